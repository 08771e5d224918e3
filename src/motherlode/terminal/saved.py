"""Matches in files: kept whole or not at all, and gone on with."""

import json
from collections.abc import Sequence
from errno import EISDIR
from os import strerror
from pathlib import Path
from shlex import quote

from motherlode.engine.chance import Fast
from motherlode.engine.errors import RecordError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.games import PACKAGES
from motherlode.terminal.seats import USUAL_BOTS, Seat


def save_record(match: Match, path: Path) -> None:
    """Writes a match record, whole or not at all."""
    if not path.name or path.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR))
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(json.dumps(match.record(), ensure_ascii=False, indent=1), encoding="utf-8")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def gone_on_with(match: Match, seed: int | None = None) -> Match:
    """A match as its record left it, able to go on; what chance still brings is drawn anew."""
    if match.over:
        raise RecordError("record/over", "This match is over: there is nothing to go on with.")
    match.source = Fast(seed)
    while odds := match.odds():  # a record may end between a decision and its dice
        names, weights = list(odds), list(odds.values())
        match.happen(names[match.source.outcome(match.number, weights, names)])
    return match


def how_to_go_on(file: str, game: Game, seats: Sequence[Seat], language: str) -> str:
    """The command that goes on with a saved match, with the same people and bots."""
    parts = ["motherlode play"]
    if game.slug not in PACKAGES:
        parts.append("GAME")
    parts.append(f"--resume {quote(file)}")
    people = sum(seat.is_person for seat in seats)
    if people != 1:
        parts.append(f"--people {people}")
    level = next((seat.level for seat in seats if seat.level), USUAL_BOTS)
    if level != USUAL_BOTS:
        parts.append(f"--bots {level}")
    if language != "en":
        parts.append(f"--lang {language}")
    return " ".join(parts)
