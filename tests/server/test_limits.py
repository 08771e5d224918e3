"""Limits count what costs something, by whom it comes from, and say when to come again."""

import asyncio
import re
from collections.abc import Callable

import httpx
import pytest
from live.people import Person, Place, Refusal, live
from live.raw import called, frame, shaken
from live.servers import Server

from motherlode.engine.errors import MotherlodeError
from motherlode.server.limits import Bucket, Limit, Limits, Places, counted_as
from motherlode.server.metrics import Metrics
from motherlode.server.refusals import PAUSE, Refusals
from motherlode.server.settings import Settings, settings_from

Serve = Callable[..., Server]
DEFAULTS = Settings()
PING, TEXT = 9, 1


def usual(serve: Serve, **other: str) -> Server:
    """A server with the limits that operators get, but for some."""
    own = {
        name: str(getattr(DEFAULTS, name))
        for name in (
            *("requests_per_minute", "openings_per_minute", "tables_per_minute"),
            *("moves_per_second", "sockets_per_minute", "sockets_per_person", "sockets_per_table"),
        )
    }
    return serve(**{**own, **other})


def refused(server: Server, limit: str) -> int:
    """How often a limit has refused something, as operators see it."""
    text = httpx.get(f"{server.url}/metrics").text
    found = re.search(rf'^motherlode_refusals_total{{limit="{limit}"}} ([\d.]+)$', text, re.M)
    assert found is not None, limit
    return int(float(found[1]))


# --- what counts as whom ---


