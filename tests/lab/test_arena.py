"""The arena: fair seats, honest intervals, the same games on any number of cores."""

import json
import subprocess
import sys

import pytest

from motherlode.engine.errors import MotherlodeError
from motherlode.lab.arena import contest


def test_every_bot_sits_at_every_seat_and_shares_add_up() -> None:
    standings = contest("gold-nuggets", ["sensible", "random", "random"], games=60, workers=1)
    assert sum(standing["share"] for standing in standings) == pytest.approx(1)
    assert sum(standing["points"] for standing in standings) == pytest.approx(77)
    best = standings[0]
    assert best["low"] < best["share"] < best["high"]
    assert best["low"] > 1 / 3  # a sensible player beats two random ones


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (
        contest("gold-nuggets", ["sensible", "random"], games=10, workers=workers)
        for workers in (1, 2)
    )
    assert one == two


@pytest.mark.parametrize(
    ("bots", "games"), [(["random"], 5), (["random", "nobody"], 5), (["random", "random"], 0)]
)
def test_wrong_contests(bots: list[str], games: int) -> None:
    with pytest.raises(MotherlodeError):
        contest("gold-nuggets", bots, games)


def test_the_command_prints_json() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "motherlode.cli", "arena", "gold-nuggets", "random", "random",
         "--games", "4", "--json"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert [standing["games"] for standing in json.loads(done.stdout)] == [4, 4]
