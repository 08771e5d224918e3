"""Who sits where, and who may decide it."""

import pytest
from live.tables import AWAY, HOST, NOW, Kept, change, contents, plan

from motherlode.engine.errors import MotherlodeError
from motherlode.table import commands
from motherlode.table.by_itself import bots_to_act, wakes
from motherlode.table.errors import TableError
from motherlode.table.plans import SeatPlan, check_plan
from motherlode.table.table import Table

BOT = SeatPlan("bot", level="veteran")
OPEN = SeatPlan("open")


def kinds(table: Table) -> list[str]:
    return [chair.kind for chair in table.chairs]


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


def test_seats_are_as_planned() -> None:
    table = Kept("gold-nuggets", "me", "open", "bot", "Opa").table
    assert kinds(table) == ["person", "open", "bot", "person"]
    assert names(table) == ["Hana", "", "Mae", "Opa"]
    assert table.seats_of(HOST) == [0, 3]
    assert table.open_seats == [1]
    assert table.status == "lobby"


def test_one_sits_down_and_gets_up_again() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open")
    kept.do("sit", "ada", 1, "Ada")
    assert kept.table.seats_of("ada") == [1]
    kept.do("stand", "ada", 1)
    assert kept.table.open_seats == [1, 2]


def test_one_seat_each_but_on_the_host_s_device() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open", "open")
    kept.do("sit", "ada", 1, "Ada")
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Sit("ada", 2, "Somebody else"), NOW)
    assert error.value.slug == "seat/one-each"
    kept.do("sit", HOST, 2, "Opa")
    assert names(kept.table) == ["Hana", "Ada", "Opa", ""]


def test_who_turns_out_to_have_two_seats_keeps_one() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open")
    kept.do("sit", "ada", 1, "Ada")
    kept.do("sit", "guest", 2, "Gus")
    kept.do("merge", "guest", "ada")
    assert (kept.table.seats_of("ada"), kept.table.open_seats) == ([1], [2])
    kept.do("sit", "guest", 2, "Gus")
    kept.do("start", HOST)
    kept.do("merge", "guest", "ada")
    assert kept.table.seats_of("ada") == [1]
    assert (kinds(kept.table)[2], names(kept.table)[2]) == ("bot", "Gus")
    assert contents(kept.loaded()) == contents(kept.table)
    mine = Kept("gold-nuggets", "me", "open")
    mine.do("sit", "guest", 1, "Gus")
    mine.do("merge", "guest", HOST)  # it is his own device
    assert mine.table.seats_of(HOST) == [0, 1]


def test_a_seat_is_taken_once() -> None:
    kept = Kept("gold-nuggets", "me", "open", "bot")
    kept.do("sit", "ada", 1, "Ada")
    before = kept.table.at
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Sit("bo", 1, "Bo"), NOW)
    assert error.value.slug == "seat/taken"
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Sit("ada", 1, "Ada"), NOW)
    assert error.value.slug == "seat/yours"
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Sit("bo", 2, "Bo"), NOW)
    assert error.value.slug == "seat/taken"
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Sit("bo", 3, "Bo"), NOW)
    assert error.value.slug == "seat/unknown"
    assert kept.table.at == before


def test_only_ones_own_seat_is_given_up_and_only_before_the_start() -> None:
    kept = Kept("gold-nuggets", "me", "open")
    kept.do("sit", "ada", 1, "Ada")
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Stand("bo", 1), NOW)
    assert error.value.slug == "seat/not-yours"
    kept.do("start", HOST)
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Stand("ada", 1), NOW)
    assert error.value.slug == "table/started"


def test_names_are_told_apart_and_can_be_printed() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open", "open")
    kept.do("sit", "ada", 1, "Hana")
    kept.do("sit", "bo", 2, "x" * 24)
    kept.do("sit", "cy", 3, "\x1b[2J \n\x00")
    assert names(kept.table) == ["Hana", "Hana 2", "x" * 24, "[2J"]
    kept.do("stand", "cy", 3)
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Sit("cy", 3, "\x00"), NOW)
    assert error.value.slug == "name/empty"


def test_the_host_decides_who_sits_before_the_start() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open")
    kept.do("sit", "ada", 1, "Ada")
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Assign("ada", 2, BOT), NOW)
    assert error.value.slug == "table/not-host"
    kept.do("assign", HOST, 2, BOT)
    assert kept.table.chairs[2].level == "veteran"
    kept.do("assign", HOST, 1, OPEN)
    assert kept.table.open_seats == [1]
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Assign(HOST, 1, SeatPlan("me")), NOW)
    assert error.value.slug == "table/two-of-you"
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Assign(HOST, 3, BOT), NOW)
    assert error.value.slug == "seat/unknown"


