"""Oneself, in a page: a name, statistics, one's own maps and decks, all that is kept."""

from typing import Any

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.page import contents
from motherlode.page.assembly import Page
from motherlode.page.owner import Owner
from motherlode.page.results import finished, statistics
from motherlode.server.live.renaming import rename_at
from motherlode.server.protocol.pages import FinishedPage
from motherlode.server.protocol.requests import NewMe, NewOwn
from motherlode.server.protocol.resources import GameStatistics, KeptOwn, Me
from motherlode.table.codes import new_code
from motherlode.table.names import check_name, guest_name
from motherlode.table.plans import OwnText


def somebody(page: Page) -> Owner:
    """Who is asking; nobody is refused."""
    if page.owner is None:
        raise MotherlodeError("person/unknown", "Say who you are first: POST /api/me.")
    return page.owner


async def me(page: Page) -> Me:
    """Who is asking."""
    owner = page.owner
    return Me(owner.id if owner else None, owner.name if owner else None)


async def become(page: Page, body: bytes) -> Me:
    """A guest from now on, or somebody with a new name."""
    data = msgspec.json.decode(body or b"{}", type=NewMe)
    name, before = None if data.name is None else check_name(data.name), page.owner
    if before is None:
        await page.become(name or guest_name(page.services.random))
    elif name and name != before.name:
        await page.become(name)
        await _rename(page, before, name)
    return await me(page)


async def _rename(page: Page, before: Owner, name: str) -> None:
    at = [id_ for id_, _ in await page.indexes.rows()]
    await rename_at(page.tables, at, [before.id], before.name, name)


async def forget(page: Page) -> Me:
    """All that is kept in this browser goes."""
    await page.forget()
    return await me(page)


async def data(page: Page) -> dict[str, Any]:
    """Everything that is kept, to take along: records of all matches among it."""
    found: dict[str, Any] = {"person": (await me(page)).person, "name": (await me(page)).name}
    for name in ("record", "result", "own"):
        kept = await page.store.all(f"{name}/")
        found[f"{name}s"] = {
            key.removeprefix(f"{name}/"): msgspec.json.decode(text) for key, text in kept
        }
    return found


async def fared(page: Page) -> list[GameStatistics]:
    """How one has fared."""
    return await statistics(page.store, somebody(page).id)


async def played(page: Page, query: dict[str, str]) -> FinishedPage:
    """One's finished matches; there are no friends here to have played them with."""
    return await finished(page.store, somebody(page).id, query.get("game"), query.get("after"))


async def kept(page: Page, query: dict[str, str]) -> list[KeptOwn]:
    """One's own for an option of a game, the newest first."""
    return await contents.all_kept(page.store, query.get("game", ""), query.get("option", ""))


async def keep(page: Page, body: bytes) -> KeptOwn:
    """Keeps one more, finished or not."""
    new, services = msgspec.json.decode(body, type=NewOwn), page.services
    id_, now = new_code(services.random, 12), services.clock.now()
    return await contents.keep(page.store, id_, new.game, new.option, new.own, now)


async def rewrite(page: Page, id_: str, body: bytes) -> KeptOwn:
    """Gives one of them another name or another text."""
    own = msgspec.json.decode(body, type=OwnText)
    return await contents.rewrite(page.store, id_, own, page.services.clock.now())


async def discard(page: Page, id_: str) -> None:
    """Throws one of them away."""
    await contents.remove(page.store, id_)
