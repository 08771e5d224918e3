"""`motherlode site`: the six games and one's own as static files, which need no server."""

import gzip
import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from motherlode.engine.errors import MotherlodeError

if TYPE_CHECKING:
    from motherlode.commands.own_in_page import OwnFiles

STATIC = Path(__file__).parents[1] / "server" / "static"
# What a page may do, said in the page itself: strict on any host, whatever headers it sends.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"
)


def write_site(folder: Path, games: Sequence[str] = ()) -> tuple[int, int]:
    """Writes the files, with own games besides; how many, and their bytes when compressed."""
    if not (STATIC / "index.html").is_file() or not (STATIC / "page").is_dir():
        raise MotherlodeError("site/not-built", "The client is not built. Run: make site")
    if folder.exists() and not folder.is_dir():
        raise MotherlodeError("site/no-folder", f"{folder} is no folder.")
    own = _own_files(games) if games else None
    shutil.copytree(STATIC, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("previews"))
    for left in (folder / "page").glob("own-*"):  # of the last time
        shutil.rmtree(left)
    page = without_server((STATIC / "index.html").read_text(encoding="utf-8"))
    if own:
        page = _bring(own, folder, page)
    (folder / "index.html").write_text(page, encoding="utf-8")
    files = [path for path in folder.rglob("*") if path.is_file()]
    return len(files), sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in files)


def without_server(page: str) -> str:
    """The client's page for a place without a server: its files lie beside it, wherever it is."""
    beside = page.replace('href="/', 'href="./').replace('src="/', 'src="./')
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    said = beside.replace("<html ", "<html data-site ", 1)
    return said.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)


def _own_files(games: Sequence[str]) -> "OwnFiles":
    from motherlode.commands.own_in_page import own_files

    return own_files(games)


def _bring(own: "OwnFiles", folder: Path, page: str) -> str:
    """Own games beside the six: their files, and the page and the service worker know of them."""
    names = [f"page/{own.folder}/{name}" for name in own.files]
    for name, body in zip(names, own.files.values(), strict=True):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    worker = (STATIC / "sw.js").read_text(encoding="utf-8")
    worker = worker.replace("const ALL = [", f"const ALL = [{json.dumps(names)[1:-1]}, ", 1)
    # Other games are another version: whoever has the old one gets this one.
    worker = worker.replace("'motherlode-", f"'motherlode-{own.folder}-", 1)
    (folder / "sw.js").write_text(worker, encoding="utf-8")
    said = f'<html data-own="page/{own.folder}" data-own-games="{" ".join(own.slugs)}" '
    return page.replace("<html ", said, 1)
