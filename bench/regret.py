"""What the search loses against exact solutions, decision by decision.

PYTHONPATH=src python bench/regret.py nuggets --games 40 --simulations 1000 4000 16000

In Gold Nuggets for two the search plays whole games against the perfect player, and every one of its
decisions is held against the table. Against a perfect opponent the losses of a game's decisions add
up to what the search loses in that game, on average exactly; so a few games measure what would take
many thousands of results.
"""

import argparse
import time
from math import sqrt

import motherlode
from motherlode.bots.choices import moves_to_weigh
from motherlode.bots.search import Budget, Search
from motherlode.bots.solvers import solution


def nuggets(games: int, simulations: int, **settings: float) -> tuple[list[float], Search]:
    """What a search loses in each of some games of Gold Nuggets, in shares of the win."""
    game, table = motherlode.load("gold-nuggets"), solution()
    search = Search(game, Budget(simulations), seed=1, **settings)  # type: ignore[arg-type]
    losses = []
    for number in range(games):
        match = game.start(2, seed=number)
        loss = 0.0
        while not match.over:
            seat = match.to_act[0]
            known = match.known(seat)
            advice = table.best(known)
            move = advice.move
            if seat == number % 2 and len(moves_to_weigh(game, known, seat)) > 1:
                move = search.choose(known, seat)
                loss += advice.shares[advice.move] - advice.shares[move]
            match.play(seat, game.moves.text(move))
        losses.append(loss)
    return losses, search


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description="The search against exact solutions.")
    parser.add_argument("what", choices=["nuggets"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, nargs="+", default=[1000, 4000, 16000])
    for name in ("explore", "greed", "wild", "trust"):
        parser.add_argument(f"--{name}", type=float, default=None)
    given = parser.parse_args()
    names = ("explore", "greed", "wild", "trust")
    settings = {name: getattr(given, name) for name in names if getattr(given, name) is not None}
    if "wild" in settings:
        settings["wild"] = int(settings["wild"])
    print("| simulations | games | lost a game | ± | playouts a second |")
    print("| ---: | ---: | ---: | ---: | ---: |")
    for simulations in given.simulations:
        began = time.process_time()
        losses, search = nuggets(given.games, simulations, **settings)
        spent = time.process_time() - began
        mean = sum(losses) / len(losses)
        spread = sqrt(sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1) / len(losses))
        print(
            f"| {simulations} | {len(losses)} | {100 * mean:.2f} points | {196 * spread:.2f} "
            f"| {search.simulations / spent:,.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
