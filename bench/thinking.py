"""What a legend's thinking costs whoever runs the bots: processor time, match by match.

    python bench/thinking.py [--matches 2]

A person's place is taken by a prospector, the two others (one, where two play) are legends, as at a
table that somebody opens against bots. Counts what the legends spend, as a server would.
"""

import argparse
import time
from statistics import mean

import motherlode
from motherlode.bots.levels import make_bot
from motherlode.engine.game import Game

SEATS = 3


def main() -> None:
    """Plays, and prints a line for each game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=2)
    count = parser.parse_args().matches
    print("| game | legends | their decisions a match | seconds of processor time a match |")
    print("| --- | ---: | ---: | ---: |", flush=True)
    for slug in motherlode.games():
        game = motherlode.load(slug)
        seats = SEATS if SEATS in game.seats else max(game.seats)
        played(game, seats, 0, most=20)  # everything is compiled before the clock runs
        found = [played(game, seats, seed) for seed in range(1, count + 1)]
        decisions, seconds = (mean(column) for column in zip(*found, strict=True))
        print(f"| {game.name} | {seats - 1} | {decisions:.0f} | {seconds:.1f} |", flush=True)


def played(game: Game, seats: int, seed: int, most: int = 100_000) -> tuple[int, float]:
    """A match: the legends' decisions, and their processor time."""
    match = game.start(seats, seed=seed)
    levels = ["prospector"] + ["legend"] * (seats - 1)
    bots = [make_bot(game, level, seed) for level in levels]
    decisions, spent = 0, 0.0
    while not match.over and match.number < most:
        seat = match.to_act[0]
        known, began = match.known(seat), time.process_time()
        move = bots[seat].choose(known, seat)
        if seat:
            spent += time.process_time() - began
            decisions += 1
        match.play(seat, game.moves.text(move))
    return decisions, spent


if __name__ == "__main__":
    main()
