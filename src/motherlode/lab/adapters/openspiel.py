"""OpenSpiel: all games as Python games, with chance as a player.

    from motherlode.lab.adapters import openspiel   # registers the six games

    game = pyspiel.load_game("motherlode_gold_nuggets(players=3,starter=1)")

Every die and every card is a chance node with exact odds. Where several seats may act, one more
chance node says who is asked first, each as likely: real simultaneous moves would let no seat be
quicker than another, and in a race that is what the game is about. Returns are shares of the win
less an even share, so they add up to zero.

An *observation* is the seat's hidden record. An *information state* is that record with a digest of
everything that the seat was shown from the start on: the events that it saw, and every change of
its record. So it has perfect recall, and knows nothing that its seat cannot know.
"""

from collections.abc import Mapping
from fractions import Fraction
from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np

from motherlode.engine import defaults
from motherlode.engine.batch import LIMIT
from motherlode.engine.contract import CHANCE, SPECTATOR
from motherlode.engine.game import Game
from motherlode.engine.kernels import observation_width
from motherlode.engine.notation import Option
from motherlode.engine.numbers import Amount
from motherlode.engine.state import copy, fields
from motherlode.engine.view import seats_in
from motherlode.games import games, load
from motherlode.lab.encoding import encode, mask_of
from motherlode.lab.extras import extra

pyspiel: Any = extra("pyspiel")

NOBODY = -1  # has yet to be asked


def name_of(game: Game) -> str:
    """A game's name in OpenSpiel."""
    return "motherlode_" + game.slug.replace("-", "_")


