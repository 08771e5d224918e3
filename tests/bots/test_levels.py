"""What levels are besides strong: as quick as people, and open about what must be compiled."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from statistics import mean

import pytest

import motherlode
from motherlode.bots.levels import LEVELS, make_bot, pause, ready, warm

RACE = motherlode.load("wurf-und-weg")


def test_in_the_race_better_levels_are_faster() -> None:
    match = RACE.start(2, seed=1)
    random = Random(1)
    means = [
        mean(pause(RACE, level, match.known(0), 0, "roll", random) for _ in range(400))
        for level in LEVELS
    ]
    assert means == sorted(means, reverse=True)
    assert means[0] > 2 * means[-1]


def test_elsewhere_all_take_their_time_and_less_for_what_must_be() -> None:
    game = motherlode.load("claim-poker")
    match = game.start(3, seed=1)
    random = Random(1)
    known = match.known(0)
    free = [
        pause(game, level, known, 0, match.legal(0)[0], random) for level in LEVELS for _ in "1234"
    ]
    assert 0.3 < mean(free) < 2.0
    while len(match.legal(match.to_act[0])) > 1:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    forced = [pause(game, "legend", match.known(seat), seat, "", random) for _ in range(16)]
    assert mean(forced) < mean(free)


def test_a_bot_says_whether_it_must_compile_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOTHERLODE_CACHE", str(tmp_path))
    game = motherlode.load("wurf-und-weg").with_content()
    assert ready(game, "random")
    assert ready(game, "sensible")
    assert not ready(game, "greenhorn")
    warm(game, "greenhorn")
    assert ready(game, "greenhorn")
    assert ready(game.with_content(), "greenhorn")  # another process would find it in the cache


def test_several_matches_think_at_the_same_time() -> None:
    """The choices are the same as one after the other."""
    game = motherlode.load("gold-nuggets")
    matches = [game.start(3, seed=seed) for seed in range(6)]

    def choose(number: int) -> int:
        match = matches[number]
        bot = make_bot(game, "prospector", number)
        return bot.choose(match.known(match.to_act[0]), match.to_act[0])

    alone = [choose(number) for number in range(6)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(choose, range(6))) == alone


def test_cards_that_nobody_has_seen_are_turned_over_in_no_order() -> None:
    game = motherlode.load("gold")
    firsts, orders = set(), []
    for seed in range(4):
        match = game.start(2, seed=seed)
        bot = make_bot(game, "greenhorn", seed)
        flips = []
        for _ in range(6):
            seat = match.to_act[0]
            move = game.moves.text(bot.choose(match.known(seat), seat))
            match.play(seat, move)
            flips.append(int(move.split()[1]))
        firsts.add(flips[0])
        orders.append(flips == sorted(flips))
    assert len(firsts) > 1
    assert not all(orders)


def test_a_legend_that_has_no_time_still_makes_a_move() -> None:
    game = motherlode.load("gold")
    match, bot = game.start(2, seed=1), make_bot(game, "legend", 1)
    while not match.over and match.number < 60:
        seat = match.to_act[0]
        bot.seconds = 0.0
        match.play(seat, game.moves.text(bot.choose(match.known(seat), seat)))
    assert match.number >= 60 or match.over
