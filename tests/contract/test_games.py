"""The conformance kit over all our games, in a form for every day; `make check` is the long one."""

from dataclasses import replace
from pathlib import Path

import pytest

import motherlode
from motherlode.engine.check import Effort, check

pytestmark = pytest.mark.heavy

GOLDEN = Path(__file__).parents[1] / "golden"
SHORT = replace(Effort.quick(), games=2, traces=24, samples=150, longest=300)


@pytest.mark.parametrize("slug", motherlode.games())
def test_the_game_keeps_the_contract(slug: str) -> None:
    report = check(motherlode.load(slug), SHORT, golden=GOLDEN / slug)
    assert report.faults == []
