"""What a page keeps: texts by their keys, changed all at once or not at all."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal, Protocol, TypeVar

from msgspec import DecodeError

Kind = Literal["add", "put", "delete", "sweep"]


@dataclass(frozen=True, slots=True)
class Change:
    """One step: `add` fails where the key is there, `sweep` deletes all that begin with it."""

    kind: Kind
    key: str
    text: str = ""


class Full(Exception):
    """The device has no room, or the browser gives us none."""


class Store(Protocol):
    """Where it is kept.

    Raises `interfaces.Conflict` where something to add is there, and `Full`.
    """

    async def get(self, key: str) -> str | None:
        """What is kept under a key."""

    async def all(self, start: str) -> list[tuple[str, str]]:
        """Everything whose key begins like this, in the order of the keys."""

    async def write(self, changes: list[Change]) -> None:
        """All of them or none; durable when it returns."""


Kept = TypeVar("Kept")


def readable(
    kept: list[tuple[str, str]], start: str, decode: Callable[[str], Kept]
) -> list[tuple[str, Kept]]:
    """By what stands after the start of their keys; what a newer version wrote is left alone."""
    found = []
    for key, text in kept:
        with suppress(DecodeError):
            found.append((key.removeprefix(start), decode(text)))
    return found


class Batch:
    """What is written together with entries of the log."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    def add(self, key: str, text: str) -> None:
        """Something that must not be there yet."""
        self.changes.append(Change("add", key, text))

    def put(self, key: str, text: str) -> None:
        """Something, whatever was there."""
        self.changes.append(Change("put", key, text))

    def delete(self, key: str) -> None:
        """Nothing from now on."""
        self.changes.append(Change("delete", key))

    def sweep(self, start: str) -> None:
        """Nothing whose key begins like this."""
        self.changes.append(Change("sweep", start))
