"""What lies on a table, for games without a board of their own: spots that anybody can draw.

A surface is made of a view alone, so it holds nothing that its seat does not see. Areas stand on
the table or before a seat; in them lie spots: a counter, a die, a card (its face, its back, or
gone), a pile, a place with something on it. A spot has a name, which moves and lines may use:
`river 3`, `seat 0 hand 2`, `supply`. `moves` says for each verb which spots its words are: by name
(`river {1}`) or by what lies there (`seat 0 hand={1}`).

A game may make it itself (`Game.surface`, out of a view and the number of seats), or say in a few
lines how its fields are laid out (`Game.layout`); what it does not say is taken from the fields of
its view (`derived.py`).
"""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any, Literal, NotRequired, TypedDict

from motherlode.engine.game import Game

Kind = Literal["counter", "die", "card", "pile", "place", "word"]
Form = Literal["things", "dice", "cards", "row", "grid", "map"]


class Spot(TypedDict):
    """One thing, or a place for one."""

    id: str  # its name, which moves and lines use
    kind: Kind
    label: str  # what it is, as a term of the game's words
    sign: NotRequired[str | int]  # of a place: what is written there, as a term or a number
    face: NotRequired[str | int | None]  # what is on it; None: it lies face down; without: nothing
    count: NotRequired[int]
    owner: NotRequired[int]  # whose it is: it has that seat's colour
    owners: NotRequired[list[int]]  # whose pieces stand there, where there may be several
    x: NotRequired[float]  # on a map: from 0 to 1
    y: NotRequired[float]


class Area(TypedDict):
    """Spots that lie together."""

    id: str
    label: str
    form: Form
    spots: list[Spot]
    columns: NotRequired[int]  # of a grid
    links: NotRequired[list[list[int]]]  # of a map: between which of its places there is a path


class Before(TypedDict):
    """What lies before a seat."""

    seat: int
    areas: list[Area]


class Surface(TypedDict):
    """Everything that lies there."""

    table: list[Area]
    seats: list[Before]
    moves: dict[str, list[str]]  # by verb: the spots that its words name, one after the other
    tally: list[int]  # the number beside each name; empty where there is none
    sounds: dict[str, str]  # by `what` of a line


def surfaced(game: Game) -> Game:
    """The game with a surface in each of its views: for tables where it has no board of its own."""
    if getattr(game.view, "surfaced", False):
        return game
    make = game.surface or derived_of(game)
    plain = game.view

    @wraps(plain)
    def view(s: Any, seat: int) -> Any:
        seen = plain(s, seat)
        return {**seen, "surface": make(seen, s.seats)}

    view.surfaced = True  # type: ignore[attr-defined]
    return replace(game, view=view)


def derived_of(game: Game) -> Callable[[Any, int], Surface]:
    """How a surface is made of the fields of a view."""
    from motherlode.engine.derived import Layout

    return Layout(game).surface
