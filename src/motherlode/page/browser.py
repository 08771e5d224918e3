"""The page as the browser's worker holds it: JavaScript's store and bots in, answers out.

Nothing of Pyodide is imported: what comes from JavaScript is called and awaited as it is.
"""

from pathlib import Path
from typing import Any

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.jobs import Done, Job
from motherlode.engine.wasm.block import Answer, answered, request
from motherlode.games.added import add
from motherlode.page.assembly import Page
from motherlode.page.routes import answer
from motherlode.page.sockets import HangUp, PageSocket, Send
from motherlode.page.store import Change, Full
from motherlode.server.interfaces import Conflict

encode = msgspec.json.Encoder().encode


class BrowserStore:
    """The browser's own database, through the worker's JavaScript."""

    def __init__(self, store: Any) -> None:
        self._store = store

    async def get(self, key: str) -> str | None:
        """What is kept under a key."""
        found = await self._store.get(key)
        return found if isinstance(found, str) else None

    async def all(self, start: str) -> list[tuple[str, str]]:
        """Everything whose key begins like this."""
        return msgspec.json.decode(await self._store.all(start), type=list[tuple[str, str]])

    async def write(self, changes: list[Change]) -> None:
        """All of them or none."""
        steps = [(change.kind, change.key, change.text) for change in changes]
        try:
            await self._store.write(encode(steps).decode())
        except Exception as error:  # what JavaScript throws has a name
            if getattr(error, "name", "") == "ConstraintError":
                raise Conflict(str(error)) from error
            raise Full(str(error)) from error


class InBrowser:
    """What the worker calls."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def request(self, method: str, path: str, body: Any) -> str:
        """A request of the client; its answer as JSON."""
        return encode(await answer(self._page, method, path, bytes(body.to_py()))).decode()

    def socket(self, table: str, send: Send, hang_up: HangUp) -> PageSocket:
        """A socket of the client."""
        return self._page.socket(table, send, hang_up)


class Loops:
    """The bots' workers, through JavaScript: a job goes out as a text and bytes."""

    def __init__(self, run: Any) -> None:
        self._run = run

    async def __call__(self, job: Job, who: str) -> Done:
        """Does a job."""
        asked = request(job)
        parts = asked["write"]
        header = {**asked, "write": [(at, len(data)) for at, data in parts]}
        written = b"".join(data for _, data in parts)
        try:
            got = await self._run(who, job.game.slug, encode(header).decode(), written)
        except Exception as error:  # what JavaScript throws
            raise MotherlodeError("coach/failed", f"The bots' worker failed: {error}") from error
        data, at, read = bytes(got.read.to_py()), 0, []
        for _, length in asked["read"]:
            read.append(data[at : at + length])
            at += length
        return answered(job, Answer(result=int(got.result), times=int(got.times), read=read))


def bring_own(listed: str) -> None:
    """Own games that a site was written with, by the file that names them."""
    for name in msgspec.json.decode(Path(listed).read_bytes(), type=list[str]):
        add(name)


async def open_page(store: Any, run: Any = None) -> InBrowser:
    """The page as it was left in this browser."""
    return InBrowser(await Page(BrowserStore(store), Loops(run) if run else None).open())
