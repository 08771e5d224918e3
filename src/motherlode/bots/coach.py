"""The coach before a decision: how good each move is, and why, in plain words.

advice = advise(game, match.known(seat), seat)   # or match.analyse(seat)
advice["best"], advice["why"]["en"]

It knows what the seat knows and nothing else. What it says after a match is in `review.py`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from motherlode.bots.review import Review, look_back
from motherlode.bots.search import Budget
from motherlode.bots.weighing import Choice, behind, weigh
from motherlode.engine.errors import SeatError
from motherlode.engine.game import Game
from motherlode.engine.view import seats_in
from motherlode.engine.words import LANGUAGES, words, words_of

__all__ = ["Advice", "Choice", "Review", "advise", "look_back"]

WORTH_A_WORD = 0.005  # a smaller difference than half a game in a hundred is none
THOUGHT = Budget(20_000, seconds=0.9)


class Advice(TypedDict):
    """What the coach says before a decision."""

    choices: list[Choice]  # the best first
    best: str
    exact: bool
    why: dict[str, str]  # a sentence or two, by language


def advise(
    game: Game,
    known: Any,
    seat: int,
    names: Sequence[str] | None = None,
    budget: Budget = THOUGHT,
    seed: int = 0,
) -> Advice:
    """Every legal move of a seat with its chances, from the record as that seat knows it."""
    if known.over or seat not in seats_in(known.to_act):
        raise SeatError("coach/not-to-act", f"Seat {seat} has nothing to decide now.")
    choices, exact = weigh(game, known, seat, budget, seed)
    return Advice(
        choices=choices,
        best=choices[0]["move"],
        exact=exact,
        why={lang: _why(game, known, seat, choices, names, lang) for lang in LANGUAGES},
    )


# --- in words ----------------------------------------------------------------------------------


def _why(
    game: Game,
    known: Any,
    seat: int,
    choices: Sequence[Choice],
    names: Sequence[str] | None,
    language: str,
) -> str:
    """The numbers in plain words: the best move, and what the next best one loses."""
    own = words("motherlode.bots", language)
    if names is None:
        names = [own.say("coach", "player", (), {"number": at + 1}) for at in range(known.seats)]
    its = words_of(game, language).to(seat)
    prompt = game.view(known, seat)["prompt"]

    def say(what: str, choice: Choice, **values: object) -> str:
        """A sentence about a move, with what the game has to say of it."""
        move = its.move(choice["move"], names, prompt)
        said = own.say("coach", what, (), {"move": move, **values})
        fact = _fact(game, known, seat, choice["move"])
        if fact is None:
            return own.say("coach", "plain", (), {"said": said})
        because = its.say("coach", fact["what"], names, fact)
        return own.say("coach", "because", (), {"said": said, "fact": because})

    best = choices[0]
    wins = round(100 * best["share"])
    if len(choices) == 1:
        return say("only", best, wins=wins)
    second = choices[1]
    loss, sure = behind(second, best)
    if loss <= max(sure, WORTH_A_WORD):
        return f"{say('best', best, wins=wins)} {say('as-good', second)}"
    loses = f"{100 * loss:.0f}" if loss >= 0.095 else f"{100 * loss:.1f}"
    if language != "en":
        loses = loses.replace(".", ",")
    return f"{say('best', best, wins=wins)} {say('worse', second, loses=loses)}"


def _fact(game: Game, known: Any, seat: int, move: str) -> Mapping[str, Any] | None:
    return None if game.fact is None else game.fact(known, seat, game.moves.number(move))
