"""The examples (a) to (g) of the rule file, with the rule file's outcome."""

import pytest
from games.gold_rausch.matches import VECTORS
from games.gold_rausch.table import equipment, pile

from motherlode.engine.match import Match
from motherlode.engine.pictures import views
from motherlode.games.gold_rausch import GAME

clause = pytest.mark.clause


def told(match: Match) -> list[str]:
    return [line["what"] for line in match.story()]


def river_of(match: Match) -> list[str]:
    return [place["what"] for place in match.view()["river"]]


def lies_face_down(match: Match) -> bool:
    return all(p["left"] is p["right"] is None for p in match.view()["prospectors"])


@clause("EX-GR-A")
def test_a_an_empty_card_changes_nothing_to_the_eye() -> None:
    match = VECTORS["a-flip-empty"]()
    assert river_of(match) == ["river"] * 10
    assert told(match) == ["empty", "empty"]
    assert match.to_act == (2,)


@clause("EX-GR-B")
def test_b_two_tools_win_the_card_without_a_swap() -> None:
    match = VECTORS["b-two-tools-found"]()
    assert pile(match.state, 0) == ["nuggets sieve+pick"]
    assert river_of(match) == ["river"] * 10
    assert match.view()["stack"] == 35
    assert lies_face_down(match)
    assert match.to_act == (1,)


@clause("EX-GR-C")
def test_c_the_wrong_tool_is_swapped_first_then_the_right_one() -> None:
    match = VECTORS["c-wrong-tool"]()
    swaps = [line for line in match.story() if line["what"] == "swap"]
    assert [(line["seat"], line["card"]) for line in swaps] == [(2, "shovel"), (0, "sieve")]
    assert equipment(match.state) == [
        *("whiskey", "whiskey"),
        *("pick", "sieve"),
        *("whiskey", "whiskey"),
        *("knife", "shovel"),
    ]
    assert match.to_act == (2,)  # the turn was seat 1's


@clause("EX-GR-D")
def test_d_a_whiskey_ends_the_turn_without_a_swap_round() -> None:
    match = VECTORS["d-whiskey"]()
    assert lies_face_down(match)
    assert river_of(match)[0] == "nuggets"
    assert match.to_act == (1,)


@clause("EX-GR-E")
def test_e_a_tool_ends_the_search_for_teeth_and_its_owner_swaps() -> None:
    match = VECTORS["e-teeth-and-a-tool"]()
    swaps = [line for line in match.story() if line["what"] == "swap"]
    assert [(line["seat"], line["card"]) for line in swaps] == [(0, "sieve")]
    assert river_of(match)[0] == "teeth"
    assert match.to_act == (2,)


@clause("EX-GR-F")
def test_f_a_right_doubt_brings_ten_new_cards_and_one_blind_card() -> None:
    match = VECTORS["f-doubt-right"]()
    assert (pile(match.state, 0), pile(match.state, 1)) == ([], ["nuggets sieve"])
    assert match.view()["stack"] == 25
    assert river_of(match) == ["river"] * 10
    assert match.story()[-1] == {"what": "new-river", "count": 10}


@clause("EX-GR-G")
def test_g_a_wrong_doubt_gives_the_gold_to_the_others_in_turn() -> None:
    match = VECTORS["g-doubt-wrong"]()
    piles = [pile(match.state, seat) for seat in range(3)]
    assert piles == [[], ["teeth 1", "teeth 2"], ["nuggets pick"]]
    assert match.to_act == (1,)
    told = [line for line in match.story(1) if line["what"].startswith("d")]
    assert [(line["what"], line.get("seat")) for line in told[:2]] == [
        ("doubt", 0),
        ("doubt-wrong", 0),
    ]
    assert len(told[2]["places"]) == 7  # all have seen which cards are empty
    dealt = [(line["what"], line["seat"], line["count"]) for line in told[3:]]
    assert sorted(dealt) == [("dealt-nuggets", 2, 1), ("dealt-teeth", 1, 1), ("dealt-teeth", 1, 2)]


@clause("EX-GR-B", "EX-GR-C", "EX-GR-D", "EX-GR-E", "EX-GR-G")
def test_the_pictures_in_the_rules() -> None:
    last = {name: views(GAME, name)[-1] for name in ("found", "whiskey", "teeth", "wrong-doubt")}
    assert [player["cards"] for player in last["found"]["players"]] == [1, 0, 0]
    assert last["whiskey"]["to_act"] == [1]
    assert last["whiskey"]["river"][1]["what"] == "nuggets"  # it stays open
    assert last["teeth"]["to_act"] == [2]
    assert [player["cards"] for player in last["wrong-doubt"]["players"]] == [0, 2, 1]
    shows = [view["prompt"]["seats"] for view in views(GAME, "wrong-tool")]
    assert shows == [[0], [2], [1], [1]]  # Ada searches, Cy swaps, Bo swaps, Bo is on turn
