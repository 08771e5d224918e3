"""What the search loses against exact solutions, decision by decision.

PYTHONPATH=src python bench/regret.py nuggets --games 40 --simulations 1000 4000
PYTHONPATH=src python bench/regret.py gold:2 --games 40 --simulations 1000 4000

In Gold Nuggets for two the search plays whole games against the perfect player, and every one of
its decisions is held against the table. Against a perfect opponent the losses of a game's decisions
add up to what the search loses in that game, on average exactly; so a few games measure what would
take many thousands of results. In the other games, the last decisions of games among sensible
players are weighed exactly, and the search is asked the same.
"""

import argparse
import time
from math import sqrt

import motherlode
from motherlode.bots.choices import moves_to_weigh
from motherlode.bots.endings import ending_shares
from motherlode.bots.levels import SHORT, make_bot
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


def endings(
    name: str, seats: int, games: int, simulations: int, **settings: float
) -> tuple[list[float], Search]:
    """What a search loses in each small ending in which moves differ."""
    game = motherlode.load(name)
    search = Search(game, Budget(simulations), seed=1, **settings)  # type: ignore[arg-type]
    losses = []
    for number in range(games):
        match = game.start(seats, seed=number)
        bots = [make_bot(game, "sensible", number + seat) for seat in range(seats)]
        while not match.over:
            seat = match.to_act[0]
            known = match.known(seat)
            if search.length(known, seat) <= SHORT:
                shares = ending_shares(game, known, seat)
                if shares is not None and max(shares.values()) > min(shares.values()):
                    losses.append(max(shares.values()) - shares[search.choose(known, seat)])
            match.play(seat, game.moves.text(bots[seat].choose(known, seat)))
    return losses, search


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description="The search against exact solutions.")
    parser.add_argument("what", help="nuggets, or GAME:SEATS for its endings")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, nargs="+", default=[1000, 4000, 16000])
    for name in ("explore", "greed", "wild", "trust"):
        parser.add_argument(f"--{name}", type=float, default=None)
    given = parser.parse_args()
    names = ("explore", "greed", "wild", "trust")
    settings = {name: getattr(given, name) for name in names if getattr(given, name) is not None}
    if "wild" in settings:
        settings["wild"] = int(settings["wild"])
    print("| simulations | games or endings | lost in each | ± | playouts a second |")
    print("| ---: | ---: | ---: | ---: | ---: |")
    for simulations in given.simulations:
        began = time.process_time()
        if given.what == "nuggets":
            losses, search = nuggets(given.games, simulations, **settings)
        else:
            name, _, seats = given.what.partition(":")
            losses, search = endings(name, int(seats), given.games, simulations, **settings)
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
