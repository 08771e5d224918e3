"""Chance by a seed: a stream for each who draws, so that one more draw here changes none there."""

from hashlib import blake2b
from random import Random


class Stream(Random):
    """What `table.randomness` asks for, and all that people and faults need."""

    token_bytes = Random.randbytes

    def randbelow(self, limit: int) -> int:
        """A number from 0 to below the limit."""
        return self.randrange(limit)

    def often(self, share: float) -> bool:
        """Whether it happens this time."""
        return self.random() < share

    def between(self, low: float, high: float) -> float:
        """A number of seconds, mostly."""
        return low + (high - low) * self.random()


def stream(seed: int, name: str) -> Stream:
    """The same for the same seed and name, on every machine."""
    return Stream(int.from_bytes(blake2b(f"{seed}/{name}".encode(), digest_size=8).digest()))
