"""Whether `python`, `cpu`, `cuda` and `wasm` give the same bytes after every event."""

from typing import Any

from motherlode.engine.batch import runner
from motherlode.engine.chance import start_stream
from motherlode.engine.check.faults import Fault, Setting, watcher
from motherlode.engine.compile import plain
from motherlode.engine.game import Game
from motherlode.engine.kernels import trace, trace_width
from motherlode.engine.numbers import with_numbers
from motherlode.engine.state import differing_fields, size_of

ROWS = 20_000  # events of a game that are compared


def python_trace(
    game: Game, setting: Setting, seed: int, number: int, rows: int = ROWS
) -> list[bytes]:
    """Random game `number` of a seed, event by event, in plain Python."""
    game = with_numbers(game, setting.options)
    size = size_of(game.state)
    memory = bytearray(bytes(game.first_state(setting.seats, setting.options)))
    other = bytearray(size)
    trail = _Trail(trace_width(game))
    rng = [0]
    start_stream(rng, seed, number)
    plain(game, trace)(
        game.state.from_buffer(memory),
        memory,
        game.state.from_buffer(other),
        other,
        rng,
        bytearray(len(game.moves)),
        [0] * max(len(game.outcomes), 1),
        [0] * game.seats[-1],
        trail,
        rows,
    )
    return [bytes(row) for row in trail.rows]


class _Trail:
    """Rows that come into being when they are written to."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows: list[bytearray] = []

    def __getitem__(self, row: int) -> bytearray:
        if row == len(self.rows):
            self.rows.append(bytearray(self.width))
        return self.rows[row]


def check_target(
    game: Game, setting: Setting, target: str, games: int, seed: int, rows: int = ROWS
) -> int:
    """Compares a target with `python` over some games; returns the number of events."""
    game = with_numbers(game, setting.options)
    run = runner(game, setting.seats, setting.options, target, threads=1)
    events = 0
    chunk = 8
    for start in range(0, games, chunk):
        numbers = range(start, min(start + chunk, games))
        wanted = [python_trace(game, setting, seed, number, rows) for number in numbers]
        longest = max(len(trail) for trail in wanted)
        trails, lengths = run.traces(len(numbers), seed, start, longest)
        for at, number in enumerate(numbers):
            _compare(game, setting, target, number, wanted[at], trails[at][: lengths[at]])
            events += len(wanted[at])
    return events


def _compare(
    game: Game, setting: Setting, target: str, number: int, wanted: list[bytes], got: Any
) -> None:
    where = f"{target} differs from python in random game {number} ({setting})"
    for row, (one, other) in enumerate(zip(wanted, got, strict=False)):
        if one != other.tobytes():
            what = _difference(game, one, other.tobytes(), row % (setting.seats + 1))
            raise Fault("targets", f"{where}: {what}, event {row}")
    if len(wanted) != len(got):
        raise Fault("targets", f"{where}: {len(got)} events instead of {len(wanted)}")


def _difference(game: Game, one: bytes, other: bytes, turn: int) -> str:
    """Which part of a row differs: see `kernels.trace`."""
    size = size_of(game.state)
    if one[:3] != other[:3]:
        return "another event was drawn"
    parts = ("the record", f"what {watcher(turn - 1)} knows", f"what {watcher(turn - 1)} imagines")
    for part, name in enumerate(parts):
        at = 3 + part * size
        a, b = one[at : at + size], other[at : at + size]
        if a != b:
            kind = game.state
            fields = differing_fields(kind.from_buffer_copy(a), kind.from_buffer_copy(b))
            return f"{name} (field {', '.join(fields)})"
    return "points or winners"
