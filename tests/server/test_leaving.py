"""Giving up, closing a table, and what the frame tells about it, over real sockets."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest
from live.people import Message, Person, Place, Refusal, live
from live.servers import Server

import motherlode

Serve = Callable[..., Server]


async def seated(
    server: Server, game: str, people: int, *more: str, known: bool = False, **plan: object
) -> list[Place]:
    """So many people at a table, the first one its host; `known`: with accounts."""
    names = ("Ada", "Bo", "Cy")[:people]
    come = Person.with_account if known else Person.arrive
    everyone = [await come(server.url, name) for name in names]
    table = await everyone[0].open(game, "me", *["open"] * (people - 1), *more, **plan)
    places = [await person.enter(table) for person in everyone]
    for seat in range(1, people):
        await places[seat].ask("sit", seat=seat)
    return places


async def done(*places: Place) -> None:
    for place in places:
        await place.leave()


def seat(place: Place, at: int) -> Message:
    assert place.table is not None
    found: Message = place.table["seats"][at]
    return found


async def refused(place: Place, type_: str, **fields: object) -> str:
    with pytest.raises(Refusal) as refusal:
        await place.ask(type_, **fields)
    return refusal.value.slug


async def statistics(place: Place) -> list[tuple[str, int, float, int]]:
    lines = await place.person.get("/api/me/statistics")
    return [(line["game"], line["played"], line["won"], line.get("rated", 0)) for line in lines]


async def rating(place: Place) -> float:
    (line,) = await place.person.get("/api/me/statistics")
    return float(line["rating"])


def frame_lines(place: Place) -> list[Message]:
    """The frame's own lines that came while one looked on, in their order."""
    told = [line for m in place.messages if m["type"] != "welcome" for line in m.get("lines", [])]
    return [line for line in told if line["what"].startswith("@")]


# --- giving up ---


def test_who_gives_up_has_lost_whatever_the_bot_does(server: Server) -> None:
    async def evening() -> None:
        ada, bo, cy = places = await seated(server, "gold-nuggets", 3, known=True)
        assert await refused(bo, "resign", seat=1) == "table/not-playing"
        await ada.ask("start")
        await cy.wait(lambda: cy.state is not None)
        answer = await bo.ask("resign", seat=1)
        assert answer["type"] == "welcome"
        assert (answer["state"]["seat"], answer["state"]["legal"]) == (1, [])
        assert answer["state"]["view"]["seat"] == 1
        assert answer["story"][-1] == {"what": "@resigned", "seat": 1}
        await ada.wait(lambda: bool(seat(ada, 1).get("resigned")))
        shown = {key: seat(ada, 1).get(key) for key in ("kind", "name", "level", "stand_in")}
        assert shown == {"kind": "bot", "name": "Bo", "level": "prospector", "stand_in": True}
        assert seat(bo, 1)["mine"]
        assert await refused(bo, "sit", seat=1) == "seat/resigned"
        assert await refused(bo, "resign", seat=1) == "seat/resigned"
        await asyncio.gather(ada.play_to_the_end(Random(1)), cy.play_to_the_end(Random(2)))
        assert frame_lines(ada) == [{"what": "@resigned", "seat": 1}]
        assert ada.state is not None
        replay = await ada.person.get(f"/api/matches/{ada.state['match']}/replay")
        lines = [line for frame in replay["frames"] for line in frame["lines"]]
        assert [line for line in lines if line["what"].startswith("@")] == frame_lines(ada)
        assert replay["figures"] == [
            {part: seat(ada, at)[part] for part in ("colour", "shape")} for at in range(3)
        ]
        await bo.wait(lambda: bool(bo.table and bo.table["status"] == "over"))
        assert seat(bo, 1)["resigned"]
        assert seat(bo, 1)["kind"] == "person"
        assert await statistics(bo) == [("gold-nuggets", 1, 0.0, 1)]
        winners = ada.state["result"]["winners"]
        for at, place in ((0, ada), (2, cy)):
            ((_, played, won, rated),) = await statistics(place)
            assert (played, rated) == (1, 1)
            assert won == pytest.approx(1 / len(winners) if at in winners else 0, abs=1e-3)
            assert await rating(place) > await rating(bo)
        again = await bo.ask("start")
        assert again["table"]["status"] == "playing"
        assert not again["table"]["seats"][1].get("resigned")
        assert again["table"]["seats"][1]["kind"] == "person"
        await done(*places)

    live(evening())


