"""Clocks: off by default; at zero a bot decides."""

import pytest
from live.tables import HOST, NOW, Kept

from motherlode.table import commands
from motherlode.table.by_itself import out_of_time, wakes
from motherlode.table.clocks import Clocks
from motherlode.table.entries import SIGNAL
from motherlode.table.errors import TableError
from motherlode.table.plans import ClockPlan


def test_without_a_limit_nobody_is_ever_out_of_time() -> None:
    table = Kept("gold-nuggets", "me", "open").start().table
    assert not table.clocks.running
    assert out_of_time(table, NOW + 1e9) == []
    assert wakes(table) is None


def test_time_for_a_decision_starts_with_each_decision() -> None:
    kept = Kept("gold-nuggets", "me", "open", seed=1, clock=ClockPlan(decision=30)).start()
    table = kept.table
    assert wakes(table) == kept.now + 30
    assert out_of_time(table, kept.now + 29.9) == []
    assert out_of_time(table, kept.now + 30) == [0]
    kept.play(0, kept.legal(0)[0], after=20)
    assert table.match is not None
    assert table.clocks.deadline(table.match.to_act[0]) == kept.now + 30


def test_time_for_a_game_is_used_up_in_ones_own_turns_only() -> None:
    kept = Kept("gold", "me", "open", seed=1, clock=ClockPlan(game=100)).start()
    table = kept.table
    match = table.match
    assert match is not None
    while match.to_act == (0,):
        kept.play(0, kept.legal(0)[0], after=10)
    used = table.clocks.used[0]
    assert used >= 10
    assert table.clocks.used[1] == 0
    kept.play(1, kept.legal(1)[0], after=40)
    assert table.clocks.used == [used, 40]
    _, left = table.clocks.left(kept.now)
    assert left == [100 - used, 60]


def test_the_sooner_limit_counts() -> None:
    clocks = Clocks(ClockPlan(decision=30, game=40), 2)
    clocks.press(0.0, [0])
    assert clocks.deadline(0) == 30
    clocks.press(25.0, [0], mover=0)
    assert clocks.deadline(0) == 40  # 15 of its game are left
    assert clocks.deadline(1) is None


def test_at_zero_a_bot_decides_and_that_stands() -> None:
    kept = Kept("gold-nuggets", "me", "open", seed=1, clock=ClockPlan(decision=30)).start()
    table = kept.table
    assert table.match is not None
    kept.now += 30
    assert out_of_time(table, kept.now) == [0]
    table.do(commands.PlayFor(0, "aside nugget 1", "clock"), kept.now)
    assert table.match.may_take_back(0)
    assert not table.may_undo(0)
    with pytest.raises(TableError) as error:
        kept.do("undo", HOST, 0, table.seen[0])
    assert error.value.slug == "undo/not-yours"


def test_taking_back_gains_no_time() -> None:
    kept = Kept("gold-nuggets", "me", "open", seed=1, clock=ClockPlan(decision=30, game=90)).start()
    table = kept.table
    deadline = table.clocks.deadline(0)
    kept.play(0, "aside nugget 1", after=10)
    kept.do("undo", HOST, 0, table.seen[0], after=5)
    kept.play(0, "aside nugget 2", after=10)
    kept.do("undo", HOST, 0, table.seen[0], after=6)
    assert table.clocks.deadline(0) == deadline
    assert table.clocks.used[0] == 0
    assert out_of_time(table, kept.now) == [0]


def test_nobodys_time_runs_before_the_signal() -> None:
    kept = Kept("wurf-und-weg", "me", "open", clock=ClockPlan(decision=10)).start()
    assert kept.table.clocks.deadline(0) == kept.now + SIGNAL + 10


def test_who_acts_at_the_same_time_has_a_clock_each() -> None:
    kept = Kept("wurf-und-weg", "me", "open", clock=ClockPlan(decision=10)).start()
    kept.now += SIGNAL
    kept.play(0, "roll", after=4)
    begin = kept.now - 4
    assert kept.table.clocks.deadline(0) == kept.now + 10
    assert kept.table.clocks.deadline(1) == begin + 10
    assert wakes(kept.table) == begin + 10
