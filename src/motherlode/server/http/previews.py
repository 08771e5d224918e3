"""What a link to one of our pages says where it is shared: who invites, to what, who has won.

Messengers run no scripts, so the server fills the head of the page. It tells nothing but what
everybody sees who opens the link, out of the index alone: no table is loaded for it.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

import msgspec
from sqlalchemy import Select, select

from motherlode.engine.words import words
from motherlode.games import games
from motherlode.server.answers.games import game_info
from motherlode.server.interfaces import Database
from motherlode.server.storage import schema
from motherlode.server.storage.lines import decode
from motherlode.table.codes import is_code, typed_code

LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR", "it": "it_IT"}
KEPT = 256  # finished matches, which never change
WIDTH, HEIGHT = 1200, 630  # of every picture


@dataclass(frozen=True)
class Preview:
    """What there is to say, in no language yet."""

    what: str = "start"
    game: str | None = None
    names: Sequence[str] = ()
    values: Mapping[str, Any] = field(default_factory=dict)


class _Result(msgspec.Struct):
    scores: list[int]
    winners: list[int]


class _Ended(msgspec.Struct):
    """As much of a record as a preview needs: the rest is not even read."""

    names: list[str]
    result: _Result


class Previews:
    """Finds what a link is about."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._ended: OrderedDict[str, Preview] = OrderedDict()

    async def of(self, path: str) -> Preview:
        """What the page at an address is about; of an unknown one, ourselves."""
        first, _, second = path.strip("/").partition("/")
        match first:
            case "t" if is_code(second):
                return await self._table(_about(schema.tables.c.id == second))
            case "j" if is_code(code := typed_code(second)):
                codes = schema.codes
                query = _about(codes.c.code == code)
                return await self._table(query.join(codes, codes.c.table_id == schema.tables.c.id))
            case "m" if is_code(second):
                return await self._match(second)
            case "rules" if second in games():
                return Preview("rules", second)
        return Preview()

    def forget(self, match: str) -> None:
        """A record is not as it was: somebody has another name."""
        self._ended.pop(match, None)

    async def _table(self, query: Select[Any]) -> Preview:
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None or row.game not in games() or row.status not in ("lobby", "playing", "over"):
            return Preview()
        if row.line is not None and decode(row.line).evening:
            what = "evening" if row.open_seats and row.status != "over" else "evening-on"
            return Preview(what, None, [row.name], {"host": 0, "count": row.open_seats})
        lobby = "invite" if row.open_seats else "full"
        what = lobby if row.status == "lobby" else row.status
        return Preview(what, row.game, [row.name], {"host": 0, "count": row.open_seats})

    async def _match(self, id_: str) -> Preview:
        if id_ not in self._ended:
            column = schema.matches.c
            query = select(column.game, column.record).where(column.id == id_)
            async with self._database.connect() as connection:
                row = (await connection.execute(query)).first()
            if row is None or row.game not in games():
                return Preview()
            ended = msgspec.json.decode(row.record, type=_Ended)
            pairs = zip(ended.names, ended.result.scores, strict=True)
            scores = ", ".join(f"{name} {score}" for name, score in pairs)
            values = {"who": ended.result.winners, "scores": scores}
            self._ended[id_] = Preview("match", row.game, ended.names, values)
            while len(self._ended) > KEPT:
                self._ended.popitem(last=False)
        return self._ended[id_]


def _about(which: Any) -> Select[Any]:
    table, person = schema.tables.c, schema.people.c
    return (
        select(table.game, table.status, table.open_seats, table.line, person.name)
        .join_from(schema.tables, schema.people, table.host == person.id)
        .where(which)
    )


def head(preview: Preview, language: str, origin: str, path: str, has_picture: bool) -> str:
    """The tags that say it; all of it is somebody's text and escaped."""
    own, values = words("motherlode.server", language), dict(preview.values)
    name = "Motherlode"
    if preview.game is not None:
        info = game_info(preview.game)
        name = info.name
        values |= {"game": info.name, "tagline": info.taglines[language]}
    title = own.say("preview", preview.what, preview.names, values)
    about = own.say("preview", f"{preview.what}-about", preview.names, values)
    tags = {
        "og:site_name": "Motherlode",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": origin + path,
        "og:locale": LOCALES[language],
        "twitter:card": "summary_large_image" if has_picture else "summary",
    }
    if has_picture:
        tags |= {
            "og:image": f"{origin}/{picture(preview)}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": name,
        }
    lines = [f"<title>{escape(title)}</title>", _meta("name", "description", about)]
    lines += [
        _meta("name" if key.startswith("twitter:") else "property", key, value)
        for key, value in tags.items()
    ]
    return "\n    ".join(lines)


def picture(preview: Preview) -> str:
    """The file that shows what a link is about."""
    return f"previews/{preview.game or 'motherlode'}.png"


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
