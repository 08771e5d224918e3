"""Tables of a game whose rules have just changed: what was played goes on, or begins anew."""

from sqlalchemy import delete, select, update

from motherlode.engine.errors import MotherlodeError
from motherlode.server.live.registry import Registry
from motherlode.server.loading import Unreadable, decode, table_of
from motherlode.server.protocol.studio import StudioNews
from motherlode.server.storage import schema
from motherlode.table import commands, entries
from motherlode.table.randomness import new_id, new_seed


async def refit(registry: Registry, slug: str) -> list[StudioNews]:
    """Plays every log again by the rules as they are now; what became of matches under way."""
    news = []
    for id_, status in await _tables(registry, slug):
        told = await _refit_one(registry, id_)
        if status != "lobby":
            news.append(told)
    return news


async def _tables(registry: Registry, slug: str) -> list[tuple[str, str]]:
    column = schema.tables.c
    query = select(column.id, column.status).where(column.game == slug, column.status != "closed")
    async with registry.database.connect() as connection:
        kept = {row.id: row.status for row in await connection.execute(query)}
    for id_, live in registry.tables.items():  # the index is a moment behind
        if live.table.game.slug == slug:
            kept[id_] = live.table.status
    return list(kept.items())


async def _refit_one(registry: Registry, id_: str) -> StudioNews:
    live = registry.tables.get(id_)
    if live is not None:
        live.automation.stop()
        await live.settled()
    bodies = await registry.services.log.read(id_, 0)
    try:
        await table_of(bodies)
    except Unreadable as error:
        await _begin_anew(registry, id_, bodies)
        return StudioNews("anew", id_, error.reason.partition(": ")[2])
    registry.load_anew(id_)
    return StudioNews("goes-on", id_)


async def _begin_anew(registry: Registry, id_: str, bodies: list[str]) -> None:
    """Nothing that was played stays, and everybody keeps his seat."""
    started = (number for number, body in enumerate(bodies) if _is_start(body))
    first = next(started, len(bodies))
    entry, table = schema.entries.c, schema.tables.c
    async with registry.database.begin() as connection:
        these = delete(schema.entries).where(entry.table_id == id_, entry.number >= first)
        await connection.execute(these)
        await connection.execute(update(schema.tables).where(table.id == id_).values(at=first))
    registry.reread(id_)
    registry.load_anew(id_)
    live, random = await registry.find(id_), registry.services.random
    try:
        await live.do(commands.Start(live.table.host, new_id(random), new_seed(random)))
    except MotherlodeError:
        return  # a seat is open, or it was never begun: the lobby is where it goes on


def _is_start(body: str) -> bool:
    return isinstance(decode(body), entries.Started)
