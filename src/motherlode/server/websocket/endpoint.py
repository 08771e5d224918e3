"""The socket of a table: reads messages, hands them to the live table, closes what misbehaves."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any
from urllib.parse import unquote

import msgspec
from litestar.connection import ASGIConnection

from motherlode.engine.errors import MotherlodeError
from motherlode.server.admission import MAY_NOT_PLAY, Admission, Connection
from motherlode.server.availability import is_away
from motherlode.server.limits import Bucket
from motherlode.server.live.live_table import Later, LiveTable
from motherlode.server.live.muting import hears, person_of
from motherlode.server.live.presence import BANNED, CLOSED, LATER, STOPS, UNKNOWN_PERSON
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.people.cookies import only_ours
from motherlode.server.people.identity import Program
from motherlode.server.protocol import messages as say
from motherlode.server.websocket.permissions import WORDS, may_not
from motherlode.server.websocket.reading import UNREADABLE, decode, id_of, may_be_long
from motherlode.server.websocket.transport import (
    NOT_UNDERSTOOD,
    TOO_BIG,
    TOO_SLOW,
    Answer,
    Headers,
    Transport,
)

log = logging.getLogger(__name__)

LONGEST = 4096  # bytes of a message
STRIKES = 20  # messages in a row that nobody can read, before the socket is closed
MOST_WAITING = 64  # messages that wait for the one before them; then nobody listens for a while
BAD_MESSAGE, BAD_ORIGIN, TOO_MUCH, NO_TABLE = 4400, 4403, 4429, 4404
OUR_MISTAKE = 4500
CODES = {"table/closed": CLOSED, "table/unreadable": CLOSED, "server/not-kept": LATER}
SCREEN = "screen"  # after the question mark of a socket's address
HUNG_UP = "client"  # in place of a code: the other end did, or was lost
KNOWN_CODES = [
    HUNG_UP,
    *map(str, (NOT_UNDERSTOOD, TOO_BIG, STOPS, BAD_MESSAGE, UNKNOWN_PERSON, BAD_ORIGIN, NO_TABLE)),
    *map(str, (TOO_SLOW, CLOSED, BANNED, TOO_MUCH, OUR_MISTAKE, LATER)),
]
FULL = 30.0  # seconds after which somebody may have left
# All else is told to everybody, kept for ever or long to answer, and said now and then.
CHEAP = (say.Play, say.Ping, say.Hint, say.Watch)
OTHER_SEAT = ("token/only-a-seat", "This token is for a seat at another table.")

encode = msgspec.json.Encoder().encode


def table_sessions(admission: Admission) -> Answer:
    """Answers whoever calls a table, by the path and the headers of the request."""
    admission.services.metrics.closes.count.update(dict.fromkeys(KNOWN_CODES, 0))

    def answer(path: str, headers: Headers) -> TableSession | None:
        path, _, asked = path.partition("?")
        place = unquote(path).split("/")
        if place[:3] != ["", "api", "tables"] or place[4:] != ["socket"]:
            return None
        scope: Any = {"type": "websocket", "headers": only_ours(headers)}
        return TableSession(admission, ASGIConnection(scope), place[3], asked == SCREEN)

    return answer


class TableSession:
    """One client at one table."""

    _out: Transport

    def __init__(
        self, admission: Admission, connection: Connection, table_id: str, screen: bool = False
    ) -> None:
        self._admission = admission
        self._screen = screen  # shows the table to a room
        self._connection = connection
        self._table_id = table_id
        self._limits = admission.limits
        rate = admission.settings.moves_per_second  # until it is known whose socket it is
        self._bucket = self._dear = Bucket(rate, 3 * rate, admission.services.clock.monotonic)
        self._program: Program | None = None
        self._address = "?"  # as limits count it
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
        if len(message) > LONGEST and not may_be_long(message):
            return self._hang_up(TOO_MUCH, "message/too-long")
        if not self._bucket.take():
            return self._too_many()
        if self._admission.supervisor.closing:  # whoever goes on here is asked again
            return None
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
        """The connection is gone; the person keeps his seat."""
        code = str(self._out.code or HUNG_UP)
        self._admission.services.metrics.closes.count[code] += 1
        log.debug("a socket at table %s ended (%s)", self._table_id, code)
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
        except Exception as error:
            if is_away(error):  # nothing was done: whoever comes back may ask again
                self._hang_up(LATER, "server/database-away")
            else:
                self._fail()

    async def _enter(self) -> None:
        admission = self._admission
        if admission.supervisor.closing:
            return self._send_on(admission.supervisor.retry)
        if not admission.is_own_origin(self._connection):
            return self._refuse(BAD_ORIGIN, "origin/foreign", "Come through our own page.")
        address = self._address = admission.address(self._connection, self._out.peer)
        claimed = admission.claimed(self._connection)
        if wait := self._limits.openings.wait(address, claimed):
            return self._refuse_for_now(wait)
        visit = admission.visit(self._connection, self._out.peer)
        try:
            person = await admission.person(self._connection, self._out.peer)
            if person is None:
                return self._refuse(UNKNOWN_PERSON, "person/unknown", "Say who you are first.")
            if admission.bans.is_banned(person.id, visit.address):
                return self._refuse(BANNED, *MAY_NOT_PLAY)
            live = await admission.registry.find(self._table_id)
            if person.program is not None and not _is_for(person.program, person.id, live):
                return self._refuse(BANNED, *OTHER_SEAT)
            await live.recognise(person.id, person.also)
            unheard = await admission.mutes.unheard_by(person.id)
        except MotherlodeError as error:
            return self._refuse(CODES.get(error.slug, NO_TABLE), error.slug, error.message)
        except Exception as error:
            if not is_away(error):
                raise
            away = "The database does not answer. Try again."
            return self._refuse(LATER, "server/database-away", away)
        places = [("sockets_of_person", person.id), ("sockets_of_address", address)]
        if self._screen or person.id not in live.table.people:  # who plays gets in in any case
            places.append(("sockets_of_table", live.id))
        if self._out.closing:
            return None
        if not self._limits.sockets.enter(places):
            return self._refuse_for_now(FULL)
        self._places = places
        self._bucket = self._limits.messages.bucket(person.id)
        self._dear = self._limits.dear_messages.bucket(person.id)
        self._live = live
        self._program = person.program
        log.debug("a socket at table %s is open, for %s", live.id, person.id)
        self._subscriber = Subscriber(
            *(person.id, person.name, self._out.send, self._out.close),
            session=person.session,
            address=visit.address,
            screen=self._screen,
        )
        if not self._screen:
            self._subscriber.unheard = unheard
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
        except UNREADABLE as error:
            self._count["unreadable"] += 1
            self._strikes += 1
            if self._strikes >= STRIKES:
                self._hang_up(BAD_MESSAGE, "message/unreadable")
                return None
            problem = MotherlodeError("message/unreadable", f"Not a message: {error}"[:200])
            subscriber.send(live.replies.refusal(subscriber, problem, id_of(message)))
            return None
        self._strikes = 0
        self._count["read"] += 1
        if not isinstance(ask, CHEAP) and not self._dear.take():
            self._limits.refused("dear_messages", subscriber.person)
            slug = "chat/too-many" if isinstance(ask, WORDS) else "request/too-many"
            slower = MotherlodeError(slug, "A little slower, please.")
            subscriber.send(live.replies.refusal(subscriber, slower, ask.id))
            return None
        if (refusal := self._may_not(subscriber, ask)) is not None:
            subscriber.send(live.replies.refusal(subscriber, refusal, ask.id))
            return None
        if isinstance(ask, say.Mute):
            return partial(self._mute, live, subscriber, ask)
        return live.handle(subscriber, ask)

    def _may_not(self, subscriber: Subscriber, ask: say.Asked) -> MotherlodeError | None:
        return may_not(self._admission, subscriber, ask, self._address, self._program)

    async def _mute(self, live: LiveTable, subscriber: Subscriber, ask: say.Mute) -> None:
        """Asks the database, which a live table does not know."""
        me = subscriber.person
        try:
            other = person_of(live.state, ask.who, me)
            unheard = await self._admission.mutes.change(me, other, ask.mute)
        except MotherlodeError as error:
            subscriber.send(live.replies.refusal(subscriber, error, ask.id))
            return
        hears(live.state, me, unheard)
        await live.settled()
        subscriber.send(live.replies.welcome(subscriber, ask.id))

    def _refuse(self, code: int, slug: str, message: str) -> None:
        self._out.send(encode(say.Refused(slug, message, 0)))
        self._out.close(code, slug)

    def _send_on(self, seconds: float) -> None:
        """This process stops; he shall come back, and will find another one."""
        self._out.send(encode(say.Goodbye("server-stops", seconds)))
        self._out.close(STOPS, "server-stops")

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


def _is_for(program: Program, person: str, live: LiveTable) -> bool:
    """Whether a token is for a seat at this table; old ones say it by where they sit."""
    if program.table is None:
        return bool(live.table.seats_of(person))
    return program.table == live.id
