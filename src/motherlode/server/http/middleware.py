"""Before every request: not too many, not from a foreign page. After it: what browsers may do."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from motherlode.server.admission import Admission
from motherlode.server.http.routes.common import retry_after
from motherlode.server.http.static import is_file, is_page
from motherlode.server.protocol.openapi import methods_at
from motherlode.server.protocol.resources import Problem

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
SAFE = {"GET", "HEAD", "OPTIONS"}
UNCOUNTED = ("/health", "/live", "/ready", "/metrics")


async def check_request(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Turns away who asks too often, and pages that are not ours."""
    admission: Admission = request.app.state.admission
    if wait := _wait(request, admission):
        slower = Problem("request/too-many", "Slower, please.")
        return Response(slower, status_code=429, headers=retry_after(wait))
    if request.method not in SAFE and not admission.is_own_origin(request):
        return Response(Problem("origin/foreign", "Come through our own page."), status_code=403)
    if request.method == "OPTIONS":
        return Response(None, status_code=204, headers={"allow": methods_at(request)})
    return None


def _wait(request: Request[Any, Any, Any], admission: Admission) -> float:
    """The seconds until this may be asked; 0 if it may be now.

    Pages count for themselves: whatever programs ask for, people behind the same address get in.
    """
    path, limits = request.url.path, admission.limits
    if path in UNCOUNTED or is_file(path):
        return 0.0
    limit = limits.pages if is_page(path) else limits.requests
    return limit.wait(admission.address(request), admission.claimed(request))


async def add_headers(message: Message, _: Scope) -> None:
    """The headers are on everything that leaves: pages, answers and errors."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers[name] = value


def head_as_get(app: Any) -> Any:
    """Whoever asks for the head of something gets what he would get with it; uvicorn sends no more.

    The framework knows a path only by the methods of its handlers, and none has one for this.
    """

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer
