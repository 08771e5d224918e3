"""Random play, decisions a second, beside OpenSpiel's `pig` driven from Python in the same run.

    make bench                        # all games
    python bench/pig.py gold-nuggets  # some of them

The machines we use are noisy, so what counts is the ratio within one run: pig is measured before
and after our games, and the faster figure is taken.
"""

import json
import platform
import random
import sys
import time
from datetime import date

import pyspiel

import motherlode
from motherlode.commands.bench import measure_game

SECONDS = 3.0


def pig() -> float:
    """Decisions a second of uniformly random play, as OpenSpiel's examples do it."""
    game = pyspiel.load_game("pig")
    chooser = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, odds)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
                decisions += 1
    return decisions / spent


def main() -> None:
    """Prints a Markdown table, and the figures as JSON below it."""
    names = sys.argv[1:] or motherlode.games()
    before = pig()
    measures = []
    for name in names:
        game = motherlode.load(name)
        measures += measure_game(game, game.seats[-1], SECONDS)
    peer = max(before, pig())
    print(f"{date.today()}, {platform.machine()}, Python {platform.python_version()}")
    print(f"OpenSpiel pig from Python: {peer:,.0f} decisions/s\n")
    print("| game | target | decisions/s | times pig | decisions/game | record |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    for m in measures:
        speed = m["decisions_per_second"]
        print(
            f"| {m['game']} | {m['target']} | {speed:,.0f} | {speed / peer:,.1f} "
            f"| {m['decisions_per_game']:.0f} | {m['record_bytes']} B |"
        )
    print("\n" + json.dumps({"pig": peer, "measures": measures}))


if __name__ == "__main__":
    main()
