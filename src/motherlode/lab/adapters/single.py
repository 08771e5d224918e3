"""Gymnasium: one learner against compiled bots, one game (`SingleEnv`) or many (`ManyEnv`).

`motherlode.envs` registers both, for every game. The bots are in the environment, and so is chance;
the learner sits at another seat in every game and always sees itself first. The reward is its
share of the win, given at the end. A move that is not legal loses: `infos` say so, and
`action_mask`, which is part of the observation and of `infos`, says what is legal.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from motherlode.engine.game import Game
from motherlode.engine.network import LARGEST
from motherlode.engine.state import copy
from motherlode.lab.adapters import game_of
from motherlode.lab.adapters.picture import text_of
from motherlode.lab.against import Against
from motherlode.lab.extras import extra

gymnasium: Any = extra("gymnasium")
spaces = extra("gymnasium.spaces")
vector: Any = extra("gymnasium.vector")
batch_space = extra("gymnasium.vector.utils").batch_space


def _spaces(game: Game) -> tuple[Any, Any]:
    actions = len(game.moves)
    seen = {
        "observation": spaces.Box(-LARGEST, LARGEST, (game.feature_count,), np.int8),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    return spaces.Dict(seen), spaces.Discrete(actions)


class SingleEnv(gymnasium.Env):  # type: ignore[misc]
    """One game after the other."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012, it is Gymnasium's

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        bot: str = "sensible",
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_of(game)
        self.render_mode = render_mode
        self.observation_space, self.action_space = _spaces(self.game)
        self._lanes = Against(self.game, 1, seats, bot, options, threads=1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game. The game's options are given when the environment is made."""
        super().reset(seed=seed)
        seats = int(self._lanes.seats)
        where = int(self.np_random.integers(seats))
        self._lanes.begin(int(self.np_random.integers(1 << 62)), where)
        return self._seen(), self._infos()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's move, and the bots' until it is to act again."""
        self._lanes.step([int(action)])
        ended = bool(self._lanes.done[0])
        return self._seen(), float(self._lanes.reward[0]), ended, False, self._infos()

    def action_masks(self) -> Any:
        """What is legal, as sb3-contrib asks for it."""
        return self._lanes.mask[0] != 0

    def state(self) -> Any:
        """The whole record, hidden things included, as bytes: for critics, not for players."""
        return np.frombuffer(self._lanes.states[0].tobytes(), np.uint8).copy()

    def render(self) -> str | None:
        """The table as the learner sees it, in words."""
        if self.render_mode != "ansi":
            return None
        seat = int(self._lanes.seat[0])
        known = copy(self.game.state.from_buffer_copy(self._lanes.states[0].tobytes()))
        self.game.plain.hide(known, seat)
        return text_of(self.game, known, seat)

    def _seen(self) -> dict[str, Any]:
        return {
            "observation": self._lanes.observation[0].copy(),
            "action_mask": self._lanes.mask[0].copy(),
        }

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self._lanes.mask[0].copy(),
            "seat": int(self._lanes.seat[0]),
            "points": self._lanes.points[0].copy(),
            "not_legal": bool(self._lanes.not_legal[0]),
        }


class ManyEnv(vector.VectorEnv):  # type: ignore[misc]
    """Games in lockstep, each waiting for the learner's decision."""

    metadata = {  # noqa: RUF012, it is Gymnasium's
        "render_modes": [],
        "autoreset_mode": vector.AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        game: str | Game,
        seats: int | None = None,
        bot: str = "sensible",
        options: Mapping[str, object] | None = None,
        threads: int | None = None,
    ) -> None:
        self.game = game_of(game)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(self.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._lanes = Against(self.game, num_envs, seats, bot, options, threads=threads)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games in all lanes."""
        super().reset(seed=seed)
        self._lanes.begin(int(self.np_random.integers(1 << 62)))
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """The learner's moves; where a game had ended, a new one begins."""
        self._lanes.step(actions)
        ended = self._lanes.done
        never = np.zeros(self.num_envs, np.bool_)
        return self._seen(), self._lanes.reward.copy(), ended, never, self._infos()

    def _seen(self) -> dict[str, Any]:
        return {
            "observation": self._lanes.observation.copy(),
            "action_mask": self._lanes.mask.copy(),
        }

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._lanes.seat.copy(), "not_legal": self._lanes.not_legal}
