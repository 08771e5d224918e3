"""What is told of a table's entries, to whom, and when.

Clients hear of an entry after it is saved. What its subscribers will see of a move is written down
before the table goes on, so that it cannot show anything that comes later, and sent when the log
has the entry. What is told of seats is the table as it stands, so it waits until all that was
accepted is durable. Knows no socket: a subscriber is whoever can be sent bytes.

Mostly a table does not go on before its move is durable, and so is everybody else's of the same
transaction: what is told is written down then, for one table after the other. Code that does one
thing for many tables stays in the processor's caches; a move costs a tenth less than by itself.
"""

import asyncio
from dataclasses import dataclass, field

import msgspec

from motherlode.server.interfaces import Clock
from motherlode.server.live import projections
from motherlode.server.live.replies import Replies
from motherlode.server.live.state import LiveState
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.table import entries
from motherlode.table.remarks import RemarkLine

encode = msgspec.json.Encoder().encode

MOVED = (entries.Played, entries.Undone)  # what changes a board
# Who may act here, or not, or since when.
AT_A_SEAT = (entries.Seated, entries.Assigned, entries.Resigned, entries.Lifted)

# After these everyone hears all there is: the board is another one, or is looked at from elsewhere.
ANEW = (entries.Started, entries.Changed, entries.Resumed, entries.Picked)


@dataclass(slots=True, eq=False)
class Notice:
    """What is told when an entry is durable."""

    entry: entries.Any
    asker: Subscriber | None = None
    ask: say.Asked | None = None
    boards: dict[int, bytes] = field(default_factory=dict)  # by seat: what happened
    answer: bytes | None = None  # instead, for the one who asked
    lines: list[RemarkLine] = field(default_factory=list)  # what the frame tells

    def answers(self, subscriber: Subscriber) -> int | None:
        """The number of the message that this answers, for the one who sent it."""
        return self.ask.id if self.ask is not None and subscriber is self.asker else None


