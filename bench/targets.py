"""The same random games on every target, event by event: python = cpu = wasm, byte for byte.

    python bench/targets.py                          # 1,000 games of each
    python bench/targets.py --python 50 gold-rausch  # where plain Python takes hours, some of them

After every event the record is compared, what one seat knows of it, what that seat imagines, the
points and the leaders (`engine/kernels.trace`); then the bots' loops: visits and sums, bit for bit.
"""

import argparse
import time
from pathlib import Path

import motherlode
from motherlode.bots.same import check_thinking
from motherlode.engine.batch import runner
from motherlode.engine.check.faults import Setting, settings
from motherlode.engine.check.targets import ROWS, python_trace
from motherlode.engine.game import Game

CHUNK = 8
MOMENTS, SIMULATIONS = 40, 500
SEED = 1
FOLDER = Path(__file__).parents[1] / "docs" / "examples"
EXAMPLES = [str(FOLDER / f"{name}.py") for name in ("hunch", "sluice", "cave_in", "lamplight")]


def main() -> None:
    """Compares games and prints a line for each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[*motherlode.games(), *EXAMPLES])
    parser.add_argument("--each", type=int, default=1000, help="games")
    parser.add_argument("--python", type=int, help="of them in plain Python too; all if not given")
    given = parser.parse_args()
    print(
        "| game | games | events cpu = wasm | events python = wasm | bots | seconds |", flush=True
    )
    print("| --- | ---: | ---: | ---: | --- | ---: |", flush=True)
    for name in given.games:
        game = motherlode.load(name)
        start = time.process_time()
        chosen = settings(game)
        each = -(-given.each // len(chosen))
        plain = each if given.python is None else -(-given.python // len(chosen))
        sums = [compare(game, setting, each, plain) for setting in chosen]
        compiled, in_python = (sum(column) for column in zip(*sums, strict=True))
        (thought,) = check_thinking(game, MOMENTS, SIMULATIONS, SEED)
        spent = time.process_time() - start
        row = [game.name, each * len(chosen), f"{compiled:,}", f"{in_python:,}", thought]
        print("|", " | ".join(map(str, [*row, f"{spent:.0f}"])), "|", flush=True)


def compare(game: Game, setting: Setting, games: int, plain: int) -> tuple[int, int]:
    """The events of games that were the same in cpu and wasm, and of some in python too."""
    here, there = (runner(game, setting.seats, setting.options, t, 1) for t in ("cpu", "wasm"))
    events = in_python = 0
    for start in range(0, games, CHUNK):
        count = min(CHUNK, games - start)
        trails, lengths = here.traces(count, SEED, start, ROWS)
        longest = int(max(lengths))
        others, also = there.traces(count, SEED, start, longest)
        assert list(lengths) == list(also), (setting, start)
        assert trails[:, :longest].tobytes() == others.tobytes(), (setting, start)
        events += int(sum(lengths))
        for at in range(count):
            if start + at < plain:
                rows = python_trace(game, setting, SEED, start + at)
                written = others[at][: lengths[at]].tobytes()
                assert written == b"".join(rows), (setting, start + at)
                in_python += len(rows)
    return events, in_python


if __name__ == "__main__":
    main()
