"""Gold Nuggets as OpenSpiel would have it: a Python game with chance nodes, driven by its API.

In the manner of OpenSpiel's own Python games (kuhn_poker, pig): a state object with lists, one
chance node for each die, integers as actions. `tests/lab/test_peers.py` plays it beside our engine,
event by event.
"""

from typing import Any

import pyspiel

FACES, DICE, NUGGETS = 6, 7, 77
FIRST_NUMBER = 2
ROLL, TAKE, STEAL, SET_ASIDE = 0, 1, 2, 7
MOST = 5  # players
LONGEST = 100_000  # decisions; a game has no fixed end

TYPE = pyspiel.GameType(
    short_name="python_gold_nuggets",
    long_name="Python Gold Nuggets",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"players": 2},
)
DIE = [(face, 1 / FACES) for face in range(FACES)]


class NuggetsGame(pyspiel.Game):  # type: ignore[misc]
    """The game, as OpenSpiel registers it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = (params or {}).get("players", 2)
        super().__init__(
            TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=SET_ASIDE + FACES * DICE,
                max_chance_outcomes=FACES,
                num_players=self.players,
                min_utility=0.0,
                max_utility=1.0,
                max_game_length=LONGEST,
            ),
            params or {},
        )

    def new_initial_state(self) -> "NuggetsState":
        """A fresh game."""
        return NuggetsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Nothing is hidden, and nothing here is trained."""
        raise NotImplementedError


class NuggetsState(pyspiel.State):  # type: ignore[misc]
    """One game."""

    def __init__(self, game: NuggetsGame) -> None:
        super().__init__(game)
        self.players = game.players
        self.supply = NUGGETS
        self.nuggets = [0] * game.players
        self.turn = 0
        self.over = False
        self.begin_turn(0)

    def begin_turn(self, seat: int) -> None:
        """All dice are rolled."""
        self.turn = seat
        self.aside = [0] * FACES
        self.roll()

    def roll(self) -> None:
        """The dice that are not aside are about to fall."""
        self.rolled = [0] * FACES
        self.next_face = 0
        self.falling = DICE - sum(self.aside)

    def least(self, face: int) -> int:
        """How many dice of a face must be set aside together."""
        return 3 if face >= FIRST_NUMBER and not self.aside[face] else 1

    def value(self) -> int:
        """What the dice set aside are worth."""
        return self.aside[1] + sum(
            face for face in range(FIRST_NUMBER, FACES) if self.aside[face] >= 3
        )

    # --- OpenSpiel's API ---

    def current_player(self) -> int:
        """Whose decision is due, or chance's."""
        if self.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.falling else self.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One die."""
        return DIE

    def _legal_actions(self, player: int) -> list[int]:
        actions = []
        if self.next_face:
            if sum(self.aside) < DICE:
                actions.append(ROLL)
            actions.append(TAKE)
            if self.aside[0] >= 3:
                actions += [STEAL + seat for seat in range(self.players) if seat != player]
        for face in range(self.next_face, FACES):
            for dice in range(self.least(face), self.rolled[face] + 1):
                actions.append(SET_ASIDE + DICE * face + dice - 1)
        return actions

    def _apply_action(self, action: int) -> None:
        if self.falling:
            self.rolled[action] += 1
            self.falling -= 1
            if not self.falling and not any(
                self.rolled[face] >= self.least(face) for face in range(FACES)
            ):
                self.begin_turn((self.turn + 1) % self.players)
        elif action >= SET_ASIDE:
            face, dice = divmod(action - SET_ASIDE, DICE)
            self.rolled[face] -= dice + 1
            self.aside[face] += dice + 1
            self.next_face = face + 1
        elif action == ROLL:
            self.roll()
        else:
            self.take(action)

    def take(self, action: int) -> None:
        """Nuggets from the middle or from a fellow player; the turn ends."""
        if action == TAKE:
            amount = min(self.value(), self.supply)
            self.supply -= amount
        else:
            amount = min(self.value(), self.nuggets[action - STEAL])
            self.nuggets[action - STEAL] -= amount
        self.nuggets[self.turn] += amount
        if self.supply == 0:
            self.over = True
        elif sum(self.aside) == DICE:
            self.begin_turn(self.turn)
        else:
            self.begin_turn((self.turn + 1) % self.players)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        """Whether the last nugget is gone."""
        return self.over

    def returns(self) -> list[float]:
        """Each player's share of the win."""
        best = [nuggets == max(self.nuggets) for nuggets in self.nuggets]
        return [won / sum(best) if self.over else 0.0 for won in best]

    def __str__(self) -> str:
        return f"{self.turn} {self.supply} {self.nuggets} {self.rolled} {self.aside}"


pyspiel.register_game(TYPE, NuggetsGame)
