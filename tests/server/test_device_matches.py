"""Matches of one's own device, taken along to a server: checked by the rules, kept once."""

import asyncio
import json
import socket
from base64 import b64encode
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import httpx
import pytest
from live.databases import Postgres
from live.pages import Device, in_a_page, played
from live.people import Person, live
from live.servers import Server

from motherlode.engine.record import record_of
from motherlode.games import ours
from motherlode.server.answers.matches import LONGEST

ALL = "/api/me/matches"


def taken(kept: dict[str, Any]) -> dict[str, Any]:
    """What the client sends of it."""
    ((id_, record),) = kept["records"].items()
    result = kept["results"][id_]
    seats = [seat for seat, person, *_ in result["fared"] if person == kept["person"]]
    return {"record": record, "seats": seats, "ended": result["ended"]}


@pytest.fixture(scope="module")
def match() -> dict[str, Any]:
    """A match against a bot."""
    return taken(played("gold-nuggets", [{"kind": "me"}, {"kind": "bot", "level": "greenhorn"}]))


def send(person: Person, new: dict[str, Any]) -> httpx.Response:
    return live(person.http("POST", ALL, json=new))


def statistics(person: Person) -> Any:
    return live(person.http("GET", "/api/me/statistics")).json()


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["slug"]


def take_along_twice(server: Server, match: dict[str, Any]) -> None:
    ada, bo = (live(Person.with_account(server.url, name)) for name in ("Ada", "Bo"))
    first = send(ada, match)
    assert first.status_code == 200, first.text
    id_ = first.json()["id"]
    assert first.json()["new"]
    assert send(ada, match).json() == {"id": id_, "new": False}
    (fared,) = statistics(ada)
    assert (fared["game"], fared["played"], fared.get("rated")) == ("gold-nuggets", 1, None)
    assert fared.get("rating") is None
    assert live(ada.http("GET", "/api/games/gold-nuggets/ratings")).json() == []
    (line,) = live(ada.http("GET", ALL)).json()
    assert (line["id"], line["names"]) == (id_, match["record"]["names"])
    record = live(ada.http("GET", f"/api/matches/{id_}/record")).json()
    assert record["events"] == match["record"]["events"]
    assert "proof" not in record  # whoever held the device held the seed
    told = live(ada.http("GET", f"/api/matches/{id_}/summary")).json()
    assert (told["own"]["seat"], told["own"]["played"]) == (0, 1)
    assert live(ada.http("GET", f"/api/matches/{id_}/replay")).status_code == 200

    assert refused(send(bo, match)) == (400, "record/taken")
    assert statistics(bo) == []
    live(ada.http("DELETE", "/api/me"))
    assert live(bo.http("GET", f"/api/matches/{id_}/record")).json()["names"][0] == "Somebody"
    assert send(bo, match).json()["new"]  # it was nobody's any more


def test_a_match_is_taken_along_once(serve: Callable[..., Server], match: dict[str, Any]) -> None:
    take_along_twice(serve(), match)


def test_and_with_postgres(
    serve: Callable[..., Server], postgres: Postgres, match: dict[str, Any]
) -> None:
    take_along_twice(serve(database=postgres.create("device_matches")), match)


def test_everybody_at_one_device_is_its_owner_and_a_guest_takes_it_into_his_account(
    server: Server,
) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    new = taken(played("gold-nuggets", seats, seed=3))
    guest = live(Person.arrive(server.url, "Ada"))
    assert refused(send(guest, {"record": new["record"]})) == (400, "record/whose")
    assert refused(send(guest, {**new, "seats": [7]})) == (400, "record/whose")
    assert send(guest, new).json()["new"]
    form = {"login": f"ada.{guest.headers['Cookie'][-8:]}", "password": "under the pine"}
    assert live(guest.http("POST", "/api/account/password", json=form)).status_code == 200
    assert not send(guest, new).json()["new"]


