"""A guest who signs in to his account keeps what he had: seats, tables, results, ratings."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from live.databases import Postgres, Redis
from live.people import Message, Person, Place, live
from live.servers import Server

from motherlode.server.storage.ratings import combined

Serve = Callable[..., Server]
SECRET = "under the pine"
NUMBERS = count()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, str]:
    """A folder, and the address of an empty database of each kind."""
    folder = tmp_path_factory.mktemp("signing")
    if request.param == "sqlite":
        return folder, f"sqlite:///{folder / 'motherlode.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return folder, postgres.create("signing")


@pytest.fixture(scope="module")
def server(database: tuple[Path, str]) -> Iterator[Server]:
    """One server on each, for all tests."""
    server = Server(database[0], database[1], proxy="1")
    yield server
    assert server.stop() == 0
    assert server.complaints == []


async def arrive(url: str, name: str) -> Person:
    """A guest at an address of his own: one address may not sign in that often."""
    person = await Person.arrive(url, name)
    person.headers["X-Forwarded-For"] = f"10.0.0.{next(NUMBERS)}"
    return person


async def account(url: str, name: str) -> Person:
    """Somebody with a password."""
    person = await arrive(url, name)
    form = {"login": f"{name}.{next(NUMBERS)}".lower(), "password": SECRET}
    (await person.http("POST", "/api/account/password", json=form)).raise_for_status()
    person.name = form["login"]
    return person


async def sign_in(guest: Person, account: Person) -> tuple[Person, Message]:
    """The same browser from then on, and what it was told."""
    form = {"login": account.name, "password": SECRET}
    answer = await guest.http("POST", "/api/account/login", json=form)
    answer.raise_for_status()
    cookie = answer.cookies["motherlode"]
    headers = {**guest.headers, "Cookie": f"motherlode={cookie}"}
    headers.pop("Authorization", None)
    return Person(guest.url, account.name, headers), answer.json()


async def played(host: Person, guest: Person, game: str = "gold-nuggets", seed: int = 1) -> Place:
    """A match among two, to its end; the host's place."""
    table = await host.open(game, "me", "open")
    here, there = await host.enter(table), await guest.enter(table)
    await there.ask("sit", seat=1)
    await here.ask("start")
    await asyncio.gather(here.play_to_the_end(Random(seed)), there.play_to_the_end(Random(seed)))
    await there.leave()
    return here


def test_seats_tables_results_and_ratings_go_over(server: Server) -> None:
    async def evening() -> Person:
        ada, bo = await account(server.url, "Ada"), await account(server.url, "Bo")
        await (await played(ada, bo)).leave()
        guest = await arrive(server.url, "Traveller")
        await (await played(bo, guest, seed=2)).leave()
        await (await played(bo, guest, "gold", seed=3)).leave()
        lobby = await guest.open("gold-nuggets", "me", "open", "open")
        running = await bo.open("gold-nuggets", "me", "open")
        theirs, mine = await bo.enter(running), await guest.enter(running)
        await mine.ask("sit", seat=1)
        await theirs.ask("start")
        both = [
            {line["game"]: line for line in await person.get("/api/me/statistics")}
            for person in (ada, guest)
        ]

        again, me = await sign_in(guest, ada)
        assert me["person"] == (await ada.get("/api/me"))["person"]
        assert me["brought"] == {"tables": 2, "matches": 2}
        assert "brought" not in await again.get("/api/me")

        # The seat at the running match: the old socket belongs to a cookie that is void now.
        assert await mine.ended() == 4503
        back = await again.enter(running)
        assert back.state is not None
        assert back.state["seat"] == 1
        await asyncio.gather(theirs.play_to_the_end(Random(4)), back.play_to_the_end(Random(5)))
        # The table that the guest opened.
        info = await again.get(f"/api/tables/{lobby}")
        assert info["hosting"]
        assert info["seats"][0]["mine"]
        lines = await again.get("/api/tables/mine")
        assert {lobby, running} <= {line["id"] for line in lines}

        after = {line["game"]: line for line in await again.get("/api/me/statistics")}
        assert after["gold-nuggets"]["played"] == 3
        assert after["gold-nuggets"]["rated"] == 1  # a guest's matches are not
        assert after["gold"] == both[1]["gold"]
        for place in (theirs, back):
            await place.leave()
        return ada

    ada = live(evening())
    # All of it is in the log: the next process finds the same.
    assert server.stop() == 0
    server.start()

    async def morning() -> None:
        again, me = await sign_in(await arrive(server.url, "Somebody"), ada)
        assert "brought" not in me
        lines = await again.get("/api/tables/mine")
        assert len(lines) == 5
        assert all(any(seat.get("mine") for seat in line["seats"]) for line in lines)

    live(morning())


