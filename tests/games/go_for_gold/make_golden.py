"""Writes the golden records: `PYTHONPATH=tests python -m games.go_for_gold.make_golden`.

Wanderers walk anywhere, end their moves on treasures and temples where they can, and try their
luck there. Each record is the match of a seed that shows what the record is named after.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from games.golden import Maker, Wish, any_move, play_out, write

from motherlode.engine.match import Match
from motherlode.games.go_for_gold import GAME
from motherlode.games.go_for_gold.chart import TREASURES
from motherlode.games.go_for_gold.moves import STEP
from motherlode.games.go_for_gold.scoring import can_get_points
from motherlode.games.go_for_gold.sheet import neighbour, steps_left, symbol_at


def wandering(match: Match, legal: list[str]) -> list[str]:
    """What a wanderer wants: the last step to a place to score, and to try his luck there."""
    s = match.state
    wanted = [move for move in legal if move in ("search", "explore", "spend")]
    for seat in match.to_act:
        if legal == match.legal(seat) and steps_left(s, seat) == 1:
            steps = [move for move in legal if move.startswith("step")]
            ends = {m: neighbour(s, s.at[seat], GAME.moves.number(m) - STEP) for m in steps}
            wanted += [m for m in steps if symbol_at(s, ends[m]) >= TREASURES[0]]
    return wanted or [move for move in legal if not move.startswith("foot")]


def walked(seats: int, side: str, seed: int, wish: Wish = wandering) -> Match:
    """A match between wanderers."""
    match = GAME.start(seats, seed=seed, options={"map": side, "starter": seed % seats})
    return play_out(match, Random(seed), wish)


# --- what a match shows ------------------------------------------------------------------------


def told(match: Match, *what: str) -> bool:
    """Whether the story tells these things."""
    return set(what) <= {line["what"] for line in match.story()}


def is_tie(match: Match) -> bool:
    """Whether two share the most points."""
    return sorted(match.scores)[-1] == sorted(match.scores)[-2]


def winners(match: Match) -> int:
    """How many have won."""
    return len(match.result["winners"]) if match.result else 0


def reason(match: Match) -> str:
    """Why the match ended."""
    return match.result["reason"] if match.result else ""


def one_temple_twice(match: Match) -> bool:
    """Whether somebody is cursed where the next one succeeds in the same round."""
    told = [line for line in match.story() if line["what"] in ("rolled", "cursed", "explored")]
    return any(
        (one["what"], other["what"]) == ("cursed", "explored") and one["colour"] == other["colour"]
        for one, other in pairwise(told)
    )


def nobody_left(match: Match) -> bool:
    """Whether the last players go out by the last roll."""
    return reason(match) == "no-more-points" and match.state.out == (1 << match.seats) - 1


def only_temples_left(match: Match) -> bool:
    """Whether it ends although a temple lies within reach: nobody can have a shovel (GFG-A27)."""
    if reason(match) != "no-more-points":
        return False
    s = match.game.state.from_buffer_copy(bytes(match.state))
    for seat in range(s.seats):
        s.shovels[seat] = 1
    return any(s.out >> seat & 1 == 0 and can_get_points(s, seat) for seat in range(s.seats))


@dataclass(frozen=True)
class Wanted:
    """How a record is made, and what it has to show."""

    seats: int
    side: str
    seed: int
    shows: Callable[[Match], bool]
    wish: Wish = wandering

    def make(self) -> Match:
        """The match; it shows what it should."""
        match = walked(self.seats, self.side, self.seed, self.wish)
        assert self.shows(match), "another seed is needed: games.golden.first finds one"
        return match


RECORDS = {
    "six-values": Wanted(2, "a", 5, lambda match: reason(match) == "six-values"),
    "no-more-points": Wanted(
        3, "b", 0, lambda match: reason(match) == "no-more-points" and match.state.out == 0
    ),
    "only-temples-left": Wanted(2, "b", 370, only_temples_left),
    "nobody-left": Wanted(2, "a", 3, nobody_left, any_move),
    "tie-by-shovels": Wanted(2, "b", 12, lambda match: is_tie(match) and winners(match) == 1),
    "shared-victory": Wanted(2, "a", 85, lambda match: winners(match) == 2),
    "one-is-out": Wanted(3, "a", 0, lambda match: told(match, "out") and match.state.out != 0b111),
    "sailing": Wanted(4, "b", 1, lambda match: told(match, "sails", "spend", "walks-by-foot")),
    "one-temple-after-another": Wanted(4, "a", 16, one_temple_twice),
    "alone": Wanted(1, "b", 5, lambda match: told(match, "explored", "found")),
}
MAKERS: dict[str, Maker] = {name: wanted.make for name, wanted in RECORDS.items()}


if __name__ == "__main__":
    write(GAME.slug, MAKERS)
