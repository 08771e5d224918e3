"""Who sees what while all walk, and laws that hold in every game."""

from random import Random

import pytest
from games.go_for_gold.table import legal, names, play, position, roll, walk

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.state import copy
from motherlode.games.go_for_gold import GAME
from motherlode.games.go_for_gold.chart import FOOT, SHOVEL
from motherlode.games.go_for_gold.content import CHARTS
from motherlode.games.go_for_gold.sheet import visited
from motherlode.games.go_for_gold.sight import hide, imagine
from motherlode.games.go_for_gold.state import MOVING, State

clause = pytest.mark.clause


def known(s: State, seat: int) -> State:
    hidden = copy(s)
    hide(hidden, seat)
    return hidden


@clause("GFG-A22")
def test_others_see_neither_the_way_nor_the_foot_nor_what_was_found() -> None:
    start = roll(position(["c3", "g5"]), 2)
    s = copy(start)
    play(s, 0, "foot 3")
    walk(s, 0, "SW SE")
    seen = known(s, 1)
    assert (seen.at[0], seen.feet[0], seen.worn[0]) == (start.at[0], 1, 0)
    assert visited(seen, 0) == visited(start, 0)
    assert seen.decided[0] == 3  # one sees the pencil move, but not where
    assert bytes(known(s, 0)) == bytes(s)
    assert bytes(known(s, SPECTATOR)) == bytes(seen)


@clause("GFG-A22")
def test_with_the_last_step_all_ways_are_shown_at_once() -> None:
    match = GAME.start(seats=2, chance="manual")
    match.play(0, "harbour 0")
    match.happen("1")
    match.play(0, "step W")
    assert match.events(1) == [[0, "harbour 0"], ["*", "1"]]
    assert match.events(0)[-1] == [0, "step W"]
    assert match.view(1)["sheets"][0]["at"] == 0
    match.play(1, "step W")
    assert match.events(0)[-1] == [1, "step W"]
    for seat in (0, 1, SPECTATOR):
        told = [line for line in match.story(seat) if line["what"] == "walks"]
        assert [line["seat"] for line in told] == [0, 1]
        assert all(sheet["route"] for sheet in match.view(seat)["sheets"])


@clause("GFG-A22")
def test_people_do_not_see_how_much_the_others_have_decided() -> None:
    """A foot is one decision more, a harbour ends a walk early: the number would tell of it."""
    match = GAME.start(seats=2, seed=4)
    match.play(0, "harbour 0")
    view, story, events = match.view(1), match.story(1), match.events(1)
    match.play(0, "foot 3")
    match.play(0, match.legal(0)[0])
    assert 0 in match.to_act
    assert (match.view(1), match.story(1), match.events(1)) == (view, story, events)


def test_who_has_finished_is_seen_by_all() -> None:
    s = walk(roll(position(["c3", "g5"], feet=[0, 0]), 1), 0, "NE")
    assert known(s, 1).to_act == 0b10


def test_an_imagined_way_fits_what_was_seen() -> None:
    s = roll(position(["c3", "g5"]), 2)
    play(s, 0, "foot 5")
    walk(s, 0, "SW SE W")
    rng = [7]
    ends = set()
    for _ in range(200):
        world = known(s, 1)
        imagine(world, 1, rng)
        assert world.decided[0] == 4
        assert world.foot[0] > 3  # four decisions and still walking: only with a foot
        assert bytes(known(world, 1)) == bytes(known(s, 1))
        ends.add(world.at[0])
    assert len(ends) > 5


@pytest.mark.parametrize("seed", range(12))
def test_the_line_only_grows_and_symbols_are_conserved(seed: int) -> None:
    random = Random(seed)
    options = {"map": "ab"[seed % 2]}
    match = GAME.start(seats=1 + seed % 4, seed=seed, options=options)
    symbols = CHARTS[seed % 2].symbols
    before = [0] * match.seats
    while not match.over:
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(match.legal(seat)))
        s = match.state
        for player in range(match.seats):
            been = visited(s, player)
            assert been & before[player] == before[player]
            before[player] = been
            walked = [symbol for field, symbol in enumerate(symbols) if been >> field & 1]
            assert s.shovels[player] + s.spent[player] == 2 + walked.count(SHOVEL)
            assert s.feet[player] + s.worn[player] == 1 + walked.count(FOOT)


def test_the_sensible_player_needs_only_what_he_knows() -> None:
    policy = GAME.policy
    assert policy is not None
    random = Random(3)
    for seed in range(6):
        match = GAME.start(seats=3, seed=seed)
        while not match.over:
            seat = random.choice(match.to_act)
            choices = []
            for s in (match.state, match.known(seat)):
                mask = [0] * len(GAME.moves)
                GAME.rules.legal(s, seat, mask)
                choices.append(policy(s, seat, mask, [seed]))
            assert choices[0] == choices[1]
            match.play(seat, GAME.moves.text(choices[0]))


def test_a_route_in_progress_is_seen_by_its_owner_alone() -> None:
    s = roll(position(["c3", "g5"], feet=[0, 0]), 3)
    walk(s, 0, "NE")
    assert s.phase == MOVING
    assert names(visited(known(s, 0), 0)) - names(visited(known(s, 1), 0)) == {"b4"}
    assert legal(known(s, 0), 0) == legal(s, 0)
