"""What the server and the bots' process say to each other: lines of JSON.

Requests go to the process's standard input. What it says itself goes through a pipe of its own:
standard output belongs to whatever somebody's library prints.
"""

from typing import Any, Literal

import msgspec

from motherlode.engine.own import Own

What = Literal["choose", "advise", "look-back", "measure"]


class Request(msgspec.Struct, omit_defaults=True):
    """Something to think about."""

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


class Alive(msgspec.Struct, tag="alive"):
    """Said again and again, whatever else is going on."""


class Taken(msgspec.Struct, tag="taken"):
    """A request is being thought about from now on."""

    id: int


class Answer(msgspec.Struct, tag="answer", omit_defaults=True):
    """What came of it."""

    id: int
    result: Any = None
    slug: str | None = None
    message: str = ""


Said = Alive | Taken | Answer
