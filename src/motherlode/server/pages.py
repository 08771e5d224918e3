"""The client's files: built into `static`, served with the headers that browsers need."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from motherlode.server.answers import Problem

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
MISSING = (
    "<!doctype html><title>Motherlode</title><p>The client is not built. "
    "Run <code>make web</code>, then reload."
)
COMPRESSED = "compressed"  # tells Litestar to leave these answers as they are
NOT_PAGES = ("api/", "schema", "assets/", "health", "metrics")


def pages() -> HTTPRouteHandler:
    """Serves a file, or the client's page for every address that is one of its own."""

    @get(
        ["/", "/{path:path}"],
        include_in_schema=False,
        sync_to_thread=False,
        opt={COMPRESSED: True},
    )
    def page(request: Request[Any, Any, Any], path: str = "") -> Response[Any]:
        name = path.strip("/")
        found = _file(name) if name else None
        if found is None and (name.startswith(NOT_PAGES) or "." in name.rpartition("/")[2]):
            return Response(Problem("page/unknown", "There is nothing here."), status_code=404)
        file = found or _file("index.html") or File(MISSING.encode(), "text/html")
        headers = {
            "cache-control": FOREVER if name.startswith("assets/") else "no-cache",
            "vary": "accept-encoding",
        }
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.packed, media_type=file.kind, headers=headers)
        return Response(file.body, media_type=file.kind, headers=headers)

    return page


class File(NamedTuple):
    """A file as it is sent; packed once, where that makes it smaller."""

    body: bytes
    kind: str
    packed: bytes | None = None


@cache
def _files() -> dict[str, Path]:
    """What may be served, by name: nothing else can be asked for."""
    if not STATIC.is_dir():
        return {}
    return {
        path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()
    }


@cache
def _file(name: str) -> File | None:
    path = _files().get(name)
    if path is None:
        return None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0)
    return File(body, kind, packed if len(packed) < 0.9 * len(body) else None)
