"""Before a match, over real sockets: what is seen before one sits, names, figures, marks, chat."""

import asyncio
from random import Random

import httpx
import pytest
from live.in_memory import InMemory
from live.people import Message, Person, Place, Refusal, live
from live.servers import Server
from live.tables import opened

from motherlode.games import games, ours
from motherlode.server.settings import Settings
from motherlode.table.plans import ClockPlan
from motherlode.table.table import Table


def seats(place: Place) -> list[Message]:
    assert place.table is not None
    seats: list[Message] = place.table["seats"]
    return seats


async def refused(place: Place, type_: str, **fields: object) -> str:
    with pytest.raises(Refusal) as refusal:
        await place.ask(type_, **fields)
    return refusal.value.slug


def test_before_sitting_down_one_sees_what_will_be_played(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        plan = {
            "options": {"starter": 2, "layout": "grid"},
            "clock": {"decision": 30, "level": "veteran"},
            "series": {"kind": "best-of", "games": 3},
        }
        table = await ada.open("gold", "me", "open", {"kind": "bot", "level": "legend"}, **plan)
        stranger = httpx.get(f"{server.url}/api/tables/{table}", timeout=60).json()
        async with (await Person.arrive(server.url, "Bo")).at(table) as place:
            assert place.table is not None
            for info in (stranger, place.table):
                assert info["game"] == "gold"
                assert info["options"] == plan["options"]
                assert info["clock"] == plan["clock"]
                assert (info["series"]["kind"], info["series"]["games"]) == ("best-of", 3)
                assert (info["host"], info["starter"]) == ("Ada", 2)
                assert "hosting" not in info
                shown = [(s["kind"], s["name"], s.get("level")) for s in info["seats"]]
                assert shown == [
                    ("person", "Ada", None),
                    ("open", "", None),
                    ("bot", "Mae", "legend"),
                ]
                figures = [(s["colour"], s["shape"]) for s in info["seats"]]
                assert figures == [("river", "circle"), ("pine", "square"), ("clay", "triangle")]

    live(evening())


def test_people_choose_names_and_figures(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        bo = await Person.arrive(server.url, "Bo")
        table = await ada.open("gold-nuggets", "me", "open", {"kind": "here", "name": "Opa"})
        async with ada.at(table) as here, bo.at(table) as there:
            answer = await there.ask(
                "sit", seat=1, name="Countess", figure={"colour": "brass", "shape": "star"}
            )
            assert answer["type"] == "table"
            await here.wait(lambda: seats(here)[1]["name"] == "Countess")
            assert (seats(here)[1]["colour"], seats(here)[1]["shape"]) == ("brass", "star")
            assert seats(here)[1]["chosen"] == {"colour": "brass", "shape": "star"}
            assert "chosen" not in seats(here)[0] or seats(here)[0]["chosen"] == {}
            await here.ask("present", seat=2, name="Oma", figure={"colour": "plum"})
            assert (seats(here)[2]["name"], seats(here)[2]["colour"]) == ("Oma", "plum")
            await here.ask("present", seat=0, name="Zoe")
            assert here.table is not None
            assert here.table["host"] == "Zoe"
            await there.wait(lambda: seats(there)[0]["name"] == "Zoe")
            before = [dict(seat) for seat in seats(there)]
            taken = {"seat": 1, "figure": {"shape": "hexagon", "colour": "plum"}}
            assert await refused(there, "present", **taken) == "figure/taken"
            assert await refused(there, "present", seat=0, name="Eve") == "seat/not-yours"
            assert await refused(there, "present", seat=1, figure={"colour": "pink"}) == (
                "message/unreadable"
            )
            await there.ask("sync")
            assert seats(there) == before

    live(evening())


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("", "name/empty"),
        (" \u200b ", "name/empty"),
        ("x" * 25, "name/too-long"),
        ("x" * 10_000, "name/too-long"),
        ("ä" * 10_000, "name/too-long"),
    ],
)
def test_names_that_cannot_be_shown_are_refused_and_nothing_is_lost(
    server: Server, name: str, slug: str
) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "open", "open")
        bo = await Person.arrive(server.url, "Bo")
        async with bo.at(table) as there, ada.at(table) as here:
            assert await refused(there, "sit", seat=1, name=name) == slug
            await there.ask("sit", seat=1)
            assert await refused(there, "present", seat=1, name=name) == slug
            plan = {"kind": "here", "name": name}
            assert await refused(here, "assign", seat=2, plan=plan) == slug
            assert [seat["name"] for seat in seats(there)] == ["Ada", "Bo", ""]
            assert not there.gone
        for answer in (
            await bo.http("POST", "/api/me", json={"name": name}),
            await bo.http("POST", "/api/tables", json={"game": "gold", "seats": [plan, plan]}),
        ):
            assert (answer.status_code, answer.json()["slug"]) == (400, slug)
        assert (await bo.get("/api/me"))["name"] == "Bo"

    live(evening())


