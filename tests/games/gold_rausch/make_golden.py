"""Writes the golden records: `PYTHONPATH=tests python -m games.gold_rausch.make_golden`."""

import json
from pathlib import Path

from games.gold_rausch.matches import VECTORS, WHOLE_GAMES

from motherlode.engine.match import Match
from motherlode.games.gold_rausch import GAME

FOLDER = Path(__file__).parents[2] / "golden" / GAME.slug


def text(match: Match) -> str:
    """A record as it is stored."""
    return json.dumps(match.record(), ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Writes them all anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in {**VECTORS, **WHOLE_GAMES}.items():
        (FOLDER / f"{name}.json").write_text(text(make()), encoding="utf-8")


if __name__ == "__main__":
    main()
