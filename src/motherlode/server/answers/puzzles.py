"""Puzzles: what there is, the position of one, how good its choices are, and a table to play on."""

from base64 import b64encode
from functools import lru_cache

from motherlode.bots.choices import legal_moves
from motherlode.bots.coach import reason
from motherlode.bots.puzzles import Puzzle, shipped
from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.words import LANGUAGES
from motherlode.games import ours
from motherlode.server.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleInfo,
    PuzzleLine,
)
from motherlode.table.plans import Level, Position, SeatPlan, TablePlan

LEVEL: Level = "veteran"  # who plays on from a position


def all_puzzles(slug: str) -> list[PuzzleLine]:
    """The puzzles of a game, the easiest first."""
    puzzles = sorted(shipped(ours(slug)).values(), key=lambda puzzle: (puzzle.rating, puzzle.id))
    return [PuzzleLine(puzzle.id, puzzle.topic, puzzle.rating) for puzzle in puzzles]


def puzzle_info(slug: str, id_: str) -> PuzzleInfo:
    """The position, and nothing of how it comes out."""
    game, puzzle = _found(slug, id_)
    known = puzzle.state(game)
    recall = [] if game.recall is None else [dict(line) for line in game.recall(known, puzzle.seat)]
    return PuzzleInfo(
        id=puzzle.id,
        game=slug,
        seats=puzzle.seats,
        seat=puzzle.seat,
        topic=puzzle.topic,
        rating=puzzle.rating,
        view=game.view(known, puzzle.seat),
        legal=_legal(game, puzzle),
        recall=recall,
    )


@lru_cache(maxsize=256)
def answer_to(slug: str, id_: str) -> PuzzleAnswer:
    """How good every choice is, and why the best is."""
    game, puzzle = _found(slug, id_)
    known = puzzle.state(game)
    weighed = {choice["move"] for choice in puzzle.choices}
    choices = [PuzzleChoice(**choice) for choice in puzzle.choices]
    choices += [PuzzleChoice(move) for move in _legal(game, puzzle) if move not in weighed]
    others = [choice for choice in puzzle.choices[1:] if choice["move"] not in puzzle.right]
    given = [puzzle.choices[0], *others]
    alike = len(puzzle.right) > 1
    why = {
        language: reason(game, known, puzzle.seat, given, None, language, alike)
        for language in LANGUAGES
    }
    return PuzzleAnswer(
        right=list(puzzle.right),
        obvious=puzzle.obvious,
        choices=choices,
        exact=puzzle.exact,
        why=why,
        fared=dict(puzzle.fared),
    )


def plan_from(slug: str, id_: str, level: Level) -> TablePlan:
    """A table that begins there, the others played by bots."""
    _, puzzle = _found(slug, id_)
    return plan_at(slug, dict(puzzle.options), puzzle.known, puzzle.seats, puzzle.seat, level)


def plan_at(
    slug: str, options: dict[str, str | int], known: bytes, seats: int, seat: int, level: Level
) -> TablePlan:
    """A table that begins with what a seat knows; it counts for nothing."""
    plans = [SeatPlan("me") if at == seat else SeatPlan("bot", level) for at in range(seats)]
    position = Position(b64encode(known).decode(), seat)
    return TablePlan(slug, plans, options, friendly=True, position=position)


def plan_again(match: Match, number: int, level: Level = LEVEL) -> TablePlan:
    """A table that begins where somebody decided, with what he knew then."""
    history = match.history()
    if not 0 <= number < len(history) or history[number][0] == CHANCE:
        raise MotherlodeError("match/no-decision", f"Nobody decided anything as event {number}.")
    if match.game.texts or match.game.real_time:
        raise MotherlodeError("match/not-again", "This match cannot be tried again from there.")
    seat = history[number][0]
    known = match.state_at(number)
    match.game.plain.hide(known, seat)
    options = dict(match.options)
    return plan_at(match.game.slug, options, bytes(known), match.seats, seat, level)


def _found(slug: str, id_: str) -> tuple[Game, Puzzle]:
    game = ours(slug)
    puzzle = shipped(game).get(id_)
    if puzzle is None:
        raise MotherlodeError("puzzle/unknown", f"{game.name} has no puzzle “{id_}”.")
    return game, puzzle


def _legal(game: Game, puzzle: Puzzle) -> list[str]:
    moves = legal_moves(game, puzzle.state(game), puzzle.seat)
    return [game.moves.text(move) for move in moves]