def test_a_bot_fills_in_and_the_person_comes_back() -> None:
    kept = Kept("gold-nuggets", "me", "open").start()
    table = kept.table
    for wrong in (OPEN, SeatPlan("me"), SeatPlan("here", name="Opa")):
        with pytest.raises(TableError) as error:
            table.do(commands.Assign(HOST, 1, wrong), NOW)
        assert error.value.slug == "table/playing"
    with pytest.raises(TableError) as error:
        table.do(commands.Assign(HOST, 1, BOT), NOW)
    assert error.value.slug == "seat/here"
    kept.do("assign", HOST, 1, BOT, AWAY)
    assert kinds(table) == ["person", "bot"]
    assert table.seats_of("guest-1") == [1]  # it stays his seat
    with pytest.raises(TableError) as error:
        table.do(commands.Sit("bo", 1, "Bo"), NOW)
    assert error.value.slug == "seat/taken"
    with pytest.raises(TableError) as error:
        table.do(commands.Play("guest-1", 1, "roll", table.at), NOW)
    assert error.value.slug == "seat/bot-plays"
    with pytest.raises(TableError) as error:
        table.do(commands.Undo("guest-1", 1, table.at), NOW)
    assert error.value.slug == "seat/bot-plays"
    kept.do("sit", "guest-1", 1, "Guest 1")
    assert kinds(table) == ["person", "person"]
    assert names(table)[1] == "Guest 1"


def test_a_bots_own_seat_cannot_be_given_away_in_a_match() -> None:
    kept = Kept("gold-nuggets", "me", "bot").start()
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Assign(HOST, 1, BOT), NOW)
    assert error.value.slug == "table/playing"


def test_bots_to_act_are_those_whose_turn_it_is() -> None:
    table = Kept("gold-nuggets", "bot", "me").start().table
    assert bots_to_act(table) == [(0, "prospector")]
    assert wakes(table) == table.updated
    other = Kept("gold-nuggets", "me", "bot").start().table
    assert bots_to_act(other) == []
    assert wakes(other) is None


def test_one_person_has_one_seat_once_the_match_runs() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open").start()
    kept.do("assign", HOST, 1, BOT, AWAY)
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Sit("guest-2", 1, "Guest 2"), NOW)
    assert error.value.slug == "seat/taken"


def test_the_host_wants_something_else_and_guests_stay() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open")
    kept.do("sit", "ada", 2, "Ada")
    with pytest.raises(TableError) as error:
        kept.table.do(change("ada", plan("gold", "me", "open")), NOW)
    assert error.value.slug == "table/not-host"
    codes = [chair.invitation for chair in kept.table.chairs]
    kept.do("change", HOST, plan("gold", "me", "open"))
    assert kept.table.game.slug == "gold"
    assert kept.table.seats_of("ada") == [1]
    assert all(chair.invitation not in codes for chair in kept.table.chairs)
    kept.do("start", HOST)
    with pytest.raises(TableError) as error:
        kept.table.do(change(HOST, plan("gold", "me", "bot")), NOW)
    assert error.value.slug == "table/playing"


@pytest.mark.parametrize(
    ("wrong", "slug"),
    [
        (plan("chess", "me", "open"), "game/unknown"),
        (plan("gold-nuggets", "me"), "seat/count"),
        (plan("gold-nuggets", "me", "me"), "table/two-of-you"),
        (plan("gold-nuggets", "me", "open", options={"river": 1}), "option/unknown"),
        (plan("gold-nuggets", "me", "open", options={"starter": 7}), "option/bad-value"),
        (plan("gold", "me", "open", options={"layout": "nowhere"}), "option/bad-value"),
        (plan("go-for-gold", "me", "open", options={"map": "/etc/passwd"}), "option/bad-value"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: object, slug: str) -> None:
    with pytest.raises(MotherlodeError) as error:
        check_plan(wrong)  # type: ignore[arg-type]
    assert error.value.slug == slug


def test_only_words_are_said() -> None:
    kept = Kept("gold-nuggets", "me", "open")
    kept.do("say", HOST, "whoever", "hello", None)
    kept.do("say", "bo", "Bo", None, " well, well ")
    assert [(said.name, said.seat) for said in kept.table.chat] == [("Hana", 0), ("Bo", -1)]
    assert kept.table.chat[1].text == "well, well"
    kept.do("say", "bo", "Bo", None, "\u202eturned\x07 round\u200b \U0001f468\u200d\U0001f33e")
    assert kept.table.chat[2].text == "turned  round \U0001f468\u200d\U0001f33e"
    unseen = (None, "\u2066\u200d\u00ad")
    for phrase, text in ((None, None), (None, "  "), ("hello", "and more"), unseen):
        with pytest.raises(TableError) as error:
            kept.table.do(commands.Say("bo", "Bo", phrase, text), NOW)
        assert error.value.slug == "chat/empty"


def test_a_few_hundred_words_are_kept_at_hand() -> None:
    kept = Kept("gold-nuggets", "me", "open")
    for number in range(230):
        kept.do("say", HOST, "Hana", None, str(number))
    assert len(kept.table.chat) == 200
    assert kept.table.chat[-1].text == "229"
