"""Puzzles: data beside the game that tells no secret, and a reader that says what is wrong."""

import json
from base64 import b64encode
from typing import Any

import pytest

from motherlode.bots.choices import legal_moves
from motherlode.bots.coach import reason
from motherlode.bots.levels import LEVELS
from motherlode.bots.puzzles import header, read, shipped
from motherlode.bots.weighing import Choice
from motherlode.engine.errors import ContentError
from motherlode.engine.game import Game
from motherlode.engine.state import copy
from motherlode.engine.words import LANGUAGES, texts_of
from motherlode.games import games, load
from motherlode.lab.finding import is_trap, rating_of, right_moves

WITH_PUZZLES = [slug for slug in games() if not load(slug).real_time]


@pytest.fixture(params=WITH_PUZZLES)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = load(request.param)
    return found


def lines_of(game: Game, count: int = 2) -> list[Any]:
    """The head of a file and some of its puzzles, as data."""
    puzzles = list(shipped(game).values())[:count]
    return [json.loads(header(game)), *(json.loads(puzzle.line()) for puzzle in puzzles)]


def written(lines: list[Any]) -> str:
    return "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)


def test_there_are_puzzles_and_each_is_one(game: Game) -> None:
    puzzles = shipped(game)
    assert puzzles
    for puzzle in puzzles.values():
        shares = {choice["move"]: choice["share"] for choice in puzzle.choices}
        assert shares[puzzle.obvious] < shares[puzzle.right[0]] == max(shares.values())
        assert puzzle.topic in texts_of(game, "en")["topics"]
        assert 400 <= puzzle.rating <= 2600


def test_no_puzzle_holds_what_its_seat_cannot_know(game: Game) -> None:
    """Two worlds that the seat cannot tell apart lead to the very same puzzle."""
    for puzzle in shipped(game).values():
        for stream in (1, 2):
            world = puzzle.state(game)
            game.plain.imagine(world, puzzle.seat, [stream])
            hidden = copy(world)
            game.plain.hide(hidden, puzzle.seat)
            assert bytes(hidden) == puzzle.known
            found = legal_moves(game, world, puzzle.seat)
            assert found == legal_moves(game, puzzle.state(game), puzzle.seat)


def test_every_puzzle_has_a_reason_in_every_language(game: Game) -> None:
    for puzzle in list(shipped(game).values())[::10]:
        others = [c for c in puzzle.choices[1:] if c["move"] not in puzzle.right]
        for language in LANGUAGES:
            given = [puzzle.choices[0], *others]
            said = reason(game, puzzle.state(game), puzzle.seat, given, None, language)
            assert said
            assert "{" not in said


def test_what_was_seen_before_is_told_where_it_must_be_remembered() -> None:
    for game in map(load, WITH_PUZZLES):
        assert (game.recall is None) == (game.remembers is None)
        for puzzle in shipped(game).values() if game.recall else ():
            known = puzzle.state(game)
            lines = game.recall(known, puzzle.seat)  # type: ignore[misc]
            seen = [line for line in lines if line["what"] != "won"]
            assert len(lines) - len(seen) == puzzle.seats
            told = sum(len(line.get("places", [0])) for line in seen)
            assert told == len(game.remembers(known, puzzle.seat))  # type: ignore[misc]


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        ({"known": b64encode(b"ab").decode()}, "bytes"),
        ({"known": "no base64!"}, "not what it must be"),
        ({"seats": 99}, "players"),
        ({"seat": 7}, "nothing to decide"),
        ({"id": "0000000000"}, "another position"),
        ({"right": ["dance"]}, "not legal"),
        ({"choices": []}, "at least two"),
        ({"fared": {}}, "greenhorn"),
        ({"rating": "much"}, "not what it must be"),
    ],
)
def test_a_fault_is_refused_with_line_and_reason(fault: dict[str, Any], says: str) -> None:
    game = load("claim-poker")
    first, one, other = lines_of(game)
    with pytest.raises(ContentError) as error:
        read(game, written([first, one, {**other, **fault}]), "mine.jsonl")
    assert error.value.slug == "puzzle/damaged"
    assert error.value.line == 3
    assert "mine.jsonl, line 3" in error.value.message
    assert says in error.value.message


def test_a_missing_field_a_torn_line_and_a_foreign_file_are_refused() -> None:
    game = load("claim-poker")
    first, one, _ = lines_of(game)
    without = {name: value for name, value in one.items() if name != "topic"}
    for lines, says in (
        ([first, without], "“topic” is missing"),
        ([first, written([one])[:40]], "no whole JSON"),
        ([first, one, one], "twice"),
        ([{**first, "game": "chess"}, one], "should begin"),
        ([], "no whole JSON"),
    ):
        with pytest.raises(ContentError, match=says):
            read(game, written(lines))


def test_a_record_with_a_secret_in_it_is_refused() -> None:
    game = load("gold-rausch")
    first, one = lines_of(game, 1)
    match = game.start(2, seed=1)
    secret = {"seats": 2, "seat": match.to_act[0], "known": b64encode(bytes(match.state)).decode()}
    with pytest.raises(ContentError, match="cannot know"):
        read(game, written([first, {**one, **secret}]))


def test_puzzles_of_another_version_are_not_shown(game: Game) -> None:
    first, *others = lines_of(game)
    assert read(game, written([{**first, "version": game.version - 1}, *others])) == []


def test_nothing_that_may_be_as_good_is_a_puzzle() -> None:
    game = load("gold-nuggets")
    match = game.start(2, seed=3)
    known = match.known(match.to_act[0])

    def choices(*shares: tuple[str, float, float]) -> list[Choice]:
        return [Choice(move=move, share=share, error=error) for move, share, error in shares]

    clear = choices(("roll", 0.60, 0.003), ("take", 0.50, 0.01))
    unsure = choices(("roll", 0.60, 0.003), ("take", 0.50, 0.08))
    close = choices(("roll", 0.60, 0.003), ("take", 0.59, 0.003))
    assert right_moves(game, known, 0, clear, exact=False) == ["roll"]
    assert right_moves(game, known, 0, unsure, exact=False) is None
    assert right_moves(game, known, 0, close, exact=False) is None
    take = [game.moves.number("take")]
    assert is_trap(game, clear, ["roll"], take)
    assert not is_trap(game, choices(("roll", 0.6, 0.0), ("take", 0.57, 0.02)), ["roll"], take)
    assert not is_trap(game, clear, ["roll"], [game.moves.number("roll")])


def test_the_oftener_bots_are_right_the_lower_the_rating() -> None:
    easy = rating_of(dict.fromkeys(LEVELS, 1.0))
    middle = rating_of(dict(zip(LEVELS, (0.0, 0.3, 0.7, 1.0), strict=True)))
    hard = rating_of(dict.fromkeys(LEVELS, 0.0))
    assert easy < middle < hard
