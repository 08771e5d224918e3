"""Conformance at scale: `make check-million`. What was done is kept, and goes on where it stopped.

    python bench/million.py                            # all of it: hours
    python bench/million.py --only games --each 20000  # a million is the default
    python bench/million.py --only sqlite frames --minutes 20
    python bench/million.py --summary

- a million random games of each game through the laws that compile (`engine/check/many.py`);
- a thousand `kill -9` of the real server on SQLite, and as many on PostgreSQL (`bench/faults.py`);
- a million frames that no honest client sends (`bench/fuzz.py`).

A line of JSON for each chunk goes into the folder at once. Games count for the rules and the loop
that they were played by: whoever changes a rule begins anew with that game.
"""

import argparse
import hashlib
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import motherlode
from motherlode.engine.cache import fingerprint
from motherlode.engine.check import laws
from motherlode.engine.check.faults import Fault, settings
from motherlode.engine.check.many import play_through

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from live.processes import NotStarted

SEED = 1
EVENTS = 6_000_000  # of a chunk of games, so that a line comes every few seconds
LOOKS = 400  # at a game: in a long one not after every event
FIRST = 200  # games of a setting that are played to learn how long they are
KILLS, FRAMES = 25, 25_000  # of a chunk
SOURCES = Path(motherlode.__file__).parent

Line = dict[str, Any]