def test_a_record_alone_is_enough_where_one_person_decided(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greenhorn"}]
    new = taken(played("gold", seats, seed=4))
    assert send(live(Person.arrive(server.url, "Ada")), {"record": new["record"]}).json()["new"]


def test_somebody_elses_content_is_played_and_has_no_best(server: Server) -> None:
    from motherlode.games.go_for_gold.content import TEXTS

    kept: dict[str, Any] = {}

    async def evening() -> None:
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        own = {"map": {"name": "Mine", "text": TEXTS["b"]}}
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greenhorn"}]
        plan = {"game": "go-for-gold", "seats": seats, "content": own}
        table = await device.post("/api/tables", plan)
        seat = await device.at(table["id"]).welcomed()
        await seat.ask("start")
        await seat.play(Random(5))
        kept.update(await device.get("/api/me/data"))

    in_a_page(evening())
    ada = live(Person.arrive(server.url, "Ada"))
    assert send(ada, taken(kept)).json()["new"]
    (fared,) = statistics(ada)
    assert (fared["played"], fared.get("best")) == (1, None)


# --- what is no match ---


def changed(new: dict[str, Any], **what: Any) -> dict[str, Any]:
    other = deepcopy(new)
    other["record"].update(what)
    return other


def test_what_is_no_match_of_ours_is_refused_and_says_why(
    server: Server, match: dict[str, Any]
) -> None:
    ada, record = live(Person.arrive(server.url, "Ada")), match["record"]
    events = record["events"]
    wrong = {
        "record/no-format": {"record": {}},
        "record/format": changed(match, format="motherlode/2"),
        "record/version": changed(match, version=record["version"] + 1),
        "game/unknown": changed(match, game="chess"),
        "record/unfinished": changed(
            match, events=events[:4], times=record["times"][:4], decided={}, remarks=[], result=None
        ),
        "record/illegal-event": changed(match, events=[[0, "fly"], *events[1:]]),
        "record/result-differs": changed(match, result={**record["result"], "scores": [99, 0]}),
        "record/too-long": changed(match, events=[["*", "1"]] * 20_001),
        "record/damaged": changed(match, figures=[["pink", "cube"]] * 2),
        "name/too-long": changed(match, names=["A" * 40, "B"]),
    }
    for slug, new in wrong.items():
        answer = send(ada, new)
        assert (answer.status_code in (400, 404), answer.json()["slug"]) == (True, slug)
    assert refused(send(ada, changed(match, remarks=[[0, "@dances", 0]]))) == (
        400,
        "record/damaged",
    )
    first = bytes(ours("gold-nuggets").first_state(2, {}))
    begun = changed(match, position=b64encode(first).decode())
    assert refused(send(ada, begun)) == (400, "record/position")  # be it as harmless as this
    many = changed(match, remarks=[[0, "@back", 0]] * 501)
    assert refused(send(ada, many)) == (400, "record/too-long")
    for time in (-1.0, 1e308):
        ages = changed(match, times=[time] * len(events))
        assert refused(send(ada, ages)) == (400, "record/damaged")
    big = send(ada, changed(match, padding="x" * (1024 * 1024)))
    assert refused(big) == (413, "record/too-long")
    nobody = httpx.post(server.url + ALL, json=match)
    assert refused(nobody) == (401, "person/unknown")
    assert statistics(ada) == []


def test_garbage_in_any_field_is_refused_in_words(server: Server, match: dict[str, Any]) -> None:
    ada = live(Person.arrive(server.url, "Ada"))
    odd: list[Any] = [None, 0, -1, 1e300, "", "x", [], {}, [[]], [{}], {"a": []}, [[0, 0]], True]
    for name in (*match["record"], "content"):
        for value in odd:
            if match["record"].get(name) == value:
                continue
            answer = send(ada, changed(match, **{name: value}))
            told = (name, value, answer.text)
            assert answer.status_code in (400, 404, 429) or json.loads(answer.text)["id"], told


def test_nobody_brings_more_than_an_evening_at_once(
    serve: Callable[..., Server], match: dict[str, Any]
) -> None:
    server = serve()
    ada = live(Person.arrive(server.url, "Ada"))

    async def many() -> list[int]:
        return [(await ada.http("POST", ALL, json={"record": {}})).status_code for _ in range(110)]

    codes = live(many())
    assert codes[:100] == [400] * 100
    assert 429 in codes


def test_what_nobody_sends_is_not_even_read(server: Server) -> None:
    """Reading a megabyte of JSON takes longer than anything else that may be asked so often."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        head = f"POST {ALL} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        line.sendall(f"{head}Content-Length: 900000\r\n\r\n".encode() + b'{"record": ')
        assert line.recv(4096).startswith(b"HTTP/1.1 401")


def test_two_matches_of_a_person_are_played_again_at_a_time(
    serve: Callable[..., Server], match: dict[str, Any]
) -> None:
    """Else a hundred of them would wait in everybody's way."""
    server = serve()
    ada = live(Person.arrive(server.url, "Ada"))

    async def at_once() -> list[httpx.Response]:
        sent = [ada.http("POST", ALL, json=match) for _ in range(6)]
        return list(await asyncio.gather(*sent))

    answers = live(at_once())
    assert sorted({answer.status_code for answer in answers}) == [200, 429]
    late = next(answer for answer in answers if answer.status_code == 429)
    assert refused(late) == (429, "request/too-many")
    assert int(late.headers["retry-after"]) > 0
    assert send(ada, match).status_code == 200


def test_a_match_without_end_is_not_the_coach_s_to_look_at(server: Server) -> None:
    """Somebody else's bots would wait for it, and end with it."""
    ada, match = live(Person.arrive(server.url, "Ada")), ours("gold").start(seats=2, seed=3)
    while not match.over:
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(seat, moves[-1] if match.number < LONGEST else moves[match.number % len(moves)])
    new = {"record": record_of(match), "seats": [0]}
    id_ = send(ada, new).json()["id"]
    answer = live(ada.http("GET", f"/api/matches/{id_}/look-back"))
    assert refused(answer) == (400, "coach/too-long")


def test_nobody_has_a_match_played_again_before_he_says_who_he_is(server: Server) -> None:
    again = httpx.post(f"{server.url}/api/matches/AAAAAAAAAAAA/table", json={"number": 0})
    assert refused(again) == (401, "person/unknown")