def test_when_everybody_has_given_up_the_match_is_abandoned(server: Server) -> None:
    async def evening() -> None:
        ada, bo = places = await seated(server, "gold-nuggets", 2, "bot")
        await ada.ask("start")
        assert ada.state is not None
        match = ada.state["match"]
        await bo.ask("resign", seat=1)
        await ada.wait(lambda: bool(seat(ada, 1).get("resigned")))
        answer = await ada.ask("resign", seat=0)
        assert answer["type"] == "welcome"
        assert answer["table"]["status"] == "lobby"
        assert "state" not in answer
        await bo.wait(lambda: bool(bo.table and bo.table["status"] == "lobby"))
        assert bo.state is None
        assert [s["kind"] for s in answer["table"]["seats"]] == ["person", "person", "bot"]
        assert not any(s.get("resigned") for s in answer["table"]["seats"])
        for place in places:
            assert [line[:3] for line in await statistics(place)] == [("gold-nuggets", 1, 0.0)]
        missing = await bo.person.http("GET", f"/api/matches/{match}/record")
        assert missing.status_code == 404
        again = await ada.ask("start")
        assert again["table"]["status"] == "playing"
        await done(*places)

    live(evening())


def test_alone_among_bots_one_loses_nothing_by_giving_up(server: Server) -> None:
    async def evening() -> None:
        (ada,) = await seated(server, "gold-nuggets", 1, "bot", "bot")
        await ada.ask("start")
        answer = await ada.ask("resign", seat=0)
        assert answer["table"]["status"] == "lobby"
        assert await statistics(ada) == []
        await done(ada)

    live(evening())


# --- closing ---


@pytest.mark.parametrize("status", ["lobby", "playing", "over"])
def test_the_host_closes_the_table_and_everyone_is_told(server: Server, status: str) -> None:
    async def evening() -> None:
        ada, bo = places = await seated(server, "gold-nuggets", 2, public=True)
        watcher = await (await Person.arrive(server.url, "Cy")).enter(ada.id)
        assert ada.table is not None
        code = ada.table["code"]
        if status != "lobby":
            await ada.ask("start")
        if status == "over":
            await asyncio.gather(*(place.play_to_the_end(Random(1)) for place in places))
        assert await refused(bo, "close") == "table/not-host"
        answer = await ada.ask("close")
        assert (answer["type"], answer["table"]["status"]) == ("table", "closed")
        for place in (ada, bo, watcher):
            assert await place.ended() == 4410
            last, goodbye = place.messages[-2:]
            assert (last["type"], last["table"]["status"]) == ("table", "closed")
            assert goodbye == {"type": "goodbye", "reason": "table/closed"}  # and no retry
        for person in (ada.person, bo.person):
            assert await person.get("/api/tables/mine") == []
            assert ada.id not in [line["id"] for line in await person.get("/api/tables")]
            gone = await person.http("GET", f"/api/tables/{ada.id}")
            assert (gone.status_code, gone.json()["slug"]) == (410, "table/closed")
            error, code_of_closed = await person_at_closed(person, ada.id)
            assert (error["slug"], code_of_closed) == ("table/closed", 4410)
        found = await bo.person.get(f"/api/codes/{code}")
        assert found["table"] == ada.id  # who comes with the old code is told that it is closed
        expected = [("gold-nuggets", 1)] if status == "over" else []
        assert [line[:2] for line in await statistics(bo)] == expected
        if status == "over":
            assert bo.state is not None
            await bo.person.get(f"/api/matches/{bo.state['match']}/record")

    live(evening())


async def person_at_closed(person: Person, table: str) -> tuple[Message, int | None]:
    """What the socket of a closed table says."""
    place = await person.knock(table)
    code = await place.ended()
    return place.messages[0], code


def test_a_closed_table_stays_closed_when_the_server_starts_again(serve: Serve) -> None:
    server = serve()

    async def close() -> tuple[Person, str]:
        ada, bo = await seated(server, "gold-nuggets", 2, "bot")
        await ada.ask("start")
        await ada.ask("close")
        await bo.ended()
        return bo.person, ada.id

    person, table = live(close())
    server.stop()
    server.start()

    async def look() -> None:
        gone = await person.http("GET", f"/api/tables/{table}")
        assert (gone.status_code, gone.json()["slug"]) == (410, "table/closed")
        assert await person.get("/api/tables/mine") == []
        error, code = await person_at_closed(person, table)
        assert (error["slug"], code) == ("table/closed", 4410)

    live(look())
    assert server.complaints == []


