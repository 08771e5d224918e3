"""A map or a deck of one's own, before it is played: is it right, and how does it look?"""

import asyncio
from functools import lru_cache
from typing import Any

from motherlode.engine.errors import ContentError, MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.own import Content, Looked, Own, with_text
from motherlode.engine.texts import text_of
from motherlode.games import ours
from motherlode.server.answers.problems import NotThere
from motherlode.server.protocol.resources import Fault, Inspected, KeptOwn


async def from_the_box(slug: str, option: str, choice: str) -> Inspected:
    """What is in the box, as a text: to begin with."""
    texts = content_of(slug, option).texts
    if choice not in texts:
        raise MotherlodeError("own/unknown", f"There is no “{choice}” in the box.")
    return await inspected(slug, option, choice, texts[choice])


async def checked(slug: str, option: str, name: str, body: bytes) -> Inspected:
    """How a text looks, if it can be played; else what is wrong with it, and where."""
    content_of(slug, option)
    try:
        text = text_of(body)
    except ContentError as error:
        return Inspected(called(name), None, fault=_fault(error))
    return await inspected(slug, option, called(name), text)


async def to_measure(slug: str, option: str, name: str, body: bytes) -> Game:
    """The game with a text in it whose games can be looked at."""
    check_measured(slug, option)
    own = Own(name=called(name), text=text_of(body))
    return await asyncio.to_thread(with_text, ours(slug), option, own)


def check_measured(slug: str, option: str) -> None:
    """Refuses where there is nothing to measure."""
    if content_of(slug, option).measure is None:
        raise NotThere("own/unmeasured", "There is nothing to measure about this.")


async def inspected(slug: str, option: str, name: str, text: str) -> Inspected:
    """A text as a board shows it, or what is wrong with it."""
    try:
        picture, doubts = await asyncio.to_thread(look, slug, option, name, text)
    except ContentError as error:
        return Inspected(name, text, fault=_fault(error))
    return Inspected(name, text, picture, doubts=[_fault(doubt) for doubt in doubts])


async def kept_own(
    id_: str, game: str, option: str, name: str, text: str, updated: float
) -> KeptOwn:
    """A text that somebody keeps; it need not be finished."""
    found = await inspected(game, option, name, text)
    return KeptOwn(id_, name, text, updated, found.picture)


@lru_cache(maxsize=512)  # everyone at a table looks at the same, and a list at all of somebody's
def look(slug: str, option: str, name: str, text: str) -> Looked[Any]:
    """What the game sees in a text."""
    return content_of(slug, option).look(name, text)


def content_of(slug: str, option: str) -> Content:
    """An option that takes a text of one's own."""
    game = ours(slug)
    if option not in game.own:
        raise NotThere("own/not-taken", f"{game.name} takes no “{option}” of one's own.")
    return game.own[option]


def called(name: str) -> str:
    """A name that can be shown, whatever was sent."""
    return "".join(letter for letter in name if letter.isprintable()).strip() or "…"


def _fault(error: ContentError) -> Fault:
    return Fault(error.slug, error.message, error.line, error.column, error.values)
