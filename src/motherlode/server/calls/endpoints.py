"""Addresses that strangers give us to call: public ones, by https, and nothing of our own network.

Whoever subscribes tells us where to send something. Without a look at it he could let the server
knock at doors that only the server can reach. A name is looked up once for each call, all that it
stands for has to be public, and the connection goes to that address and to no other.
"""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from motherlode.engine.errors import MotherlodeError
from motherlode.server.calls.names import Names

LONGEST = 1000  # letters; services use some 200
FOREIGN = "call/foreign-address"
# Where the last four bytes are an address of IPv4: of old, and by translators (RFC 6052).
WITH_IPV4 = tuple(map(IPv6Network, ("::/96", "64:ff9b::/96", "64:ff9b:1::/48")))


class Endpoint(NamedTuple):
    """Where a push service answers."""

    secure: bool
    host: str
    port: int
    path: str  # with what follows it

    @property
    def origin(self) -> str:
        """For whom our signed word is."""
        usual = 443 if self.secure else 80
        port = "" if self.port == usual else f":{self.port}"
        return f"http{'s' * self.secure}://{self.host}{port}"


def read_endpoint(text: str, anywhere: bool = False) -> Endpoint:
    """What an address says, if it may be one; `anywhere`: on this machine, too, without https."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise _foreign() from error
    plain = parts.scheme == "http" and anywhere
    if (
        not (parts.scheme == "https" or plain)
        or not host
        or parts.username is not None
        or parts.fragment
        or len(text) > LONGEST
        or not text.isascii()
        or any(letter <= " " or letter == "\x7f" for letter in text)
    ):
        raise _foreign()
    if not anywhere and (port not in (None, 443) or "." not in host or _is_number(host)):
        raise _foreign()
    usual = 80 if plain else 443
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(not plain, host, port or usual, path)


async def address_of(endpoint: Endpoint, names: Names, anywhere: bool = False) -> str:
    """The number that a name stands for; refused if any of its numbers is not public."""
    numbers = await names.numbers_of(endpoint.host, endpoint.port)
    if not anywhere and not all(is_public(number) for number in numbers):
        raise _foreign()
    return numbers[0]


def is_public(number: str) -> bool:
    """Whether an address belongs to the internet at large."""
    address = ip_address(number.partition("%")[0])
    inside = _inside(address) if isinstance(address, IPv6Address) else None
    if inside is not None and not inside.is_global:
        return False
    return address.is_global and not address.is_multicast


def _inside(address: IPv6Address) -> IPv4Address | None:
    """The address of IPv4 that one of IPv6 leads to, in whichever way it is written into it."""
    if any(address in network for network in WITH_IPV4):
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return host.replace(".", "").isdecimal()
    return True


def _foreign() -> MotherlodeError:
    return MotherlodeError(FOREIGN, "Calls go to public push services by https, and nowhere else.")
