"""The recommended series, on GOLD; the series itself is tested in tests/engine."""

import pytest
from games.gold.make_golden import play_on

from motherlode.engine.series import Played, Series
from motherlode.games.gold import GAME

clause = pytest.mark.clause


@clause("GO-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_games_as_players_each_begun_by_another(seats: int) -> None:
    series = Series(GAME, seats, options={"layout": "grid"})
    totals = [0] * seats
    starters: list[int] = []
    while series.result is None:
        match = GAME.start(
            seats, options={"layout": "grid", "starter": series.starter}, chance="manual"
        )
        starters += match.to_act
        play_on(match, seed=len(starters))
        series.add(match)
        totals = [total + points for total, points in zip(totals, match.scores, strict=True)]
        assert series.standing == totals
    assert starters == list(range(seats))
    assert series.result["scores"] == totals
    assert all(totals[seat] == max(totals) for seat in series.result["winners"])


def finished(*scores: list[int]) -> Series:
    """A series with these points in its games."""
    series = Series(GAME, len(scores))
    series.games = [Played(starter=at, scores=points) for at, points in enumerate(scores)]
    return series


@clause("GO-23")
def test_the_highest_total_wins() -> None:
    result = finished([20, 25, 10], [20, 10, 25], [21, 15, 20]).result
    assert result is not None
    assert (result["scores"], result["winners"]) == ([61, 50, 55], [0])


@clause("GO-23")
def test_a_tie_goes_to_more_points_in_the_last_game() -> None:
    result = finished([20, 25, 10], [20, 14, 15], [15, 16, 10]).result
    assert result is not None
    assert (result["scores"], result["winners"]) == ([55, 55, 35], [1])


@clause("GO-A8")
def test_a_tie_in_the_last_game_too_is_shared() -> None:
    result = finished([20, 25, 10], [20, 15, 15], [15, 15, 25]).result
    assert result is not None
    assert (result["scores"], result["winners"]) == ([55, 55, 50], [0, 1])
