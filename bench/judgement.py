"""Learns from self-play what a position of Gold Nuggets promises, by five numbers a table size.

PYTHONPATH=src python bench/judgement.py --games 24000 --rounds 4

Players who know `strategy.judge` and weigh each turn to its end by it play against each other, half
of the games from the start and half from anywhere. What became of their positions says how the five
numbers should be; with better numbers they play better, and so on. The last line of each table size
goes into `JUDGEMENT` of the strategy. The exact solution for two takes no part in this: it tells
afterwards (`bench/regret.py`) what players lose who weigh their turns so.
"""

import argparse
from collections.abc import Mapping
from typing import Any, NamedTuple

import numba
import numpy as np

from motherlode.engine.compile import Binder
from motherlode.engine.solving.turn_game import Node, TurnGame, turn_game
from motherlode.games.gold_nuggets import GAME, strategy
from motherlode.games.gold_nuggets.content import DICE, MOST_PLAYERS, NUGGETS
from motherlode.games.gold_nuggets.rules import dice_aside
from motherlode.games.gold_nuggets.scoring import may_steal, value
from motherlode.games.gold_nuggets.solver.explore import explore

SEATS = range(2, MOST_PLAYERS + 1)
MOST_TURNS = 400  # of a game; hardly any has a quarter of that
FIRST_GUESS = (3.0, 10.0, 4.0, 6.0, 0.5)
FINEST = 0.01  # step of the search for the best numbers, as a share of each
promise = Binder(GAME, wrap=numba.njit).bind(strategy.promise)


class Turns(NamedTuple):
    """A turn as tables: what a roll may offer, and what the dice aside allow."""

    throws: TurnGame
    worth: Any  # by node: what the dice aside are worth
    steals: Any  # whether there are lassos enough
    full: Any  # whether all seven are aside


def describe_turns() -> Turns:
    """Explores a turn by the game's own rules."""
    samples, throws = explore()
    order = sorted(samples, reverse=True)
    place = {node: number for number, node in enumerate(order)}
    bust = len(order)
    nodes = []
    for node in order:
        offers: Mapping[frozenset[int], int] = throws.get(node, {})
        total = sum(offers.values())
        outcomes = [
            (weight / total, sorted(place[option] for option in options) or [bust])
            for options, weight in offers.items()
        ]
        nodes.append(Node([0], outcomes))
    nodes.append(Node([0]))
    records = [samples[node] for node in order]
    return Turns(
        turn_game([0, 1], np.zeros((1, 1), np.int32), nodes),
        np.array([*map(value, records), 0], np.int64),
        np.array([*map(may_steal, records), False]),
        np.array([dice_aside(s) == DICE for s in records] + [False]),
    )


# --- playing -----------------------------------------------------------------------------------


@numba.njit
def stop(turns, node, nuggets, supply, seat, numbers, shares):  # type: ignore[no-untyped-def]
    """What stopping at a node promises at best, and whom to rob for it (-1: nobody)."""
    seats = len(nuggets)
    best, victim = -1.0, -1
    then = seat if turns.full[node] else (seat + 1) % seats
    for other in range(-1, seats if turns.steals[node] else 0):
        if other == seat:
            continue
        amount = min(turns.worth[node], supply if other < 0 else nuggets[other])
        left = supply - amount if other < 0 else supply
        nuggets[seat] += amount
        if other >= 0:
            nuggets[other] -= amount
        if left > 0:
            promise(nuggets, seats, left, then, numbers, shares)
            share = shares[seat]
        else:
            most = nuggets.max()
            share = (nuggets[seat] == most) / np.sum(nuggets == most)
        nuggets[seat] -= amount
        if other >= 0:
            nuggets[other] += amount
        if share > best:
            best, victim = share, other
    return best, victim


@numba.njit
def weigh_turn(turns, nuggets, supply, seat, numbers, shares, rolling, worth):  # type: ignore
    """Fills in what rolling promises at each node, and the best there is."""
    throws = turns.throws
    for node in range(len(worth) - 1, -1, -1):
        rolling[node] = -1.0
        if throws.outcomes_from[node] < throws.outcomes_from[node + 1]:
            rolling[node] = 0.0
            for outcome in range(throws.outcomes_from[node], throws.outcomes_from[node + 1]):
                best = 0.0
                for i in range(throws.options_from[outcome], throws.options_from[outcome + 1]):
                    best = max(best, worth[throws.options[i]])
                rolling[node] += throws.chances[outcome] * best
        worth[node] = rolling[node]
        if node > 0:
            share, _ = stop(turns, node, nuggets, supply, seat, numbers, shares)
            worth[node] = max(worth[node], share)


