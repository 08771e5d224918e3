"""Tables of a page: opened, listed, found."""

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.page.assembly import Page
from motherlode.page.people import somebody
from motherlode.server.answers.puzzles import LEVEL, plan_from
from motherlode.server.answers.tables import no_position, own_at, rank
from motherlode.server.protocol.parts import TableInfo
from motherlode.server.protocol.resources import Found, Inspected, TableLine
from motherlode.server.storage.lines import line_of, told
from motherlode.table.codes import typed_code
from motherlode.table.plans import TablePlan

FINISHED = 20  # that are over: they take no place from those that are not


async def open_table(page: Page, body: bytes) -> TableInfo:
    """Opens a table; whoever asks is its host."""
    owner, plan = somebody(page), msgspec.json.decode(body, type=TablePlan)
    no_position(plan)
    live = await page.tables.open_table(owner.id, owner.name, plan)
    return live.replies.info(owner.id)


async def play_on(page: Page, slug: str, id: str) -> TableInfo:
    """A table that begins with a puzzle; whoever asks sits where it is to be decided."""
    return await open_at(page, plan_from(slug, id, LEVEL))


async def open_at(page: Page, plan: TablePlan) -> TableInfo:
    """A table that begins in the middle, which only we can make."""
    owner = somebody(page)
    live = await page.tables.open_table(owner.id, owner.name, plan)
    return live.replies.info(owner.id)


async def mine(page: Page) -> list[TableLine]:
    """Tables at which one has a seat: one's turn first, then running, lobbies, finished."""
    if page.owner is None:
        return []
    lines, finished = [], 0
    for id_, row in await page.indexes.rows():
        live = page.tables.tables.get(id_)
        line = row.line if live is None else line_of(live.table)
        finished += line.status == "over"
        if line.status != "over" or finished <= FINISHED:
            lines.append(told(id_, row.code, line, [page.owner.id], lambda _: True))
    return sorted(lines, key=rank)


async def info(page: Page, id_: str) -> TableInfo:
    """A table without its board."""
    live = await page.tables.find(id_)
    return live.replies.info(page.owner.id if page.owner else None)


async def own(page: Page, id: str, option: str) -> Inspected:
    """The own map or deck that is played at a table."""
    return await own_at(await page.tables.find(id), option)


async def find_code(page: Page, code: str) -> Found:
    """Where a code leads."""
    for id_, row in await page.indexes.rows():
        if row.code == typed_code(code):
            return Found(id_, -1)
    raise MotherlodeError("code/unknown", "No table has this code.")
