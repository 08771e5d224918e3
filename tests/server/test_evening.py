"""Evenings at real servers: two processes, late guests, leaving, byes, bad input, calendars."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from live.calling import BEGIN, office
from live.databases import Postgres
from live.people import Message, Person, Place, Refusal, live
from live.push_service import PushService, push_service
from live.servers import Server
from sqlalchemy import select

from motherlode.server.answers.calendar import calendar, folded
from motherlode.server.protocol.evening import Join, Leave
from motherlode.server.storage import schema
from motherlode.table.evening import BYE, NUGGETS
from motherlode.table.plans import EveningPlan, SeatPlan, TablePlan

Serve = Callable[..., Server]


def evening(place: Place) -> Message:
    """As it was told last."""
    assert place.table is not None
    found: Message = place.table["evening"]
    return found


async def opened(host: Person, *guests: Person, **plan: Any) -> list[Place]:
    """An evening, with everyone in it."""
    table = await host.open("gold-nuggets", "me", evening=plan)
    places = [await person.enter(table) for person in (host, *guests)]
    for place in places[1:]:
        await place.ask("join")
    return places


async def pick(places: Sequence[Place], game: str, **more: Any) -> Place:
    """Whose turn it is picks, and begins."""
    turn = evening(places[0])["turn"]
    picker = next(
        place for place in places if evening(place)["members"][turn].get("mine") and not place.gone
    )
    await picker.ask("pick", game=game, **more)
    await picker.ask("start")
    return picker


async def ended(place: Place, games: int) -> None:
    await place.wait(lambda: len(evening(place).get("played", [])) == games)


async def recomputed(person: Person, told: Message) -> list[int]:
    """Everyone's nuggets, from the records alone and who sat out."""
    names = [member["name"] for member in told["members"]]
    totals = [0] * len(names)
    for game in told["played"]:
        record = await person.get(f"/api/matches/{game['match']}/record")
        scores, winners = record["result"]["scores"], record["result"]["winners"]
        for seat, name in enumerate(record["names"]):
            if name not in names:
                continue  # a bot
            better = max(len(winners), sum(score > scores[seat] for score in scores))
            place = 1 if seat in winners else 1 + better
            totals[names.index(name)] += NUGGETS[min(place, len(NUGGETS)) - 1]
        for member in game.get("byes", []):
            totals[member] += BYE
    return totals


# --- two processes ---


def test_one_of_two_processes_is_killed_in_the_middle_of_an_evening(
    serve: Serve, postgres: Postgres
) -> None:
    """Nobody notices more than a pause, and the standing is that of the records."""
    database = postgres.create("evening")
    stays, goes = (serve(database=database, channels=database) for _ in range(2))

    async def play() -> None:
        names = ("Ada", "Bo", "Cy", "Di")
        at = (stays, goes, stays, goes)
        people = [
            await Person.arrive(server.url, name) for server, name in zip(at, names, strict=True)
        ]
        places = await opened(people[0], *people[1:], games=3)
        for place in places:
            await place.wait(lambda place=place: len(evening(place)["members"]) == 4)  # type: ignore[misc]
        await pick(places, "gold")
        await asyncio.gather(*[one.play_to_the_end(Random(n)) for n, one in enumerate(places)])
        for place in places:
            await ended(place, 1)

        await pick(places, "gold")  # by Bo, whose process will be killed
        for place in places:
            await place.wait(lambda place=place: bool(place.state and not place.over))  # type: ignore[misc]
        half = [asyncio.create_task(one.play_some(4, Random(n))) for n, one in enumerate(places)]
        await asyncio.wait(half, timeout=1.0)
        for task in half:
            task.cancel()
        await asyncio.gather(*half, return_exceptions=True)
        before = evening(places[0])
        goes.kill()
        torn = [places[1], places[3]]
        for number in (1, 3):
            places[number] = await people[number].elsewhere(stays.url).enter(places[0].id)
            now = evening(places[number])
            assert now["members"][number]["mine"]
            assert now["played"] == before["played"]
        await asyncio.gather(*[one.play_to_the_end(Random(n)) for n, one in enumerate(places)])
        for place in places:
            await ended(place, 2)

        await pick(places, "gold-nuggets")
        await asyncio.gather(*[one.play_to_the_end(Random(n)) for n, one in enumerate(places)])
        for place in places:
            await ended(place, 3)
        told = evening(places[0])
        assert told["over"]
        totals = [member["nuggets"] for member in told["members"]]
        assert totals == await recomputed(people[0], told)
        best = max(totals)
        assert all(totals[one] == best for one in told["winners"])
        assert all(evening(place)["winners"] == told["winners"] for place in places)
        goes.start()  # and whoever asks the other process later hears the same
        again = await people[1].get(f"/api/tables/{places[0].id}")
        assert [one["nuggets"] for one in again["evening"]["members"]] == totals
        for place in (*places, *torn):
            await place.leave()

    live(play())
    assert stays.complaints == []


