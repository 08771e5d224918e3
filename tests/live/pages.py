"""A page without a browser: a store in memory, and somebody who plays as the client does."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import msgspec

from live.virtual_time import LoopClock, VirtualLoop
from motherlode.page.assembly import Page
from motherlode.page.bots import Run
from motherlode.page.routes import answer
from motherlode.page.sockets import PageSocket
from motherlode.page.store import Change
from motherlode.server.interfaces import Conflict


class PageLoop(VirtualLoop):
    """A page has one thread: as Pyodide's loop, this one does at once what is for another."""

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> Any:
        """Here and now."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def in_a_page(work: Coroutine[Any, Any, None]) -> None:
    """Runs an evening in no time."""
    with asyncio.Runner(loop_factory=PageLoop) as runner:
        runner.run(work)


class MemoryStore:
    """Texts in a dictionary; whoever writes waits a moment, as for a disk."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.fails: Exception | None = None  # from now on nothing can be written

    async def get(self, key: str) -> str | None:
        """At once."""
        return self.kept.get(key)

    async def all(self, start: str) -> list[tuple[str, str]]:
        """In the order of the keys."""
        return sorted((key, text) for key, text in self.kept.items() if key.startswith(start))

    async def write(self, changes: list[Change]) -> None:
        """All of them or none."""
        await asyncio.sleep(0)
        if self.fails is not None:
            raise self.fails
        new = dict(self.kept)
        for change in changes:
            if change.kind == "add" and change.key in new:
                raise Conflict(change.key)
            if change.kind in ("add", "put"):
                new[change.key] = change.text
            elif change.kind == "delete":
                new.pop(change.key, None)
            else:
                new = {key: text for key, text in new.items() if not key.startswith(change.key)}
        self.kept.clear()
        self.kept.update(new)


class Refused(Exception):
    """An answer that is none."""

    def __init__(self, status: int, problem: Any) -> None:
        super().__init__(status, problem)
        self.status, self.slug = status, problem["slug"]


class Device:
    """A page, and the client in it; `reload` leaves nothing but what was kept."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        run: Run | None = None,
    ) -> None:
        self.store = store or MemoryStore()
        self._run = run
        self.page: Page

    async def open(self) -> "Device":
        """The page is opened."""
        self.page = await Page(self.store, self._run, clock=LoopClock()).open()
        return self

    async def reload(self) -> None:
        """Without a word to anybody, as a tab that has crashed."""
        self.page.services.tasks.cancel()
        await asyncio.sleep(0)
        await self.open()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request as the client makes it."""
        sent = (
            body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        )
        got = await answer(self.page, method, path, sent)
        found = msgspec.json.decode(got.body) if got.kind == "application/json" else got.body
        if got.status != 200:
            raise Refused(got.status, found)
        return found

    async def get(self, path: str) -> Any:
        """What is there."""
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        """Something new."""
        return await self.ask("POST", path, body or {})

    def at(self, table: str) -> "Seat":
        """Somebody looks at a table."""
        return Seat(self.page, table)


class Seat:
    """A socket: what came, and what is asked."""

    def __init__(self, page: Page, table: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.hung_up: list[tuple[int, str]] = []
        self._news = asyncio.Event()
        self._asked = 0
        self.state: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.at = 0
        self.socket: PageSocket = page.socket(table, self._hear, self._end)

    def _hear(self, text: str) -> None:
        said = msgspec.json.decode(text)
        self.heard.append(said)
        self.at = said.get("at", self.at)
        self.state = said.get("state", self.state)
        self.table = said.get("table", self.table)
        self._news.set()

    def _end(self, code: int, reason: str) -> None:
        self.hung_up.append((code, reason))
        self._news.set()

    async def until(self, what: Callable[[], Any]) -> Any:
        """Waits until something is so."""
        while not (found := what()):
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60)
        return found

    async def welcomed(self) -> "Seat":
        """All there is has come."""
        await self.until(lambda: self.heard)
        return self

    async def ask(self, type_: str, **more: Any) -> dict[str, Any]:
        """Says something and waits for the answer."""
        self._asked += 1
        number = self._asked
        message = {"type": type_, "id": number, **more}
        self.socket.heard(msgspec.json.encode(message).decode())
        found: dict[str, Any] = await self.until(
            lambda: next((said for said in self.heard if said.get("answers") == number), None)
        )
        return found

    async def play(self, random: Random, decisions: int | None = None) -> int:
        """Decides at random whenever it may, to the end or for a while."""
        made = 0
        while decisions is None or made < decisions:
            await self.until(lambda: self.state and (self.state.get("result") or self._may()))
            assert self.state is not None
            if self.state.get("result"):
                break
            if signal := self.state.get("signal"):
                await asyncio.sleep(signal)
            seat, move = self.state["seat"], random.choice(self.state["legal"])
            said = await self.ask("play", seat=seat, move=move, at=self.at)
            if said["type"] == "error":  # somebody was faster
                assert said["slug"] in ("move/outdated", "move/too-late", "move/illegal"), said
                await self.ask("sync")
            made += 1
        return made

    def _may(self) -> bool:
        return bool(self.state and self.state["seat"] >= 0 and self.state["legal"])


def played(game: str, seats: list[dict[str, str]], seed: int = 1) -> dict[str, Any]:
    """What a page has kept of a match that was played in it, as its export says it."""
    kept: dict[str, Any] = {}

    async def evening() -> None:
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        table = await device.post("/api/tables", {"game": game, "seats": seats})
        seat = await device.at(table["id"]).welcomed()
        await seat.ask("start")
        random = Random(seed)
        await seat.until(lambda: seat.state)
        while seat.state and not seat.state.get("result"):
            acting = seat.state["view"]["to_act"]
            if (acting and seats[acting[0]]["kind"] == "here") or seat.state["seat"] > 0:
                await seat.ask("look", seat=acting[0])  # the device goes round
            await seat.play(random, 1)
        kept.update(await device.get("/api/me/data"))

    in_a_page(evening())
    return kept
