"""Calls who has to be called: looks for what is due, and delivers it.

One look does three things. Who is at his table has seen it: he is not called. What is due, and not
in somebody's quiet hours, goes into the outbox, for every device and address that wants it. What
is in the outbox is delivered, and stays there until it is. Every process does this, and each row
is only ever one's.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, select

from motherlode.server.availability import is_away
from motherlode.server.calls.mail import Mailer
from motherlode.server.calls.push import Push, Pushed
from motherlode.server.calls.quiet import quiet_until
from motherlode.server.calls.texts import kinds_of, said
from motherlode.server.interfaces import Clock, Database
from motherlode.server.settings import Settings
from motherlode.server.storage import calls as kept
from motherlode.server.storage import schema
from motherlode.server.storage.call_settings import (
    change_settings,
    devices_of,
    remove_device,
    settings_of,
)

log = logging.getLogger(__name__)

EVERY = 2.0  # seconds between two looks
AHEAD = 10.0  # seconds before something is due: every process has looked who is there
LONGEST = 3600.0  # seconds until it is tried again, at most
LETTERS = 10  # at once
MOST = 300  # deliveries that are under way, or wait for their service
TIDY = 3600.0  # seconds
HOUR = 3600.0

Attends = Callable[[str, str], bool]  # whether a person looks at a table, in this process
Off = Callable[[str], str]  # the path under which somebody ends his mail


class CallWorker:
    """The calls of one process."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        push: Push,
        mailer: Mailer,
        attends: Attends,
        off: Off,
        settings: Settings,
    ) -> None:
        self._database = database
        self._clock = clock
        self._push = push
        self._mailer = mailer
        self._attends = attends
        self._off = off
        self._after = settings.call_after
        self._retry = settings.call_retry
        self._few = asyncio.Semaphore(LETTERS)
        self._delivering: set[asyncio.Task[None]] = set()
        self._under_way = 0  # rows

    async def open(self, alone: bool) -> None:
        """A server that is alone goes on at once with what the last one was at."""
        if alone:
            await self._database.transact(kept.release_all)

    async def run(self) -> None:
        """Looks, until cancelled; what is being delivered holds up no look."""
        try:
            await self._run()
        finally:
            for task in self._delivering:
                task.cancel()

    async def _run(self) -> None:
        tidied = self._clock.monotonic()
        while True:
            try:
                if rows := await self._due():
                    task = asyncio.create_task(self._deliver_apart(rows))
                    self._delivering.add(task)
                    task.add_done_callback(self._delivering.discard)
                if self._clock.monotonic() > tidied + TIDY:
                    tidied = self._clock.monotonic()
                    await self._database.transact(partial(kept.forget_old, now=self._clock.now()))
            except Exception as error:
                if not is_away(error):
                    log.exception("calling people failed")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Once through everything, until all is delivered that can be."""
        await self._deliver(await self._due())

    async def _due(self) -> Sequence[Any]:
        """What has to be delivered now, claimed."""
        now = self._clock.now()
        await self._note_who_is_here(now)
        if await self._has_any(schema.calls.c.state == "waiting", schema.calls.c.due, now):
            await self._database.transact(lambda connection: self._fill_outbox(connection, now))
        if self._under_way < MOST and await self._has_any(None, schema.deliveries.c.due, now):
            return await self._database.transact(lambda connection: kept.claim(connection, now))
        return ()

    async def _has_any(self, where: Any, due: Any, now: float) -> bool:
        """Most looks find nothing, and then nobody's move has to wait for a transaction."""
        query = select(due).where(due <= now)
        query = query if where is None else query.where(where)
        async with self._database.connect() as connection:
            return await connection.scalar(query.limit(1)) is not None

    async def _note_who_is_here(self, now: float) -> None:
        async with self._database.connect() as connection:
            soon = now - self._after + AHEAD
            rows = await connection.run_sync(lambda c: kept.waiting_soon(c, soon))
        seen = [row.number for row in rows if self._attends(row.table_id, row.person)]
        if seen:
            await self._database.transact(lambda connection: kept.mark_seen(connection, seen))

    # --- into the outbox ---

    def _fill_outbox(self, connection: Connection, now: float) -> None:
        for call in kept.due_calls(connection, now - self._after):
            chosen = settings_of(connection, call.person)
            quiet = quiet_until(now, chosen["zone"], chosen["quiet_from"], chosen["quiet_until"])
            if quiet is not None:
                kept.postpone(connection, call.number, quiet)
                continue
            devices = [
                device.id
                for device in devices_of(connection, call.person)
                if call.kind in kinds_of(device.kinds)
            ]
            mail = None
            if chosen["mail_confirmed"] and call.kind in kinds_of(chosen["mail_kinds"]):
                mail = max(now, chosen["mail_sent"] + chosen["mail_hours"] * HOUR)
            kept.put_into_outbox(connection, call, devices, mail, now)

    # --- out of it ---

    async def _deliver(self, rows: Sequence[Any]) -> None:
        pushes = [row for row in rows if row.subscription is not None]
        letters = sorted((row for row in rows if row.subscription is None), key=_person)
        work = [self._deliver_push(row) for row in pushes]
        work += [self._deliver_mail(who, list(own)) for who, own in groupby(letters, _person)]
        self._under_way += len(rows)
        try:
            await asyncio.gather(*work)
        finally:
            self._under_way -= len(rows)

    async def _deliver_apart(self, rows: Sequence[Any]) -> None:
        """What was claimed and came to nothing is free again after a while."""
        try:
            await self._deliver(rows)
        except Exception as error:
            if not is_away(error):
                log.exception("calling people failed")

    async def _deliver_push(self, row: Any) -> None:
        if row.endpoint is None:  # switched off meanwhile
            await self._database.transact(lambda c: kept.delivered(c, [row.number]))
            return
        told = said(row, (await self._chosen(row.person))["language"])
        sent = await self._push.send(row.endpoint, row.p256dh, row.auth, row.key, told)
        await self._database.transact(lambda connection: self._note(connection, row, sent))

    def _note(self, connection: Connection, row: Any, sent: Pushed) -> None:
        if sent.outcome == "later":
            self._later(connection, [row.number], row.tries, sent.retry)
            return
        kept.delivered(connection, [row.number])
        if sent.outcome == "gone":
            remove_device(connection, row.subscription)
            log.info("a subscription of %s is no more, and was removed", row.person)

    async def _deliver_mail(self, person: str, rows: list[Any]) -> None:
        import aiosmtplib

        now = self._clock.now()
        more = await self._database.transact(lambda c: kept.claim_mail_too(c, person, now))
        rows = sorted({row.number: row for row in (*rows, *more)}.values(), key=_number)
        numbers = [row.number for row in rows]
        async with self._database.connect() as connection:
            query = select(schema.people.c.name).where(schema.people.c.id == person)
            name = await connection.scalar(query)
        chosen = await self._chosen(person)
        if name is None or not chosen["mail_confirmed"] or not self._mailer.is_there:
            await self._database.transact(lambda c: kept.delivered(c, numbers))
            return
        letter = self._mailer.digest(
            *(chosen["mail"], name, chosen["language"], chosen["mail_hours"]),
            *(rows, self._off(person)),
        )
        try:
            async with self._few:
                await self._mailer.send(letter)
        except aiosmtplib.SMTPRecipientsRefused as error:
            if any(one.code >= 500 for one in error.recipients):  # such an address is not there
                log.info("mail to %s is refused for good, and switched off", person)
                await self._database.transact(lambda c: _give_up_mail(c, person, numbers))
                return
            await self._try_mail_again(numbers, rows)
        except (OSError, TimeoutError, aiosmtplib.SMTPException) as error:
            log.warning("mail could not be handed over, and is tried again: %r", error)
            await self._try_mail_again(numbers, rows)
        else:
            await self._database.transact(lambda c: _mailed(c, person, numbers, now))

    async def _try_mail_again(self, numbers: list[int], rows: list[Any]) -> None:
        tries = max(getattr(row, "tries", 0) for row in rows)
        await self._database.transact(lambda c: self._later(c, numbers, tries, 0.0))

    def _later(self, connection: Connection, numbers: list[int], tries: int, asked: float) -> None:
        now = self._clock.now()
        wait = max(asked, min(self._retry * 2.0 ** min(tries, 12), LONGEST))
        kept.try_again(connection, numbers, now + wait, now)

    async def _chosen(self, person: str) -> dict[str, Any]:
        async with self._database.connect() as connection:
            return await connection.run_sync(lambda c: settings_of(c, person))


def _mailed(connection: Connection, person: str, numbers: list[int], now: float) -> None:
    kept.delivered(connection, numbers)
    change_settings(connection, person, mail_sent=now)


def _give_up_mail(connection: Connection, person: str, numbers: list[int]) -> None:
    kept.delivered(connection, numbers)
    change_settings(connection, person, mail=None, mail_confirmed=False)


def _person(row: Any) -> str:
    return str(row.person)


def _number(row: Any) -> int:
    return int(row.number)
