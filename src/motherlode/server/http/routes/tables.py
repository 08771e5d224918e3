"""Opening tables and finding them."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import segno
from litestar import Controller, Response, get, post
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import ColumnElement, Select, func, select

from motherlode.engine.errors import MotherlodeError
from motherlode.server.answers.tables import no_position, own_at, rank
from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    no_program,
    not_too_often,
    retry_after,
    somebody,
)
from motherlode.server.live.live_table import LiveTable
from motherlode.server.people.identity import Person
from motherlode.server.protocol.parts import TableInfo
from motherlode.server.protocol.resources import Found, Inspected, SeatToken, TableLine
from motherlode.server.storage import schema
from motherlode.server.storage.lines import decode, line_of, told
from motherlode.server.storage.own_tables import (
    FINISHED,
    SHOWN,
    finished_query,
    listed,
    under_way_query,
)
from motherlode.table.codes import is_code, typed_code
from motherlode.table.plans import TablePlan, names_something

Id = Annotated[str, PathParameter(max_length=16)]
Typed = Annotated[str, PathParameter(max_length=40)]
OF_ONE_HOST = 3  # of which so many by the same person: there is room for others
OF_ONE_ADDRESS = 9  # and so many by all who share one, a household or a club


class TablesApi(Controller):
    """Tables, codes, QR codes, tokens for programs."""

    path = "/api"
    tags = ("tables",)

    @post("/tables")
    async def open(self, request: AnyRequest, data: TablePlan) -> TableInfo:
        """Opens a table; whoever asks is its host."""
        admission = admission_of(request)
        person = await somebody(request)
        limits, many = admission.limits, "That is a lot of tables: wait a little."
        not_too_often(request, limits.tables, "table/too-many", many, person.id)
        if data.public:
            not_too_often(request, limits.public_tables, "table/too-many", many, person.id)
        if names_something(data) and admission.bans.is_silenced(person.id):
            raise ApiError(403, "chat/silenced", "You may not name anything for now.")
        try:
            no_position(data)
            here = admission.visit(request).address
            live = await admission.registry.open_table(person.id, person.name, data, here)
        except MotherlodeError as error:
            raise bad_request(error) from error
        return live.replies.info(person.id)

    @get("/tables")
    async def public(self, request: AnyRequest) -> list[TableLine]:
        """Public tables with an open seat; of one host or address only the newest."""
        table = schema.tables.c
        opened = (table.public, table.status == "lobby", table.open_seats > 0)
        of_host = _newest(table.host, *opened).subquery()
        of_address = _newest(
            func.coalesce(table.opened_from, table.id),
            *opened,
            table.id.in_(select(of_host.c.id).where(of_host.c.rank <= OF_ONE_HOST)),
        ).subquery()
        few = of_address.c.rank <= OF_ONE_ADDRESS
        query = listed().join(of_address, of_address.c.id == table.id).where(few)
        return await _lines(request, query.limit(SHOWN), None)

    @get("/tables/mine")
    async def mine(self, request: AnyRequest) -> list[TableLine]:
        """Tables at which one has a seat: one's turn first, then running, lobbies, finished."""
        person = no_program(await admission_of(request).person(request))
        if person is None:
            return []
        lines: dict[str, TableLine] = {}
        for one in (person.id, *person.also):
            for query in (under_way_query(one), finished_query(one)):
                lines |= {line.id: line for line in await _lines(request, query, person)}
        own = sorted(lines.values(), key=rank)
        over = [line for line in own if line.status == "over"]
        return [line for line in own if line.status != "over"] + over[:FINISHED]

    @get("/tables/{table_id:str}")
    async def one(self, request: AnyRequest, table_id: Id) -> TableInfo:
        """A table without its board."""
        person = await admission_of(request).person(request)
        live = await _live(request, table_id, person)
        return live.replies.info(person.id if person else None)

    @get("/tables/{table_id:str}/own/{option:str}")
    async def own(self, request: AnyRequest, table_id: Id, option: Typed) -> Inspected:
        """The own map or deck that is played at a table, to look at before one sits down."""
        person = await admission_of(request).person(request)
        live = await _live(request, table_id, person)
        try:
            return await own_at(live, option)
        except MotherlodeError as error:
            raise bad_request(error) from error

    @get("/codes/{code:str}")
    async def code(self, request: AnyRequest, code: Typed) -> Found:
        """Where a code leads."""
        column = schema.codes.c
        found = typed_code(code)
        admission = admission_of(request)
        limit, who = (
            admission.limits.codes,
            (admission.address(request), admission.claimed(request)),
        )
        if wait := limit.wait(*who):
            many = "Too many wrong codes: wait a little."
            raise ApiError(429, "code/too-many", many, retry_after(wait))
        query = select(column.table_id, column.seat).where(column.code == found)
        row = None
        if is_code(found):
            async with admission.database.connect() as connection:
                row = (await connection.execute(query)).first()
        if row is None:
            limit.note(*who)
            raise ApiError(404, "code/unknown", "No table has this code.")
        return Found(row.table_id, row.seat)

    @post("/tables/{table_id:str}/seats/{seat:int}/token")
    async def token(self, request: AnyRequest, table_id: Id, seat: int) -> SeatToken:
        """A token with which a program sits at an open seat; only the host can make one."""
        admission = admission_of(request)
        person = await somebody(request)
        live = await _live(request, table_id, person)
        if person.id != live.table.host:
            raise ApiError(403, "table/not-host", "Only the host of the table can do this.")
        if seat not in live.table.open_seats:
            raise ApiError(409, "seat/taken", "This seat is not open.")
        many = "That is a lot of programs: wait a little."
        not_too_often(request, admission.limits.tokens, "person/too-many", many, person.id)
        program = await admission.identity.new_guest(f"Program {seat + 1}")
        await live.seat_program(program.id, program.name, seat)
        return SeatToken(await admission.identity.new_token(program.id, live.id, seat))

    @get("/qr", media_type="image/svg+xml")
    async def qr(
        self,
        request: AnyRequest,
        text: Annotated[str, QueryParameter(max_length=300, min_length=1)],
    ) -> Response[bytes]:
        """A QR code as SVG."""
        admission = admission_of(request)
        who, codes = admission.claimed(request), admission.limits.qr_codes
        not_too_often(request, codes, "request/too-many", "Slower, please.", who)
        try:
            svg = await asyncio.to_thread(_qr, text)
        except (segno.DataOverflowError, ValueError) as error:
            raise ApiError(400, "qr/too-long", "That does not fit into a QR code.") from error
        return Response(svg, media_type="image/svg+xml")


