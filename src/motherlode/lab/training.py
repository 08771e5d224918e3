"""Batches for training: thousands of games in lockstep, in the tensors of PyTorch or JAX.

    lanes = Lanes(game, 4096, seats=2, target="cuda", library="torch")
    while training:
        moves = policy(lanes.observation, lanes.mask)
        lanes.step(moves)
        learn(lanes.reward, lanes.done)

The games lie in the engine's `Batch`; the tensors are the same memory, taken over once by DLPack
or by CUDA's array interface. So they change with every step: copy what you want to keep.
"""

from collections.abc import Mapping
from typing import Any

from motherlode.engine.batch import Batch
from motherlode.engine.errors import MotherlodeError, did_you_mean
from motherlode.engine.game import Game
from motherlode.lab.extras import extra

LIBRARIES = ("numpy", "torch", "jax")


class Lanes:
    """Games side by side; in each, one decision a step, and a new game after the last one."""

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        target: str = "cpu",
        library: str = "numpy",
        threads: int | None = None,
    ) -> None:
        if library not in LIBRARIES:
            raise MotherlodeError(
                "lab/library", f"No tensors of “{library}”. {did_you_mean(library, LIBRARIES)}"
            )
        if library != "numpy":
            extra(library)
        self.batch = Batch(game, n, seats, options, seed, target, threads)
        self.library = library
        self.batch.observe()
        self._tensors: dict[str, Any] = {}

    @property
    def observation(self) -> Any:
        """What the actor of each game knows: n × places, see `lab/encoding.py`."""
        return self._shared("observation", self.batch.observations)

    @property
    def mask(self) -> Any:
        """The legal moves of each game's actor: n × moves."""
        return self._shared("mask", self.batch.mask)

    @property
    def actor(self) -> Any:
        """The seat whose decision each game waits for."""
        return self._shared("actor", self.batch.actor)

    @property
    def reward(self) -> Any:
        """Each seat's share of a win in the last step, 0 where the game goes on: n × seats."""
        return self._shared("reward", self.batch.rewards)

    @property
    def done(self) -> Any:
        """Which games ended in the last step; they have begun anew."""
        return self._shared("done", self.batch.done)

    @property
    def points(self) -> Any:
        """The points of the games that ended in the last step: n × seats."""
        return self._shared("points", self.batch.points)

    def step(self, moves: Any) -> None:
        """Plays one move in each game; if one of them is not legal, nothing happens at all."""
        if hasattr(moves, "block_until_ready"):
            moves.block_until_ready()  # JAX computes on a stream of its own
        self.batch.step(moves)
        self.batch.observe()

    def _shared(self, name: str, array: Any) -> Any:
        if self.library == "numpy":
            return array
        if self.library == "jax":
            # Taken over anew each time: JAX believes that an array never changes.
            return to_jax(array)
        if name not in self._tensors:
            self._tensors[name] = to_torch(array)
        return self._tensors[name]


def to_torch(array: Any) -> Any:
    """A tensor of PyTorch in the same memory."""
    torch = extra("torch")
    if hasattr(array, "__cuda_array_interface__"):
        return torch.as_tensor(array, device="cuda")
    return torch.from_dlpack(array)


def to_jax(array: Any) -> Any:
    """An array of JAX in the same memory."""
    extra("jax")
    if hasattr(array, "__cuda_array_interface__"):
        return extra("jax.numpy").asarray(array, copy=False)
    return extra("jax.dlpack").from_dlpack(array, copy=False)
