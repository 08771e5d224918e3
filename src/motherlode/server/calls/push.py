"""Web Push: a call to one browser, through the push service that it has chosen."""

import hashlib
import logging
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import h11
import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.server.calls.encoding import to_bytes, to_text
from motherlode.server.calls.encryption import encrypted, new_key
from motherlode.server.calls.endpoints import Endpoint, address_of, read_endpoint
from motherlode.server.calls.lanes import Lanes
from motherlode.server.calls.names import Names
from motherlode.server.calls.post import post
from motherlode.server.calls.vapid import Vapid

log = logging.getLogger(__name__)

GONE = (404, 410)  # by RFC 8030: this subscription is no more
LATER = (408, 425, 429, 500, 502, 503, 504)
TTL = 86400  # seconds for which a service keeps a call for a browser that sleeps
LONGEST_WAIT = 6 * 3600.0  # seconds: whatever a service asks for

Outcome = Literal["delivered", "gone", "later", "refused"]


class Pushed(NamedTuple):
    """What became of a call."""

    outcome: Outcome
    retry: float = 0.0  # seconds that the service asks for


class Push:
    """Sends to any push service; knows no database."""

    def __init__(
        self,
        vapid: Vapid,
        salt: Callable[[int], bytes],
        now: Callable[[], float],
        anywhere: bool,
    ) -> None:
        self._vapid = vapid
        self._salt = salt
        self._anywhere = anywhere
        self._names = Names()
        self._lanes = Lanes(now)

    async def send(self, endpoint: str, p256dh: str, auth: str, key: str, said: Any) -> Pushed:
        """Says something to a browser.

        Two calls with one key are one: a service that still holds the first replaces it, and the
        browser's worker puts the second into its place.
        """
        try:
            where = read_endpoint(endpoint, self._anywhere)
            async with self._lanes.to(where.host) as may:
                if not may:
                    return Pushed("later")
                return await self._send(where, to_bytes(p256dh), to_bytes(auth), key, said)
        except MotherlodeError:
            return Pushed("gone")  # a name that stands for another address by now

    async def _send(
        self, where: Endpoint, p256dh: bytes, auth: bytes, key: str, said: Any
    ) -> Pushed:
        try:
            address = await address_of(where, self._names, self._anywhere)
        except (OSError, TimeoutError):
            return Pushed("later")
        body = encrypted(msgspec.json.encode(said), p256dh, auth, self._salt(16), new_key())
        headers = {
            "authorization": self._vapid.authorization(where.origin),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL),
            "urgency": "normal",
            "topic": topic_of(key),
        }
        try:
            answer = await post(where, address, headers, body)
        except (OSError, TimeoutError, h11.ProtocolError) as error:
            log.info("the push service at %s does not answer: %r", where.host, error)
            return Pushed("later")
        if answer.status in GONE:
            return Pushed("gone")
        if answer.status in LATER:
            return Pushed("later", _seconds(answer.headers.get("retry-after", "")))
        if 200 <= answer.status < 300:
            return Pushed("delivered")
        log.warning("the push service at %s refuses a call: %d", where.host, answer.status)
        return Pushed("refused")


def topic_of(key: str) -> str:
    """At most 32 letters, as RFC 8030 has it, that say nothing."""
    return to_text(hashlib.sha256(key.encode()).digest())[:32]


def _seconds(text: str) -> float:
    return min(float(text), LONGEST_WAIT) if text.isdecimal() else 0.0
