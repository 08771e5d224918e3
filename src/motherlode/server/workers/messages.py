"""What the server and the bots' process say to each other: lines of JSON.

Requests go to the process's standard input. What it says itself goes through a pipe of its own:
standard output belongs to whatever somebody's library prints.
"""

import base64
from typing import Any, Literal

import msgspec

from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.own import Own
from motherlode.games.added import Source, where

What = Literal["choose", "advise", "look-back", "measure", "warm", "drop"]


class Request(msgspec.Struct, omit_defaults=True):
    """Something to think about; or, to `drop`, the id of what nobody waits for any more."""

    id: int
    what: What
    game: str = ""
    level: str = ""
    seat: int = 0
    match: str = ""  # whose bots keep in mind what they saw
    known: str = ""  # the hidden record of the seat, base64
    record: str = ""  # a finished match
    names: list[str] = []  # of the players, for the coach's words
    content: dict[str, Own] = {}  # a person's own, by option
    option: str = ""  # whose content is measured
    source: Source | None = None  # of an own game: what the process loads
    lots: str = ""  # of a bot that decides by them alone: see `bot_by_lots`
    seconds: float | None = None  # that a bot has, at most; None: as many as it likes


class Alive(msgspec.Struct, tag="alive"):
    """Said again and again, whatever else is going on."""


class Taken(msgspec.Struct, tag="taken"):
    """A request is being thought about from now on."""

    id: int


class Answer(msgspec.Struct, tag="answer", omit_defaults=True):
    """The result of a request, or the slug and the message of what went wrong."""

    id: int
    result: Any = None
    slug: str | None = None
    message: str = ""


Said = Alive | Taken | Answer


class _Played(msgspec.Struct):
    """As much of a record as says what was played."""

    game: str


# --- requests, before they have a number ---


def to_choose(game: Game, level: str, match: str, seat: int, known: Any, lots: str = "") -> Request:
    """For a move of a bot, from what its seat knows."""
    record = base64.b64encode(bytes(known)).decode()
    return Request(
        id=0,
        what="choose",
        game=game.slug,
        source=where(game.slug),
        level=level,
        seat=seat,
        match=match,
        known=record,
        content=dict(game.texts),
        lots=lots,
    )


def to_advise(match: Match, seat: int) -> Request:
    """For the coach, from what a seat knows."""
    known, game = base64.b64encode(bytes(match.known(seat))).decode(), match.game
    request = Request(0, "advise", game.slug, seat=seat, known=known, source=where(game.slug))
    request.names, request.content = match.names, dict(game.texts)
    return request


def to_look_back(record: str) -> Request:
    """For the coach, on a finished match."""
    slug = msgspec.json.decode(record, type=_Played).game
    return Request(0, "look-back", slug, source=where(slug), record=record)


def to_measure(game: Game, option: str) -> Request:
    """For many games with a person's own content."""
    source, own = where(game.slug), dict(game.texts)
    return Request(0, "measure", game.slug, source=source, content=own, option=option)


def to_warm(game: Game, level: str) -> Request:
    """For what such a bot needs."""
    return Request(0, "warm", game.slug, level, source=where(game.slug))
