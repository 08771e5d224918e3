"""Gymnasium: many games of one learner against bots, as a vector environment.

    envs = BotsEnv(64, "gold-nuggets", ["prospector", "greenhorn"])

The learner sits at another seat in every game. The reward is its share of the win, given at the
end; the step after that begins a new game there (Gymnasium's "next step").
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from motherlode.engine.game import Game
from motherlode.engine.kernels import observation_width
from motherlode.lab.adapters import game_of
from motherlode.lab.extras import extra
from motherlode.lab.versus import Versus

spaces = extra("gymnasium.spaces")
vector: Any = extra("gymnasium.vector")
batch_space = extra("gymnasium.vector.utils").batch_space


class BotsEnv(vector.VectorEnv):  # type: ignore[misc]
    """`num_envs` games in lockstep, each waiting for the learner's decision."""

    metadata = {  # noqa: RUF012, it is Gymnasium's
        "render_modes": [],
        "autoreset_mode": vector.AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        game: str | Game,
        bots: Sequence[str],
        options: Mapping[str, object] | None = None,
        threads: int | None = None,
    ) -> None:
        self.game = game_of(game)
        self.bots = tuple(bots)
        self.options = dict(options or {})
        self.threads = threads
        self.num_envs = num_envs
        actions = len(self.game.moves)
        self.single_action_space = spaces.Discrete(actions)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (observation_width(self.game),), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._versus = self._games(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games in all lanes. The game's options are given when the environment is made."""
        super().reset(seed=seed)
        self._versus = self._games(int(self.np_random.integers(1 << 62)))
        return self._observation(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """The learner's moves; where a game had ended, the action counts for nothing."""
        ended = np.flatnonzero(self._versus.done)
        self._versus.step(actions)
        self._versus.restart(ended)
        never = np.zeros(self.num_envs, np.bool_)
        done = self._versus.done.copy()
        return self._observation(), self._versus.reward.copy(), done, never, {}

    def _games(self, seed: int) -> Versus:
        return Versus(self.game, self.num_envs, self.bots, self.options, seed, self.threads)

    def _observation(self) -> dict[str, Any]:
        return {
            "observation": self._versus.observation.copy(),
            "action_mask": self._versus.mask.copy(),
        }
