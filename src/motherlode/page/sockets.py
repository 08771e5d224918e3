"""The socket of a table in a page: what is said is answered in its order."""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.page.owner import Owner
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.muting import nobody
from motherlode.server.live.presence import CLOSED, LATER, UNKNOWN_PERSON
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.live.tables import Tables
from motherlode.server.protocol import messages as say

log = logging.getLogger(__name__)

NO_TABLE, OUR_MISTAKE = 4404, 4500  # as a server's sockets are closed; see docs/protocol.md
CODES = {"table/closed": CLOSED, "table/unreadable": CLOSED, "server/not-kept": LATER}

decode = msgspec.json.Decoder(say.Asked).decode
encode = msgspec.json.Encoder().encode

Send = Callable[[str], object]
HangUp = Callable[[int, str], object]


class PageSocket:
    """A connection between the client and a table in the same page."""

    def __init__(self, tables: Tables, id_: str, send: Send, hang_up: HangUp) -> None:
        self._tables = tables
        self._id = id_
        self._send = send
        self._hang_up = hang_up
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._work: asyncio.Task[None] | None = None
        self._live: LiveTable | None = None
        self._subscriber: Subscriber | None = None
        self._ended = False

    def open(self, owner: Owner | None) -> None:
        """First the welcome; what is said before is answered after it."""
        self._work = self._tables.services.tasks.spawn(self._converse(owner))

    def heard(self, message: str) -> None:
        """Hands a message of the client to its table."""
        self._said.put_nowait(message)

    def close(self) -> None:
        """The seat stays; a table that nobody is at is let go."""
        self._ended = True
        if self._work is not None:
            self._work.cancel()
        if self._live is not None and self._subscriber is not None:
            self._live.unsubscribe(self._subscriber)
        self._live = self._subscriber = None

    async def _converse(self, owner: Owner | None) -> None:
        try:
            if owner is None:
                return self._refuse(UNKNOWN_PERSON, "person/unknown", "Say who you are first.")
            try:
                live = await self._tables.find(self._id)
                subscriber = Subscriber(owner.id, owner.name, self._tell, self._leave)
                self._live, self._subscriber = live, subscriber
                await live.subscribe(subscriber)
            except MotherlodeError as error:
                return self._refuse(CODES.get(error.slug, NO_TABLE), error.slug, error.message)
            while not self._ended:
                await self._answer(live, subscriber, await self._said.get())
        except Exception:
            log.exception("a socket failed")
            self._leave(OUR_MISTAKE, "server/mistake")

    async def _answer(self, live: LiveTable, subscriber: Subscriber, message: str) -> None:
        try:
            ask = decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            problem = MotherlodeError("message/unreadable", f"Not a message: {error}"[:200])
            subscriber.send(live.replies.refusal(subscriber, problem, None))
            return
        if isinstance(ask, say.Mute):  # nobody else can come to a table in a page
            subscriber.send(live.replies.refusal(subscriber, nobody(), ask.id))
            return
        later = live.handle(subscriber, ask)
        if later is not None:
            await later()

    def _tell(self, message: bytes) -> None:
        if not self._ended:
            self._send(message.decode())

    def _leave(self, code: int, reason: str) -> None:
        if not self._ended:
            self._ended = True
            self._hang_up(code, reason)

    def _refuse(self, code: int, slug: str, message: str) -> None:
        self._tell(encode(say.Refused(slug, message, 0)))
        self._leave(code, slug)
