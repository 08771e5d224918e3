"""Looks every second whether the database answers, so that nobody has to hang to find out."""

import asyncio
import logging

from sqlalchemy import Connection, delete, insert

from motherlode.server.availability import is_away
from motherlode.server.condition import READ, WRITTEN
from motherlode.server.interfaces import Database, EventLog
from motherlode.server.storage import schema

log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds between two looks
READS_WITHIN = 2.5  # seconds; asked twice, since it may be us who are slow
WRITES_WITHIN = 5.0  # a write that waits for longer shows that something is wrong
PROBE = "probe"  # a row that is there for no longer than a transaction
BODY = "." * 16384  # so long that it needs room of its own


async def watch(database: Database, event_log: EventLog) -> None:
    """Looks whether the database answers, again and again, until it is cancelled."""
    condition = database.condition
    while True:
        await asyncio.sleep(PAUSE)
        if event_log.oldest > WRITES_WITHIN:
            condition.failed(WRITTEN, f"a write has waited for {event_log.oldest:.0f} s")
        why = await _why_not(database)
        if why and not condition.fails(READ):
            why = await _why_not(database)
        if why:
            condition.failed(READ, why)
        else:
            condition.worked(READ)
        if condition.fails(WRITTEN) and not condition.fails(READ) and not event_log.oldest:
            await _try_to_write(database)  # else the log does


async def _why_not(database: Database) -> str:
    """What happens when it is asked; nothing if it answers."""
    try:
        async with asyncio.timeout(READS_WITHIN):
            await database.probe()
    except TimeoutError:
        return "no answer"
    except Exception as error:
        if not is_away(error):
            log.exception("the database could not be asked")
        return repr(error)
    return ""


async def _try_to_write(database: Database) -> None:
    """Nobody else does at the moment; it needs room on the disk as everybody's writes do."""
    try:
        async with asyncio.timeout(WRITES_WITHIN):
            await database.transact(_write)
        database.condition.worked(WRITTEN)
    except Exception as error:
        if not is_away(error):
            log.exception("the database could not be written to")


def _write(connection: Connection) -> None:
    secrets = schema.secrets
    connection.execute(insert(secrets).values(name=PROBE, value=BODY))
    connection.execute(delete(secrets).where(secrets.c.name == PROBE))
