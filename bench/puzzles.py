"""How often bots of each level are right in the puzzles that the games bring along.

.venv/bin/python bench/puzzles.py

The answers were counted when the puzzles were found: 16 for each level and puzzle, 4 for a legend.
"""

import motherlode
from motherlode.bots.levels import LEVELS
from motherlode.bots.puzzles import shipped


def main() -> None:
    """One line for each game that has puzzles."""
    print(f"| game | puzzles | exact | {' | '.join(LEVELS)} |")
    print("| --- |" + " ---: |" * (2 + len(LEVELS)))
    for slug in motherlode.games():
        game = motherlode.load(slug)
        puzzles = shipped(game).values()
        if not puzzles:
            continue
        right = [sum(one.fared[level] for one in puzzles) / len(puzzles) for level in LEVELS]
        shares = " | ".join(f"{100 * share:.1f} %" for share in right)
        exact = sum(one.exact for one in puzzles)
        print(f"| {game.name} | {len(puzzles)} | {exact} | {shares} |")


if __name__ == "__main__":
    main()
