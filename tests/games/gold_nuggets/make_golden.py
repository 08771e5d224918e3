"""Writes the golden records: `PYTHONPATH=tests python -m games.gold_nuggets.make_golden`.

Each is a match between players with one fixed idea, and a seed with which it shows its case.
"""

from collections.abc import Callable

from games.golden import Maker, write

from motherlode.engine.match import Match
from motherlode.games.gold_nuggets import GAME

Choose = Callable[[Match, list[str]], str]


def steady(match: Match, legal: list[str]) -> str:
    """Sets everything aside, and takes the nuggets once they are three or more."""
    asides = [move for move in legal if move.startswith("aside")]
    if asides:
        return asides[-1]
    return "take" if match.view()["value"] >= 3 or "roll" not in legal else "roll"


def robber(match: Match, legal: list[str]) -> str:
    """Collects lassos and robs whom he can, as long as there is enough in the middle."""
    steals = [move for move in legal if move.startswith("steal")]
    if steals and match.view()["supply"] > 20:
        return max(steals, key=lambda move: match.scores[int(move.split()[1])])
    lassos = [move for move in legal if move.startswith("aside lasso")]
    return lassos[-1] if lassos else steady(match, legal)


def greedy(match: Match, legal: list[str]) -> str:
    """Sets everything aside and rolls on: reaches all seven."""
    asides = [move for move in legal if move.startswith("aside")]
    return asides[-1] if asides else legal[0]


def played(seats: int, seed: int, choose: Choose, starter: int = 0) -> Match:
    """A whole match."""
    match = GAME.start(seats=seats, seed=seed, options={"starter": starter})
    while not match.over:
        match.play(match.to_act[0], choose(match, match.legal(match.to_act[0])))
    return match


def told(match: Match, what: str) -> bool:
    """Whether the story has such a line."""
    return any(line["what"] == what for line in match.story())


def shown(match: Match, shows: Callable[[Match], bool]) -> Match:
    """The match, after a look whether it shows what it should."""
    assert shows(match), "another seed is needed: games.golden.first finds one"
    return match


def short_supply(match: Match) -> bool:
    """Whether the last taker got less than his dice were worth."""
    last = match.story()[-2]
    before = value_at_the_last_decision(match)
    return bool(last["what"] == "take" and last["amount"] < before)


def value_at_the_last_decision(match: Match) -> int:
    """The value of the dice at the last decision."""
    again = GAME.start(match.seats, options=match.options, chance="manual")
    for mover, text in match.events()[:-1]:
        again.happen(text) if mover == "*" else again.play(mover, text)
    value: int = again.view()["value"]
    return value


def joint_winners(match: Match) -> bool:
    """Whether several won."""
    return match.result is not None and len(match.result["winners"]) > 1


MAKERS: dict[str, Maker] = {
    "two-players": lambda: played(2, 1, steady),
    "five-players-last-starts": lambda: played(5, 2, steady, starter=4),
    "joint-winners": lambda: shown(played(3, 10, steady), joint_winners),
    "robbery": lambda: shown(played(4, 0, robber), lambda match: told(match, "steal")),
    "all-seven-aside": lambda: shown(played(3, 0, greedy), lambda match: told(match, "again")),
    "short-supply": lambda: shown(played(2, 2, steady), short_supply),
}


if __name__ == "__main__":
    write(GAME.slug, MAKERS)
