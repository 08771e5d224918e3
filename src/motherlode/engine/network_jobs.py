"""A network over many positions at once, on whichever target."""

from typing import Any

from motherlode.engine.checkpoint import Network
from motherlode.engine.game import Game
from motherlode.engine.jobs import INT, Job, Loop, cells, machine, records
from motherlode.engine.network import FORM, WIDEST, outputs_of

OUTPUTS = Loop(
    outputs_of,
    {
        "records": records("positions"),
        "known": records(1),
        "raw": cells("u1", 1, "SIZE", over="known"),
        "seats": cells("i1", "positions"),
        "count": INT,
        "form": cells("i4", FORM),
        "net": cells("i2", "nets"),
        "bias": cells("i4", "biases"),
        "rows": cells("i4", "positions", "FEATURES"),
        "one": cells("i4", WIDEST),
        "two": cells("i4", WIDEST),
        "outs": cells("i4", "positions", "SEATS"),
    },
    lengths=("positions", "nets", "biases"),
)


def job_of(game: Game, known: bytes, seats: bytes, network: Network) -> Job:
    """What a network says of hidden records, one after the other, each known to a seat."""
    given = {"records": known, "seats": seats, **network.values}
    lengths = {"positions": len(seats), **network.lengths}
    return Job(OUTPUTS, game, given, lengths, ("rows", "outs"), count=len(seats))


def run_network(game: Game, known: Any, seats: Any, network: Network) -> tuple[Any, Any]:
    """Features and outputs as arrays: n × features, n × seats."""
    import numpy as np

    count = len(seats)
    job = job_of(game, known.tobytes(), np.asarray(seats, np.int8).tobytes(), network)
    found = machine().run(job).values
    rows = np.asarray(found["rows"], np.int32).reshape(count, game.feature_count)
    return rows, np.asarray(found["outs"], np.int32).reshape(count, game.seats[-1])
