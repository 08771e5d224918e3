"""What happens at a table by itself: bots decide, clocks run out, the coach thinks.

The process that wrote a table's last entry drives it. If that process dies, another one finds the
table overdue in the database and takes over; should two drive at the same time for a moment, the
log lets only one decision through.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.server.live.outbox import Outbox
from motherlode.server.live.replies import Replies
from motherlode.server.live.state import LiveState
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.server.protocol import parts
from motherlode.server.services import Services
from motherlode.table import entries
from motherlode.table.by_itself import bots_to_act, out_of_time, runs_by_itself

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

Decide = Callable[[int, str, entries.By], None]  # what a bot or the clock does at a seat


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
        services: Services,
        state: LiveState,
        replies: Replies,
        outbox: Outbox,
        decide: Decide,
    ) -> None:
        self._services = services
        self._clock = services.clock
        self._state = state
        self._replies = replies
        self._outbox = outbox
        self._decide = decide
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._hints: dict[asyncio.Task[None], Position] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self.is_ours = False  # whether this process drives the table

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being thought and no clock is running here."""
        return not self._thinking and self._alarm is None

    def drive(self) -> None:
        """Sets everything going that is due here."""
        self._drop_hints()
        table = self._state.table
        if not self.is_ours or not runs_by_itself(table):
            return
        for seat, level in bots_to_act(table):
            self._begin(seat, level, "bot")
        for seat in out_of_time(table, self._clock.now()):
            self._begin(seat, table.plan.clock.level, "clock")
        self._set_alarm()

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

    def advise(self, subscriber: Subscriber, ask: say.Hint, match: Match) -> None:
        """Asks the coach; the answer comes when it comes, unless the position is gone by then."""
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
        if table.match is None or not table.clocks.running:
            return
        deadlines = [table.clocks.deadline(seat) for seat in table.match.to_act]
        due = min((time for time in deadlines if time is not None), default=None)
        if due is not None:
            wait = max(0.0, due - self._clock.now()) + 0.01
            self._alarm = asyncio.get_running_loop().call_later(wait, self.drive)

    def _begin(self, seat: int, level: str, by: entries.By) -> None:
        if seat in self._thinking:
            return
        task = self._services.tasks.spawn(self._think(seat, level, by))
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

    async def _think(self, seat: int, level: str, by: entries.By) -> None:
        table, match = self._state.table, self._state.table.match
        assert match is not None
        now, bots, compiling = self._clock.now, self._services.bots, self._state.compiling
        began = now()
        known = match.known(seat)
        if not bots.is_ready(table.game, level):
            compiling[seat] = "compiling"
            self._outbox.tell_table()
        try:
            move, pause = await bots.choose(table.game, level, table.match_id or "", seat, known)
        except MotherlodeError as error:
            log.warning("a bot has to wait: %s", error)
            await asyncio.sleep(1.0)
            return
        if compiling.pop(seat, None):
            self._outbox.tell_table()
        if by == "bot" and self.pauses:
            start = max(began, table.signal or 0.0)
            await asyncio.sleep(max(0.0, start + pause - now()))
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
            self._decide(seat, move, by)
