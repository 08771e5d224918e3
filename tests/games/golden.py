"""How golden records are made: by scripts, and by players who are part of the script.

No bot has a hand in them. A bot is meant to become better, and would then rewrite what the records
are there to hold. The players here want what the record is to show, and else take any move.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from motherlode.engine.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"

Wish = Callable[[Match, list[str]], list[str]]
Maker = Callable[[], Match]


def any_move(match: Match, legal: list[str]) -> list[str]:
    """Wants nothing."""
    return legal


def play_out(match: Match, random: Random, wish: Wish = any_move) -> Match:
    """To the end: whoever may act plays one of the moves that he wants, or any if there is none."""
    while not match.over:
        seat = random.choice(match.to_act)
        legal = match.legal(seat)
        match.play(seat, random.choice(wish(match, legal) or legal))
    return match


def stored(match: Match) -> str:
    """A record as it is stored: an event a line, everything else in a line of its own."""
    record = match.record()
    events = ",\n  ".join(json.dumps(event) for event in record["events"])
    lines = [
        f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in record.items()
        if key != "events"
    ]
    lines.append(f' "events": [\n  {events}\n ]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write(slug: str, makers: Mapping[str, Maker]) -> None:
    """Writes a game's records anew; those that nobody makes any more are removed."""
    folder = GOLDEN / slug
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        if old.stem not in makers:
            old.unlink()
    for name, make in makers.items():
        (folder / f"{name}.json").write_text(stored(make()), encoding="utf-8")


def first(make: Callable[[int], Match], shows: Callable[[Match], bool], most: int = 20_000) -> int:
    """The first seed whose match shows what is wanted; for whoever adds a record."""
    return next(seed for seed in range(most) if shows(make(seed)))