def register(game: Game, name: str | None = None, start: Any = None) -> None:
    """Makes a game known to `pyspiel.load_game`.

    With a full record to start from, it is the rest of that game, under a name of its own.
    """
    few, many = game.seats[0], game.seats[-1]
    specification: dict[str, object] = {}
    if start is None:
        specification["players"] = max(few, min(2, many))
        specification |= {
            option.name: _default(option)
            for option in game.options
            if not isinstance(option, Amount)  # such a game is registered by itself
        }
    else:
        few = many = start.seats
    kind = pyspiel.GameType(
        short_name=name or name_of(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_information(game),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=many,
        min_num_players=few,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )
    # States are copied and stored by their attributes: what all have in common is their class's.
    states = type("MotherlodeState", (State,), {"rules": game})
    common = {"rules": game, "kind": kind, "states": states, "start": start}
    pyspiel.register_game(kind, type("MotherlodeGame", (SpielGame,), common))


def _information(game: Game) -> Any:
    """Perfect where no rule hides anything: what nobody has seen yet is chance."""
    known = pyspiel.GameType.Information
    open_to_all = game.open or game.rules.hide is defaults.hide
    return known.PERFECT_INFORMATION if open_to_all else known.IMPERFECT_INFORMATION


def _default(option: Option) -> object:
    """A number where all choices are: OpenSpiel reads one in a game's name, and prints one."""
    default = option.default
    return int(default) if all(choice.isdecimal() for choice in option.choices) else default


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its options."""

    rules: ClassVar[Game]
    kind: ClassVar[Any]
    states: ClassVar[type["State"]]
    start: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        first = self.start
        if first is None:
            first = self.rules.first_state(given.pop("players"), given)
        self.first = bytes(first)
        players = first.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.moves),
            max_chance_outcomes=len(self.rules.outcomes) + players,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=LIMIT,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> "State":
        """The start of a game."""
        return self.states(self, self.first)

    def max_chance_nodes_in_history(self) -> int:
        """No game is that long."""
        return LIMIT

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """What a seat observes; None for a view that a record does not give."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not wanted.public_info:
            return None
        return Observer(self.rules, wanted)


class State(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. All attributes are plain values: OpenSpiel copies and stores them."""

    rules: ClassVar[Game]

    def __init__(self, game: SpielGame, first: bytes) -> None:
        super().__init__(game)
        self.record = first
        self.asked = NOBODY
        seats = range(self.num_players())
        self.known = tuple(self._hidden(seat) for seat in seats)  # each seat's record
        self.told = tuple("" for _ in seats)  # a digest of all that each was shown

    # --- OpenSpiel's functions ---

    def current_player(self) -> int:
        """Whose decision is due: a seat's, chance's or nobody's."""
        s = self.full()
        if s.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seats = seats_in(s.to_act)
        if len(seats) == 1:
            return seats[0]
        return self.asked if self.asked != NOBODY else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return bool(self.full().over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The odds of a die or a card, or of being asked first."""
        s = self.full()
        weights = [0] * len(self.rules.outcomes)
        total = self.rules.plain.odds(s, weights)
        if total:
            return [(event, weight / total) for event, weight in enumerate(weights) if weight]
        seats = seats_in(s.to_act)
        return [(len(self.rules.outcomes) + seat, 1 / len(seats)) for seat in seats]

    def _legal_actions(self, player: int) -> list[int]:
        mask = mask_of(self.rules, self.full(), player)
        return [int(move) for move in np.flatnonzero(mask)]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player >= 0:
            self._advance(player, action)
        elif action < len(self.rules.outcomes):
            self._advance(CHANCE, action)
        else:
            self.asked = action - len(self.rules.outcomes)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return self.rules.moves.text(action)
        if action < len(self.rules.outcomes):
            return self.rules.outcomes.text(action)
        return f"ask seat {action - len(self.rules.outcomes)}"

    def returns(self) -> list[float]:
        """Everyone's share of the win less an even share; zeros while the game runs."""
        s = self.full()
        seats = self.num_players()
        if not s.over:
            return [0.0] * seats
        winners = seats_in(self.rules.plain.winners(s))
        even = Fraction(1, seats)
        share = Fraction(1, len(winners))
        return [float((share if seat in winners else 0) - even) for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """A state that looks the same to a player, with a world that it may believe in.

        What the others were shown in that world is not known; their records in it are.
        """
        other: State = self.clone()
        s = self.rules.state.from_buffer_copy(self.known[player])
        self.rules.plain.imagine(s, player, [int(sampler() * (1 << 62))])
        other.record = bytes(s)
        seats = range(self.num_players())
        other.known = tuple(other._hidden(seat) for seat in seats)
        other.told = tuple(self.told[seat] if seat == player else "" for seat in seats)
        return other

    def __str__(self) -> str:
        """The record by its fields: for debugging, hidden things included."""
        asked = "" if self.asked == NOBODY else f" asked={self.asked}"
        return " ".join(f"{name}={value}" for name, value in fields(self.full()).items()) + asked

    # --- inside ---

    def full(self) -> Any:
        """The record, hidden things included."""
        return self.rules.state.from_buffer_copy(self.record)

    def _hidden(self, seat: int) -> bytes:
        s = self.full()
        self.rules.plain.hide(s, seat)
        return bytes(s)

    def _advance(self, mover: int, event: int) -> None:
        rules = self.rules.plain
        s = self.full()
        before = copy(s)
        if mover == CHANCE:
            rules.happen(s, event)
        else:
            rules.apply(s, mover, event)
        self.asked = NOBODY
        self.record = bytes(s)
        who = "*" if mover == CHANCE else str(mover)
        texts = self.rules.outcomes if mover == CHANCE else self.rules.moves
        known, told = [], []
        for seat, (old, so_far) in enumerate(zip(self.known, self.told, strict=True)):
            new = self._hidden(seat)
            sees = rules.sees(before, seat, mover, event)
            if sees or new != old:
                # The record too: what an event uncovers for a seat stands there alone.
                told_now = f"{so_far} {who} {texts.text(event)}" if sees else so_far
                so_far = digest(told_now.encode() + new)
            known.append(new)
            told.append(so_far)
        self.known, self.told = tuple(known), tuple(told)


def digest(told: bytes) -> str:
    """Short, because a long game would be a long text in every state of a search."""
    return blake2b(told, digest_size=12).hexdigest()


class Observer:
    """A seat's record as numbers and as text, or its information state as text.

    Without private information it is the spectator's record.
    """

    def __init__(self, game: Game, wanted: Any) -> None:
        self._game = game
        self._recalls = wanted.perfect_recall
        self._is_private = wanted.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(observation_width(game), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Writes the numbers."""
        known = state.known[player] if self._is_private else state._hidden(SPECTATOR)
        self.tensor[:] = encode(self._game, known, player)

    def string_from(self, state: State, player: int) -> str:
        """The same observation as text."""
        if not self._is_private:
            return state._hidden(SPECTATOR).hex()
        seen = f"seat {player} {state.known[player].hex()}"
        return f"{seen} {state.told[player]}" if self._recalls else seen


for _slug in games():
    register(load(_slug))
