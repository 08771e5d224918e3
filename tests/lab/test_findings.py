"""What the studio says of a game: a seeded unfairness is its first sentence, and chance is none."""

import json
from collections import Counter
from functools import partial

import pytest

import motherlode
from motherlode.commands.study import study_game
from motherlode.engine.chance import draw
from motherlode.engine.contract import CHANCE, Rules
from motherlode.engine.errors import OptionError, SeatError
from motherlode.engine.game import Game
from motherlode.engine.notation import Notation, Option
from motherlode.engine.state import Cells, Header, Int8, record
from motherlode.engine.view import asks, common_view
from motherlode.lab.arena import Contest, play_match
from motherlode.lab.findings import Page, study
from motherlode.lab.findings.fates import Fate, fate_of
from motherlode.lab.findings.page import page
from motherlode.lab.findings.study import Phase

RANDOM = (Phase("random", (30, 600)),)


@record
class State(Header):
    """Two secret cards from 1 to 6; whoever has the higher one wins, after a bow."""

    one: Int8
    other: Int8
    highest: Int8


def setup(s: State, seats: int, options: Cells) -> None:
    s.seats = seats
    s.highest = options[0]


def odds(s: State, weights: Cells) -> int:
    if s.other != 0:
        return 0
    for card in range(6):
        weights[card] = 1
    return 6


def happen(s: State, card: int) -> None:
    if s.one == 0:
        s.one = card + 1
    else:
        s.other = card + 1
        s.to_act = 0b01


def legal(s: State, seat: int, mask: Cells) -> int:
    mask[0] = 1
    mask[1] = 1
    return 2


def apply(s: State, seat: int, move: int) -> None:
    s.to_act <<= 1
    if seat == 1:
        s.to_act = 0
        s.over = 1


def score(s: State, points: Cells) -> None:
    points[0] = s.one
    points[1] = s.other


def winners(s: State) -> int:
    if s.one == s.other:
        return 0b11
    return 0b01 if s.one > s.other else 0b10


def hide(s: State, seat: int) -> None:
    if s.over == 0 and seat != 0:
        s.one = 0
    if s.over == 0 and seat != 1:
        s.other = 0


def imagine(s: State, seat: int, rng: Cells) -> None:
    if s.one == 0:
        s.one = draw(rng, 6) + 1
    if s.other == 0:
        s.other = draw(rng, 6) + 1


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    return mover != CHANCE or seat == (0 if s.one == 0 else 1)


HIGH_CARD = Game(
    slug="high-card",
    name="High Card",
    version=1,
    seats=range(2, 3),
    state=State,
    rules=Rules(
        setup=setup,
        odds=odds,
        happen=happen,
        legal=legal,
        apply=apply,
        score=score,
        winners=winners,
        hide=hide,
        imagine=imagine,
        sees=sees,
    ),
    moves=Notation(["bow", "nod"]),
    outcomes=Notation([f"card {card}" for card in range(1, 7)], "outcome"),
    endings={1: "shown"},
    view=lambda s, seat: common_view({1: "shown"}, s, seat, asks(s, "bow")),
    story=lambda before, after, seat, mover, event: [],
    conserved=lambda s: {},
    options=(Option("mood", "how one bows", ("merry", "grave")),),
)


@pytest.fixture(scope="module")
def pages() -> list[Page]:
    return list(study(HIGH_CARD, phases=RANDOM))


def test_whoever_holds_the_strongest_card_is_the_first_sentence(pages: list[Page]) -> None:
    first = pages[1]["sentences"][0]
    assert first["strong"]
    # A 6 wins against five of six cards and shares the sixth; a 1 the other way round.
    assert "go to whoever gets “card 6”" in first["text"] or "“card 1”" in first["text"]
    rows = {row["name"]: row for row in pages[1]["tables"][0]["rows"]}
    assert rows["“card 6”"]["won"] == pytest.approx(1, abs=0.02)  # where not both have one
    assert rows["“card 1”"]["won"] == pytest.approx(0, abs=0.02)
    assert rows["“card 6”"]["clear"]
    assert rows["“card 1”"]["clear"]


def test_what_makes_no_difference_is_not_said(pages: list[Page]) -> None:
    tables = {table["title"]: table["rows"] for table in pages[1]["tables"]}
    starting = "The starting player wins, by option"
    for title in ("Who wins, by what he did", "Who wins, by seat", starting):
        assert tables[title]
        assert not any(row["clear"] for row in tables[title]), title
    said = [sentence["text"] for sentence in pages[1]["sentences"]]
    assert "No seat is clearly better than another." in said
    assert any("several winners" in text for text in said)
    assert not any("bow" in text or "mood" in text for text in said)


def test_intervals_shrink_and_hold_for_all_comparisons(pages: list[Page]) -> None:
    assert [made["games"] for made in pages] == [30, 600, 600]
    few, many = (
        {row["name"]: row for table in made["tables"] for row in table["rows"]}
        for made in pages[:2]
    )
    for name in ("seat 1", "seat 2"):
        assert few[name]["low"] < many[name]["low"] < 0.5 < many[name]["high"] < few[name]["high"]


def test_the_same_seed_says_the_same(pages: list[Page]) -> None:
    assert list(study(HIGH_CARD, phases=RANDOM)) == pages


def test_of_many_things_that_mean_nothing_none_is_called_clear() -> None:
    """A hundred coins beside who won: with an interval for each alone some would look strong."""
    from random import Random

    random = Random(4)
    fates = []
    for _ in range(300):
        winner = random.randrange(2)
        had = [Counter[tuple[str, str]](), Counter[tuple[str, str]]()]
        for coin in range(100):
            had[random.randrange(2)]["outcome", f"coin {coin}"] += 1
        fates.append(Fate([float(winner == 0), float(winner == 1)], had, 2, 2, 12.0, "over"))
    made = page("random", fates, 300)
    rows = [row for table in made["tables"] for row in table["rows"]]
    assert len(rows) == 102
    assert not any(row["clear"] for row in rows)
    assert made["sentences"][0]["text"].startswith("Nothing that was compared")


@pytest.mark.parametrize("slug", motherlode.games())
def test_events_of_every_game_find_their_seat(slug: str) -> None:
    game = motherlode.load(slug)
    contest = Contest(slug, ("random",) * game.seats[-1], (), seed=3)
    fate = fate_of(play_match(game, contest, 0))
    assert sum(fate.shares) == pytest.approx(1)
    moves = sum(n for had in fate.had for (kind, _), n in had.items() if kind == "move")
    assert moves == fate.choices > 0
    assert fate.decisions >= fate.choices
    assert fate.ending in game.endings.values()


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    short = partial(study, phases=(Phase("random", (40,)),))
    monkeypatch.setattr("motherlode.commands.study.study", short)
    study_game("claim-poker", 3, {}, seed=1, as_json=True)
    (made,) = json.loads(capsys.readouterr().out)
    assert (made["players"], made["games"]) == ("random", 40)
    with pytest.raises(SeatError, match="not 9"):
        study_game("claim-poker", 9, {}, seed=1, as_json=True)
    with pytest.raises(OptionError, match="no option"):
        study_game("claim-poker", 3, {"decks": "x"}, seed=1, as_json=True)
