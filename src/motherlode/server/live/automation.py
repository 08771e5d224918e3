"""What happens at a table by itself: bots decide, clocks run out, the coach thinks.

The process that wrote a table's last entry drives it. If that process dies, another one finds the
table overdue in the database and takes over; should two drive at the same time for a moment, the
log lets only one decision through.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.server.live.subscriber import Client
from motherlode.server.protocol import messages as say
from motherlode.server.protocol import parts
from motherlode.table import entries
from motherlode.table.by_itself import bots_to_act, out_of_time, runs_by_itself

if TYPE_CHECKING:
    from motherlode.server.live.live_table import Room

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Driver:
    """The tasks of one room."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self.is_ours = False
        self.compiling: dict[int, str] = {}  # seats whose bot is not ready yet

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being thought and no clock is running here."""
        return not self._thinking and self._alarm is None

    def drive(self) -> None:
        """Sets everything going that is due here."""
        table = self._room.table
        if not self.is_ours or not runs_by_itself(table):
            return
        for seat, level in bots_to_act(table):
            self._begin(seat, level, "bot")
        for seat in out_of_time(table, time.time()):
            self._begin(seat, table.plan.clock.level, "clock")
        self._set_alarm()

    def stop(self) -> None:
        """Drops what was being thought: the table has changed under it."""
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        self.compiling.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def advise(self, client: Client, ask: say.Hint, match: Match) -> None:
        """Asks the coach; the answer comes when it comes."""
        self._room.house.spawn(self._advise(client, ask, match))

    async def _advise(self, client: Client, ask: say.Hint, match: Match) -> None:
        room = self._room
        try:
            advice = await room.house.bots_for(match.game).advise(match, ask.seat)
        except MotherlodeError as error:
            client.send(room.voice.refusal(client, error, ask.id))
            return
        client.send(
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
        table = self._room.table
        if table.match is None or not table.clocks.running:
            return
        deadlines = [table.clocks.deadline(seat) for seat in table.match.to_act]
        due = min((time_ for time_ in deadlines if time_ is not None), default=None)
        if due is not None:
            wait = max(0.0, due - time.time()) + 0.01
            self._alarm = asyncio.get_running_loop().call_later(wait, self.drive)

    def _begin(self, seat: int, level: str, by: entries.By) -> None:
        if seat in self._thinking:
            return
        task = self._room.house.spawn(self._think(seat, level, by))
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
        table = self._room.table
        return not self._room.house.settings.hasty and (
            table.clocks.running or table.game.real_time
        )

    async def _think(self, seat: int, level: str, by: entries.By) -> None:
        room = self._room
        table, match = room.table, room.table.match
        assert match is not None
        began = time.time()
        bots = room.house.bots_for(table.game)
        known = match.known(seat)
        if not bots.is_ready(table.game, level):
            self.compiling[seat] = "compiling"
            room.tell_table()
        try:
            move, pause = await bots.choose(table.game, level, table.match_id or "", seat, known)
        except MotherlodeError:
            log.exception("a bot could not decide")
            await asyncio.sleep(1.0)
            return
        if self.compiling.pop(seat, None):
            room.tell_table()
        if by == "bot" and self.pauses:
            start = max(began, table.signal or 0.0)
            await asyncio.sleep(max(0.0, start + pause - time.time()))
        elif table.signal is not None:
            await asyncio.sleep(max(0.0, table.signal - time.time()))
        await room.settled()
        if room.table is not table or table.match is not match or match.over:
            return
        if time.time() < (table.signal or 0.0):
            return  # a new round has begun meanwhile: think again
        still = (
            table.chairs[seat].level == level
            if by == "bot"
            else (seat in out_of_time(table, time.time()))
        )
        if still and seat in match.to_act and move in match.legal(seat):
            room.decide(seat, move, by)
