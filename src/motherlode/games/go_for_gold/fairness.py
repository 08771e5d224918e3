"""Whether an island's harbours are equally good: equal players, many games, who won from where.

And how rich the island is: the mean points, and how many games end with six values.

    python -m motherlode.games.go_for_gold.fairness --map my-island.txt

Four sensible players take all four harbours. The harbour of the first active player goes round from
game to game, so that only the harbours are compared and not the seats.
"""

import argparse
import math
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from motherlode.engine.chance import WORD, start_stream
from motherlode.engine.compile import cpu
from motherlode.engine.contract import apply, legal, score, winners
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.kernels import choose_seat, settle
from motherlode.engine.own import OWN, with_file
from motherlode.games.go_for_gold import GAME
from motherlode.games.go_for_gold.chart import HARBOURS
from motherlode.games.go_for_gold.moves import HARBOUR_AT
from motherlode.games.go_for_gold.state import SIX_VALUES
from motherlode.games.go_for_gold.strategy import policy
from motherlode.games.go_for_gold.view import Fairness, Harbour

GAMES = 20_000
FAIR = 0.02  # by how much the shares of two harbours may differ
CHUNK = 500


def play_by_policy(
    first: Any,
    scratch: Any,
    seed: int,
    start: int,
    stop: int,
    rng: Any,
    mask: Any,
    weights: Any,
    won: Any,
    points: Any,
    ends: Any,
) -> None:
    """Whole games of sensible players, from harbour `game % 4` on; compiled."""
    s = scratch[0]
    for game in range(start, stop):
        scratch[0] = first[0]
        start_stream(rng, seed, game)
        apply(s, 0, HARBOUR_AT + game % HARBOURS)
        settle(s, rng, weights)
        while s.over == 0:
            seat = choose_seat(s, rng)
            for move in range(len(mask)):
                mask[move] = 0
            legal(s, seat, mask)
            apply(s, seat, policy(s, seat, mask, rng))
            settle(s, rng, weights)
        won[game] = winners(s)
        score(s, points[game])
        ends[game] = s.over


@dataclass(frozen=True)
class Measured:
    """What many games on an island have shown."""

    shares: list[float]  # each harbour's share of the wins; a joint win is split
    points: float  # a player's, on average
    six_values: float  # the share of games that end with six values, and not for want of points


def measured(game: Game, island: str, games: int, seed: int, show: bool = False) -> Measured:
    """Plays the games."""
    players = HARBOURS
    start = game.first_state(players, {"map": island})
    first = np.frombuffer(bytes(start), game.state.dtype)
    scratch = np.zeros(1, game.state.dtype)
    rng = np.zeros(1, np.uint64)
    mask = np.zeros(len(game.moves), np.uint8)
    weights = np.zeros(len(game.outcomes), np.int32)
    won = np.zeros(games, np.uint8)
    points = np.zeros((games, players), np.int32)
    ends = np.zeros(games, np.int8)
    loop = cpu(game, play_by_policy)
    chunks = range(0, games, CHUNK)
    for at in track(chunks, f"map {island}", transient=True, disable=not show):
        stop = min(at + CHUNK, games)
        key = np.uint64(seed & WORD)
        loop(first, scratch, key, at, stop, rng, mask, weights, won, points, ends)
    bits = (won[:, None] >> np.arange(players)) & 1
    by_seat = bits / bits.sum(axis=1, keepdims=True)
    # Seat n of game g began in harbour (g + n) % 4.
    seats = (np.arange(HARBOURS)[None, :] - np.arange(games)[:, None]) % HARBOURS
    return Measured(
        shares=np.take_along_axis(by_seat, seats, 1).mean(axis=0).tolist(),
        points=float(points.mean()),
        six_values=float((ends == SIX_VALUES).mean()),
    )


def figures(game: Game, island: str, games: int, seed: int = 1) -> Fairness:
    """The same for whoever shows it."""
    found = measured(game, island, games, seed)
    return Fairness(
        games=games,
        harbours=[
            Harbour(share=share, error=half_interval(share, games)) for share in found.shares
        ],
        apart=max(found.shares) - min(found.shares),
        fair=verdict(found.shares, games) == "fair",
        points=found.points,
        six_values=found.six_values,
    )


def main() -> int:
    """Judges an island; exit code 1 unless its harbours are found to be equally good."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--map", default="all", help="a, b, a file of your own, or all (a and b)")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.games < HARBOURS or given.games % HARBOURS:
        parser.error(f"--games takes a multiple of {HARBOURS}: each harbour is the first as often")
    own = ["a", "b"] if given.map == "all" else [given.map]
    try:
        judged = [_judge(name, given.games, given.seed) for name in own]
    except MotherlodeError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if all(judged) else 1


def _judge(name: str, games: int, seed: int) -> bool:
    console = Console(highlight=False)
    if name in ("a", "b"):
        found = measured(GAME, name, games, seed, show=True)
    else:
        found = measured(with_file(GAME, "map", name), OWN, games, seed, show=True)
    table = Table(box=None, title=f"map {name}, {games:,} games", title_justify="left")
    table.add_column("harbour")
    table.add_column("share of wins", justify="right")
    table.add_column("95 % interval", justify="right")
    for harbour, share in enumerate(found.shares):
        half = half_interval(share, games)
        span = f"{share - half:.2%} to {share + half:.2%}"
        table.add_row(str(harbour), f"{share:.2%}", span)
    apart = max(found.shares) - min(found.shares)
    judged = verdict(found.shares, games)
    console.print(table)
    console.print(f"mean points {found.points:.1f}; {found.six_values:.1%} end with six values")
    console.print(f"harbours differ by {apart:.2%}: {judged}")
    return judged == "fair"


def half_interval(share: float, games: int) -> float:
    """How far a share may be off, at 95 %."""
    return 1.96 * math.sqrt(share * (1 - share) / games)


def verdict(shares: list[float], games: int) -> str:
    """What the shares say, if there were enough games to say something."""
    if 2 * max(half_interval(share, games) for share in shares) > FAIR:
        return "too few games to tell"
    return "fair" if max(shares) - min(shares) < FAIR else f"not fair, {FAIR:.0%} is the most"


if __name__ == "__main__":
    sys.exit(main())
