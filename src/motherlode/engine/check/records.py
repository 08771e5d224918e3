"""Whether records replay to the same bytes, and whether the stored ones still do."""

import json
from pathlib import Path
from random import Random

from motherlode.engine.check.faults import Fault, Setting
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.record import replay

OUTSIDE = "Is something kept outside of the record?"


def random_match(game: Game, setting: Setting, random: Random) -> Match:
    """A match between players without a thought."""
    match = game.start(setting.seats, seed=random.getrandbits(60), options=setting.options)
    while not match.over:
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(match.legal(seat)))
    return match


def check_record(game: Game, setting: Setting, random: Random) -> None:
    """Record → JSON → replay → the same bytes."""
    match = random_match(game, setting, random)
    try:
        again = replay(json.dumps(match.record()), lambda slug: game)
    except MotherlodeError as error:
        told = f"what was played cannot be replayed: {error.message} {OUTSIDE}"
        raise Fault("record", told, game.rules.apply) from error
    if bytes(again.state) != bytes(match.state):
        raise Fault("record", f"a replayed record leads to other bytes. {OUTSIDE}")
    if again.record() != match.record():
        raise Fault("record", "a replayed record is written differently")


def check_golden(game: Game, folder: Path) -> int:
    """Every stored record replays; together they reach every ending. Returns how many."""
    reached = set()
    files = sorted(folder.glob("*.json"))
    for file in files:
        try:
            match = replay(file.read_bytes(), lambda slug: game)
        except (MotherlodeError, OSError) as error:
            raise Fault("golden", f"{file.name}: {error}") from error
        if match.result is not None:
            reached.add(match.result["reason"])
    missing = sorted(set(game.endings.values()) - reached)
    if missing:
        raise Fault("golden", f"no stored record ends by: {', '.join(missing)}")
    return len(files)