@lru_cache(64)  # everyone at a table shows the same one
def _qr(text: str) -> bytes:
    code = segno.make(text, error="m", micro=False)
    picture = code.svg_inline(scale=4, border=2, dark="#2b2622", light="#fffaf0", omitsize=True)
    return picture.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).encode()


async def _live(request: AnyRequest, id_: str, person: Person | None) -> LiveTable:
    try:
        live = await admission_of(request).registry.find(id_)
        if person is not None:
            await live.recognise(person.id, person.also)
    except MotherlodeError as error:
        raise bad_request(error) from error
    return live


async def _lines(request: AnyRequest, query: Select[Any], person: Person | None) -> list[TableLine]:
    """Lines of a list, out of the index: no table is loaded for them.

    Where this process has the table at hand, that is a moment newer, and knows who is there.
    """
    admission = admission_of(request)
    own = [person.id, *person.also] if person else []
    async with admission.database.connect() as connection:
        rows = list(await connection.execute(query))
    lines = []
    for id_, code, text in rows:
        live = admission.registry.tables.get(id_)
        line = decode(text) if live is None else line_of(live.table)
        if line.status != "closed":
            here = _nobody if live is None else live.presence.is_here
            lines.append(told(id_, code, line, own, here))
    return lines


def _newest(by: ColumnElement[str], *which: ColumnElement[bool]) -> Select[Any]:
    """Tables, and as the how-manieth newest of somebody or somewhere."""
    table = schema.tables.c
    place = func.row_number().over(partition_by=by, order_by=table.updated.desc())
    return select(table.id, place.label("rank")).where(*which)


def _nobody(_: str) -> bool:
    return False
