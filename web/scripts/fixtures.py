"""Positions for the gallery: games played by bots, every position of them, as each viewer sees it.

    .venv/bin/python web/scripts/fixtures.py [GAME…]

writes `web/fixtures/<game>/<players>-<viewer>.json`, and each game's words beside them.
"""

import json
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from motherlode.bots.levels import make_bot
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.words import LANGUAGES, package_of
from motherlode.games import games, load

FIXTURES = Path(__file__).parents[1] / "fixtures"
NAMES = ("Sam", "Ada", "Bo", "Cy", "Dot", "Eli")
LEVEL_SHOWN = "prospector"
MOST_FRAMES = 400


def frame(match: Match, viewer: int, since: int) -> dict[str, Any]:
    """One position, and what led to it."""
    return {
        "number": match.number,
        "view": match.view(viewer),
        "legal": match.legal(viewer) if viewer >= 0 else [],
        "lines": match.story(viewer, since),
    }


def played(game: Game, seats: int, seed: int) -> list[dict[str, Any]]:
    """The same game as the first seat and as a spectator see it."""
    match = game.start(seats, seed=seed, names=NAMES[:seats])
    bots = [make_bot(game, "sensible", seed + seat) for seat in range(seats)]
    viewers = (0, -1)
    frames = {viewer: [frame(match, viewer, 0)] for viewer in viewers}
    turn = 0
    while not match.over and len(frames[0]) < MOST_FRAMES:
        # Where several may act, they take turns: nobody is left behind in a race.
        seat = min(match.to_act, key=lambda seat: (seat - turn) % seats)
        since, turn = match.number, seat + 1
        match.play(seat, game.moves.text(bots[seat].choose(match.known(seat), seat)))
        for viewer in viewers:
            frames[viewer].append(frame(match, viewer, since))
    return [
        {
            "game": game.slug,
            "name": game.name,
            "me": viewer,
            "names": match.names,
            "bots": [None if seat == 0 else LEVEL_SHOWN for seat in range(seats)],
            "result": match.result,
            "frames": frames[viewer],
        }
        for viewer in viewers
    ]


def write(path: Path, content: Any) -> None:
    """Compact, because nobody reads them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), "utf-8")


def write_game(game: Game) -> None:
    """The games and the words of one game."""
    fewest, most = game.seats[0], game.seats[-1]
    for seats in sorted({fewest, min(3, most), most}):
        for told in played(game, seats, seed=7 + seats):
            viewer = "watching" if told["me"] < 0 else "playing"
            write(FIXTURES / game.slug / f"{seats}-{viewer}.json", told)
    for language in LANGUAGES:
        text = files(package_of(game)).joinpath(f"words.{language}.toml").read_text("utf-8")
        write(FIXTURES / "words" / f"{game.slug}.{language}.json", tomllib.loads(text))


if __name__ == "__main__":
    for slug in sys.argv[1:] or games():
        write_game(load(slug))
