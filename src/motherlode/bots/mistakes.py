"""The decision that has cost somebody most: what he chose, and what would have been better.

It is judged by what he could know when he decided, not by how it came out. Where nothing is clearly
better than what he did, nothing is said: a search alone is not enough for that, because it tries a
move less often after a few bad games. Both moves are played on in the same imagined worlds.
"""

from collections.abc import Sequence
from typing import Any, TypedDict

from motherlode.bots.outlook import Outlook
from motherlode.bots.search import Budget
from motherlode.bots.weighing import SURE, weigh
from motherlode.engine.contract import CHANCE
from motherlode.engine.jobs import Thinking
from motherlode.engine.match import Match
from motherlode.engine.state import copy
from motherlode.engine.words import LANGUAGES, words_of

LOOKED_AT = 3  # decisions of each seat that are weighed: those after which it stood worst
WORTH_A_LOOK = 0.02  # a smaller loss than two games in a hundred is no reason to go back there
THOUGHT = Budget(8_000, seconds=0.5)  # to find a better move
WORLDS, GAMES = 48, 24  # imagined worlds, and games in each, to be sure of it


class Mistake(TypedDict):
    """A decision that cost much."""

    number: int
    seat: int
    move: str
    best: str
    loss: float  # of the expected share of the win
    why: dict[str, str]  # by language: what there is to say for the better move; may be empty


def mistakes_of(
    match: Match, expected: Sequence[Sequence[float]], seed: int = 0
) -> Thinking[list[list[Mistake]]]:
    """For each seat, the costliest first; `expected` are shares before each event and at the end.

    What a bot or the clock decided for somebody was no decision of his.
    """
    changes: list[list[tuple[float, int]]] = [[] for _ in range(match.seats)]
    for number, (mover, _) in enumerate(match.history()):
        if mover != CHANCE and number not in match.decided:
            change = expected[number + 1][mover] - expected[number][mover]
            if change < 0:
                changes[mover].append((change, number))
    outlook, trail = Outlook(match.game, seed), match.trail()
    found: list[list[Mistake]] = []
    for seat, own in enumerate(changes):
        clear: list[Mistake] = []
        for _, number in sorted(own)[:LOOKED_AT]:
            known = copy(trail[number])
            match.game.plain.hide(known, seat)
            mistake = yield from _mistake(match, number, known, outlook, seed)
            if mistake is not None:
                clear.append(mistake)
        found.append(sorted(clear, key=lambda mistake: -mistake["loss"]))
    return found


def _mistake(
    match: Match, number: int, known: Any, outlook: Outlook, seed: int
) -> Thinking[Mistake | None]:
    seat, move = match.history()[number]
    choices, _ = yield from weigh(match.game, known, seat, THOUGHT, seed)
    best, chosen = choices[0], match.game.moves.text(move)
    if best["move"] == chosen:
        return None
    played = next((choice for choice in choices if choice["move"] == chosen), None)
    if played is not None and not played["error"] and not best["error"]:  # every way was weighed
        loss, error = best["share"] - played["share"], 0.0
    else:
        better = match.game.moves.number(best["move"])
        loss, error = yield from _loss(match, known, seat, move, better, outlook, seed)
    if loss <= max(SURE * error, WORTH_A_LOOK):
        return None
    return Mistake(
        number=number,
        seat=seat,
        move=chosen,
        best=best["move"],
        loss=loss,
        why=_facts(match, known, seat, best["move"]),
    )


def _facts(match: Match, known: Any, seat: int, move: str) -> dict[str, str]:
    """What the rules' own odds say for a move, by language."""
    game = match.game
    fact = None if game.fact is None else game.fact(known, seat, game.moves.number(move))
    if fact is None:
        return {}
    says = {language: words_of(game, language).to(seat) for language in LANGUAGES}
    return {lang: said.say("coach", fact["what"], match.names, fact) for lang, said in says.items()}


def _loss(
    match: Match, known: Any, seat: int, move: int, better: int, outlook: Outlook, seed: int
) -> Thinking[tuple[float, float]]:
    """How much less a move gives than another, world by world, and how unsure that is."""
    losses = []
    rng = [(seed + 1) * 0x9E3779B9]
    for stream in range(WORLDS):
        world = copy(known)
        match.game.plain.imagine(world, seat, rng)
        shares = []
        for choice in (better, move):
            after = copy(world)
            match.game.plain.apply(after, seat, choice)
            promised = yield from outlook.sharing(after, GAMES, stream)
            shares.append(promised[seat])
        losses.append(shares[0] - shares[1])
    mean = sum(losses) / WORLDS
    spread = sum((loss - mean) ** 2 for loss in losses) / (WORLDS - 1)
    return mean, float((spread / WORLDS) ** 0.5)
