"""A map or a deck of one's own, before it is played: is it right, how does it look, is it fair?

What is sent is the file as it is: so the server says what is wrong with its letters, too, and no
text is read in two ways.
"""

import asyncio
from functools import lru_cache
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import PathParameter, QueryParameter

from motherlode.engine.errors import ContentError, MotherlodeError
from motherlode.engine.own import Content, Looked, Own, with_text
from motherlode.engine.texts import LONGEST, text_of
from motherlode.games import ours
from motherlode.server.http.routes.common import (
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    not_too_often,
)
from motherlode.server.protocol.resources import Fault, Inspected, Problem
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
        texts = _content(slug, option).texts
        if choice not in texts:
            raise ApiError(404, "own/unknown", f"There is no “{choice}” in the box.")
        return await inspected(slug, option, choice, texts[choice])

    @post("/", status_code=200)
    async def check(
        self, request: AnyRequest, slug: Slug, option: Slug, name: Title = ""
    ) -> Inspected:
        """How a text looks, if it can be played; else what is wrong with it, and where."""
        admission = admission_of(request)
        who, looks = admission.claimed(request), admission.limits.looks
        not_too_often(request, looks, "request/too-many", "Slower, please.", who)
        _content(slug, option)
        try:
            text = text_of(await request.body())
        except ContentError as error:
            return Inspected(_called(name), None, fault=_fault(error))
        return await inspected(slug, option, _called(name), text)

    @post("/measure", status_code=200)
    async def measure(
        self, request: AnyRequest, slug: Slug, option: Slug, name: Title = ""
    ) -> dict[str, Any]:
        """What many games of sensible players show: the game says what is worth knowing."""
        admission = admission_of(request)
        if _content(slug, option).measure is None:
            raise ApiError(404, "own/unmeasured", "There is nothing to measure about this.")
        enough = "That is a lot of measuring: wait a little."
        who, measures = admission.claimed(request), admission.limits.measures
        not_too_often(request, measures, "own/measured-enough", enough, who)
        try:
            own = Own(name=_called(name), text=text_of(await request.body()))
            game = await asyncio.to_thread(with_text, ours(slug), option, own)
        except MotherlodeError as error:
            raise bad_request(error) from error
        if admission.measuring >= WAITING:
            raise ApiError(503, "own/busy", "Others are measuring just now: try again soon.")
        admission.measuring += 1
        try:
            async with asyncio.timeout(TIMEOUT), admission.one_measures:
                found: dict[str, Any] = await admission.services.bots.measure(game, option)
        except TimeoutError as error:
            raise ApiError(503, "own/busy", "That took too long: try again later.") from error
        except MotherlodeError as error:
            if error.slug not in ("coach/busy", "coach/failed"):
                raise
            raise ApiError(503, "own/busy", "That did not work out: try again later.") from error
        finally:
            admission.measuring -= 1
        return found


async def inspected(slug: str, option: str, name: str, text: str) -> Inspected:
    """A text as a board shows it, or what is wrong with it."""
    try:
        picture, doubts = await asyncio.to_thread(look, slug, option, name, text)
    except ContentError as error:
        return Inspected(name, text, fault=_fault(error))
    return Inspected(name, text, picture, doubts=[_fault(doubt) for doubt in doubts])


@lru_cache(maxsize=512)  # everyone at a table looks at the same, and a list at all of somebody's
def look(slug: str, option: str, name: str, text: str) -> Looked[Any]:
    """What the game sees in a text."""
    return _content(slug, option).look(name, text)


def _fault(error: ContentError) -> Fault:
    return Fault(error.slug, error.message, error.line, error.column, error.values)


def _content(slug: str, option: str) -> Content:
    try:
        game = ours(slug)
    except MotherlodeError as error:
        raise bad_request(error) from error
    if option not in game.own:
        raise ApiError(404, "own/not-taken", f"{game.name} takes no “{option}” of one's own.")
    return game.own[option]


def _called(name: str) -> str:
    """A name that can be shown, whatever was sent."""
    return "".join(letter for letter in name if letter.isprintable()).strip() or "…"
