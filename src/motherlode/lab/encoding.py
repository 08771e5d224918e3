"""Observations: what a seat knows, as zeros and ones of a fixed number.

An observation is the seat's hidden record bit by bit, and then a one for the seat itself. That is
all a seat can know and nothing else, for any game and without a line of its own. Numbers stay
linear in the bits, and a single unit of a network can tell a kind of card from all others.

The bits of a byte come lowest first, bytes in the order of the record, so a field of 16 bits and
more is also lowest bit first. In a signed field the highest bit counts negative.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.engine.game import Game
from motherlode.engine.kernels import observation_width
from motherlode.engine.network import LARGEST
from motherlode.engine.state import copy

Bits = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Part:
    """A field of the record in an observation."""

    name: str
    first: int  # where its bits begin
    shape: tuple[int, ...]  # how many numbers it holds
    bits: int  # of each number
    signed: bool

    @property
    def width(self) -> int:
        """How many places it takes."""
        return self.bits * int(np.prod(self.shape, dtype=int))


def layout(game: Game) -> list[Part]:
    """The parts of a game's observations, in their order; the last one is `seat`."""
    kind = game.state.dtype
    parts = []
    for name in kind.names:
        field, offset = kind.fields[name][:2]
        bits = 8 * field.base.itemsize
        parts.append(Part(name, 8 * offset, field.shape, bits, field.base.kind == "i"))
    parts.append(Part("seat", 8 * kind.itemsize, (game.seats[-1],), 1, False))
    return parts


def describe(game: Game, known: Any, seat: int) -> npt.NDArray[np.int8]:
    """A hidden record as the game describes it, the own seat first; else its bits."""
    row = [0] * game.feature_count
    if game.features is None:
        return encode(game, known, seat).astype(np.int8)
    game.features(known, seat, row)
    return np.clip(row, -LARGEST, LARGEST).astype(np.int8)


def encode(game: Game, known: Any, seat: int) -> Bits:
    """A hidden record as an observation."""
    bits = np.zeros(observation_width(game), np.uint8)
    size = game.state.dtype.itemsize
    bits[: 8 * size] = np.unpackbits(np.frombuffer(bytes(known), np.uint8), bitorder="little")
    bits[8 * size + seat] = 1
    return bits


def decode(game: Game, observation: Any) -> tuple[Any, int]:
    """The hidden record and the seat that an observation was made of."""
    bits = np.asarray(observation).astype(np.uint8)
    size = game.state.dtype.itemsize
    known = np.packbits(bits[: 8 * size], bitorder="little").tobytes()
    return game.state.from_buffer_copy(known), int(bits[8 * size :].argmax())


def look(game: Game, s: Any, seat: int) -> Bits:
    """The observation of a full record from a seat."""
    known = copy(s)
    game.plain.hide(known, seat)
    return encode(game, known, seat)


def mask_of(game: Game, known: Any, seat: int) -> npt.NDArray[np.int8]:
    """The moves that a seat may make, as zeros and ones."""
    mask = bytearray(len(game.moves))
    if known.over == 0 and known.to_act >> seat & 1:
        game.plain.legal(known, seat, mask)
    return np.frombuffer(bytes(mask), np.int8)


def table(game: Game) -> str:
    """The layout as a table in Markdown, for the documentation."""
    lines = ["| places | field | numbers | bits each |", "| ---: | --- | ---: | --- |"]
    for part in layout(game):
        places = f"{part.first}–{part.first + part.width - 1}"
        numbers = " × ".join(str(length) for length in part.shape) or "1"
        sign = ", signed" if part.signed else ""
        lines.append(f"| {places} | `{part.name}` | {numbers} | {part.bits}{sign} |")
    return "\n".join(lines)