# --- who decided ---


def test_the_story_says_what_the_clock_decided(server: Server) -> None:
    async def evening() -> None:
        clock = {"decision": 1, "level": "greenhorn"}
        ada, bo = places = await seated(server, "gold-nuggets", 2, clock=clock)
        await ada.ask("start")

        def decided(place: Place) -> list[Message]:
            return [
                m for m in place.messages if m["type"] == "event" and m.get("decided") == "clock"
            ]

        await bo.wait(lambda: len(decided(bo)) >= 2)
        for message in decided(bo):
            assert message["bot"]
            assert message["lines"][0] == {"what": "@clock", "seat": message["by"]}
            assert all(not line["what"].startswith("@") for line in message["lines"][1:])
        for message in bo.messages:
            if message["type"] == "event" and message.get("decided", "person") == "person":
                assert all(not line["what"].startswith("@") for line in message["lines"])
        heard = frame_lines(bo)
        welcome = await bo.ask("sync")
        told = [line for line in welcome["story"] if line["what"].startswith("@")]
        assert told[: len(heard)] == heard
        assert ada.state is not None
        match = ada.state["match"]
        running = await bo.person.get(f"/api/matches/{match}/replay")
        assert_told(running["frames"])
        await asyncio.gather(ada.play_to_the_end(Random(1)), bo.play_to_the_end(Random(2)))
        record = await bo.person.get(f"/api/matches/{match}/record")
        by_clock = record["decided"]["clock"]
        assert len(by_clock) >= 2
        assert motherlode.replay(record).decided == dict.fromkeys(by_clock, "clock")
        replay = await bo.person.get(f"/api/matches/{match}/replay")
        assert_told(replay["frames"])
        found = [f["number"] for f in replay["frames"] if f.get("decided") == "clock"]
        assert found == [number for number in by_clock if number <= replay["frames"][-1]["number"]]
        await done(*places)

    live(evening())


def assert_told(frames: list[Message]) -> None:
    """Each frame says who decided, and tells of the clock where it did."""
    assert any(frame.get("decided") == "clock" for frame in frames)
    for frame in frames:
        assert (frame["by"] == -1) == (frame.get("decided") is None)
        own = [line for line in frame["lines"] if line["what"].startswith("@")]
        by_clock = [{"what": "@clock", "seat": frame["by"]}]
        assert own == (by_clock if frame.get("decided") == "clock" else [])
        assert frame["lines"][: len(own)] == own


def test_everyone_hears_who_is_replaced_and_who_is_back(server: Server) -> None:
    async def evening() -> None:
        ada, bo, cy = places = await seated(server, "gold-nuggets", 3)
        await ada.ask("start")
        stand_in = {"kind": "bot", "level": "greenhorn"}
        assert await refused(ada, "assign", seat=1, plan=stand_in) == "seat/here"
        await bo.leave()
        await ada.wait(lambda: bool(seat(ada, 1).get("away")))
        answer = await ada.ask("assign", seat=1, plan=stand_in)
        assert answer["type"] == "table"
        assert answer["lines"] == [{"what": "@bot-for", "seat": 1}]
        bo = places[1] = await bo.person.enter(ada.id)
        await bo.wait(lambda: bool(bo.state and not bo.state["legal"] and seat(bo, 1).get("level")))
        shown = seat(bo, 1)
        assert (shown["kind"], shown["stand_in"], shown["mine"]) == ("bot", True, True)
        assert not shown.get("resigned")
        assert bo.state is not None
        assert (bo.state["seat"], bo.state["view"]["seat"], bo.state["legal"]) == (1, 1, [])
        back = await bo.ask("sit", seat=1, name="Nobody")
        assert back["type"] == "welcome"
        assert [line for line in back["story"] if line["what"].startswith("@")] == [
            {"what": "@bot-for", "seat": 1},
            {"what": "@back", "seat": 1},
        ]
        assert (back["table"]["seats"][1]["name"], back["state"]["seat"]) == ("Bo", 1)
        await cy.wait(lambda: len(frame_lines(cy)) == 2)
        assert frame_lines(cy) == [{"what": "@bot-for", "seat": 1}, {"what": "@back", "seat": 1}]
        await done(*places)

    live(evening())
