"""Renaming and forgetting somebody at all tables, in records, and in what is at hand."""

import contextlib
from collections.abc import Sequence

from sqlalchemy import or_, select

from motherlode.engine.errors import MotherlodeError
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.registry import Registry
from motherlode.server.live.renaming import rename_at
from motherlode.server.storage import schema
from motherlode.server.storage.people import (
    forget_in_log,
    forget_person,
    rename_in_records,
    tables_of,
)
from motherlode.table import commands
from motherlode.table.forgetting import SOMEBODY
from motherlode.table.merging import knows
from motherlode.table.randomness import new_id

TOLD = 100  # tables that hear of a new name, the newest first


async def rename(registry: Registry, ids: Sequence[str], before: str, name: str) -> list[str]:
    """Where somebody was called by his name, he is called by the new one; elsewhere not.

    The matches whose records have changed.
    """
    await rename_at(registry, await at_hand(registry, ids), ids, before, name)
    return await rename_in_records(
        registry.database, ids, lambda old: name if old == before else old
    )


async def forget(registry: Registry, ids: Sequence[str]) -> list[str]:
    """He leaves all tables, and then nothing tells that he was ever there but what was played.

    The matches whose records have changed.
    """
    nobodies = {one: new_id(registry.services.random) for one in ids}
    async with registry.one_searches:
        tables = await tables_of(registry.database, ids)
    for id_ in tables:
        with contextlib.suppress(MotherlodeError):
            live = await registry.find(id_)
            for one, nobody in nobodies.items():
                await _leave(live, one, nobody)
    for id_ in tables:
        await forget_in_log(registry.database, id_, nobodies)
    changed = await rename_in_records(registry.database, ids, lambda _: SOMEBODY)
    await registry.database.transact(lambda connection: forget_person(connection, ids, tables))
    for one in ids:
        for live in registry.tables.values():  # where he only looked on
            live.presence.disconnect_person(one)
    return changed


async def _leave(live: LiveTable, person: str, nobody: str) -> None:
    """Gives up what he plays, gets up where nothing is played, and closes what waits for him."""
    evening = live.table.evening
    for member in evening.of(person) if evening is not None else ():
        with contextlib.suppress(MotherlodeError):
            await live.do(commands.Leave(person, member))
    for seat in live.table.seats_of(person):
        with contextlib.suppress(MotherlodeError):
            if live.table.status == "playing":
                await live.do(commands.Resign(person, seat))
            elif live.table.status == "lobby" and live.table.host != person:
                await live.do(commands.Stand(person, seat))
    if live.table.host == person and live.table.status == "lobby":
        await live.do(commands.Close(person))
        return
    await live.do(commands.Rename(person, "", SOMEBODY, nobody))  # other processes hear of it
    while knows(live.table, person):  # again, if another wrote first
        await live.do(commands.Rename(person, "", SOMEBODY, nobody))


async def at_hand(registry: Registry, ids: Sequence[str]) -> list[str]:
    """The tables that hear of a new name."""
    table, place = schema.tables.c, schema.places.c
    seats = select(place.table_id).where(place.person.in_(list(ids)))
    query = (
        select(table.id)
        .where(or_(table.id.in_(seats), table.host.in_(list(ids))))
        .where(table.status.in_(("lobby", "playing", "over")))
        .order_by(table.updated.desc())
        .limit(TOLD)
    )
    async with registry.database.connect() as connection:
        return list(await connection.scalars(query))
