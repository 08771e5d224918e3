"""Matches that were played: records, replays, chance, the coach."""

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import select, update

from motherlode.engine.contract import CHANCE, SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.engine.record import replay
from motherlode.games import ours
from motherlode.server.answers import Chance, Decided, Frame, LookBack, Replay, Summary
from motherlode.server.api.parts import AnyRequest, ApiError, bad_request, doors_of
from motherlode.server.storage import schema
from motherlode.server.storage.results import own_result
from motherlode.server.summary import decided, margin
from motherlode.table.codes import is_code

Id = Annotated[str, PathParameter(max_length=16)]
From = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
FRAMES = 400  # in one answer


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
        running = await _running(request, match_id)
        match = running or _replayed(await _record(request, match_id))
        shown = _shown(match)
        frames = _frames(match, shown, since)
        end = since + FRAMES
        return Replay(
            game=match.game.slug,
            seats=match.seats,
            names=match.names,
            options=match.options,
            frames=frames,
            next=end if end < len(shown) else None,
            result=match.result,
        )

    @get("/chances")
    async def chances(self, request: AnyRequest, match_id: Id) -> list[Chance]:
        """What could have happened at every chance event, for checking the proof."""
        match = _replayed(await _record(request, match_id))
        found = []
        for number, ((mover, event), before) in enumerate(
            zip(match.history(), match.trail(), strict=False)
        ):
            if mover == CHANCE:
                weights = [0] * len(match.game.outcomes)
                match.game.plain.odds(before, weights)
                found.append(Chance(number, weights, event))
        return found

    @get("/summary")
    async def summary(self, request: AnyRequest, match_id: Id) -> Summary:
        """A finished match in a few words, and what it was for the one who asks."""
        ahead, tie_break, when = _told(await _record(request, match_id))
        doors = doors_of(request)
        person = await doors.person(request)
        own = await own_result(doors.house.engine, match_id, person.id) if person else None
        return Summary(margin=ahead, tie_break=tie_break, decided=when, own=own)

    @get("/look-back")
    async def look_back(self, request: AnyRequest, match_id: Id) -> LookBack:
        """The coach on a finished match; thought over once, then kept."""
        house = doors_of(request).house
        record = await _record(request, match_id)
        column = schema.matches.c
        async with house.engine.connect() as connection:
            kept = await connection.scalar(select(column.look_back).where(column.id == match_id))
        if kept is not None:
            return msgspec.json.decode(kept, type=LookBack)
        try:
            bots = house.own_bots if "content" in msgspec.json.decode(record) else house.bots
            result = await bots.look_back(record)
        except MotherlodeError as error:
            raise bad_request(error) from error
        text = msgspec.json.encode(result).decode()
        async with house.engine.begin() as connection:
            change = update(schema.matches).where(column.id == match_id)
            await connection.execute(change.values(look_back=text))
        return msgspec.json.decode(text, type=LookBack)


async def _running(request: AnyRequest, id_: str) -> Match | None:
    """A match that is being played in a room of this process or of another."""
    house = doors_of(request).house
    for room in house.rooms.values():
        if room.table.match_id == id_ and room.table.match and not room.table.match.over:
            await room.settled()
            return room.table.match
    return None


async def _record(request: AnyRequest, id_: str) -> str:
    column = schema.matches.c
    text: str | None = None
    if is_code(id_):
        async with doors_of(request).house.engine.connect() as connection:
            text = await connection.scalar(select(column.record).where(column.id == id_))
    if text is None:
        raise ApiError(404, "match/unknown", "No finished match has this id.")
    return text


@lru_cache(maxsize=32)
def _told(text: str) -> tuple[int, bool, Decided | None]:
    """Everyone at a table asks when it is over; the match is played again once."""
    match = _replayed(text)
    return *margin(match), decided(match)


def _replayed(text: str) -> Match:
    return replay(text, ours)


def _shown(match: Match) -> list[int]:
    """The events of a replay; of a running match those of which spectators have seen something.

    A replay numbers them anew, so that nobody can count what happened in secret.
    """
    if match.over:
        return list(range(match.number))
    return [
        number
        for number in range(match.number)
        if match.saw(number, SPECTATOR) or match.story(SPECTATOR, number, number + 1)
    ]


def _frames(match: Match, shown: list[int], since: int) -> list[Frame]:
    trail = match.trail()
    return [
        _frame(match, trail, number, place)
        for place, number in enumerate(shown[since : since + FRAMES], since)
    ]


def _frame(match: Match, trail: list[Any], number: int, place: int) -> Frame:
    """One step; once the match is over nothing is hidden."""
    mover, event = match.history()[number]
    seen = match.over or match.saw(number, SPECTATOR)
    after = trail[number + 1]
    if not match.over:
        match.game.plain.hide(after, SPECTATOR)
    notation = match.game.outcomes if mover == CHANCE else match.game.moves
    decided = match.decided.get(number, "person") if seen and mover != CHANCE else None
    by_clock = [{"what": "@clock", "seat": mover}] if decided == "clock" else []
    return Frame(
        number=place,
        lines=by_clock + match.story(SPECTATOR, number, number + 1),
        view=match.game.view(after, SPECTATOR),
        by=mover if seen else None,
        move=notation.text(event) if seen else None,
        time=match.times[number] if number < len(match.times) else None,
        decided=decided,  # type: ignore[arg-type]
    )
