"""Requests of the client, answered in the page by the functions that a server answers with."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, unquote

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.page import claims, matches, people, tables
from motherlode.page.assembly import Page
from motherlode.page.store import Full
from motherlode.server.answers import games, own, puzzles
from motherlode.server.answers.problems import problem_of, status_of
from motherlode.server.loading import Unreadable
from motherlode.server.protocol.resources import Problem

encode = msgspec.json.Encoder().encode

JSON, MARKDOWN = "application/json", "text/markdown"
NOT_BY_THIS_VERSION = Problem(
    "page/unreadable", "This version cannot read the match. It stays in this browser."
)
NO_ROOM = Problem("page/full", "This device has no room left: nothing was kept.")


@dataclass(frozen=True)
class Asked:
    """A request of the client: method, path, query and body."""

    page: Page
    place: dict[str, str]  # the parts of the path
    query: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


@dataclass(frozen=True)
class Answered:
    """Its answer."""

    status: int
    kind: str
    body: str


Answering = Callable[[Asked], Awaitable[Any]]


class Text(str):
    """An answer that is no JSON."""


async def _games(asked: Asked) -> Any:
    return games.all_games()


async def _words(asked: Asked) -> Any:
    return games.words_of(asked.place["slug"], asked.place["language"])


async def _rules(asked: Asked) -> Any:
    return Text(games.rules_for(asked.place["slug"], asked.place["language"]))


async def _lessons(asked: Asked) -> Any:
    return games.lessons_in(asked.place["slug"], asked.place["language"])


async def _picture(asked: Asked) -> Any:
    return games.picture_of(asked.place["slug"], asked.place["name"])


async def _puzzles(asked: Asked) -> Any:
    return puzzles.all_puzzles(asked.place["slug"])


async def _puzzle(asked: Asked) -> Any:
    return puzzles.puzzle_info(asked.place["slug"], asked.place["id"])


async def _answer(asked: Asked) -> Any:
    return puzzles.answer_to(asked.place["slug"], asked.place["id"])


async def _nobody(asked: Asked) -> Any:
    """Lists of others: there are none."""
    return []


async def _box(asked: Asked) -> Any:
    place = asked.place
    return await own.from_the_box(place["slug"], place["option"], place["choice"])


async def _checked(asked: Asked) -> Any:
    place, name = asked.place, asked.query.get("name", "")
    return await own.checked(place["slug"], place["option"], name, asked.body)


async def _measured(asked: Asked) -> Any:
    place, name = asked.place, asked.query.get("name", "")
    game = await own.to_measure(place["slug"], place["option"], name, asked.body)
    return await asked.page.services.bots.measure(game, place["option"])


ROUTES: tuple[tuple[str, str, Answering], ...] = (
    ("GET", "/api/me", lambda asked: people.me(asked.page)),
    ("POST", "/api/me", lambda asked: people.become(asked.page, asked.body)),
    ("DELETE", "/api/me", lambda asked: people.forget(asked.page)),
    ("GET", "/api/me/data", lambda asked: people.data(asked.page)),
    ("GET", "/api/me/statistics", lambda asked: people.fared(asked.page)),
    ("GET", "/api/me/finished", lambda asked: people.played(asked.page, asked.query)),
    ("GET", "/api/me/habits/{slug}", lambda a: matches.habits(a.page, a.place["slug"])),
    ("GET", "/api/me/own", lambda asked: people.kept(asked.page, asked.query)),
    ("POST", "/api/me/own", lambda asked: people.keep(asked.page, asked.body)),
    ("PUT", "/api/me/own/{id}", lambda a: people.rewrite(a.page, a.place["id"], a.body)),
    ("DELETE", "/api/me/own/{id}", lambda asked: people.discard(asked.page, asked.place["id"])),
    ("GET", "/api/games", _games),
    ("GET", "/api/games/{slug}/words/{language}", _words),
    ("GET", "/api/games/{slug}/rules/{language}", _rules),
    ("GET", "/api/games/{slug}/lessons/{language}", _lessons),
    ("GET", "/api/games/{slug}/pictures/{name}", _picture),
    ("GET", "/api/games/{slug}/puzzles", _puzzles),
    ("GET", "/api/games/{slug}/puzzles/{id}", _puzzle),
    ("GET", "/api/games/{slug}/puzzles/{id}/answer", _answer),
    ("POST", "/api/games/{slug}/puzzles/{id}/table", lambda a: tables.play_on(a.page, **a.place)),
    ("GET", "/api/games/{slug}/ratings", _nobody),
    ("GET", "/api/games/{slug}/own/{option}/{choice}", _box),
    ("POST", "/api/games/{slug}/own/{option}", _checked),
    ("POST", "/api/games/{slug}/own/{option}/measure", _measured),
    ("GET", "/api/claim", lambda asked: claims.now(asked.page)),
    ("GET", "/api/claim/{day}", lambda asked: claims.one(asked.page, asked.place["day"])),
    ("POST", "/api/claim/{day}/table", lambda a: claims.play(a.page, a.place["day"], a.body)),
    ("GET", "/api/tables", _nobody),
    ("POST", "/api/tables", lambda asked: tables.open_table(asked.page, asked.body)),
    ("GET", "/api/tables/mine", lambda asked: tables.mine(asked.page)),
    ("GET", "/api/tables/{id}", lambda asked: tables.info(asked.page, asked.place["id"])),
    ("GET", "/api/tables/{id}/own/{option}", lambda a: tables.own(a.page, **a.place)),
    ("GET", "/api/codes/{code}", lambda asked: tables.find_code(asked.page, asked.place["code"])),
    ("GET", "/api/matches/{id}/record", lambda asked: matches.record(asked.page, **asked.place)),
    ("GET", "/api/matches/{id}/replay", lambda a: matches.replay(a.page, a.place["id"], a.query)),
    ("GET", "/api/matches/{id}/chances", lambda asked: matches.chances(asked.page, **asked.place)),
    ("GET", "/api/matches/{id}/summary", lambda asked: matches.summary(asked.page, **asked.place)),
    ("GET", "/api/matches/{id}/look-back", lambda a: matches.look_back(a.page, **a.place)),
    ("POST", "/api/matches/{id}/table", lambda a: matches.try_again(a.page, a.place["id"], a.body)),
)


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path) + "/?")


PATTERNS = [(method, _pattern(path), answering) for method, path, answering in ROUTES]


async def answer(page: Page, method: str, address: str, body: bytes = b"") -> Answered:
    """What a server would answer, or why not."""
    path, _, query = address.partition("?")
    for known, pattern, answering in PATTERNS:
        found = pattern.fullmatch(path)
        if found is None or known != method:
            continue
        place = {name: unquote(part) for name, part in found.groupdict().items()}
        values = {name: last for name, (*_, last) in parse_qs(query).items()}
        return await _answered(answering, Asked(page, place, values, body))
    nothing = Problem("page/unknown", "There is nothing here.")
    return Answered(404, JSON, encode(nothing).decode())


async def _answered(answering: Answering, asked: Asked) -> Answered:
    try:
        found = await answering(asked)
    except Unreadable:
        return Answered(410, JSON, encode(NOT_BY_THIS_VERSION).decode())
    except Full:
        return Answered(507, JSON, encode(NO_ROOM).decode())
    except MotherlodeError as error:
        return Answered(status_of(error), JSON, encode(problem_of(error)).decode())
    except msgspec.DecodeError as error:
        problem = Problem("request/unreadable", f"Not what was expected: {error}"[:200])
        return Answered(400, JSON, encode(problem).decode())
    if isinstance(found, Text):
        return Answered(200, MARKDOWN, found)
    return Answered(200, JSON, encode(found).decode())
