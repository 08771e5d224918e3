"""PettingZoo: all games one agent at a time (AEC), and with all agents at once (Parallel).

    env = pettingzoo.env("gold-nuggets", seats=4)
    parallel = pettingzoo.parallel_env("wurf-und-weg", seats=3)

Chance is drawn inside. An observation is a dictionary of `observation` and `action_mask`; the
reward is the share of the win, given at the end. Where several seats may act, the AEC environment
asks them in random order, each as likely; the parallel one asks all of them, and carries their
moves out in random order. A move that another one has made impossible lapses.
"""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

import numpy as np

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MoveError
from motherlode.engine.game import Game
from motherlode.engine.kernels import observation_width
from motherlode.engine.match import Match
from motherlode.engine.network import LARGEST
from motherlode.engine.numbers import with_numbers
from motherlode.engine.state import size_of
from motherlode.lab.adapters import game_of
from motherlode.lab.adapters.picture import text_of
from motherlode.lab.encoding import describe, encode, mask_of
from motherlode.lab.extras import extra

pettingzoo: Any = extra("pettingzoo")
spaces = extra("gymnasium.spaces")
wrappers = extra("pettingzoo.utils.wrappers")


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    described: bool = False,
    render_mode: str | None = None,
) -> Any:
    """A game as an AEC environment that insists on the right order of calls."""
    return wrappers.OrderEnforcingWrapper(TurnEnv(game, seats, options, described, render_mode))


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    described: bool = False,
    render_mode: str | None = None,
) -> "ParallelEnv":
    """A game as a parallel environment: for games whose seats act at once."""
    return ParallelEnv(game, seats, options, described, render_mode)


class _Table:
    """What both kinds of environments have: a match, its agents and what they observe."""

    waiting = 0  # actions beyond the game's moves

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        described: bool = False,  # by the game, its own seat first; else the bits of the record
        render_mode: str | None = None,
    ) -> None:
        self.game = game_of(game)
        self.described = described
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.game = with_numbers(self.game, self.options)
        self.game.first_state(self.seats, self.options)  # refuses what the game does not have
        self.metadata = {"name": self.game.slug, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        actions = len(self.game.moves) + self.waiting
        seen = spaces.Box(0, 1, (observation_width(self.game),), np.uint8)
        if described:
            seen = spaces.Box(-LARGEST, LARGEST, (self.game.feature_count,), np.int8)
        self.state_space = spaces.Box(0, 255, (size_of(self.game.state),), np.uint8)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._random = Random()
        self.match: Match

    def observation_space(self, agent: str) -> Any:
        """What the agent observes: zeros and ones, and what it may do."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The game's moves."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new match; its chance and the order of agents follow from the seed."""
        if seed is not None:
            self._random = Random(seed)
        chance = self._random.getrandbits(60)
        self.match = self.game.start(self.seats, seed=chance, options=self.options)
        self.agents = list(self.possible_agents)

    def look(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do now."""
        seat = self.possible_agents.index(agent)
        known = self.match.known(seat)
        numbers = describe(self.game, known, seat) if self.described else None
        return {
            "observation": encode(self.game, known, seat) if numbers is None else numbers,
            "action_mask": mask_of(self.game, known, seat).copy(),
        }

    def state(self) -> Any:
        """The whole record, hidden things included, as bytes: for critics, not for players."""
        return np.frombuffer(bytes(self.match.state_at(self.match.number)), np.uint8).copy()

    def told(self, agent: str) -> dict[str, Any]:
        """What `infos` say of an agent."""
        seat = self.possible_agents.index(agent)
        return {"seat": seat, "to_act": seat in self.match.to_act}

    def shares(self) -> dict[str, float]:
        """Everyone's share of the win; 0 while the game runs."""
        result = self.match.result
        winners = result["winners"] if result is not None else []
        return {
            agent: 1 / len(winners) if seat in winners else 0.0
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }

    def notation(self, action: Any) -> str:
        """A move's text; an error if there is no such move."""
        try:
            move = index(action)
        except TypeError:
            move = -1
        if not 0 <= move < len(self.game.moves):
            raise MoveError("move/unknown", f"{action} is no move of {self.game.name}.")
        return self.game.moves.text(move)

    def close(self) -> None:
        """Nothing is held open."""

    def render(self) -> str | None:
        """The table as a spectator sees it, in words."""
        if self.render_mode != "ansi":
            return None
        return text_of(self.game, self.match.known(SPECTATOR), SPECTATOR)


class TurnEnv(_Table, pettingzoo.AECEnv):  # type: ignore[misc]
    """One agent at a time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The game's options are given when the environment is made."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows. What it may do is shown only to the one whose decision is due."""
        seen = self.look(agent)
        if agent != self.agent_selection:
            seen["action_mask"][:] = 0
        return seen

    def step(self, action: Any) -> None:
        """The selected agent's move."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self.match.play(seat, self.notation(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.shares()
        self.terminations = dict.fromkeys(self.agents, self.match.over)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        self.infos = {agent: self.told(agent) for agent in self.agents}
        if self.match.over:
            self.agent_selection = self.agents[0]
        else:
            seat = self._random.choice(self.match.to_act)
            self.agent_selection = self.possible_agents[seat]


class ParallelEnv(_Table, pettingzoo.ParallelEnv):  # type: ignore[misc]
    """All agents at once; the last action is to wait, for those who may not act."""

    waiting = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match. The game's options are given when the environment is made."""
        self.begin(seed)
        return self._observations(), {agent: self.told(agent) for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Everyone's move; if one of them is not legal, nothing happens at all."""
        chosen = {}
        for seat in self.match.to_act:
            move = self.notation(actions.get(self.possible_agents[seat]))
            if move not in self.match.legal(seat):
                raise MoveError("move/not-legal", f"“{move}” of seat {seat} is not legal now.")
            chosen[seat] = move
        order = list(chosen)
        self._random.shuffle(order)
        for seat in order:
            if chosen[seat] in self.match.legal(seat):
                self.match.play(seat, chosen[seat])
        over = self.match.over
        told: tuple[dict[str, Any], ...] = (
            self._observations(),
            self.shares(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            {agent: self.told(agent) for agent in self.agents},
        )
        if over:
            self.agents = []
        return told

    def look(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do now: at least to wait."""
        seen = super().look(agent)
        idle = [0 if seen["action_mask"].any() else 1]
        seen["action_mask"] = np.append(seen["action_mask"], idle).astype(np.int8)
        return seen

    def _observations(self) -> dict[str, Any]:
        return {agent: self.look(agent) for agent in self.agents}
