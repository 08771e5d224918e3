"""Pictures in the rules: positions that the engine has played to, and the things of the box.

A game's `pictures.py` says what is shown, in notation; the rules for players have a line
`![caption](picture:NAME)` where it belongs. A client draws the positions with the game's own board.
An example is told step by step: the list that follows its line has a sentence for each step.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypedDict

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.shapes import GameLine, GameView

if TYPE_CHECKING:
    from motherlode.engine.game import Game
    from motherlode.engine.match import Match

NAMES = ("Ada", "Bo", "Cy", "Dot", "Eli", "Flo")
MARK = re.compile(r"^!\[(.+)\]\(picture:([\w-]+)\)$", re.MULTILINE)  # in the rules: caption, name


class Moment(TypedDict):
    """A position, and what has happened since the one before."""

    number: int
    view: GameView
    lines: list[GameLine]


class Laid(TypedDict):
    """A table, at one moment or at several, one after the other."""

    seats: int
    me: int  # from whose side it is seen; -1 from nobody's
    names: list[str]
    moments: list[Moment]


class Shown(TypedDict):
    """A picture, ready to be drawn."""

    things: list[str]  # of the box, each by its name
    tables: list[Laid]


@dataclass(frozen=True)
class Legend:
    """The things of the box; their names are terms, and `[legend]` says what they are for."""

    things: tuple[str, ...]

    def shown(self, game: "Game") -> Shown:
        """The things by their names."""
        return Shown(things=list(self.things), tables=[])


@dataclass(frozen=True)
class Setup:
    """The table as it is set up, once for each number of players."""

    events: str = ""  # that belong to setting up; where their number matters, see `each`
    each: Mapping[int, str] = field(default_factory=dict)
    seed: int | None = None  # where chance sets up; without one, nothing is drawn
    viewer: int = SPECTATOR
    options: Mapping[str, object] = field(default_factory=dict)

    def shown(self, game: "Game") -> Shown:
        """One table for each number of players."""
        return Shown(things=[], tables=[self._laid(game, seats) for seats in game.seats])

    def _laid(self, game: "Game", seats: int) -> Laid:
        match = _begun(game, seats, self.seed, self.options, NAMES)
        play(match, self.each.get(seats, self.events))
        return _laid(match, self.viewer, [_moment(match, self.viewer, match.number)])


@dataclass(frozen=True)
class Example:
    """What happens at one table, step by step."""

    seats: int
    steps: Sequence[str]  # the events of each; one without shows how the one before ends
    before: str = ""  # what has happened when the example begins
    viewer: int = SPECTATOR
    options: Mapping[str, object] = field(default_factory=dict)
    names: Sequence[str] = NAMES

    def shown(self, game: "Game") -> Shown:
        """One table, a moment for each step."""
        match = _begun(game, self.seats, None, self.options, self.names)
        play(match, self.before)
        moments = []
        for step in self.steps:
            since = match.number
            play(match, step)
            moments.append(_moment(match, self.viewer, since))
        return Shown(things=[], tables=[_laid(match, self.viewer, moments)])


Picture = Legend | Setup | Example


def views(game: "Game", name: str) -> list[Any]:
    """What the table looks like at each step of an example."""
    return [moment["view"] for moment in game.pictures[name].shown(game)["tables"][0]["moments"]]


def play(match: "Match", events: str) -> None:
    """Plays events in notation: `*: 3, 3, nugget; 0: aside nugget 1, roll`; the star is chance."""
    for part in filter(None, (part.strip() for part in events.split(";"))):
        mover, _, happenings = part.partition(":")
        for event in (event.strip() for event in happenings.split(",")):
            if mover == "*":
                match.happen(event)
            else:
                match.play(int(mover), event)


def _begun(
    game: "Game",
    seats: int,
    seed: int | None,
    options: Mapping[str, object],
    names: Sequence[str],
) -> "Match":
    chance = "manual" if seed is None else None
    return game.start(seats, seed=seed, options=options, chance=chance, names=names[:seats])


def _moment(match: "Match", viewer: int, since: int) -> Moment:
    return Moment(number=match.number, view=match.view(viewer), lines=match.story(viewer, since))


def _laid(match: "Match", viewer: int, moments: list[Moment]) -> Laid:
    return Laid(seats=match.seats, me=viewer, names=match.names, moments=moments)
