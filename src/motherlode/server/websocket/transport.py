"""What a table's session needs of a socket, whoever carries it.

Two carry it: `picows_transport` on the event loop itself, which is fast and knows the inside of a
library, and `plain_transport`, which knows nothing but ASGI. Both keep the same bounds; only
pings ASGI does not tell of, so that the first alone can count them.
"""

from collections.abc import Callable
from typing import Protocol

LONGEST_FRAME = 64 * 1024  # bytes; of more not even the rest is read
MOST_UNSENT = 512 * 1024  # bytes; whoever reads slower than that is sent away and may come back
SILENCE, REPLY = 30.0, 20.0  # seconds until a quiet end is asked whether it is there; to answer
TOO_SLOW = 4408
NOT_UNDERSTOOD, TOO_BIG = 1002, 1009


class Transport(Protocol):
    """One open socket."""

    closing: bool  # or closed
    peer: str  # the address at the other end
    code: int | None  # with which we have hung up

    def send(self, message: bytes) -> None:
        """Sends a message; it never waits."""

    def close(self, code: int, reason: str) -> None:
        """Hangs up, when all that was sent has left."""

    def pause(self) -> None:
        """Listens no further for now."""

    def resume(self) -> None:
        """Reads from the socket again."""


class Listener(Protocol):
    """Whoever answers a socket."""

    def opened(self, transport: Transport) -> None:
        """It may be spoken to."""

    def heard(self, message: bytes) -> None:
        """The other end has said something."""

    def pinged(self) -> None:
        """The other end has sent a sign of life, which says nothing and costs something."""

    def lost(self) -> None:
        """It is gone, whoever hung up."""


Headers = list[tuple[bytes, bytes]]  # of the request, names in lower case
Answer = Callable[[str, Headers], Listener | None]  # by path; None: nothing is at this address
