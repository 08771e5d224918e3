"""The kit and decisions that others do not see, though they see who has finished."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import motherlode
from motherlode.engine.check.faults import Fault, settings
from motherlode.engine.check.sight import check_moment
from motherlode.engine.check.walk import walk

game = motherlode.load("go-for-gold")  # all walk at the same time, unseen by the others
TWO_PLAYERS = next(setting for setting in settings(game) if setting.seats == 2)


def look_at(hide: Any) -> None:
    watched = replace(game, rules=game.rules._replace(hide=hide))
    random = Random(1)
    for moment in walk(watched, TWO_PLAYERS, random):
        check_moment(watched, moment, random)


def test_everyone_may_see_that_somebody_has_finished() -> None:
    look_at(game.rules.hide)


def test_but_nothing_else_of_an_unseen_decision() -> None:
    def hide(s: Any, seat: int) -> None:
        fields = [s.at[other] for other in range(s.seats)]
        game.rules.hide(s, seat)
        s.die = fields[1 - max(seat, 0)] if not s.over else s.die

    with pytest.raises(Fault, match="leak through the view"):
        look_at(hide)
