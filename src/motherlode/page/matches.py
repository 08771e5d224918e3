"""Matches that were played in a page: records, replays, chance, the coach."""

from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from motherlode.engine.match import Match
from motherlode.page.assembly import Page
from motherlode.page.people import somebody
from motherlode.page.results import own_matches, own_result, record_of
from motherlode.page.store import Batch, Full
from motherlode.page.tables import open_at
from motherlode.server.answers.habits import NEWEST, Own, habits_of
from motherlode.server.answers.matches import chances_of, looked_back, summary_of
from motherlode.server.answers.puzzles import plan_again
from motherlode.server.protocol.habits import HabitsInfo
from motherlode.server.protocol.parts import TableInfo
from motherlode.server.protocol.requests import TryAgain
from motherlode.server.protocol.resources import Chance, LookBack, Replay, Summary
from motherlode.table.claims import opened, public_seed


async def record(page: Page, id: str) -> Any:
    """The record with its fairness proof, once the match is over."""
    text = await record_of(page.store, id)
    found: dict[str, Any] = msgspec.json.decode(text)
    if "claim" not in found or "proof" in found:
        return msgspec.Raw(text.encode())
    return opened(found, public_seed(found["claim"]["day"]))  # which all could work out


async def replay(page: Page, id_: str, query: dict[str, str]) -> Replay:
    """Step by step: everything once it is over; before, what spectators have seen."""
    since = msgspec.convert(query.get("from", "0"), int, strict=False)
    running = await _running(page, id_)
    if running is not None:
        return await page.replays.page_of_running(id_, running, since)
    return await page.replays.page_of_finished(id_, partial(record_of, page.store), since)


async def chances(page: Page, id: str) -> list[Chance]:
    """What could have happened at every chance event, for checking the proof."""
    return await chances_of(await page.replays.whole(id, partial(record_of, page.store)))


async def summary(page: Page, id: str) -> Summary:
    """A finished match in a few words, and what it was for the one who asks."""
    told = await page.replays.told(id, partial(record_of, page.store))
    own = await own_result(page.store, id, page.owner.id) if page.owner else None
    return summary_of(told, own)


async def look_back(page: Page, id: str) -> LookBack:
    """The coach on a finished match; thought over once, then kept."""
    text = await page.store.get(f"look-back/{id}")
    if text is None:
        text = await looked_back(page.services.bots, await record_of(page.store, id))
        batch = Batch()
        batch.put(f"look-back/{id}", text)
        with suppress(Full):  # then it is thought over again the next time
            await page.store.write(batch.changes)
    return msgspec.json.decode(text, type=LookBack)


async def habits(page: Page, slug: str) -> HabitsInfo:
    """What one tends to do wrong in a game, from one's newest matches in this browser."""
    own: list[Own] = []
    for id_, seat in await own_matches(page.store, slug, somebody(page).id, NEWEST):
        record = await page.store.get(f"record/{id_}")
        if record is not None:
            own.append((id_, seat, record, await page.store.get(f"look-back/{id_}")))
    return await habits_of(slug, own)


async def try_again(page: Page, id_: str, body: bytes) -> TableInfo:
    """A table that begins where somebody decided, with what he knew then."""
    number = msgspec.json.decode(body, type=TryAgain).number
    match = await page.replays.whole(id_, partial(record_of, page.store))
    return await open_at(page, plan_again(match, number))


async def _running(page: Page, id_: str) -> Match | None:
    """A match that is being played."""
    for table, row in await page.indexes.rows():
        if row.line.match == id_ and row.line.status == "playing":
            live = await page.tables.find(table)
            await live.settled()
            match = live.table.match
            return match if match and live.table.match_id == id_ and not match.over else None
    return None
