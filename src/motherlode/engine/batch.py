"""Many games at once, on processor threads or on a CUDA device.

    batch = Batch(game, 1024, seats=4)
    while training:
        batch.step(policy(batch.observe(), batch.mask))   # a move for each game's `actor`
        learn(batch.rewards, batch.done)

Chance is drawn inside. A game that ends gives its rewards (each winner's share of the win) and
begins anew in the same step. The arrays stay the same, their contents change with every step. On
`cuda` they are device arrays, which PyTorch, JAX and CuPy take over without a copy; on `cpu` they
are NumPy's, see `lab/training.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from motherlode.engine.errors import GameError, MotherlodeError, MoveError, SeatError
from motherlode.engine.game import Game
from motherlode.engine.numbers import with_numbers

if TYPE_CHECKING:  # the runners load it
    import numpy as np
    import numpy.typing as npt

LIMIT = 1_000_000  # decisions after which a random game is given up: no game is that long


@dataclass(frozen=True)
class Playouts:
    """What many random games came to."""

    points: "npt.NDArray[np.int32]"  # games × seats
    winners: "npt.NDArray[np.uint8]"  # bits of seats
    decisions: "npt.NDArray[np.int32]"

    @property
    def shares(self) -> "npt.NDArray[np.float64]":
        """Each seat's share of the wins; a joint win is split."""
        import numpy as np

        seats = self.points.shape[1]
        bits = (self.winners[:, None] >> np.arange(seats)) & 1
        mean: npt.NDArray[np.float64] = (bits / bits.sum(axis=1, keepdims=True)).mean(axis=0)
        return mean


class Runner(Protocol):
    """One target's way to run loops over many games."""

    states: Any
    mask: Any
    actor: Any
    points: Any
    won: Any
    shares: Any
    done: Any
    observations: Any

    def begin(self, n: int, seed: int) -> None: ...
    def first_refused(self, moves: Any) -> int | None: ...
    def step(self, moves: Any) -> None: ...
    def observe(self) -> None: ...
    def playouts(self, games: int, seed: int, limit: int) -> Playouts: ...
    def traces(self, games: int, seed: int, start: int, rows: int) -> tuple[Any, Any]: ...


def runner(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None,
    target: str = "cpu",
    threads: int | None = None,
) -> Runner:
    """The runner of a target: "cpu", "cuda" or "wasm"."""
    import numpy as np

    game = with_numbers(game, options)
    first = np.frombuffer(bytes(game.first_state(seats, options)), dtype=game.state.dtype)
    if target == "cpu":
        from motherlode.engine.batch_cpu import CpuRunner

        return CpuRunner(game, seats, first, threads)
    if target == "cuda":
        require_cuda()
        from motherlode.engine.batch_cuda import CudaRunner

        return CudaRunner(game, seats, first)
    if target == "wasm":
        from motherlode.engine.batch_wasm import WasmRunner

        return WasmRunner(game, seats, first)
    raise MotherlodeError("target/unknown", f"“{target}” is no target: cpu, cuda or wasm.")


def require_cuda() -> None:
    """Says so where there is no CUDA device, or nothing to reach it with."""
    try:
        from motherlode.engine.gpu import available
    except ImportError as error:
        raise GameError("target/no-cuda", "numba-cuda is not installed here.") from error
    if not available():
        raise GameError("target/no-cuda", "There is no CUDA device here.")


def require_wasm() -> None:
    """Says so where modules cannot be written or run."""
    from motherlode.engine.wasm.run import runtime
    from motherlode.engine.wasm.tools import linker

    linker()
    runtime()


class Batch:
    """`n` games in lockstep, one decision a step in each."""

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        target: str = "cpu",
        threads: int | None = None,
    ) -> None:
        if n < 1:
            raise SeatError("batch/size", f"A batch has at least one game, not {n}.")
        self.game = game
        self.n = n
        self.seats = game.seats[0] if seats is None else seats
        self._runner = runner(game, self.seats, options, target, threads)
        self._runner.begin(n, seed)

    @property
    def states(self) -> Any:
        """The records, hidden things included: hide them before a policy sees them."""
        return self._runner.states

    @property
    def actor(self) -> Any:
        """The seat whose decision each game waits for."""
        return self._runner.actor

    @property
    def mask(self) -> Any:
        """The legal moves of each game's actor: n × moves, 0 or 1."""
        return self._runner.mask

    @property
    def winners(self) -> Any:
        """The winners' bits of the games that ended in the last step, else 0."""
        return self._runner.won

    @property
    def points(self) -> Any:
        """The points of the games that ended in the last step: n × seats."""
        return self._runner.points

    @property
    def done(self) -> Any:
        """Which games ended in the last step."""
        return self._runner.done

    @property
    def rewards(self) -> Any:
        """Each seat's share of a win in the last step, 0 where the game goes on: n × seats."""
        return self._runner.shares

    @property
    def observations(self) -> Any:
        """What each game's actor knew when `observe` was last called: n × places."""
        return self._runner.observations

    def observe(self) -> Any:
        """What each game's actor knows, as zeros and ones: see `lab/encoding.py`."""
        self._runner.observe()
        return self._runner.observations

    def step(self, moves: Any) -> None:
        """Plays one move in each game; if one of them is not legal, nothing happens at all."""
        if len(moves) != self.n:
            raise MoveError("batch/moves", f"{len(moves)} moves do not fit {self.n} games.")
        refused = self._runner.first_refused(moves)
        if refused is not None:
            move = int(moves[refused])
            named = self.game.moves.text(move) if 0 <= move < len(self.game.moves) else str(move)
            raise MoveError("move/not-legal", f"Game {refused}: “{named}” is not legal now.")
        self._runner.step(moves)


def playouts(
    game: Game,
    games: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    target: str = "cpu",
    threads: int | None = None,
) -> Playouts:
    """Whole random games, the same ones on every target and for every number of threads."""
    count = game.seats[0] if seats is None else seats
    return runner(game, count, options, target, threads).playouts(games, seed, LIMIT)
