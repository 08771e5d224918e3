"""What a call says: its kind, the game, who else plays. Nothing that a seat alone could know."""

from typing import Any

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.words import LANGUAGES, words
from motherlode.games import ours

KINDS = ("turn", "invite", "clock", "over", "evening")


def kinds_of(text: str) -> list[str]:
    """The kinds that are written in a row, of those there are."""
    return [kind for kind in KINDS if kind in text.split()]


def said(call: Any, language: str) -> dict[str, str]:
    """For a notification: a title, a line below it, where it leads, and what it replaces."""
    spoken = words("motherlode.server", language if language in LANGUAGES else "en")
    names = msgspec.json.decode(call.who, type=list[str])
    facts = {"game": game_name(call.game), "who": list(range(len(names)))}
    about = "about" if names and call.kind != "invite" else "alone"
    if call.kind == "evening":  # which games will be played is everyone's to pick
        about = f"evening-{about}"
    return {
        "kind": call.kind,
        "title": spoken.say("calls", call.kind, names, facts),
        "body": spoken.say("calls", about, names, facts),
        "path": path_of(call),
        "tag": f"{call.kind}:{call.table_id}",
        "key": call.key,
    }


def path_of(call: Any) -> str:
    """Where a call leads."""
    return f"/t/{call.table_id}" if call.table_id else "/me"


def game_name(slug: str) -> str:
    """What a game is called; an own game that was taken away has its slug."""
    try:
        return ours(slug).name
    except MotherlodeError:
        return slug
