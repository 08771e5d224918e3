"""What one tends to do wrong in a game, across one's own matches."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter
from sqlalchemy import select

from motherlode.engine.errors import MotherlodeError
from motherlode.server.answers.habits import NEWEST, habits_of
from motherlode.server.http.routes.common import (
    AnyRequest,
    admission_of,
    bad_request,
    not_too_often,
    somebody,
)
from motherlode.server.protocol.habits import HabitsInfo
from motherlode.server.storage import schema

Slug = Annotated[str, PathParameter(max_length=40)]


class HabitsApi(Controller):
    """The coach across matches."""

    path = "/api/me/habits"
    tags = ("matches",)

    @get("/{slug:str}")
    async def habits(self, request: AnyRequest, slug: Slug) -> HabitsInfo:
        """In three sentences, from one's newest matches of a game."""
        admission, person = admission_of(request), await somebody(request)
        limit = admission.limits.replays  # as many matches are played again
        not_too_often(request, limit, "request/too-many", "Slower, please.", person.id)
        result, match = schema.results.c, schema.matches.c
        query = (
            select(match.id, result.seat, match.record, match.look_back)
            .join_from(schema.results, schema.matches, match.id == result.match_id)
            .where(result.person == person.id, result.game == slug)
            .order_by(result.ended.desc())
            .limit(NEWEST)
        )
        async with admission.database.connect() as connection:
            rows = [tuple(row) for row in await connection.execute(query)]
        try:
            async with admission.replays.one_asks, admission.replays.one_at_a_time:
                return await habits_of(slug, rows)
        except MotherlodeError as error:
            raise bad_request(error) from error
