"""The coach: true numbers before a decision, luck and skill afterwards."""

from pathlib import Path

import pytest

import motherlode
from motherlode.bots.coach import analyse, look_back
from motherlode.bots.search import Budget
from motherlode.bots.solvers import solution
from motherlode.engine.errors import MotherlodeError

game = motherlode.load("gold-nuggets")


@pytest.fixture(autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    folder: Path = tmp_path_factory.getbasetemp() / "data"
    monkeypatch.setenv("MOTHERLODE_DATA", str(folder))


def finished(seats: int) -> motherlode.Match:
    match = game.start(seats=seats, seed=5)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_where_the_game_is_solved_the_coach_is_exact() -> None:
    match = game.start(seats=2, seed=5)
    advice = analyse(match, 0)
    assert advice["exact"]
    assert {chances["move"] for chances in advice["moves"]} == set(match.legal(0))
    truth = solution().best(match.known(0))
    assert advice["best"] == game.moves.text(truth.move)
    assert advice["moves"][0]["share"] == max(truth.shares.values())
    assert "is best: it wins 51 of 100 games" in advice["sentence"]


def test_elsewhere_it_searches_and_says_how_sure_it_is() -> None:
    match = game.start(seats=3, seed=5)
    advice = analyse(match, 0, Budget(500))
    assert not advice["exact"]
    assert advice["best"] in match.legal(0)
    assert all(chances["error"] > 0 for chances in advice["moves"])
    assert advice["best"] in advice["sentence"]


def test_only_who_is_to_act_is_advised() -> None:
    with pytest.raises(MotherlodeError, match="nothing to decide"):
        analyse(game.start(seats=3, seed=5), 1)


def test_luck_and_skill_explain_the_whole_result() -> None:
    match = finished(3)
    review = look_back(match, rollouts=50)
    result = match.result
    assert result is not None
    assert len(review["expected"]) == match.number + 1
    for seat in range(3):
        final = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
        assert review["expected"][-1][seat] == pytest.approx(final)
        gained = review["luck"][seat] + review["skill"][seat]
        assert review["expected"][0][seat] + gained == pytest.approx(final)
    assert sum(review["luck"]) == pytest.approx(0, abs=1e-9)
    changes = [abs(point["change"]) for point in review["turning_points"]]
    assert changes == sorted(changes, reverse=True)
    assert len(changes) == 5


def test_a_running_match_is_not_looked_back_on() -> None:
    with pytest.raises(MotherlodeError, match="when it is over"):
        look_back(game.start(seed=1))
