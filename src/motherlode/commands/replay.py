"""`motherlode replay`: plays a record again and says what it came to."""

import json
import sys
from pathlib import Path

from rich.console import Console

import motherlode
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import RecordError
from motherlode.engine.match import Match
from motherlode.engine.record import parse
from motherlode.engine.words import check_language, words_of


def replay_file(file: Path, game: str | None, as_json: bool, language: str) -> None:
    """Replays a file; a wrong record is an error that names the event."""
    check_language(language)
    text = read_record(file)
    match = motherlode.replay(text, None if game is None else motherlode.load(game))
    proof = "proof" in parse(text)
    if as_json:
        summary = {
            "game": match.game.slug,
            "events": match.number,
            "proof": proof,
            "result": match.result,
        }
        print(json.dumps(summary, ensure_ascii=False, indent=2))
    else:
        _tell(match, proof, language)


def read_record(file: Path) -> bytes:
    """A record out of a file, or of standard input."""
    if str(file) == "-":
        return sys.stdin.buffer.read()
    try:
        return file.read_bytes()
    except OSError as error:
        raise RecordError(
            "record/not-readable", f"Cannot read {file}: {error.strerror}."
        ) from error


def _tell(match: Match, proof: bool, language: str) -> None:
    console = Console(highlight=False)
    words = words_of(match.game, language)
    for line in match.story():
        console.print(words.line(line, match.names), markup=False)
    checked = "every event is legal" + (
        ", and every outcome follows from the seed" if proof else ""
    )
    console.print(f"\n{match.game.name}: {match.number} events, {checked}.", style="bold")
    if match.result is None:
        console.print("The match is not finished.")
        return
    prompt = match.view(SPECTATOR)["prompt"]
    console.print(words.ending(match.result["reason"], match.names, prompt), markup=False)
    for seat, points in enumerate(match.result["scores"]):
        won = "  ★" if seat in match.result["winners"] else ""
        console.print(f"  {match.names[seat]}: {points}{won}", markup=False)
