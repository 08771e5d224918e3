"""`motherlode coach`: what it says of a match, line by line, in every language."""

import pytest

import motherlode
from motherlode.bots.mistakes import Mistake
from motherlode.commands.coach import seats_of_one, told
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.engine.words import LANGUAGES


def review(number: int, move: str, best: str) -> dict[str, object]:
    """As if the first seat had erred once, with a reason, and the second never."""
    why = {language: f"why in {language}" for language in LANGUAGES}
    mistake = Mistake(number=number, seat=0, move=move, best=best, loss=0.084, why=why)
    return {"luck": [0.1, -0.1], "own_skill": [-0.08, 0.0], "mistakes": [[mistake], []]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_with_what_they_cost_and_why(language: str) -> None:
    match = motherlode.load("gold-nuggets").start(2, seed=5, names=["Ada", "Bo"])
    move = match.legal(0)[0]
    number = match.number
    match.play(0, move)
    lines = told(match, review(number, move, "roll"), language, None)
    said = "\n".join(lines)
    assert "Ada" in said
    assert "+10" in said
    assert "-8" in said
    assert f"why in {language}." in said
    assert " 8 " in said
    assert "{" not in said
    assert "…" not in said
    only = "\n".join(told(match, review(number, move, "roll"), language, 1))
    assert f"why in {language}" not in only


def test_across_matches_it_is_clear_whose_decisions_are_meant() -> None:
    game = motherlode.load("gold-nuggets")

    def played(seed: int, *names: str) -> Match:
        match = game.start(2, seed=seed, names=list(names))
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[-1])
        return match

    matches = [played(1, "Ada", "Bo"), played(2, "Cy", "Ada")]
    assert seats_of_one(matches, None, None) == [0, 1]
    assert seats_of_one(matches, "Ada", None) == [0, 1]
    assert seats_of_one(matches, None, 2) == [1, 1]
    for wrong, slug in (
        ((matches, "Dee", None), "seat/unknown"),
        ((matches, None, 3), "seat/unknown"),
        (([matches[0], matches[0]], None, None), "coach/whose"),
    ):
        with pytest.raises(MotherlodeError) as refused:
            seats_of_one(*wrong)
        assert refused.value.slug == slug
