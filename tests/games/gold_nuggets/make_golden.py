"""Writes the golden records of Gold Nuggets: run it when the notation or the format changes.

PYTHONPATH=tests python -m games.gold_nuggets.make_golden
"""

import json
from collections.abc import Callable
from pathlib import Path

from motherlode.engine.match import Match
from motherlode.games.gold_nuggets import GAME

FOLDER = Path(__file__).parents[2] / "golden" / GAME.slug

Choose = Callable[[Match, list[str]], str]


def by_policy(match: Match, legal: list[str]) -> str:
    """A sensible player."""
    assert GAME.policy is not None
    seat = match.to_act[0]
    mask = [int(text in legal) for text in GAME.moves.texts]
    return GAME.moves.text(GAME.policy(match.known(seat), seat, mask, [0]))


def robber(match: Match, legal: list[str]) -> str:
    """Collects lassos and robs whom he can, as long as there is enough in the middle."""
    steals = [move for move in legal if move.startswith("steal")]
    if steals and match.view()["supply"] > 20:
        return max(steals, key=lambda move: match.scores[int(move.split()[1])])
    lassos = [move for move in legal if move.startswith("aside lasso")]
    return lassos[-1] if lassos else by_policy(match, legal)


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


def first(seats: int, choose: Choose, wanted: Callable[[Match], bool], starter: int = 0) -> Match:
    """The first match by seed that shows what is wanted."""
    for seed in range(5000):
        match = played(seats, seed, choose, starter)
        if wanted(match):
            return match
    raise LookupError("no such match")


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


RECORDS: dict[str, Callable[[], Match]] = {
    "two-players": lambda: played(2, 1, by_policy),
    "five-players-last-starts": lambda: played(5, 2, by_policy, starter=4),
    "joint-winners": lambda: first(3, by_policy, joint_winners),
    "robbery": lambda: first(4, robber, lambda match: told(match, "steal")),
    "all-seven-aside": lambda: first(3, greedy, lambda match: told(match, "again")),
    "short-supply": lambda: first(2, by_policy, short_supply),
}


def main() -> None:
    """Writes them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in RECORDS.items():
        text = json.dumps(make().record(), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
