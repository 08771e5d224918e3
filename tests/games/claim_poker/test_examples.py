"""The rulebook's examples, with the rulebook's numbers."""

import pytest
from games.claim_poker.table import ROGER, cards_in, play, scoring

from motherlode.engine.pictures import views
from motherlode.games.claim_poker import GAME

clause = pytest.mark.clause

VALUED = ", ".join(
    card for card in cards_in(ROGER) if card.split()[0] not in ("double", "prospector")
)


def roger(kind: str, number: int = 1) -> int:
    """Roger's points with his +1 on a kind."""
    s = play(scoring(ROGER, number=number), f"assign {kind}")
    bill = GAME.view(s, 0)["players"][0]["bills"][number - 1]
    points: int = bill["points"]
    return points


@clause("EX-CP-1")
def test_rogers_valued_cards() -> None:
    bill = GAME.view(scoring(VALUED), 0)["players"][0]["bills"][0]
    stock = {item["kind"]: (item["stock"], item["points"]) for item in bill["items"]}
    assert stock == {"pick": (3, 0), "sieve": (4, 4), "knife": (1, 0), "rifle": (4, 4)}


@clause("EX-CP-1")
def test_roger_before_he_assigns() -> None:
    bill = GAME.view(scoring(ROGER), 0)["players"][0]["bills"][0]
    stock = {item["kind"]: (item["stock"], item["points"]) for item in bill["items"]}
    assert stock == {
        "pick": (4, 3),
        "sieve": (5, 0),
        "knife": (2, 1),
        "rifle": (4, 4),
        "whiskey": (2, 0),
    }


@clause("EX-CP-1")
def test_roger_makes_thirteen() -> None:
    s = play(scoring(ROGER), "assign sieve")
    bill = GAME.view(s, 0)["players"][0]["bills"][0]
    lines = {item["kind"]: (item["stock"], item["value"], item["points"]) for item in bill["items"]}
    assert lines == {
        "pick": (4, 3, 3),
        "sieve": (6, 5, 5),
        "knife": (2, 1, 1),
        "rifle": (4, 4, 4),
        "whiskey": (2, 0, 0),
    }
    assert bill["points"] == 3 + 5 + 1 + 4 + 0 == 13


@clause("EX-CP-1")
def test_the_picture_in_the_rules_is_rogers_hand() -> None:
    before, after = (view["players"][0] for view in views(GAME, "roger"))
    assert sorted(before["cards"]) == sorted(cards_in(ROGER))
    assert (before["bills"][0]["points"], after["bills"][0]["points"]) == (8, 13)


@clause("EX-CP-1")
def test_all_of_rogers_choices() -> None:
    first = {"sieve": 13, "whiskey": 8, "shovel": 8, "knife": 7, "pick": 5, "rifle": 4}
    second = {"sieve": 13, "whiskey": 3, "shovel": 3, "knife": 1, "pick": 0, "rifle": 0}
    assert {kind: roger(kind) for kind in first} == first
    assert {kind: roger(kind, 2) for kind in second} == second


@clause("EX-CP-1", "CP-A23")
@pytest.mark.parametrize("number", [1, 2])
def test_the_sieve_is_marked_as_rogers_best(number: int) -> None:
    choices = GAME.view(scoring(ROGER, number=number), 0)["players"][0]["bills"][-1]["choices"]
    assert len(choices) == 8
    assert [(c["kind"], c["points"]) for c in choices if c["best"]] == [("sieve", 13)]
    assert [c["points"] for c in choices].count(13) == 1
