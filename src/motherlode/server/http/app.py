"""The application: everything that is asked over HTTP."""

import logging
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from motherlode import __version__
from motherlode.engine.errors import MotherlodeError
from motherlode.server.admission import Admission
from motherlode.server.answers.problems import problem_of
from motherlode.server.availability import is_away
from motherlode.server.http.middleware import add_headers, check_request
from motherlode.server.http.patience import AWAY, RETRY
from motherlode.server.http.previews import Previews
from motherlode.server.http.routes import CONTROLLERS
from motherlode.server.http.routes.common import COMPRESSED, ApiError, retry_after
from motherlode.server.http.routes.studio import StudioApi
from motherlode.server.http.static import pages
from motherlode.server.protocol.openapi import Description, methods_at
from motherlode.server.protocol.resources import Problem

log = logging.getLogger(__name__)


def make_app(admission: Admission) -> Litestar:
    """The server as an ASGI application, for all but the tables' sockets."""
    previews = Previews(admission.database)
    admission.on_record_changed(previews.forget)
    studio = [StudioApi] if admission.studio is not None else []
    return Litestar(
        route_handlers=[*CONTROLLERS, *studio, pages(previews)],
        state=State({"admission": admission}),
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers={
            MotherlodeError: _wrong_input,
            ValidationException: _not_as_described,
            HTTPException: _http_problem,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _our_mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Motherlode",
            version=__version__,
            path="/schema",
            render_plugins=[Description()],  # the others load scripts from elsewhere
        ),
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=COMPRESSED
        ),
        response_cache_config=ResponseCacheConfig(),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )


def _problem(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _wrong_input(_: Request[Any, Any, Any], error: MotherlodeError) -> Response[Problem]:
    return _problem(400, problem_of(error))


def _not_as_described(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(str(part.get("message", part)) for part in extra if isinstance(part, dict))
    return _problem(400, Problem("request/invalid", details or error.detail))


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """A body that is nested deeper than anybody reads: nothing of ours calls itself so often."""
    log.debug("%s %s: nested too deep", request.method, request.url.path)
    return _problem(400, Problem("request/invalid", "This is nested too deep."))


def _no_text(request: Request[Any, Any, Any], _: UnicodeDecodeError) -> Response[Problem]:
    """A body that is not UTF-8, where JSON is: nothing of ours is read from other bytes."""
    log.debug("%s %s: not UTF-8", request.method, request.url.path)
    return _problem(400, Problem("request/invalid", "This is not UTF-8."))


def _http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    plain = Problem(f"http/{error.status_code}", error.detail)
    said = error.problem if isinstance(error, ApiError) else plain
    problem = _problem(error.status_code, said)
    problem.headers.update(error.headers or {})
    if error.status_code == 405:
        problem.headers["allow"] = methods_at(request)
    return problem


def _our_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if is_away(error):
        answer = _problem(503, AWAY)
        answer.headers.update(retry_after(RETRY))
        return answer
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    sorry = "Something went wrong here; it is in our log."
    return _problem(500, Problem("server/mistake", sorry))
