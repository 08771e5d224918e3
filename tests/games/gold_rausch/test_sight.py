"""Who knows what: the heart of a memory game."""

from collections import Counter
from itertools import permutations, product

import pytest
from games.gold_rausch.table import happen, known, legal, odds, play, position, river, seen

from motherlode.games.gold_rausch import GAME
from motherlode.games.gold_rausch.content import RIVER
from motherlode.games.gold_rausch.state import UNKNOWN, UNSEEN, State

clause = pytest.mark.clause

Deal = tuple[tuple[int, ...], tuple[int, ...]]


def deal_of(s: State) -> Deal:
    return tuple(s.tool[p] for p in range(4)), tuple(s.side[p] for p in range(4))


def imagined(s: State, seat: int, times: int) -> Counter[Deal]:
    """The deals that a seat imagines."""
    hidden = bytes(known(s, seat))
    rng = [12345]
    found: Counter[Deal] = Counter()
    for _ in range(times):
        world = State.from_buffer_copy(hidden)
        GAME.rules.imagine(world, seat, rng)
        found[deal_of(world)] += 1
    return found


ALL_DEALS = [
    (tools, sides) for tools in permutations(range(4)) for sides in product(range(2), repeat=4)
]


def agree(found: Counter[Deal], possible: list[Deal]) -> None:
    """Every possible deal, no other, and each about as often (eight standard deviations)."""
    assert set(found) == set(possible)
    mean = found.total() / len(possible)
    assert all(abs(count - mean) < 8 * mean**0.5 for count in found.values())


# --- the equipment ---


@clause("GR-6", "GR-9")
def test_at_first_a_player_knows_his_own_pair_and_a_spectator_nothing() -> None:
    s = position(seats=3)
    assert deal_of(known(s, 1)) == ((UNKNOWN, 1, UNKNOWN, UNKNOWN), (UNKNOWN, 0, UNKNOWN, UNKNOWN))
    assert deal_of(known(s, -1)) == ((UNKNOWN,) * 4, (UNKNOWN,) * 4)
    assert len(ALL_DEALS) == 384
    agree(imagined(s, -1, 40_000), ALL_DEALS)
    agree(
        imagined(s, 1, 10_000),
        [(tools, sides) for tools, sides in ALL_DEALS if tools[1] == 1 and sides[1] == 0],
    )


@clause("GR-21")
def test_a_whiskey_seen_by_all_tells_the_side_of_the_tool_but_not_which_it_is() -> None:
    s = play(position(seats=2, river={0: "nuggets sieve"}), "aim 0", "uncover 3 right")
    assert deal_of(known(s, 1)) == ((UNKNOWN, 1, UNKNOWN, UNKNOWN), (UNKNOWN, 0, UNKNOWN, 0))
    possible = [d for d in ALL_DEALS if d[0][1] == 1 and d[1][1] == 0 and d[1][3] == 0]
    agree(imagined(s, 1, 6000), possible)


@clause("GR-31")
def test_what_was_seen_stays_known_through_swaps_and_follows_the_card() -> None:
    s = play(position(seats=4, river={0: "nuggets sieve"}), "aim 0", "uncover 1 left")
    play(s, "swap 1 left 2 right")  # player 1 sees the whiskey of prospector 2
    play(s, "aim 0", "uncover 3 left", "swap 3 left 1 left")  # and player 3 gets that whiskey
    assert known(s, 1).side[2] == known(s, 3).side[2] == 0
    assert known(s, 0).side[2] == UNKNOWN
    assert s.lies[6] == 5  # prospector 2's first right card now lies left of prospector 3
    for seat in range(4):
        assert known(s, seat).tool[1] == 1
        assert known(s, seat).tool[3] == 3


def test_with_three_tools_known_the_last_is_imagined_rightly() -> None:
    s = position(seats=2, river={0: "nuggets sieve"})
    play(s, "aim 0", "uncover 2 left", "swap 2 left 0 right")
    play(s, "aim 0", "uncover 3 left", "swap 3 left 0 left")
    for tools, _ in imagined(s, 1, 200):
        assert tools == (0, 1, 2, 3)


def test_a_failed_search_tells_everyone_the_same() -> None:
    s = play(position(seats=4, river={0: "nuggets sieve+pick"}), "aim 0", "uncover 1 left")
    play(s, "uncover 2 right")
    for seat in (-1, 0, 3):
        assert (known(s, seat).tool[1], known(s, seat).side[1]) == (1, 0)
        assert (known(s, seat).tool[2], known(s, seat).side[2]) == (UNKNOWN, 0)


# --- the river ---


@clause("O-13")
def test_a_checked_place_looks_like_any_other() -> None:
    checked, fresh = position(river={4: "river"}), position()
    for seat in (-1, 0, 1, 2):
        assert seen(checked, seat) == seen(fresh, seat)
    assert legal(checked) == legal(fresh)
    assert river(checked)[4] != river(fresh)[4]  # but whoever remembers everything knows it


@clause("O-13", "GR-34")
def test_a_second_look_at_an_empty_card_is_told_like_the_first() -> None:
    deal = ["sieve", "left", "pick", "left", "shovel", "left", "knife", "left"]
    match = GAME.start(seats=2, chance=[*deal, "river"])
    start = match.number
    match.play(0, "flip 6")
    again = match.number
    match.play(1, "flip 6")
    first, second = match.story(0, start)[: again - start], match.story(0, again)
    assert first[0] == {"what": "empty", "seat": 0, "place": 6}
    assert second == [{"what": "empty", "seat": 1, "place": 6}]


def test_no_view_of_a_whole_game_tells_empty_cards_from_unseen_ones() -> None:
    for seats in (2, 3, 4):
        match = GAME.start(seats=seats, seed=seats)
        for _ in range(300):
            if match.over:
                break
            seat = match.to_act[0]
            moves = match.legal(seat)
            match.play(seat, moves[match.number * 7 % len(moves)])
            s = match.state
            blurred = match.state
            for place in range(10):
                if s.river[place] == RIVER:
                    blurred.river[place] = UNSEEN
            for watcher in range(-1, seats):
                assert seen(s, watcher) == seen(blurred, watcher)
            if match.to_act:
                assert legal(s) == legal(blurred)


def test_perfect_recall_knows_what_is_left() -> None:
    s = happen(play(position(river={4: "river"}), "flip 5"), "river")
    assert river(known(s, -1))[4:6] == [RIVER, RIVER]
    play(s, "flip 6")
    assert odds(known(s, 2)) == odds(s)
