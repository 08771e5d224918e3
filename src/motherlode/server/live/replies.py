"""What a room says to one client: all there is, what has changed, or why not."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.server.live import projections as render
from motherlode.server.live.subscriber import Client
from motherlode.server.protocol import messages as say
from motherlode.server.protocol import parts

if TYPE_CHECKING:
    from motherlode.server.live.live_table import Room

encode = msgspec.json.Encoder().encode


class Voice:
    """The room's own words, for whoever is in it."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    def welcome(self, client: Client, answers: int | None = None, handed: bool = False) -> bytes:
        """All there is; `handed`: to who has just been given the device by another."""
        match = self._room.table.match
        return encode(
            say.Welcome(
                protocol=say.PROTOCOL,
                person=client.person,
                at=self._at(client),
                table=self.info(client.person),
                state=render.state(self._room.table, client.seat, time.time()),
                story=render.told(self._room.table, match, client.seat, handed) if match else [],
                chat=[render.spoken(said) for said in self._room.table.chat],
                answers=answers,
            )
        )

    def info(self, person: str | None) -> parts.TableInfo:
        """The table without its board."""
        players = {chair.person for chair in self._room.table.chairs}
        watching = {client.person for client in self._room.clients} - players
        return render.table_info(
            self._room.id,
            self._room.code,
            self._room.table,
            person,
            self._room.is_here,
            len(watching),
            self._room.driver.compiling,
        )

    def refusal(
        self, client: Client, error: MotherlodeError, id_: int | None, why: object = None
    ) -> bytes:
        """Why something was not done."""
        return encode(say.Refused(error.slug, error.message, self._at(client), id_, why))

    def changed(self, client: Client, answers: int | None, lines: Sequence[object] = ()) -> bytes:
        """Seats or presence are not as they were."""
        info = self.info(client.person)
        return encode(say.Changed(self._at(client), info, answers, list(lines)))

    def done(self, client: Client, id_: int) -> bytes:
        """Yes."""
        return encode(say.Done(id_, self._at(client)))

    def _at(self, client: Client) -> int:
        """Where the table stands for a client; its seat may be gone, with the news on their way."""
        is_there = client.seat < len(self._room.table.chairs)
        return self._room.table.seen[client.seat if is_there else SPECTATOR]