@numba.njit
def play(turns, seats, games, numbers, rows, results):  # type: ignore[no-untyped-def]
    """Writes down the positions of games and everyone's share of the win, the mover first."""
    throws = turns.throws
    rolling = np.zeros(len(turns.worth))
    worth = np.zeros(len(turns.worth))
    shares = np.zeros(seats)
    count = 0
    for game in range(games):
        nuggets = np.zeros(seats, np.int64)
        supply = int(NUGGETS)
        if game % 2:
            supply = np.random.randint(1, NUGGETS + 1)
            for _ in range(NUGGETS - supply):
                nuggets[np.random.randint(seats)] += 1
            for _ in range(np.random.randint(3)):  # as if somebody had been robbed
                nuggets[np.random.randint(seats)] += nuggets[0] // 2
                nuggets[0] -= nuggets[0] // 2
            supply = NUGGETS - nuggets.sum()
        if supply <= 0:
            continue
        seat = np.random.randint(seats)
        first = count
        movers = np.zeros(MOST_TURNS, np.int64)
        for turn in range(MOST_TURNS):
            for d in range(seats):
                rows[count, d] = nuggets[(seat + d) % seats]
            movers[turn] = seat
            count += 1
            weigh_turn(turns, nuggets, supply, seat, numbers, shares, rolling, worth)
            node = 0
            while node == 0 or rolling[node] >= worth[node]:
                ticket = np.random.random()
                outcome = throws.outcomes_from[node]
                while outcome + 1 < throws.outcomes_from[node + 1]:
                    ticket -= throws.chances[outcome]
                    if ticket < 0:
                        break
                    outcome += 1
                node = throws.options[throws.options_from[outcome]]
                for i in range(throws.options_from[outcome], throws.options_from[outcome + 1]):
                    if worth[throws.options[i]] > worth[node]:
                        node = throws.options[i]
            _, victim = stop(turns, node, nuggets, supply, seat, numbers, shares)
            amount = min(turns.worth[node], supply if victim < 0 else nuggets[victim])
            nuggets[seat] += amount
            if victim < 0:
                supply -= amount
            else:
                nuggets[victim] -= amount
            if not turns.full[node]:
                seat = (seat + 1) % seats
            if supply == 0:
                break
        most = nuggets.max()
        for row in range(first, count):
            for d in range(seats):
                has = nuggets[(movers[row - first] + d) % seats]
                results[row, d] = (has == most) / np.sum(nuggets == most)
    return count


# --- learning ----------------------------------------------------------------------------------


@numba.njit
def surprise(rows, results, numbers):  # type: ignore[no-untyped-def]
    """The mean of the logarithms: how little the numbers foresaw."""
    seats = rows.shape[1]
    shares = np.zeros(seats)
    total = 0.0
    for row in range(len(rows)):
        promise(rows[row], seats, NUGGETS - rows[row].sum(), 0, numbers, shares)
        for d in range(seats):
            if results[row, d] > 0:
                total -= results[row, d] * np.log(max(shares[d], 1e-9))
    return total / len(rows)


def learn(rows: Any, results: Any, numbers: Any) -> tuple[Any, float]:
    """The numbers that foresee best, one after the other by smaller and smaller steps."""
    best = surprise(rows, results, numbers)
    step = 0.2
    while step > FINEST:
        before = best
        for at in range(len(numbers)):
            for factor in (1 + step, 1 / (1 + step)):
                tried = numbers.copy()
                tried[at] *= factor
                found = surprise(rows, results, tried)
                if found < best:
                    best, numbers = found, tried
        if before - best < 1e-6:
            step /= 2
    return numbers, best


def main() -> None:
    """Prints the numbers of each table size, round by round."""
    parser = argparse.ArgumentParser(description="What a position of Gold Nuggets promises.")
    parser.add_argument(
        "--games", type=int, default=24_000, help="of the last round; the others have a quarter"
    )
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS))
    given = parser.parse_args()
    turns = describe_turns()
    for seats in given.seats:
        numbers = np.array(FIRST_GUESS)
        for number in range(given.rounds):
            games = given.games if number == given.rounds - 1 else given.games // 4
            rows = np.zeros((games * MOST_TURNS // 4, seats), np.int64)
            results = np.zeros(rows.shape)
            count = play(turns, seats, games, numbers, rows, results)
            numbers, left = learn(rows[:count], results[:count], numbers)
            print(seats, count, f"{left:.5f}", *(f"{number:.3f}" for number in numbers), flush=True)


if __name__ == "__main__":
    main()
