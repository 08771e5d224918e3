"""The socket of a table: reads messages, hands them to the live table, closes what misbehaves."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import Any
from urllib.parse import unquote

import msgspec
from litestar.connection import ASGIConnection

from motherlode.engine.errors import MotherlodeError
from motherlode.server.admission import Admission, Connection
from motherlode.server.availability import is_away
from motherlode.server.limits import Bucket
from motherlode.server.live.live_table import Later, LiveTable
from motherlode.server.live.presence import CLOSED, LATER, UNKNOWN_PERSON
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.server.websocket.transport import Answer, Headers, Transport

log = logging.getLogger(__name__)

LONGEST = 4096  # bytes of a message
STRIKES = 20  # messages in a row that nobody can read, before the socket is closed
MOST_WAITING = 64  # messages that wait for the one before them; then nobody listens for a while
BAD_MESSAGE, BAD_ORIGIN, TOO_MUCH, NO_TABLE = 4400, 4403, 4429, 4404
OUR_MISTAKE = 4500
CODES = {"table/closed": CLOSED, "table/unreadable": CLOSED, "server/not-kept": LATER}
FULL = 30.0  # seconds after which somebody may have left
DEAR = (say.Sync, say.Chat)  # long to answer, or kept for ever
LENGTHY = (say.Sit, say.Present, say.Assign, say.Change)  # with names, or a text of one's own

decode = msgspec.json.Decoder(say.Asked).decode
encode = msgspec.json.Encoder().encode


def table_sessions(admission: Admission) -> Answer:
    """Answers whoever calls a table, by the path and the headers of the request."""

    def answer(path: str, headers: Headers) -> TableSession | None:
        place = unquote(path.partition("?")[0]).split("/")
        if place[:3] != ["", "api", "tables"] or place[4:] != ["socket"]:
            return None
        scope: Any = {"type": "websocket", "headers": headers}
        return TableSession(admission, ASGIConnection(scope), place[3])

    return answer


class TableSession:
    """One client at one table."""

    _out: Transport

    def __init__(self, admission: Admission, connection: Connection, table_id: str) -> None:
        self._admission = admission
        self._connection = connection
        self._table_id = table_id
        self._limits = admission.limits
        rate = admission.settings.moves_per_second  # until it is known whose socket it is
        self._bucket = self._dear = Bucket(rate, 3 * rate, admission.services.clock.monotonic)
        self._places: Sequence[tuple[str, str]] = ()  # that this socket takes
        self._count = admission.services.metrics.messages.count
        self._strikes = 0
        self._live: LiveTable | None = None
        self._subscriber: Subscriber | None = None
        self._work: asyncio.Task[None] | None = None  # what the next message has to wait for
        self._waiting: deque[bytes] = deque()

    def opened(self, transport: Transport) -> None:
        """First the welcome; what is said before is answered after it."""
        self._out = transport
        self._work = asyncio.create_task(self._in_turn(self._enter))

    def heard(self, message: bytes) -> None:
        """Answers a message at once, or when what it has to wait for is done."""
        if len(message) > LONGEST and not _may_be_long(message):
            return self._hang_up(TOO_MUCH, "message/too-long")
        if not self._bucket.take():
            return self._too_many()
        if self._work is not None:
            self._waiting.append(message)
            if len(self._waiting) == MOST_WAITING:
                self._out.pause()
            return None
        try:
            work = self._answer(message)
        except Exception:
            return self._fail()
        if work is not None:
            self._work = asyncio.create_task(self._in_turn(work))
        return None

    def pinged(self) -> None:
        """Counts like something that was said."""
        if not self._bucket.take():
            self._too_many()

    def lost(self) -> None:
        """The seat stays."""
        self._limits.sockets.leave(self._places)
        self._places = ()
        if self._work is not None:
            self._work.cancel()
        if self._live is not None and self._subscriber is not None:
            self._live.unsubscribe(self._subscriber)
        self._live = self._subscriber = None  # they know each other, and would stay in memory

    async def _in_turn(self, work: Later) -> None:
        """Finishes something, and then what was said meanwhile."""
        try:
            await work()
            while self._waiting and not self._out.closing:
                later = self._answer(self._waiting.popleft())
                if later is not None:
                    await later()
            self._work = None
            if not self._out.closing:
                self._out.resume()
        except Exception:
            self._fail()

    async def _enter(self) -> None:
        admission = self._admission
        if not admission.is_own_origin(self._connection):
            return self._refuse(BAD_ORIGIN, "origin/foreign", "Come through our own page.")
        address = admission.address(self._connection, self._out.peer)
        claimed = admission.claimed(self._connection)
        if wait := self._limits.openings.wait(address, claimed):
            return self._refuse_for_now(wait)
        try:
            person = await admission.person(self._connection)
            if person is None:
                return self._refuse(UNKNOWN_PERSON, "person/unknown", "Say who you are first.")
            live = await admission.registry.find(self._table_id)
            await live.recognise(person.id, person.also)
        except MotherlodeError as error:
            return self._refuse(CODES.get(error.slug, NO_TABLE), error.slug, error.message)
        except Exception as error:
            if not is_away(error):
                raise
            away = "The database does not answer. Try again."
            return self._refuse(LATER, "server/database-away", away)
        places = [("sockets_of_person", person.id), ("sockets_of_address", address)]
        if not live.table.seats_of(person.id):  # who plays gets in, however many look on
            places.append(("sockets_of_table", live.id))
        if self._out.closing:
            return None
        if not self._limits.sockets.enter(places):
            return self._refuse_for_now(FULL)
        self._places = places
        self._bucket = self._limits.messages.bucket(person.id)
        self._dear = self._limits.dear_messages.bucket(person.id)
        self._live = live
        self._subscriber = Subscriber(person.id, person.name, self._out.send, self._out.close)
        try:
            await live.subscribe(self._subscriber)
        except MotherlodeError as error:  # it was let go while we waited for it
            return self._refuse(LATER, error.slug, error.message)
        return None

    def _answer(self, message: bytes) -> Later | None:
        """Hands a message to the live table; returns what is left to wait for."""
        live, subscriber = self._live, self._subscriber
        if live is None or subscriber is None:  # it was refused, or is gone
            return None
        try:
            ask = decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._count["unreadable"] += 1
            self._strikes += 1
            if self._strikes >= STRIKES:
                self._hang_up(BAD_MESSAGE, "message/unreadable")
                return None
            problem = MotherlodeError("message/unreadable", f"Not a message: {error}"[:200])
            subscriber.send(live.replies.refusal(subscriber, problem, _id_of(message)))
            return None
        self._strikes = 0
        self._count["read"] += 1
        if isinstance(ask, DEAR) and not self._dear.take():
            self._limits.refused("dear_messages", subscriber.person)
            slug = "chat/too-many" if isinstance(ask, say.Chat) else "request/too-many"
            slower = MotherlodeError(slug, "A little slower, please.")
            subscriber.send(live.replies.refusal(subscriber, slower, ask.id))
            return None
        return live.handle(subscriber, ask)

    def _refuse(self, code: int, slug: str, message: str) -> None:
        self._out.send(encode(say.Refused(slug, message, 0)))
        self._out.close(code, slug)

    def _refuse_for_now(self, seconds: float) -> None:
        """There are too many; he may come back."""
        slug = "socket/too-many"
        self._out.send(encode(say.Refused(slug, "Too many connections at once.", 0)))
        self._out.send(encode(say.Goodbye(slug, round(seconds, 1))))
        self._out.close(TOO_MUCH, slug)

    def _too_many(self) -> None:
        who = self._subscriber.person if self._subscriber is not None else self._out.peer
        self._limits.refused("messages", who)
        self._hang_up(TOO_MUCH, "message/too-many")

    def _hang_up(self, code: int, slug: str) -> None:
        self._out.send(encode(say.Goodbye(slug)))
        self._out.close(code, slug)

    def _fail(self) -> None:
        log.exception("a socket failed")
        self._out.close(OUR_MISTAKE, "server/mistake")


class _Numbered(msgspec.Struct):
    """All that has to be read of a message to answer it."""

    id: say.Number


def _id_of(message: bytes) -> int | None:
    """The id of a message that cannot be read otherwise, if it has one: somebody waits for it."""
    try:
        return msgspec.json.decode(message, type=_Numbered).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _may_be_long(message: bytes) -> bool:
    """Whether a message is so long by a name or by a text: the table says what is wrong with it."""
    try:
        ask = decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return isinstance(ask, LENGTHY)
