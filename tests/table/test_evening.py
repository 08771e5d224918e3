"""An evening: the same people, one game after the other, and nuggets by place."""

from random import Random
from typing import Any

import pytest
from live.tables import AWAY, HOST, Kept, contents, plan

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.history import Result
from motherlode.table.errors import TableError
from motherlode.table.evening import BYE, NUGGETS, Evening, dealt, place_of, seats_for
from motherlode.table.plans import EveningPlan, Figure, filled

PEOPLE = ("bo", "cy", "di", "eve", "fay")


def evening(people: int, games: int = 0, game: str = "gold-nuggets") -> Kept:
    """An evening of Hana and so many guests."""
    kept = Kept(game, "me", evening=EveningPlan(games))
    for person in PEOPLE[: people - 1]:
        kept.do("join", person, person.title())
    return kept


def of(kept: Kept) -> Evening:
    assert kept.table.evening is not None
    return kept.table.evening


def picker(kept: Kept) -> str:
    turn = of(kept).turn
    assert turn is not None
    person = of(kept).members[turn].chair.person
    assert person is not None
    return person


def play(kept: Kept, game: str, seed: int = 1, **more: Any) -> None:
    kept.do("pick", picker(kept), game, **more)
    kept.do("start", picker(kept))
    kept.play_on(Random(seed))


def refused(kept: Kept, command: str, *arguments: object, **more: Any) -> str:
    """The slug of what is wrong; nothing has changed."""
    before = contents(kept.table)
    with pytest.raises(MotherlodeError) as error:
        kept.do(command, *arguments, **more)
    assert contents(kept.table) == before
    return error.value.slug


def names(kept: Kept) -> list[str]:
    return [chair.name for chair in kept.table.chairs]


def test_everyone_picks_in_turn_and_nuggets_add_up_by_place() -> None:
    kept = evening(4, games=3)
    totals = [0] * 4
    for number, game in enumerate(("gold-nuggets", "gold", "claim-poker")):
        assert of(kept).turn == number
        play(kept, game, number)
        match = kept.table.match
        assert match is not None
        assert match.result is not None
        for seat, name in enumerate(match.names):
            member = [one.chair.name for one in of(kept).members].index(name)
            totals[member] += NUGGETS[min(place_of(seat, match.result), 4) - 1]
        assert of(kept).totals == totals
        assert of(kept).finished == (number == 2)
    best = max(totals)
    assert {totals[one] for one in of(kept).winners} == {best}
    assert refused(kept, "pick", "eve", "gold") == "evening/over"
    assert refused(kept, "join", "late", "Late") == "evening/over"


def test_the_one_who_picks_begins_and_the_others_follow_in_their_order() -> None:
    kept = evening(3)
    assert names(kept) == ["Hana", "Bo", "Cy"]
    play(kept, "gold")
    kept.do("pick", "bo", "gold")
    assert names(kept) == ["Bo", "Cy", "Hana"]


def test_only_whose_turn_it_is_picks_unless_he_is_away() -> None:
    kept = evening(3)
    assert refused(kept, "pick", "bo", "gold") == "evening/not-your-turn"
    assert refused(kept, "pick", "nobody", "gold") == "evening/not-in"
    assert refused(kept, "change", HOST, plan("gold", "me", "open")) == "evening/dealt"
    kept.do("pick", "bo", "gold", away=AWAY)
    kept.do("start", "cy")
    kept.play_on(Random(1))
    assert of(kept).turn == 1  # whose turn was taken for him has had it


def test_nobody_sits_down_twice_and_everybody_keeps_his_figure() -> None:
    kept = evening(3)
    kept.do("join", "di", "Di", Figure("plum", "star"))
    assert refused(kept, "join", "di", "Di") == "evening/here"
    assert refused(kept, "join", "eve", "Eve", Figure("plum")) == "figure/taken"
    looks = [member.chair.chosen for member in of(kept).members]
    assert len({look.colour for look in looks}) == len({look.shape for look in looks}) == 4
    play(kept, "gold")
    kept.do("pick", "bo", "gold-rausch")
    assert [member.chair.chosen for member in of(kept).members] == looks
    assert {chair.chosen for chair in kept.table.chairs} == set(looks)
    assert refused(kept, "sit", "fay", 0, "Fay") == "evening/dealt"
    assert refused(kept, "stand", "bo", 0) == "evening/dealt"


def test_late_guests_come_in_at_the_next_game() -> None:
    kept = evening(2)
    kept.do("pick", HOST, "gold")
    kept.do("start", HOST)
    kept.do("join", "late", "Late")
    assert names(kept) == ["Hana", "Bo"]
    assert kept.table.seats_of("late") == []
    kept.play_on(Random(2))
    assert of(kept).totals[2] == 0
    kept.do("pick", "bo", "gold")
    assert names(kept) == ["Bo", "Late", "Hana"]
    kept.do("join", "later", "Later")  # before the start there is room
    assert names(kept) == ["Bo", "Late", "Later", "Hana"]


