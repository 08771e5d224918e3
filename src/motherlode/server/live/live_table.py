"""A table that somebody is at: its subscribers, its bots, and its way into the log.

A command changes the table in memory at once, but nobody is told before the log has it (`outbox`).
If another process wrote first, the table is loaded anew and the command tried again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import msgspec

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Conflict, Write
from motherlode.server.live.arrivals import Arrivals
from motherlode.server.live.asides import Asides
from motherlode.server.live.automation import Automation
from motherlode.server.live.message_to_command import Around, command
from motherlode.server.live.outbox import Notice, Outbox
from motherlode.server.live.presence import CLOSED, Presence, disconnect
from motherlode.server.live.reloading import Load, load_with_backoff
from motherlode.server.live.replies import Replies
from motherlode.server.live.state import LiveState
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.server.services import LiveServices
from motherlode.table import commands, entries
from motherlode.table.by_itself import keeps_time
from motherlode.table.decide import decide, may_lift
from motherlode.table.merging import knows
from motherlode.table.table import Table

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(entries.Any).decode

Later = Callable[[], Awaitable[None]]  # what is left to do, when there is time to wait
Discard = Callable[[str], object]  # lets go of a table that cannot go on

WAITING = (say.Sync, say.Look, say.Start, say.Missed)  # for the disk, before they are answered


class LiveTable:
    """One live table of this process."""

    def __init__(
        self, services: LiveServices, id_: str, code: str, table: Table, load: Load, drop: Discard
    ) -> None:
        self.id, self.code = id_, code
        self.presence = Presence(id_, services.bus, services.clock)
        self.state = LiveState(id_, code, table, self.presence)
        self.index = services.index.of(id_, code, table)
        self.replies = Replies(self.state, services.clock)
        self.outbox = Outbox(self.state, self.replies, services.clock)
        self.asides = Asides(self.state, self.replies, services.bus)
        self._arrivals = Arrivals(self.presence, self.outbox, services.tasks)
        self.automation = Automation(services, self.state, self.replies, self.outbox, self._do)
        self._around = Around(services, self.state.away, self.state.member_away)
        self._services = services
        self._now = services.clock.now
        self._load, self._discard = load, drop
        self._gone = False  # let go, because it could not be loaded anew
        self._ready = asyncio.Event()  # not while the table is loaded anew
        self._ready.set()

    @property
    def table(self) -> Table:
        """The table as it is now, durable or not."""
        return self.state.table

    @property
    def is_settled(self) -> bool:
        """Whether all that was accepted is durable."""
        return self.outbox.settled.is_set()

    async def settled(self) -> None:
        """Waits until all that was accepted is durable."""
        await self.outbox.wait()
        self._check_kept()

    def is_idle(self, since: float) -> bool:
        """Whether nobody has been here for a while, and nothing is under way."""
        at_rest = self.is_settled and not self.index.behind and self.automation.is_idle
        return not self.presence.subscribers and at_rest and self.presence.idle_since < since

    # --- subscribers ---

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Somebody arrives and is told all there is."""
        await self.settled()
        if self.table.closed:  # while he was on his way
            disconnect(subscriber, CLOSED, "table/closed")
            return
        subscriber.choose_seat(self.table)
        self._arrivals.add(subscriber)
        subscriber.send(self.replies.welcome(subscriber))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A connection is gone; the seat stays."""
        if not subscriber.screen:
            self.state.looks.note(self.table, subscriber.person)
        self._arrivals.remove(subscriber)

    def heard_of(self, process: str, people: list[str]) -> None:
        """Another process has told who is there."""
        self._arrivals.heard_of(process, people)

    # --- what subscribers ask for ---

    def handle(self, subscriber: Subscriber, ask: say.Asked) -> Later | None:
        """Answers a message, also what is wrong with it; returns what it still has to wait for."""
        if isinstance(ask, WAITING) or not self._ready.is_set():
            return partial(self._handle_later, subscriber, ask)
        try:
            match ask:
                case say.Ping() | say.Watch() | say.React():
                    self.asides.answer(subscriber, ask)
                case say.Hint():
                    self.automation.advise(subscriber, ask)
                case _:
                    self._carry_out(subscriber, ask, self._around)
        except MotherlodeError as error:
            subscriber.send(self.replies.refused(subscriber, ask, error))
        return None

    async def _handle_later(self, subscriber: Subscriber, ask: say.Asked) -> None:
        await self._ready.wait()
        try:
            match ask:
                case say.Sync():
                    await self.settled()
                    subscriber.send(self.replies.welcome(subscriber, ask.id))
                case say.Look():
                    await self._look(subscriber, ask)
                case say.Missed():
                    await self.settled()
                    subscriber.send(self.replies.missed(subscriber, ask))
                case say.Start():
                    accounts = await self._services.accounts.among(self.state.people)
                    await self._ready.wait()
                    here = [*filter(self.presence.is_here, self.state.people)]
                    around = self._around._replace(accounts=accounts, here=here)
                    self._carry_out(subscriber, ask, around)
                case _:
                    later = self.handle(subscriber, ask)
                    if later is not None:  # it was loaded anew once more
                        await later()
        except MotherlodeError as error:
            subscriber.send(self.replies.refused(subscriber, ask, error))

    def _carry_out(self, subscriber: Subscriber, ask: say.Asked, around: Around) -> None:
        asked = command(subscriber.person, subscriber.name, ask, around)
        self._do(asked, subscriber, ask)

    async def _look(self, subscriber: Subscriber, ask: say.Look) -> None:
        await self.settled()
        person, seat = subscriber.person, ask.seat
        if seat != SPECTATOR and seat not in self.table.seats_of(person):
            raise MotherlodeError("seat/not-yours", "This is not your seat.")
        if self._ready.is_set() and may_lift(self.table, person, seat):
            self._do(commands.Lift(person, seat))
            await self.settled()
        subscriber.send(self.replies.looks(subscriber, seat, ask.id))

    # --- what nobody at the table has asked for ---

    async def do(self, command: commands.Any) -> None:
        """Carries a command out; if another process wrote first, not."""
        await self._ready.wait()
        self._do(command)
        await self.settled()

    async def seat_program(self, person: str, name: str, seat: int) -> None:
        """A program gets a seat before it has a socket."""
        await self.do(commands.Sit(person, seat, name))
        if seat not in self.table.seats_of(person):  # somebody at another process was faster
            raise MotherlodeError("seat/taken", "This seat is not open.")

    async def recognise(self, person: str, also: Collection[str]) -> None:
        """What somebody had here as a guest, before he signed in, is his."""
        for guest in also:
            while knows(self.table, guest):  # again, if another process wrote first
                await self._ready.wait()
                entry = self._do(commands.Merge(guest, person))
                assert isinstance(entry, entries.Merged)
                self.presence.follow(self.table, entry)
                await self.settled()

    def resume(self, lost: float, pause: int) -> None:
        """Goes on after a time that was nobody's, where time counts."""
        if keeps_time(self.table) and self.table.pause != pause:
            if self._ready.is_set():
                self._do(commands.Resume(lost, pause))
            else:
                self._services.tasks.spawn(self.do(commands.Resume(lost, pause)))

    # --- into the log, and out of it ---

    def _do(
        self,
        command: commands.Any,
        asker: Subscriber | None = None,
        ask: say.Asked | None = None,
    ) -> entries.Any:
        """Decides and applies a command, writes down what there is to tell, queues the entry."""
        self._check_kept()
        table, before = self.state.table, self.state.events
        entry = decide(table, command, self._now())
        self.outbox.catch_up()
        table.apply(entry)
        notice = Notice(entry, asker, ask)
        number, body = table.at - 1, encode(entry).decode()
        self.outbox.add(notice, before)
        settled = partial(self._written, notice, number, body)
        along = self.index.after(table, entry)
        self._services.log.append(Write(self.id, number, body, settled, along))
        return entry

    def _written(self, notice: Notice, number: int, body: str, error: Exception | None) -> None:
        """The log has the entry, or will never have it."""
        services = self._services
        if self._gone:
            return
        if error is not None:
            self.outbox.lose(notice)
            if self._ready.is_set():
                self._ready.clear()
                services.tasks.spawn(self._reload(error))
            return
        self.outbox.release(notice)
        services.metrics.entry(notice.entry)
        services.bus.tell_wrote(self.id, number, [body])
        self.automation.is_ours = True
        self.automation.told(notice.entry)

    async def _reload(self, error: Exception) -> None:
        """Somebody else was faster, or the database refused: the log says how things stand."""
        level = logging.DEBUG if isinstance(error, Conflict) else logging.ERROR
        log.log(level, "table %s is loaded anew: %r", self.id, error)
        self.automation.stop()
        try:
            table = await load_with_backoff(self._load, self.id, self._services.log.is_away)
        except Exception as failure:
            self._let_go(failure)
            return
        self.state.table = table
        self.index = self._services.index.of(self.id, self.code, table)
        self.index.behind = True
        self._ready.set()
        for notice in self.outbox.start_over():
            if notice.asker is None or notice.ask is None:
                continue
            if isinstance(error, Conflict):
                later = self.handle(notice.asker, notice.ask)
                if later is not None:
                    await later()
            else:
                sorry = MotherlodeError("server/not-kept", "That could not be kept. Try again.")
                notice.asker.send(self.replies.refusal(notice.asker, sorry, notice.ask.id))
        if self.table.closed:
            self.presence.disconnect_all("table/closed")

    def _let_go(self, failure: Exception) -> None:
        """This one cannot go on: those who wait for it hear so, and nobody finds it any more."""
        self._gone = True
        self._arrivals.end()
        self._discard(self.id)
        self.outbox.give_up()
        self._ready.set()
        if isinstance(failure, MotherlodeError):  # it cannot be read, or was taken away
            self.presence.disconnect_all(failure.slug)
        else:  # whoever comes next loads it anew
            log.error("table %s could not be loaded anew, and is let go", self.id, exc_info=failure)
            self.presence.send_back()

    def _check_kept(self) -> None:
        if self._gone:
            raise MotherlodeError("server/not-kept", "That could not be kept. Try again.")

    async def catch_up(self, first: int, bodies: list[str] | None) -> None:
        """Another process has added entries; they are durable."""
        await self.settled()
        if bodies is None or first > self.table.at:
            first = self.table.at
            bodies = await self._services.log.read(self.id, first)
            await self.settled()
        known = self.table.at  # it may have grown while we were reading
        for body in bodies[max(0, known - first) :]:
            before = self.state.events
            entry = decode(body)
            self.table.apply(entry)
            self.index.follow(self.table)
            notice = Notice(entry)
            self.outbox.write_down(notice, before)
            self.outbox.tell(notice)
        if self.table.at > known:
            self.automation.is_ours = False
            self.automation.stop()
