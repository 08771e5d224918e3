"""Somebody has another name: tables at which he was called by the old one hear of it."""

import contextlib
from collections.abc import Iterable, Sequence

from motherlode.engine.errors import MotherlodeError
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.tables import Tables
from motherlode.table import commands
from motherlode.table.names import free_name


async def rename_at(
    tables: Tables, at: Iterable[str], ids: Sequence[str], before: str, name: str
) -> None:
    """Where somebody was called by his name, he is called by the new one; elsewhere not."""
    for id_ in at:
        with contextlib.suppress(MotherlodeError):  # closed meanwhile, or unreadable
            live = await tables.find(id_)
            for one in ids:
                while _is_still_called(live, one, before, name):  # again, if another wrote first
                    await live.do(commands.Rename(one, before, name))


def _is_still_called(live: LiveTable, person: str, before: str, name: str) -> bool:
    """Whether somebody has his old name here, and not because the new one leads to it again.

    “Ada 2” who wants to be “Ada” beside another Ada is called “Ada 2” for good.
    """
    table = live.table
    if table.host == person and table.host_name == before != name:
        return True
    for seat in table.seats_of(person):
        others = {chair.name for other, chair in enumerate(table.chairs) if other != seat}
        if table.chairs[seat].name == before != free_name(name, others):
            return True
    return False
