"""Simulated days in bulk: seed after seed on many cores, for as long as there is time.

    python bench/simulated_days.py --workers 16 --minutes 9 --out out/days

Each run is a whole course of `motherlode simulate`: two, three or four processes, all faults, some
evenings a day apart. A line of JSON for each run goes into the folder at once; whoever starts it
again with the same folder goes on where it stopped. `--summary` only reads the lines and prints
what bench/results.md says. A finding is printed with the line that plays it again, and the rest
goes on: one seed must not hide another.
"""

import argparse
import gc
import json
import logging
import multiprocessing
import platform
import resource
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

from motherlode.commands.simulate import command_of
from motherlode.simulate.faults import families
from motherlode.simulate.run import run
from motherlode.simulate.world import Course

DAY = 86_400.0
SERVERS = (2, 3, 4)  # in turns
KILLED = ("fault kill", "fault power-cut")
CUT_OFF = ("fault partition", "fault bus-breaks")
RUNS_EACH = 20  # of a worker's process, then a new one begins


def course_of(seed: int, wanted: argparse.Namespace) -> Course:
    """The same for the same seed and options."""
    return Course(
        seed,
        days=wanted.days,
        minutes=wanted.evening,
        servers=wanted.servers or SERVERS[seed % len(SERVERS)],
        tables=wanted.tables,
        rate=wanted.rate,
        faults=tuple(families()),
    )


