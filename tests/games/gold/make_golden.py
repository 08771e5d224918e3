"""Writes the golden records: `PYTHONPATH=tests python -m games.gold.make_golden`.

Each begins with the special case it is named after, or leads up to it, and is played to the end.
"""

from random import Random

from games.gold.table import Mine
from games.golden import Maker, write

from motherlode.engine.match import Match
from motherlode.games.gold import GAME
from motherlode.games.gold.content import COLOURS, DECK, KINDS

# --- playing on --------------------------------------------------------------------------------


def play_on(match: Match, seed: int) -> Match:
    """To the end: everyone uncovers whatever card comes to hand."""
    random = Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, random.choice(match.legal(seat)))
        while odds := match.odds():
            match.happen(random.choices(list(odds), list(odds.values()))[0])
    return match


def opening(*cards: str, seats: int = 3) -> Match:
    """A first turn with these cards."""
    mine = Mine(seats)
    mine.turn(*cards)
    return play_on(mine.match, seed=7)


# --- special cases -----------------------------------------------------------------------------


def rush_at(count: int) -> Match:
    """Down to so many cards, 10 or 9: diggers find gold, and at 9 one digger was driven out."""
    mine = Mine(2)
    if count == 9:
        mine.turn("digger violet 5", "digger violet 2")
    gold = [f"gold {value}" for value in (4, 3, 2, 1) for _ in range(DECK[value - 1])]
    strong = [f"digger {c} {n}" for n in (4, 3) for c in COLOURS for _ in range(2)]
    for digger, found in zip(strong, gold, strict=False):
        mine.turn(digger, found)
    for colour in COLOURS:
        mine.turn("dynamite", f"digger {colour} 2")
    while mine.match.state.left > 10:
        mine.turn("gold 1", strong_enough(mine))
    assert mine.match.state.left == count
    return play_on(mine.match, seed=count)


def strong_enough(mine: Mine) -> str:
    """A digger for gold 1: any that is still unseen."""
    unseen = mine.match.state.unseen
    return next(kind for at, kind in enumerate(KINDS) if kind.startswith("digger") and unseen[at])


def only_gold(mine: Mine) -> None:
    """Takes every digger off the table without any gold: brawls with one, then dynamite."""
    mine.turn("digger red 5", "digger red 2")
    for kind in KINDS[4:24]:
        while mine.match.state.unseen[KINDS.index(kind)] and not kind.endswith("5"):
            mine.again("digger red 5")
            mine.uncover(kind)
    for colour in COLOURS:
        mine.turn("dynamite", f"digger {colour} 5")


def rush_through(mine: Mine, *piles: list[int]) -> Match:
    """In the rush everyone uncovers the gold of his own pile."""
    while not mine.match.over:
        mine.uncover(f"gold {piles[mine.match.to_act[0]].pop()}")
    return mine.match


def stuck_and_shared() -> Match:
    """Twenty-four gold cards that nobody can lift: a rush that ends with the same for both."""
    mine = Mine(2)
    only_gold(mine)
    return rush_through(
        mine, [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4], [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]
    )


def tie_by_cards() -> Match:
    """Thirty points each, but thirteen cards against eleven."""
    mine = Mine(2)
    for digger, gold in (
        ("digger green 4", "gold 4"),
        ("digger blue 4", "gold 1"),
        ("digger blue 3", "gold 1"),
        ("digger blue 2", "gold 1"),
    ):
        mine.turn(digger, gold)
    only_gold(mine)
    return rush_through(mine, [1, 2, 2, 2, 3, 3, 3, 3, 3, 4], [1, 2, 2, 2, 2, 3, 3, 4, 4, 4])


def whole(seats: int, layout: str, starter: int, colours: str = "") -> Match:
    """A game between players who uncover anything."""
    options = {"layout": layout, "starter": starter, **({"colours": colours} if colours else {})}
    match = GAME.start(seats, options=options, chance="manual")
    return play_on(match, seed=seats)


MAKERS: dict[str, Maker] = {
    "neutral-digger": lambda: opening("digger violet 5", "gold 4"),
    "dynamite-with-gold": lambda: opening("dynamite", "gold 4"),
    "two-dynamites": lambda: opening("dynamite", "dynamite"),
    "rush-at-ten": lambda: rush_at(10),
    "rush-at-nine": lambda: rush_at(9),
    "stuck-table": stuck_and_shared,
    "tie-by-cards": tie_by_cards,
    "two-players-grid": lambda: whole(2, "grid", 1),
    "two-players-choose": lambda: whole(2, "grid", 0, "violet-blue-green-red"),
    "four-players-choose": lambda: whole(4, "scatter", 1, "red-violet-orange-green"),
    "three-players": lambda: whole(3, "scatter", 0),
    "four-players": lambda: whole(4, "scatter", 3),
    "five-players": lambda: whole(5, "scatter", 2),
}


if __name__ == "__main__":
    write(GAME.slug, MAKERS)
