"""Across matches: what somebody tends to do wrong in a game, in three plain sentences.

Built on mistakes that are each clear beyond their error (`mistakes.py`). What a kind of decision
costs is a mean over matches with an error of its own, and nothing is said of it within that: a kind
is named only if its cost is surely more than nothing, and called the costliest only if it costs
surely more than every other, match by match. What cannot be told apart is said to be about equal.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypedDict

from motherlode.bots.mistakes import Mistake
from motherlode.bots.puzzles import shipped, topic_of
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.words import LANGUAGES, words, words_of

FEWEST = 4  # matches that anything is said of
SURE = 2.0  # errors by which a difference is one
NAMED = 3  # kinds that are named at most
MOSTLY = 4  # mistakes of one kind that it takes to see a direction in them


@dataclass(frozen=True)
class Looked:
    """A match that the coach has looked back on, and whose decisions are meant."""

    match: Match
    seat: int
    mistakes: Sequence[Mistake]  # that seat's own


class Kind(TypedDict):
    """What decisions of one kind have cost."""

    topic: str  # a text of the game's section [topics]
    mistakes: int
    matches: int  # in which there was one
    cost: float  # of the expected share of the win, in each match on average
    error: float
    puzzles: int  # of this kind


class Habits(TypedDict):
    """What somebody tends to do wrong."""

    game: str
    matches: int
    mistakes: int
    cost: float  # in each match on average
    kinds: list[Kind]  # those that surely cost something, the costliest first
    costliest: list[str]  # of these: the one that costs most, or those that cannot be told apart
    says: dict[str, list[str]]  # by language: three sentences, or fewer where less is known


def habits_in(game: Game, looked: Sequence[Looked]) -> Habits:
    """All that can be said about somebody's matches of one game."""
    found = [[(_topic(one, mistake), mistake) for mistake in one.mistakes] for one in looked]
    costs = _costs(found)
    kinds = _sure_kinds(game, found, costs)
    costliest = _costliest(kinds, costs)
    habits = Habits(
        game=game.slug,
        matches=len(looked),
        mistakes=sum(map(len, found)),
        cost=sum(map(sum, costs.values())) / max(1, len(looked)),
        kinds=kinds,
        costliest=costliest,
        says={},
    )
    habits["says"] = {one: _says(game, habits, looked, found, one) for one in LANGUAGES}
    return habits


def _topic(one: Looked, mistake: Mistake) -> str:
    """What the decision was about, as puzzles have it: by what would have been best."""
    game, seat = one.match.game, one.seat
    known = one.match.state_at(mistake["number"])
    game.plain.hide(known, seat)
    return topic_of(game, known, seat, game.moves.number(mistake["best"]))


Found = list[list[tuple[str, Mistake]]]  # by match


def _costs(found: Found) -> dict[str, list[float]]:
    """By kind: what it has cost in each match."""
    topics = sorted({topic for match in found for topic, _ in match})
    return {
        topic: [sum(m["loss"] for of, m in match if of == topic) for match in found]
        for topic in topics
    }


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """And its error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, sqrt(spread / count)


def _sure_kinds(game: Game, found: Found, costs: dict[str, list[float]]) -> list[Kind]:
    if len(found) < FEWEST:
        return []
    about = Counter(puzzle.topic for puzzle in shipped(game).values())
    kinds = []
    for topic, each in costs.items():
        mean, error = _mean(each)
        if sum(cost > 0 for cost in each) >= 2 and mean > SURE * error:
            kinds.append(
                Kind(
                    topic=topic,
                    mistakes=sum(of == topic for match in found for of, _ in match),
                    matches=sum(cost > 0 for cost in each),
                    cost=mean,
                    error=error,
                    puzzles=about[topic],
                )
            )
    return sorted(kinds, key=lambda kind: -kind["cost"])


def _costliest(kinds: list[Kind], costs: dict[str, list[float]]) -> list[str]:
    """The first kind, and all that cannot be told apart from it: compared within each match."""
    if not kinds:
        return []
    first = costs[kinds[0]["topic"]]
    close = []
    for kind in kinds:
        pairs = zip(first, costs[kind["topic"]], strict=True)
        mean, error = _mean([one - other for one, other in pairs])
        if mean <= SURE * error:
            close.append(kind["topic"])
    return close[:NAMED]


# --- in words ---


def _says(
    game: Game, habits: Habits, looked: Sequence[Looked], found: Found, language: str
) -> list[str]:
    own, its = words("motherlode.bots", language), words_of(game, language)
    count = habits["matches"]

    def say(what: str, **values: object) -> str:
        return own.say("habits", what, (), {"count": count, "game": game.name, **values})

    if not habits["mistakes"]:
        return [say("none" if count >= FEWEST else "none-yet")]
    wins = max(1, round(100 * habits["cost"]))
    said = [say("all", mistakes=habits["mistakes"], wins=wins)]
    if count < FEWEST:
        return [*said, say("few", fewest=FEWEST)]
    if not habits["costliest"]:
        return [*said, say("no-kind")]
    named = [its.say("topics", topic, (), {}) for topic in habits["costliest"]]
    kinds = {kind["topic"]: kind for kind in habits["kinds"]}
    first = kinds[habits["costliest"][0]]
    wins = max(1, round(100 * first["cost"]))
    if len(named) == 1:
        said.append(say("most", topic=named[0], matches=first["matches"], wins=wins))
    else:
        quoted = [own.say("coach", "quoted", (), {"move": name}) for name in named]
        said.append(say("equal", topics=", ".join(quoted)))
    return [*said, _direction(game, habits, looked, found, language)]


def _direction(
    game: Game, habits: Habits, looked: Sequence[Looked], found: Found, language: str
) -> str:
    """Into which direction somebody errs, where that is clear; else one of his decisions."""
    own = words("motherlode.bots", language)
    topics = habits["costliest"]
    cases = [
        (one, mistake)
        for one, match in zip(looked, found, strict=True)
        for topic, mistake in match
        if topic in topics
    ]
    shifts = Counter((_verb(m["move"]), _verb(m["best"])) for _, m in cases)
    usual, often = shifts.most_common(1)[0]
    clear = often >= MOSTLY and _at_least(often, len(cases)) > 0.5
    one, mistake = next(
        (one, m) for one, m in cases if (_verb(m["move"]), _verb(m["best"])) == usual
    )
    its = words_of(game, language).to(one.seat)
    state = one.match.state_at(mistake["number"])
    game.plain.hide(state, one.seat)
    prompt = game.view(state, one.seat)["prompt"]
    values = {
        "move": its.move(mistake["move"], one.match.names, prompt),
        "best": its.move(mistake["best"], one.match.names, prompt),
        "often": often,
        "of": len(cases),
        "wins": max(1, round(100 * mistake["loss"])),
    }
    return own.say("habits", "direction" if clear else "example", (), values)


def _verb(move: str) -> str:
    return move.partition(" ")[0]


def _at_least(some: int, count: int) -> float:
    """A share that is surely reached: the lower end of Wilson's interval."""
    share, z = some / count, SURE
    middle = share + z * z / (2 * count)
    width = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (middle - width) / (1 + z * z / count)
