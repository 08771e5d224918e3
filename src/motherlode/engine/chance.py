"""Where outcomes come from.

The first half is the fast generator, in the part of Python that compiles: the same stream gives
the same draws on every target. The second half are the sources a match may draw from: that
generator, a committed seed that the players can verify afterwards, or a script.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypedDict

from motherlode.engine.errors import ChanceError, RecordError
from motherlode.engine.state import Cells

# --- the fast generator ------------------------------------------------------------------------
# SplitMix64 (Steele, Lea and Flood, 2014): a counter and a mixer, no state beyond one word.

WORD = 0xFFFFFFFFFFFFFFFF
TICKETS = 1 << 64  # that a committed seed draws from
GAMMA = 0x9E3779B97F4A7C15


def mix(z: int) -> int:
    """A word in which every bit depends on every bit of `z`."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


def draw(rng: Cells, n: int) -> int:
    """A number from 0 to n - 1, each equally likely; advances the stream in `rng[0]`."""
    while True:
        rng[0] = (rng[0] + GAMMA) & WORD
        product = (mix(rng[0]) >> 32) * n
        low = product & 0xFFFFFFFF
        # Lemire's test: the few low values that would favour some numbers are drawn again.
        if low >= n or low >= (0x100000000 - n) % n:
            return int(product >> 32)


def any_bit(rng: Cells, bits: int) -> int:
    """The place of one of the set bits, each as likely; there must be one."""
    count = 0
    left = bits
    while left:
        count += left & 1
        left >>= 1
    nth = draw(rng, count)
    place = 0
    while True:
        if bits >> place & 1:
            if nth == 0:
                return place
            nth -= 1
        place += 1


def start_stream(rng: Cells, seed: int, number: int) -> None:
    """Begins stream `number` of a seed, far from the others."""
    # Going through the cell makes a 64-bit word of any integer, compiled or not.
    rng[0] = seed & WORD
    key = mix(rng[0])
    rng[0] = number & WORD
    rng[0] = mix((key + rng[0] * GAMMA) & WORD)


# --- sources for a match -----------------------------------------------------------------------


class Proof(TypedDict):
    """What a record carries so that anyone can verify its outcomes."""

    scheme: str
    commitment: str
    seed: str
    entropy: list[str]


class Source(Protocol):
    """Where a match gets its outcomes from."""

    def outcome(self, number: int, weights: Sequence[int], names: Sequence[str]) -> int:
        """The outcome of the match's event `number`, an index into `weights`."""
        ...


def by_weight(ticket: int, weights: Sequence[int]) -> int:
    """The outcome whose share of the total holds the ticket."""
    for outcome, weight in enumerate(weights):
        if ticket < weight:
            return outcome
        ticket -= weight
    raise ChanceError("chance/no-ticket", "The ticket is larger than the sum of the weights.")


def possible(text: str, weights: Sequence[int], names: Sequence[str]) -> int:
    """The outcome that a script names, if it can happen now."""
    can = [name for name, weight in zip(names, weights, strict=False) if weight]
    if text not in can:
        raise ChanceError(
            "chance/not-possible",
            f"The script says “{text}”, but now only these can happen: {', '.join(can)}.",
        )
    return list(names).index(text)


