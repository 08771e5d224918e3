"""What the games of a variant say, with 95 % intervals.

**Luck and skill.** One player who is better (or faster) than the others, all of them equal, sits at
every seat as often. Of the spread of results, *skill* is the part that knowing who he is explains:
the variance between the players' mean shares of the win, divided by the variance of a seat's share.
The rest is luck: dice, cards, and how things happen to come together. This says how much the
difference between *these* two players counts, not how much skill a game has in itself; so it is
always given for a named pair. The same share in other words: after how many games is the better
player ahead of a given other one, at 95 %?
"""

from collections.abc import Sequence
from math import ceil, inf, sqrt
from statistics import NormalDist
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt

from motherlode.lab.arena import interval
from motherlode.lab.experiments.description import Variant
from motherlode.lab.experiments.parts import Folder

Numbers = npt.NDArray[Any]

SURE = 1.96  # standard errors of a 95 % interval
AHEAD = 1.645  # standard deviations by which one is ahead in 95 of 100 cases
FEW = 100  # games of an opening below which it is not shown


class Mean(TypedDict):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Skill(TypedDict):
    """How much the difference between one player and the others counts."""

    better: str
    others: str
    players: int
    games: int
    share: Mean  # of the win, for the one
    skill: Mean  # of the spread of results; the rest is luck
    games_until_ahead: float  # infinite if he is not better


class Opening(TypedDict):
    """What became of those who opened with a move."""

    move: str
    games: int
    share: Mean


def mean(values: Numbers) -> Mean:
    """The mean of numbers, by the normal distribution."""
    n = len(values)
    if n == 0:
        return Mean(mean=float("nan"), low=float("nan"), high=float("nan"))
    middle = float(np.mean(values))
    half = SURE * float(np.std(values)) / sqrt(n)
    return Mean(mean=middle, low=middle - half, high=middle + half)


def share(values: Numbers) -> Mean:
    """The mean of shares of the win, as in the arena."""
    if len(values) == 0:
        return mean(values)
    low, high = interval(values.tolist())
    return Mean(mean=float(np.mean(values)), low=low, high=high)


def difference(one: Mean, other: Mean) -> Mean:
    """How much larger `one` is, of games that have nothing to do with each other."""
    apart = one["mean"] - other["mean"]
    half = sqrt((one["high"] - one["low"]) ** 2 + (other["high"] - other["low"]) ** 2) / 2
    return Mean(mean=apart, low=apart - half, high=apart + half)


def for_all(one: Mean, comparisons: int) -> Mean:
    """An interval as wide as it must be so that all of so many hold together, at 95 %.

    By Bonferroni: who compares seventy things finds three of them different by accident else.
    """
    if comparisons < 2:
        return one
    wider = NormalDist().inv_cdf(1 - 0.025 / comparisons) / SURE
    return Mean(
        mean=one["mean"],
        low=one["mean"] - wider * (one["mean"] - one["low"]),
        high=one["mean"] + wider * (one["high"] - one["mean"]),
    )


def shares_of(bits: Numbers, seats: int) -> list[Numbers]:
    """Each seat's share of the win, game by game; a joint win is split."""
    won = [(bits >> seat) & 1 for seat in range(seats)]
    count = np.maximum(sum(won[1:], start=won[0]), 1)
    return [one / count for one in won]


