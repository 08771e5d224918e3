"""Before every request: not too many, not from a foreign page. After it: what browsers may do."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from motherlode.server.admission import MAY_NOT_PLAY, Admission
from motherlode.server.http.routes.common import retry_after
from motherlode.server.http.static import is_file, is_page
from motherlode.server.protocol.openapi import methods_at
from motherlode.server.protocol.resources import Problem

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
# A studio shows its table in a frame of its own page.
STUDIO_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
SAFE = {"GET", "HEAD", "OPTIONS"}
FOR_THE_BANNED = (("POST", "/api/account/logout"), ("DELETE", "/api/me"))
ALIVE = "/live"  # costs nothing, and a proxy asks it all the time
PROBES = (ALIVE, "/health", "/ready", "/metrics")


async def check_request(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Turns away who asks too often, and pages that are not ours."""
    admission: Admission = request.app.state.admission
    if wait := _wait(request, admission):
        slower = Problem("request/too-many", "Slower, please.")
        return _refusal(429, slower, retry_after(wait))
    if request.method not in SAFE and not admission.is_own_origin(request):
        return _refusal(403, Problem("origin/foreign", "Come through our own page."))
    if request.method not in SAFE and (refusal := _ban(request, admission)) is not None:
        return refusal
    if request.method == "OPTIONS":
        return Response(None, status_code=204, headers={"allow": methods_at(request)})
    return None


def _wait(request: Request[Any, Any, Any], admission: Admission) -> float:
    """The seconds until this may be asked; 0 if it may be now.

    Pages count for themselves: whatever programs ask for, people behind the same address get in.
    """
    path, limits = request.url.path, admission.limits
    if path == ALIVE or is_file(path):
        return 0.0
    if path in PROBES:
        return limits.probes.wait(admission.address(request))
    limit = limits.pages if is_page(path) else limits.requests
    return limit.wait(admission.address(request), admission.claimed(request))


def _ban(request: Request[Any, Any, Any], admission: Admission) -> Response[Any] | None:
    """Whoever is banned may look, leave, and have himself forgotten; nothing else."""
    if (request.method, request.url.path.rstrip("/")) in FOR_THE_BANNED:
        return None
    address = admission.visit(request).address if admission.bans.by_address else None
    ban = admission.bans.is_banned(admission.claimed(request), address)
    if ban is None:
        return None
    headers = {}
    if ban.until is not None:
        headers = retry_after(ban.until - admission.services.clock.now())
    return _refusal(403, Problem(*MAY_NOT_PLAY), headers)


def _refusal(status: int, why: Problem, headers: dict[str, str] | None = None) -> Response[Any]:
    """Says so as JSON, also where the answer would have been a text or a picture."""
    return Response(why, status_code=status, headers=headers, media_type="application/json")


async def add_headers(message: Message, scope: Scope) -> None:
    """The headers are on everything that leaves: pages, answers and errors."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["litestar_app"].state.admission.studio is not None:
            headers["content-security-policy"] = STUDIO_POLICY


def head_as_get(app: Any) -> Any:
    """Whoever asks for the head of something gets what he would get with it; uvicorn sends no more.

    The framework knows a path only by the methods of its handlers, and none has one for this.
    """

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer
