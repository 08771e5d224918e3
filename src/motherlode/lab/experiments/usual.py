"""The report that `motherlode report GAME` makes: what one wants to know of any game.

Sensible players at every number of seats; every choice of every option; players of different
strength; everyone's first decision, where the game says that much depends on it; and in a race
hands that are faster.
"""

from collections.abc import Mapping
from typing import Any

import motherlode
from motherlode.engine.game import Game
from motherlode.engine.notation import Order
from motherlode.lab.experiments.description import Experiment, described

RACED = 1_000  # games in virtual time, which run as Python

# Who plays whom for luck and skill: one of the first among equals of the second.
QUICK_PAIRS = (("sensible", "random"),)
PAIRS_WITHOUT_POLICY = (("prospector", "random"),)
SEARCHED_PAIRS = (("prospector", "greenhorn"),)
PACE_PAIRS = (("champion", "parent"), ("parent", "child"), ("champion", "child"))


def usual(
    name: str,
    games: int,
    searched: int,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
) -> Experiment:
    """The experiment: `games` in each variant of sensible players, `searched` between levels.

    A game without a policy is played at random, and what skill counts is left to the search.
    """
    game = motherlode.load(name)
    given = dict(options or {})
    counts = [count for count in game.seats if count > 1]
    variants: list[dict[str, Any]] = [
        {"name": f"{count} players", "players": count} for count in counts
    ]
    few = counts[0]
    for option in game.options:
        if option.is_seat or isinstance(option, Order) or option.name in given:
            continue  # whoever begins is told anyway, and an order hands out equal things
        for choice in option.choices[1:]:
            changed = {option.name: choice}
            called = f"{option.name} “{choice}”, {few} players"
            variants.append({"name": called, "players": few, "options": changed})
    variants += _openings(game, counts[-1])
    pairs: tuple[tuple[str, str], ...] = SEARCHED_PAIRS
    if game.policy is not None:
        variants += [_pair(one, others, few, games) for one, others in QUICK_PAIRS]
    else:
        pairs = (*PAIRS_WITHOUT_POLICY, *SEARCHED_PAIRS)
    if searched:
        variants += [_pair(one, others, few, searched) for one, others in pairs]
    if game.real_time:
        raced = min(games, RACED)
        for one, others in PACE_PAIRS:
            called = f"one {one}, the other a {others}"
            variants.append({"name": called, "paces": [one, others], "games": raced})
    data = {"name": game.name, "game": name, "games": games, "seed": seed, "variants": variants}
    data["options"] = given
    return described(data, game=name)


def _openings(game: Game, most: int) -> list[dict[str, Any]]:
    """Any first decision as likely, for each choice that the game wants to be compared."""
    if not game.opening:
        return []
    match = game.start(most, seed=1)
    verb = match.legal(match.to_act[0])[0].split()[0]
    option = next(option for option in game.options if option.name == game.opening)
    return [
        {
            "name": f"any {verb}, {option.name} {choice}, {most} players",
            "players": most,
            "options": {option.name: choice},
            "opening": "random",
        }
        for choice in option.choices
    ]


def _pair(one: str, others: str, players: int, games: int) -> dict[str, Any]:
    bots = [one, *[others] * (players - 1)]
    return {"name": f"one {one} among {others}", "bots": bots, "games": games}
