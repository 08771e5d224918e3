"""The view, the story and the words of Gold Nuggets."""

import pytest
from games.gold_nuggets.table import play, position

from motherlode.engine.words import words_of
from motherlode.games.gold_nuggets import GAME
from motherlode.games.gold_nuggets.view import view


@pytest.mark.parametrize(
    ("expected", "given"),
    [
        ("set-aside", {"rolled": "nugget 2, 2 2, 3 2, 4 1"}),
        ("roll-or-take", {"aside": "nugget 2", "rolled": "3 2", "decided": True}),
        ("roll-or-take", {"aside": "nugget 2", "decided": True}),
        ("roll-or-stop", {"aside": "lasso 2", "decided": True}),
        ("take-all-seven", {"aside": "nugget 7", "decided": True}),
    ],
)
def test_the_prompt_says_what_is_expected(expected: str, given: dict[str, object]) -> None:
    s = position(**given)  # type: ignore[arg-type]
    assert view(s, 0)["prompt"]["what"] == expected


@pytest.mark.parametrize(
    ("expected", "rolled", "move"),
    [
        ("more-or-take", "nugget 2, 5 3", "aside nugget 1"),
        ("roll-or-take", "nugget 2, 5 2", "aside nugget 2"),  # two 5s may not go, GN-11
        ("more-or-stop", "lasso 2, nugget 1", "aside lasso 1"),
        ("roll-or-stop", "lasso 2, 4 2", "aside lasso 1"),
    ],
)
def test_more_is_asked_for_only_if_more_can_go(expected: str, rolled: str, move: str) -> None:
    assert view(play(position(rolled=rolled), move), 0)["prompt"]["what"] == expected


def test_a_die_that_must_rest_has_its_true_reason() -> None:
    s = position(rolled="lasso 1, nugget 1, 2 2, 3 3")
    assert view(s, 0)["rests"] == {"2": "alone"}
    play(s, "aside nugget 1")
    assert view(s, 0)["rests"] == {"lasso": "passed", "2": "alone"}
    play(s, "aside 3 3")
    assert view(s, 0)["rests"] == {"lasso": "passed", "2": "alone"}


def test_the_view_shows_the_dice_and_their_value() -> None:
    shown = view(position(aside="lasso 3, 4 3", rolled="nugget 1", nuggets=(3, 4, 5)), 1)
    assert shown["aside"] == ["lasso"] * 3 + ["4"] * 3
    assert shown["rolled"] == ["nugget"]
    assert (shown["value"], shown["may_steal"], shown["supply"]) == (4, True, 65)


def test_the_story_tells_a_roll_once_and_a_bust() -> None:
    match = GAME.start(chance="manual")
    for face in ("2", "2", "3", "3", "4", "4", "5"):
        match.happen(face)
    assert match.story() == [
        {"what": "rolled", "seat": 0, "dice": ["2", "2", "3", "3", "4", "4", "5"]},
        {"what": "bust", "seat": 0},
    ]
    words = words_of(GAME, "de")
    names = ["Ada", "Bo"]
    assert words.line(match.story()[1], names) == "Nichts kann zur Seite: Ada geht leer aus."
