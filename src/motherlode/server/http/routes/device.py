"""Matches that were played in a page, on one's own device: taken along to where one is known."""

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.handlers import BaseRouteHandler

from motherlode.engine.errors import MotherlodeError
from motherlode.server.answers.device_records import checked_match
from motherlode.server.http.routes.common import (
    AnyConnection,
    AnyRequest,
    ApiError,
    admission_of,
    bad_request,
    not_too_often,
    retry_after,
    somebody,
)
from motherlode.server.protocol.requests import NewMatch
from motherlode.server.protocol.resources import DeviceMatch, Problem, TakenAlong
from motherlode.server.storage.device_matches import device_matches, keep_device_match

SOON = 2.0  # seconds until a match has been played again, most often
MANY = "That is a lot of matches: wait a little."
LONGEST = 1024 * 1024  # bytes of a record; the longest of our games has 150 kB


def _too_long(_: Request[Any, Any, Any], error: RequestEntityTooLarge) -> Response[Problem]:
    problem = Problem("record/too-long", f"A record has at most {LONGEST // 1024} kB.")
    return Response(problem, status_code=error.status_code)


async def _may_bring(request: AnyConnection, _: BaseRouteHandler) -> None:
    """Before a byte of it is read: a megabyte takes longer to read than all else that is asked."""
    person, admission = await somebody(request), admission_of(request)
    not_too_often(request, admission.limits.records, "request/too-many", MANY, person.id)


class DeviceMatchesApi(Controller):
    """What somebody played where no server was."""

    path = "/api/me/matches"
    tags = ("people",)
    request_max_body_size = LONGEST
    exception_handlers = {RequestEntityTooLarge: _too_long}  # noqa: RUF012

    @get("/")
    async def all(self, request: AnyRequest) -> list[DeviceMatch]:
        """The matches that one has taken along, the newest first."""
        person = await somebody(request)
        return await device_matches(admission_of(request).database, person.id)

    @post("/", status_code=200, guards=[_may_bring])
    async def take(self, request: AnyRequest, data: NewMatch) -> TakenAlong:
        """Takes one along: played again by the rules, kept without a proof, in no rating."""
        person, admission = await somebody(request), admission_of(request)
        if admission.bans.is_silenced(person.id):
            raise ApiError(403, "chat/silenced", "You may not name anything for now.")
        one, who = str(id(data)), (person.id, admission.address(request))
        try:
            with admission.limits.records_played.one_more(one, *who) as may:
                if not may:
                    raise ApiError(429, "request/too-many", MANY, retry_after(SOON))
                async with admission.replays.one_from_a_device:
                    finished = await checked_match(data, person.id, admission.services.clock.now())
            new = await keep_device_match(admission.database, finished)
        except MotherlodeError as error:
            raise bad_request(error) from error
        return TakenAlong(finished.id, new)
