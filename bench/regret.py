"""What the search loses against exact solutions, decision by decision.

PYTHONPATH=src python bench/regret.py nuggets --games 40 --simulations 1000 4000
PYTHONPATH=src python bench/regret.py nuggets --games 400 --bots search veteran --simulations
PYTHONPATH=src python bench/regret.py gold:2 --games 40 --simulations 1000 4000

In Gold Nuggets for two the search plays whole games against the perfect player, and every one of
its decisions is held against the table. Against a perfect opponent the losses of a game's decisions
add up to what the search loses in that game, on average exactly; so a few games measure what would
take many thousands of results. In the other games, the last decisions of games among sensible
players are weighed exactly, and the search is asked the same.
"""

import argparse
import time
from dataclasses import replace
from math import sqrt
from typing import Any, Protocol

import motherlode
from motherlode.bots.choices import moves_to_weigh
from motherlode.bots.endings import ending_shares
from motherlode.bots.levels import SHORT, make_bot, warm
from motherlode.bots.search import Budget, Search
from motherlode.engine.jobs import done
from motherlode.games.gold_nuggets.solver import solution


class Chooser(Protocol):
    """A bot, or a search."""

    def choose(self, known: Any, seat: int) -> int:
        """A legal move."""
        ...


def nuggets(games: int, player: Chooser) -> tuple[list[float], float]:
    """What somebody loses in each of some games of Gold Nuggets; and his longest decision."""
    game, table = motherlode.load("gold-nuggets"), solution()
    losses = []
    longest = 0.0
    for number in range(games):
        match = game.start(2, seed=number)
        loss = 0.0
        while not match.over:
            seat = match.to_act[0]
            known = match.known(seat)
            advice = table.best(known)
            move = advice.move
            if seat == number % 2 and len(moves_to_weigh(game, known, seat)) > 1:
                began = time.process_time()
                move = player.choose(known, seat)
                longest = max(longest, time.process_time() - began)
                loss += advice.shares[advice.move] - advice.shares[move]
            match.play(seat, game.moves.text(move))
        losses.append(loss)
    return losses, longest


def endings(name: str, seats: int, games: int, search: Search) -> tuple[list[float], float]:
    """What a search loses in each small ending in which moves differ; and its longest decision."""
    game = search.game
    losses = []
    longest = 0.0
    for number in range(games):
        match = game.start(seats, seed=number)
        bots = [make_bot(game, "sensible", number + seat) for seat in range(seats)]
        while not match.over:
            seat = match.to_act[0]
            known = match.known(seat)
            if done(search.length(known, seat)) <= SHORT:
                shares = done(ending_shares(game, known, seat))
                if shares is not None and max(shares.values()) > min(shares.values()):
                    began = time.process_time()
                    move = search.choose(known, seat)
                    longest = max(longest, time.process_time() - began)
                    losses.append(max(shares.values()) - shares[move])
            match.play(seat, game.moves.text(bots[seat].choose(known, seat)))
    return losses, longest


def row(name: str, losses: list[float], longest: float, speed: str) -> str:
    """A line of the table."""
    mean = sum(losses) / len(losses)
    spread = sqrt(sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1) / len(losses))
    lost = f"{100 * mean:.2f} ± {196 * spread:.2f} points"
    return f"| {name} | {len(losses)} | {lost} | {speed} | {longest:.3f} s |"


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description="The search against exact solutions.")
    parser.add_argument("what", help="nuggets, or GAME:SEATS for its endings")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, nargs="*", default=[1000, 4000, 16000])
    for name in ("explore", "greed", "wild", "trust"):
        parser.add_argument(f"--{name}", type=float, default=None)
    parser.add_argument("--bots", nargs="*", default=["search"], help="in Gold Nuggets, also these")
    parser.add_argument("--blind", action="store_true", help="without the game's judgement")
    given = parser.parse_args()
    names = ("explore", "greed", "wild", "trust")
    settings = {name: getattr(given, name) for name in names if getattr(given, name) is not None}
    if "wild" in settings:
        settings["wild"] = int(settings["wild"])
    print("| player | games or endings | lost in each | playouts a second | longest decision |")
    print("| --- | ---: | ---: | ---: | ---: |")
    name, _, seats = given.what.partition(":")
    game = motherlode.load("gold-nuggets" if name == "nuggets" else name)
    for bot in given.bots if name == "nuggets" else ():
        warm(game, bot)
        print(row(bot, *nuggets(given.games, make_bot(game, bot, 1)), ""), flush=True)
    if given.blind:
        game = replace(game, judge=None)
    for simulations in given.simulations:
        search = Search(game, Budget(simulations), seed=1, **settings)
        done(search.length(game.start(int(seats or 2), seed=1).known(0), 0))  # compiles
        began = time.process_time()
        if name == "nuggets":
            losses, longest = nuggets(given.games, search)
        else:
            losses, longest = endings(name, int(seats), given.games, search)
        speed = search.simulations / (time.process_time() - began)
        print(row(f"{simulations} simulations", losses, longest, f"{speed:,.0f}"), flush=True)


if __name__ == "__main__":
    main()
