"""What browsers keep of us: a value, the time, and our signature over both."""

import base64
import hashlib
import hmac
from typing import NamedTuple

from motherlode.server.interfaces import Clock

COOKIE = "motherlode"
AGE = 400 * 86400  # seconds: as long as browsers keep one
PERSON = "person"  # what the cookie of a session is for
LONGEST, MOST = 300, 6  # bytes of one of ours with its name, and how many of them there may be
Headers = list[tuple[bytes, bytes]]  # of a request, names in lower case


class Ticket(NamedTuple):
    """What a cookie of ours says: who came, in which session."""

    person: str
    session: str
    made: int
    old: bool  # from before there were sessions: nobody has written down that it was given


class Signer:
    """Signs and reads with one key, which all processes share."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.key = b""

    def signed(self, value: str, purpose: str) -> str:
        """What the browser keeps."""
        made = int(self._clock.now())
        return f"{value}.{made}.{self._signature(purpose, value, made)}"

    def read(self, cookie: str | None, purpose: str, age: float = AGE) -> tuple[str, int] | None:
        """What was signed for this purpose and when, if we did it and not too long ago."""
        parts = (cookie or "").split(".")
        if len(parts) != 3 or not parts[1].isdecimal() or len(parts[1]) > 12:
            return None
        value, made, signature = parts[0], int(parts[1]), parts[2]
        expected = self._signature(purpose, value, made)
        if not hmac.compare_digest(signature.encode(), expected.encode()):
            return None
        return (value, made) if made > self._clock.now() - age else None

    def cookie(self, person: str, session: str) -> str:
        """For somebody in a session."""
        return self.signed(f"{person}-{session}", PERSON)

    def ticket(self, cookie: str | None) -> Ticket | None:
        """Who comes with a cookie; whether the session is open is not known yet."""
        found = self.read(cookie, PERSON)
        if found is None:
            return None
        value, made = found
        person, _, session = value.partition("-")
        if session:
            return Ticket(person, session, made, old=False)
        stands_for = hashlib.sha256(f"{person}.{made}".encode()).hexdigest()[:20]
        return Ticket(person, stands_for, made, old=True)

    def digest(self, text: str) -> str:
        """Tells texts apart, for us alone, and does not say what they are."""
        made = hmac.new(self.key, f"digest.{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made).decode()[:22]

    def _signature(self, purpose: str, value: str, made: int) -> str:
        digest = hmac.new(self.key, f"{purpose}.{value}.{made}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def only_ours(headers: Headers) -> Headers:
    """The same without what is not ours: the framework reads every cookie, however long it is.

    Python 3.11 takes half a minute for one of 60 kB that consists of backslashes.
    """
    ours: list[bytes] = []
    others: Headers = []
    for name, value in headers:
        if name != b"cookie":
            others.append((name, value))
            continue
        for piece in value.split(b";"):
            cookie = piece.strip()
            if cookie.startswith(COOKIE.encode()) and len(cookie) <= LONGEST:
                ours.append(cookie)
    return [*others, (b"cookie", b"; ".join(ours[-MOST:]))] if ours else others
