"""The protocol in two places: what a server answers a page answers too, or it is said why not."""

import json
import re
from pathlib import Path
from typing import Any, get_args

from live.pages import Device, in_a_page
from live.people import Person, Refusal, live
from live.servers import Server

from motherlode.page.routes import ROUTES
from motherlode.server.http.routes import CONTROLLERS
from motherlode.server.protocol import messages as say

NO_ACCOUNTS = "a page has one person, who needs no account"
NOBODY_ELSE = "nobody else can come to a table in a page"
NOBODY_CALLS = "a page that is closed cannot call anybody"
OPERATED = "a page has no operator"
# What only a server answers, by the beginning of the address, and why.
ONLY_A_SERVER = {
    "/api/account": NO_ACCOUNTS,
    "/api/me/calls": NOBODY_CALLS,
    "/mail": NOBODY_CALLS,
    "/api/friends": NOBODY_ELSE,
    "/api/ladders": NOBODY_ELSE,
    "/api/profiles": NOBODY_ELSE,
    "/api/me/profile": NOBODY_ELSE,
    "/api/me/rating": "no match in a page is rated",
    "/api/me/matches": "it takes along what a page has",
    "/api/qr": NOBODY_ELSE,
    "/api/tables/{}/seats/{}/token": NOBODY_ELSE,
    "/api/tables/{}/evening.ics": NOBODY_ELSE,
    "/health": OPERATED,
    "/live": OPERATED,
    "/ready": OPERATED,
    "/metrics": OPERATED,
    "/operator": OPERATED,
}
# Every message that a client can say, with something in it that can be read.
SAMPLES: dict[str, dict[str, Any]] = {
    "play": {"seat": 0, "move": "?", "at": 0},
    "undo": {"seat": 0, "at": 0},
    "look": {"seat": 0},
    "sit": {"seat": 0},
    "present": {"seat": 0, "name": "Eve"},
    "ready": {"seat": 0},
    "stand": {"seat": 0},
    "assign": {"seat": 1, "plan": {"kind": "bot", "level": "greenhorn"}},
    "change": {"plan": {"game": "gold", "seats": [{"kind": "me"}, {"kind": "open"}]}},
    "entropy": {"text": "0123456789"},
    "start": {},
    "resign": {"seat": 0},
    "chat": {"phrase": "hello"},
    "react": {"seat": 0, "reaction": "cheers"},
    "mute": {"who": "nobody"},
    "hint": {"seat": 0},
    "watch": {"visible": False},
    "missed": {"seat": 0},
    "sync": {},
    "ping": {},
    "join": {"name": "Eve"},
    "leave": {"member": 0},
    "pick": {"game": "gold"},
    "end": {},
    "close": {},
}


def plain(path: str) -> str:
    """An address whose parts have no names."""
    return re.sub(r"\{[^}]*\}", "{}", path).rstrip("/") or "/"


def of_a_server() -> set[tuple[str, str]]:
    """Every method and address of a server."""
    found = set()
    for controller in CONTROLLERS:
        base = controller.path if isinstance(controller.path, str) else ""
        for handler in (getattr(controller, name) for name in dir(controller)):
            for path in getattr(handler, "paths", ()):
                found |= {(method, plain(base + path)) for method in handler.http_methods}
    return found


def test_every_request_is_answered_in_both_places_or_it_is_said_why_not() -> None:
    server = of_a_server()
    page = {(method, plain(path)) for method, path, _ in ROUTES}
    assert len(page) == len(ROUTES)
    assert page - server == set()  # a page answers nothing of its own
    missing = {path for _, path in server - page}
    assert {path for path in missing if not path.startswith(tuple(ONLY_A_SERVER))} == set()
    for start in ONLY_A_SERVER:  # no reason for what is not there
        assert any(path.startswith(start) for path in missing), start


SEATS = [{"kind": "me"}, {"kind": "bot", "level": "greenhorn"}]
Answers = dict[str, tuple[Any, Any]]  # by message: what kind of answer it has, and its slug


async def answers_of_a_page() -> Answers:
    """Each message at a table of its own, and what the page says to it."""
    found: Answers = {}
    for tag, more in SAMPLES.items():
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        table = await device.post("/api/tables", {"game": "gold", "seats": SEATS})
        seat = await device.at(table["id"]).welcomed()
        if tag == "close":
            seat.socket.heard(json.dumps({"type": tag, "id": 9}))
            await seat.until(seat.hung_up.copy)
            found[tag] = seat.hung_up[0]
        else:
            said = await seat.ask(tag, **more)
            found[tag] = (said["type"], said.get("slug"))
    return found


async def answers_of_a_server(url: str) -> Answers:
    """The same at a server."""
    found: Answers = {}
    ada = await Person.arrive(url, "Ada")
    for tag, more in SAMPLES.items():
        place = await ada.enter(await ada.open("gold", *SEATS))
        if tag == "close":
            await place.raw(json.dumps({"type": tag, "id": 9}))
            found[tag] = (await place.ended(), "table/closed")
            continue
        try:
            said = await place.ask(tag, **more)
        except Refusal as refusal:
            said = refusal.error
        found[tag] = (said["type"], said.get("slug"))
        await place.leave()
    return found


def test_every_message_is_handled_in_both_places_alike(tmp_path: Path) -> None:
    """The samples are complete, and a page says to each of them what a server says."""
    tags = {kind.__struct_config__.tag for kind in get_args(say.Asked)}
    assert tags == set(SAMPLES)
    page: Answers = {}

    async def evening() -> None:
        page.update(await answers_of_a_page())

    in_a_page(evening())
    server = Server(tmp_path)
    try:
        there = live(answers_of_a_server(server.url))
    finally:
        server.stop()
    assert len(page) == len(there) == len(tags)
    assert page == there
    assert not {slug for _, slug in page.values()} & {"message/unreadable", "server/mistake"}
