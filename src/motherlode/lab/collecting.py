"""Looks for puzzles on all cores, match by match, and can go on where it was interrupted.

Beside the file grows another one, `FILE.part`: a line for each match that was looked through, with
what was found in it. When there are enough, the file is written.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import motherlode
from motherlode.bots.puzzles import Puzzle, header, read
from motherlode.engine.game import Game
from motherlode.lab.finding import check_findable, puzzles_of

Progress = Callable[[int, int], None]  # puzzles, and matches looked through


def collect(
    name: str,
    seats: Sequence[int],
    options: Mapping[str, str | int],
    count: int,
    file: Path,
    seed: int = 1,
    workers: int = 1,
    progress: Progress = lambda found, matches: None,
    seconds: float | None = None,
    only_exact: bool = False,
) -> list[Puzzle]:
    """Looks until there are enough puzzles, or until the time is over, and writes what there is."""
    game = motherlode.load(name)
    for players in seats:
        check_findable(game, players, options)
    part = file.with_name(f"{file.name}.part")
    known = dict(_so_far(game, part))
    found = {puzzle.id: puzzle for puzzles in known.values() for puzzle in puzzles}
    progress(len(found), len(known))
    end = None if seconds is None else monotonic() + seconds
    with part.open("a", encoding="utf-8") as lines:
        if not known:
            print(header(game), file=lines, flush=True)
        missing = _numbers(known)
        asked = Asked(name, tuple(seats), tuple(options.items()), seed, only_exact)
        for number, puzzles in _looked(asked, workers, missing, end, found, count):
            texts = [json.loads(puzzle.line()) for puzzle in puzzles]
            print(json.dumps({"match": number, "puzzles": texts}), file=lines, flush=True)
            known[number] = puzzles
            found |= {puzzle.id: puzzle for puzzle in puzzles}
            progress(len(found), len(known))
    chosen = sorted(found.values(), key=lambda puzzle: (puzzle.rating, puzzle.id))
    text = "\n".join([header(game), *(puzzle.line() for puzzle in chosen)])
    file.write_text(f"{text}\n", encoding="utf-8")
    return chosen


class Asked(NamedTuple):
    """What is looked through."""

    game: str
    seats: tuple[int, ...]
    options: tuple[tuple[str, str | int], ...]
    seed: int
    only_exact: bool


def _looked(
    asked: Asked,
    workers: int,
    numbers: Iterator[int],
    end: float | None,
    found: Mapping[str, Puzzle],
    count: int,
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Match after match, some at a time, until there are enough."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: dict[Future[list[Puzzle]], int] = {}
        try:
            while len(found) < count and (end is None or monotonic() < end):
                while len(running) < workers:
                    number = next(numbers)
                    running[pool.submit(look, asked, number)] = number
                left = None if end is None else max(0.0, end - monotonic())
                ready, _ = wait(running, timeout=left, return_when=FIRST_COMPLETED)
                for task in ready:
                    yield running.pop(task), task.result()
        finally:
            if end is not None:  # whoever looks at the clock does not wait for the last match
                for process in (pool._processes or {}).values():
                    process.terminate()
            pool.shutdown(wait=end is None, cancel_futures=True)


def look(asked: Asked, number: int) -> list[Puzzle]:
    """One match, in a process of its own."""
    seats = asked.seats[number % len(asked.seats)]
    game, options = _loaded(asked.game), dict(asked.options)
    return puzzles_of(game, seats, options, asked.seed, number, asked.only_exact)


@cache
def _loaded(name: str) -> Game:
    return motherlode.load(name)


def _so_far(game: Game, part: Path) -> Iterator[tuple[int, list[Puzzle]]]:
    """What an earlier run has found; a line that was cut off is looked through again."""
    if not part.exists():
        return
    for line in part.read_text(encoding="utf-8").splitlines()[1:]:
        try:
            data = json.loads(line)
        except ValueError:
            continue
        texts = [header(game), *(json.dumps(puzzle) for puzzle in data["puzzles"])]
        yield data["match"], read(game, "\n".join(texts), part.name)


def _numbers(done: Mapping[int, object]) -> Iterator[int]:
    number = 0
    while True:
        if number not in done:
            yield number
        number += 1
