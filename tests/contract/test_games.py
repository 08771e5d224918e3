"""The conformance kit over all our games, in its short form."""

from pathlib import Path

import pytest

import motherlode
from motherlode.engine.check import Effort, check

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("slug", motherlode.games())
def test_the_game_keeps_the_contract(slug: str) -> None:
    report = check(motherlode.load(slug), Effort.quick(), golden=GOLDEN / slug)
    assert report.faults == []
