"""How everyone looks: by the number of the seat, unless somebody chooses; no two alike."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from live.tables import AWAY, HOST, NOW, Kept, contents, plan

from motherlode.table import commands, figures
from motherlode.table.errors import TableError
from motherlode.table.plans import Figure, SeatPlan
from motherlode.table.table import Table

PEOPLE = (HOST, "ada", "bo", "cy")
GAMES = {2: "gold-nuggets", 3: "claim-poker", 4: "gold", 6: "wurf-und-weg"}


def looks(table: Table) -> list[tuple[str, str]]:
    """Everyone's colour and shape."""
    return list(figures.figures(table.chairs))


def test_who_does_not_choose_looks_as_the_seat_by_its_number() -> None:
    kept = Kept("wurf-und-weg", "me", "open", "bot", "Opa", "open", "bot")
    usual = list(zip(figures.COLOURS, figures.SHAPES, strict=True))
    assert looks(kept.table) == usual
    kept.do("sit", "ada", 4, "Ada")
    kept.do("sit", "bo", 1, "Bo")
    assert looks(kept.table) == usual
    kept.do("stand", "bo", 1)
    kept.do("assign", HOST, 1, SeatPlan("bot"))
    assert looks(kept.table) == usual


def test_one_sits_down_with_a_name_and_a_figure() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open")
    kept.do("sit", "ada", 1, "Ada", figure=Figure("brass", "star"))
    assert looks(kept.table) == [("river", "circle"), ("brass", "star"), ("clay", "triangle")]
    kept.do("present", "ada", 1, "Countess", figure=Figure(shape="hexagon"))
    assert looks(kept.table)[1] == ("brass", "hexagon")
    assert kept.table.chairs[1].name == "Countess"


def test_what_somebody_has_chosen_is_taken_and_nothing_else() -> None:
    kept = Kept("gold-nuggets", "me", "bot", "open", "open")
    kept.do("sit", "ada", 2, "Ada", figure=Figure("pine", "square"))  # as the bot looked so far
    assert looks(kept.table) == [
        ("river", "circle"),
        ("clay", "triangle"),
        ("pine", "square"),
        ("plum", "diamond"),
    ]
    before = contents(kept.table)
    for wish in (Figure("pine"), Figure(shape="square"), Figure("brass", "square")):
        with pytest.raises(TableError) as error:
            kept.table.do(commands.Sit("bo", 3, "Bo", wish), NOW)
        assert error.value.slug == "figure/taken"
        with pytest.raises(TableError) as error:
            kept.table.do(commands.Present(HOST, 0, "Zoe", wish), NOW)
        assert error.value.slug == "figure/taken"
    assert contents(kept.table) == before
    kept.do("present", "ada", 2, None, figure=Figure("pine"))  # one's own is not taken
    kept.do("sit", "bo", 3, "Bo", figure=Figure("river"))  # as the host only happened to look
    assert looks(kept.table)[3] == ("river", "diamond")
    assert looks(kept.table)[0] == ("clay", "circle")


def test_where_every_colour_is_in_use_one_can_still_choose() -> None:
    kept = Kept("wurf-und-weg", "me", *["open"] * 5)
    for seat in range(1, 6):
        kept.do("sit", f"guest-{seat}", seat, f"Guest {seat}")
    kept.do("present", "guest-5", 5, None, figure=Figure("river"))
    assert [colour for colour, _ in looks(kept.table)] == [
        *("rope", "pine", "clay", "plum", "brass", "river")
    ]


