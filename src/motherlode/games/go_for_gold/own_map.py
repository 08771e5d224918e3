"""Go for Gold on a person's own island.

    from motherlode.games.go_for_gold.own_map import with_map
    GAME = with_map("my-island.txt")

With these two lines in `island.py`, `motherlode play island:GAME` plays there, and so do
`motherlode check` and `motherlode bench`.
"""

from dataclasses import replace
from pathlib import Path

from motherlode.engine.game import Game
from motherlode.engine.notation import Option
from motherlode.games.go_for_gold import GAME
from motherlode.games.go_for_gold.chart import read_chart
from motherlode.games.go_for_gold.content import tables


def with_map(path: str | Path) -> Game:
    """The game with the island of a file, in place of maps A and B."""
    game = GAME.with_content(**tables([read_chart(Path(path))]))
    starter, side = GAME.options
    return replace(game, options=(starter, Option(side.name, side.meaning, ("own",))))
