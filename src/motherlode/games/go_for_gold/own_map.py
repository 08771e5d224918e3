"""Go for Gold on a person's own island: `motherlode play go-for-gold -o map=my-island.txt`.

The other commands take the same option, so does the table in the browser, and the match record
brings the island along.
"""

from motherlode.engine.game import Game
from motherlode.engine.own import OWN, Looked
from motherlode.games.go_for_gold.chart import parse_chart, unequal_harbours
from motherlode.games.go_for_gold.content import tables
from motherlode.games.go_for_gold.view import Fairness, Island, island

MEASURED = 20_000  # games: enough to tell a difference of two percent


def with_island(game: Game, name: str, text: str) -> Game:
    """The game with the island of a text, in place of maps A and B."""
    return game.with_content(**tables([parse_chart(name, text)]))


def look(name: str, text: str) -> Looked[Island]:
    """The island, drawn by the board's own chart; harbours that are not alike are a doubt."""
    chart = parse_chart(name, text)
    doubt = unequal_harbours(chart)
    return Looked(island(chart), [doubt] if doubt else [])


def measure(game: Game) -> Fairness:
    """Whether the harbours of a person's own island are equally good."""
    from motherlode.games.go_for_gold.fairness import figures

    return figures(game, OWN, MEASURED)
