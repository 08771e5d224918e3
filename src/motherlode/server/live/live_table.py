"""A table that somebody is at: its clients, its bots, and its way into the log.

A command changes the table in memory at once, but nobody is told before the log has it: what there
is to tell is written down at that moment (so that it cannot show anything later) and sent when the
write is durable. If another process wrote first, the table is loaded anew and the command tried
again.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.server.live import projections as render
from motherlode.server.live.automation import Driver
from motherlode.server.live.dispatch import command
from motherlode.server.live.replies import Voice
from motherlode.server.live.subscriber import Client
from motherlode.server.protocol import messages as say
from motherlode.server.storage.event_log import Conflict, Write
from motherlode.server.storage.index import Index
from motherlode.server.storage.log import Unreadable
from motherlode.table import commands, entries
from motherlode.table.merging import knows
from motherlode.table.table import Table

if TYPE_CHECKING:
    from motherlode.server.live.registry import House

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(entries.Any).decode

Later = Callable[[], Awaitable[None]]  # what is left to do, when there is time to wait

WAITING = (say.Sync, say.Look)  # these are answered when all is durable
NOBODY = 4401  # the code of a socket whose person is no more
CLOSED = 4410  # the code of a socket whose table is no more
MOVED = (entries.Played, entries.Undone)  # what changes a board
AT_A_SEAT = (entries.Seated, entries.Assigned, entries.Resigned)  # who may act here, or not
AWAY = 25.0  # seconds without a sign from another process


@dataclass(slots=True)
class Pending:
    """What is told when an entry is durable."""

    entry: entries.Any
    client: Client | None
    ask: say.Asked | None
    number: int = 0  # of the entry in the log
    body: str = ""
    boards: dict[int, bytes] = field(default_factory=dict)  # by seat: what happened
    answer: bytes | None = None  # instead, for the one who asked
    lines: list[object] = field(default_factory=list)  # what the frame tells


class Room:
    """One live table of this process."""

    def __init__(self, house: "House", id_: str, code: str, table: Table) -> None:
        self.house = house
        self.id = id_
        self.code = code
        self.table = table
        self.clients: set[Client] = set()
        # Other processes: when last heard of, and who is connected there.
        self._elsewhere: dict[str, tuple[float, list[str]]] = {}
        self.index = Index(id_, code, table)
        self.driver = Driver(self)
        self.voice = Voice(self)
        self.idle_since = time.monotonic()
        self._pending: list[Pending] = []
        self._again: list[Pending] = []
        self._table_is_news = False  # to be told when all is durable
        self._ready = asyncio.Event()
        self._ready.set()
        self._settled = asyncio.Event()
        self._settled.set()

    # --- clients ---

    async def enter(self, client: Client) -> None:
        """A client arrives and is told all there is."""
        await self.settled()
        if self.table.closed:  # while he was on his way
            self._send_away(client)
            return
        self.clients.add(client)
        self._sit_back(client)
        client.send(self.voice.welcome(client))
        self.presence_changed()

    def leave(self, client: Client) -> None:
        """A client is gone; the seat stays."""
        self.clients.discard(client)
        self.idle_since = time.monotonic()
        self.presence_changed()

    def presence_changed(self) -> None:
        """Tells everyone who is here and who is away."""
        self.tell_presence()
        self.tell_table()

    def tell_presence(self) -> None:
        """Tells other processes who is here."""
        self.house.bus.tell_presence(self.id, sorted({c.person for c in self.clients}))

    def heard_of(self, process: str, people: list[str]) -> None:
        """Another process has told who is there."""
        _, before = self._elsewhere.get(process, (0.0, []))
        self._elsewhere[process] = (time.monotonic(), people)
        if before != people:
            self.tell_table()

    def is_here(self, person: str) -> bool:
        """Whether somebody has a connection, to any process."""
        if any(client.person == person for client in self.clients):
            return True
        recent = time.monotonic() - AWAY
        return any(person in people for heard, people in self._elsewhere.values() if heard > recent)

    def is_idle(self, since: float) -> bool:
        """Whether nobody has been here for a while, and nothing is under way."""
        at_rest = self.is_settled and not self.index.behind and self.driver.is_idle
        return not self.clients and at_rest and self.idle_since < since

    def dismiss(self, reason: str, retry: float | None) -> None:
        """Sends everyone away."""
        for client in self.clients:
            client.send(encode(say.Goodbye(reason, retry)))

    def _send_away(self, *clients: Client) -> None:
        """The table is closed for good."""
        for client in clients:
            client.send(encode(say.Goodbye("table/closed")))
            client.hang_up(CLOSED, "table/closed")

    @property
    def is_settled(self) -> bool:
        """Whether all that was accepted is durable."""
        return self._ready.is_set() and self._settled.is_set()

    def _close_for_good(self, error: Unreadable) -> None:
        """The log cannot be read any more: nobody can go on here."""
        self.house.rooms.pop(self.id, None)
        for client in list(self.clients):
            client.send(encode(say.Goodbye(error.slug)))
            client.hang_up(CLOSED, error.slug)

    async def settled(self) -> None:
        """Waits until all that was accepted is durable."""
        while not self.is_settled:
            await self._ready.wait()
            await self._settled.wait()

    # --- what clients say ---

    def hear(self, client: Client, ask: say.Asked) -> Later | None:
        """Carries a message out; what is wrong with it is answered.

        Most need not wait for anything. For the others this returns what is left to do.
        """
        if isinstance(ask, WAITING) or not self._ready.is_set():
            return partial(self._hear_later, client, ask)
        try:
            match ask:
                case say.Ping():
                    client.send(self.voice.done(client, ask.id))
                case say.Hint():
                    self._hint(client, ask)
                case _:
                    self._carry_out(client, ask)
        except MotherlodeError as error:
            self._refuse(client, ask, error)
        return None

    async def _hear_later(self, client: Client, ask: say.Asked) -> None:
        await self._ready.wait()
        try:
            match ask:
                case say.Sync():
                    await self.settled()
                    client.send(self.voice.welcome(client, ask.id))
                case say.Look():
                    await self._look(client, ask)
                case _:
                    later = self.hear(client, ask)
                    if later is not None:  # it was loaded anew once more
                        await later()
        except MotherlodeError as error:
            self._refuse(client, ask, error)

    def _refuse(self, client: Client, ask: say.Asked, error: MotherlodeError) -> None:
        client.send(self.voice.refusal(client, error, ask.id, self._why(client, ask)))

    async def seat_program(self, person: str, name: str, seat: int) -> None:
        """A program gets a seat before it has a socket."""
        await self._ready.wait()
        entry = self.table.do(commands.Sit(person, seat, name), time.time())
        self._keep(Pending(entry, None, None), self._events())
        await self.settled()
        if seat not in self.table.seats_of(person):  # somebody at another process was faster
            raise MotherlodeError("seat/taken", "This seat is not open.")

    async def do(self, command: commands.Any) -> None:
        """Something that nobody at the table has asked for; if another process wrote first, not."""
        await self._ready.wait()
        before = self._events()
        entry = self.table.do(command, time.time())
        self._keep(Pending(entry, None, None), before)
        await self.settled()

    async def recognise(self, person: str, also: Collection[str]) -> None:
        """What somebody had here as a guest, before he signed in, is his."""
        for guest in also:
            while knows(self.table, guest):  # again, if another process wrote first
                await self._ready.wait()
                before = self._events()
                entry = self.table.do(commands.Merge(guest, person), time.time())
                assert isinstance(entry, entries.Merged)
                self._follow(entry)
                self._keep(Pending(entry, None, None), before)
                await self.settled()

    def part_with(self, person: str) -> None:
        """Whoever was forgotten is nobody whom this table knows."""
        for client in [client for client in self.clients if client.person == person]:
            client.send(encode(say.Goodbye("person/unknown")))
            client.hang_up(NOBODY, "person/unknown")
            self.clients.discard(client)

    def _follow(self, entry: entries.Merged) -> None:
        """Sockets of the guest go on as the person; not where they would see more than before."""
        if self.table.seats_of(entry.person) == entry.seats:
            for client in self.clients:
                if client.person == entry.guest:
                    client.person = entry.person

    def _why(self, client: Client, ask: say.Asked) -> object:
        if isinstance(ask, say.Play) and ask.seat in self.table.seats_of(client.person):
            return render.why_not(self.table, ask.seat, ask.move)
        return None

    def decide(self, seat: int, move: str, by: entries.By) -> None:
        """A bot's decision."""
        before = self._events()
        entry = self.table.do(commands.PlayFor(seat, move, by), time.time())
        self._keep(Pending(entry, None, None), before)

    def _carry_out(self, client: Client, ask: say.Asked) -> None:
        before = self._events()
        signal = self.house.settings.signal
        asked = command(client.person, client.name, ask, signal)
        entry = self.table.do(asked, time.time())
        self._keep(Pending(entry, client, ask), before)

    async def _look(self, client: Client, ask: say.Look) -> None:
        await self.settled()
        if ask.seat != SPECTATOR and ask.seat not in self.table.seats_of(client.person):
            raise MotherlodeError("seat/not-yours", "This is not your seat.")
        handed = client.seat == SPECTATOR and ask.seat != SPECTATOR
        client.seat, client.chosen = ask.seat, True
        client.send(self.voice.welcome(client, ask.id, handed))

    def _hint(self, client: Client, ask: say.Hint) -> None:
        match = self.table.match
        if match is None or ask.seat not in self.table.seats_of(client.person):
            raise MotherlodeError("seat/not-yours", "The coach speaks to players, in a match.")
        if ask.seat not in match.to_act:
            raise MotherlodeError("seat/not-to-act", "There is nothing to decide here now.")
        self.driver.advise(client, ask, match)

    # --- into the log ---

    def _keep(self, pending: Pending, before: int) -> None:
        """Writes down what there is to tell, and queues the entry."""
        entry, table = pending.entry, self.table
        pending.number = table.at - 1
        pending.body = encode(entry).decode()
        self._write_down(pending, before)
        self._pending.append(pending)
        self._settled.clear()
        settled = partial(self._written, pending)
        along = self.index.after(table, entry)
        self.house.journal.write(Write(self.id, pending.number, pending.body, settled, along))

    def _write_down(self, pending: Pending, before: int) -> None:
        entry, now, boards = pending.entry, time.time(), pending.boards
        if not isinstance(entry, MOVED):
            at = self.table.at
            pending.lines = [remark.line for remark in self.table.remarks if remark.at == at]
            return
        for client in self.clients:
            seat = client.seat
            if seat not in self.table.noticed:
                continue
            if client is pending.client and pending.ask is not None:
                told = render.happened(self.table, entry, seat, before, now, pending.ask.id)
                pending.answer = encode(told)
            elif seat not in boards:
                boards[seat] = encode(render.happened(self.table, entry, seat, before, now))

    def _written(self, pending: Pending, error: Exception | None) -> None:
        """The log has the entry, or will never have it."""
        self._pending.remove(pending)
        if error is not None:
            self._again.append(pending)
            if self._ready.is_set():
                self._ready.clear()
                self.house.spawn(self._reload(error))
            return
        self._tell(pending)
        if not self._pending and self._ready.is_set():
            self._settled.set()
            if self._table_is_news:
                self.tell_table()
        self.house.metrics.entry(pending.entry)
        self.house.bus.tell_wrote(self.id, pending.number, [pending.body])
        self.driver.is_ours = True
        self.driver.drive()

    async def _reload(self, error: Exception) -> None:
        """Somebody else was faster, or the database refused: the log says how things stand."""
        if not isinstance(error, Conflict):
            log.error("table %s is loaded anew: %r", self.id, error)
        self.driver.stop()
        try:
            self.table = await self.house.read(self.id)
        except Unreadable as unreadable:
            self._close_for_good(unreadable)
            return
        self.index = Index(self.id, self.code, self.table)
        self.index.behind = True
        again, self._again = self._again, []
        self._ready.set()
        self._settled.set()
        for client in self.clients:
            self._sit_back(client)
            client.send(self.voice.welcome(client))
        for pending in again:
            if pending.client is None or pending.ask is None:
                continue
            if isinstance(error, Conflict):
                later = self.hear(pending.client, pending.ask)
                if later is not None:
                    await later()
            else:
                sorry = MotherlodeError("server/not-kept", "That could not be kept. Try again.")
                pending.client.send(self.voice.refusal(pending.client, sorry, pending.ask.id))
        if self.table.closed:
            self._send_away(*self.clients)

    async def catch_up(self, first: int, bodies: list[str] | None) -> None:
        """Another process has added entries; they are durable."""
        await self.settled()
        if bodies is None or first > self.table.at:
            first = self.table.at
            bodies = await self.house.bodies_since(self.id, first)
            await self.settled()
        known = self.table.at  # it may have grown while we were reading
        for body in bodies[max(0, known - first) :]:
            before = self._events()
            entry = decode(body)
            self.table.apply(entry)
            self.index.follow(self.table)
            pending = Pending(entry, None, None)
            self._write_down(pending, before)
            self._tell(pending)
        if self.table.at > known:
            self.driver.is_ours = False
            self.driver.stop()

    # --- what clients are told ---

    def _tell(self, pending: Pending) -> None:
        entry = pending.entry
        if isinstance(entry, MOVED):
            self._tell_boards(pending)
            if self.table.status == "over":
                self.tell_table()
        elif isinstance(entry, entries.Said):
            heard = say.Heard(render.spoken(entry))
            self._tell_all(pending, lambda client, id_: encode(_answering(heard, id_)))
        elif self._pending:  # what came after it is not durable yet, and must not show
            self.house.spawn(self._tell_later(pending))
        else:
            self._tell_anew(pending)

    async def _tell_later(self, pending: Pending) -> None:
        await self.settled()
        self._tell_anew(pending)

    def _tell_anew(self, pending: Pending) -> None:
        """Seats have changed; who sees another board now, or may act or not, is told all of it."""
        entry, running = pending.entry, self.table.match is not None
        if isinstance(entry, entries.Merged):
            self._follow(entry)
        elif isinstance(entry, entries.Renamed) and entry.becomes is not None:
            self.part_with(entry.person)
        seat = entry.seat if isinstance(entry, AT_A_SEAT) else None
        everyone = isinstance(entry, entries.Started | entries.Changed)
        everyone |= isinstance(entry, entries.Resigned) and not running  # the match is no more
        for client in self.clients:
            before = client.seat
            self._sit_back(client)
            moved = running and (client.seat != before or client.seat == seat)
            asked = client is pending.client and pending.ask is not None
            id_ = pending.ask.id if asked and pending.ask else None
            if everyone or moved:
                client.send(self.voice.welcome(client, id_))
            else:
                client.send(self.voice.changed(client, id_, pending.lines))
        if self.table.closed:
            self._send_away(*self.clients)

    def _tell_boards(self, pending: Pending) -> None:
        asker = pending.client
        for client in self.clients:
            board = pending.boards.get(client.seat)
            if client is asker and pending.answer is not None:
                client.send(pending.answer)
            elif board is not None:
                client.send(board)
        if asker is not None and pending.answer is None and pending.ask is not None:
            asker.send(self.voice.done(asker, pending.ask.id))

    def _tell_all(self, pending: Pending, message: Callable[[Client, int | None], bytes]) -> None:
        for client in self.clients:
            asked = client is pending.client and pending.ask is not None
            client.send(message(client, pending.ask.id if asked and pending.ask else None))

    def tell_table(self) -> None:
        """Seats or presence have changed."""
        self._table_is_news = not self._settled.is_set()
        if self._table_is_news:
            return
        for client in self.clients:
            client.send(self.voice.changed(client, None))

    def _sit_back(self, client: Client) -> None:
        """Looks from a seat of one's own, unless one has chosen otherwise.

        Who has several, some with secrets, looks from nowhere until he has chosen.
        """
        mine = self.table.seats_of(client.person)
        if client.seat in mine or (client.chosen and client.seat == SPECTATOR):
            return
        covered = len(mine) > 1 and any(render.has_secret(self.table, seat) for seat in mine)
        client.seat = mine[0] if mine and not covered else SPECTATOR

    def _events(self) -> int:
        return self.table.match.number if self.table.match else 0


def _answering(heard: say.Heard, id_: int | None) -> say.Heard:
    return say.Heard(heard.spoken, id_)
