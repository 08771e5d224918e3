"""A match: the interface that people use in notebooks."""

import json

import pytest

import motherlode
from motherlode.engine.chance import Committed
from motherlode.engine.errors import ChanceError, GameError, MoveError, OptionError, SeatError

game = motherlode.load("gold-nuggets")
ROLL = ["nugget", "lasso", "2", "3", "4", "5", "2"]


def finished(seed: int = 7) -> motherlode.Match:
    match = game.start(seats=3, seed=seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_a_seed_repeats_and_no_seed_does_not() -> None:
    assert finished(7).record() == finished(7).record()
    assert finished(7).record() != finished(8).record()


def test_with_manual_chance_the_caller_is_the_dice() -> None:
    match = game.start(chance="manual")
    assert match.odds() == dict.fromkeys(("lasso", "nugget", "2", "3", "4", "5"), 1)
    for face in ROLL:
        match.happen(face)
    assert match.odds() == {}
    assert match.to_act == (0,)
    assert match.legal(0) == ["aside lasso 1", "aside nugget 1"]
    assert match.legal(1) == []


def test_the_view_is_plain_json() -> None:
    match = game.start(seats=4, seed=1)
    assert json.loads(json.dumps(match.view(0))) == match.view(0)
    assert match.view(0)["seat"] == 0
    assert match.view()["seat"] == -1


def test_events_are_told_in_notation() -> None:
    match = game.start(chance=[*ROLL, *ROLL])
    match.play(0, "aside nugget 1")
    assert match.events()[:7] == [["*", face] for face in ROLL]
    assert match.events(1)[7:] == [[0, "aside nugget 1"]]


def test_the_result_has_reason_scores_and_winners() -> None:
    match = finished()
    result = match.result
    assert result is not None
    assert result["reason"] == "last-nugget"
    assert sum(result["scores"]) == 77
    assert result["winners"] == [result["scores"].index(max(result["scores"]))]
    assert match.to_act == ()
    assert game.start().result is None


@pytest.mark.parametrize(
    ("seat", "move", "error", "slug"),
    [
        (0, "fly", MoveError, "move/unknown"),
        (0, "aside lasso 2", MoveError, "move/not-legal"),
        (0, "roll", MoveError, "move/not-legal"),
        (1, "roll", SeatError, "seat/not-to-act"),
        (9, "roll", SeatError, "seat/unknown"),
        (-1, "roll", SeatError, "seat/unknown"),
    ],
)
def test_a_wrong_move_says_why_and_changes_nothing(
    seat: int, move: str, error: type[motherlode.MotherlodeError], slug: str
) -> None:
    match = game.start(chance=[*ROLL])
    before = bytes(match.state), match.record()
    with pytest.raises(error) as caught:
        match.play(seat, move)
    assert caught.value.slug == slug
    assert (bytes(match.state), match.record()) == before


def test_a_finished_match_takes_no_move() -> None:
    with pytest.raises(MoveError, match="over") as caught:
        finished().play(0, "roll")
    assert caught.value.slug == "match/over"


def test_a_script_that_does_not_fit_undoes_the_move() -> None:
    match = game.start(chance=[*ROLL, "nugget"])
    match.play(0, "aside nugget 1")
    before = bytes(match.state), match.number
    for _ in range(2):  # the script is not used up either
        with pytest.raises(ChanceError, match="used up"):
            match.play(0, "roll")  # six dice, but one line
        assert (bytes(match.state), match.number) == before
    match = game.start(chance=[*ROLL, "nugget", "2", "2", "3", "3", "4"])
    match.play(0, "aside nugget 1")
    match.play(0, "roll")
    assert match.view()["rolled"].count("nugget") == 1


def test_chance_that_cannot_happen() -> None:
    match = game.start(chance="manual")
    with pytest.raises(ChanceError) as caught:
        match.happen("6")
    assert caught.value.slug == "outcome/unknown"
    with pytest.raises(ChanceError) as caught:
        match.play(0, "roll")
    assert caught.value.slug == "chance/due"
    for face in ROLL:
        match.happen(face)
    with pytest.raises(ChanceError) as caught:
        match.happen("2")
    assert caught.value.slug == "chance/none-due"


def test_two_sources_of_chance_are_one_too_many() -> None:
    with pytest.raises(ChanceError, match="not both"):
        game.start(seed=1, chance="manual")
    with pytest.raises(ChanceError, match="no source"):
        game.start(chance="dice")


@pytest.mark.parametrize(
    ("options", "slug"),
    [
        ({"starter": 3}, "option/bad-value"),
        ({"starter": "you"}, "option/bad-value"),
        ({"starter": True}, "option/bad-value"),
        ({"stater": 1}, "option/unknown"),
    ],
)
def test_wrong_options(options: dict[str, object], slug: str) -> None:
    with pytest.raises(OptionError) as caught:
        game.start(seats=3, options=options)
    assert caught.value.slug == slug


def test_a_near_miss_is_suggested() -> None:
    with pytest.raises(OptionError, match="Did you mean “starter”"):
        game.start(options={"stater": 1})
    with pytest.raises(GameError, match="Did you mean “gold-nuggets”"):
        motherlode.load("gold-nugets")


def test_unknown_games() -> None:
    for name, slug in (
        ("chess", "game/unknown"),
        ("no.such.module:GAME", "game/no-module"),
        ("motherlode:GAME", "game/no-game"),
        ("motherlode:load", "game/no-game"),
    ):
        with pytest.raises(GameError) as caught:
            motherlode.load(name)
        assert caught.value.slug == slug


def test_names_must_fit() -> None:
    with pytest.raises(SeatError, match="2 names do not fit 3 seats"):
        game.start(seats=3, names=["Ada", "Bo"])


def test_a_committed_match_proves_its_dice_when_it_is_over_and_not_before() -> None:
    match = game.start(seats=2, chance=Committed(b"secret", ["ada", "bo"]))
    assert "proof" not in match.record()
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    record = match.record()
    assert record["proof"]["seed"] == b"secret".hex()
    assert motherlode.replay(record).result == match.result