def test_the_guest_is_no_more(server: Server) -> None:
    async def evening() -> None:
        ada = await account(server.url, "Ada")
        guest = await arrive(server.url, "Traveller")
        await sign_in(guest, ada)
        assert (await guest.get("/api/me"))["person"] is None
        form = {"login": "somebody.else", "password": SECRET}
        answer = await guest.http("POST", "/api/account/password", json=form)
        assert (answer.status_code, answer.json()["slug"]) == (401, "person/unknown")
        # His cookie brings nothing to anybody else.
        mallory = await account(server.url, "Mallory")
        assert "brought" not in (await sign_in(guest, mallory))[1]

    live(evening())


def test_two_accounts_stay_two(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await account(server.url, "Ada"), await account(server.url, "Bob")
        cy = await arrive(server.url, "Cy")
        await (await played(bo, cy)).leave()
        again, me = await sign_in(bo, ada)
        assert "brought" not in me
        assert await again.get("/api/me/statistics") == []
        back, _ = await sign_in(bo, bo)
        assert [line["played"] for line in await back.get("/api/me/statistics")] == [1]
        assert await ada.get("/api/tables/mine") == []

    live(evening())


def test_a_token_or_a_wrong_password_takes_nothing(server: Server) -> None:
    async def evening() -> None:
        thief = await account(server.url, "Thief")
        ada = await arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "open")
        token = await ada.http("POST", f"/api/tables/{table}/seats/1/token")
        program = Person.with_token(server.url, token.json()["token"])
        assert "brought" not in (await sign_in(program, thief))[1]
        form = {"login": thief.name, "password": "under the oak"}
        answer = await ada.http("POST", "/api/account/login", json=form)
        assert answer.status_code == 403
        assert (await ada.get(f"/api/tables/{table}"))["hosting"]
        async with program.at(table) as place:
            assert place.table is not None
            assert place.table["seats"][1]["mine"]

    live(evening())


def test_a_cookie_that_holds_no_more_takes_nothing(server: Server) -> None:
    async def evening() -> None:
        ada = await arrive(server.url, "Ada")
        thief = await account(server.url, "Thief")
        table = await ada.open("gold-nuggets", "me", "open")
        await ada.http("POST", "/api/account/logout")
        again, me = await sign_in(ada, thief)
        assert "brought" not in me
        assert not (await again.get(f"/api/tables/{table}")).get("hosting")
        assert await again.get("/api/tables/mine") == []

    live(evening())


def test_of_two_who_sign_in_with_one_cookie_one_brings_something(server: Server) -> None:
    async def evening() -> None:
        people = [await account(server.url, name) for name in ("Ada", "Bob")]
        guest = await arrive(server.url, "Traveller")
        await guest.open("gold-nuggets", "me", "open")
        answers = await asyncio.gather(*(sign_in(guest, person) for person in people))
        assert sorted("brought" in me for _, me in answers) == [False, True]
        lists = [await person.get("/api/tables/mine") for person, _ in answers]
        assert sorted(map(len, lists)) == [0, 1]

    live(evening())


def test_two_seats_at_one_table(server: Server) -> None:
    """The guest sat opposite his own account: both hands are his, and the match can be played."""

    async def evening() -> None:
        ada = await account(server.url, "Ada")
        guest = await arrive(server.url, "Traveller")
        table = await ada.open("go-for-gold", "me", "open")
        here, there = await ada.enter(table), await guest.enter(table)
        await there.ask("sit", seat=1)
        await there.ask("entropy", text="00c0ffee00c0ffee")
        await here.ask("start")
        again, me = await sign_in(guest, ada)
        assert me["brought"] == {"tables": 1, "matches": 0}
        # The guest's old socket must not see the other hand: it looked on, and ends.
        assert await there.ended() == 4503
        seen = [message["seat"] for message in there.messages if message["type"] == "state"]
        assert set(seen) <= {1, -1}
        place = await again.enter(table)
        while not place.over:
            assert place.state is not None
            await place.ask("look", seat=place.state["view"]["to_act"][0])
            if not place.over:
                await place.play(Random(len(place.texts)).choice(place.state["legal"]))
        assert place.state is not None
        share = 1 / len(place.state["result"]["winners"])  # both hands may have the same
        lines = await again.get("/api/me/statistics")
        assert [(line["played"], line["won"], line.get("rated", 0)) for line in lines] == [
            (1, share, 0)  # one match, whatever he won in it against himself
        ]
        for socket in (here, place):
            await socket.leave()

    live(evening())