def test_everyone_sees_who_is_ready_and_anyone_begins_a_rematch(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        bo = await Person.arrive(server.url, "Bo")
        table = await ada.open("gold-nuggets", "me", "open", "bot")
        async with ada.at(table) as here, bo.at(table) as there:
            await there.ask("sit", seat=1)

            def ready(place: Place) -> list[bool]:
                return [bool(seat.get("ready")) for seat in seats(place)]

            assert ready(there) == [False, False, True]  # bots always are
            await there.ask("ready", seat=1, ready=True)
            await here.wait(lambda: ready(here) == [False, True, True])
            assert await refused(here, "ready", seat=1, ready=False) == "seat/not-yours"
            assert await refused(there, "start") == "table/not-host"
            await here.ask("start")  # without having marked anything
            assert ready(here) == [False, False, True]
            await asyncio.gather(here.play_to_the_end(Random(1)), there.play_to_the_end(Random(2)))
            first = there.state and there.state["match"]
            await here.ask("ready", seat=0, ready=True)
            await there.wait(lambda: ready(there) == [True, False, True])
            again = await there.ask("start")
            assert again["table"]["status"] == "playing"
            assert again["state"]["match"] != first
            await here.wait(lambda: bool(here.state and here.state["match"] != first))
            assert ready(here) == [False, False, True]

    live(evening())


def test_people_talk_before_a_match_and_who_comes_later_reads_it(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        bo = await Person.arrive(server.url, "Bo")
        table = await ada.open("gold-nuggets", "me", "open")
        async with ada.at(table) as here, bo.at(table) as there:
            said = await here.ask("chat", text="Who is there?")
            assert said["type"] == "chat"
            await there.wait(lambda: any(m["type"] == "chat" for m in there.messages))
            await there.ask("chat", phrase="hello")  # without a seat
            await there.ask("sit", seat=1)
            await there.ask("chat", text="Me.")
            await here.wait(lambda: sum(m["type"] == "chat" for m in here.messages) == 3)
            heard = [m["spoken"] for m in here.messages if m["type"] == "chat"]
            shown = [(s["name"], s.get("seat", -1), s.get("text")) for s in heard]
            assert shown == [("Ada", 0, "Who is there?"), ("Bo", -1, None), ("Bo", 1, "Me.")]
            async with (await Person.arrive(server.url, "Cy")).at(table) as late:
                assert late.messages[0]["type"] == "welcome"
                assert late.messages[0]["chat"] == heard

    live(evening())


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("clock", [ClockPlan(), ClockPlan(decision=30)])
def test_bots_pause_only_where_time_matters(game: str, clock: ClockPlan) -> None:
    async def pauses(instant_bots: bool) -> bool:
        table = Table(opened(game, "me", "bot", "bot", clock=clock))
        return InMemory(Settings(instant_bots=instant_bots)).live(table).automation.pauses

    assert asyncio.run(pauses(False)) == (clock.decision > 0 or ours(game).real_time)
    assert not asyncio.run(pauses(True))
