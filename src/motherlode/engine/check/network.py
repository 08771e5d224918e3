"""Whether a game describes what seats know, and whether a network says the same on every target.

The network is a random one: what it says does not matter, but every bit of it has to agree.
"""

from array import array
from random import Random

from motherlode.engine.check.faults import Fault, settings
from motherlode.engine.check.walk import walk
from motherlode.engine.checkpoint import DEEPEST, Network, deepest
from motherlode.engine.compile import plain
from motherlode.engine.contract import CHANCE
from motherlode.engine.game import Game
from motherlode.engine.network import WIDEST, outputs_of
from motherlode.engine.network_jobs import OUTPUTS, job_of
from motherlode.engine.state import copy, size_of

Outputs = tuple[list[int], list[int]]  # features and outputs of all positions, in a row


def random_network(game: Game, seed: int, first: int = 24, second: int = 12) -> Network:
    """Any weights, small enough for their sums."""
    random = Random(f"network {seed}")
    inputs, outputs = game.feature_count, game.seats[-1]
    count = inputs * first + first * second + second * outputs
    net = array("h", (random.randint(-500, 500) for _ in range(count)))
    bias = array("i", (random.randint(-90_000, 90_000) for _ in range(first + second + outputs)))
    form = (inputs, first, second, outputs, 6, 8, 9)
    assert deepest(form, net, bias) < DEEPEST
    return Network(form, net, bias)


def positions_of(game: Game, count: int, seed: int) -> tuple[bytes, bytes]:
    """What seats know at some moments of random games: hidden records, and whose they are."""
    random = Random(f"positions {seed}")
    known, seats = b"", b""
    while len(seats) < count:
        for moment in walk(game, random.choice(settings(game)), random):
            if moment.mover == CHANCE or random.random() > 0.2 or len(seats) == count:
                continue
            hidden = copy(moment.s)
            game.plain.hide(hidden, moment.mover)
            known += bytes(hidden)
            seats += bytes([moment.mover])
    return known, seats


def python_outputs(game: Game, known: bytes, seats: bytes, network: Network) -> Outputs:
    """What the network says in plain Python."""
    size, count = size_of(game.state), len(seats)
    memory = bytearray(size)
    s = game.state.from_buffer(memory)
    rows = [[0] * game.feature_count for _ in range(count)]
    outs = [[0] * game.seats[-1] for _ in range(count)]
    one, two = [0] * WIDEST, [0] * WIDEST
    loop = plain(game, outputs_of)
    for at in range(count):
        memory[:] = known[at * size : (at + 1) * size]
        here = ([s], [s], [memory], [seats[at]], 1)
        weights = (list(network.form), network.net, network.bias)
        loop(*here, *weights, [rows[at]], one, two, [outs[at]])
    if game.features is not None:
        told = game.features(s, seats[-1], [0] * game.feature_count)
        if told != game.described:
            text = f"features() says {told} numbers, and the game {game.described}"
            raise Fault("features", text, game.features)
    return [value for row in rows for value in row], [value for out in outs for value in out]


def target_outputs(
    game: Game, target: str, known: bytes, seats: bytes, network: Network
) -> Outputs:
    """The same on another target."""
    job = job_of(game, known, seats, network)
    if target == "cuda":
        import numpy as np

        from motherlode.engine.batch_cuda import CudaRunner

        records = np.frombuffer(known, game.state.dtype)
        run = CudaRunner(game, game.seats[0], records[:1])
        rows, outs = run.network(records, list(seats), network)
        return rows.reshape(-1).tolist(), outs.reshape(-1).tolist()
    if target == "wasm":
        from motherlode.engine.batch_wasm import instance

        values = instance(game, (OUTPUTS,)).run(job).values
    else:
        from motherlode.engine.jobs_cpu import Processor

        values = Processor().run(job).values
    return list(map(int, values["rows"])), list(map(int, values["outs"]))


def check_network(game: Game, target: str, count: int, seed: int) -> int:
    """Compares a target with `python`; returns how many positions were compared."""
    known, seats = positions_of(game, count, seed)
    network = random_network(game, seed)
    wanted = python_outputs(game, known, seats, network)
    got = target_outputs(game, target, known, seats, network)
    for name, one, other in zip(("features", "outputs"), wanted, got, strict=True):
        if one != other:
            width = len(one) // count
            at = next(number for number, value in enumerate(one) if value != other[number])
            where = f"{target} differs from python at position {at // width}, number {at % width}"
            raise Fault("network", f"{name} of what a seat knows: {where}")
    return count
