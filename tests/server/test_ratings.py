"""Ratings on a real server: they count what people decided, and nobody can make them up."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from live.people import Message, Person, Place, Refusal, live
from live.servers import Server
from sqlalchemy import create_engine, insert

from motherlode.server.storage import schema
from motherlode.server.storage.ratings import rate_people
from motherlode.table.rated import DAY, FORGIVEN, MEETINGS, NEW

Serve = Callable[..., Server]
GAME = "gold-nuggets"


async def sat_down(*people: Person, **plan: object) -> list[Place]:
    """All at one table, the first one its host."""
    table = await people[0].open(GAME, "me", *["open"] * (len(people) - 1), **plan)
    places = [await person.enter(table) for person in people]
    for seat in range(1, len(people)):
        await places[seat].ask("sit", seat=seat)
    return places


async def played(places: list[Place], seed: int = 1) -> Message:
    """One match to its end, by everybody himself."""
    await places[0].ask("start")
    for place in places:
        await place.wait(lambda place=place: bool(place.state) and not place.over)  # type: ignore[misc]
    work = [place.play_to_the_end(Random(seed + at)) for at, place in enumerate(places)]
    await asyncio.gather(*work)
    assert places[0].state is not None
    result: Message = places[0].state["result"]
    return result


async def standing(person: Person) -> tuple[int, float | None]:
    """How many matches of his were rated, and his rating."""
    lines = await person.get("/api/me/statistics")
    return (lines[0].get("rated", 0), lines[0].get("rating")) if lines else (0, None)


async def refused(place: Place, type_: str, **fields: object) -> str:
    with pytest.raises(Refusal) as refusal:
        await place.ask(type_, **fields)
    return refusal.value.slug


async def why_not(person: Person, place: Place) -> str | None:
    """Why somebody's last match did not count, as he is told."""
    assert place.state is not None
    summary = await person.get(f"/api/matches/{place.state['match']}/summary")
    found: str | None = (summary.get("own") or {}).get("unrated")
    return found


async def done(places: list[Place]) -> None:
    for place in places:
        await place.leave()


def test_a_match_among_accounts_is_rated_and_everybody_knows_it_at_the_start(
    server: Server,
) -> None:
    async def evening() -> None:
        ada, bo = [await Person.with_account(server.url, name) for name in ("Ada", "Bo")]
        places = await sat_down(ada, bo)
        result = await played(places)
        for place in places:
            assert place.table is not None
            assert place.table["rated"]
        rated = [await standing(person) for person in (ada, bo)]
        assert [count for count, _ in rated] == [1, 1]
        (winner,) = result["winners"]
        assert rated[winner][1] > 25 > rated[1 - winner][1]
        await done(places)

    live(evening())