class Book:
    """What was done, a line for each chunk."""

    def __init__(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"{name}.jsonl"

    def lines(self) -> list[Line]:
        """All so far; one that was being written when somebody pulled the plug is none."""
        if not self._file.exists():
            return []
        return [
            json.loads(text) for text in self._file.read_text().splitlines() if text[-1:] == "}"
        ]

    def add(self, line: Line) -> None:
        """One more, at once."""
        with self._file.open("a") as file:
            file.write(json.dumps(line) + "\n")


@dataclass
class Task:
    """Something to be done so many times, chunk by chunk."""

    name: str
    unit: str
    wanted: int
    book: Book
    counts: Callable[[Line], bool]  # whether a line of the book is about the code of today
    steps: Callable[[list[Line]], Iterator[Line]]  # does what is left, by what was done

    def done(self) -> list[Line]:
        """The lines that count."""
        return [line for line in self.book.lines() if self.counts(line)]

    def amount(self) -> int:
        """How much of it is done."""
        return sum(line["count"] for line in self.done())


# --- random games ---


def games_of(name: str, wanted: int, folder: Path, conform: int) -> Task:
    """Random games of one game, evenly over all settings."""
    game = motherlode.load(name)
    code = fingerprint(game, laws.games)[:16]

    def play(at: int, start: int, count: int, long: int) -> Line:
        """Some games of a setting, of which it is known how long they are, or not."""
        every, setting = max(1, long // LOOKS), settings(game)[at]
        began = time.process_time()
        in_python = conform if long else 4
        seen = play_through(game, setting, SEED, start, count, every, max(1, long), in_python)
        return {
            "count": count,
            "setting": at,
            "start": start,
            "code": code,
            "name": str(setting),
            "every": every,
            "within": long or max(1, seen.events // count),
            **asdict(seen),
            "core": round(time.process_time() - began, 3),
        }

    def steps(done: list[Line]) -> Iterator[Line]:
        number = len(settings(game))
        for at in range(number):
            share = wanted // number + (at < wanted % number)
            known = [line for line in done if line["setting"] == at]
            start = sum(line["count"] for line in known)
            long = known[-1]["within"] if known else 0
            while start < share:
                count = max(FIRST, min(20_000, EVENTS // long)) if long else FIRST
                line = play(at, start, min(count, share - start), long)
                long, start = line["within"], start + line["count"]
                yield line

    return Task(
        game.slug, "games", wanted, Book(folder, f"games-{game.slug}"),
        lambda line: line["code"] == code, steps,
    )  # fmt: skip


# --- servers that are killed, and frames that are none ---


def kills_of(kind: str, wanted: int, folder: Path, first: int) -> Task:
    """`kill -9` of the real server, storm after storm."""

    def steps(done: list[Line]) -> Iterator[Line]:
        from faults import killed

        left = wanted - sum(line["count"] for line in done)
        for seed in range(first + len(done), first + len(done) + -(-left // KILLS)):
            yield {"seed": seed, "count": KILLS, **killed(kind, KILLS, seed)}

    return Task(f"kill -9 on {kind}", "kills", wanted, Book(folder, kind), lambda _: True, steps)


def frames_of(wanted: int, folder: Path, first: int) -> Task:
    """Bad frames, evening after evening; every fourth on PostgreSQL."""

    def steps(done: list[Line]) -> Iterator[Line]:
        from fuzz import fuzzed

        left = wanted - sum(line["count"] for line in done)
        for seed in range(first + len(done), first + len(done) + -(-left // FRAMES)):
            yield {"seed": seed, **fuzzed(FRAMES, seed, seed % 4 == 0)}

    return Task("bad frames", "frames", wanted, Book(folder, "frames"), lambda _: True, steps)


# --- all of it ---


def sources() -> str:
    """Which code it was, in a few letters."""
    digest = hashlib.sha256()
    for file in sorted(SOURCES.rglob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def work(task: Task, end: float, version: str) -> None:
    """Until it is done or the time is over, with a line after each chunk."""
    began, before = time.monotonic(), task.amount()
    amount, steps = 0, task.steps(task.done())
    while time.monotonic() < end:
        started = time.monotonic()
        try:
            line = next(steps, None)
        except NotStarted as error:  # of a machine that is too busy: nobody's fault, and no result
            print(f"{task.name}: {error}; once more", flush=True)
            steps = task.steps(task.done())
            continue
        except (Fault, AssertionError, TimeoutError) as error:
            found = f"{type(error).__name__}: {error}"[:2000]
            line = {"count": 0, "finding": found, "code": "-", "setting": -1}
            print(f"FOUND at {task.name}: {found}\n{traceback.format_exc()[-1500:]}", flush=True)
        if line is None:
            return
        took = round(time.monotonic() - started, 2)
        task.book.add({**line, "took": took, "sources": version, "at": int(time.time())})
        if line.get("finding"):
            if task.unit == "games":
                return  # the same game would break the same law again
            steps = task.steps(task.done())  # another seed
        amount += line["count"]
        rate = amount / (time.monotonic() - began)
        left = f"{(task.wanted - before - amount) / rate:,.0f} s left" if rate else ""
        print(
            f"{task.name}: {before + amount:,} of {task.wanted:,} {task.unit}, "
            f"{rate:,.1f} a second, {left}",
            flush=True,
        )


def summary(tasks: list[Task]) -> str:
    """For bench/results.md."""
    games = [task for task in tasks if task.unit == "games"]
    head = "| game | games | settings | events | decisions | looks of a seat | records counted "
    rows = [
        f"{head}| in python too | longest | seconds of a core |",
        "| --- " + "| ---: " * 9 + "|",
    ]
    for task in games:
        lines = [line for line in task.done() if not line.get("finding")]
        total: Counter[str] = Counter()
        for line in lines:
            for name in ("count", "events", "decisions", "looks", "counted", "in_python", "core"):
                total[name] += line[name]
        longest = max((line["longest"] for line in lines), default=0)
        kinds = len({line["setting"] for line in lines})
        cells = [total["count"], kinds, *(total[name] for name in
                 ("events", "decisions", "looks", "counted", "in_python")), longest]  # fmt: skip
        told = " | ".join(f"{int(cell):,}" for cell in cells)
        rows.append(f"| {task.name} | {told} | {total['core']:,.0f} |")
    for task in tasks:
        lines = task.done()
        if task.unit != "games":
            totals: Counter[str] = Counter()
            for line in lines:
                totals.update(line.get("found", {}))
            told = ", ".join(f"{name} {value:,}" for name, value in sorted(totals.items()))
            minutes = sum(line["took"] for line in lines) / 60
            codes = len({line["sources"] for line in lines})
            rows.append(f"- {task.name}: {task.amount():,} {task.unit} in {minutes:,.0f} minutes, "
                        f"{codes} states of the code; {told}")  # fmt: skip
        rows += [f"- FOUND at {task.name}: {line['finding']}" for line in task.book.lines()
                 if line.get("finding")]  # fmt: skip
    return "\n".join(rows)


def main() -> None:
    """One task after the other, the quick ones first."""
    names = [*motherlode.games()]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--only", nargs="+", default=[], help="games, a slug, sqlite, postgres, frames"
    )
    parser.add_argument("--each", type=int, default=1_000_000, help="random games of each game")
    parser.add_argument("--python", type=int, default=1, help="of a chunk in plain Python, too")
    parser.add_argument("--kills", type=int, default=1000, help="on each database")
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument(
        "--first", type=int, default=1, help="seed of kills and frames: many at once begin apart"
    )
    parser.add_argument("--minutes", type=float, default=1e9, help="no chunk begins after that")
    parser.add_argument("--out", type=Path, default=Path("out/million"))
    parser.add_argument("--summary", action="store_true", help="only the table")
    wanted = parser.parse_args()
    tasks = [games_of(name, wanted.each, wanted.out, wanted.python) for name in names]
    tasks += [frames_of(wanted.frames, wanted.out, wanted.first)]
    for kind in ("sqlite", "postgres"):
        tasks += [kills_of(kind, wanted.kills, wanted.out, wanted.first)]
    chosen = {task.name: {task.name, task.unit, task.name.rpartition(" ")[2]} for task in tasks}
    if not wanted.summary:
        end, version = time.monotonic() + wanted.minutes * 60, sources()
        for task in tasks:
            if not wanted.only or chosen[task.name] & set(wanted.only):
                work(task, end, version)
    print(summary(tasks))
    if any(line.get("finding") for task in tasks for line in task.book.lines()):
        sys.exit(1)


if __name__ == "__main__":
    main()
