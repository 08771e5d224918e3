"""The examples (a) to (g) as whole matches, and matches that reach each kind of end.

An example is a script of what chance does and what the players do; `make_golden.py` stores them.
"""

from collections.abc import Callable
from random import Random

from games.golden import play_out

from motherlode.engine.chance import Script
from motherlode.engine.match import Match
from motherlode.games.gold_rausch import GAME
from motherlode.games.gold_rausch.content import PLACES, TEETH
from motherlode.games.gold_rausch.moves import UNCOVER
from motherlode.games.gold_rausch.state import SEARCH, UNSEEN, State, shows_tool

# Prospector 0 has the sieve, 1 the pick, 2 the shovel, 3 the knife; a whiskey lies on the right.
DEAL = ["sieve", "left", "pick", "left", "shovel", "left", "knife", "left"]


def match(seats: int, *chance: str, **options: str | int) -> Match:
    """A match with the usual deal, and then what chance is told to do."""
    return GAME.start(seats, options=options, chance=Script([*DEAL, *chance]))


def played(game: Match, *moves: str) -> Match:
    """Plays moves of whoever is to act."""
    for move in moves:
        game.play(game.to_act[0], move)
    return game


def a_flip_empty() -> Match:
    """(a) An empty card: nothing changes to the eye, the turn passes."""
    return played(match(3, "river"), "flip 4", "flip 4")


def b_two_tools_found() -> Match:
    """(b) Sieve and pick found: the card is won, the place filled, no swap."""
    return played(match(3, "nuggets sieve+pick"), "flip 0", "uncover 0 left", "uncover 1 left")


def c_wrong_tool() -> Match:
    """(c) The sieve at one player's, then the shovel at another's: he swaps first."""
    return played(
        match(4, "river", "nuggets sieve+pick"),
        *("flip 9", "flip 0", "uncover 0 left", "uncover 2 left"),
        *("swap 2 left 3 right", "swap 0 left 1 right"),
    )


def d_whiskey() -> Match:
    """(d) A whiskey instead of the sieve: it is turned back, no swap round, the nugget stays."""
    return played(match(3, "nuggets sieve"), "flip 0", "uncover 2 right")


def e_teeth_and_a_tool() -> Match:
    """(e) Two whiskeys needed, one found, then a tool at player 0's: he begins the swap round."""
    return played(
        match(3, "river", "teeth 2"),
        *("flip 9", "flip 0", "uncover 2 right", "uncover 0 left", "swap 0 left 1 right"),
    )


def f_doubt_right() -> Match:
    """(f) Ten empty cards: they leave, ten new ones come, one card is drawn blind."""
    flips = [f"flip {place}" for place in range(10)]
    return played(
        match(2, "nuggets sieve", *["river"] * 10, "nuggets sieve"),
        *("flip 0", "uncover 0 left", *flips, "doubt", "draw 0"),
    )


def g_doubt_wrong() -> Match:
    """(g) Three gold cards, three players: the first and the third to the left neighbour."""
    cards = ["river", "teeth 2", "river", "nuggets pick", *["river"] * 5, "teeth 1"]
    return played(match(3, *cards, starter=2), "flip 0", "doubt")


VECTORS: dict[str, Callable[[], Match]] = {
    "a-flip-empty": a_flip_empty,
    "b-two-tools-found": b_two_tools_found,
    "c-wrong-tool": c_wrong_tool,
    "d-whiskey": d_whiskey,
    "e-teeth-and-a-tool": e_teeth_and_a_tool,
    "f-doubt-right": f_doubt_right,
    "g-doubt-wrong": g_doubt_wrong,
}


# --- whole games -------------------------------------------------------------------------------


class Seekers:
    """Players who often know more than they could: so their games are short, and go wrong at times.

    Rash ones doubt whenever they may; the others only when no river card is unseen.
    """

    def __init__(self, seed: int, rash: bool = False) -> None:
        self.random = Random(seed)
        self.rash = rash

    def wish(self, game: Match, legal: list[str]) -> list[str]:
        """Fitting equipment, two times in three; open gold, else a card that nobody has seen."""
        s = game.state
        if s.phase == SEARCH and self.random.randrange(3):
            return [move for move in legal if fits(s, GAME.moves.number(move) - UNCOVER)]
        unseen = [move for move in legal if move in unseen_flips(s)]
        if "doubt" in legal and (self.rash or not unseen):
            return ["doubt"]
        return [move for move in legal if move.startswith("aim")] or unseen


def unseen_flips(s: State) -> list[str]:
    """The river cards that nobody has seen."""
    return [f"flip {place}" for place in range(PLACES) if s.river[place] == UNSEEN]


def fits(s: State, place: int) -> bool:
    """Whether the card at a place is one that the goal needs."""
    goal = s.river[s.target]
    if goal > TEETH:
        return not shows_tool(s, place)
    return shows_tool(s, place) and goal >> s.tool[s.lies[place] // 2] & 1 == 1


def sought(seats: int, seed: int, rash: bool = False, **options: str | int) -> Match:
    """A whole game between seekers."""
    seekers = Seekers(seed, rash)
    return play_out(GAME.start(seats, seed=seed, options=options), seekers.random, seekers.wish)


WHOLE_GAMES: dict[str, Callable[[], Match]] = {
    "last-card-by-search": lambda: sought(2, 1),
    "last-card-by-doubt": lambda: sought(3, 0, rash=True),
    "tie-by-bottles": lambda: sought(3, 8),
    "tie-shared": lambda: sought(4, 35),
    "starter-2": lambda: sought(3, 5, starter=2),
    "neutral-swap-back": lambda: sought(2, 4, neutral_swap="back"),
    "doubt-own": lambda: sought(3, 2, rash=True, doubt="own"),
}
