"""Writes the golden records: `PYTHONPATH=tests python -m games.gold_rausch.make_golden`."""

from games.gold_rausch.matches import VECTORS, WHOLE_GAMES
from games.golden import Maker, write

from motherlode.games.gold_rausch import GAME

MAKERS: dict[str, Maker] = {**VECTORS, **WHOLE_GAMES}

if __name__ == "__main__":
    write(GAME.slug, MAKERS)
