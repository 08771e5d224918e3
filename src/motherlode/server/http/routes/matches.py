"""Matches that were played: records, replays, chance, the coach."""

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import select, update

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.server.answers.matches import chances_of, looked_back, summary_of
from motherlode.server.http.routes.common import (
    COMPRESSED,
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    not_too_often,
    packed,
    retry_after,
    while_he_waits,
)
from motherlode.server.protocol.resources import Chance, LookBack, Replay, Summary
from motherlode.server.storage import schema
from motherlode.server.storage.claims import seeds_of
from motherlode.server.storage.results import keep_luck, own_result
from motherlode.table.claims import day_to_open, opened
from motherlode.table.codes import is_code

Id = Annotated[str, PathParameter(max_length=16)]
PATIENCE = 10.0  # seconds: a look back takes about so long
From = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]


class MatchesApi(Controller):
    """Finished matches, and running ones as a spectator sees them."""

    path = "/api/matches/{match_id:str}"
    tags = ("matches",)

    @get("/record")
    async def record(self, request: AnyRequest, match_id: Id) -> Response[dict[str, Any]]:
        """The record with its fairness proof, once the match is over."""
        record = await _with_proof(request, await record_of(request, match_id))
        headers = {"content-disposition": f'attachment; filename="{match_id}.json"'}
        return Response(record, headers=headers)

    @get("/replay", opt={COMPRESSED: True})
    async def replay(self, request: AnyRequest, match_id: Id, since: From = 0) -> Response[Replay]:
        """Step by step: everything once it is over; before, what spectators have seen."""
        _not_too_many(request)
        replays = admission_of(request).replays
        async with replays.one_asks:
            running = await _running(request, match_id)
            if running is not None:
                page = await replays.page_of_running(match_id, running, since)
            else:
                page = await replays.page_of_finished(match_id, partial(record_of, request), since)
            return await packed(request, page)

    @get("/chances", opt={COMPRESSED: True})
    async def chances(self, request: AnyRequest, match_id: Id) -> Response[list[Chance]]:
        """What could have happened at every chance event, for checking the proof."""
        _not_too_many(request)
        replays = admission_of(request).replays
        async with replays.one_asks:
            match = await replays.whole(match_id, partial(record_of, request))
            async with replays.one_at_a_time:
                found = await chances_of(match)
            return await packed(request, found)

    @get("/summary")
    async def summary(self, request: AnyRequest, match_id: Id) -> Summary:
        """A finished match in a few words, and what it was for the one who asks."""
        admission = admission_of(request)
        told = await admission.replays.told(match_id, partial(record_of, request))
        person = await admission.person(request)
        own = await own_result(admission.database, match_id, person.id) if person else None
        return summary_of(told, own)

    @get("/look-back")
    async def look_back(self, request: AnyRequest, match_id: Id) -> LookBack:
        """The coach on a finished match; thought over once, then kept."""
        admission = admission_of(request)
        record = await record_of(request, match_id)
        column = schema.matches.c
        async with admission.database.connect() as connection:
            kept = await connection.scalar(select(column.look_back).where(column.id == match_id))
        if kept is not None:
            return msgspec.json.decode(kept, type=LookBack)
        who = admission.claimed(request), admission.address(request)
        try:
            with admission.limits.look_backs.one_more(match_id, *who) as may:
                if not may:
                    busy = "The coach is still at the last matches that you asked about."
                    raise ApiError(429, "coach/busy", busy, retry_after(PATIENCE))
                text = await while_he_waits(request, looked_back(admission.services.bots, record))
        except MotherlodeError as error:
            raise bad_request(error) from error
        async with admission.database.begin() as connection:
            change = update(schema.matches).where(column.id == match_id)
            await connection.execute(change.values(look_back=text))
            told = msgspec.json.decode(text, type=LookBack)
            await connection.run_sync(keep_luck, match_id, told.luck, told.skill)
        return told


def _not_too_many(request: AnyRequest) -> None:
    """Nobody has to say who he is to look at a match, and it is long to answer."""
    admission = admission_of(request)
    who, replays = admission.claimed(request), admission.limits.replays
    not_too_often(request, replays, "request/too-many", "Slower, please.", who)


async def _running(request: AnyRequest, id_: str) -> Match | None:
    """A match that is being played, whichever process has it at hand: the index knows the table."""
    admission, column = admission_of(request), schema.tables.c
    if not is_code(id_):
        return None
    query = select(column.id).where(column.match_id == id_, column.status == "playing")
    async with admission.database.connect() as connection:
        table = await connection.scalar(query)
    if table is None:
        return None
    live = await admission.registry.find(table)
    if not admission.services.bus.alone:
        await live.catch_up(live.table.at, None)
    await live.settled()
    match = live.table.match
    return match if match and live.table.match_id == id_ and not match.over else None


async def _with_proof(request: AnyRequest, text: str) -> dict[str, Any]:
    """The record of a claim gets its proof when the day's seed is told."""
    record: dict[str, Any] = msgspec.json.decode(text)
    admission = admission_of(request)
    day = day_to_open(record, admission.services.clock.now())
    if day is None:
        return record
    row = (await seeds_of(admission.database, [day])).get(day)
    return record if row is None else opened(record, row.seed)


async def record_of(request: AnyRequest, id_: str) -> str:
    """The record of a match that is over."""
    column = schema.matches.c
    text: str | None = None
    if is_code(id_):
        async with admission_of(request).database.connect() as connection:
            text = await connection.scalar(select(column.record).where(column.id == id_))
    if text is None:
        raise ApiError(404, "match/unknown", "No finished match has this id.")
    return text
