"""More faults to plant: in how versions of the schema change, and in what nobody asks for."""

import asyncio
import contextlib
from typing import Any

import pytest
from simulate.planted import planted
from sqlalchemy import text

from motherlode.server.live import automation
from motherlode.server.live.succession import Succession
from motherlode.server.live.supervisor import Supervisor
from motherlode.server.storage import database
from motherlode.server.storage.database import DatabaseError
from motherlode.server.storage.index import Index
from motherlode.table import entries

# --- newer programs ---


@planted(servers=3, faults=("rolling-upgrade", "kill"), rate=40.0, minutes=1.0)
def an_older_program_that_does_not_refuse(patch: pytest.MonkeyPatch) -> None:
    honest = database.migrate

    async def migrate(engine: Any, more: Any = ()) -> None:
        with contextlib.suppress(DatabaseError):
            await honest(engine, more)

    patch.setattr("motherlode.simulate.server.migrate", migrate)


@planted(servers=3, faults=("versions", "process"), rate=20.0, minutes=1.0)
def a_version_that_is_made_in_two_steps(patch: pytest.MonkeyPatch) -> None:
    """The number first, and what it stands for after it."""
    honest = database.migrate

    async def migrate(engine: Any, more: Any = ()) -> None:
        async with engine.connect() as connection:
            before = await connection.run_sync(database._version)
        goal = database.newest(more)
        if before < goal:
            async with engine.begin() as connection:
                await connection.execute(text(f"update alembic_version set version_num='{goal}'"))
            await asyncio.sleep(3.0)
            async with engine.begin() as connection:
                await connection.execute(text(f"update alembic_version set version_num='{before}'"))
                await connection.run_sync(database.upgrade_to, "head", more)
        else:
            await honest(engine, more)

    patch.setattr("motherlode.simulate.server.migrate", migrate)


# --- what nobody does where nobody asks for it ---


@planted(servers=3, faults=("kill",), rate=12.0, minutes=1.0, tables=8)
def tables_that_nobody_takes_over(patch: pytest.MonkeyPatch) -> None:
    async def nobody(self: Succession) -> None:
        return

    patch.setattr(Succession, "take_over", nobody)


@planted(servers=3, faults=("bus-loses", "partition"), rate=40.0, minutes=1.0, tables=8)
def what_the_bus_lost_is_not_looked_for(patch: pytest.MonkeyPatch) -> None:
    async def nobody(self: Supervisor) -> None:
        return

    patch.setattr(Supervisor, "_poll_log", nobody)


@planted(servers=1, minutes=3.0, tables=8)
def a_bot_s_last_move_is_no_result(patch: pytest.MonkeyPatch) -> None:
    honest = Index.after

    def after(self: Index, table: Any, entry: entries.Any) -> Any:
        along = honest(self, table, entry)
        ends = isinstance(entry, entries.Played) and entry.by == "bot" and table.status == "over"
        return () if ends else along

    patch.setattr(Index, "after", after)


DATABASE = ("no-answer", "slow-database", "database-hangs", "database-refuses")


@planted(servers=2, faults=DATABASE, rate=30.0, minutes=1.0, tables=8)
def a_clock_that_runs_before_one_is_told(patch: pytest.MonkeyPatch) -> None:
    """What the simulation found: the database hung, and time ran for what was seen later."""
    patch.setattr(automation, "heard_late", lambda table, entry, now: [])
