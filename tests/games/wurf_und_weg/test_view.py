"""What people see, what they are told, and why a move is refused."""

import pytest
from games.wurf_und_weg.table import legal, play, position, race_of, refused, roll

from motherlode.engine.errors import MotherlodeError, MoveError, SeatError
from motherlode.engine.pace import PARENT, race
from motherlode.engine.words import LANGUAGES, words_of
from motherlode.games.wurf_und_weg import GAME
from motherlode.games.wurf_und_weg.content import SYMBOLS
from motherlode.games.wurf_und_weg.view import why_not

clause = pytest.mark.clause
NAMES = ["Ada", "Bo", "Cy", "Dot", "Eli", "Fay"]


@clause("GW-31")
def test_a_player_is_shown_where_the_dice_may_go() -> None:
    s = position("clover pig cat")
    assert GAME.view(s, 0)["ways"] == {"clover": 1, "pig": 2, "penny": -1}
    assert GAME.view(s, -1)["ways"] == {}
    after = play(position("penny", "clover cat", "pig"), 0, "place penny")
    assert GAME.view(after, 1)["ways"] == {"penny": -1}


@clause("GW-A9")
@pytest.mark.parametrize(
    ("shown", "move", "what"),
    [
        ("clover cat", "roll", "place-first"),
        ("clover cat", "place cat", "stays"),
        ("clover cat", "place penny", "no-such-die"),
        ("", "place penny", "roll-first"),
        ("clover cat", "place clover", None),
        ("cat cat", "roll", None),
    ],
)
def test_why_a_move_is_refused_in_the_race(shown: str, move: str, what: str | None) -> None:
    assert refused(position(shown), 0, move) == what


@clause("GW-A9", "GW-20")
def test_why_a_move_is_refused_after_stopp() -> None:
    s = play(position("penny", "pig cat cat", "pig"), 0, "place penny")
    assert refused(s, 0, "roll") == "empty"
    assert why_not(s, 1, "place pig") == {"what": "void", "stopper": 0}  # a blink too late
    roll(s, 1, "clover penny cat")
    assert refused(s, 1, "roll") == "place-first"
    assert refused(s, 1, "place clover") == "lucky-only"
    for dice in ("cat", "cat", "cat"):
        roll(s, 2, dice)
    assert refused(s, 2, "roll") == "no-rolls"


def test_why_nothing_is_possible_before_the_signal_and_after_the_end() -> None:
    assert refused(GAME.first_state(3), 0, "roll") == "wait"
    assert refused(race(GAME, [PARENT, PARENT], 1).state, 0, "roll") == "over"


def test_a_reason_is_given_exactly_when_a_move_is_not_legal() -> None:
    for s in (
        position("clover cat penny", "", "pig pig"),
        play(position("penny", "pig cat cat", "pig"), 0, "place penny"),
    ):
        for seat in range(3):
            for move in GAME.moves.texts:
                assert (refused(s, seat, move) is None) == (move in legal(s, seat))


@clause("GW-A9")
def test_a_move_a_blink_too_late_is_refused_and_changes_nothing() -> None:
    match = race_of("clover pig", "cat hand", dice="cat cat cat penny penny penny")
    match.play(1, "roll")
    match.play(0, "roll")
    for _ in range(3):
        match.play(0, "place penny")
    before, number = bytes(match.state), match.number
    with pytest.raises(MoveError, match="“place cat” is not legal now") as caught:
        match.play(1, "place cat")
    assert caught.value.slug == "move/not-legal"
    with pytest.raises(SeatError):
        match.play(0, "roll")
    assert (bytes(match.state), match.number) == (before, number)


@clause("GW-A6")
def test_rolling_with_a_die_that_can_go_is_refused() -> None:
    match = race_of("clover pig", "cat hand", dice="penny clover hand")
    match.play(0, "roll")
    with pytest.raises(MotherlodeError, match="Legal: place clover, place penny"):
        match.play(0, "roll")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_words(language: str) -> None:
    words = words_of(GAME, language)
    for goal in ("three", "pile"):
        match = race(GAME, [PARENT] * 6, 2, {"goal": goal})
        for line in match.story():
            told = words.line(line, NAMES)
            assert told != line["what"]
            assert "{" not in told
    reasons = "over wait empty no-rolls place-first stays lucky-only no-such-die void roll-first"
    values = {"symbols": ["pig", "cat"], "symbol": "pig", "stopper": 1}
    for reason in reasons.split():
        told = words.say("why", reason, NAMES, values)
        assert told != reason
        assert "{" not in told
    for prompt in ("drawing", "lucky", "rolling", "race", "last-three", "over"):
        assert words.prompt({"what": prompt, "seats": [0]}, NAMES) != prompt
    for symbol in SYMBOLS:
        assert words.move(f"place {symbol}", NAMES) != f"place {symbol}"


def test_the_story_of_a_round_ends_with_who_has_won_it() -> None:
    s = play(position("penny", "cat", "pig"), 0, "place penny")
    for _ in range(3):
        roll(s, 1, "cat")
    roll(roll(s, 2, "cat"), 2, "cat")
    play(s, 2, "roll")
    before = GAME.state.from_buffer_copy(bytes(s))
    GAME.rules.happen(s, SYMBOLS.index("cat"))
    assert GAME.story(before, s, 0, -1, SYMBOLS.index("cat")) == [
        {"what": "last-rolled", "seat": 2, "dice": ["cat"], "count": 0},
        {"what": "keeps", "seat": 1},
        {"what": "keeps", "seat": 2},
        {"what": "prize", "seat": 0, "count": 1},
    ]


@clause("GW-A14")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_long_game_is_told_as_in_the_story(language: str) -> None:
    """A coaster may be left: the pile need not be empty."""
    words = words_of(GAME, language)
    told = words.line({"what": "pile-used-up"}, NAMES)
    assert words.ending("pile-used-up").rstrip(".") == told.partition(":")[0].rstrip()