# --- who comes and goes ---


def test_a_late_guest_a_bye_a_bot_and_one_who_leaves(server: Server) -> None:
    async def play() -> None:
        people = [await Person.arrive(server.url, f"P{number}") for number in range(5)]
        places = await opened(*people[:4])
        late = await people[4].enter(places[0].id)
        await pick(places, "gold")
        with pytest.raises(Refusal) as refusal:
            await late.ask("pick", game="gold")
        assert refusal.value.slug == "table/playing"
        await late.ask("join")
        assert late.state is not None
        assert late.state["seat"] == -1
        await places[3].ask("leave", member=3)
        assert places[3].state is not None
        assert places[3].state["legal"] == []
        await asyncio.gather(*[one.play_to_the_end(Random(7)) for one in places[:3]])
        await ended(late, 1)
        game = evening(late)["played"][0]
        assert game["places"][3:] == [None, None]
        assert game["nuggets"][3:] == [0, 0]

        # Four are left: all of them play; then one comes back, and one of five sits out.
        assert evening(late)["turn"] == 1
        await places[1].ask("pick", game="gold-rausch")
        await late.wait(lambda: len((late.table or {})["seats"]) == 4)
        assert evening(late).get("byes", []) == []
        await places[3].ask("join")
        await late.wait(lambda: len(evening(late).get("byes", [])) == 1)
        assert evening(late)["members"][1]["seat"] == 0
        mine = await people[4].get("/api/tables/mine")
        assert [(line["id"], line["evening"]) for line in mine] == [(late.id, True)]
        for place in (*places, late):
            await place.leave()

    live(play())


def test_what_cannot_be_is_said_clearly_and_nothing_is_half_done(server: Server) -> None:
    async def play() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        seats = [{"kind": "me"}]
        for evening_plan in ({"games": -1}, {"games": 99}, {"at": 1e300}, {"at": "soon"}, {"x": 1}):
            body = {"game": "gold", "seats": seats, "evening": evening_plan}
            answer = await ada.http("POST", "/api/tables", json=body)
            assert answer.status_code == 400, evening_plan
        body = {"game": "no-such-game", "seats": seats, "evening": {}}
        answer = await ada.http("POST", "/api/tables", json=body)
        assert (answer.status_code, answer.json()["slug"]) == (404, "game/unknown")
        here, there = await opened(ada, bo)
        before = await ada.get(f"/api/tables/{here.id}")
        for place, slug, ask in (
            (here, "evening/does-not-fit", {"type_": "pick", "game": "claim-poker"}),
            (here, "game/unknown", {"type_": "pick", "game": "../gold"}),
            (here, "option/unknown", {"type_": "pick", "game": "gold", "options": {"x": 1}}),
            (there, "evening/not-your-turn", {"type_": "pick", "game": "gold"}),
            (there, "evening/unknown", {"type_": "leave", "member": 9}),
            (there, "seat/here", {"type_": "leave", "member": 0}),
            (there, "table/not-host", {"type_": "end"}),
            (here, "evening/nothing-played", {"type_": "end"}),
            (here, "evening/dealt", {"type_": "assign", "seat": 1, "plan": {"kind": "bot"}}),
            (there, "message/unreadable", {"type_": "leave", "member": -1}),
        ):
            with pytest.raises(Refusal) as refusal:
                await place.ask(**ask)
            assert refusal.value.slug == slug
        assert await ada.get(f"/api/tables/{here.id}") == before
        answer = await ada.http("GET", f"/api/tables/{here.id}/evening.ics")
        assert (answer.status_code, answer.json()["slug"]) == (404, "evening/no-time")
        single = await ada.open("gold", "me", "open")
        async with ada.at(single) as place:
            with pytest.raises(Refusal) as refusal:
                await place.ask("join")
            assert refusal.value.slug == "evening/none"
        for place in (here, there):
            await place.leave()

    live(play())


