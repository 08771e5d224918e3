"""The daily claim without a server: alone against the bots, and by a seed that all can work out.

A page has nobody who could keep a secret from its owner. So here the seed of a day follows from the
day by a public function, and the page says so; a server's own claims can be played here when their
seeds are told.
"""

import re

from msgspec import json

from motherlode.engine.errors import MotherlodeError
from motherlode.page.assembly import Page
from motherlode.page.claim_lines import decode_line
from motherlode.page.people import somebody
from motherlode.page.results import ClaimTry, decode_try, encode
from motherlode.page.store import Batch, Store, readable
from motherlode.server.answers.claims import Tried, may_begin, told
from motherlode.server.protocol.claims import ClaimInfo, ClaimLine, ClaimPage, NewClaim
from motherlode.server.protocol.parts import TableInfo
from motherlode.table.claims import plan_on, public_seed
from motherlode.table.codes import new_code
from motherlode.table.days import checked_day, day_after, day_of

SEED = re.compile("[0-9a-f]{64}")


async def now(page: Page) -> ClaimPage:
    """Today's claim, yesterday's and tomorrow's."""
    today = day_of(page.services.clock.now())
    days = (today, day_after(today), day_after(today, -1))
    return ClaimPage(*[await one(page, day) for day in days])


async def one(page: Page, day: str) -> ClaimInfo:
    """The claim of a day."""
    seed, owner = public_seed(checked_day(day)), page.owner
    tried = await _tried(page, day)
    bots = readable(await page.store.all(f"claim-line/{day}/"), f"claim-line/{day}/", decode_line)
    lines = [ClaimLine("", bot.score, bot.won, level, match=bot.match) for level, bot in bots]  # type: ignore[arg-type]
    counted = (0, 0)
    if owner is not None and tried is not None and tried.score is not None:
        won = tried.won or 0.0
        lines.append(ClaimLine(owner.name, tried.score, won, mine=True, match=tried.match))
        counted = (1, 0)
    info = told(day, seed, page.services.clock.now(), None, tried, lines, counted)
    if info.status == "over" and page.thinks:
        info.thinking = page.claim_bots.think(day, seed, [level for level, _ in bots])
    return info


async def play(page: Page, day: str, body: bytes) -> TableInfo:
    """The table of one's one try today; a day that is over is played for oneself."""
    owner, new = somebody(page), json.decode(body or b"{}", type=NewClaim)
    id_ = new_code(page.services.random, 10)
    counts = may_begin(checked_day(day), page.services.clock.now())
    if new.seed and (counts or not SEED.fullmatch(new.seed)):
        why = "A seed is brought along for a day that is over: 64 letters of 0 to 9 and a to f."
        raise MotherlodeError("claim/no-seed", why)
    if counts:
        id_ = await _table_of_try(page.store, day, id_)
    seed = new.seed or public_seed(day)
    live = await page.tables.open_claim(id_, seed, owner.id, owner.name, plan_on(day))
    return live.replies.info(owner.id)


async def _table_of_try(store: Store, day: str, table: str) -> str:
    """The table that is there, or this one: a page has one thread, and no other comes between."""
    kept = await store.get(f"claim/{day}")
    if kept is not None:
        return decode_try(kept).table
    batch = Batch()
    batch.add(f"claim/{day}", encode(ClaimTry(table)).decode())
    await store.write(batch.changes)
    return table


async def _tried(page: Page, day: str) -> Tried | None:
    kept = await page.store.get(f"claim/{day}")
    if kept is None or page.owner is None:
        return None
    own = decode_try(kept)
    rows = dict(await page.indexes.rows())
    goes_on = own.table in rows and rows[own.table].line.status == "playing"
    return Tried(own.table, goes_on and own.score is None, own.match, own.score, own.won)
