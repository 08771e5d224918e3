"""What the controllers share."""

from math import ceil
from typing import Any

from litestar import Request
from litestar.exceptions import HTTPException

from motherlode.engine.errors import ContentError, MotherlodeError
from motherlode.server.admission import Admission
from motherlode.server.limits import Limit
from motherlode.server.people.identity import Person
from motherlode.server.protocol.resources import Problem

AnyRequest = Request[Any, Any, Any]


class ApiError(HTTPException):
    """An error with a slug and a status."""

    def __init__(
        self, status: int, slug: str, message: str, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(detail=message, status_code=status, headers=headers)
        self.problem = Problem(slug, message)


def admission_of(request: AnyRequest) -> Admission:
    """The way in."""
    admission: Admission = request.app.state.admission
    return admission


def origin_of(request: AnyRequest) -> str:
    """The address under which people know us."""
    return admission_of(request).settings.origin.rstrip("/") or str(request.base_url).rstrip("/")


def not_too_often(
    request: AnyRequest, limit: Limit, slug: str, message: str, person: str | None = None
) -> None:
    """Refuses what is asked too often, and says when it may be asked again."""
    address = admission_of(request).address(request)
    if wait := limit.wait(address, person):
        raise ApiError(429, slug, message, retry_after(wait))


def retry_after(seconds: float) -> dict[str, str]:
    """The header that says when to come back."""
    return {"retry-after": str(ceil(seconds))}


async def somebody(request: AnyRequest) -> Person:
    """Who is asking; nobody is refused."""
    person = await admission_of(request).person(request)
    if person is None:
        raise ApiError(401, "person/unknown", "Say who you are first: POST /api/me.")
    return person


def bad_request(error: MotherlodeError) -> ApiError:
    """Somebody's input was wrong."""
    status = 404 if error.slug.endswith("/unknown") else 400
    if error.slug in ("table/closed", "table/unreadable"):
        status = 410
    if error.slug == "server/not-kept":
        status = 503
    refusal = ApiError(status, error.slug, error.message)
    refusal.problem = problem_of(error)
    return refusal


def problem_of(error: MotherlodeError) -> Problem:
    """What was wrong, with the place where there is one."""
    if isinstance(error, ContentError):
        return Problem(error.slug, error.message, error.line, error.column, error.values)
    return Problem(error.slug, error.message)