def one(course: Course) -> dict[str, Any]:
    """A run as a line; also of one that could not be carried out."""
    logging.getLogger("motherlode").setLevel(logging.WARNING)
    gc.set_threshold(50_000, 20, 100)  # as a server has it: a quarter less time
    line: dict[str, Any] = {"seed": course.seed, "command": command_of(course)}
    began = time.process_time()
    try:
        outcome = run(course)
    except Exception:
        return {**line, "finding": "crashed", "text": traceback.format_exc()[-3000:]}
    finally:
        gc.collect()  # the world that is over
    finding, counts = outcome.finding, outcome.counts
    return {
        **line,
        "servers": course.servers,
        "simulated": round(outcome.simulated, 3),
        "took": round(outcome.took, 2),
        "core": round(time.process_time() - began, 2),
        "counts": dict(sorted(counts.items())),
        "hash": outcome.digest,
        "finding": finding.checker if finding else None,
        "text": finding.text if finding else "",
        "python": platform.python_version(),
        "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }


def kept_in(folder: Path) -> list[dict[str, Any]]:
    """Every run so far, by its course once."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(folder.glob("*.jsonl")):
        for text in file.read_text().splitlines():
            if text.endswith("}"):  # a line that was being written when somebody pulled the plug
                line = json.loads(text)
                found[line["command"]] = line
    return list(found.values())


def still_to_do(wanted: argparse.Namespace, done: set[str]) -> Iterator[Course]:
    """One seed after the other, without those that are done."""
    seed = wanted.seed
    while wanted.runs == 0 or seed < wanted.seed + wanted.runs:
        course = course_of(seed, wanted)
        if command_of(course) not in done:
            yield course
        seed += 1


def collect(wanted: argparse.Namespace) -> None:
    """Until the time is over, or so many days are there."""
    folder: Path = wanted.out
    folder.mkdir(parents=True, exist_ok=True)
    lines = kept_in(folder)
    courses = still_to_do(wanted, {line["command"] for line in lines})
    began = time.monotonic()
    end = began + wanted.minutes * 60
    running: set[Future[dict[str, Any]]] = set()
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(wanted.workers, fresh, max_tasks_per_child=RUNS_EACH)
    file = (folder / f"{int(time.time())}.jsonl").open("a")
    with file:
        while True:
            enough = wanted.target and _days(lines) >= wanted.target
            while len(running) < wanted.workers and time.monotonic() < end and not enough:
                course = next(courses, None)
                if course is None:
                    break
                running.add(pool.submit(one, course))
            # What does not end by then is given up, and is done the next time.
            patience = end + wanted.grace * 60 - time.monotonic()
            if not running or patience < 0:
                break
            done, running = wait(running, timeout=patience, return_when=FIRST_COMPLETED)
            for future in done:
                line = future.result()
                lines.append(line)
                file.write(json.dumps(line) + "\n")
                file.flush()
                print(progress(line, lines, time.monotonic() - began), flush=True)
    for process in (getattr(pool, "_processes", None) or {}).values():
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def progress(line: dict[str, Any], lines: list[dict[str, Any]], took: float) -> str:
    """After each run."""
    found = sum(bool(one["finding"]) for one in lines)
    said = (
        f"{took:6.0f} s  seed {line['seed']}  {line.get('hash', '-')}  {line.get('core', 0):.0f} s"
        f"  |  in all {len(lines)} runs, {_days(lines):,.1f} days, {found} findings"
    )
    if line["finding"]:
        said += f"\nFOUND by {line['finding']}: {line['text']}\nPlay it again: {line['command']}"
    return said


def _days(lines: list[dict[str, Any]]) -> float:
    return sum(float(line.get("simulated", 0.0)) for line in lines) / DAY


def summary(lines: list[dict[str, Any]]) -> str:
    """For bench/results.md."""
    rows = ["| processes | runs | days | seconds a second | moves | messages | kills | "
            "other ends | partitions | faults | matches | findings |",
            "| ---: " * 12 + "|"]  # fmt: skip
    groups = sorted({line["servers"] for line in lines if "servers" in line})
    for servers in (*groups, None):
        some = [line for line in lines if servers is None or line.get("servers") == servers]
        total: Counter[str] = Counter()
        for line in some:
            total.update(line.get("counts", {}))
        core = sum(line.get("core", 0.0) for line in some)
        kills = sum(total[kind] for kind in KILLED)
        cells = [
            servers or "all",
            len(some),
            f"{_days(some):,.1f}",
            f"{_days(some) * DAY / core if core else 0:,.0f}",
            f"{total['moves']:,}",
            f"{total['told']:,}",
            f"{kills:,}",
            f"{max(0, total['ends'] - kills):,}",
            f"{sum(total[kind] for kind in CUT_OFF):,}",
            f"{total['fault']:,}",
            f"{total['matches']:,}",
            sum(bool(line["finding"]) for line in some),
        ]
        rows.append("| " + " | ".join(map(str, cells)) + " |")
    seeds = [line["seed"] for line in lines]
    pythons = sorted({line.get("python", "?") for line in lines})
    most = max((line.get("megabytes", 0) for line in lines), default=0)
    rows.append("")
    rows.append(
        f"Seeds {min(seeds, default=0)} to {max(seeds, default=0)}, Python {', '.join(pythons)}, "
        f"{sum(line.get('core', 0.0) for line in lines) / 3600:,.2f} hours of a core, at most "
        f"{most} MB a worker; e.g. `{lines[0]['command'] if lines else ''}`."
    )
    for line in lines:
        if line["finding"]:
            rows.append(f"- {line['finding']}: {line['text'][:300]} (`{line['command']}`)")
    return "\n".join(rows)


def main() -> None:
    """Runs, then the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=10_000, help="the first one")
    parser.add_argument("--runs", type=int, default=0, help="so many seeds; 0: until time is over")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--minutes", type=float, default=60.0, help="no run begins after that")
    parser.add_argument("--grace", type=float, default=2.0, help="minutes for those that run then")
    parser.add_argument("--target", type=float, default=0.0, help="days; 0: as many as can be")
    parser.add_argument("--days", type=int, default=9, help="evenings of a run")
    parser.add_argument("--evening", type=float, default=1.0, help="minutes of an evening")
    parser.add_argument("--servers", type=int, default=0, help="0: two, three, four in turns")
    parser.add_argument("--tables", type=int, default=4, help="new ones of an evening")
    parser.add_argument("--rate", type=float, default=4.0, help="how many faults")
    parser.add_argument("--out", type=Path, default=Path("out/days"))
    parser.add_argument("--summary", action="store_true", help="only the table")
    wanted = parser.parse_args()
    if not wanted.summary:
        collect(wanted)
    lines = kept_in(wanted.out)
    print(summary(lines))
    sys.stdout.flush()
    if any(line["finding"] for line in lines):
        sys.exit(1)


if __name__ == "__main__":
    main()
