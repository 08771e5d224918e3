"""Whoever names a push service of his own keeps nobody else from being called."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

import pytest
from live.calling import BEGIN, office
from live.limited import Serve, refused, usual
from live.mailbox import Mailbox
from live.people import Person, live
from live.push_service import Browser, PushService, push_service
from live.servers import Server

from motherlode.server.calls.lanes import REMEMBERED, SLOW, TO_ONE, Lanes
from motherlode.server.calls.names import MOST, Names

SOON = 60.0  # seconds after which somebody is called who is away


@pytest.fixture
def push() -> Iterator[PushService]:
    yield from push_service()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


class Tarpit:
    """A service that takes every call and answers none."""

    def __init__(self) -> None:
        self.asked = 0
        self.given_up = 0  # by us

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.asked += 1
        while await reader.read(65536):
            pass
        self.given_up += 1
        writer.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Tarpit"]:
        server = await asyncio.start_server(self.take, "localhost", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    def subscribe(self, number: int) -> Browser:
        return Browser(f"http://localhost:{self.port}/{number}")


def test_a_service_that_never_answers_keeps_nobody_else_from_being_called(
    tmp_path: Path, push: PushService
) -> None:
    async def days() -> None:
        url = f"sqlite:///{tmp_path / 'motherlode.db'}"
        bo = push.subscribe()
        async with Tarpit().open() as tarpit, office(url) as here:
            for name in ("ada", "bo", "eve", "mal"):
                await here.person(name)
            await here.subscribe("bo", bo)
            for number in range(20):
                await here.subscribe("mal", tarpit.subscribe(number))
            for pair in (("eve", "mal"), ("ada", "bo")):
                table = await here.table(*pair)
                while await here.turn_of(table) != 1:
                    await here.pass_turn(table)
                await here._supervisor._update_index(here.clock.time)
                here.clock.time += SOON
                if pair[1] == "mal":
                    running = asyncio.create_task(here.worker.run())
                    while tarpit.asked < TO_ONE:
                        await asyncio.sleep(0.02)
            while not bo.heard:
                await asyncio.sleep(0.02)
            assert (tarpit.asked, tarpit.given_up) == (TO_ONE, 0)
            running.cancel()

    asyncio.run(days())


def test_a_slow_service_is_called_once_at_a_time_and_its_other_names_are_the_same() -> None:
    async def calls() -> None:
        now = BEGIN
        lanes = Lanes(lambda: now)
        async with lanes.to("a.tar.example") as may:
            assert may
            now += SLOW + 1
        async with lanes.to("b.tar.example") as one, lanes.to("c.tar.example") as other:
            assert (one, other) == (True, False)
            async with lanes.to("push.example.org") as elsewhere:
                assert elsewhere
            now += SLOW + 1
        now += REMEMBERED
        async with lanes.to("a.tar.example") as one, lanes.to("a.tar.example") as other:
            assert (one, other) == (True, True)

    asyncio.run(calls())


def test_names_that_are_never_found_take_no_thread_from_anybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Passwords are checked in the loop's own threads, which are few."""
    answers = Event()

    def look_up(*_: object, **__: object) -> list[object]:
        answers.wait()
        return [(0, 0, 0, "", ("192.0.2.1", 443))]

    async def evening() -> None:
        names = Names()
        asked = [asyncio.create_task(names.numbers_of("tar.example", 443)) for _ in range(MOST)]
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):  # one more does not even wait
            await names.numbers_of("tar.example", 443)
        assert await asyncio.to_thread(lambda: "a password") == "a password"
        answers.set()
        assert await asyncio.gather(*asked) == [["192.0.2.1"]] * MOST
        assert await names.numbers_of("tar.example", 443) == ["192.0.2.1"]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    asyncio.run(evening())


def test_what_is_no_name_is_refused_in_words(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        for host in ("a..b", f"{'a' * 64}.example.org", ".example.org"):
            device = {**Browser(f"https://{host}/x").subscription, "kinds": ["turn"]}
            answer = await ada.http("POST", "/api/me/calls/devices", json=device)
            assert (answer.status_code, answer.json()["slug"]) == (400, "call/no-service"), host

    live(evening())


def test_nobody_is_written_to_again_and_again_by_many_guests(
    serve: Serve, mailbox: Mailbox
) -> None:
    """Whoever's address it is has asked for none of it."""
    more = {"mail": mailbox.url, "mail_from": "table@example.org"}
    server = usual(serve, origin="http://play.example.org", **more)

    async def evening() -> None:
        answers = []
        for number in range(6):
            guest = await Person.arrive(server.url, f"Eve {number}")
            form = {"mail": "Victim@example.org" if number % 2 else "victim@example.org"}
            answers.append(await guest.http("POST", "/api/me/calls/mail", json=form))
        assert [one.status_code for one in answers] == [200, 200, 429, 429, 429, 429]
        assert int(answers[-1].headers["retry-after"]) > 0
        other = await guest.http("POST", "/api/me/calls/mail", json={"mail": "eve@example.org"})
        assert other.status_code == 200

    live(evening())
    assert refused(server, "letters_to_one") == 4
    assert len(mailbox.letters) == 3


def test_a_friend_calls_somebody_to_a_table_now_and_then(serve: Serve) -> None:
    async def evening() -> None:
        server = usual(serve)
        ada, eve = [await Person.arrive(server.url, name) for name in ("Ada", "Eve")]
        code = (await ada.get("/api/friends"))["invitation"]
        (friend,) = (await eve.http("POST", "/api/friends", json={"code": code})).json()["friends"]
        codes = []
        for _ in range(6):
            table = await eve.open("gold", "me", "open")
            path = f"/api/friends/{friend['id']}/invite"
            codes.append((await eve.http("POST", path, json={"table": table})).status_code)
        assert codes == [204, 204, 204, 429, 429, 429]

    live(evening())
