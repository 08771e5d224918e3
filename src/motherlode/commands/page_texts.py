"""What a server answers about its games, as files: a page reads them without Python."""

from collections.abc import Iterable
from typing import Any

import msgspec

from motherlode.engine.words import LANGUAGES
from motherlode.games import ours
from motherlode.server.answers.games import (
    game_info,
    lessons_in,
    picture_of,
    rules_for,
    words_of,
)


def texts_for_page(slugs: Iterable[str]) -> dict[str, bytes]:
    """Words, rules and pictures of some games, by the name of the file."""
    found: dict[str, bytes] = {}
    for slug in slugs:
        for language in LANGUAGES:
            found[f"{slug}/words.{language}.json"] = _json(words_of(slug, language))
            found[f"{slug}/lessons.{language}.json"] = _json(lessons_in(slug, language))
            found[f"{slug}/rules.{language}.md"] = rules_for(slug, language).encode()
        for name in ours(slug).pictures:
            found[f"{slug}/pictures/{name}.json"] = _json(picture_of(slug, name))
    return found


def shelf_for_page(slugs: Iterable[str]) -> dict[str, bytes]:
    """The list of games that a start page shows."""
    return {"games.json": _json([game_info(slug) for slug in slugs])}


def _json(what: Any) -> bytes:
    return msgspec.json.encode(what)
