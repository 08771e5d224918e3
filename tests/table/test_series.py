"""Several games in a row: everyone starts once, the best of n, a rematch."""

from random import Random

import pytest
from live.tables import HOST, NOW, Kept, start

from motherlode.engine.history import Result
from motherlode.table.errors import TableError
from motherlode.table.plans import SeriesPlan
from motherlode.table.standing import Standing


def finished(kept: Kept, seed: int) -> Kept:
    kept.play_on(Random(seed))
    return kept


def test_a_single_match_has_a_winner_and_a_rematch_the_next_starter() -> None:
    kept = finished(Kept("gold-nuggets", "me", "open").start(), 1)
    table = kept.table
    assert table.match is not None
    assert table.match.result is not None
    assert table.standing.winners == table.match.result["winners"]
    first, id_ = table.match, table.match_id
    assert first.options["starter"] == 0
    with pytest.raises(TableError) as error:
        table.do(start("nobody"), NOW)
    assert error.value.slug == "table/not-host"
    kept.do("start", "guest-1")  # a rematch is begun by any player
    assert table.match is not first
    assert table.match_id != id_
    assert table.match.options["starter"] == 1
    assert table.standing.played == []


def test_everyone_starts_once_and_points_add_up() -> None:
    series = SeriesPlan("everyone-starts")
    kept = Kept("gold", "me", "open", "open", series=series, options={"starter": 2}).start()
    table = kept.table
    starters, scores = [], []
    for game in range(3):
        assert table.match is not None
        starters.append(table.match.options["starter"])
        assert table.standing.winners is None
        finished(kept, game)
        assert table.match.result is not None
        scores.append(table.match.result["scores"])
        if game < 2:
            kept.do("start", HOST)
    assert starters == [2, 0, 1]
    assert table.standing.games == 3
    assert table.standing.points == [sum(column) for column in zip(*scores, strict=True)]
    best = max(table.standing.points)
    assert table.standing.winners is not None
    assert all(table.standing.points[seat] == best for seat in table.standing.winners)
    kept.do("start", HOST)  # a new series, begun by the next one
    assert table.standing.played == []
    assert table.match is not None
    assert table.match.options["starter"] == 2


def test_a_tie_goes_to_the_last_game() -> None:
    standing = Standing(SeriesPlan("everyone-starts"), 2)
    standing.played = [game([5, 3], [0]), game([1, 3], [1])]
    assert standing.points == [6, 6]
    assert standing.winners == [1]


def test_best_of_three_ends_when_it_is_decided() -> None:
    standing = Standing(SeriesPlan("best-of", games=3), 2)
    assert standing.games == 3
    winners = []
    for scores, won in (([1, 0], 0), ([0, 9], 1), ([1, 0], 0)):
        standing.played.append(game(scores, [won]))
        winners.append(standing.winners)
    assert winners == [None, None, [0]]
    assert standing.points == [2, 1]
    quick = Standing(SeriesPlan("best-of", games=3), 2)
    quick.played = [game([1, 0], [0]), game([1, 0], [0])]
    assert quick.winners == [0]


def test_a_shared_win_counts_for_both() -> None:
    standing = Standing(SeriesPlan("best-of", games=2), 2)
    standing.played = [game([3, 3], [0, 1]), game([3, 3], [0, 1])]
    assert standing.points == [2, 2]
    assert standing.winners == [0, 1]


def test_best_of_n_is_played_at_the_table() -> None:
    kept = Kept("gold-nuggets", "me", "open", series=SeriesPlan("best-of", games=3)).start()
    games = 0
    while kept.table.standing.winners is None:
        if kept.table.status == "over":
            kept.do("start", HOST)
        finished(kept, games)
        games += 1
    assert 2 <= games <= 3
    assert max(kept.table.standing.points) >= 2


def game(scores: list[int], winners: list[int]) -> Result:
    return Result(reason="", scores=scores, winners=winners)