def test_the_host_presents_everyone_on_his_device_and_nobody_else() -> None:
    kept = Kept("gold-nuggets", "me", "Opa", "open")
    kept.do("present", HOST, 1, "Oma", figure=Figure("rope", "star"))
    kept.do("present", HOST, 0, "Zoe")
    assert [chair.name for chair in kept.table.chairs] == ["Zoe", "Oma", ""]
    assert kept.table.host_name == "Zoe"
    kept.do("sit", "ada", 2, "Ada")
    for person, seat, slug in (
        (HOST, 2, "seat/not-yours"),
        ("ada", 0, "seat/not-yours"),
        ("ada", 5, "seat/unknown"),
    ):
        with pytest.raises(TableError) as error:
            kept.table.do(commands.Present(person, seat, "Eve"), NOW)
        assert error.value.slug == slug


def test_figures_stay_with_their_people_when_something_else_is_played() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open", "Opa")
    kept.do("present", HOST, 0, None, figure=Figure("plum"))
    kept.do("present", HOST, 3, None, figure=Figure("rope", "star"))
    kept.do("sit", "ada", 2, "Ada", figure=Figure("brass", "hexagon"))
    kept.do("change", HOST, plan("gold", "Opa", "open", "me"))
    assert looks(kept.table) == [("rope", "star"), ("brass", "hexagon"), ("plum", "triangle")]


def test_nobody_changes_in_a_match_and_a_stand_in_looks_as_the_person() -> None:
    kept = Kept("gold-nuggets", "me", "open")
    kept.do("sit", "ada", 1, "Ada", figure=Figure("brass", "star"))
    kept.do("start", HOST)
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Present("ada", 1, "Countess"), NOW)
    assert error.value.slug == "table/playing"
    kept.do("assign", HOST, 1, SeatPlan("bot"), AWAY)
    assert looks(kept.table)[1] == ("brass", "star")
    kept.do("sit", "ada", 1, "Somebody else", figure=Figure("pine"))
    assert looks(kept.table)[1] == ("brass", "star")
    assert kept.table.chairs[1].name == "Ada"


def something(kept: Kept, random: Random) -> tuple[str, list[Any], dict[str, Any]]:
    """Something that somebody might do before a match."""
    person, seat = random.choice(PEOPLE), random.randrange(len(kept.table.chairs))
    figure = random.choice(
        (
            None,
            Figure(random.choice(figures.COLOURS)),
            Figure(shape=random.choice(figures.SHAPES)),
            Figure(random.choice(figures.COLOURS), random.choice(figures.SHAPES)),
        )
    )
    kinds = [random.choice(("open", "open", "bot", "Opa")) for _ in kept.table.chairs]
    kinds[random.randrange(len(kinds))] = "me"
    kind = random.choice(("open", "bot", "here"))
    return random.choice(
        [
            *[("sit", [person, seat, person.title()], {"figure": figure})] * 4,
            *[("present", [person, seat, None], {"figure": figure})] * 4,
            ("stand", [person, seat], {}),
            ("assign", [HOST, seat, SeatPlan(kind)], {}),  # type: ignore[arg-type]
            ("change", [HOST, plan(kept.table.plan.game, *kinds)], {}),
        ]
    )


@settings(max_examples=60, deadline=None)
@given(seats=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 2**32))
def test_whatever_people_do_no_two_look_alike(seats: int, seed: int) -> None:
    kept = Kept(GAMES[seats], "me", *["open"] * (seats - 1))
    random = Random(seed)
    for _ in range(40):
        before = [(chair, chair.person, chair.chosen) for chair in kept.table.chairs]
        command, arguments, more = something(kept, random)
        try:
            kept.do(command, *arguments, **more)
        except TableError:
            continue
        colours, shapes = zip(*looks(kept.table), strict=True)
        assert len(set(colours)) == len(set(shapes)) == seats
        for seat, chair in enumerate(kept.table.chairs):
            colour, shape = looks(kept.table)[seat]
            assert chair.chosen.colour in (None, colour)
            assert chair.chosen.shape in (None, shape)
            old, person, chosen = before[seat]
            if chair is old and chair.person == person and arguments[1:2] != [seat]:
                assert chair.chosen == chosen  # nobody chooses for another
    assert contents(kept.loaded()) == contents(kept.table)
