"""One run by its course, what came of it, and a failing one made small."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from motherlode.simulate.checkers import Finding
from motherlode.simulate.faults import Fault
from motherlode.simulate.world import Course, World
from motherlode.table import entries


@dataclass(frozen=True)
class Outcome:
    """What a run has shown."""

    course: Course
    digest: str  # over everything that happened
    finding: Finding | None
    simulated: float  # seconds
    took: float  # seconds of this machine
    counts: Counter[str]
    faults: list[Fault]
    last: list[str]


def run(course: Course) -> Outcome:
    """From the first evening to the last; the same course has the same outcome."""
    began = time.perf_counter()
    world = World(course)
    world.run()
    counts = Counter(world.journal.counts)
    for fault in world.planned:
        if fault.at < world.now:
            counts[f"fault {fault.kind}"] += 1
    for account in world.ledger.accounts.values():
        counts["tables"] += 1
        counts["moves"] += sum(isinstance(entry, entries.Played) for entry in account.log)
        counts["matches"] += sum(isinstance(entry, entries.Started) for entry in account.log)
    return Outcome(
        course,
        world.journal.digest,
        world.finding,
        world.now,
        time.perf_counter() - began,
        counts,
        world.planned,
        world.journal.last(),
    )


def shrink(
    outcome: Outcome, tell: Callable[[str], object] = lambda text: None, tries: int = 60
) -> Outcome:
    """The same finding with as few faults as can be found in so many tries.

    Faults are known before a run begins and draw from streams of their own, so leaving some out
    leaves the others as they were. What happens between them may differ: so it is tried.
    """
    assert outcome.finding is not None
    best, left = outcome, tries
    numbers = [fault.number for fault in outcome.faults if fault.at <= outcome.simulated]
    size = max(1, (len(numbers) + 1) // 2)
    while numbers and left > 0:
        shorter = None
        for at in range(0, len(numbers), size):
            if left == 0:
                break
            left -= 1
            rest = numbers[:at] + numbers[at + size :]
            again = run(replace(outcome.course, only=frozenset(rest)))
            if again.finding is not None and again.finding.checker == outcome.finding.checker:
                shorter, best = rest, again
                tell(f"{len(rest)} faults suffice")
                break
        if shorter is not None:
            numbers = shorter
            size = max(1, min(size, (len(numbers) + 1) // 2))
        elif size == 1:
            break
        else:
            size = max(1, size // 2)
    return best
