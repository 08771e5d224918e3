"""Maps and decks that somebody keeps in a page for another time."""

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.page.store import Batch, Store, readable
from motherlode.server.answers.own import content_of, kept_own
from motherlode.server.protocol.resources import KeptOwn
from motherlode.table.plans import OwnText, check_own


class Kept(msgspec.Struct):
    """An own text as it is kept, with its name and its time."""

    game: str
    option: str
    name: str
    text: str
    updated: float


decode = msgspec.json.Decoder(Kept).decode


async def all_kept(store: Store, game: str, option: str) -> list[KeptOwn]:
    """What is kept for an option of a game, the newest first."""
    content_of(game, option)
    found = readable(await store.all("own/"), "own/", decode)
    found = [(id_, own) for id_, own in found if (own.game, own.option) == (game, option)]
    found.sort(key=lambda one: (-one[1].updated, one[0]))
    return [await _shown(id_, own) for id_, own in found]


async def keep(store: Store, id_: str, game: str, option: str, own: OwnText, now: float) -> KeptOwn:
    """Keeps one more, finished or not."""
    content_of(game, option)
    check_own(own)
    return await _write(store, id_, Kept(game, option, own.name, own.text, now))


async def rewrite(store: Store, id_: str, own: OwnText, now: float) -> KeptOwn:
    """Gives one of them another name or another text."""
    check_own(own)
    known = await _find(store, id_)
    return await _write(store, id_, Kept(known.game, known.option, own.name, own.text, now))


async def remove(store: Store, id_: str) -> None:
    """Throws one of them away."""
    await _find(store, id_)
    batch = Batch()
    batch.delete(f"own/{id_}")
    await store.write(batch.changes)


async def _find(store: Store, id_: str) -> Kept:
    text = await store.get(f"own/{id_}")
    if text is None:
        raise MotherlodeError("own/unknown", "You keep nothing under this id.")
    return decode(text)


async def _write(store: Store, id_: str, own: Kept) -> KeptOwn:
    batch = Batch()
    batch.put(f"own/{id_}", msgspec.json.encode(own).decode())
    await store.write(batch.changes)
    return await _shown(id_, own)


async def _shown(id_: str, own: Kept) -> KeptOwn:
    return await kept_own(id_, own.game, own.option, own.name, own.text, own.updated)
