"""The short form of the simulation: fixed seeds, and the same run twice."""

import os
import subprocess
import sys

import pytest

from motherlode.simulate.faults import families
from motherlode.simulate.run import run
from motherlode.simulate.world import Course

ALL = tuple(families())
SHORT = {"minutes": 1.0, "tables": 3, "rate": 4.0}


@pytest.mark.parametrize(("seed", "servers"), [(1, 1), (2, 2), (3, 3)])
def test_nothing_is_found(seed: int, servers: int) -> None:
    outcome = run(Course(seed, servers=servers, faults=ALL, **SHORT))  # type: ignore[arg-type]
    assert outcome.finding is None, outcome.finding
    assert outcome.counts["kept"] > 20
    assert outcome.counts["fault"] > 5


def test_nothing_is_found_where_one_game_follows_another() -> None:
    """People come in, pick, go home and come back, while processes end under them."""
    course = Course(1, servers=2, faults=ALL, evenings=1.0, **SHORT)  # type: ignore[arg-type]
    outcome = run(course)
    assert outcome.finding is None, outcome.finding
    assert outcome.counts["matches"] > 1


def test_a_bot_that_thinks_while_the_clock_is_set_back_decides() -> None:
    """It slept until the time that it had been: for more than an hour."""
    faults = ("clock-jumps", "kill", "power-cut")
    only = frozenset({12, 26, 27, 28, 32})
    outcome = run(Course(58, servers=1, minutes=1.0, tables=4, rate=12.0, faults=faults, only=only))
    assert outcome.finding is None, outcome.finding
    assert outcome.counts["fault clock-jumps"] == 1


def test_the_same_seed_is_the_same_run() -> None:
    """In another process, whose sets are in another order."""
    script = (
        "from motherlode.simulate.run import run\n"
        "from motherlode.simulate.faults import families\n"
        "from motherlode.simulate.world import Course\n"
        "print(run(Course(5, minutes=0.5, servers=2, tables=2, rate=4.0, "
        "faults=tuple(families()))).digest)"
    )
    digests = set()
    for order in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": order}
        told = subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            env=environment,
            check=True,
        )
        digests.add(told.stdout.strip())
    assert len(digests) == 1
    assert digests != {""}


def test_another_seed_is_another_run() -> None:
    one, other = (run(Course(seed, minutes=0.2, tables=1, faults=())) for seed in (8, 9))
    assert one.digest != other.digest