# --- calendars and calls ---


def test_an_evening_goes_into_a_calendar(server: Server) -> None:
    async def play() -> None:
        ada = await Person.arrive(server.url, "Ada; DROP, \\Lovelace")
        table = await ada.open("gold", "me", evening={"at": 1_800_000_000})
        answer = await ada.http("GET", f"/api/tables/{table}/evening.ics?language=de")
        assert answer.headers["content-type"].startswith("text/calendar")
        text = answer.text
        assert text.endswith("END:VCALENDAR\r\n")
        assert "\n" not in text.replace("\r\n", "")
        assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
        lines = text.replace("\r\n ", "").split("\r\n")
        assert "DTSTART:20270115T080000Z" in lines
        assert "DTEND:20270115T110000Z" in lines
        code = (await ada.get(f"/api/tables/{table}"))["code"]
        assert f"URL:{server.url}/j/{code}" in lines
        title = next(line for line in lines if line.startswith("SUMMARY:"))
        assert title == "SUMMARY:Spieleabend mit Ada\\; DROP\\, \\\\Lovelace bei Motherlode"

    live(play())


def test_nothing_in_a_name_ends_a_line_of_a_calendar() -> None:
    text = calendar("T", "A\r\nDTSTART:1\nX\x00", 0.0, 0.0, "http://x/j/C", "C", "xx")
    assert text.count("DTSTART:") == 1 + text.count("\\nDTSTART:")
    assert "\x00" not in text


@pytest.mark.parametrize("mark", ["x", "é", "金", "🪙"])
def test_lines_are_folded_between_letters(mark: str) -> None:
    line = f"SUMMARY:{mark * 200}"
    pieces = folded(line).split("\r\n ")
    assert "".join(pieces) == line
    assert all(len(piece.encode()) <= 75 - (at > 0) for at, piece in enumerate(pieces))
    assert len(pieces) > 1


@pytest.fixture
def push() -> Iterator[PushService]:
    yield from push_service()


def test_everyone_in_it_is_called_once_when_the_evening_begins(
    tmp_path: Path, push: PushService
) -> None:
    async def days() -> None:
        async with office(f"sqlite:///{tmp_path / 'motherlode.db'}") as here:
            browsers = {name: push.subscribe() for name in ("ada", "bo", "cy")}
            for name, browser in browsers.items():
                await here.person(name, browser)
            wish = TablePlan("gold", [SeatPlan("me")], evening=EveningPlan(3, BEGIN + 86400.0))
            table = await here.registry.open_table("ada", "Ada", wish)
            for name in ("bo", "cy"):
                async with here.here(table, name) as inbox:
                    await here.ask(table, inbox, Join(1, name.title()))
            async with here.here(table, "cy") as inbox:
                await here.ask(table, inbox, Leave(1, 2))
            await here.later(86000.0)
            assert [len(browser.heard) for browser in browsers.values()] == [0, 0, 0]
            await here.later(1000.0)
            await here.later(1000.0)
            assert [len(browser.heard) for browser in browsers.values()] == [1, 1, 0]
            told = browsers["bo"].heard[0]
            assert (told["title"], told["body"]) == ("The evening begins", "With Ada")
            assert told["path"] == f"/t/{table.id}"
            async with here.services.database.connect() as connection:
                states = list(await connection.scalars(select(schema.calls.c.state)))
            assert sorted(states) == ["called", "called", "void"]

    asyncio.run(days())