class Outbox:
    """The notices of one live table."""

    def __init__(self, state: LiveState, replies: Replies, clock: Clock) -> None:
        self._state = state
        self._replies = replies
        self._clock = clock
        self._waiting: list[Notice] = []  # accepted, not durable yet
        self._lost: list[Notice] = []  # never will be: the table in memory is ahead of its log
        self._held: list[Notice] = []  # durable, but what came after them was not
        self._unwritten: tuple[Notice, int] | None = None  # the newest, and the events before it
        self._table_is_news = False  # to be told when all is durable
        self.settled = asyncio.Event()  # while all that was accepted is durable
        self.settled.set()

    async def wait(self) -> None:
        """Until all that was accepted is durable."""
        while not self.settled.is_set():
            await self.settled.wait()

    def add(self, notice: Notice, before: int) -> None:
        """An entry was applied, and is on its way to the log; `before` it there were events.

        Before it was applied there was a `catch_up`.
        """
        self._unwritten = (notice, before)
        self._waiting.append(notice)
        self.settled.clear()

    def catch_up(self) -> None:
        """Writes down what there is to tell, while the table is as the newest entry has left it."""
        unwritten, self._unwritten = self._unwritten, None
        if unwritten is not None:
            self.write_down(*unwritten)

    def write_down(self, notice: Notice, before: int) -> None:
        """Makes the messages that must not show what comes later."""
        entry, table, boards = notice.entry, self._state.table, notice.boards
        if not isinstance(entry, MOVED):
            at = table.at
            notice.lines = [remark.line for remark in table.remarks if remark.at == at]
            return
        now = self._clock.now()
        for subscriber in self._state.presence.subscribers:
            seat = subscriber.seat
            if seat not in table.noticed:
                continue
            if subscriber is notice.asker and notice.ask is not None:
                told = projections.happened(table, entry, seat, before, now, notice.ask.id)
                notice.answer = encode(told)
            elif seat not in boards:
                boards[seat] = encode(projections.happened(table, entry, seat, before, now))

    def release(self, notice: Notice) -> None:
        """The log has the entry: it is told."""
        self._waiting.remove(notice)
        try:
            if not self._waiting:  # it is the newest
                self.catch_up()
            self.tell(notice)
        finally:  # a mistake in a game's view leaves nobody waiting
            if not self._waiting and not self._lost:
                self._settle()

    def lose(self, notice: Notice) -> None:
        """The log will never have the entry: the table has to be loaded anew before it goes on."""
        self._waiting.remove(notice)
        self._unwritten = None  # the table in memory shows what will never have been
        self._lost.append(notice)
        self.settled.clear()

    def give_up(self) -> None:
        """The table cannot go on: nobody shall wait for it any longer."""
        self._lost, self._held, self._table_is_news = [], [], False
        self.settled.set()

    def start_over(self) -> list[Notice]:
        """The table is as its log says, and everyone hears all of it; what was lost."""
        lost, self._lost = self._lost, []
        self._table_is_news = False
        for subscriber in self._state.presence.subscribers:
            subscriber.choose_seat(self._state.table)
            subscriber.send(self._replies.welcome(subscriber))
        self._settle()
        return lost

    def _settle(self) -> None:
        self.settled.set()
        if self._table_is_news:
            self.tell_table()
        held, self._held = self._held, []
        for notice in held:
            self._tell_anew(notice)

    # --- to whom ---

    def tell(self, notice: Notice) -> None:
        """Of an entry that is durable."""
        if isinstance(notice.entry, MOVED):
            self._tell_boards(notice)
            if self._state.table.status == "over":
                self.tell_table()
        elif isinstance(notice.entry, entries.Said):
            spoken, person = projections.spoken(self._state.id, notice.entry), notice.entry.person
            for_all = encode(say.Heard(spoken, None))
            for subscriber in self._state.presence.subscribers:
                if person in subscriber.unheard:
                    continue
                answers = notice.answers(subscriber)
                told = for_all if answers is None else encode(say.Heard(spoken, answers))
                subscriber.send(told)
        elif self._waiting:  # what came after it is not durable yet, and must not show
            self._held.append(notice)
        else:
            self._tell_anew(notice)

    def tell_table(self) -> None:
        """Seats or presence have changed."""
        self._table_is_news = not self.settled.is_set()
        if self._table_is_news:
            return
        changed = self._replies.changed_for_each()
        for subscriber in self._state.presence.subscribers:
            subscriber.send(changed(subscriber))

    def _tell_boards(self, notice: Notice) -> None:
        asker = notice.asker
        for subscriber in self._state.presence.subscribers:
            board = notice.boards.get(subscriber.seat)
            if subscriber is asker and notice.answer is not None:
                subscriber.send(notice.answer)
            elif board is not None:
                subscriber.send(board)
        if asker is not None and notice.answer is None and notice.ask is not None:
            asker.send(self._replies.done(asker, notice.ask.id))

    def _tell_anew(self, notice: Notice) -> None:
        """Seats have changed; who sees another board now, or may act or not, is told all of it."""
        entry, table, presence = notice.entry, self._state.table, self._state.presence
        running = table.match is not None
        if isinstance(entry, entries.Merged):
            presence.follow(table, entry)
        elif isinstance(entry, entries.Renamed) and entry.becomes is not None:
            presence.disconnect_person(entry.person)
        seat = entry.seat if isinstance(entry, AT_A_SEAT) else None
        if isinstance(entry, entries.Joined | entries.Left) and table.evening is not None:
            seat = table.evening.seat_of(entry.member)
        everyone = isinstance(entry, ANEW)
        everyone |= isinstance(entry, entries.Resigned) and not running  # the match is no more
        changed = self._replies.changed_for_each(notice.lines)
        for subscriber in presence.subscribers:
            before = subscriber.seat
            subscriber.choose_seat(table)
            moved = running and (subscriber.seat != before or subscriber.seat == seat)
            id_ = notice.answers(subscriber)
            if everyone or moved:
                subscriber.send(self._replies.welcome(subscriber, id_))
            else:
                subscriber.send(changed(subscriber, id_))
        if table.closed:
            presence.disconnect_all("table/closed")
