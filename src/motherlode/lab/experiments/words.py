"""What the figures of a report say, in sentences."""

from collections.abc import Sequence
from math import isnan, nan

from motherlode.engine.game import Game
from motherlode.lab.experiments.statistics import Mean, Opening, Skill
from motherlode.lab.experiments.summary import Row, Summary


def findings(game: Game, summary: Summary) -> list[str]:
    """The findings, the most asked for first."""
    equal = [row for row in summary["rows"] if len(set(row["entrants"])) == 1]
    lines = [_edge(game, row) for row in equal if row["players"] > 1 and _has(row, "first seat")]
    lines += [line for row in equal[:1] for line in _course(row)]
    lines += [_skill(row["skill"]) for row in summary["rows"] if row["skill"] is not None]
    lines += [_opening(row["name"], row["openings"]) for row in summary["rows"] if row["openings"]]
    if game.policy is None:
        lines.insert(
            0,
            f"{game.name} says of no move that it is sensible (it has no policy): equal players "
            "move at random here, and only the search tells luck from skill.",
        )
    return lines or ["The players differ in every variant; the figures are below."]


def _has(row: Row, name: str) -> bool:
    return any(metric["name"].startswith(name) for metric in row["metrics"])


def _edge(game: Game, row: Row) -> str:
    best = max(row["seats"], key=lambda seat: seat["mean"])
    fair = 100 / row["players"]
    if game.real_time:
        apart = 100 * (best["mean"] - min(seat["mean"] for seat in row["seats"]))
        return f"{_name(row)}: seats differ by {apart:.2f} wins of 100; nobody begins."
    first = row["seats"][0]
    verdict = "no edge that these games could show"
    if first["low"] > 1 / row["players"]:
        verdict = "an edge"
    elif first["high"] < 1 / row["players"]:
        verdict = "a disadvantage"
    wins = f"the starting player wins {_of_100(first)}"
    return f"{_name(row)}: {wins}; fair would be {fair:.1f}: {verdict}."


def _name(row: Row) -> str:
    name = row["name"]
    return name[:1].upper() + name[1:]


def _of_100(found: Mean) -> str:
    low, high = 100 * found["low"], 100 * found["high"]
    return f"{100 * found['mean']:.1f} of 100 games ({low:.1f} to {high:.1f})"


def _course(row: Row) -> list[str]:
    found = {metric["name"]: metric["value"]["mean"] for metric in row["metrics"]}
    lines = []
    if "decisions a game" in found:
        lines.append(
            f"{_name(row)}: a game has {found['decisions a game']:.0f} decisions and "
            f"{found['chance events']:.0f} chance events."
        )
    if "decisions with a choice" in found:
        lines.append(f"{100 * found['decisions with a choice']:.0f} % of decisions leave a choice.")
    if "moves to choose from" in found:
        lines.append(f"There are {found['moves to choose from']:.1f} moves to choose from.")
    at_half = [found.get(f"{who} at half wins", nan) for who in ("leader", "last")]
    if "lead changes" in found and not any(map(isnan, at_half)):
        lines.append(
            f"The lead changes {found['lead changes']:.1f} times. Who leads at half wins "
            f"{100 * found['leader at half wins']:.0f} of 100 games, who is last then "
            f"{100 * found['last at half wins']:.0f}."
        )
    return lines


def _skill(found: Skill) -> str:
    others = (
        f"{found['players'] - 1} × {found['others']}" if found["players"] > 2 else found["others"]
    )
    start = f"One {found['better']} against {others} wins {_of_100(found['share'])}: "
    if isnan(found["skill"]["mean"]):
        return f"{start}nothing is left to explain."
    low, high = 100 * found["skill"]["low"], 100 * found["skill"]["high"]
    skill = f"{100 * found['skill']['mean']:.0f} % skill ({low:.0f} to {high:.0f}), the rest luck"
    if found["games_until_ahead"] > 100_000:
        return f"{start}{skill}."
    games = (
        "1 game" if found["games_until_ahead"] == 1 else f"{found['games_until_ahead']:.0f} games"
    )
    return f"{start}{skill}; ahead after {games} in 95 of 100 cases."


def _opening(name: str, found: Sequence[Opening]) -> str:
    best = max(found, key=lambda opening: opening["share"]["mean"])
    worst = min(found, key=lambda opening: opening["share"]["mean"])
    return (
        f"First move, {name}: “{best['move']}” wins {_of_100(best['share'])}, "
        f"“{worst['move']}” {_of_100(worst['share'])}."
    )
