"""What happens at a table by itself: bots decide, clocks run out, the coach thinks.

The process that wrote a table's last entry drives it. If that process dies, another one finds the
table overdue in the database and takes over; should two drive at the same time for a moment, the
log lets only one decision through.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.server.live.outbox import Outbox
from motherlode.server.live.replies import Replies
from motherlode.server.live.state import LiveState
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.server.protocol import parts
from motherlode.server.services import LiveServices
from motherlode.table import commands, entries
from motherlode.table.by_itself import (
    bots_to_act,
    has_left,
    out_of_time,
    runs_by_itself,
    written,
)
from motherlode.table.claims import lots_for
from motherlode.table.decide import heard_late

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

SOON = 300.0  # seconds: for a clock that runs out sooner, a table stays in memory


class Position(NamedTuple):
    """What somebody has asked the coach about."""

    match: Match
    seat: int
    number: int  # of events before it

    def is_gone(self, now: Match | None) -> bool:
        """Whether the seat has decided, or has nothing to decide; others may have acted."""
        match, seat = self.match, self.seat
        if now is not match or match.over or match.number < self.number:
            return True
        since = (match.event(number)[0] for number in range(self.number, match.number))
        return seat not in match.to_act or seat in since


class Automation:
    """The bots, clocks and coach of one live table."""

    def __init__(
        self,
        services: LiveServices,
        state: LiveState,
        replies: Replies,
        outbox: Outbox,
        do: Callable[[commands.Any], object],
    ) -> None:
        self._services = services
        self._clock = services.clock
        self._state = state
        self._replies = replies
        self._outbox = outbox
        self._do = do
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._hints: dict[asyncio.Task[None], Position] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._due = 0.0  # when it goes off
        self.is_ours = False  # whether this process drives the table
        self._ended = False  # another process shall drive it

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being thought, and no clock runs out here soon.

        For what is due later the index knows when the table has to be loaded again.
        """
        soon = self._alarm is not None and self._due - self._clock.now() < SOON
        return not self._thinking and not soon

    def drive(self) -> None:
        """Sets everything going that is due here."""
        self._drop_hints()
        table = self._state.table
        if not self.is_ours or self._ended:
            return
        if not (runs_by_itself(table) or table.clocks.measured):
            return
        if (move := written(table)) is not None:
            self._begin(move[0], partial(self._recite, *move))
        for seat, level in bots_to_act(table):
            self._begin(seat, partial(self._think, seat, level, "bot"))
        for seat in out_of_time(table, self._clock.now()):
            self._begin(seat, partial(self._think, seat, table.plan.clock.level, "clock"))
        for seat in has_left(table, self._clock.now()):
            self._begin(seat, partial(self._give_up_for, seat))
        self._set_alarm()

    def told(self, entry: entries.Any) -> None:
        """An entry is kept, and told; if that took long, nobody's clock ran meanwhile for it."""
        for seat in heard_late(self._state.table, entry, self._clock.now()):
            with contextlib.suppress(MotherlodeError):  # the log is away again
                self._do(commands.Begin(seat))
        self.drive()

    def stop(self) -> None:
        """Drops what was being thought: the table has changed under it."""
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        self._drop_hints()
        self._state.compiling.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def end(self) -> None:
        """This process stops, and begins nothing any more."""
        self._ended = True
        self.stop()

    def advise(self, subscriber: Subscriber, ask: say.Hint) -> None:
        """Asks the coach; the answer comes when it comes, unless the position is gone by then."""
        table, match = self._state.table, self._state.table.match
        if match is None or ask.seat not in table.seats_of(subscriber.person):
            raise MotherlodeError("seat/not-yours", "The coach speaks to players, in a match.")
        if table.lesson is not None:
            raise MotherlodeError("hint/lesson", "In a lesson the notes are the advice.")
        if table.rated:
            raise MotherlodeError("hint/rated", "In a rated match everyone decides by himself.")
        if table.plan.claim:
            raise MotherlodeError("hint/claim", "The claim is everybody's own: no advice in it.")
        if ask.seat not in match.to_act:
            raise MotherlodeError("seat/not-to-act", "There is nothing to decide here now.")
        task = self._services.tasks.spawn(self._advise(subscriber, ask, match))
        self._hints[task] = Position(match, ask.seat, match.number)
        task.add_done_callback(self._hints.pop)

    def _drop_hints(self) -> None:
        for task, position in self._hints.items():
            if position.is_gone(self._state.table.match):
                task.cancel()

    async def _advise(self, subscriber: Subscriber, ask: say.Hint, match: Match) -> None:
        try:
            advice = await self._services.bots.advise(match, ask.seat, subscriber.person)
        except asyncio.CancelledError:  # nothing is left to say about it
            subscriber.send(self._replies.done(subscriber, ask.id))
            raise
        except MotherlodeError as error:
            subscriber.send(self._replies.refusal(subscriber, error, ask.id))
            return
        subscriber.send(
            encode(
                say.Advice(
                    answers=ask.id,
                    seat=ask.seat,
                    choices=[parts.Choice(**choice) for choice in advice["choices"]],
                    best=advice["best"],
                    equal=advice["equal"],
                    why=advice["why"],
                )
            )
        )

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table = self._state.table
        if table.match is None or not table.clocks.measured:
            return
        # Only for whom nobody decides yet: a bot that takes long is not looked at a hundred times
        # a second, `_begin` goes on when it is done.
        deadlines = [
            table.clocks.due(seat)
            for seat in table.match.to_act
            if table.chairs[seat].level is None and seat not in self._thinking
        ]
        due = min((time for time in deadlines if time is not None), default=None)
        if due is not None:
            self._due = due
            wait = max(0.0, due - self._clock.now()) + 0.01
            self._alarm = asyncio.get_running_loop().call_later(wait, self.drive)

    async def _give_up_for(self, seat: int) -> None:
        """Whoever has left the others waiting for so long has given this match up."""
        await self._outbox.wait()
        table = self._state.table
        person = table.chairs[seat].person
        if person is not None and seat in has_left(table, self._clock.now()):
            self._do(commands.Resign(person, seat))

    def _begin(self, seat: int, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if seat in self._thinking:
            return
        task = self._services.tasks.spawn(work())
        self._thinking[seat] = task

        def ended(done: "asyncio.Task[None]") -> None:
            if self._thinking.get(seat) is done:
                del self._thinking[seat]
                if not done.cancelled():
                    self.drive()

        task.add_done_callback(ended)

    @property
    def pauses(self) -> bool:
        """Whether bots take their time as people do: where somebody's clock runs, or all race.

        Elsewhere nobody waits for the sake of waiting: everyone's own screen shows the moves at
        the speed that he has chosen.
        """
        table = self._state.table
        return not self._services.settings.instant_bots and (
            table.clocks.running or table.game.real_time
        )

    async def _recite(self, seat: int, move: str) -> None:
        """A bot in a lesson does what is written."""
        await self._outbox.wait()
        if written(self._state.table) == (seat, move):
            self._do(commands.PlayFor(seat, move, "bot"))

    async def _think(self, seat: int, level: str, by: entries.By) -> None:
        table, match = self._state.table, self._state.table.match
        assert match is not None
        now, bots, compiling = self._clock.now, self._services.bots, self._state.compiling
        monotonic = self._clock.monotonic
        began = monotonic()  # who sets the machine's clock meanwhile lets no bot wait for it
        known = match.known(seat)
        if not bots.is_ready(table.game, level):
            compiling[seat] = "compiling"
            self._outbox.tell_table()
        try:
            lots = lots_for(match, seat) if table.plan.claim else ""
            asked = (table.game, level, table.match_id or "", seat, known, lots)
            move, pause = await bots.choose(*asked)
        except MotherlodeError as error:
            log.warning("a bot has to wait: %s", error)
            await asyncio.sleep(1.0)
            return
        if compiling.pop(seat, None):
            self._outbox.tell_table()
        if by == "bot" and self.pauses:
            start = max(began, monotonic() + (table.signal or 0.0) - now())
            await asyncio.sleep(max(0.0, start + pause - monotonic()))
        elif table.signal is not None:
            await asyncio.sleep(max(0.0, table.signal - now()))
        await self._outbox.wait()
        if self._state.table is not table or table.match is not match or match.over:
            return
        if now() < (table.signal or 0.0):
            return  # a new round has begun meanwhile: think again
        still = (
            table.chairs[seat].level == level
            if by == "bot"
            else (seat in out_of_time(table, now()))
        )
        if still and seat in match.to_act and move in match.legal(seat):
            self._do(commands.PlayFor(seat, move, by))
