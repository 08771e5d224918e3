"""Binding for targets: the originals stay as they are, the copies agree, the cache is honest."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

import motherlode
from motherlode.engine import kernels
from motherlode.engine.batch import playouts
from motherlode.engine.compile import _sources, cache_folder, cpu, plain
from motherlode.games.gold_nuggets import content, rules, state

game = motherlode.load("gold-nuggets")


def test_the_rules_stay_plain_functions() -> None:
    cpu(game, kernels.play_out)
    assert type(game.rules.apply).__name__ == "function"
    assert rules.roll.__globals__ is vars(rules)


def test_a_loop_runs_as_plain_python_too() -> None:
    s = game.first_state(3)
    decisions = plain(game, kernels.play_out)(s, [99], bytearray(49), [0] * 6, 10_000)
    assert s.over
    assert decisions > 10


def test_content_is_replaced_by_name_on_every_target() -> None:
    small = game.with_content(NUGGETS=7)
    assert small.first_state(2).supply == 7
    assert game.first_state(2).supply == 77
    assert small.start(seats=2).view()["supply"] == 7
    points = playouts(small, 50, seats=2).points
    assert (points.sum(axis=1) == 7).all()


def test_the_view_knows_a_persons_own_content_too() -> None:
    s = game.first_state(2)
    s.phase, s.falling, s.next_face, s.to_act = state.ASIDE, 0, 6, 1
    s.aside[content.FIRST_NUMBER] = 5
    assert game.view(s, 0)["prompt"]["what"] == "roll-or-take"
    assert game.with_content(DICE=5).view(s, 0)["prompt"]["what"] == "take-all-seven"


def test_the_cache_folder_depends_on_files_in_folders_of_a_game() -> None:
    motherlode.load("go-for-gold")
    found = [path.name for path in _sources(sys.modules["motherlode.games.go_for_gold.rules"])]
    assert {"rules.py", "a.txt", "b.txt"} <= set(found)


def test_the_cache_folder_depends_on_content_and_game() -> None:
    folders = {cache_folder(game), cache_folder(game.with_content(NUGGETS=7))}
    folders.add(cache_folder(replace(game, slug="other")))
    assert len(folders) == 3


def test_a_second_process_finds_the_compiled_code(tmp_path: Path) -> None:
    code = (
        "import motherlode\n"
        "from motherlode.engine import loops_cpu\n"
        "from motherlode.engine.batch import playouts\n"
        "from motherlode.engine.compile import cpu\n"
        "game = motherlode.load('gold-nuggets')\n"
        "playouts(game, 1)\n"
        "print(sum(cpu(game, loops_cpu.playouts).stats.cache_hits.values()))\n"
    )
    environment = {**os.environ, "MOTHERLODE_CACHE": str(tmp_path)}
    hits = [
        subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for _ in range(2)
    ]
    assert hits == ["0", "1"]


def test_playing_needs_no_compiler() -> None:
    code = (
        "import sys, motherlode\n"
        "match = motherlode.load('gold-nuggets').start(seed=1)\n"
        "match.play(0, match.legal(0)[0])\n"
        "import motherlode.cli\n"
        "assert 'numba' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_compiled_loops_have_the_sizes_of_the_game() -> None:
    assert len(game.moves) == 49
    assert game.state.dtype.itemsize == 26 <= 64
    assert np.dtype(game.state.dtype).isalignedstruct


def test_numba_alone_makes_the_same_games(tmp_path: Path) -> None:
    """The plain way, without our knowledge of Numba's inside, for the day on which that changes."""
    code = (
        "import sys, motherlode\n"
        "from motherlode.engine.batch import playouts\n"
        "found = playouts(motherlode.load('gold-nuggets'), 200, seats=3, seed=5)\n"
        "print(found.points.tolist(), 'motherlode.engine.parts' in sys.modules)"
    )
    told = []
    for plain_way in ("0", "1"):
        own = {"MOTHERLODE_PLAIN": plain_way, "MOTHERLODE_CACHE": str(tmp_path)}
        environment = {**os.environ, **own}
        out = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.rpartition("]")
        told.append((out[0], out[2].strip()))
    assert told[0][0] == told[1][0]
    assert [known for _, known in told] == ["True", "False"]
