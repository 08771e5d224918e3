"""Observations: the hidden record and nothing else, in a layout that the documentation shows."""

from random import Random

import numpy as np
import pytest

import motherlode
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.lab.encoding import decode, encode, layout, look, mask_of, table


def a_match(slug: str, decisions: int, seed: int) -> Match:
    random = Random(seed)
    match = motherlode.load(slug).start(motherlode.load(slug).seats[-1], seed=seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("slug", motherlode.games())
def test_an_observation_is_the_hidden_record_and_the_seat(slug: str) -> None:
    for seed in range(8):
        match = a_match(slug, 5 + 7 * seed, seed)
        for seat in range(match.seats):
            known = match.known(seat)
            observation = encode(match.game, known, seat)
            assert set(np.unique(observation)) <= {0, 1}
            again, whose = decode(match.game, observation)
            assert bytes(again) == bytes(known)
            assert whose == seat
            assert (look(match.game, match.state, seat) == observation).all()


@pytest.mark.parametrize("slug", ["gold-rausch", "go-for-gold"])
def test_two_worlds_that_look_the_same_are_observed_the_same(slug: str) -> None:
    game = motherlode.load(slug)
    differed = 0
    for seed in range(20):
        match = a_match(slug, 3 + seed, seed)
        for seat in range(match.seats):
            world = match.known(seat)
            game.plain.imagine(world, seat, [seed])
            differed += bytes(world) != bytes(match.state)
            assert (look(game, world, seat) == look(game, match.state, seat)).all()
    assert differed > 20  # else there was nothing to hide


@pytest.mark.parametrize("slug", motherlode.games())
def test_a_field_is_found_where_the_layout_says(slug: str) -> None:
    match = a_match(slug, 20, 1)
    seat = match.to_act[0]
    known = match.known(seat)
    bits = encode(match.game, known, seat)
    row = np.frombuffer(bytes(known), match.game.state.dtype)[0]
    place = 0
    for part in layout(match.game):
        assert part.first == place  # no gaps
        place += part.width
        if part.name == "seat":
            continue
        numbers = bits[part.first : place].reshape(-1, part.bits).astype(object)
        weights = [1 << bit for bit in range(part.bits)]
        if part.signed:
            weights[-1] = -weights[-1]
        assert (numbers @ np.array(weights, object)).tolist() == np.ravel(row[part.name]).tolist()
    assert place == len(bits)


@pytest.mark.parametrize("slug", motherlode.games())
def test_the_mask_is_what_is_legal_for_those_who_may_act(slug: str) -> None:
    match = a_match(slug, 9, 3)
    for seat in range(match.seats):
        mask = mask_of(match.game, match.known(seat), seat)
        moves = [match.game.moves.text(int(move)) for move in np.flatnonzero(mask)]
        assert moves == match.legal(seat)


@pytest.mark.parametrize("slug", motherlode.games())
def test_the_table_of_the_documentation_has_every_field_once(slug: str) -> None:
    game = motherlode.load(slug)
    rows = table(game).splitlines()[2:]
    assert [row.split("`")[1] for row in rows] == [part.name for part in layout(game)]
    assert rows[-1].split("|")[1].strip().endswith(f"–{game_width(game) - 1}")


def game_width(game: Game) -> int:
    return sum(part.width for part in layout(game))
