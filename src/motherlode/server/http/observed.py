"""Every request has an id, which its answer, the log and the proxy share; and is counted."""

import logging
import re
from typing import Any

from motherlode.server.admission import Admission
from motherlode.server.http.middleware import PROBES
from motherlode.server.http.static import is_file
from motherlode.server.request_id import REQUEST
from motherlode.table.randomness import new_id

log = logging.getLogger(__name__)

HEADER = b"x-request-id"
WELL_FORMED = re.compile(rb"[A-Za-z0-9_-]{8,64}")


def observed(app: Any, admission: Admission) -> Any:
    """The application, with an id for every request, and what operators want to know of it."""
    services = admission.services
    monotonic, random, metrics = services.clock.monotonic, services.random, services.metrics
    proxy = admission.settings.proxy
    debug = log.isEnabledFor(logging.DEBUG)

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        id_ = _from_proxy(scope["headers"]) if proxy else None
        id_ = id_ or new_id(random, 9).encode()
        began, status = monotonic(), 500

        async def sent(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, id_)]
            await send(message)

        before = REQUEST.set(id_.decode())
        try:
            await app(scope, receive, sent)
        finally:
            took = monotonic() - began
            metrics.requests.of[_what(scope["path"])].observe(took)
            metrics.statuses.count[f"{status // 100}xx"] += 1
            if debug:
                log.debug("%s %s: %d, %.1f ms", scope["method"], scope["path"], status, 1000 * took)
            REQUEST.reset(before)

    return answer


def _from_proxy(headers: list[tuple[bytes, bytes]]) -> bytes | None:
    """The id that a proxy of ours has given, if it is one."""
    for name, value in headers:
        if name == HEADER:
            return value if WELL_FORMED.fullmatch(value) else None
    return None


def _what(path: str) -> str:
    if path.startswith(("/api/", "/schema")):
        return "api"
    if path in PROBES:
        return "probe"
    return "file" if is_file(path) else "page"
