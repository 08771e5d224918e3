"""The coach before a decision: how good each move is, and why, in plain words.

advice = advise(game, match.known(seat), seat)   # or match.analyse(seat)
advice["best"], advice["equal"], advice["why"]["en"]   # nothing is best within its error

It knows what the seat knows and nothing else. What it says after a match is in `review.py`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from motherlode.bots.review import Review, look_back
from motherlode.bots.search import Budget
from motherlode.bots.weighing import Choice, behind, weigh
from motherlode.engine.errors import SeatError
from motherlode.engine.game import Game
from motherlode.engine.jobs import Thinking, done
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
    best: str | None  # only where everything else is worse beyond the error
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
    return done(advising(game, known, seat, names, budget, seed))


def advising(
    game: Game,
    known: Any,
    seat: int,
    names: Sequence[str] | None = None,
    budget: Budget = THOUGHT,
    seed: int = 0,
) -> Thinking[Advice]:
    """The same, wherever the loops are run."""
    if known.over or seat not in seats_in(known.to_act):
        raise SeatError("coach/not-to-act", f"Seat {seat} has nothing to decide now.")
    choices, exact = yield from weigh(game, known, seat, budget, seed)
    best, *others = choices
    return Advice(
        choices=choices,
        best=best["move"] if all(_is_worse(other, best) for other in others) else None,
        equal=[choice["move"] for choice in equal_to_best(choices)],
        exact=exact,
        why={lang: reason(game, known, seat, choices, names, lang) for lang in LANGUAGES},
    )


# --- in words ----------------------------------------------------------------------------------


def reason(
    game: Game,
    known: Any,
    seat: int,
    choices: Sequence[Choice],
    names: Sequence[str] | None,
    language: str,
    alike: bool = False,
) -> str:
    """What to do, why, and what it is worth against the next best move: games of a hundred.

    Where others are `alike`, just like the best, that is said instead of naming one of them alone.
    """
    own = words("motherlode.bots", language)
    if names is None:
        names = [own.say("coach", "player", (), {"number": at + 1}) for at in range(known.seats)]
    its = words_of(game, language).to(seat)
    prompt = game.view(known, seat)["prompt"]

    def say(what: str, **values: object) -> str:
        return own.say("coach", what, (), values)

    def named(choice: Choice) -> str:
        return its.move(choice["move"], names, prompt)

    best, *others = choices
    wins = _of_100(best)
    equal = equal_to_best(choices)
    if len(equal) > 1:
        moves = ", ".join(say("quoted", move=named(choice)) for choice in equal[:NAMED])
        what = "equal" if len(equal) <= NAMED else "equal-and-more"
        return say(what, moves=moves, wins=wins)
    fact = _fact(game, known, seat, best["move"])
    because = "" if fact is None else its.say("coach", fact["what"], names, fact)
    if not others:
        worth = say("worth", wins=wins)
    elif not _is_worse(others[0], best):
        worth = say("worth-about", wins=wins)
    else:
        less = _of_100(others[0])
        what = "worth-more" if less < wins else "worth-little-more"
        worth = say(what, wins=wins, less=less, other=named(others[0]))
    what = "only" if not others else "best" if _is_worse(others[0], best) else "seems"
    if what == "best" and alike:
        what = "best-alike"
    parts = [say(what, move=named(best)), f"{because[0].upper()}{because[1:]}." if because else ""]
    return " ".join(part for part in [*parts, worth] if part)


def _of_100(choice: Choice) -> int:
    return round(100 * choice["share"])


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
