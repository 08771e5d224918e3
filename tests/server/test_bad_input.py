"""Bad input: a typed error or a closed socket, nothing in the log, nobody else disturbed.

The short form; `make fuzz` sends a hundred thousand frames.
"""

import asyncio
import json
from collections.abc import Callable
from random import Random

import httpx
import pytest
from live.databases import Postgres
from live.fuzz import Vandal
from live.people import Person, Refusal, live
from live.servers import Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def test_a_thousand_bad_frames_disturb_nobody(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        eve = await Person.arrive(server.url, "Eve")
        quiet = await ada.open("gold-nuggets", "me", {"kind": "here", "name": "Opa"})
        loud = await eve.open("gold-nuggets", "me", "open")
        vandals = [Vandal(eve, loud, "gold-nuggets", Random(n)) for n in range(2)]
        vandals.append(Vandal(ada, loud, "gold-nuggets", Random(7)))
        async with ada.at(quiet) as place:
            await place.ask("start")
            rage = asyncio.gather(*(vandal.rage(400) for vandal in vandals))
            assert place.state is not None
            while not place.over:
                seat = place.state["view"]["to_act"][0]
                await place.ask("look", seat=seat)
                await place.play(Random(seat).choice(place.state["legal"]))
            await rage
            heard = {message["type"] for message in place.messages}
            assert heard == {"welcome", "event", "table"}
        kinds = sum((vandal.counts for vandal in vandals), start=vandals[0].counts)
        assert kinds["message/unreadable"] > 100
        assert kinds["replayed"] > 50

    live(evening())


def test_who_floods_is_sent_away(server: Server) -> None:
    async def evening() -> None:
        eve = await Person.arrive(server.url, "Eve")
        table = await eve.open("gold-nuggets", "me", "open")
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        for frames, code in (([b"\xff"] * 25, 4400), (['{"x":' + "1" * 5000 + "}"], 4429)):
            async with connect(address, additional_headers=eve.headers) as socket:
                heard = []
                with pytest.raises(ConnectionClosed) as closed:
                    for frame in frames:
                        await socket.send(frame)
                    while True:
                        heard.append(json.loads(await socket.recv()))
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == code
                assert heard[-1]["type"] == "goodbye"

    live(evening())


def test_the_wrong_door_says_why(server: Server) -> None:
    async def evening() -> None:
        eve = await Person.arrive(server.url, "Eve")
        table = await eve.open("gold-nuggets", "me", "open")
        doors = server.url.replace("http", "ws", 1) + "/api/tables/{}/socket"
        foreign = {**eve.headers, "Origin": "https://evil.example"}
        odd = {**eve.headers, "Origin": "http://["}
        for id_, headers, slug, code in (
            (table, {}, "person/unknown", 4401),
            (table, {"Cookie": "motherlode=a.1.b"}, "person/unknown", 4401),
            (table, {"Authorization": "Bearer nonsense"}, "person/unknown", 4401),
            (table, foreign, "origin/foreign", 4403),
            (table, odd, "origin/foreign", 4403),
            ("NOSUCHTABL", eve.headers, "table/unknown", 4404),
            ("%00", eve.headers, "table/unknown", 4404),
        ):
            async with connect(doors.format(id_), additional_headers=headers) as socket:
                error = json.loads(await socket.recv())
                assert (error["type"], error["slug"]) == ("error", slug)
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == code

    live(evening())


def test_a_foreign_page_cannot_post(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["slug"]) == (403, "origin/foreign")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("path", "status", "slug"),
    [
        ("/api/tables/NOSUCHTABL", 404, "table/unknown"),
        ("/api/tables/%00", 404, "page/unknown"),
        ("/api/codes/%00", 404, "page/unknown"),
        ("/api/matches/%00/record", 404, "page/unknown"),
        ("/api/matches/nothing/replay", 404, "match/unknown"),
        ("/api/matches/nothing/replay?from=-1", 400, "request/invalid"),
        ("/api/games/chess/words/en", 404, "game/unknown"),
        ("/api/games/gold/words/xx", 404, "language/unknown"),
        ("/api/qr", 400, "request/invalid"),
        ("/api/nothing", 404, "http/404"),
        ("/api/me/statistics", 401, "person/unknown"),
    ],
)
def test_wrong_requests_say_why(server: Server, path: str, status: int, slug: str) -> None:
    answer = httpx.get(server.url + path, timeout=60)
    assert (answer.status_code, answer.json()["slug"]) == (status, slug)