def test_who_leaves_in_a_match_is_replaced_by_a_bot_and_then_skipped() -> None:
    kept = evening(3)
    kept.do("pick", HOST, "gold")
    kept.do("start", HOST)
    kept.do("leave", "bo", 1)
    assert kept.table.chairs[1].level is not None
    kept.play_on(Random(3))
    assert of(kept).played[0].places[1] is None
    assert of(kept).totals[1] == 0
    assert of(kept).turn == 2
    kept.do("pick", "cy", "gold")
    assert names(kept) == ["Cy", "Hana"]
    kept.do("join", "bo", "Bo")  # and back, as the same one
    assert names(kept) == ["Cy", "Hana", "Bo"]
    assert len(of(kept).members) == 3


def test_who_is_back_in_the_same_match_plays_on() -> None:
    kept = evening(3)
    kept.do("pick", HOST, "gold")
    kept.do("start", HOST)
    assert refused(kept, "leave", "cy", 1) == "seat/here"
    kept.do("leave", "cy", 1, away=AWAY)
    kept.do("join", "bo", "Bo")
    assert kept.table.chairs[1].level is None
    kept.play_on(Random(3))
    assert of(kept).played[0].places[1] is not None


@pytest.mark.parametrize(
    ("people", "counts", "bots", "seats"),
    [
        (3, range(2, 5), False, 3),
        (6, range(2, 5), False, 4),  # two sit out
        (6, range(2, 5), True, 4),  # of whom bots cannot help
        (2, range(3, 6), True, 3),
        (2, range(3, 6), False, 3),  # a seat stays open
        (3, (2, 4), True, 4),
        (3, (2, 4), False, 2),
        (2, range(1, 5), False, 2),
    ],
)
def test_a_game_for_other_numbers(people: int, counts: range, bots: bool, seats: int) -> None:
    assert seats_for(people, counts, bots) == seats


def test_who_sits_out_gets_nuggets_and_sits_out_last_the_next_time() -> None:
    kept = evening(6)
    play(kept, "gold-rausch", 1)
    first = of(kept).played[0]
    assert len(first.byes) == 2
    assert all(first.nuggets(one) == BYE for one in first.byes)
    assert 0 not in first.byes  # whoever picks plays
    kept.do("pick", "bo", "gold-rausch")
    assert not set(of(kept).byes) & set(first.byes)


def test_a_game_for_more_wants_bots_and_says_so() -> None:
    kept = evening(2)
    assert refused(kept, "pick", HOST, "claim-poker") == "evening/does-not-fit"
    kept.do("pick", HOST, "claim-poker", bots="greenhorn")
    assert [chair.level for chair in kept.table.chairs] == [None, None, "greenhorn"]
    kept.do("join", "cy", "Cy")  # a person takes the bot's seat
    assert names(kept) == ["Hana", "Bo", "Cy"]


def test_bots_take_places_but_no_nuggets() -> None:
    kept = evening(2)
    play(kept, "claim-poker", 4, bots="greenhorn")
    assert len(of(kept).members) == 2
    assert all(place is not None for place in of(kept).played[0].places)


def test_an_evening_for_which_nothing_fits_is_not_opened_nor_begun() -> None:
    alone = evening(1)
    assert refused(alone, "start", HOST) == "evening/too-few"
    kept = evening(2)
    kept.do("leave", "bo", 1)
    assert refused(kept, "start", HOST) == "evening/too-few"
    assert refused(kept, "end", HOST) == "evening/nothing-played"
    assert refused(kept, "pick", HOST, "no-such-game") == "game/unknown"
    assert refused(Kept("gold", "me", "open"), "pick", HOST, "gold") == "evening/none"


def test_a_game_for_one_is_none_for_an_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    wish = filled(plan("gold", "me", evening=EveningPlan()))
    monkeypatch.setattr("motherlode.table.evening.several_of", lambda counts: [])
    with pytest.raises(TableError) as error:
        dealt(wish, 1)
    assert error.value.slug == "evening/no-game"


def test_a_seventh_person_finds_it_full() -> None:
    kept = evening(6)
    assert refused(kept, "join", "gil", "Gil") == "evening/full"
    kept.do("leave", "fay", 5)
    kept.do("join", "gil", "Gil")
    assert refused(kept, "join", "fay", "Fay") == "evening/full"


def test_the_next_game_is_picked_before_it_begins() -> None:
    kept = evening(2)
    play(kept, "gold")
    assert refused(kept, "start", HOST) == "evening/not-picked"
    assert refused(kept, "start", "nobody") == "evening/not-in"


def test_the_host_ends_it_or_if_he_has_gone_anybody() -> None:
    kept = evening(3)
    play(kept, "gold")
    assert refused(kept, "end", "bo") == "table/not-host"
    kept.do("leave", HOST, 0)
    kept.do("end", "bo")
    assert of(kept).finished
    assert kept.table.status == "over"
    assert of(kept).winners


def test_several_on_the_host_s_device() -> None:
    kept = evening(2)
    kept.do("join", HOST, "Oma", here=True)
    assert refused(kept, "join", "bo", "Opa", here=True) == "table/not-host"
    assert [member.chair.person for member in of(kept).members] == [HOST, "bo", HOST]
    play(kept, "gold")
    assert all(place is not None for place in of(kept).played[0].places)


def test_level_players_share_a_place() -> None:
    result = Result(reason="", scores=[5, 5, 3, 3, 1], winners=[0])
    assert [place_of(seat, result) for seat in range(5)] == [1, 2, 3, 3, 5]
