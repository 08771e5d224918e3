"""Puzzles: a position, one decision, and how good every choice is. Data beside the game.

A game's folder may hold `puzzles.jsonl`: a line that says of which game and version they are, then
a line for each puzzle. A position is the record as one seat knows it, everything else cut out, so a
puzzle cannot hold what its seat cannot know; loading checks that again. `motherlode puzzles` finds
them (`lab/finding.py`), docs/puzzles.md tells of the format.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from typing import Any

from motherlode.bots.choices import legal_moves
from motherlode.bots.levels import LEVELS
from motherlode.bots.weighing import Choice
from motherlode.engine.errors import ContentError, MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.state import copy

FORMAT = "motherlode-puzzles/1"
FILE = "puzzles.jsonl"


@dataclass(frozen=True)
class Puzzle:
    """One decision."""

    id: str
    seats: int
    seat: int  # who decides
    options: Mapping[str, str | int]
    known: bytes  # the record as that seat knows it
    choices: tuple[Choice, ...]  # every legal move, the best first
    right: tuple[str, ...]  # the best, and moves that are just like it
    obvious: str  # what one does without looking ahead, and is worse
    exact: bool  # weighed to the end, not sampled
    topic: str  # a text of the game's section [topics]
    rating: int
    fared: Mapping[str, float]  # by level: how often bots are right

    def state(self, game: Game) -> Any:
        """The position, as the seat knows it."""
        return game.state.from_buffer_copy(self.known)

    def line(self) -> str:
        """As it stands in the file."""
        shares = [[c["move"], round(c["share"], 4), round(c["error"], 4)] for c in self.choices]
        return json.dumps(
            {
                "id": self.id,
                "seats": self.seats,
                "seat": self.seat,
                "options": dict(self.options),
                "known": b64encode(self.known).decode(),
                "choices": shares,
                "right": list(self.right),
                "obvious": self.obvious,
                "exact": self.exact,
                "topic": self.topic,
                "rating": self.rating,
                "fared": {level: round(share, 3) for level, share in self.fared.items()},
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )


def puzzle_id(game: Game, seat: int, known: bytes) -> str:
    """The same position has the same name wherever it was found."""
    return sha256(f"{game.slug} {game.version} {seat} ".encode() + known).hexdigest()[:10]


def topic_of(game: Game, known: Any, seat: int, move: int) -> str:
    """What a decision is about: the game says, or else the verb of its move does."""
    if game.topic is not None:
        return game.topic(known, seat, move)
    return game.moves.text(move).partition(" ")[0]


def header(game: Game) -> str:
    """The first line of a file."""
    return json.dumps({"format": FORMAT, "game": game.slug, "version": game.version})


# --- reading -----------------------------------------------------------------------------------


_READ: dict[tuple[str, str, int], Mapping[str, Puzzle]] = {}


def shipped(game: Game) -> Mapping[str, Puzzle]:
    """The puzzles in the game's own folder, by their ids; none for content of one's own."""
    module = getattr(game.view, "func", game.view).__module__.rpartition(".")[0]
    if game.content or not module:
        return {}
    key = module, game.slug, game.version
    if key not in _READ:
        _READ[key] = {puzzle.id: puzzle for puzzle in read(game, _text(game, module), FILE)}
    return _READ[key]


def _text(game: Game, module: str) -> str:
    """The file of a game, or one without puzzles where it brings none."""
    try:
        return (files(import_module(module)) / FILE).read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError, TypeError):
        return header(game)


def read(game: Game, text: str, name: str = FILE) -> list[Puzzle]:
    """The puzzles of a file; of another version of the game there are none to be shown."""
    lines = text.splitlines()
    first = _parsed(lines[0] if lines else "", name, 1)
    if first.get("format") != FORMAT or first.get("game") != game.slug:
        raise _fault(name, 1, f"it should begin with {header(game)}")
    if first.get("version") != game.version:
        return []
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(lines[1:], 2):
        puzzle = _puzzle(game, _parsed(line, name, number), name, number)
        if puzzle.id in found:
            raise _fault(name, number, f"{puzzle.id} stands here twice")
        found[puzzle.id] = puzzle
    return list(found.values())


def _parsed(line: str, name: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise _fault(name, number, "this is no whole JSON") from error
    if not isinstance(data, dict):
        raise _fault(name, number, "this is no JSON object")
    return data


def _puzzle(game: Game, data: dict[str, Any], name: str, number: int) -> Puzzle:
    try:
        puzzle = Puzzle(
            id=str(data["id"]),
            seats=int(data["seats"]),
            seat=int(data["seat"]),
            options=dict(data["options"]),
            known=b64decode(data["known"], validate=True),
            choices=tuple(
                Choice(move=str(move), share=float(share), error=float(error))
                for move, share, error in data["choices"]
            ),
            right=tuple(map(str, data["right"])),
            obvious=str(data["obvious"]),
            exact=bool(data["exact"]),
            topic=str(data["topic"]),
            rating=int(data["rating"]),
            fared={str(level): float(share) for level, share in data["fared"].items()},
        )
    except KeyError as error:
        raise _fault(name, number, f"“{error.args[0]}” is missing") from error
    except (TypeError, ValueError, AttributeError) as error:
        raise _fault(name, number, f"a value is not what it must be ({error})") from error
    for reason in _faults(game, puzzle):
        raise _fault(name, number, reason)
    return puzzle


def _faults(game: Game, puzzle: Puzzle) -> Iterable[str]:
    """What is wrong with a puzzle, each in a few words."""
    try:
        first = game.first_state(puzzle.seats, puzzle.options)
    except MotherlodeError as error:
        yield error.message
        return
    if len(puzzle.known) != len(bytes(first)):
        yield f"the record has {len(puzzle.known)} bytes, not {len(bytes(first))}"
        return
    known = puzzle.state(game)
    if known.seats != puzzle.seats:
        yield f"the record is one for {known.seats} players, not {puzzle.seats}"
        return
    if known.over or not 0 <= puzzle.seat < puzzle.seats or not known.to_act >> puzzle.seat & 1:
        yield f"seat {puzzle.seat} has nothing to decide here"
        return
    hidden = copy(known)
    game.plain.hide(hidden, puzzle.seat)
    if bytes(hidden) != puzzle.known:
        yield f"the record holds what seat {puzzle.seat} cannot know"
    if puzzle.id != puzzle_id(game, puzzle.seat, puzzle.known):
        yield "its id is that of another position"
    legal = {game.moves.text(move) for move in legal_moves(game, known, puzzle.seat)}
    moves = [choice["move"] for choice in puzzle.choices]
    if wrong := sorted({*moves, *puzzle.right, puzzle.obvious} - legal):
        yield f"“{wrong[0]}” is not legal here"
    if len(moves) < 2 or not set(puzzle.right) <= set(moves) or moves[0] not in puzzle.right:
        yield "the best of at least two choices must be a right one"
    if puzzle.obvious in puzzle.right:
        yield "what is obvious is right, so this is no puzzle"
    if set(puzzle.fared) != set(LEVELS):
        yield f"“fared” must name {', '.join(LEVELS)}"


def _fault(name: str, line: int, reason: str) -> ContentError:
    return ContentError("puzzle/damaged", f"{name}, line {line}: {reason}.", line=line)
