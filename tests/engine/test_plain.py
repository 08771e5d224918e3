"""Where nothing is compiled, nothing but the standard library is needed: as in a browser's page."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.games import games

# What a page does not have; `msgspec` it has, for the table.
MISSING = "numpy numba llvmlite scipy rich typer platformdirs litestar uvicorn sqlalchemy wasmtime"

BLOCKED = f"""
import sys
for name in {MISSING.split()!r}:
    sys.modules[name] = None
"""

IMPORTS = """
import motherlode
from motherlode.engine import check, compile, contract, kernels, loops_cpu, match, record, series
import motherlode.bots.coach, motherlode.bots.levels, motherlode.bots.pace
from motherlode.table import commands, decide, entries, figures, plans, standing, state, table
for slug in motherlode.games():
    motherlode.load(slug)
"""

A_WHOLE_GAME = """
from random import Random

import motherlode
from motherlode.bots.levels import make_bot
from motherlode.engine.words import words_of

game = motherlode.load(sys.argv[1])
random = Random(7)
match = game.start(game.seats[-1], seed=7)
bots = [make_bot(game, ("random", "sensible")[seat % 2], seat) for seat in range(match.seats)]
told = 0
decisions = 0
while not match.over:
    seat = random.choice(match.to_act)
    match.play(seat, game.moves.text(bots[seat].choose(match.known(seat), seat)))
    decisions += 1
    if decisions % 10 == 0 or match.over:
        for watcher in range(-1, match.seats):
            match.view(watcher)
told = sum(len(match.story(seat)) for seat in range(-1, match.seats))
assert words_of(game, "de").say("ending", match.view(-1)["over"], (), {}), match.view(-1)
assert motherlode.replay(match.record()).result == match.result
assert told > 0 and decisions > 0
print(decisions)
"""


def run(script: str, *arguments: str) -> str:
    """Runs a script in a Python that lacks almost everything."""
    found = subprocess.run(
        [sys.executable, "-W", "error", "-c", BLOCKED + script, *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")},
        check=False,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout


def test_engine_games_bots_and_table_load_without_numpy() -> None:
    run(IMPORTS)


@pytest.mark.parametrize("slug", games())
def test_a_whole_game_is_played_seen_told_and_replayed_without_numpy(slug: str) -> None:
    assert int(run(A_WHOLE_GAME, slug)) > 10
