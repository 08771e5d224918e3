"""Somebody has another name at a table, or is forgotten there: nothing but the moves is left."""

from random import Random

import msgspec
import pytest
from live.anything import play_anything
from live.tables import HOST, Kept, contents, loaded, seen

from motherlode.games import games
from motherlode.table import commands, entries
from motherlode.table.forgetting import SOMEBODY, forgotten
from motherlode.table.plans import SeatPlan


def begun() -> Kept:
    """Hana and Opa at one device, Ada beside them; a match runs and things were said."""
    kept = Kept("gold-nuggets", "me", "Opa", "open", seed=3)
    kept.do("sit", "ada", 2, "Ada")
    kept.do("say", "ada", "Ada", None, "My name is Ada.")
    kept.do("say", "watcher", "Wat", None, "I only watch.")
    kept.do("start", HOST)
    kept.play_on(Random(3), decisions=6)
    return kept


def test_a_new_name_is_told_at_the_table_and_in_the_match() -> None:
    kept = begun()
    kept.do("rename", "ada", "Ada", "Countess")
    table = kept.table
    assert [chair.name for chair in table.chairs] == ["Hana", "Opa", "Countess"]
    assert table.match is not None
    assert table.match.names == ["Hana", "Opa", "Countess"]
    assert [said.name for said in table.chat] == ["Countess", "Wat"]
    kept.play_on(Random(3))
    assert table.match.record()["names"][2] == "Countess"
    assert contents(kept.loaded()) == contents(table)


def test_who_has_another_name_at_the_table_keeps_it() -> None:
    kept = Kept("gold-nuggets", "me", "Opa", "open")
    kept.do("present", HOST, 0, "Queen")
    kept.do("rename", HOST, "Hana", "Johanna")
    assert [chair.name for chair in kept.table.chairs] == ["Queen", "Opa", ""]
    assert kept.table.host_name == "Queen"


def test_a_new_name_that_is_taken_gets_a_number() -> None:
    kept = begun()
    kept.do("rename", "ada", "Ada", "Hana")
    assert kept.table.chairs[2].name == "Hana 2"


@pytest.mark.parametrize(("person", "names"), [("ada", ["Ada", "ada"]), (HOST, ["Hana", "Opa"])])
def test_nothing_tells_of_whoever_was_forgotten(person: str, names: list[str]) -> None:
    kept = begun()
    match = kept.table.match
    assert match is not None
    events = match.events()
    kept.do("rename", person, "", SOMEBODY, "nobody-1")
    log = forgotten(kept.log, {person: "nobody-1"})
    text = msgspec.json.encode(log).decode()
    for name in (person, *names):
        assert f':"{name}' not in text
    assert "My name" not in text or person != "ada"
    again = loaded(log)
    assert contents(again) == contents(kept.table)
    assert seen(again) == seen(kept.table)
    assert again.match is not None
    assert again.match.events() == events
    told = b"".join(seen(again).values()).decode()
    assert SOMEBODY in told
    assert not any(f':"{name}"' in told for name in (person, *names))


def test_whoever_said_something_without_a_seat_is_forgotten_too() -> None:
    kept = begun()
    kept.do("rename", "watcher", "", SOMEBODY, "nobody-1")
    assert [said.text for said in kept.table.chat] == ["My name is Ada."]
    text = msgspec.json.encode(forgotten(kept.log, {"watcher": "nobody-1"})).decode()
    assert "watch" not in text.lower()


def test_names_that_the_host_gave_to_others_at_his_device_go_with_him() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open")
    kept.do("assign", HOST, 1, SeatPlan("here", name="Little Tim"))
    kept.do("rename", HOST, "", SOMEBODY, "nobody-1")
    assert [chair.name for chair in kept.table.chairs][:2] == [SOMEBODY, f"{SOMEBODY} 2"]
    assert "Tim" not in msgspec.json.encode(forgotten(kept.log, {HOST: "nobody-1"})).decode()


@pytest.mark.parametrize("seed", range(12))
def test_a_log_without_somebody_still_makes_its_table(seed: int) -> None:
    """Whatever was done there: the same moves, the same dice, the same seats."""
    kept = Kept(games()[seed % 6], "me", "open", "open", seed=seed)
    play_anything(kept, Random(seed), 120)
    if not kept.table.closed:
        kept.ask(commands.Rename("guest-1", "", SOMEBODY, "nobody-1"))
    log = forgotten(kept.log, {"guest-1": "nobody-1"})
    assert "guest-1" not in msgspec.json.encode(log).decode()
    again, table = loaded(log), kept.table
    assert [type(entry) for entry in log] == [type(entry) for entry in kept.log]
    assert (again.at, again.status, again.match_id) == (table.at, table.status, table.match_id)
    people = [chair.person for chair in table.chairs]
    known = {"guest-1": "nobody-1"}
    assert [chair.person for chair in again.chairs] == [known.get(p or "", p) for p in people]
    if table.match and again.match:
        assert again.match.events() == table.match.events()
        assert bytes(again.match.state) == bytes(table.match.state)
    played = [entry for entry in kept.log if isinstance(entry, entries.Played)]
    assert [entry for entry in log if isinstance(entry, entries.Played)] == played
