"""A map or a deck of one's own, before it is played: is it right, how does it look, is it fair?

What is sent is the file as it is: so the server says what is wrong with its letters, too, and no
text is read in two ways.
"""

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import PathParameter, QueryParameter

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.texts import LONGEST
from motherlode.server.answers.own import check_measured, checked, from_the_box, to_measure
from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    not_too_often,
    while_he_waits,
)
from motherlode.server.protocol.resources import Inspected, Problem
from motherlode.table.plans import LONGEST_TITLE

Slug = Annotated[str, PathParameter(max_length=40)]
Title = Annotated[str, QueryParameter(max_length=LONGEST_TITLE)]

TIMEOUT = 90.0  # seconds for measuring; it takes ten
WAITING = 4  # that wait for being measured, one after the other


def _too_long(_: Request[Any, Any, Any], error: RequestEntityTooLarge) -> Response[Problem]:
    most = LONGEST // 1024
    problem = Problem("own/too-long", f"At most {most} kB.", values={"most": most})
    return Response(problem, status_code=error.status_code)


class OwnApi(Controller):
    """Options that take a text of one's own."""

    path = "/api/games/{slug:str}/own/{option:str}"
    tags = ("own",)
    request_max_body_size = LONGEST
    exception_handlers = {RequestEntityTooLarge: _too_long}  # noqa: RUF012

    @get("/{choice:str}")
    async def box(self, slug: Slug, option: Slug, choice: Slug) -> Inspected:
        """What is in the box, as a text: to begin with."""
        try:
            return await from_the_box(slug, option, choice)
        except MotherlodeError as error:
            raise bad_request(error) from error

    @post("/", status_code=200)
    async def check(
        self, request: AnyRequest, slug: Slug, option: Slug, name: Title = ""
    ) -> Inspected:
        """How a text looks, if it can be played; else what is wrong with it, and where."""
        admission = admission_of(request)
        who, looks = admission.claimed(request), admission.limits.looks
        not_too_often(request, looks, "request/too-many", "Slower, please.", who)
        try:
            return await checked(slug, option, name, await request.body())
        except MotherlodeError as error:
            raise bad_request(error) from error

    @post("/measure", status_code=200)
    async def measure(
        self, request: AnyRequest, slug: Slug, option: Slug, name: Title = ""
    ) -> dict[str, Any]:
        """What many games of sensible players show: the game says what is worth knowing."""
        admission = admission_of(request)
        try:
            check_measured(slug, option)
        except MotherlodeError as error:
            raise bad_request(error) from error
        enough = "That is a lot of measuring: wait a little."
        who, measures = admission.claimed(request), admission.limits.measures
        not_too_often(request, measures, "own/measured-enough", enough, who)
        try:
            game = await to_measure(slug, option, name, await request.body())
        except MotherlodeError as error:
            raise bad_request(error) from error
        if admission.measuring >= WAITING:
            raise ApiError(503, "own/busy", "Others are measuring just now: try again soon.")
        admission.measuring += 1
        try:
            async with asyncio.timeout(TIMEOUT), admission.one_measures:
                found: dict[str, Any] = await while_he_waits(
                    request, admission.services.bots.measure(game, option)
                )
        except TimeoutError as error:
            raise ApiError(503, "own/busy", "That took too long: try again later.") from error
        except MotherlodeError as error:
            if error.slug not in ("coach/busy", "coach/failed"):
                raise
            raise ApiError(503, "own/busy", "That did not work out: try again later.") from error
        finally:
            admission.measuring -= 1
        return found