def test_a_match_that_ends_before_he_comes_back_counts(server: Server) -> None:
    """The bot in his place finishes it, at a table that still knows him as the guest."""

    async def evening() -> None:
        ada = await account(server.url, "Ada")
        bo, guest = [await arrive(server.url, name) for name in ("Bo", "Traveller")]
        table = await bo.open("gold-nuggets", "me", "open")
        theirs, mine = await bo.enter(table), await guest.enter(table)
        await mine.ask("sit", seat=1)
        await theirs.ask("start")
        await mine.leave()
        await theirs.wait(lambda: bool(theirs.table and theirs.table["seats"][1].get("away")))
        await theirs.ask("assign", seat=1, plan={"kind": "bot", "level": "greenhorn"})
        again, _ = await sign_in(guest, ada)
        await theirs.play_to_the_end(Random(1))
        assert [line["played"] for line in await again.get("/api/me/statistics")] == [1]
        await theirs.leave()

    live(evening())


def test_another_process_knows_it_too(serve: Serve, postgres: Postgres, redis: Redis) -> None:
    database = postgres.create("signing_apart")
    first, second = (serve(database=database, channels=redis.url) for _ in range(2))

    async def evening() -> None:
        ada = await account(first.url, "Ada")
        bo, guest = [await arrive(first.url, name) for name in ("Bo", "Traveller")]
        table = await bo.open("gold-nuggets", "me", "open")
        theirs = await bo.elsewhere(second.url).enter(table)
        mine = await guest.elsewhere(second.url).enter(table)
        await mine.ask("sit", seat=1)
        await theirs.ask("start")
        again, me = await sign_in(guest, ada)
        assert me["brought"]["tables"] == 1
        here = await again.enter(table)
        assert here.state is not None
        assert here.state["seat"] == 1
        # The old cookie is no more, at the other process too: the socket there comes back anew.
        await mine.leave()
        mine = await again.elsewhere(second.url).enter(table)
        await asyncio.gather(theirs.play_to_the_end(Random(1)), mine.play_to_the_end(Random(2)))
        assert [line["played"] for line in await again.get("/api/me/statistics")] == [1]
        for place in (theirs, mine, here):
            await place.leave()

    live(evening())
    assert [first.complaints, second.complaints] == [[], []]


def test_a_seat_that_the_guest_took_too_late_is_found_when_the_person_comes(
    serve: Serve, tmp_path: Path
) -> None:
    """A table that nobody told, as after a crash in between: its log still knows the guest."""
    server = serve()

    async def before() -> tuple[Person, str]:
        ada = await account(server.url, "Ada")
        guest = await arrive(server.url, "Traveller")
        return ada, await guest.open("gold-nuggets", "me", "open")

    ada, table = live(before())
    assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / "motherlode.db")) as base:
        row = base.execute("select id from people where login is not null").fetchone()
        base.execute("update people set merged = ? where name = 'Traveller'", row)
        base.commit()
    server = serve()

    async def after() -> None:
        again, _ = await sign_in(await arrive(server.url, "New"), ada)
        assert [line["id"] for line in await again.get("/api/tables/mine")] == [table]
        async with again.at(table) as place:
            assert place.table is not None
            assert place.table["hosting"]
            await place.ask("assign", seat=1, plan={"kind": "bot"})

    live(after())


def test_two_ratings_of_one_person_are_one() -> None:
    begin = (25.0, 25 / 3)
    mu, sigma = combined((30.0, 4.0), (28.0, 4.0))
    assert 28.0 < mu < 31.0  # both say that he is better than the beginning
    assert sigma < 4.0
    assert combined((30.0, 4.0), begin) == (30.0, 4.0)
    assert combined(begin, (20.0, 5.0)) == (20.0, 5.0)
    one, other = (27.0, 3.0), (22.0, 6.0)
    assert combined(one, other) == pytest.approx(combined(other, one))


def test_somebody_with_no_cookie_brings_nothing(server: Server) -> None:
    async def evening() -> Any:
        ada = await account(server.url, "Ada")
        form = {"login": ada.name, "password": SECRET}
        return httpx.post(f"{server.url}/api/account/login", json=form).json()

    assert "brought" not in live(evening())
