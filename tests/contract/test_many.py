"""The laws that compile: sound games keep them by the thousand, and a broken one is named."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import motherlode
from motherlode.engine.batch import playouts
from motherlode.engine.check import laws, many
from motherlode.engine.check.faults import Fault, Setting, settings
from motherlode.engine.check.many import LAWS, compiled_games, play_through, python_game
from motherlode.engine.game import Game

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "examples"))
HUNCH = motherlode.load("hunch:GAME")
NUGGETS = motherlode.load("gold-nuggets")
GOLD = motherlode.load("gold")  # with cards that not everyone has seen
EVERY, WITHIN, SEED = 3, 40, 7


def broken(game: Game, **functions: Any) -> Game:
    return replace(game, rules=game.rules._replace(**functions))


def law(game: Game, games: int = 12) -> set[int]:
    """The laws that some games break, in plain Python."""
    setting = settings(game)[0]
    return {python_game(game, setting, SEED, number, EVERY, WITHIN)[0] for number in range(games)}


@pytest.mark.parametrize("slug", motherlode.games())
def test_sound_games_keep_them_compiled_and_as_written(slug: str) -> None:
    game = motherlode.load(slug)
    seen = play_through(game, settings(game)[0], SEED, 5, 60, EVERY, WITHIN, in_python=2)
    assert (seen.games, seen.in_python) == (60, 2)
    assert seen.events >= seen.decisions > 60
    assert seen.looks >= seen.events // EVERY
    assert seen.counted >= 60
    assert 0 not in seen.reasons


def test_they_are_the_games_of_playouts() -> None:
    found = compiled_games(GOLD, settings(GOLD)[0], SEED, 0, 50, EVERY, WITHIN)
    other = playouts(GOLD, 50, seats=settings(GOLD)[0].seats, seed=SEED)
    assert found.counts[:, 1].tolist() == other.decisions.tolist()
    assert found.counts[:, 3].tolist() == other.winners.tolist()
    assert found.points[:, : other.points.shape[1]].tolist() == other.points.tolist()


def test_every_law_has_words() -> None:
    numbers = [value for name, value in vars(laws).items() if name in NAMES]
    assert sorted(numbers) == sorted(LAWS)


NAMES = {
    *("WEIGHTS", "TO_ACT", "NOBODY", "NO_MOVE", "STRANGER", "LEGAL", "CHANGED", "REASON"),
    *("STILL", "WINNERS", "POINTS", "ENDLESS", "TWICE", "LOOKS", "WRONG", "LEAK"),
}


def wrong_weight(s: Any, weights: Any) -> int:
    total = NUGGETS.rules.odds(s, weights)
    if total:
        weights[0] = 2
    return total


def odds_that_change(s: Any, weights: Any) -> int:
    total = NUGGETS.rules.odds(s, weights)
    if total:
        s.phase += 1
    return total


def everybody(s: Any, outcome: int) -> None:
    NUGGETS.rules.happen(s, outcome)
    s.to_act = 1


def nobody(s: Any, seat: int, move: int) -> None:
    NUGGETS.rules.apply(s, seat, move)
    if not NUGGETS.rules.odds(s, [0] * len(NUGGETS.outcomes)):
        s.to_act = 0


def no_move(s: Any, seat: int, mask: Any) -> int:
    return 0 if s.supply < 70 else NUGGETS.rules.legal(s, seat, mask)


def stranger(s: Any, seat: int, move: int) -> None:
    NUGGETS.rules.apply(s, seat, move)
    if s.to_act:
        s.to_act |= 64


def one_more(s: Any, seat: int, mask: Any) -> int:
    return NUGGETS.rules.legal(s, seat, mask) + 1


def unnamed(s: Any, seat: int, move: int) -> None:
    NUGGETS.rules.apply(s, seat, move)
    if s.over:
        s.over = 99


def still(s: Any, seat: int, move: int) -> None:
    NUGGETS.rules.apply(s, seat, move)
    if s.over:
        s.to_act = 1


def too_many(s: Any, points: Any) -> None:
    NUGGETS.rules.score(s, points)
    points[0] = 1 << 31


def for_ever(s: Any, seat: int, move: int) -> None:
    pass


@pytest.mark.parametrize(
    ("number", "functions"),
    [
        (laws.WEIGHTS, {"odds": wrong_weight}),
        (laws.CHANGED, {"odds": odds_that_change}),
        (laws.TO_ACT, {"happen": everybody}),
        (laws.NOBODY, {"apply": nobody}),
        (laws.NO_MOVE, {"legal": no_move}),
        (laws.STRANGER, {"apply": stranger}),
        (laws.LEGAL, {"legal": one_more}),
        (laws.REASON, {"apply": unnamed}),
        (laws.STILL, {"apply": still}),
        (laws.WINNERS, {"winners": lambda s: 0}),
        (laws.WINNERS, {"winners": lambda s: 1 << s.seats}),
        (laws.POINTS, {"score": too_many}),
    ],
)
def test_a_broken_law_of_play(number: int, functions: dict[str, Any]) -> None:
    assert law(broken(NUGGETS, **functions)) == {number}


def test_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "ENDLESS", 300)
    assert law(broken(NUGGETS, apply=for_ever), 2) == {laws.ENDLESS}


def hide_more_each_time(s: Any, seat: int) -> None:
    GOLD.rules.hide(s, seat)
    s.out += 1


def imagines_another_table(s: Any, seat: int, rng: Any) -> None:
    GOLD.rules.imagine(s, seat, rng)
    s.out += 1


def imagines_another_turn(s: Any, seat: int, rng: Any) -> None:
    GOLD.rules.imagine(s, seat, rng)
    s.to_act ^= 3


def hides_nothing_of_whose_turn(s: Any, seat: int) -> None:
    GOLD.rules.hide(s, seat)
    s.to_act = 0


def by_what_is_hidden(s: Any, seat: int, mask: Any) -> int:
    """Who knows where the nugget is not could tell where it is."""
    if s.over == 0 and s.phase == 2 and s.nugget == 1:
        mask[3] = 1
        return 1
    return HUNCH.rules.legal(s, seat, mask)


@pytest.mark.parametrize(
    ("number", "functions"),
    [
        (laws.TWICE, {"hide": hide_more_each_time}),
        (laws.LOOKS, {"imagine": imagines_another_table}),
        (laws.WRONG, {"imagine": imagines_another_turn, "hide": hides_nothing_of_whose_turn}),
    ],
)
def test_a_broken_law_of_sight(number: int, functions: dict[str, Any]) -> None:
    assert law(broken(GOLD, **functions)) == {number}


def test_legal_moves_by_what_one_cannot_know() -> None:
    setting = settings(HUNCH)[0]
    leaky = broken(HUNCH, legal=by_what_is_hidden)
    found = {python_game(leaky, setting, SEED, number, 1, WITHIN)[0] for number in range(60)}
    assert found == {laws.KEPT, laws.LEAK}


def test_something_is_lost() -> None:
    def conserved(s: Any) -> dict[str, int]:
        return {"nuggets": NUGGETS.conserved(s)["nuggets"] - bool(s.over)}

    with pytest.raises(Fault, match=r"nuggets 77 → 76.* in random game 0"):
        play_through(replace(NUGGETS, conserved=conserved), settings(NUGGETS)[0], SEED, 0, 3)


def test_another_outcome_in_python_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "python_game", lambda *what: (0, [0] * 4, [0] * 5, b""))
    with pytest.raises(Fault, match="cpu differs from python: random game 2 "):
        play_through(NUGGETS, settings(NUGGETS)[0], SEED, 2, 3, in_python=1)


def test_a_compiled_game_that_breaks_a_law_is_named() -> None:
    short = replace(NUGGETS, endings={})
    with pytest.raises(Fault, match=r"has no name: random game 0 \(2 players"):
        play_through(short, Setting(2, dict(settings(NUGGETS)[0].options)), SEED, 0, 3)
