"""Sessions are listed and ended, on the server; a password is changed by who knows the old one."""

import asyncio
import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from live.databases import Postgres, Redis
from live.people import Person, live
from live.servers import Server
from live.stored import asked, cookie, load
from sqlalchemy import Executable, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.server.clock import SystemClock
from motherlode.server.condition import Condition
from motherlode.server.http.routes.signing import PROOF
from motherlode.server.people.cookies import Ticket
from motherlode.server.people.sessions import Sessions, Visit
from motherlode.server.storage import schema
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.transactions import database_on

Serve = Callable[..., Server]
SECRET, OTHER = "under the pine", "under the oak tree"
PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36"
NUMBERS = count()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('sessions') / 'motherlode.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create("sessions")


@pytest.fixture(scope="module")
def server(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on each, for all tests."""
    server = Server(tmp_path_factory.mktemp("sessions"), url, proxy="1")
    yield server
    assert server.stop() == 0
    assert server.complaints == []


async def device(url: str, name: str = "Ada", agent: str = PHONE) -> Person:
    """A guest on a device of his own."""
    person = await Person.arrive(url, name)
    person.headers["X-Forwarded-For"] = f"10.1.0.{next(NUMBERS) % 250}"
    person.headers["User-Agent"] = agent
    return person


async def account(url: str, name: str = "Ada") -> tuple[Person, list[str]]:
    """Somebody with a password, and his recovery codes; his `name` is the login."""
    person = await device(url, name)
    form = {"login": f"{name}.{next(NUMBERS)}".lower(), "password": SECRET}
    answer = await person.http("POST", "/api/account/password", json=form)
    answer.raise_for_status()
    person.name = form["login"]
    return with_cookie(person, answer), answer.json()["codes"]


async def signed_in(person: Person, password: str = SECRET) -> Person:
    """The same person on another device."""
    other = await device(person.url)
    form = {"login": person.name, "password": password}
    answer = await other.http("POST", "/api/account/login", json=form)
    answer.raise_for_status()
    return with_cookie(Person(person.url, person.name, other.headers), answer)


def with_cookie(person: Person, answer: httpx.Response) -> Person:
    kept = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
    return Person(person.url, person.name, {**person.headers, "Cookie": kept})


async def is_somebody(person: Person) -> bool:
    return (await person.get("/api/me"))["person"] is not None


async def refused(person: Person, method: str, path: str, **body: Any) -> tuple[int, str]:
    answer = await person.http(method, path, json=body)
    return answer.status_code, answer.json()["slug"]


def test_sessions_are_listed_and_ended(server: Server) -> None:
    async def evening() -> None:
        ada, _ = await account(server.url)
        phone, third = await signed_in(ada), await signed_in(ada)
        mine = await phone.get("/api/account/sessions")
        assert [one.get("here", False) for one in mine].count(True) == 1
        assert len(mine) == 3
        here = next(one for one in mine if one.get("here"))
        assert here["device"] == "Chrome · Android"
        assert here["created"] <= here["seen"]

        table = await ada.open("gold-nuggets", "me", "open")
        places = [await person.enter(table) for person in (ada, phone, third)]
        theirs = next(one["id"] for one in await ada.get("/api/account/sessions") if "here" in one)
        gone = await phone.http("DELETE", f"/api/account/sessions/{theirs}")
        assert [one["id"] == theirs for one in gone.json()] == [False, False]
        assert await places[0].ended() == 4401
        assert places[0].messages[-1] == {"type": "goodbye", "reason": "session/ended"}
        assert [await is_somebody(one) for one in (ada, phone, third)] == [False, True, True]
        again = await refused(phone, "DELETE", f"/api/account/sessions/{theirs}")
        assert again == (404, "session/unknown")

        left = await phone.http("DELETE", "/api/account/sessions")
        assert [one["here"] for one in left.json()] == [True]
        assert await places[2].ended() == 4401
        assert not await is_somebody(third)
        assert len(await phone.get("/api/account/sessions")) == 1
        assert not places[1].gone
        await places[1].leave()

    live(evening())


def test_nobody_ends_the_session_of_another(server: Server) -> None:
    async def evening() -> None:
        (ada, _), (mallory, _) = await account(server.url), await account(server.url, "Mallory")
        (mine,) = await ada.get("/api/account/sessions")
        path = f"/api/account/sessions/{mine['id']}"
        assert await refused(mallory, "DELETE", path) == (404, "session/unknown")
        assert await is_somebody(ada)

    live(evening())


def test_signing_out_ends_the_session_on_the_server(server: Server) -> None:
    async def evening() -> None:
        ada, _ = await account(server.url)
        phone = await signed_in(ada)
        assert (await phone.http("POST", "/api/account/logout")).status_code == 200
        assert not await is_somebody(phone)  # the cookie that somebody may have copied
        assert await is_somebody(ada)

    live(evening())


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(server: Server) -> None:
    async def evening() -> None:
        ada, _ = await account(server.url)
        thief = await signed_in(ada)
        form = {"login": "thief.s.own", "password": OTHER}
        wrong = (403, "account/wrong-password")
        assert await refused(thief, "POST", "/api/account/password", **form) == wrong
        guess = {**form, "old": "under the elm"}
        assert await refused(thief, "POST", "/api/account/password", **guess) == wrong
        before = Person(ada.url, ada.name, dict(ada.headers))
        change = {"login": ada.name, "password": OTHER, "old": SECRET}
        answer = await ada.http("POST", "/api/account/password", json=change)
        assert answer.status_code == 200
        assert "codes" not in answer.json()  # the old ones still hold
        assert [await is_somebody(one) for one in (ada, before, thief)] == [True, False, False]
        with pytest.raises(httpx.HTTPStatusError):
            await signed_in(ada)
        assert await is_somebody(await signed_in(ada, OTHER))

    live(evening())


def test_a_recovery_code_works_once(server: Server) -> None:
    async def evening() -> list[str]:
        ada, codes = await account(server.url)
        assert len(set(codes)) == 8
        assert all(re.fullmatch(r"(\w{4}-){3}\w{4}", code) for code in codes)
        assert (await ada.get("/api/me"))["codes_left"] == 8
        assert "codes" not in await ada.get("/api/me")
        lost = await device(server.url, "Somebody")
        form = {"login": ada.name, "password": OTHER}
        typed = codes[0].lower().replace("-", " ")
        bad = (403, "account/wrong-code")
        for wrong in (
            {**form, "code": "2222-2222-2222-2222"},
            {**form, "code": typed, "login": "somebody.else"},
        ):
            assert await refused(lost, "POST", "/api/account/recover", **wrong) == bad
        answer = await lost.http("POST", "/api/account/recover", json={**form, "code": typed})
        assert answer.status_code == 200
        assert answer.json()["codes_left"] == 7
        assert not await is_somebody(ada)
        used = {**form, "code": codes[0]}
        other = await device(server.url)
        assert await refused(other, "POST", "/api/account/recover", **used) == bad
        again = await signed_in(ada, OTHER)

        proof = (403, "account/wrong-password")
        assert await refused(again, "POST", "/api/account/recovery") == proof
        made = await again.http("POST", "/api/account/recovery", json={"password": OTHER})
        assert made.status_code == 200
        assert not set(made.json()["codes"]) & set(codes)
        void = {**form, "code": codes[1]}
        assert await refused(other, "POST", "/api/account/recover", **void) == bad
        guest = await device(server.url)
        assert await refused(guest, "POST", "/api/account/recovery") == (409, "account/none")
        return [*codes, *made.json()["codes"]]

    codes = live(evening())
    assert not any(code in server.log for code in codes)


def test_a_recovery_code_leaves_no_passkey_to_whoever_had_made_one(
    server: Server, url: str
) -> None:
    ada, codes = live(account(server.url))
    me = live(ada.get("/api/me"))["person"]
    row = {"id": f"key of {me}", "person": me, "public_key": b"?", "sign_count": 0, "created": 0.0}
    written(url, insert(schema.passkeys).values(row))
    assert live(ada.get("/api/me"))["passkeys"] == 1
    form = {"login": ada.name, "password": OTHER, "code": codes[0]}
    answer = live(ada.http("POST", "/api/account/recover", json=form))
    assert (answer.status_code, answer.json().get("passkeys", 0)) == (200, 0)


def test_passkeys_are_listed_and_taken_away_but_not_the_last_way_in(
    server: Server, url: str
) -> None:
    (ada, _), (eve, _) = live(account(server.url)), live(account(server.url, "Eve"))
    me = live(ada.get("/api/me"))["person"]
    rows = [
        {
            "id": f"{name}-{me}",
            "person": me,
            "public_key": b"?",
            "sign_count": 0,
            "created": float(at),
            "name": name,
            "used": used,
        }
        for at, (name, used) in enumerate((("Chrome · Android", 7.0), ("", None)))
    ]
    written(url, insert(schema.passkeys).values(rows))
    path = "/api/account/passkey"
    keys = live(ada.get(path))
    assert [(one["name"], one.get("used")) for one in keys] == [
        ("", None),
        ("Chrome · Android", 7.0),
    ]
    ids = [one["id"] for one in keys]
    assert live(eve.get(path)) == []
    gone = (404, "passkey/unknown")
    assert live(refused(eve, "POST", f"{path}/remove", id=ids[0], password=SECRET)) == gone
    wrong = (403, "account/wrong-password")
    assert live(refused(ada, "POST", f"{path}/remove", id=ids[0], password="another")) == wrong
    left = live(ada.http("POST", f"{path}/remove", json={"id": ids[0], "password": SECRET}))
    assert [one["id"] for one in left.json()] == ids[1:]
    column = schema.people.c
    written(url, update(schema.people).where(column.id == me).values(password=None))
    last = (409, "passkey/last")
    assert live(refused(ada, "POST", f"{path}/remove", id=ids[1])) == last  # just signed in
    written(url, update(schema.sessions).where(schema.sessions.c.person == me).values(proved=0.0))
    again = (403, "account/sign-in-again")
    assert live(refused(ada, "POST", f"{path}/remove", id=ids[1])) == again


def test_a_passkey_is_made_within_15_minutes_of_signing_in(server: Server, url: str) -> None:
    """Whoever finds a device that was left open makes none."""
    ada, _ = live(account(server.url))
    path, column = "/api/account/passkey", schema.sessions.c
    assert live(ada.http("POST", f"{path}/options", json={})).status_code == 200
    me = live(ada.get("/api/me"))["person"]
    (session,) = asked(url, f"select proved from sessions where person = '{me}' and ended is null")
    mine = update(schema.sessions).where(column.person == me)
    for ago, may in ((PROOF - 60, True), (PROOF + 1, False)):
        written(url, mine.values(proved=session["proved"] - ago))
        answer = live(ada.http("POST", f"{path}/options", json={}))
        assert answer.status_code == (200 if may else 403)
    again = (403, "account/sign-in-again")
    assert live(refused(ada, "POST", f"{path}/options")) == again
    assert live(refused(ada, "POST", path, id="x")) == again
    assert live(signed_in(ada)) is not None
    assert live(refused(ada, "POST", f"{path}/options")) == again  # another session's proof
    answer = live(
        ada.http("POST", "/api/account/login", json={"login": ada.name, "password": SECRET})
    )
    assert (
        live(with_cookie(ada, answer).http("POST", f"{path}/options", json={})).status_code == 200
    )


def written(url: str, change: Executable) -> None:
    """Changes something behind the server's back."""

    async def write() -> None:
        engine = connect(url)
        async with engine.begin() as connection:
            await connection.execute(change)
        await engine.dispose()

    asyncio.run(write())


def test_codes_are_not_kept_as_they_are(server: Server, url: str) -> None:
    async def evening() -> list[str]:
        return (await account(server.url))[1]

    codes = live(evening())
    kept = str(asked(url, "select * from recoveries"))
    assert not any(code in kept or code.replace("-", "") in kept for code in codes)


def test_a_sessions_address_is_kept_as_a_digest(server: Server, url: str) -> None:
    live(account(server.url))
    rows = asked(url, "select address, device from sessions")
    assert rows
    assert "10.1.0." not in str(rows)


@pytest.mark.parametrize("way", ["password", "login"])
def test_whoever_shows_who_he_is_has_a_new_session_and_the_old_cookie_is_void(
    server: Server, way: str
) -> None:
    """Somebody may have copied the guest's cookie, or given it to him in the first place."""

    async def evening() -> None:
        guest = await device(server.url)
        table = await guest.open("gold-nuggets", "me", "open")
        place = await guest.enter(table)
        login = f"renewed.{next(NUMBERS)}"
        if way == "login":
            login = (await account(server.url))[0].name
        form, before = {"login": login, "password": SECRET}, dict(guest.headers)
        answer = await guest.http("POST", f"/api/account/{way}", json=form)
        assert answer.status_code == 200
        now, guest = with_cookie(guest, answer), Person(guest.url, guest.name, before)
        assert [await is_somebody(one) for one in (guest, now)] == [False, True]
        assert await place.ended() == 4503
        assert place.messages[-1] == {
            "type": "goodbye",
            "reason": "session/renewed",
            "retry": 0.2,
        }
        again = await now.enter(table)
        assert again.table is not None
        assert again.table["seats"][0]["mine"]
        await again.leave()
        refused = await guest.knock(table)
        assert await refused.ended() == 4401

    live(evening())


def test_another_process_hears_that_a_session_has_ended(
    serve: Serve, postgres: Postgres, redis: Redis
) -> None:
    database = postgres.create("sessions_apart")
    first, second = (serve(database=database, channels=redis.url, proxy="1") for _ in range(2))

    async def evening() -> None:
        ada, _ = await account(first.url)
        phone = await signed_in(ada)
        table = await ada.open("gold-nuggets", "me", "open")
        place = await phone.elsewhere(second.url).enter(table)
        await ada.http("DELETE", "/api/account/sessions")
        assert await place.ended() == 4401
        assert not await is_somebody(phone.elsewhere(second.url))

    live(evening())
    assert [first.complaints, second.complaints] == [[], []]


def old_cookie(database: str, person: str, made: int) -> str:
    """As it was before there were sessions, of another device."""
    (row,) = asked(database, "select value from secrets where name = 'cookies'")
    signed = f"{person}.{made}"
    key = bytes.fromhex(row["value"])
    digest = hmac.new(key, f"person.{signed}".encode(), hashlib.sha256).digest()
    return f"{signed}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"


def test_cookies_from_before_hold_until_they_are_ended(serve: Serve, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'old.db'}"
    load("0005", database)
    first = cookie(database, "Ada")
    person, made = first.split(".")[:2]
    others = [old_cookie(database, person, int(made) + more) for more in (60, 120)]
    server = serve(database=database)

    async def evening() -> None:
        ada, phone, thief = [
            Person(server.url, "ada", {"Cookie": f"motherlode={one}"}) for one in (first, *others)
        ]
        assert await is_somebody(ada)
        assert await is_somebody(phone)  # the thief waits: nobody has seen his cookie yet
        assert len(await ada.get("/api/account/sessions")) == 2
        await phone.http("POST", "/api/account/logout")
        assert [await is_somebody(one) for one in (ada, phone)] == [True, False]
        form = {"login": "ada", "password": OTHER, "old": "a golden evening"}
        answer = await ada.http("POST", "/api/account/password", json=form)
        assert answer.status_code == 200
        assert [await is_somebody(one) for one in (ada, phone, thief)] == [True, False, False]

    live(evening())


def test_many_requests_at_once_make_one_session_of_an_old_cookie(
    serve: Serve, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'old.db'}"
    load("0005", database)
    bo = cookie(database, "Bo")
    server = serve(database=database)

    async def evening() -> None:
        person = Person(server.url, "Bo", {"Cookie": f"motherlode={bo}"})
        assert all(await asyncio.gather(*[is_somebody(person) for _ in range(8)]))
        assert len(await person.get("/api/account/sessions")) == 1

    live(evening())
    assert server.complaints == []


def test_a_session_that_ends_while_it_is_read_is_not_taken_for_open(tmp_path: Path) -> None:
    """A page that asks every few seconds would go on for as long as we believe what we read."""

    async def evening() -> None:
        clock, engine = SystemClock(), connect(f"sqlite:///{tmp_path / 'sessions.db'}")
        await migrate(engine)
        database = database_on(engine, Condition(clock.monotonic))
        sessions, visit = Sessions(database, clock, secrets), Visit("", "")
        session = await sessions.begin("ada", visit, proved=False)
        ticket = Ticket("ada", session, 0, old=False)
        read = database.connect

        @asynccontextmanager
        async def then_ended() -> AsyncIterator[AsyncConnection]:
            async with read() as connection:
                yield connection
            await sessions.end("ada", session)

        database.connect = then_ended  # type: ignore[method-assign]
        assert await sessions.is_open(ticket, visit)  # it was, when it was read
        database.connect = read  # type: ignore[method-assign]
        assert not await sessions.is_open(ticket, visit)
        await database.close()

    live(evening())
