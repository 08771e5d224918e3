"""Go for Gold on a person's own island: `motherlode play go-for-gold -o map=my-island.txt`.

The other commands take the same option, and the match record brings the island along.
"""

from motherlode.engine.game import Game
from motherlode.games.go_for_gold.chart import parse_chart
from motherlode.games.go_for_gold.content import tables


def with_island(game: Game, name: str, text: str) -> Game:
    """The game with the island of a text, in place of maps A and B."""
    return game.with_content(**tables([parse_chart(name, text)]))
