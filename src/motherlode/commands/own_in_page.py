"""Own games for a table in the page: their sources, their texts and the bots' loops, as files."""

import hashlib
import io
import json
import zipfile
from collections.abc import Sequence
from typing import NamedTuple

from motherlode.bots.modules import LOOPS
from motherlode.commands.own_sources import sources_of
from motherlode.commands.page_texts import shelf_for_page, texts_for_page
from motherlode.engine.errors import GameError
from motherlode.engine.wasm.emit import module
from motherlode.games import PACKAGES
from motherlode.games.added import add

HOME = "/own"  # where the page puts the sources; see web/src/page/python.ts
LIST = "own.json"  # in the archive: what the games are called, as `games.added.add` takes them
WHEN = (1980, 1, 1, 0, 0, 0)  # the same sources make the same bytes


class OwnFiles(NamedTuple):
    """What a page needs of own games."""

    folder: str  # a name that changes with what is in it
    slugs: list[str]
    files: dict[str, bytes]  # by name in that folder


def own_files(names: Sequence[str]) -> OwnFiles:
    """Loads own games and makes their files; nothing is written where one of them will not do."""
    own = [(sources_of(name, HOME), add(name).game) for name in dict.fromkeys(names)]
    slugs = [game.slug for _, game in own]
    if twice := next((slug for slug in slugs if slugs.count(slug) > 1), None):
        raise GameError("game/duplicate-slug", f"Two of these games are called “{twice}”.")
    sources = {LIST: json.dumps([each.name for each, _ in own]).encode()}
    for each, _ in own:
        sources |= each.files
    files = {
        "sources.zip": zipped(sources),
        **shelf_for_page([*PACKAGES, *slugs]),
        **texts_for_page(slugs),
        **{f"{game.slug}.wasm": module(game, LOOPS) for _, game in own},
    }
    digest = hashlib.sha256(b"".join(name.encode() + files[name] for name in sorted(files)))
    return OwnFiles(f"own-{digest.hexdigest()[:10]}", slugs, files)


def zipped(files: dict[str, bytes]) -> bytes:
    """An archive, whose bytes depend on nothing but what is in it."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, body in sorted(files.items()):
            entry = zipfile.ZipInfo(name, WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, body)
    return made.getvalue()
