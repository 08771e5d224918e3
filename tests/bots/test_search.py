"""The search: honest, repeatable, and not fooled by what it cannot see."""

import sys
from pathlib import Path
from random import Random

import pytest
from games.gold_nuggets.table import position

import motherlode
from motherlode.bots.exact import exact_move
from motherlode.bots.levels import LEVELS, make_bot
from motherlode.bots.search import Budget, Search
from motherlode.engine.check.faults import Setting
from motherlode.engine.check.walk import walk
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.state import copy
from motherlode.games.gold_nuggets.solver import solution

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "examples"))
HUNCH = motherlode.load("hunch:GAME")
NUGGETS = motherlode.load("gold-nuggets")


def test_the_last_nuggets_are_taken() -> None:
    s = position(seats=2, aside="5 3", decided=True, nuggets=(36, 36), supply=5)
    best = Search(NUGGETS, Budget(500)).analyse(s, 0)[0]
    assert NUGGETS.moves.text(best.move) == "take"
    assert best.share == pytest.approx(1.0)


def test_a_seat_knows_what_it_peeked_at_and_the_other_only_guesses() -> None:
    match = HUNCH.start(chance=["under 1"])
    match.play(0, "hint 0")
    guesses = Search(HUNCH, Budget(3000)).analyse(match.known(1), 1)
    assert {HUNCH.moves.text(guess.move) for guess in guesses} == {"lift 0", "lift 1", "lift 2"}
    for guess in guesses:
        assert abs(guess.share - 1 / 3) < 6 * guess.error + 0.02


def test_a_search_is_repeatable_by_its_seed() -> None:
    match = NUGGETS.start(seats=3, seed=4)
    runs = [Search(NUGGETS, Budget(300), seed=9).analyse(match.known(0), 0) for _ in range(2)]
    assert runs[0] == runs[1]
    assert runs[0] != Search(NUGGETS, Budget(300), seed=10).analyse(match.known(0), 0)


def test_a_budget_of_time_ends() -> None:
    match = NUGGETS.start(seats=3, seed=4)
    search = Search(NUGGETS, Budget(10**9, seconds=0.05))
    assert search.analyse(match.known(0), 0)[0].visits > 0
    assert search.simulations < 10**9


@pytest.mark.parametrize("slug", [*motherlode.games(), "hunch:GAME"])
def test_a_bot_chooses_the_same_whatever_it_cannot_know(slug: str) -> None:
    """Everything that a seat does not know is dealt anew; its choice must not change."""
    game = motherlode.load(slug)
    random = Random(3)
    moments = [
        moment
        for moment in walk(game, Setting(game.seats[-1], {}), random)
        if moment.mover >= 0 and len(moment.choices) > 1
    ]
    for moment in random.sample(moments, min(4, len(moments))):
        seat = moment.mover
        known = copy(moment.s)
        game.plain.hide(known, seat)
        other = copy(known)
        game.plain.imagine(other, seat, [random.getrandbits(64)])
        game.plain.hide(other, seat)
        for name in ("greenhorn", "prospector"):
            choices = [make_bot(game, name, seed=5).choose(copy(s), seat) for s in (known, other)]
            assert choices[0] == choices[1]
            assert choices[0] in moment.choices


def test_levels_have_names_and_an_order() -> None:
    assert list(LEVELS) == ["greenhorn", "prospector", "veteran", "legend"]
    simulations = [level.simulations for level in LEVELS.values()]
    assert simulations == sorted(simulations)
    with pytest.raises(MotherlodeError, match="Did you mean “veteran”"):
        make_bot(NUGGETS, "veterans", 0)


def test_a_legend_plays_the_exact_solution_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOTHERLODE_DATA", str(tmp_path))
    match = NUGGETS.start(seats=2, seed=6)
    while len(match.legal(match.to_act[0])) == 1:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    known = match.known(seat)
    best = solution().best(known).move
    assert exact_move(NUGGETS, known) == best
    assert make_bot(NUGGETS, "legend", 1).choose(known, seat) == best
    assert exact_move(NUGGETS, NUGGETS.start(seats=3, seed=1).known(0)) is None
    assert exact_move(NUGGETS.with_content(NUGGETS=7), known) is None
