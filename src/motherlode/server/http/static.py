"""The client's files: built into `static`, served with the headers that browsers need."""

import asyncio
import gzip
import logging
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from motherlode.server.availability import is_away
from motherlode.server.http.languages import language_of
from motherlode.server.http.previews import Preview, Previews, head, picture
from motherlode.server.http.routes.common import COMPRESSED, AnyRequest, admission_of, origin_of
from motherlode.server.protocol.resources import Problem

log = logging.getLogger(__name__)

STATIC = Path(__file__).parents[1] / "static"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
TIMEOUT = 2.0  # seconds to find out what a page is about
LONGEST = 200  # of an address that is repeated to the one who asked for it
DESCRIPTION = re.compile(r'\s*<meta\s+name="description"[^>]*>')
MISSING = (
    "<!doctype html><title>Motherlode</title><p>The client is not built. "
    "Run <code>make web</code>, then reload."
)
INVITATIONS = "/j/"  # and a code
LARGE = "page/"  # for the table in the page
NOT_FOR_PEOPLE = ("api/", "schema", "assets/", LARGE)
# The client's own addresses (see web/src/lib/route.svelte.ts).
PAGES = re.compile(
    r"/?|/(me|learn|puzzles|claim|studio)/?|/(t|j|s|m|puzzles|claim|rules)/.+|/print/[^/]+/.+",
    re.DOTALL,
)


def pages(previews: Previews) -> HTTPRouteHandler:
    """Serves a file, or the client's page for every address that is one of its own."""

    @get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSED: True})
    async def page(request: AnyRequest, path: str = "") -> Response[Any]:
        name = path.strip("/")
        if name.startswith(LARGE):  # packing one of these takes a while, once
            found = await asyncio.to_thread(_file, name)
        else:
            found = _file(name) if name and name != INDEX else None
        if found is not None:
            return _sent(request, found, _kept(name))
        known = name == INDEX or is_page(f"/{name}")
        if not known and not _for_people(request, name):
            return Response(Problem("page/unknown", "There is nothing here."), status_code=404)
        sent = _sent(request, await _page(request, previews), "no-cache", "accept-language")
        sent.status_code = 200 if known else 404
        return sent

    return page


def is_page(path: str) -> bool:
    """Whether an address is one of the client's own."""
    return PAGES.fullmatch(path) is not None and not _is_named_like_a_file(path)


def _is_named_like_a_file(path: str) -> bool:
    return "." in path.rpartition("/")[2]


def is_file(path: str) -> bool:
    """Whether a file is served at an address."""
    return path[1:] in _files() and path[1:] != INDEX


def _for_people(request: AnyRequest, name: str) -> bool:
    """Whether somebody has gone astray in a browser: the client's page says so to him."""
    program = name.startswith(NOT_FOR_PEOPLE) or _is_named_like_a_file(name)
    return not program and "text/html" in request.headers.get("accept", "")


def _kept(name: str) -> str:
    """How long a file may be kept: built ones have their contents in their names."""
    if name.startswith(("assets/", LARGE)):
        return FOREVER
    return A_DAY if name.startswith("previews/") else "no-cache"


def _sent(request: AnyRequest, file: "File", kept: str, varies: str = "") -> Response[Any]:
    headers = {"cache-control": kept, "vary": ", ".join(filter(None, ("accept-encoding", varies)))}
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers)
    return Response(file.body, media_type=file.kind, headers=headers)


async def _page(request: AnyRequest, previews: Previews) -> "File":
    """The client's page, with a head that says what it is about."""
    template = _template()
    if template is None:
        return File(MISSING.encode(), "text/html")
    try:
        async with asyncio.timeout(TIMEOUT):
            preview = await _preview(request, previews)
    except Exception as error:  # the page needs no database: it says itself what is wrong
        if not is_away(error):
            log.exception("no preview of %s", request.url.path)
        preview = Preview()
    language = language_of(request.headers.get("accept-language", ""))
    where = _address(request.url.path)
    tags = head(preview, language, origin_of(request), where, picture(preview) in _files())
    before, after = template
    before = before.replace('<html lang="en">', f'<html lang="{language}">')
    return _packed(f"{before}{tags}{after}".encode(), "text/html")


async def _preview(request: AnyRequest, previews: Previews) -> Preview:
    """What the page is about; to who has tried many codes that are none it says nothing of them."""
    path, admission = request.url.path, admission_of(request)
    if not path.startswith(INVITATIONS):
        return await previews.of(path)
    codes, who = admission.limits.codes, (admission.address(request), admission.claimed(request))
    if codes.wait(*who):
        return Preview()
    preview = await previews.of(path)
    if preview == Preview():
        codes.note(*who)
    return preview


def _address(path: str) -> str:
    """A path as it stands in an address."""
    return quote(path[:LONGEST], safe="/", errors="replace")


@cache
def _template() -> tuple[str, str] | None:
    """The built page, before and after what is said about it."""
    file = _file(INDEX)
    if file is None:
        return None
    text = DESCRIPTION.sub("", file.body.decode())
    before, _, rest = text.partition("<title>")
    return before, rest.partition("</title>")[2]


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


def _file(name: str) -> File | None:
    path = _files().get(name)
    try:
        return None if path is None else _read(path)
    except FileNotFoundError:  # another version was laid over this one while we run
        return None


@cache
def _read(path: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    return _packed(path.read_bytes(), kind)


def _packed(body: bytes, kind: str) -> File:
    packed = gzip.compress(body, mtime=0)
    return File(body, kind, packed if len(packed) < 0.9 * len(body) else None)
