"""People who play: a guest with a cookie, a socket at a table, moves at random.

ada = await Person.arrive(server.url, "Ada")
table = await ada.open("gold-nuggets", "me", "open", "bot")
async with ada.at(table) as here:
    await here.ask("start")
    await here.play_to_the_end()
"""

import asyncio
import json
import re
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, TypeVar
from weakref import WeakSet

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
T = TypeVar("T")

# What happens to honest people: the table moved on while their move was under way.
TOO_LATE = ("move/stale", "move/wait-for-signal", "seat/not-to-act", "move/not-legal", "match/over")
PATIENCE = 120.0  # seconds for one answer, on a busy machine
SPECTATOR = -1


def live(work: Coroutine[Any, Any, T], seconds: float = 240.0) -> T:
    """Runs what people do; nobody waits for ever."""

    async def in_time() -> T:
        try:
            return await asyncio.wait_for(work, seconds)
        finally:
            await _all_gone()

    return asyncio.run(in_time())


_sockets: WeakSet[ClientConnection] = WeakSet()


async def _all_gone() -> None:
    """Whoever is still connected goes without a goodbye.

    A socket that outlived its loop would be complained about in whichever test is under way when
    it is found.
    """
    here = asyncio.get_running_loop()
    for socket in [one for one in _sockets if one.loop is here]:
        _sockets.discard(socket)
        socket.transport.abort()
    await asyncio.sleep(0)  # a transport is closed in the loop's next round


class Refusal(Exception):
    """The table said no."""

    def __init__(self, error: Message) -> None:
        super().__init__(f"{error['slug']}: {error['message']}")
        self.slug: str = error["slug"]
        self.error = error


class Person:
    """Somebody with a cookie, or a program with a token."""

    def __init__(self, url: str, name: str, headers: dict[str, str]) -> None:
        self.url = url
        self.name = name
        self.headers = headers

    @classmethod
    async def arrive(cls, url: str, name: str, address: str = "") -> "Person":
        """A new guest, from another address if one is given."""
        headers = {"X-Forwarded-For": address} if address else {}
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            answer = await http.post("/api/me", json={"name": name}, headers=headers)
            answer.raise_for_status()
            cookie = f"motherlode={answer.cookies['motherlode']}"
            return cls(url, name, {"Cookie": cookie, **headers})

    @classmethod
    async def with_account(cls, url: str, name: str) -> "Person":
        """Somebody with a password, who can be found again: his matches may be rated."""
        person = await cls.arrive(url, name)
        login = f"{name}.{secrets.token_hex(6)}".lower()
        form = {"login": login, "password": "under the pine"}
        answer = await person.http("POST", "/api/account/password", json=form)
        answer.raise_for_status()
        return person

    @classmethod
    def with_token(cls, url: str, token: str) -> "Person":
        """A program."""
        return cls(url, "program", {"Authorization": f"Bearer {token}"})

    def elsewhere(self, url: str) -> "Person":
        """The same person at another server process."""
        return Person(url, self.name, self.headers)

    async def http(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request; who keeps an account goes on with the cookie that he is given for it."""
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
            answer = await http.request(method, path, headers=self.headers, **more)
        if path == "/api/account/password" and (new := answer.cookies.get("motherlode")):
            old = self.headers.get("Cookie", "")
            self.headers["Cookie"] = re.sub("motherlode=[^;]*", f"motherlode={new}", old)
        return answer

    async def get(self, path: str) -> Any:
        """What is there."""
        answer = await self.http("GET", path)
        answer.raise_for_status()
        return answer.json()

    async def open(self, game: str, *kinds: str | Message, **plan: Any) -> str:
        """Opens a table with such seats; its id."""
        seats = [seat_plan(kind) if isinstance(kind, str) else kind for kind in kinds]
        answer = await self.http("POST", "/api/tables", json={"game": game, "seats": seats, **plan})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator["Place"]:
        """A socket at a table."""
        place = await self.enter(table)
        try:
            yield place
        finally:
            await place.leave()

    async def enter(self, table: str) -> "Place":
        """A socket at a table, to be left by hand."""
        place = await self.knock(table)
        await place.wait(lambda: place.table is not None)
        return place

    async def knock(self, table: str) -> "Place":
        """A socket at a table that may not let one in."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        socket = await connect(
            address, additional_headers=self.headers, max_queue=None, open_timeout=PATIENCE
        )
        _sockets.add(socket)
        return Place(self, table, socket)


