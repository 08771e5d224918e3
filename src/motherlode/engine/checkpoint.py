"""What has been learnt of a game, as one file: which game it is, its version, and a network.

A line of JSON and then the weights, little-endian: 16 bits each, the biases in 32. The line has a
digest of the rest, so a damaged file is noticed; a file of another game, version, number of players
or size is refused before anything of it is used.
"""

import hashlib
import json
import struct
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.network import LARGEST, MOST, WIDEST

MAGIC = "motherlode-network"
FORMAT = 1
BYTES = 300_000  # at most, for a file
DEEPEST = 1 << 31  # a sum of products stays below


@dataclass(frozen=True)
class Network:
    """Whole numbers: the lengths of four layers, what three of them cut off, weights, biases."""

    form: tuple[int, ...]
    net: "array[int]"  # 16 bits each
    bias: "array[int]"  # 32 bits each

    @property
    def values(self) -> dict[str, Any]:
        """As a job is given it."""
        return {"form": list(self.form), "net": self.net.tobytes(), "bias": self.bias.tobytes()}

    @property
    def lengths(self) -> dict[str, int]:
        """Of the arrays of a job."""
        return {"nets": len(self.net), "biases": len(self.bias)}


@dataclass(frozen=True)
class Checkpoint:
    """A network, and what it was made for."""

    game: str
    version: int
    seats: int
    features: int
    network: Network
    options: Mapping[str, Any] = field(default_factory=dict)
    about: Mapping[str, Any] = field(default_factory=dict)  # how it was learnt, for people


NOTHING = Network((0,) * 7, array("h", [0]), array("i", [0]))  # knows nothing and says nothing


def written(checkpoint: Checkpoint) -> bytes:
    """A checkpoint as the bytes of a file."""
    network = checkpoint.network
    body = _little(network.net) + _little(network.bias)
    head = {
        "what": MAGIC,
        "format": FORMAT,
        "game": checkpoint.game,
        "version": checkpoint.version,
        "seats": checkpoint.seats,
        "options": dict(checkpoint.options),
        "features": checkpoint.features,
        "form": list(network.form),
        "sha256": hashlib.sha256(body).hexdigest(),
        "about": dict(checkpoint.about),
    }
    return json.dumps(head).encode() + b"\n" + body


def read(data: bytes, name: str = "The file") -> Checkpoint:
    """A checkpoint out of the bytes of a file; says what is wrong with it."""
    first, newline, body = data.partition(b"\n")
    try:
        head = json.loads(first)
        if head["what"] != MAGIC:
            raise KeyError("what")
    except (ValueError, KeyError, TypeError):
        raise _refused("damaged", f"{name} is no file of something learnt.") from None
    if not newline or head.get("format") != FORMAT:
        raise _refused("format", f"{name} is of format {head.get('format')}, not {FORMAT}.")
    try:
        form = tuple(int(number) for number in head["form"])
        made = Checkpoint(
            game=str(head["game"]),
            version=int(head["version"]),
            seats=int(head["seats"]),
            features=int(head["features"]),
            network=_network(form, body, name),
            options=dict(head["options"]),
            about=dict(head["about"]),
        )
        digest = str(head["sha256"])
    except (KeyError, TypeError, ValueError):
        raise _refused("damaged", f"The first line of {name} is damaged.") from None
    if hashlib.sha256(body).hexdigest() != digest:
        raise _refused("damaged", f"{name} is damaged: its digest does not fit.")
    return made


def fitted(checkpoint: Checkpoint, game: Game, seats: int, name: str = "The file") -> Network:
    """The network, if it was made for this game with so many seats."""
    if checkpoint.game != game.identity:
        raise _refused("game", f"{name} is of {checkpoint.game}, not of {game.identity}.")
    if checkpoint.version != game.version:
        told = f"version {checkpoint.version} of {game.name}, and this is version {game.version}"
        raise _refused("version", f"{name} is of {told}.")
    if checkpoint.seats != seats:
        raise _refused("seats", f"{name} is for {checkpoint.seats} players, not for {seats}.")
    inputs, outputs = game.feature_count, game.seats[-1]
    form = checkpoint.network.form
    if (checkpoint.features, form[0], form[3]) != (inputs, inputs, outputs):
        told = f"{form[0]} features and {form[3]} outputs, not {inputs} and {outputs}"
        raise _refused("size", f"{name} is for {told}.")
    return checkpoint.network


def _network(form: tuple[int, ...], body: bytes, name: str) -> Network:
    """Cuts the body into its parts; no sum of this network leaves 32 bits."""
    if len(form) != 7 or min(form) < 0 or min(form[:4]) < 1 or max(form[1:3]) > WIDEST:
        raise _refused("size", f"{name} has layers of {form[:4]}.")
    inputs, first, second, outputs = form[:4]
    weights = inputs * first + first * second + second * outputs
    biases = first + second + outputs
    if len(body) != 2 * weights + 4 * biases or len(body) > BYTES:
        told = f"{len(body)} bytes of weights, not {2 * weights + 4 * biases}"
        raise _refused("size", f"{name} has {told}.")
    net = array("h", struct.unpack(f"<{weights}h", body[: 2 * weights]))
    bias = array("i", struct.unpack(f"<{biases}i", body[2 * weights :]))
    if deepest(form, net, bias) >= DEEPEST or max(form[4:]) > 31:
        raise _refused("size", f"The weights of {name} are too large.")
    return Network(form, net, bias)


def deepest(form: Sequence[int], net: Sequence[int], bias: Sequence[int]) -> int:
    """The largest that any sum could become, with every input as large as it may be."""
    inputs, first, second, outputs = form[:4]
    found, at, since = 0, 0, 0
    for count, units, most in (
        (inputs, first, LARGEST),
        (first, second, MOST),
        (second, outputs, MOST),
    ):
        for unit in range(units):
            size = sum(map(abs, net[at + unit : at + count * units : units]))
            found = max(found, most * size + abs(bias[since + unit]))
        at += count * units
        since += units
    return found


def _little(numbers: "array[int]") -> bytes:
    code = {2: "h", 4: "i"}[numbers.itemsize]
    return struct.pack(f"<{len(numbers)}{code}", *numbers)


def _refused(slug: str, message: str) -> MotherlodeError:
    return MotherlodeError(f"network/{slug}", message)
