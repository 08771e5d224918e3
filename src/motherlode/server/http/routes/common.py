"""What the controllers share."""

import asyncio
import gzip
from collections.abc import Coroutine
from math import ceil
from typing import Any, TypeVar, cast

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from motherlode.engine.errors import MotherlodeError
from motherlode.server.admission import Admission
from motherlode.server.answers.problems import problem_of, status_of
from motherlode.server.limits import Limit
from motherlode.server.people.identity import Person
from motherlode.server.protocol.resources import Problem

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]  # a request whose body nobody has read
T = TypeVar("T")
COMPRESSED = "compressed"  # tells the framework to leave an answer as it is


class ApiError(HTTPException):
    """An error with a slug and a status."""

    def __init__(
        self, status: int, slug: str, message: str, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(detail=message, status_code=status, headers=headers)
        self.problem = Problem(slug, message)


def admission_of(request: AnyConnection) -> Admission:
    """The `Admission` that the app was made with."""
    admission: Admission = request.app.state.admission
    return admission


def origin_of(request: AnyRequest) -> str:
    """The address under which people know us."""
    return admission_of(request).settings.origin.rstrip("/") or str(request.base_url).rstrip("/")


def not_too_often(
    request: AnyConnection, limit: Limit, slug: str, message: str, person: str | None = None
) -> None:
    """Refuses what is asked too often, and says when it may be asked again."""
    address = admission_of(request).address(request)
    if wait := limit.wait(address, person):
        raise ApiError(429, slug, message, retry_after(wait))


def retry_after(seconds: float) -> dict[str, str]:
    """The header that says when to come back."""
    return {"retry-after": str(ceil(seconds))}


def no_program(person: Person | None) -> Person | None:
    """A token is a seat and nothing else: whoever has it has no name, no tables, no account."""
    if person is not None and person.program is not None:
        raise ApiError(403, "token/only-a-seat", "A token is for one seat at a table alone.")
    return person


async def somebody(request: AnyConnection) -> Person:
    """Who is asking; nobody is refused, and programs."""
    person = no_program(await admission_of(request).person(request))
    if person is None:
        raise ApiError(401, "person/unknown", "Say who you are first: POST /api/me.")
    return person


def bad_request(error: MotherlodeError) -> ApiError:
    """Somebody's input was wrong."""
    refusal = ApiError(status_of(error), error.slug, error.message)
    refusal.problem = problem_of(error)
    return refusal


async def while_he_waits(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """Something long, for who has asked for it: when he has hung up, it is called off."""
    working, gone = asyncio.create_task(work), asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ApiError(503, "request/gone", "Nobody waits for this any more.")
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


async def _hung_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def packed(request: AnyRequest, content: T, **headers: str) -> Response[T]:
    """A long answer, made and compressed in a thread: the event loop has others to serve."""
    is_welcome = "gzip" in request.headers.get("accept-encoding", "")
    async with admission_of(request).one_packs:
        body = await asyncio.to_thread(_pack, content, is_welcome)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    named["vary"] = "accept-encoding"
    if is_welcome:
        named["content-encoding"] = "gzip"
    return Response(cast(T, body), media_type="application/json", headers=named)


def _pack(content: object, gzipped: bool) -> bytes:
    body = msgspec.json.encode(content)
    return gzip.compress(body, 5, mtime=0) if gzipped else body
