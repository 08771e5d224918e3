"""Where chance that nobody may guess comes from: seeds, codes, ids.

Passed in by whoever makes commands, like the time. The standard library's `secrets` is one; a test
has one with a seed.
"""

from typing import Protocol


class Randomness(Protocol):
    """Bytes and numbers that nobody can foresee."""

    def token_bytes(self, count: int, /) -> bytes:
        """As many random bytes as asked for."""

    def randbelow(self, limit: int, /) -> int:
        """A number from 0 to below the limit."""


def new_id(random: Randomness, count: int = 10) -> str:
    """An id of so many bytes, in hexadecimal."""
    return random.token_bytes(count).hex()


def new_seed(random: Randomness) -> str:
    """The seed of a match, to be committed to."""
    return random.token_bytes(32).hex()
