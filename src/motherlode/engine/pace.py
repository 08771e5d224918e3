"""How fast players are, for seats without people: a race in virtual time.

Strategy says *what* a player does, pace says *when*. A pace has three honest parameters: how long
a player looks before the first move after something new (the signal, his own roll, a new phase),
how long his hand takes for a roll or for one die, and how uneven he is. Times are log-normal, as
reaction times of people are: never negative, with a long tail on the slow side.

Nothing here sleeps or reads a clock. Whoever runs a race hands in the time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from random import Random

from motherlode.engine.chance import start_stream
from motherlode.engine.game import Game
from motherlode.engine.match import Match


@dataclass(frozen=True)
class Pace:
    """A player's speed; the first two are medians in seconds."""

    look: float
    hand: float
    spread: float  # sigma of the logarithm: 0 is a machine, 0.5 is a dreamer

    def look_time(self, random: Random) -> float:
        """Until the player has seen what is new."""
        return random.lognormvariate(log(self.look), self.spread)

    def hand_time(self, random: Random) -> float:
        """Until his hand has rolled, or has moved one die."""
        return random.lognormvariate(log(self.hand), self.spread)


CHILD = Pace(look=1.2, hand=0.9, spread=0.45)
PARENT = Pace(look=0.7, hand=0.6, spread=0.3)
KEEN = Pace(look=0.5, hand=0.45, spread=0.25)
CHAMPION = Pace(look=0.35, hand=0.35, spread=0.2)
PACES: Mapping[str, Pace] = {
    "child": CHILD,
    "parent": PARENT,
    "keen": KEEN,
    "champion": CHAMPION,
}


class Hands:
    """When each paced seat of a match will act next."""

    def __init__(self, match: Match, paces: Mapping[int, Pace], seed: int) -> None:
        self._match = match
        self._paces = paces
        self._random = Random(f"pace {seed}")
        self._due: dict[int, float] = {}
        self._stage = _stage(match)

    def signal(self, now: float) -> None:
        """Everyone looks up and begins anew: the command to start, or Stopp."""
        self._stage = _stage(self._match)
        for seat, pace in self._paces.items():
            self._due[seat] = now + self._until(pace, looks=True)

    def acted(self, seat: int, move: str, now: float) -> bool:
        """A seat, paced or not, has moved. Returns whether a new round is waiting for its signal.

        At Stopp all look up by themselves: a hand that was on its way finds its dice void.
        """
        before, after = self._stage, _stage(self._match)
        if before != after:
            self.signal(now)
            return before[0] != after[0]
        if seat in self._paces:
            self._due[seat] = now + self._until(
                self._paces[seat], looks=move in self._match.game.looks
            )
        return False

    def next(self) -> tuple[float, int] | None:
        """The time and the seat of the next action; None if no paced seat has anything to do."""
        waiting = [(self._due[seat], seat) for seat in self._match.to_act if seat in self._due]
        return min(waiting, default=None)

    def _until(self, pace: Pace, looks: bool) -> float:
        seconds = pace.hand_time(self._random)
        return seconds + pace.look_time(self._random) if looks else seconds


def _stage(match: Match) -> tuple[int, int]:
    """Changes with every new round and with the phase: what stops all hands is one."""
    s, of = match.state, match.game.round
    return (0 if of is None else of(s)), s.phase


def race(
    game: Game,
    paces: Sequence[Pace],
    seed: int,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """A whole match among paced players, in virtual time; its record holds the times.

    Rounds follow each other without a break, so the times are seconds of play.
    """
    assert game.policy is not None
    match = game.start(len(paces), seed=seed, options=options, names=names)
    hands = Hands(match, dict(enumerate(paces)), seed)
    rng = [0]
    start_stream(rng, seed, 1)
    keep_time(match, 0.0)
    hands.signal(0.0)
    while not match.over:
        planned = hands.next()
        assert planned is not None
        now, seat = planned
        known = match.known(seat)
        mask = [0] * len(game.moves)
        game.plain.legal(known, seat, mask)
        move = game.moves.text(game.policy(known, seat, mask, rng))
        match.play(seat, move)
        keep_time(match, now)
        hands.acted(seat, move, now)
    return match


def keep_time(match: Match, now: float) -> None:
    """Notes the time of every event that has none yet, to the millisecond."""
    match.times += [round(now, 3)] * (match.number - len(match.times))
