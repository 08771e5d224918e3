"""Games written down for others to learn from: Parquet, a row for each decision.

| column | type | meaning |
| --- | --- | --- |
| game, step | int32 | which game, and the how manieth of its decisions |
| seat | int8 | who decides |
| observation | fixed list of int8 | what that seat knows, described by the game (`features`) |
| mask | fixed list of bool | what it may do |
| decision | int16 | what it does: a place in the game's list of moves |
| outcomes | list of int16 | what chance brought since the decision before, in its order |
| shares | fixed list of float | everyone's share of the win in the end, the own one first |
| points | fixed list of int16 | everyone's points in the end, likewise |
| return | float | the own share: what a learner wants |

The file's metadata say game, version, seats, options, seed and the notation of moves and outcomes.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.engine.chance import WORD, draw, start_stream
from motherlode.engine.checkpoint import NOTHING
from motherlode.engine.compile import cpu
from motherlode.engine.contract import apply, happen, hide, legal, odds, policy, score, winners
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.kernels import choose_seat, nth_marked, pick
from motherlode.engine.network_jobs import run_network
from motherlode.lab.extras import extra

OVER_ANY_GAME = True
MOVES = 0
OUTCOMES = 0

PART = 256  # games that are written at a time
MOST_EVENTS = 20_000  # of a game
DECISION, CHANCE_EVENT = 0, 1


def write_down(
    first: Any,
    memory: Any,
    seed: int,
    number: int,
    wild: int,
    rng: Any,
    mask: Any,
    weights: Any,
    points: Any,
    known: Any,
    masks: Any,
    events: Any,
) -> int:
    """Plays a game and writes each event down as kind, seat, what; returns how many there were."""
    s = memory[0]
    other = memory[1]
    memory[0] = first[0]
    start_stream(rng, seed, number)
    made = 0
    decided = 0
    while s.over == 0 and made < len(events):
        for outcome in range(OUTCOMES):
            weights[outcome] = 0
        total = odds(s, weights)
        if total > 0:
            event = pick(rng, weights, total)
            events[made, 0] = CHANCE_EVENT
            events[made, 2] = event
            happen(s, event)
        else:
            actor = choose_seat(s, rng)
            for move in range(MOVES):
                mask[move] = 0
            marked = legal(s, actor, mask)
            memory[1] = memory[0]
            hide(other, actor)
            known[decided] = memory[1]
            for move in range(MOVES):
                masks[decided, move] = mask[move]
            if draw(rng, 1024) < wild:
                chosen = nth_marked(mask, draw(rng, marked))
            else:
                chosen = policy(other, actor, mask, rng)
            events[made, 0] = DECISION
            events[made, 1] = actor
            events[made, 2] = chosen
            decided += 1
            apply(s, actor, chosen)
        made += 1
    score(s, points)
    events[0, 3] = winners(s)
    return made


def write(
    game: Game,
    path: Path,
    games: int,
    seats: int,
    bots: str = "sensible",
    wild: float = 0.0,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
) -> int:
    """Plays games and writes them to a file; returns the number of decisions."""
    if bots not in ("random", "sensible"):
        raise MotherlodeError("dataset/bots", f"“{bots}” does not play here: random or sensible.")
    game.check_seats(seats)
    pa, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    about = {
        "game": game.identity,
        "version": game.version,
        "seats": seats,
        "options": dict(options or {}),
        "bots": bots,
        "wild": wild,
        "seed": seed,
        "moves": list(game.moves.texts),
        "outcomes": list(game.outcomes.texts),
    }
    kind = _schema(pa, game, seats).with_metadata({"motherlode": json.dumps(about)})
    path.parent.mkdir(parents=True, exist_ok=True)
    first = np.frombuffer(bytes(game.first_state(seats, options)), dtype=game.state.dtype)
    room = _room(game)
    rows = 0
    random = 1024 if bots == "random" else round(1024 * wild)
    with parquet.ParquetWriter(path, kind, compression="zstd") as file:
        for start in range(0, games, PART):
            numbers = range(start, min(start + PART, games))
            parts = [_one(game, first, room, seats, seed, number, random) for number in numbers]
            joined = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
            file.write_table(_table(pa, kind, joined))
            rows += len(joined["seat"])
    return rows


def _one(
    game: Game, first: Any, room: dict[str, Any], seats: int, seed: int, number: int, wild: int
) -> dict[str, Any]:
    """A game's rows, column by column."""
    points = np.zeros(game.seats[-1], np.int32)
    made = cpu(game, write_down)(
        first, room["memory"], np.uint64(seed & WORD), number, wild, room["rng"], room["mask"],
        room["weights"], points, room["known"], room["masks"], room["events"],
    )  # fmt: skip
    events = room["events"][:made]
    decided = events[:, 0] == DECISION
    actors = events[decided, 1].astype(np.int8)
    count = len(actors)
    won = [seat for seat in range(seats) if int(events[0, 3]) >> seat & 1]
    share = np.array([(seat in won) / max(1, len(won)) for seat in range(seats)], np.float32)
    order = (actors[:, None] + np.arange(seats)) % seats
    since = np.zeros(count, object)
    before = 0
    for at, where in enumerate(np.flatnonzero(decided).tolist()):
        since[at] = events[before:where, 2].astype(np.int16)
        before = where + 1
    return {
        "game": np.full(count, number, np.int32),
        "step": np.arange(count, dtype=np.int32),
        "seat": actors,
        "observation": run_network(game, room["known"][:count], actors, NOTHING)[0].astype(np.int8),
        "mask": room["masks"][:count] != 0,
        "decision": events[decided, 2].astype(np.int16),
        "outcomes": since,
        "shares": share[order],
        "points": points[:seats].astype(np.int16)[order],
        "return": share[actors],
    }


