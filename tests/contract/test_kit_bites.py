"""The conformance kit finds what it is for: broken games, each with its fault named."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

import motherlode
from motherlode.engine.check import Effort, check, walk
from motherlode.engine.contract import CHANCE
from motherlode.engine.game import Game

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "examples"))
HUNCH = motherlode.load("hunch:GAME")
NUGGETS = motherlode.load("gold-nuggets")

SHORT = Effort(games=6, traces=12, samples=300, compared=9, watched=1.0)


def faults(game: Game, targets: tuple[str, ...] = ()) -> str:
    return "\n".join(check(game, SHORT, targets=targets).faults)


def broken(game: Game, **functions: Any) -> Game:
    """The game with other functions; fewer players, to be quick."""
    seats = range(game.seats[0], game.seats[0] + 1)
    return replace(game, seats=seats, rules=game.rules._replace(**functions))


@pytest.mark.heavy
def test_sound_games_have_no_faults() -> None:
    assert faults(HUNCH, ("cpu",)) == ""
    assert faults(broken(NUGGETS), ("cpu",)) == ""


def test_a_leak_through_the_view() -> None:
    found = faults(broken(HUNCH, hide=lambda s, seat: None))
    assert "leak through the view" in found
    assert "field nugget" in found


def test_a_leak_through_the_story() -> None:
    found = faults(broken(HUNCH, sees=lambda s, seat, mover, event: True))
    assert "leak through the story" in found
    assert "under" in found


def test_a_leak_through_the_legal_moves() -> None:
    def legal(s: Any, seat: int, mask: Any) -> int:
        if s.over == 0 and s.phase == 2 and s.nugget == 1:
            mask[3] = 1
            return 1
        return HUNCH.rules.legal(s, seat, mask)

    assert "legal moves of seat 1 depend on what it cannot know" in faults(
        broken(HUNCH, legal=legal)
    )


def test_a_wrong_weight() -> None:
    def odds(s: Any, weights: Any) -> int:
        total = NUGGETS.rules.odds(s, weights)
        if total:
            weights[0] = 2
        return total

    assert "odds() returns 6, but the weights sum to 7" in faults(broken(NUGGETS, odds=odds))


def test_a_negative_weight() -> None:
    def odds(s: Any, weights: Any) -> int:
        total = NUGGETS.rules.odds(s, weights)
        if total:
            weights[0], weights[1] = -1, 3
        return total

    assert "a weight is negative" in faults(broken(NUGGETS, odds=odds))


def test_imagination_with_wrong_odds() -> None:
    def imagine(s: Any, seat: int, rng: Any) -> None:
        HUNCH.rules.imagine(s, seat, rng)
        if s.phase and seat != 0 and not s.over and s.nugget == 2:
            HUNCH.rules.hide(s, seat)
            HUNCH.rules.imagine(s, seat, rng)

    assert "wrong odds" in faults(broken(HUNCH, imagine=imagine))


def test_imagination_of_what_cannot_be() -> None:
    def imagine(s: Any, seat: int, rng: Any) -> None:
        if s.phase and seat != 0 and not s.over:
            s.nugget = 5

    assert "imagines a world that cannot be" in faults(broken(HUNCH, imagine=imagine))


def test_a_dead_end() -> None:
    def legal(s: Any, seat: int, mask: Any) -> int:
        return 0 if s.supply < 70 else NUGGETS.rules.legal(s, seat, mask)

    assert "dead end: seat" in faults(broken(NUGGETS, legal=legal))

    def apply(s: Any, seat: int, move: int) -> None:
        HUNCH.rules.apply(s, seat, move)
        s.to_act = 0

    assert "dead end: nobody may act" in faults(broken(HUNCH, apply=apply))


def test_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "ENDLESS", 300)

    def apply(s: Any, seat: int, move: int) -> None:
        s.hint = move % 3

    assert "endless" in faults(broken(HUNCH, apply=apply))


def test_a_lost_nugget() -> None:
    def apply(s: Any, seat: int, move: int) -> None:
        NUGGETS.rules.apply(s, seat, move)
        if s.nuggets[seat] > 5:
            s.nuggets[seat] -= 1

    found = faults(broken(NUGGETS, apply=apply))
    assert "conservation: nuggets went from 77 to 76" in found


def test_a_miscounted_choice() -> None:
    def legal(s: Any, seat: int, mask: Any) -> int:
        return NUGGETS.rules.legal(s, seat, mask) + 1

    assert "legal() returns" in faults(broken(NUGGETS, legal=legal))


def test_an_end_without_a_name_or_a_winner() -> None:
    assert "which has no name" in faults(replace(HUNCH, endings={1: "found"}))
    assert "no seats of this game" in faults(broken(HUNCH, winners=lambda s: 0))


def test_a_view_that_is_not_json() -> None:
    assert "not plain JSON" in faults(replace(HUNCH, view=lambda s, seat: {"s": {1, 2}}))
    lines = iter(range(10**9))
    assert "not the same twice" in faults(
        replace(HUNCH, story=lambda *given: [{"what": str(next(lines))}])
    )


def test_a_seat_that_does_not_see_its_own_decision() -> None:
    # Seat 0 peeks as before, but is not shown what it has decided itself.
    found = faults(
        broken(HUNCH, sees=lambda s, seat, mover, event: (mover == CHANCE) == (seat == 0))
    )
    assert "seat 0 does not see its own decision" in found


def wobbly_happen(s: Any, face: int) -> None:
    """Hides the nugget, and stores what a global says."""
    s.hint = COMPILED
    s.nugget = face
    s.phase = 1
    s.to_act = 1


COMPILED = 0


def test_a_difference_between_python_and_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code keeps a global as it was; Python sees it change."""
    game = broken(HUNCH, happen=wobbly_happen)
    check(game, SHORT, targets=("cpu",))  # compiles with COMPILED = 0
    monkeypatch.setitem(globals(), "COMPILED", 7)
    found = faults(game, ("cpu",))
    assert "targets: cpu differs from python in random game 0" in found
    assert "field hint" in found


def test_a_missing_golden_record(tmp_path: Path) -> None:
    report = check(HUNCH, SHORT, targets=(), golden=tmp_path)
    assert report.faults == ["golden: no stored record ends by: found, missed"]


@pytest.mark.parametrize("name", ["over", "to_act"])
def test_a_record_with_another_head(name: str) -> None:
    class Other:
        _fields_: ClassVar[Any] = [at for at in NUGGETS.state._fields_ if at[0] != name]

    assert "a record begins with over, to_act" in faults(replace(NUGGETS, state=Other))


def test_a_game_that_is_not_as_open_as_it_says() -> None:
    assert "something is hidden from" in faults(replace(broken(HUNCH), open=True))

    def view(s: Any, seat: int) -> Any:
        return {**NUGGETS.view(s, seat), "mine": seat}

    assert "is not everyone's" in faults(replace(broken(NUGGETS), view=view))
