"""Matches that were played: records, replays, chance, the coach."""

import asyncio
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import select, update

from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.server.http.routes.common import AnyRequest, ApiError, admission_of, bad_request
from motherlode.server.protocol.resources import Chance, LookBack, Replay, Summary
from motherlode.server.storage import schema
from motherlode.server.storage.results import own_result
from motherlode.table.codes import is_code

Id = Annotated[str, PathParameter(max_length=16)]
From = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]


class MatchesApi(Controller):
    """Finished matches, and running ones as a spectator sees them."""

    path = "/api/matches/{match_id:str}"
    tags = ("matches",)

    @get("/record")
    async def record(self, request: AnyRequest, match_id: Id) -> Response[dict[str, Any]]:
        """The record with its fairness proof, once the match is over."""
        text = await _record(request, match_id)
        headers = {"content-disposition": f'attachment; filename="{match_id}.json"'}
        return Response(msgspec.json.decode(text), headers=headers)

    @get("/replay")
    async def replay(self, request: AnyRequest, match_id: Id, since: From = 0) -> Replay:
        """Step by step: everything once it is over; before, what spectators have seen."""
        replays = admission_of(request).replays
        running = await _running(request, match_id)
        if running is not None:
            return await replays.page_of_running(match_id, running, since)
        return await replays.page_of_finished(match_id, partial(_record, request), since)

    @get("/chances")
    async def chances(self, request: AnyRequest, match_id: Id) -> list[Chance]:
        """What could have happened at every chance event, for checking the proof."""
        match = await admission_of(request).replays.whole(match_id, partial(_record, request))
        return await asyncio.to_thread(_chances, match)

    @get("/summary")
    async def summary(self, request: AnyRequest, match_id: Id) -> Summary:
        """A finished match in a few words, and what it was for the one who asks."""
        admission = admission_of(request)
        ahead, tie_break, when = await admission.replays.told(match_id, partial(_record, request))
        person = await admission.person(request)
        own = await own_result(admission.database, match_id, person.id) if person else None
        return Summary(margin=ahead, tie_break=tie_break, decided=when, own=own)

    @get("/look-back")
    async def look_back(self, request: AnyRequest, match_id: Id) -> LookBack:
        """The coach on a finished match; thought over once, then kept."""
        admission = admission_of(request)
        record = await _record(request, match_id)
        column = schema.matches.c
        async with admission.database.connect() as connection:
            kept = await connection.scalar(select(column.look_back).where(column.id == match_id))
        if kept is not None:
            return msgspec.json.decode(kept, type=LookBack)
        try:
            own = "content" in msgspec.json.decode(record)
            result = await admission.services.bots.look_back(record, own)
        except MotherlodeError as error:
            if error.slug in ("coach/busy", "coach/failed"):
                raise ApiError(503, error.slug, error.message) from error
            raise bad_request(error) from error
        text = msgspec.json.encode(result).decode()
        async with admission.database.begin() as connection:
            change = update(schema.matches).where(column.id == match_id)
            await connection.execute(change.values(look_back=text))
        return msgspec.json.decode(text, type=LookBack)


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


async def _record(request: AnyRequest, id_: str) -> str:
    column = schema.matches.c
    text: str | None = None
    if is_code(id_):
        async with admission_of(request).database.connect() as connection:
            text = await connection.scalar(select(column.record).where(column.id == id_))
    if text is None:
        raise ApiError(404, "match/unknown", "No finished match has this id.")
    return text


def _chances(match: Match) -> list[Chance]:
    found = []
    for number, (mover, event) in enumerate(match.history()):
        if mover == CHANCE:
            weights = [0] * len(match.game.outcomes)
            match.game.plain.odds(match.state_at(number), weights)
            found.append(Chance(number, weights, event))
    return found