def _room(game: Game) -> dict[str, Any]:
    kind = game.state.dtype
    return {
        "memory": np.zeros(2, kind),
        "rng": np.zeros(1, np.uint64),
        "mask": np.zeros(len(game.moves), np.uint8),
        "weights": np.zeros(max(len(game.outcomes), 1), np.int32),
        "known": np.zeros(MOST_EVENTS, kind),
        "masks": np.zeros((MOST_EVENTS, len(game.moves)), np.uint8),
        "events": np.zeros((MOST_EVENTS, 4), np.int32),
    }


def _schema(pa: Any, game: Game, seats: int) -> Any:
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.int8(), game.feature_count)),
            ("mask", pa.list_(pa.bool_(), len(game.moves))),
            ("decision", pa.int16()),
            ("outcomes", pa.list_(pa.int16())),
            ("shares", pa.list_(pa.float32(), seats)),
            ("points", pa.list_(pa.int16(), seats)),
            ("return", pa.float32()),
        ]
    )


def _table(pa: Any, kind: Any, columns: Mapping[str, Any]) -> Any:
    arrays = []
    for field in kind:
        values = columns[field.name]
        if values.ndim == 2:
            flat = pa.array(values.reshape(-1), field.type.value_type)
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, type=field.type))
        else:
            arrays.append(pa.array(list(values) if values.dtype == object else values, field.type))
    return pa.Table.from_arrays(arrays, schema=kind)


# --- reading ------------------------------------------------------------------------------------


def about(path: Path) -> dict[str, Any]:
    """What a file says of itself."""
    schema = extra("pyarrow.parquet").read_schema(path)
    try:
        found: dict[str, Any] = json.loads(schema.metadata[b"motherlode"])
    except (KeyError, TypeError, ValueError) as error:
        raise MotherlodeError("dataset/foreign", f"{path} is no data set of ours.") from error
    return found


def batches(path: Path, size: int = 4096, library: str = "numpy") -> Iterator[dict[str, Any]]:
    """The rows of a file in batches: arrays of NumPy, PyTorch or JAX by the names of the columns.

    `outcomes`, which differ in length, are left out.
    """
    if library not in ("numpy", "torch", "jax"):
        raise MotherlodeError("lab/library", f"No tensors of “{library}”: numpy, torch or jax.")
    about(path)
    file = extra("pyarrow.parquet").ParquetFile(path)
    made = extra("torch").as_tensor if library == "torch" else np.asarray
    if library == "jax":
        made = extra("jax.numpy").asarray
    names = [name for name in file.schema_arrow.names if name != "outcomes"]
    for batch in file.iter_batches(size, columns=names):
        yield {name: made(_array(batch.column(name))) for name in names}


def _array(column: Any) -> Any:
    if not hasattr(column.type, "list_size"):
        return column.to_numpy(zero_copy_only=False).copy()
    flat = column.flatten().to_numpy(zero_copy_only=False)
    return flat.reshape(len(column), column.type.list_size).copy()
