"""Renaming and forgetting somebody at all tables, in records, and in what is at hand."""

import contextlib
import secrets
from collections.abc import Sequence

from sqlalchemy import or_, select

from motherlode.engine.errors import MotherlodeError
from motherlode.server.live.live_table import Room
from motherlode.server.live.registry import House
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

TOLD = 100  # tables that hear of a new name, the newest first


async def rename(house: House, ids: Sequence[str], before: str, name: str) -> list[str]:
    """Where somebody was called by his name, he is called by the new one; elsewhere not.

    The matches whose records have changed.
    """
    for id_ in await _at_hand(house, ids):
        with contextlib.suppress(MotherlodeError):  # closed meanwhile, or unreadable
            room = await house.room(id_)
            for one in ids:
                if _is_called(room, one, before):
                    await room.do(commands.Rename(one, before, name))
    return await house.transact(
        lambda connection: rename_in_records(
            connection, ids, lambda old: name if old == before else old
        )
    )


async def forget(house: House, ids: Sequence[str]) -> list[str]:
    """He leaves all tables, and then nothing tells that he was ever there but what was played.

    The matches whose records have changed.
    """
    nobodies = {one: secrets.token_hex(10) for one in ids}
    tables = await tables_of(house.engine, ids)
    for id_ in tables:
        with contextlib.suppress(MotherlodeError):
            room = await house.room(id_)
            for one, nobody in nobodies.items():
                await _leave(room, one, nobody)
    for id_ in tables:
        await forget_in_log(house.engine, id_, nobodies)
    changed = await house.transact(lambda connection: forget_person(connection, ids))
    for one in ids:
        for room in house.rooms.values():  # where he only looked on
            room.part_with(one)
    return changed


async def _leave(room: Room, person: str, nobody: str) -> None:
    """Gives up what he plays, gets up where nothing is played, and closes what waits for him."""
    for seat in room.table.seats_of(person):
        with contextlib.suppress(MotherlodeError):
            if room.table.status == "playing":
                await room.do(commands.Resign(person, seat))
            elif room.table.status == "lobby" and room.table.host != person:
                await room.do(commands.Stand(person, seat))
    if room.table.host == person and room.table.status == "lobby":
        await room.do(commands.Close(person))
        return
    await room.do(commands.Rename(person, "", SOMEBODY, nobody))  # other processes hear of it
    while knows(room.table, person):  # again, if another wrote first
        await room.do(commands.Rename(person, "", SOMEBODY, nobody))


def _is_called(room: Room, person: str, name: str) -> bool:
    table = room.table
    return (table.host == person and table.host_name == name) or any(
        table.chairs[seat].name == name for seat in table.seats_of(person)
    )


async def _at_hand(house: House, ids: Sequence[str]) -> list[str]:
    table, place = schema.tables.c, schema.places.c
    seats = select(place.table_id).where(place.person.in_(list(ids)))
    query = (
        select(table.id)
        .where(or_(table.id.in_(seats), table.host.in_(list(ids))))
        .where(table.status.in_(("lobby", "playing", "over")))
        .order_by(table.updated.desc())
        .limit(TOLD)
    )
    async with house.engine.connect() as connection:
        return list(await connection.scalars(query))
