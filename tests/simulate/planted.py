"""Faults to plant in the real code, one at a time: each is a patch, so it stays true.

`PLANTED` has them by name, with what has to happen for them to show, and who should notice; those
about newer programs, and about what nobody asks for, are in `planted_unasked`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from motherlode.server.clock import SystemClock
from motherlode.server.cluster.bus import ChannelBus
from motherlode.server.interfaces import Conflict, Write
from motherlode.server.live import projections, tables
from motherlode.server.live.arrivals import Arrivals
from motherlode.server.live.live_table import LiveTable, decode
from motherlode.server.live.outbox import Notice, Outbox
from motherlode.server.live.replies import Replies
from motherlode.server.storage import event_log
from motherlode.server.storage.event_log import DatabaseLog
from motherlode.server.storage.index import Index
from motherlode.server.storage.pauses import KeptPauses
from motherlode.server.tasks import Tasks
from motherlode.server.websocket.endpoint import TableSession
from motherlode.server.workers.bot_client import BotClient
from motherlode.table import decide, entries

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Planted:
    """One fault of ours."""

    plant: Plant
    servers: int = 2
    faults: tuple[str, ...] = ()
    minutes: float = 0.7
    rate: float = 4.0
    tables: int = 4


PLANTED: dict[str, Planted] = {}


def planted(**circumstances: Any) -> Callable[[Plant], Plant]:
    """Enters a patch into the list."""

    def enter(plant: Plant) -> Plant:
        PLANTED[plant.__name__.replace("_", " ")] = Planted(plant, **circumstances)
        return plant

    return enter


# --- into the log ---


@planted(servers=1)
def told_before_durable(patch: pytest.MonkeyPatch) -> None:
    honest = DatabaseLog.append

    def append(self: DatabaseLog, write: Write) -> None:
        write.settled(None)
        honest(self, Write(write.table, write.number, write.body, lambda _: None, write.along))

    patch.setattr(DatabaseLog, "append", append)


@planted(faults=("process", "bus", "database"), tables=6)
def a_conflict_swallowed(patch: pytest.MonkeyPatch) -> None:
    def fail(self: DatabaseLog, write: Write, error: Exception) -> None:
        write.settled(None if isinstance(error, Conflict) else error)

    patch.setattr(DatabaseLog, "_fail", fail)


@planted(faults=("no-answer",), rate=50.0, minutes=1.0, tables=8)
def a_retry_that_does_not_look(patch: pytest.MonkeyPatch) -> None:
    async def no(self: DatabaseLog, batch: list[Write]) -> bool:
        return False

    patch.setattr(DatabaseLog, "_is_written", no)


@planted(faults=("writes-fail", "database-refuses"), rate=20.0)
def a_retry_that_believes(patch: pytest.MonkeyPatch) -> None:
    async def yes(self: DatabaseLog, batch: list[Write]) -> bool:
        return True

    patch.setattr(DatabaseLog, "_is_written", yes)


@planted(faults=("database-refuses",), rate=15.0)
def a_retry_without_a_pause(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(event_log, "PAUSES", (0.0,))


@planted(servers=1)
def a_write_forgotten(patch: pytest.MonkeyPatch) -> None:
    honest = DatabaseLog._take

    def take(self: DatabaseLog) -> list[Write]:
        batch = honest(self)
        return batch[:-1] if len(batch) > 1 else batch

    patch.setattr(DatabaseLog, "_take", take)


@planted(servers=1)
def a_number_skipped(patch: pytest.MonkeyPatch) -> None:
    def rows(batch: list[Write]) -> list[tuple[str, int, str]]:
        return [(one.table, one.number + ('"is":"said"' in one.body), one.body) for one in batch]

    patch.setattr(event_log, "_rows", rows)


@planted(faults=("writes-fail", "process"), rate=15.0)
def what_was_lost_is_told(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable._written

    def written(
        self: LiveTable, notice: Notice, number: int, body: str, error: Exception | None
    ) -> None:
        if error is not None:
            self.outbox.tell(notice)
        honest(self, notice, number, body, error)

    patch.setattr(LiveTable, "_written", written)


# --- at a live table ---


@planted(faults=("bus-doubles", "bus-is-late"), rate=20.0, servers=3)
def an_entry_applied_twice(patch: pytest.MonkeyPatch) -> None:
    async def catch_up(self: LiveTable, first: int, bodies: list[str] | None) -> None:
        await self.settled()
        if bodies is None:
            first = self.table.at
            bodies = await self._services.log.read(self.id, first)
        for body in bodies:
            before = self.state.events
            entry = decode(body)
            self.table.apply(entry)
            self.index.follow(self.table)
            notice = Notice(entry)
            self.outbox.write_down(notice, before)
            self.outbox.tell(notice)

    patch.setattr(LiveTable, "catch_up", catch_up)


@planted(faults=("bus-loses", "partition"), rate=20.0, servers=3)
def a_gap_overlooked(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.catch_up

    async def catch_up(self: LiveTable, first: int, bodies: list[str] | None) -> None:
        if bodies is not None and first > self.table.at:
            first = self.table.at  # as if they were the next ones
        await honest(self, first, bodies)

    patch.setattr(LiveTable, "catch_up", catch_up)


@planted(servers=1)
def a_lost_wake_up(patch: pytest.MonkeyPatch) -> None:
    """Whoever waits until all is durable is not woken when the table itself is news."""

    def settle(self: Outbox) -> None:
        if self._table_is_news:
            self._table_is_news = False
            return
        self.settled.set()

    patch.setattr(Outbox, "_settle", settle)


@planted(servers=1)
def a_welcome_too_early(patch: pytest.MonkeyPatch) -> None:
    async def at_once(self: LiveTable) -> None:
        return

    patch.setattr(LiveTable, "settled", at_once)


@planted(servers=1)
def seats_told_too_early(patch: pytest.MonkeyPatch) -> None:
    def tell_table(self: Outbox) -> None:
        changed = self._replies.changed_for_each()
        for subscriber in self._state.presence.subscribers:
            subscriber.send(changed(subscriber))

    honest = Outbox.add

    def add(self: Outbox, notice: Notice, before: int) -> None:
        honest(self, notice, before)
        self.tell_table()

    patch.setattr(Outbox, "tell_table", tell_table)
    patch.setattr(Outbox, "add", add)


@planted(servers=1)
def boards_drawn_when_told(patch: pytest.MonkeyPatch) -> None:
    """And so they show what came later."""
    honest = Outbox.release

    def release(self: Outbox, notice: Notice) -> None:
        if isinstance(notice.entry, entries.Played | entries.Undone) and self._state.table.match:
            notice.boards.clear()
            self.write_down(notice, max(0, self._state.events - 1))
        honest(self, notice)

    patch.setattr(Outbox, "release", release)


@planted(faults=("process", "bus", "database"), servers=3, tables=6)
def who_lost_a_race_hears_nothing(patch: pytest.MonkeyPatch) -> None:
    honest = Outbox.start_over

    def start_over(self: Outbox) -> list[Notice]:
        honest(self)
        return []

    patch.setattr(Outbox, "start_over", start_over)


@planted(servers=1)
def a_press_that_counts_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decide, "_check_fresh", lambda table, seat, at: None)


# --- what a seat may know ---


@planted(servers=1)
def presence_that_tells_a_secret_step(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Replies, "_at", lambda self, subscriber: self._state.table.at)


@planted(servers=1, minutes=1.0, tables=6)
def a_view_of_everything(patch: pytest.MonkeyPatch) -> None:
    honest = projections.state

    def careless(table: Any, seat: int, now: float) -> Any:
        state = honest(table, seat, now)
        if state is not None and table.match is not None:
            state.number = table.seen[seat]
            state.secret = bool(sum(bytes(table.match.state)) % 2)
        return state

    patch.setattr(projections, "state", careless)


@planted(servers=1)
def the_board_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    honest = Outbox._tell_boards

    def tell(self: Outbox, notice: Notice) -> None:
        if len(notice.boards) > 1:
            seats = list(notice.boards)
            other = notice.boards[seats[-1]]
            notice.boards = dict.fromkeys(seats, other)
        honest(self, notice)

    patch.setattr(Outbox, "_tell_boards", tell)


# --- by itself ---


@planted(faults=("bots-die",), rate=25.0, servers=1)
def a_request_forgotten_at_a_death(patch: pytest.MonkeyPatch) -> None:
    honest = BotClient._mourn

    def mourn(self: BotClient, why: str) -> None:
        self._under_way.clear()
        honest(self, why)

    patch.setattr(BotClient, "_mourn", mourn)


# --- time ---


@planted(servers=1, faults=("power-cut",), rate=120.0, minutes=4.0, tables=6)
def a_clock_that_counts_while_away(patch: pytest.MonkeyPatch) -> None:
    async def since(self: KeptPauses, number: int, time: float) -> float:
        return 0.0

    patch.setattr(KeptPauses, "since", since)


@planted(servers=1, faults=("power-cut",), rate=120.0, minutes=4.0, tables=6)
def a_pause_that_nobody_resumes(patch: pytest.MonkeyPatch) -> None:
    async def resume(self: Any, live: LiveTable) -> None:
        return

    patch.setattr(tables.Tables, "_resume", resume)


@planted(servers=1, faults=("clock-jumps",), rate=40.0, minutes=1.0)
def a_clock_that_can_be_set(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SystemClock, "now", lambda self: self._calendar())


@planted(servers=3, faults=("process",), rate=8.0, minutes=1.0)
def a_pause_before_the_last_move(patch: pytest.MonkeyPatch) -> None:
    """What the simulation found first: time was taken back that nobody had lost."""
    honest = KeptPauses.open

    async def open_(self: KeptPauses, now: float, alone: bool) -> None:
        await honest(self, now, True)

    async def since(self: KeptPauses, number: int, time: float) -> float:
        from sqlalchemy import select

        from motherlode.server.storage import schema

        pause = schema.pauses.c
        query = select(pause.began, pause.ended).where(pause.number > number).order_by(pause.number)
        async with self._database.connect() as connection:
            found = list(await connection.execute(query))
        (began, ended), *others = found
        return float(ended - max(began, time) + sum(end - begin for begin, end in others))

    patch.setattr(KeptPauses, "open", open_)
    patch.setattr(KeptPauses, "since", since)


# --- what is left behind ---


@planted(servers=1)
def those_who_give_up_forgotten(patch: pytest.MonkeyPatch) -> None:
    honest = Index.after

    def after(self: Index, table: Any, entry: entries.Any) -> Any:
        along = honest(self, table, entry)
        return () if isinstance(entry, entries.Resigned) else along

    patch.setattr(Index, "after", after)


# --- memory ---


@planted(servers=1)
def tasks_that_stay(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tasks, "_ended", lambda self, task: None)


@planted(servers=1, faults=("cut",), rate=10.0)
def ghosts_at_the_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Arrivals, "remove", lambda self, subscriber: None)


@planted(servers=1, faults=("cut",), rate=10.0)
def places_never_given_back(patch: pytest.MonkeyPatch) -> None:
    honest = TableSession.lost

    def lost(self: TableSession) -> None:
        self._places = ()
        honest(self)

    patch.setattr(TableSession, "lost", lost)


@planted(faults=("bus-breaks",), rate=40.0)
def a_queue_without_bound(patch: pytest.MonkeyPatch) -> None:
    def tell(self: ChannelBus, message: Any) -> None:
        self._waiting += [message] * 200
        self._news.set()

    patch.setattr(ChannelBus, "_tell", tell)