class Figures:
    """The figures of a variant, out of its folder."""

    def __init__(self, folder: Folder, at: int, variant: Variant) -> None:
        self._folder = folder
        self._at = at
        self.variant = variant
        self.seats = range(variant.players)
        self.shares = shares_of(self.column("winners"), variant.players)
        self.games = len(self.shares[0])

    def column(self, name: str) -> Numbers:
        """A measure of every game."""
        return self._folder.column(self._at, name)

    @property
    def equal(self) -> bool:
        """Whether all players are of a kind."""
        return len(set(self.variant.entrants)) == 1

    def by_seat(self) -> list[Mean]:
        """Shares of the win."""
        return [share(self.shares[seat]) for seat in self.seats]

    def edge(self) -> Mean:
        """By how much seat 0 wins more than its fair part."""
        fair = 1 / self.variant.players
        return mean(self.shares[0] - fair)

    def by_entrant(self) -> list[Numbers]:
        """Each entrant's shares, game by game, wherever he sat."""
        numbers = self.column("game")
        all_seats = np.stack(self.shares)
        place = np.arange(self.games)
        return [all_seats[self.variant.place_of(e, numbers), place] for e in self.seats]

    def skill(self) -> Skill | None:
        """Where one player differs from all the others, who are equal."""
        entrants = self.variant.entrants
        odd = [e for e in self.seats if entrants.count(entrants[e]) == 1]
        if len(self.seats) < 2 or len(set(entrants)) != 2 or not odd:
            return None
        # Of two, the first named is the one; both ways say the same.
        one, n = odd[0], len(self.seats)
        found = share(self.by_entrant()[one])
        # Around the fair part, not around each seat's own mean: after few games that is no help.
        spread = float(np.mean([np.mean(shares**2) for shares in self.shares])) - 1 / n**2

        def explained(p: float) -> float:
            rest = (1 - p) / (n - 1)
            between = ((p - 1 / n) ** 2 + (n - 1) * (rest - 1 / n) ** 2) / n
            return between / spread if spread > 0 else 0.0  # where all always win together

        ends = sorted((explained(found["low"]), explained(found["high"])))
        inside = found["low"] <= 1 / n <= found["high"]
        p, q = found["mean"], (1 - found["mean"]) / (n - 1)
        needed = (AHEAD / (p - q)) ** 2 * (p + q - (p - q) ** 2) if p > q else inf
        return Skill(
            better=entrants[one],
            others=entrants[(one + 1) % n],
            players=n,
            games=self.games,
            share=found,
            skill=Mean(
                mean=min(1.0, explained(p)),
                low=0.0 if inside else ends[0],
                high=min(1.0, ends[1]),
            ),
            games_until_ahead=max(1, ceil(needed)) if needed < inf else inf,
        )

    def points(self, seat: int) -> Numbers:
        """A seat's points."""
        return self.column(f"points_{seat}")

    def winning_points(self) -> Numbers:
        """The most points of a game."""
        most = self.points(0)
        for seat in self.seats[1:]:
            most = np.maximum(most, self.points(seat))
        return most

    def branching(self) -> Numbers:
        """Legal moves at a decision, the mean of each game."""
        return self.column("marked") / np.maximum(self.column("decisions"), 1)

    def choices(self) -> Numbers:
        """The part of the decisions that left a choice."""
        return self.column("choices") / np.maximum(self.column("decisions"), 1)

    def unfinished(self) -> int:
        """Games that were given up: none of our games is that long."""
        return int((self.column("over") == 0).sum())

    # --- the lead ---

    def _after_half(self, name: str) -> Numbers:
        """The win share of those marked at half, a mean over them, where they are some, not all."""
        bits = self.column(name)
        everyone = (1 << len(self.seats)) - 1
        some = (bits != 0) & (bits != everyone)
        marked = [((bits >> seat) & 1)[some] for seat in self.seats]
        won = sum(mark * self.shares[seat][some] for seat, mark in enumerate(marked))
        shares: Numbers = won / np.maximum(sum(marked), 1)
        return shares

    def leader_wins(self) -> Mean:
        """How often who leads at half wins."""
        return share(self._after_half("half_leaders"))

    def last_wins(self) -> Mean:
        """How often who is last at half wins: the chance of a comeback."""
        return share(self._after_half("half_last"))

    def settled(self) -> Numbers:
        """After which part of the game the winner led for good."""
        return self.column("settled") / np.maximum(self.column("decisions"), 1)

    # --- the first move ---

    def openings(self) -> list[Opening]:
        """What each first move brought to who made it; those that are seldom made are left out."""
        moves, openers = self.column("opening"), self.column("opener")
        texts = self.variant.load().moves
        shares = np.stack(self.shares)[np.maximum(openers, 0), np.arange(self.games)]
        found = []
        for move in np.unique(moves[moves >= 0]):
            made = moves == move
            if made.sum() >= FEW:
                here = share(shares[made])
                found.append(Opening(move=texts.text(int(move)), games=int(made.sum()), share=here))
        return found


def histogram(values: Numbers, bins: int = 40) -> tuple[Sequence[float], Sequence[float]]:
    """Middles of bins and the part of the games in each; the longest half percent is cut off."""
    low, high = float(values.min()), float(np.quantile(values, 0.995))
    whole = np.issubdtype(values.dtype, np.integer)
    width = max((high - low) / bins, 1e-9)
    if whole:
        width = max(1, ceil(width))
    edges = np.arange(low - (0.5 if whole else 0), high + width, width)
    counts, edges = np.histogram(values, edges)
    middles = (edges[:-1] + edges[1:]) / 2
    return middles.tolist(), (counts / len(values)).tolist()
