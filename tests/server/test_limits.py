"""Limits count what costs something, by whom it comes from, and say when to come again."""

import asyncio
import logging
from contextlib import ExitStack

import httpx
import pytest
from live.in_memory import ManualClock
from live.limited import Serve, refused, usual
from live.people import Person, live

from motherlode.engine.errors import MotherlodeError
from motherlode.server.http.malformed import FewLines
from motherlode.server.limits import Bucket, Limit, Limits, Mistakes, Places, UnderWay, counted_as
from motherlode.server.metrics import Metrics
from motherlode.server.refusals import PAUSE, Refusals
from motherlode.server.settings import settings_from

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
        ("192.0.2.1:50000", "192.0.2.1"),  # some proxies say the port, too
        ("[2001:db8:1:3::1]:50000", "2001:db8:1:3::/64"),
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


def test_only_wrong_tries_count_and_then_right_ones_are_refused_too() -> None:
    time = 0.0
    refusals = Refusals(Metrics().refusals.count, lambda: time)
    by_person, by_address = Limits(1.0, 2, lambda: time), Limits(1.0, 4, lambda: time)
    codes = Mistakes(Limit("codes", refusals, by_person, by_address))
    assert [codes.wait("here", "ada") for _ in range(9)] == [0] * 9
    for _ in range(2):
        codes.note("here", "eve")
    assert codes.wait("here", "eve") == 1.0
    assert codes.wait("here", "ada") == 0
    time = 1.0
    assert codes.wait("here", "eve") == 0


def test_somebody_has_few_different_things_under_way_and_the_same_one_counts_once() -> None:
    refusals = Refusals(Metrics().refusals.count, lambda: 0.0)
    look_backs = UnderWay("look_backs", refusals, (2, 3))
    with ExitStack() as stack:

        def begin(what: str, person: str | None = None) -> bool:
            return stack.enter_context(look_backs.one_more(what, person, "here"))

        assert [begin(what, "eve") for what in "abcab"] == [True, True, False, True, True]
        assert begin("c", "ada")
        assert not begin("d", "ada")  # too many at this address
        assert begin("a")  # nobody knows who asks
    with look_backs.one_more("d", "eve", "here") as may:
        assert may


def test_requests_that_are_none_are_counted_and_seldom_told() -> None:
    clock, metrics = ManualClock(100.0), Metrics()
    few = FewLines(metrics, clock)

    def written(text: str) -> str | None:
        record = logging.makeLogRecord({"msg": text})
        return record.getMessage() if few.filter(record) else None

    wrong = "Invalid HTTP request received."
    assert written(wrong) == "Invalid HTTP request received; 1 since the last word"
    assert [written(wrong) for _ in range(500)] == [None] * 500
    assert written("Something else.") == "Something else."
    clock.time += 60.0
    assert written(wrong) == "Invalid HTTP request received; 501 since the last word"
    assert b'motherlode_malformed_requests_total{why="unreadable"} 502.0' in metrics.text()


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


def test_codes_cannot_be_guessed_and_a_club_may_mistype(serve: Serve) -> None:
    server = usual(serve, proxy="1", metrics_token="a long word", people_per_address="2")
    with httpx.Client(base_url=server.url) as http:
        http.post("/api/me", json={})
        form = {"game": "gold", "seats": [{"kind": "me"}, {"kind": "open"}]}
        code = http.post("/api/tables", json=form).json()["code"]
        for _ in range(20):
            assert http.get(f"/api/codes/{code}").status_code == 200
            assert http.get("/api/codes/222222").status_code == 404
        for tried in ("222222", code):  # a right one is not told from a wrong one
            answer = http.get(f"/api/codes/{tried}")
            assert (answer.status_code, answer.json()["slug"]) == (429, "code/too-many")
            assert 1 <= int(answer.headers["retry-after"]) <= 6
        # Nor does the page of an invitation tell them apart.
        shared = [http.get(f"/j/{one}").text.replace(one, "?") for one in ("222222", code)]
        assert shared[0] == shared[1]
        http.cookies.clear()
        assert http.get(f"/api/codes/{code}").status_code == 200  # somebody else beside him
        away = {"x-forwarded-for": "198.51.100.7"}
        while http.get("/api/codes/222222", headers=away).status_code == 404:
            pass
        assert http.get(f"/api/codes/{code}", headers=away).status_code == 429
        assert http.get(f"/api/codes/{code}").status_code == 200

        assert http.get("/metrics").status_code == 200
        for said in ({"x-real-ip": "198.51.100.7"}, {"forwarded": "for=198.51.100.7"}):
            assert http.get("/metrics", headers=said).status_code == 403
        told = http.get("/metrics", headers=away)
        assert (told.status_code, told.json()["slug"]) == (403, "metrics/forbidden")
        for word, status in (("a long word", 200), ("a longer word", 403)):
            shown = {**away, "authorization": f"Bearer {word}"}
            assert http.get("/metrics", headers=shown).status_code == status
    assert refused(server, "codes") >= 3
    assert server.log.count("limit codes") == 1


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
        asked = [bob.http("GET", f"/api/qr?text={number}") for number in range(40)]
        assert {code.status_code for code in await asyncio.gather(*asked)} == {200, 429}

    live(evening())
    assert refused(server, "tables") == 1
    assert refused(server, "qr_codes") > 0


