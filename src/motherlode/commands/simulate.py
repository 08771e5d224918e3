"""`motherlode simulate`: the whole server under a virtual clock, seed after seed."""

import gc
import logging
from collections import Counter
from dataclasses import replace

from motherlode.engine.errors import MotherlodeError
from motherlode.simulate.faults import KINDS, families
from motherlode.simulate.run import Outcome, run, shrink
from motherlode.simulate.world import Course

DAY = 86_400.0


def faults_of(text: str) -> tuple[str, ...]:
    """Families and kinds, with commas; `all` or `none`."""
    if text == "all":
        return tuple(families())
    if text == "none":
        return ()
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in KINDS and name not in families():
            known = ", ".join((*families(), *KINDS))
            raise MotherlodeError("simulate/fault", f"No fault is called “{name}”. Known: {known}.")
    return names


def numbers_of(text: str) -> frozenset[int] | None:
    """Which of a seed's faults; None: all of them."""
    if not text:
        return None
    names = [] if text == "none" else text.split(",")
    if not all(name.strip().isdecimal() for name in names):
        raise MotherlodeError("simulate/only", f"Numbers with commas, or none, not “{text}”.")
    return frozenset(map(int, names))


def command_of(course: Course) -> str:
    """With which a run is played again."""
    said = ",".join(course.faults) if set(course.faults) != set(families()) else "all"
    parts = [
        f"motherlode simulate --seed {course.seed} --days {course.days}",
        f"--minutes {course.minutes:g} --servers {course.servers} --tables {course.tables}",
        f"--rate {course.rate:g} --faults {said or 'none'}",
    ]
    if course.only is not None:
        numbers = ",".join(map(str, sorted(course.only))) or "none"
        parts.append(f"--only {numbers}")
    return " ".join(parts)


def report(outcome: Outcome) -> str:
    """Of a run that has found something."""
    finding, course = outcome.finding, outcome.course
    assert finding is not None
    faults = [f"  {fault}" for fault in outcome.faults if fault.at <= outcome.simulated]
    return "\n".join(
        [
            f"Seed {course.seed}, after {outcome.simulated:.3f} simulated seconds:",
            *(f"  {line}" for line in outcome.last[-30:]),
            "The faults until then:" if faults else "No fault was needed.",
            *faults,
            f"Found by the checker “{finding.checker}”: {finding.text}",
            f"Play it again: {command_of(course)}",
        ]
    )


def simulate(course: Course, runs: int, make_small: bool) -> bool:
    """Seed after seed, `runs` of them or, with 0, until stopped; whether nothing was found."""
    logging.getLogger("motherlode").setLevel(logging.WARNING)
    gc.set_threshold(50_000, 20, 100)  # as a server has it: a quarter less time
    total: Counter[str] = Counter()
    simulated = took = 0.0
    number = 0
    while runs == 0 or number < runs:
        outcome = run(replace(course, seed=course.seed + number))
        number += 1
        gc.collect()  # the world that is over
        counts = outcome.counts
        total += counts
        simulated += outcome.simulated
        took += outcome.took
        print(
            f"seed {outcome.course.seed}  {outcome.digest}  {outcome.simulated:,.0f} s in "
            f"{outcome.took:.1f} s, {counts['kept']:,} entries, {counts['fault']} faults  |  "
            f"in all {simulated / DAY:,.2f} days, {simulated / took:,.0f} simulated seconds a "
            f"second, {total['kept']:,} entries, {total['told']:,} messages, "
            f"{total['ends']:,} ends of processes, {total['fault']:,} faults",
            flush=True,
        )
        if outcome.finding is not None:
            print(report(outcome), flush=True)
            if make_small:
                print("Leaving out faults that do not matter …", flush=True)
                print(report(shrink(outcome, lambda text: print(f"  {text}", flush=True))))
            return False
    kinds = ", ".join(
        f"{count} {name.removeprefix('fault ')}"
        for name, count in sorted(total.items())
        if name.startswith("fault ")
    )
    print(f"Nothing found. Faults: {kinds or 'none'}.")
    return True
