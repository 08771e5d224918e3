"""Binding for targets: the originals stay as they are, the copies agree, the cache is honest."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import motherlode
from motherlode.bots import tree, ways
from motherlode.engine import kernels
from motherlode.engine.batch import playouts
from motherlode.engine.cache import cache_folder, fingerprint, used
from motherlode.engine.compile import compiled_anew_if_unreadable, cpu, global_names, plain
from motherlode.engine.errors import GameError
from motherlode.engine.state import Cells
from motherlode.games.gold_nuggets import content, rules, state
from motherlode.games.gold_nuggets.rules import setup as rules_setup

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


def test_a_helper_may_be_called_like_a_field() -> None:
    """It is no call of itself: `s.supply` is a field, whatever else has that name."""
    assert global_names(counted.__code__) == ("supply",)
    assert "supply" not in global_names(supply.__code__)
    own = replace(game, rules=game.rules._replace(setup=begin, score=counted))
    s, points = own.first_state(2), [0]
    plain(own, counted)(s, points)
    assert points == [77]
    assert playouts(own, 5, seats=2).points[:, 0].tolist() == [0] * 5  # all are taken in the end


def begin(s: Any, seats: int, options: Cells) -> None:
    rules_setup(s, seats, options)


def supply(s: Any) -> int:
    return s.supply  # type: ignore[no-any-return]


def counted(s: Any, points: Cells) -> None:
    points[0] = s.supply + supply(s) - s.supply


def test_a_rule_that_calls_itself_is_refused_in_a_sentence() -> None:
    own = replace(game, rules=game.rules._replace(setup=begin, winners=endless))
    with pytest.raises(GameError, match=r"endless → also → endless") as refused:
        cpu(own, kernels.play_out)
    assert refused.value.slug == "rules/recursion"


def endless(s: Any) -> int:
    return also(s)


def also(s: Any) -> int:
    return endless(s)


def test_the_cache_folder_depends_on_content_and_game() -> None:
    loop = kernels.play_out
    folders = {cache_folder(game, loop), cache_folder(game.with_content(NUGGETS=7), loop)}
    folders.add(cache_folder(replace(game, slug="other"), loop))
    folders.add(cache_folder(replace(game, seats=range(2, 4)), loop))
    assert len(folders) == 4


def test_the_cache_folder_depends_on_all_that_a_loop_reaches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In whichever package it stands, and on the values that it reads."""
    before = fingerprint(game, ways.weigh_ways), fingerprint(game, kernels.play_out)
    monkeypatch.setattr(tree, "shifted", None, raising=False)  # nobody reads it
    assert fingerprint(game, ways.weigh_ways) == before[0]
    monkeypatch.setattr(ways, "find", lambda keys, key: 0)
    others = fingerprint(game, ways.weigh_ways), fingerprint(game, kernels.play_out)
    assert others[0] != before[0]
    assert others[1] == before[1]
    monkeypatch.setattr(rules, "NUGGETS", 70)
    assert fingerprint(game, kernels.play_out) != before[1]


def test_what_nobody_has_used_for_long_is_removed(tmp_path: Path) -> None:
    old, fresh, new = (tmp_path / name for name in ("gold-1", "gold-2", "gold-3"))
    old.mkdir()
    fresh.mkdir()
    os.utime(old, (1, 1))
    used(new)
    assert sorted(tmp_path.iterdir()) == [fresh, new]


@pytest.mark.heavy
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
    """A loop over all moves clears as many marks as the game has moves, and not one more."""
    s = np.zeros(1, game.state.dtype)[0]
    mask = np.ones(len(game.moves) + 8, np.uint8)
    found = cpu(game, kernels.choose_move)(s, 0, np.ones(1, np.uint64), mask)
    assert mask.tolist() == [0] * 49 + [1] * 8
    assert found == kernels.NOBODY  # nothing is legal in an empty record
    assert kernels.MOVES == 0  # as written, it is over any game


@pytest.mark.heavy
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


def test_a_kept_loop_that_names_a_missing_module_is_compiled_anew() -> None:
    class Cache:
        def load_overload(self, signature: object, context: object) -> object:
            raise ModuleNotFoundError("No module named '<dynamic>'")

    loop = compiled_anew_if_unreadable(SimpleNamespace(_cache=Cache()))
    assert loop._cache.load_overload(None, None) is None
