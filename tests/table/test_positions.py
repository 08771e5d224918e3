"""A table that begins in the middle: where that is, we say ourselves, and of which game."""

from dataclasses import dataclass
from typing import Any

import pytest
from live.tables import HOST, change, start
from msgspec.structs import replace

from motherlode.bots.puzzles import shipped
from motherlode.games import ours
from motherlode.server.answers.puzzles import LEVEL, plan_from
from motherlode.table import commands, entries
from motherlode.table.errors import TableError
from motherlode.table.plans import OwnText, SeatPlan, TablePlan, check_plan, filled
from motherlode.table.table import Table

ISLAND = "go-for-gold"


@dataclass
class Begun:
    """A table that begins with a puzzle."""

    table: Table

    @property
    def plan(self) -> TablePlan:
        return self.table.plan

    def change(self, **other: Any) -> None:
        self.table.do(change(HOST, replace(self.plan, **other)), 1.0)


def begun(slug: str) -> Begun:
    plan = filled(plan_from(slug, min(shipped(ours(slug))), LEVEL))
    check_plan(plan)
    codes = [f"CODE{seat}" for seat in range(len(plan.seats))]
    return Begun(Table(entries.Opened(0.0, HOST, "Hana", plan, codes, f"{1:064x}")))


@pytest.mark.parametrize("slug", ["gold-nuggets", "gold", ISLAND])
def test_who_plays_may_change_and_the_position_stays(slug: str) -> None:
    here = begun(slug)
    seats = [SeatPlan("bot", "legend") if one.kind == "bot" else one for one in here.plan.seats]
    here.change(seats=seats)
    assert here.plan.position is not None
    here.change(position=None)
    assert here.plan.position is None


def test_a_position_is_for_the_game_the_options_and_the_island_that_it_was_made_for() -> None:
    """As bytes of another one it is nonsense, which compiled rules would read without a look."""
    here = begun(ISLAND)
    game = ours(ISLAND)
    others: list[dict[str, Any]] = [
        {"options": {**here.plan.options, option.name: choice}}
        for option in game.options
        for choice in option.choices
        if isinstance(choice, str) and here.plan.options.get(option.name, option.default) != choice
    ]
    for name, content in game.own.items():
        own = OwnText("Mine", next(iter(content.texts.values())))
        options = {**here.plan.options, name: "own"}
        others.append({"content": {name: own}, "options": options})
    others.append({"seats": [*here.plan.seats, SeatPlan("bot", "greenhorn")]})
    assert len(others) > 2
    for other in others:
        before = here.plan
        with pytest.raises(TableError) as refused:
            here.change(**other)
        assert refused.value.slug == "position/not-taken"
        assert here.plan is before


def test_what_begins_in_the_middle_is_never_rated() -> None:
    """Whoever chose where it begins has chosen who wins."""
    here = begun("gold-nuggets")
    seats = [SeatPlan("me"), *[SeatPlan("open")] * (len(here.plan.seats) - 1)]
    here.change(seats=seats, friendly=False, public=True)
    people = [HOST, *(f"guest-{seat}" for seat in range(1, len(seats)))]
    for seat, person in enumerate(people[1:], 1):
        here.table.do(commands.Sit(person, seat, person), 2.0)
    here.table.do(start(HOST, accounts=people), 3.0)
    assert here.table.match is not None
    assert here.table.match.position is not None
    assert not here.table.rated
