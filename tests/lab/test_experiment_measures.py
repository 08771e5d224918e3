"""What is measured of a game: the same on every target, and what a person would count."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

import motherlode
from motherlode.engine import kernels
from motherlode.engine.batch import playouts
from motherlode.engine.chance import draw, start_stream
from motherlode.engine.compile import plain
from motherlode.engine.match import Match
from motherlode.lab.experiments import play as playing
from motherlode.lab.experiments.description import Variant, described
from motherlode.lab.experiments.play import Columns, play


def columns(games: int, **setting: object) -> Columns:
    (variant,) = described({"games": games, **setting}).variants
    return play(variant, 0, games)


def in_python(variant: Variant, number: int) -> Match:
    """A game as compiled play would have it, played as a match: the same draws, decided here."""
    game, seats = variant.load(), variant.players
    rng = [0]
    start_stream(rng, variant.seed, number)
    draw_one, next_seat = plain(game, kernels.pick), plain(game, kernels.choose_seat)
    match = game.start(seats, options=variant.options_of(number), chance="manual")
    opened = False
    while not match.over:
        if odds := match.odds():
            weights = [odds.get(text, 0) for text in game.outcomes.texts]
            match.happen(game.outcomes.text(draw_one(rng, weights, sum(weights))))
            continue
        seat = next_seat(match.state, rng)
        moves = [game.moves.number(text) for text in match.legal(seat)]
        by_lot = variant.opening == "random" and not opened
        if by_lot or variant.bots[(seat - number) % seats] == "random":
            move = moves[draw(rng, len(moves))]
        else:
            assert game.policy is not None
            mask = [int(move in moves) for move in range(len(game.moves))]
            move = game.policy(match.known(seat), seat, mask, rng)
        opened = True
        match.play(seat, game.moves.text(move))
    return match


@pytest.mark.parametrize("opening", ["played", "random"])
def test_compiled_play_is_measured_as_a_match_is(opening: str) -> None:
    """With hidden cards: whoever decides knows what his seat knows, compiled or not."""
    setting = {"game": "gold-rausch", "bots": ["sensible", "random", "sensible"]}
    (variant,) = described({**setting, "opening": opening, "seed": 7}).variants
    compiled = play(variant, 2, 4)  # seat 0 begins game 2, seat 1 begins game 3
    for at, number in enumerate((2, 3)):
        by_hand = counted(in_python(variant, number), variant, number)
        assert {name: column[at] for name, column in compiled.items()} == by_hand


def test_random_players_are_the_engines_own() -> None:
    """The same streams make the same games as the engine's playouts."""
    found = columns(200, game="gold-nuggets", bots="random", players=3, options={"starter": 0})
    engine = playouts(motherlode.load("gold-nuggets"), 200, 3, seed=1)
    assert found["decisions"].tolist() == engine.decisions.tolist()
    assert found["winners"].tolist() == engine.winners.tolist()
    assert found["points_2"].tolist() == engine.points[:, 2].tolist()


def test_what_a_person_would_count() -> None:
    game = motherlode.load("gold-nuggets")
    random = Random(3)
    match = game.start(3, seed=3)
    legal, leaders, lasts = [], [], []
    while not match.over:
        seat = match.to_act[0]
        moves = match.legal(seat)
        legal.append(len(moves))
        match.play(seat, random.choice(moves))
        best, worst = max(match.scores), min(match.scores)
        leaders.append({seat for seat in range(3) if match.scores[seat] == best})
        lasts.append({seat for seat in range(3) if match.scores[seat] == worst})
    (variant,) = described({"game": "gold-nuggets", "players": 3}).variants
    found = counted(match, variant, 0)
    assert found["decisions"] == len(legal)
    assert found["events"] == match.number - len(legal)
    assert found["marked"] == sum(legal)
    assert found["widest"] == max(legal)
    assert found["choices"] == sum(count > 1 for count in legal)
    half = len(legal) // 2 - 1
    assert found["half_leaders"] == sum(1 << seat for seat in leaders[half])
    assert found["half_last"] == sum(1 << seat for seat in lasts[half])
    alone = [lead for lead in leaders if len(lead) == 1]
    changes = sum(before != after for before, after in pairwise(alone))
    assert found["lead_changes"] == changes
    at_last = [number for number, lead in enumerate(leaders, 1) if lead != leaders[-1]]
    assert found["settled"] == at_last[-1] + 1
    first = match.history()[next(n for n, (mover, _) in enumerate(match.history()) if mover >= 0)]
    assert (found["opener"], found["opening"]) == first
    assert [found[f"points_{seat}"] for seat in range(3)] == match.scores


def counted(match: Match, variant: Variant, number: int) -> dict[str, int]:
    rows = np.stack([playing._notes_of(match)])
    found = playing._columns(variant, number, rows)
    return {name: int(column[0]) for name, column in found.items()}


def test_players_change_seats_from_game_to_game() -> None:
    """The sensible one wins nearly always, so the winner's seat shows where he sat."""
    found = columns(40, game="gold-nuggets", bots=["sensible", "random", "random"])
    # Counted from who begins: seat 0 in games 0 to 2, seat 1 in games 3 to 5, …
    sat = [1 << (number - number // 3) % 3 for number in range(40)]
    assert sum(found["winners"][n] == sat[n] for n in range(40)) > 35


def test_every_entrant_has_every_place_as_often_and_every_seat_begins() -> None:
    (variant,) = described({"game": "gold-nuggets", "players": 3}).variants
    places = [(entrant, variant.place_of(entrant, n)) for n in range(9) for entrant in range(3)]
    assert sorted(places) == sorted([(e, place) for e in range(3) for place in range(3)] * 3)
    assert [variant.options_of(n)["starter"] for n in range(9)] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_seats_are_counted_from_who_begins() -> None:
    """A match in which seat 1 begins, written down as if it were the first place."""
    (variant,) = described({"game": "gold-nuggets", "players": 3}).variants
    match = motherlode.load("gold-nuggets").start(3, seed=2, options={"starter": 1})
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    found = counted(match, variant, 3)
    scores = match.scores
    assert [found[f"points_{place}"] for place in range(3)] == [scores[1], scores[2], scores[0]]
    result = match.result
    assert result is not None
    assert found["winners"] == sum(1 << (seat - 1) % 3 for seat in result["winners"])
    assert found["opener"] == (_first_mover(match) - 1) % 3


def _first_mover(match: Match) -> int:
    return next(mover for mover, _ in match.history() if mover >= 0)


def test_races_and_bots_are_measured_too() -> None:
    raced = columns(20, game="wurf-und-weg", paces=["champion", "child"])
    faster = [1 << number % 2 for number in range(20)]
    assert sum(raced["winners"][n] == faster[n] for n in range(20)) > 15
    assert (raced["decisions_0"] + raced["decisions_1"] == raced["decisions"]).all()
