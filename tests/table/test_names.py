"""Names: what cannot be shown is refused or left out, and two of one name are told apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from live.tables import HOST, NOW, Kept, contents, plan

from motherlode.table import commands
from motherlode.table.errors import TableError
from motherlode.table.names import LONGEST, check_name, tidy
from motherlode.table.plans import SeatPlan, check_plan


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("", "name/empty"),
        ("   \t\n", "name/empty"),
        ("\u200b\u2060\ufeff", "name/empty"),
        ("\u2800\u3164", "name/empty"),
        ("\u202e\u2066", "name/empty"),
        ("x" * 25, "name/too-long"),
        ("x" * 10_000, "name/too-long"),
        ("Ada" + "\u200b" * 10_000, "name/too-long"),  # however little of it would be seen
        ("a" + "\u0300" * 20_000 + "\u0316" * 20_000, "name/too-long"),  # minutes to sort
    ],
)
def test_a_name_that_cannot_be_shown_is_refused_and_nothing_is_lost(name: str, slug: str) -> None:
    kept = Kept("gold-nuggets", "me", "open", "open")
    kept.do("sit", "ada", 1, "Ada")
    before = contents(kept.table)
    table = kept.table
    for ask in (
        lambda: table.do(commands.Sit("bo", 2, name), NOW),
        lambda: table.do(commands.Present("ada", 1, name), NOW),
        lambda: table.do(commands.Assign(HOST, 2, SeatPlan("here", name=name)), NOW),
        lambda: check_plan(plan("gold", "me", name)),
    ):
        with pytest.raises(TableError) as error:
            ask()
        assert error.value.slug == slug
    assert contents(table) == before


def test_what_only_turns_or_joins_letters_is_left_out() -> None:
    assert tidy("A\u202eda\u202c", "-") == "Ada"
    assert tidy("A\u200bda", "-") == "Ada"
    assert tidy("Ada\x1b[31m\x00Bo", "-") == "Ada [31m Bo"
    assert tidy("Zoe\u0301", "-") == "Zo\u00e9"  # one way to write it
    kept = Kept("gold-nuggets", "me", "open", "open")
    kept.do("sit", "ada", 1, "Ada")
    kept.do("sit", "eve", 2, "A\u200bda")
    assert [chair.name for chair in kept.table.chairs] == ["Hana", "Ada", "Ada 2"]


def test_two_of_one_name_are_told_apart_when_they_rename_themselves() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open")
    kept.do("sit", "ada", 1, "x" * LONGEST)
    kept.do("sit", "bo", 2, "Bo")
    kept.do("present", "bo", 2, "x" * LONGEST)
    assert kept.table.chairs[2].name == "x" * (LONGEST - 2) + " 2"
    kept.do("present", "bo", 2, kept.table.chairs[2].name)  # to be called what one is called
    assert kept.table.chairs[2].name == "x" * (LONGEST - 2) + " 2"


@given(st.text(max_size=60))
def test_any_text_is_a_name_that_can_be_shown_or_is_refused(text: str) -> None:
    name = tidy(text, "")
    assert name.isprintable()
    assert name == name.strip()
    if 0 < len(name) <= LONGEST:
        assert check_name(text) == check_name(name) == name
        return
    with pytest.raises(TableError) as error:
        check_name(text)
    assert error.value.slug == ("name/too-long" if name else "name/empty")
