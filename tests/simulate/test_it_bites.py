"""The simulation finds what is wrong: faults planted in the real code, each by its patch."""

import pytest
from simulate import planted_unasked as planted_unasked
from simulate.planted import PLANTED, Planted

from motherlode.simulate.run import Outcome, run
from motherlode.simulate.world import Course

SEEDS = range(1, 5)  # tried one after the other
EVERY_DAY = (  # the others are `slow`
    "told before durable",
    "a lost wake up",
    "presence that tells a secret step",
    "a press that counts twice",
    "tables that nobody takes over",
)


def hunt(name: str, one: Planted, patch: pytest.MonkeyPatch) -> Outcome | None:
    """The first seed that finds it."""
    one.plant(patch)
    for seed in SEEDS:
        outcome = run(
            Course(
                seed,
                minutes=one.minutes,
                servers=one.servers,
                tables=one.tables,
                faults=one.faults,
                rate=one.rate,
                evenings=0.0,  # these seeds were found without them
            )
        )
        if outcome.finding is not None:
            return outcome
    return None


def test_there_are_enough() -> None:
    assert len(PLANTED) >= 25


@pytest.mark.parametrize(
    "name",
    [name if name in EVERY_DAY else pytest.param(name, marks=pytest.mark.slow) for name in PLANTED],
)
def test_it_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hunt(name, PLANTED[name], monkeypatch) is not None