def test_what_operators_watch_counts_and_whether_it_is_alive_does_not(serve: Serve) -> None:
    server = usual(serve, requests_per_minute="3")
    for path in ("/metrics", "/health"):
        assert 429 in {httpx.get(f"{server.url}{path}").status_code for _ in range(20)}
    assert {httpx.get(f"{server.url}/live").status_code for _ in range(40)} == {200}
    assert httpx.get(f"{server.url}/").status_code == 200


def test_names_and_what_is_kept_of_somebody_count(serve: Serve) -> None:
    server = usual(serve)

    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        for number in range(20):  # the same name is no new one
            answer = await ada.http("POST", "/api/me", json={"name": "Ada"})
            assert answer.status_code == 200, number
        asked = {await _status(ada, "POST", "/api/me", name=f"Ada {n}") for n in range(30)}
        assert asked == {200, 429}
        assert {await _status(ada, "GET", "/api/me/data") for _ in range(10)} == {200, 429}
        assert await _status(bo, "POST", "/api/me", name="Bob") == 200
        assert await _status(bo, "GET", "/api/me/data") == 200
        own = {"name": "Mine", "text": "nothing yet"}
        form = {"game": "go-for-gold", "option": "map", "own": own}
        kept = [(await ada.http("POST", "/api/me/own", json=form)).status_code for _ in range(30)]
        assert set(kept) == {201, 429}
        shelf = "/api/me/own?game=go-for-gold&option=map"
        assert len(await bo.get(shelf)) == 0
        assert {await _status(ada, "GET", shelf) for _ in range(80)} == {200, 429}
        assert (await bo.http("POST", "/api/me/own", json=form)).status_code == 201

    live(evening())
    assert refused(server, "names") > 0
    assert refused(server, "exports") > 0
    assert refused(server, "keeps") > 0
    assert refused(server, "galleries") > 0


def test_who_has_himself_forgotten_counts(serve: Serve) -> None:
    """Every log is looked through for him."""
    server = usual(serve, people_per_address="1")

    async def evening() -> None:
        everyone = [await Person.arrive(server.url, f"Guest {n}") for n in range(8)]
        gone = [await _status(person, "DELETE", "/api/me") for person in everyone]
        assert set(gone) == {200, 429}

    live(evening())
    assert refused(server, "farewells") > 0


def test_pages_of_replays_count_by_themselves(serve: Serve) -> None:
    """They are long to answer, and nobody has to say who he is to ask for one."""
    server = usual(serve)

    async def evening() -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            asked = [await http.get("/api/matches/ABCDEF/replay") for _ in range(320)]
            assert {answer.status_code for answer in asked} == {404, 429}
            assert (await http.get("/api/matches/ABCDEF/chances")).status_code == 429
            assert (await http.get("/api/matches/ABCDEF/record")).status_code == 404

    live(evening())
    assert refused(server, "replays") > 0


async def _status(person: Person, method: str, path: str, **form: str) -> int:
    return (await person.http(method, path, json=form or None)).status_code


def test_whatever_was_asked_for_a_refusal_is_json(serve: Serve) -> None:
    server = usual(serve, requests_per_minute="1", people_per_address="1")
    rules, code = "/api/games/gold/rules/en", "/api/qr?text=gold"
    for path in (rules, code, "/metrics"):
        *_, last = [httpx.get(f"{server.url}{path}") for _ in range(3)]
        assert (last.status_code, last.json()["slug"]) == (429, "request/too-many")