def seat_plan(kind: str) -> Message:
    """`bot` is the quickest one; other words as the protocol has them."""
    return {"kind": "bot", "level": "greenhorn"} if kind == "bot" else {"kind": kind}


class Place:
    """One socket: what it was told, and what it says."""

    def __init__(self, person: Person, table: str, socket: ClientConnection) -> None:
        self.person = person
        self.id = table
        self.at = -1
        self.table: Message | None = None
        self.state: Message | None = None
        self.texts: list[str] = []  # every frame as it came
        self.acknowledged: list[tuple[str, int, str]] = []  # match, seat, move
        self.gone = False
        self.think = 0.0  # seconds that a decision takes
        self._socket = socket
        self._next = 0
        self._asked: dict[int, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    @property
    def messages(self) -> list[Message]:
        """Everything that came."""
        return [json.loads(text) for text in self.texts]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.state and self.state.get("result"))

    async def ended(self) -> int | None:
        """Waits until the server hangs up; the code with which it does."""
        await asyncio.wait_for(self._reader, PATIENCE)
        return self._socket.close_code

    async def leave(self) -> None:
        """Closes the socket."""
        await self._socket.close()
        await self._reader

    def cut(self) -> None:
        """The cable is pulled: no goodbye."""
        self._socket.transport.abort()

    async def raw(self, frame: str | bytes) -> None:
        """Sends whatever it is."""
        await self._socket.send(frame)

    async def ask(self, type_: str, **fields: Any) -> Message:
        """Says something and waits for the answer to it."""
        self._next += 1
        message = {"type": type_, "id": self._next, **fields}
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._asked[self._next] = answer
        await self._socket.send(json.dumps(message))
        found = await asyncio.wait_for(answer, PATIENCE)
        if found["type"] == "error":
            raise Refusal(found)
        return found

    async def wait(self, what: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Waits until something is so."""

        async def look() -> None:
            while not what():
                if self.gone:
                    raise ConnectionError("the socket was closed")
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(look(), seconds)

    async def play(self, move: str) -> Message:
        """A decision from where one looks."""
        assert self.state is not None
        match, seat = self.state["match"], self.state["seat"]
        answer = await self.ask("play", seat=seat, move=move, at=self.at)
        self.acknowledged.append((match, seat, move))
        return answer

    async def play_to_the_end(
        self, random: Random | None = None, until: Callable[[], bool] = lambda: False
    ) -> None:
        """Plays at random whenever there is something to decide, until the match is over."""
        chance = random or Random()
        while True:
            await self.wait(lambda: self._may_act or self.over or until())
            if self.over or until():
                return
            assert self.state is not None
            if wait := max(self.think, self.state.get("signal") or 0.0):
                await asyncio.sleep(wait)
            if not self._may_act:
                continue
            try:
                await self.play(chance.choice(self.state["legal"]))
            except Refusal as refusal:
                if refusal.slug not in TOO_LATE:
                    raise
                await self.ask("sync")

    async def play_some(self, count: int, random: Random) -> None:
        """Plays so many moves, or to the end."""
        enough = len(self.acknowledged) + count
        await self.play_to_the_end(random, until=lambda: len(self.acknowledged) >= enough)

    @property
    def _may_act(self) -> bool:
        return bool(self.state and self.state["legal"])

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self._socket:
                assert isinstance(text, str)
                self.texts.append(text)
                self._hear(json.loads(text))
        self.gone = True
        self._news.set()
        for waiting in self._asked.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the socket was closed"))
                waiting.exception()  # somebody may have stopped waiting for it

    def _hear(self, message: Message) -> None:
        self.at = message.get("at", self.at)
        if "table" in message:
            self.table = message["table"]
        if message["type"] in ("welcome", "event"):
            self.state = message.get("state")
        waiting = self._asked.pop(message.get("answers", -1), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
        self._news.set()
