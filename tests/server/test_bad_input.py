"""Bad input: a typed error or a closed socket, nothing in the log, nobody else disturbed.

The short form; `make fuzz` sends a hundred thousand frames.
"""

import asyncio
import json
from random import Random

import httpx
import pytest
from live.fuzz import Vandal
from live.people import Person, live
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
        ("/api/tables/%00", 404, "table/unknown"),
        ("/api/codes/%00", 404, "code/unknown"),
        ("/api/matches/%00/record", 404, "match/unknown"),
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
