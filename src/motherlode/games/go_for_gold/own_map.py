"""Go for Gold on a person's own island: `motherlode play go-for-gold -o map=my-island.txt`.

For the other commands, put two lines into `island.py` and name the game `island:GAME`:

    from motherlode.engine.own import with_file
    from motherlode.games.go_for_gold import GAME as BOX
    GAME = with_file(BOX, "map", "my-island.txt")
"""

from motherlode.engine.game import Game
from motherlode.games.go_for_gold.chart import parse_chart
from motherlode.games.go_for_gold.content import tables


def with_island(game: Game, name: str, text: str) -> Game:
    """The game with the island of a text, in place of maps A and B."""
    return game.with_content(**tables([parse_chart(name, text)]))
