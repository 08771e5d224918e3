"""What a lesson is: who sits where, what chance brings, what is said, and what is awaited.

All events of a lesson are written down beforehand, one after the other; where its player decides,
they name the moves that are awaited. So how far a lesson has come is the number of the match's
events and nothing else: a table that is loaded from its log goes on in the same step.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from typing import TYPE_CHECKING

from motherlode.engine.chance import Fixed
from motherlode.engine.contract import CHANCE

if TYPE_CHECKING:
    from motherlode.engine.match import Match

Texts = Mapping[str, str]  # by language


@dataclass(frozen=True)
class Bot:
    """A friendly opponent; in the match after the lesson it plays by itself."""

    level: str
    name: str


@dataclass(frozen=True)
class Wrong:
    """The answer to a try that is not awaited: why not this, or not now."""

    moves: tuple[str, ...]  # in notation, with `*` and `?` as in file names
    says: Texts

    def fits(self, move: str) -> bool:
        """Whether it answers this move."""
        return any(fnmatchcase(move, pattern) for pattern in self.moves)


@dataclass(frozen=True)
class Step:
    """A note, where it is pinned, and what its reader shall do; without a move he only reads on."""

    at: tuple[str, ...]  # spots of the board and its frame; the first one has the note
    says: Texts
    before: tuple[tuple[int, str], ...] = ()  # events that lead to it: mover, and move or outcome
    awaits: tuple[str, ...] = ()  # moves in notation, with `*` and `?` as in file names
    wrong: tuple[Wrong, ...] = ()
    goes_on: bool = False  # with the note of the step before: its task takes several moves

    def welcomes(self, move: str) -> bool:
        """Whether a move is awaited."""
        return any(fnmatchcase(move, pattern) for pattern in self.awaits)

    def answer(self, move: str) -> int | None:
        """The place of the answer to another move; None where nothing is said of it."""
        return next((at for at, wrong in enumerate(self.wrong) if wrong.fits(move)), None)


@dataclass(frozen=True)
class Lesson:
    """A lesson of one game, read and tried."""

    name: str
    order: int  # among the lessons of its game; the first one is 1
    minutes: int
    title: Texts
    me: int  # the seat of its player
    bots: tuple[Bot, ...]  # at the other seats, in their order
    options: Mapping[str, str | int]
    sections: tuple[str, ...]  # of the rules that it shows, by their English headings
    covers: tuple[str, ...]  # clauses
    begin: tuple[tuple[int, str], ...]  # what has happened when it begins
    steps: tuple[Step, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots) + 1

    def bot_at(self, seat: int) -> Bot | None:
        """Who sits there; None at the player's own seat."""
        return None if seat == self.me else self.bots[seat - (seat > self.me)]

    @cached_property
    def begins(self) -> tuple[int, ...]:
        """Of each step: how many events have happened when it is said."""
        found, count = [], len(self.begin)
        for step in self.steps:
            count += len(step.before)
            found.append(count)
            count += bool(step.awaits)
        return tuple(found)

    @cached_property
    def _events(self) -> tuple[tuple[int, str], ...]:
        """Every event by its number; the player's own decisions are awaited, and not written."""
        found = list(self.begin)
        for step in self.steps:
            found += step.before
            if step.awaits:
                found.append((self.me, ""))
        return tuple(found)

    def chance(self) -> Fixed:
        """Where a match of it gets its outcomes from."""
        events = enumerate(self._events)
        return Fixed({number: text for number, (mover, text) in events if mover == CHANCE})

    def catch_up(self, match: "Match") -> None:
        """Plays what has happened when the lesson begins; outcomes come by themselves."""
        for mover, move in self.begin:
            if mover != CHANCE:
                match.play(mover, move)

    def step_at(self, number: int) -> int | None:
        """The first step that is said after so many events; None while others still act."""
        return self.begins.index(number) if number in self.begins else None

    def awaited(self, number: int) -> int | None:
        """The step whose move is due as the next event; None where it is another's, or nobody's."""
        for at, (begins, step) in enumerate(zip(self.begins, self.steps, strict=True)):
            if begins == number and step.awaits:
                return at
        return None

    def bot_move(self, number: int) -> tuple[int, str] | None:
        """Which bot decides what as the next event; None where none does."""
        if number >= len(self._events):
            return None
        mover, move = self._events[number]
        return None if mover in (CHANCE, self.me) else (mover, move)