class Fast:
    """The fast generator: repeatable by its seed, not meant to be unguessable."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(63) if seed is None else seed
        self._rng = [0]
        start_stream(self._rng, self.seed, 0)

    def outcome(self, number: int, weights: Sequence[int], names: Sequence[str]) -> int:
        """Drawn from the stream."""
        return by_weight(draw(self._rng, sum(weights)), weights)


class Script:
    """Outcomes written down beforehand, in notation: for tests and examples."""

    def __init__(self, outcomes: Iterable[str]) -> None:
        self._lines = list(outcomes)
        self.at = 0  # the next line

    def outcome(self, number: int, weights: Sequence[int], names: Sequence[str]) -> int:
        """The next line of the script, if it can happen now."""
        if self.at >= len(self._lines):
            raise ChanceError("chance/script-ended", "The script of outcomes is used up.")
        outcome = possible(self._lines[self.at], weights, names)
        self.at += 1
        return outcome


class Fixed:
    """Outcomes written down beforehand, each by the number of its event: for lessons.

    Asking for one changes nothing, so what will come can be asked ahead as often as one likes.
    """

    def __init__(self, outcomes: Mapping[int, str]) -> None:
        self._outcomes = dict(outcomes)

    def outcome(self, number: int, weights: Sequence[int], names: Sequence[str]) -> int:
        """What is written for this event, if it can happen now."""
        if number not in self._outcomes:
            raise ChanceError("chance/script-ended", f"No outcome is written for event {number}.")
        return possible(self._outcomes[number], weights, names)


class Committed:
    """A secret seed, committed to before the first event and revealed after the last.

    Every event has its own HMAC-SHA-256 over the event's number and what the players added, so
    neither the table nor a single player can steer an outcome, and everyone can check them all.
    """

    SCHEME = "hmac-sha-256/1"

    def __init__(self, seed: bytes | None = None, entropy: Iterable[str] = ()) -> None:
        self._seed = secrets.token_bytes(32) if seed is None else seed
        self.entropy = list(entropy)
        # HMAC by its definition (RFC 2104), with the part that depends on the key alone done once:
        # every die and card of every table is drawn here.
        key = self._seed if len(self._seed) <= 64 else hashlib.sha256(self._seed).digest()
        key = key.ljust(64, b"\0")
        self._inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key))
        self._outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key))
        # The message is compact JSON of scheme, entropy, event and attempt: a browser writes the
        # same bytes. Its beginning is the same for all events.
        parts = [self.SCHEME, self.entropy]
        written = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
        self._inner.update(written.removesuffix("]").encode())

    @property
    def commitment(self) -> str:
        """What is published before the first event."""
        return hashlib.sha256(self._seed).hexdigest()

    def proof(self) -> Proof:
        """What is published after the last event."""
        return Proof(
            scheme=self.SCHEME,
            commitment=self.commitment,
            seed=self._seed.hex(),
            entropy=list(self.entropy),
        )

    def outcome(self, number: int, weights: Sequence[int], names: Sequence[str]) -> int:
        """The first ticket of this event that falls below the largest multiple of the total."""
        total = sum(weights)
        attempt = 0
        while True:
            ticket = self._ticket(number, attempt)
            rest = ticket % total
            if ticket - rest + total <= TICKETS:
                return by_weight(rest, weights)
            attempt += 1

    def word(self) -> int:
        """Sixty-four bits for what is imagined before the first event, by the same HMAC."""
        return self._ticket(-1, 0)

    def key(self, what: str) -> str:
        """For what else shall follow from the seed, by the same HMAC; tells nothing about it."""
        return hmac.new(self._seed, what.encode(), "sha256").hexdigest()

    def _ticket(self, number: int, attempt: int) -> int:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(b",%d,%d]" % (number, attempt))
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:8], "big")

    @classmethod
    def from_proof(cls, proof: Proof) -> "Committed":
        """The source that a record claims, if its commitment holds."""
        try:
            if proof["scheme"] != cls.SCHEME:
                raise RecordError(
                    "record/proof-scheme", f"Unknown fairness scheme “{proof['scheme']}”."
                )
            source = cls(bytes.fromhex(proof["seed"]), [str(text) for text in proof["entropy"]])
            promised = proof["commitment"]
        except (KeyError, TypeError, ValueError) as error:
            raise RecordError("record/proof-damaged", "The fairness proof is damaged.") from error
        if source.commitment != promised:
            raise RecordError(
                "record/proof-broken", "The revealed seed is not the one that was committed to."
            )
        return source


# Sources that can be asked what will come without changing it.
FORESEEN = (Committed, Fixed)


def source_of(chance: Sequence[str] | str | Source | None, seed: int | None) -> Source | None:
    """What `start` was given, as a source; None means that the caller decides every outcome."""
    if chance is None:
        return Fast(seed)
    if seed is not None:
        raise ChanceError("chance/two-sources", "Give a seed or a source of chance, not both.")
    if isinstance(chance, str):
        if chance == "manual":
            return None
        raise ChanceError("chance/unknown", f"“{chance}” is no source of chance; try “manual”.")
    if isinstance(chance, Sequence):
        return Script(chance)
    return chance