@pytest.mark.parametrize(
    ("address", "counts"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_all_addresses_of_one_household_are_one(address: str, counts: str) -> None:
    assert counted_as(address) == counts


def test_who_asks_too_often_takes_nothing_from_those_beside_him() -> None:
    time = 0.0
    refusals = Refusals(Metrics().refusals.count, lambda: time)
    by_person, by_address = Limits(1.0, 2, lambda: time), Limits(1.0, 4, lambda: time)
    limit = Limit("requests", refusals, by_person, by_address)
    assert [limit.wait("here", "greedy") == 0 for _ in range(9)] == [True] * 2 + [False] * 7
    assert [limit.wait("here", "modest") for _ in range(2)] == [0, 0]
    assert limit.wait("here", "third") == 1.0
    time = 1.0
    assert limit.wait("here", "third") == 0


def test_places_are_taken_together_or_not_at_all() -> None:
    places = Places(Refusals(Metrics().refusals.count, lambda: 0.0), person=2, table=1)
    assert places.enter([("person", "ada"), ("table", "T")])
    assert not places.enter([("person", "ada"), ("table", "T")])
    assert places.enter([("person", "ada"), ("table", "U")])
    assert not places.enter([("person", "ada"), ("table", "V")])
    places.leave([("person", "ada"), ("table", "T")])
    assert places.enter([("person", "ada"), ("table", "T")])


def test_a_bucket_says_when_it_has_one_again() -> None:
    time = 0.0
    bucket = Bucket(0.5, 1, lambda: time)
    assert bucket.take()
    assert not bucket.take()
    assert bucket.wait == 2.0
    time = bucket.wait
    assert bucket.take()


def test_many_refusals_are_one_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    time, metrics = 100.0, Metrics()
    refusals = Refusals(metrics.refusals.count, lambda: time)
    refusals.expect("guests")
    assert b'motherlode_refusals_total{limit="guests"} 0.0' in metrics.text()
    for _ in range(500):
        refusals.note("guests", "10.0.0.1")
    assert len(caplog.records) == 1
    time += PAUSE
    refusals.note("guests", "10.0.0.1")
    assert [record.getMessage().rpartition("; ")[2] for record in caplog.records] == [
        "1 since the last word",
        "500 since the last word",
    ]


def test_a_variable_that_is_no_setting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTHERLODE_CACHE", "/tmp/cache")
    settings_from()
    monkeypatch.setenv("MOTHERLODE_PROXXY", "1")
    with pytest.raises(MotherlodeError, match=r"MOTHERLODE_PROXXY.*MOTHERLODE_PROXY"):
        settings_from()


# --- at a server ---


def test_a_club_behind_one_address_gets_in(serve: Serve) -> None:
    server = usual(serve)
    with httpx.Client(base_url=server.url) as http:
        for number in range(50):
            http.cookies.clear()
            for path in ("/", "/api/games", "/api/tables", "/api/games/gold/words/de"):
                assert http.get(path).status_code == 200, number
            assert http.post("/api/me", json={}).status_code == 200, number
        for _ in range(20):
            http.cookies.clear()
            answer = http.post("/api/me", json={})
        assert answer.status_code == 429
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert http.get("/").status_code == 200
    assert refused(server, "guests") > 0
    assert server.log.count("limit guests") == 1


def test_a_person_uses_up_his_own_requests_and_no_page(serve: Serve) -> None:
    server = usual(serve, requests_per_minute="20", people_per_address="4")
    with httpx.Client(base_url=server.url) as ada, httpx.Client(base_url=server.url) as bob:
        for one in (ada, bob):
            one.post("/api/me", json={})
        answers = [ada.get("/api/me") for _ in range(30)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["slug"] == "request/too-many"
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert bob.get("/api/me").status_code == 200
        assert ada.get("/").status_code == 200
        # What is not there counts; what is, does not.
        assert [bob.get(f"/assets/{n}.js").status_code for n in range(30)][-1] == 429
    assert refused(server, "requests") > 0


def test_a_household_of_many_addresses_is_one(serve: Serve) -> None:
    server = usual(serve, proxy="1", openings_per_minute="3")
    statuses = [
        httpx.post(
            f"{server.url}/api/me", json={}, headers={"x-forwarded-for": f"2001:db8::{n + 1:x}"}
        ).status_code
        for n in range(5)
    ]
    assert statuses == [200, 200, 200, 429, 429]


def test_tables_programs_and_pictures_count(serve: Serve) -> None:
    server = usual(serve, tables_per_minute="2")

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "open", "open", "open", "open")
        await ada.open("gold-nuggets", "me", "open")
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "gold-nuggets", "seats": seats}
        answer = await ada.http("POST", "/api/tables", json=wish)
        assert (answer.status_code, answer.json()["slug"]) == (429, "table/too-many")
        assert int(answer.headers["retry-after"]) >= 1
        bob = await Person.arrive(server.url, "Bob")
        await bob.open("gold-nuggets", "me", "open")
        for seat in (1, 2, 3, 4):
            answer = await ada.http("POST", f"/api/tables/{table}/seats/{seat}/token")
            assert answer.status_code == 201
        other = await bob.open("gold-nuggets", "me", *["open"] * 4)
        for seat in (1, 2, 3, 4):
            answer = await bob.http("POST", f"/api/tables/{other}/seats/{seat}/token")
            assert answer.status_code == 201
        codes = [await bob.http("GET", f"/api/qr?text={number}") for number in range(40)]
        assert (codes[0].status_code, codes[-1].status_code) == (200, 429)

    live(evening())
    assert refused(server, "tables") == 1
    assert refused(server, "qr_codes") > 0


def test_guesses_at_one_account_count_wherever_they_come_from(serve: Serve) -> None:
    server = usual(serve, proxy="1")

    def guess(address: str, login: str) -> int:
        form = {"login": login, "password": "wrong battery"}
        here = {"x-forwarded-for": address}
        answer = httpx.post(f"{server.url}/api/account/login", json=form, headers=here)
        return answer.status_code

    assert [guess("10.0.0.1", "ada") for _ in range(12)][-1] == 429
    assert guess("10.0.0.1", "bob") == 403
    assert guess("10.0.0.2", "ada") == 403


def test_open_sockets_count_by_person_and_by_table(serve: Serve) -> None:
    server = usual(serve, sockets_per_person="3", sockets_per_table="2")

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        bob = await Person.arrive(server.url, "Bob")
        cleo = await Person.arrive(server.url, "Cleo")
        table = await ada.open("gold-nuggets", "me", "open")
        lookers = [await bob.enter(table), await cleo.enter(table)]
        late = await bob.knock(table)
        assert await late.ended() == 4429
        assert late.messages[-1]["type"] == "goodbye"
        assert late.messages[-1]["retry"] > 0
        mine = [await ada.enter(table) for _ in range(3)]  # who has a seat gets in
        assert await (await ada.knock(table)).ended() == 4429
        await mine[0].leave()
        await lookers[0].leave()
        again = await entered(ada, table)
        others = await entered(bob, table)
        for place in (*mine[1:], lookers[1], again, others):
            await place.leave()

    live(evening())
    assert refused(server, "sockets_of_person") > 0
    assert refused(server, "sockets_of_table") > 0


def test_open_sockets_count_by_address(serve: Serve) -> None:
    server = usual(serve, sockets_per_person="2", people_per_address="1.5")

    async def evening() -> None:
        people = [await Person.arrive(server.url, name) for name in ("Ada", "Bob")]
        table = await people[0].open("gold-nuggets", "me", "open")
        places = [await one.enter(table) for one in (*people, people[0])]
        assert await (await people[1].knock(table)).ended() == 4429
        for place in places:
            await place.leave()

    live(evening())
    assert refused(server, "sockets_of_address") == 1


def test_opening_sockets_counts(serve: Serve) -> None:
    server = usual(serve, sockets_per_minute="4")

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "open")
        for _ in range(4):
            await (await ada.enter(table)).leave()
        last = await ada.knock(table)
        assert await last.ended() == 4429
        assert last.messages[-1]["retry"] > 0

    live(evening())
    assert refused(server, "openings") == 1


def test_chat_that_comes_too_fast_is_refused_and_the_socket_stays(serve: Serve) -> None:
    server = usual(serve)

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "open")) as place:
            with pytest.raises(Refusal, match="chat/too-many"):
                for _ in range(60):
                    await place.ask("chat", text="Gold!")
            await place.ask("ping")

    live(evening())
    assert refused(server, "dear_messages") == 1


def test_pings_count_like_messages(serve: Serve) -> None:
    server = usual(serve, moves_per_second="5")

    async def evening() -> None:
        async with called(server) as raw:
            await shaken(raw)
            await raw.answer("welcome")
            raw.writer.write(frame(PING, b"there?"))
            pongs = [await raw.frame() for _ in range(2)]
            assert (10, b"there?") in pongs  # the other may be news of the table
            raw.writer.write(frame(PING, b"") * 100)
            assert await asyncio.wait_for(raw.closed(), 60) == 4429

    live(evening())
    assert refused(server, "messages") == 1


async def entered(person: Person, table: str) -> Place:
    """A place, as soon as the server has noticed that another one is free."""
    while True:
        try:
            return await person.enter(table)
        except ConnectionError:
            await asyncio.sleep(0.05)