def test_one_s_own_guests_are_no_opponents(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.with_account(server.url, "Ada")
        for _ in range(2):
            guest = await Person.arrive(server.url, "Guest")
            places = await sat_down(ada, guest)
            await played(places)
            assert not (places[0].table or {}).get("rated")
            for person in (ada, guest):
                assert await standing(person) == (0, None)
                assert await why_not(person, places[0]) == "accounts"
            await done(places)

    live(evening())


def test_the_same_two_are_rated_some_times_a_day(server: Server) -> None:
    async def evening() -> None:
        ada, bo, cy = [await Person.with_account(server.url, name) for name in ("A", "B", "C")]
        places = await sat_down(ada, bo)
        for match in range(MEETINGS + 2):
            await played(places, match)
        assert [(await standing(person))[0] for person in (ada, bo)] == [MEETINGS] * 2
        assert [await why_not(person, places[0]) for person in (ada, bo, cy)] == [
            "met",
            "met",
            None,
        ]
        before = await standing(ada)
        others = await sat_down(ada, cy)
        await played(others)
        assert await why_not(ada, others[0]) is None
        assert (await standing(ada))[0] == before[0] + 1  # with somebody else it counts
        await done(places)
        await done(others)

    live(evening())


def _by_the_clock(place: Place) -> int:
    return sum(message.get("decided") == "clock" for message in place.messages)


def test_who_lets_the_clock_decide_has_lost_as_himself(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.with_account(server.url, name) for name in ("Ada", "Bo")]
        places = await sat_down(ada, bo, clock={"decision": 5, "level": "legend"})
        here, there = places
        await here.ask("start")
        await there.wait(lambda: there.state is not None)

        async def looks_on_and_plays() -> None:
            await there.wait(lambda: _by_the_clock(there) > FORGIVEN)
            await there.play_to_the_end(Random(2))

        await asyncio.gather(here.play_to_the_end(Random(1)), looks_on_and_plays())
        counted = [await standing(person) for person in (ada, bo)]
        assert [count for count, _ in counted] == [1, 1]
        assert counted[0][1] > 25 > counted[1][1]  # type: ignore[operator]
        (line,) = await bo.get("/api/me/statistics")
        assert line["won"] == 0
        await done(places)

    live(evening())


def test_the_coach_is_silent_in_rated_matches_and_speaks_in_friendly_ones(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.with_account(server.url, name) for name in ("Ada", "Bo")]
        places = await sat_down(ada, bo)
        await places[0].ask("start")
        for place in places:
            await place.wait(lambda place=place: place.state is not None)  # type: ignore[misc]
        mover = next(place for place in places if place.state and place.state["legal"])
        assert mover.state is not None
        assert await refused(mover, "hint", seat=mover.state["seat"]) == "hint/rated"
        await done(places)
        friends = await sat_down(ada, bo, friendly=True)
        await friends[0].ask("start")
        for place in friends:
            await place.wait(lambda place=place: place.state is not None)  # type: ignore[misc]
        mover = next(place for place in friends if place.state and place.state["legal"])
        assert mover.state is not None
        assert (await mover.ask("hint", seat=mover.state["seat"]))["type"] == "advice"
        await asyncio.gather(*[place.play_to_the_end(Random(1)) for place in friends])
        assert (await standing(ada))[0] == 0
        await done(friends)

    live(evening())


def test_nobody_is_replaced_by_a_bot_while_he_is_there_nor_at_once_when_it_counts(
    server: Server,
) -> None:
    async def evening() -> None:
        ada, bo = [await Person.with_account(server.url, name) for name in ("Ada", "Bo")]
        here, there = places = await sat_down(ada, bo)
        await here.ask("start")
        bot = {"kind": "bot", "level": "legend"}
        assert await refused(here, "assign", seat=1, plan=bot) == "seat/here"
        assert await refused(here, "assign", seat=0, plan=bot) == "seat/here"
        there.cut()
        await here.wait(lambda: bool(here.table and here.table["seats"][1].get("away")))
        assert await refused(here, "assign", seat=1, plan=bot) == "seat/just-left"
        assert await refused(here, "close") == "table/rated"
        await here.ask("resign", seat=0)
        assert here.table is not None
        assert here.table["seats"][0]["resigned"]
        await done(places[:1])

    live(evening())


def test_what_everyone_gave_up_is_rated_and_counts_as_a_meeting(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.with_account(server.url, name) for name in ("Ada", "Bo")]
        here, there = places = await sat_down(ada, bo)
        for _ in range(MEETINGS + 1):
            await here.ask("start")
            await there.wait(lambda: there.state is not None)
            await there.ask("resign", seat=1)
            await here.ask("resign", seat=0)
            await there.wait(lambda: there.state is None)
        rated = [await standing(person) for person in (ada, bo)]
        assert [count for count, _ in rated] == [MEETINGS] * 2
        assert rated[0][1] > rated[1][1]  # type: ignore[operator]
        await done(places)

    live(evening())


def test_a_stranger_has_one_seat(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        table = await ada.open("go-for-gold", "me", "open", "open")
        async with ada.at(table) as here, bo.at(table) as there, bo.at(table) as phone:
            await there.ask("sit", seat=1)
            assert await refused(there, "sit", seat=2, name="Somebody else") == "seat/one-each"
            assert await refused(phone, "sit", seat=2, name="Somebody else") == "seat/one-each"
            await here.ask("assign", seat=2, plan={"kind": "here", "name": "Opa"})
            await here.ask("start")
            await phone.wait(lambda: phone.state is not None)
            assert await refused(phone, "look", seat=2) == "seat/not-yours"
            await here.ask("look", seat=2)  # on the host's own device

    live(evening())


# --- by the rules alone ---


def test_who_is_new_is_measured_by_others_and_measures_nobody_who_is_known(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'ratings.db'}")
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        for name in ("known", "other", "fresh", "newer"):
            row = {"id": name, "name": name, "created": 0.0}
            connection.execute(insert(schema.people), row)
        for name in ("known", "other"):
            row = {"pool": "people", "game": GAME, "who": name, "mu": 25.0, "sigma": 4.0}
            connection.execute(insert(schema.ratings), {**row, "played": NEW})
        changes, reasons = rate_people(connection, GAME, ["known", "fresh"], [0.0, 1.0], 0.0)
        assert list(changes) == ["fresh"]  # a win against him brings nothing
        assert reasons == {"known": "new"}
        three = rate_people(connection, GAME, ["known", "other", "newer"], [1.0, 2.0, 0.0], 0.0)[0]
        assert set(three) == {"known", "other", "newer"}
        assert three["known"][1] > three["known"][0]  # he was better than who counts
        assert three["newer"][1] > three["newer"][0]
        assert rate_people(connection, GAME, ["known", "gone"], [0.0, 1.0], 0.0)[0] == {}
        left = rate_people(connection, GAME, ["known", "gone", "other"], [1.0, 2.0, 0.0], 0.0)[0]
        assert set(left) == {"known", "other"}  # whoever loses cannot have somebody forgotten
        assert left["known"][1] < left["known"][0]
        assert rate_people(connection, GAME, ["known", None], [0.0, 1.0], 0.0)[0] == {}
        assert rate_people(connection, GAME, ["other", "other"], [0.0, 1.0], 0.0)[0] == {}
    engine.dispose()


def test_meetings_are_counted_by_pair_by_game_and_by_day(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'ratings.db'}")
    schema.metadata.create_all(engine)
    people = ["ada", "bo", "cy"]

    def met(connection: object, match: str, who: list[str], game: str, ended: float) -> None:
        rows = [
            {"match_id": match, "seat": seat, "person": name, "game": game, "ended": ended}
            | {"score": 0, "won": 0.0, "rating_before": 25.0, "rating_after": 25.0}
            for seat, name in enumerate(who)
        ]
        connection.execute(insert(schema.results), rows)  # type: ignore[attr-defined]

    with engine.begin() as connection:
        for name in people:
            row = {"id": name, "name": name, "created": 0.0}
            connection.execute(insert(schema.people), row)
        for number in range(MEETINGS):
            met(connection, f"m{number}", ["ada", "bo"], GAME, 1000.0)
            met(connection, f"g{number}", ["ada", "cy"], "gold", 1000.0)
        for one, other in combinations(people, 2):
            changes = rate_people(connection, GAME, [one, other], [0.0, 1.0], 1001.0)[0]
            assert bool(changes) == ((one, other) != ("ada", "bo"))
        met_too_often = rate_people(connection, GAME, people, [1.0, 2.0, 0.0], 1001.0)[0]
        assert set(met_too_often) == {"ada", "bo", "cy"}  # but Ada's win over Bo counts for nothing
        assert all(met_too_often[name][1] < met_too_often[name][0] for name in ("ada", "bo"))
        assert rate_people(connection, GAME, ["ada", "bo"], [0.0, 1.0], 1001.0 + DAY)[0]
    engine.dispose()


def test_a_guest_who_keeps_himself_is_rated_from_then_on(serve: Serve, tmp_path: Path) -> None:
    server = serve()

    async def evening() -> None:
        ada = await Person.with_account(server.url, "Ada")
        bo = await Person.arrive(server.url, "Bo")
        places = await sat_down(ada, bo)
        await played(places)
        form = {"login": "bo.of.the.pine", "password": "under the pine"}
        (await bo.http("POST", "/api/account/password", json=form)).raise_for_status()
        assert await places[1].ended() == 4503  # his cookie is another one now
        places[1] = await bo.enter(places[1].id)
        await played(places)
        await done(places)

    live(evening())
    assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / "motherlode.db")) as base:
        rated = base.execute("select count(*) from results where rating_after is not null")
        assert rated.fetchone() == (2,)
        assert base.execute("select count(*) from results").fetchone() == (4,)


def test_who_gets_an_account_between_two_matches_plays_the_next_one_rated(server: Server) -> None:
    """Who has one is remembered for a while, but not against him."""

    async def evening() -> None:
        people = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        places = await sat_down(*people)
        await played(places)
        assert await why_not(people[0], places[0]) == "accounts"
        table = str(places[0].table and places[0].table["id"])
        await done(places)
        for number, person in enumerate(people):
            login = f"{person.name}.{number}.{id(places)}".lower()
            form = {"login": login, "password": "under the pine"}
            (await person.http("POST", "/api/account/password", json=form)).raise_for_status()
        places = [await person.enter(table) for person in people]
        await played(places)
        assert [await standing(person) for person in people] != [(0, None)] * 2
        await done(places)

    live(evening())