def test_what_no_database_takes_is_not_asked_of_one(
    serve: Callable[..., Server], postgres: Postgres
) -> None:
    server = serve(database=postgres.create("nul"))
    cookies = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}).cookies
    own = {"name": "a", "text": "b"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    plan = {"game": "gold", "seats": seats}
    table = httpx.post(f"{server.url}/api/tables", json=plan, cookies=cookies).json()["id"]
    about = {"words": "He says \0", "table": table, "seat": 0}
    for method, path, form, status in (
        ("POST", "/api/friends", {"code": "\0"}, 404),
        ("POST", "/api/friends/reports", {"words": "a", "profile": "\0"}, 404),
        ("POST", "/api/friends/reports", about, 404),  # about oneself
        ("POST", "/api/friends/%00/block", {}, 404),
        ("GET", "/api/profiles/%00", None, 404),
        ("GET", "/api/me/rating/%00", None, 404),
        ("GET", "/api/me/finished?game=%00", None, 404),
        ("GET", "/api/me/finished?friend=%00", None, 404),
        ("GET", "/api/me/finished?after=1-%00", None, 404),
        ("DELETE", "/api/me/calls/devices/%00", None, 404),
        ("DELETE", "/api/account/sessions/%00", None, 404),
        ("DELETE", "/api/me/own/%00", None, 404),
        ("PUT", "/api/me/own/%00", own, 404),
        ("POST", "/api/account/passkey/login", {"id": "\0"}, 403),
    ):
        answer = httpx.request(method, f"{server.url}{path}", json=form, cookies=cookies)
        assert answer.status_code == status, path
    other = httpx.post(f"{server.url}/api/me", json={"name": "Ada"}).cookies
    told = httpx.post(f"{server.url}/api/friends/reports", json=about, cookies=other)
    assert told.status_code == 204
    void = {**about, "words": "\0\u200b"}
    told = httpx.post(f"{server.url}/api/friends/reports", json=void, cookies=other)
    assert (told.status_code, told.json()["slug"]) == (400, "report/empty")
    assert server.complaints == []


def test_randomness_has_no_end_of_line(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "open")) as place:
            with pytest.raises(Refusal, match="message/unreadable"):
                await place.ask("entropy", text="0123456789abcdef\n")
            await place.ask("entropy", text="0123456789abcdef")

    live(evening())


def test_addresses_of_sixty_kilobytes_leave_nothing_behind(server: Server) -> None:
    """The framework keeps the last thousand addresses, however long they are."""
    random = Random(4)

    async def evening() -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/assets/known")).status_code == 404
            before = server.megabytes
            for _ in range(300):
                answer = await http.get(f"/assets/{random.randbytes(30_000).hex()}")
                assert (answer.status_code, answer.json()["slug"]) == (414, "request/too-long")
                assert answer.headers["content-security-policy"]
            assert server.megabytes - before < 8  # 18 MB of addresses were asked for

    live(evening())


def test_cookies_and_questions_leave_nothing_behind(server: Server) -> None:
    """Nor do thousands of small ones, of which the framework would keep each by itself."""

    async def evening() -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/qr?text=x")).status_code == 200
            before = server.megabytes
            for one in range(100):
                many = [f"{one}-{number}" for number in range(5000)]
                cookies = {"cookie": ";".join(f"{name}=" for name in many)}
                assert (await http.get("/api/me", headers=cookies)).status_code == 200
                answer = await http.get(f"/api/qr?text=x&{'&'.join(many)}")
                assert (answer.status_code, answer.json()["slug"]) == (414, "request/too-long")
            assert server.megabytes - before < 20  # it was 170 MB

    live(evening())


@pytest.mark.parametrize("cookie", ["x", "motherlode"])
def test_a_cookie_of_backslashes_holds_nobody_up(server: Server, cookie: str) -> None:
    """Python 3.11 reads one in half a minute: twenty would be ten, for everybody."""
    long, shorter = ({"cookie": f'{cookie}="{chr(92) * size}"'} for size in (60_000, 12_000))

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "open")
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            for _ in range(20):
                assert (await http.get("/api/me", headers=long)).json()["person"] is None
                async with connect(address, additional_headers=shorter) as socket:
                    assert json.loads(await socket.recv())["slug"] == "person/unknown"

    live(evening())


def test_among_other_cookies_ours_is_found(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        others = f"a=b; {ada.headers['Cookie']};c=d; empty; motherlode-known=x"
        async with httpx.AsyncClient(base_url=server.url) as http:
            me = await http.get("/api/me", headers={"cookie": others})
            assert me.json()["name"] == "Ada"

    live(evening())


@pytest.mark.parametrize("host", ["x:abc", "x:65536", "x:99999999", "[x", "x y", "x" * 300])
def test_a_host_that_is_none_is_refused(server: Server, host: str) -> None:
    for path in ("/", "/api/me", "/health"):
        answer = httpx.get(f"{server.url}{path}", headers={"host": host})
        assert (answer.status_code, answer.json()["slug"]) == (400, "request/invalid")
    for right in ("x", "x:8000", "[::1]:80", "xn--bcher-kva.example", "127.0.0.1:65535"):
        assert httpx.get(f"{server.url}/api/me", headers={"host": right}).status_code == 200
    assert server.complaints == []
