"""The client's files: built into `static`, served with the headers that browsers need."""

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from motherlode.server.messages import Problem
from motherlode.server.shield import HEADERS

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
MISSING = (
    "<!doctype html><title>Motherlode</title><p>The client is not built. "
    "Run <code>make web</code>, then reload."
)
NOT_PAGES = ("api/", "schema", "assets/", "health", "metrics")


def pages() -> HTTPRouteHandler:
    """Serves a file, or the client's page for every address that is one of its own."""

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any], path: str = "") -> Response[Any]:
        name = path.strip("/")
        found = _file(name) if name else None
        if found is None and (name.startswith(NOT_PAGES) or "." in name.rpartition("/")[2]):
            problem = Problem("page/unknown", "There is nothing here.")
            return Response(problem, status_code=404, headers=HEADERS)
        body, kind = found or _file("index.html") or (MISSING.encode(), "text/html")
        cached = FOREVER if name.startswith("assets/") else "no-cache"
        return Response(body, media_type=kind, headers={**HEADERS, "cache-control": cached})

    return page


@cache
def _files() -> dict[str, Path]:
    """What may be served, by name: nothing else can be asked for."""
    if not STATIC.is_dir():
        return {}
    return {
        path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()
    }


@cache
def _file(name: str) -> tuple[bytes, str] | None:
    path = _files().get(name)
    if path is None:
        return None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    return path.read_bytes(), kind
