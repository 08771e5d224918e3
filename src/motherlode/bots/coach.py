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
CLOSE = 0.03  # what is further behind is not called as good, however unsure
NAMED = 3  # moves of which it is said that they are equally good
THOUGHT = Budget(20_000, seconds=0.9)


class Advice(TypedDict):
    """What the coach says before a decision."""

    choices: list[Choice]  # the best first
    best: str
    equal: list[str]  # the best, and what is as good as it as far as the coach can tell
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
        equal=[choice["move"] for choice in equal_to_best(choices)],
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

    best, *others = choices
    wins = round(100 * best["share"])
    if not others:
        return say("only", best, wins=wins)
    equal = equal_to_best(choices)
    if len(equal) > 1:
        named = [its.move(choice["move"], names, prompt) for choice in equal[:NAMED]]
        quoted = ", ".join(own.say("coach", "quoted", (), {"move": move}) for move in named)
        what = "equal" if len(equal) <= NAMED else "equal-and-more"
        return own.say("coach", what, (), {"moves": quoted, "wins": wins})
    second = others[0]
    if not _is_worse(second, best):
        return say("seems", best, wins=wins)
    loss, _ = behind(second, best)
    loses = f"{100 * loss:.0f}" if loss >= 0.095 else f"{100 * loss:.1f}"
    if language != "en":
        loses = loses.replace(".", ",")
    return f"{say('best', best, wins=wins)} {say('worse', second, loses=loses)}"


def _is_worse(choice: Choice, best: Choice) -> bool:
    """Whether a move is worse than the best for sure."""
    loss, sure = behind(choice, best)
    return loss > max(sure, WORTH_A_WORD)


def equal_to_best(choices: Sequence[Choice]) -> list[Choice]:
    """The best move and those of which the coach cannot say that they are worse."""
    best, *others = choices
    return [
        best,
        *(
            choice
            for choice in others
            if not _is_worse(choice, best) and behind(choice, best)[0] <= CLOSE
        ),
    ]


def _fact(game: Game, known: Any, seat: int, move: str) -> Mapping[str, Any] | None:
    return None if game.fact is None else game.fact(known, seat, game.moves.number(move))
