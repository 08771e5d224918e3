"""One's own decision is taken back as long as nobody has learnt anything by it."""

from collections.abc import Callable
from random import Random

import pytest
from live.tables import HOST, NOW, Kept, contents, loaded

import motherlode
from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import MotherlodeError
from motherlode.games import games
from motherlode.server.live import projections
from motherlode.table import commands

Find = Callable[[Kept, int, str], bool]


def after(game: str, found: Find, seed: int = 0) -> tuple[Kept, int, str]:
    """A table at which somebody has just made such a decision."""
    for trial in range(seed, seed + 40):
        kept = Kept(game, "me", "open", "open", seed=trial).start()
        match = kept.table.match
        assert match is not None
        random = Random(trial)
        while not match.over:
            kept.now = max(kept.now, kept.table.signal or 0)
            seat = random.choice(match.to_act)
            move = random.choice(match.legal(seat))
            kept.play(seat, move)
            if not match.over and found(kept, seat, move):
                return kept, seat, move
    raise AssertionError(f"{game} never comes to this")


def undo(kept: Kept, seat: int) -> None:
    kept.do("undo", kept.person(seat), seat, kept.table.seen[seat])


def refuses(kept: Kept, seat: int) -> None:
    before = kept.table.at
    assert not kept.table.may_undo(seat)
    with pytest.raises(MotherlodeError) as error:
        undo(kept, seat)
    assert error.value.slug == "undo/too-late"
    assert kept.table.at == before


@pytest.mark.parametrize("game", games())
def test_chance_behind_a_decision_settles_it(game: str) -> None:
    def chance_followed(kept: Kept, seat: int, move: str) -> bool:
        assert kept.table.match is not None
        return kept.table.match.history()[-1][0] == CHANCE

    kept, seat, _ = after(game, chance_followed)
    refuses(kept, seat)


@pytest.mark.parametrize("game", games())
def test_anothers_decision_settles_it(game: str) -> None:
    def seen_by_all(kept: Kept, seat: int, move: str) -> bool:
        return set(kept.table.noticed) == {-1, 0, 1, 2}

    kept, seat, _ = after(game, seen_by_all)
    for other in range(3):
        if other != seat:
            refuses(kept, other)


def in_secret(seed: int) -> tuple[Kept, int, int]:
    """Two have just decided something, one after the other, and neither has seen it."""
    for trial in range(seed, seed + 200):
        kept = Kept("go-for-gold", "me", "open", "open", seed=trial).start()
        match, random, before = kept.table.match, Random(trial), None
        assert match is not None
        for _ in range(60):
            if match.over:
                break
            seat = random.choice(match.to_act)
            kept.play(seat, random.choice(match.legal(seat)))
            hidden = list(kept.table.noticed) == [seat]
            if hidden and before not in (None, seat) and kept.table.may_undo(before):
                return kept, before, seat
            before = seat if hidden and kept.table.may_undo(seat) else None
    raise AssertionError("nobody ever acts in secret")


@pytest.mark.parametrize("seed", range(0, 1000, 200))
def test_a_rival_s_secret_step_changes_nothing_of_what_one_may_take_back(seed: int) -> None:
    kept, mine, theirs = in_secret(seed)
    table, log = kept.table, list(kept.log)
    match = table.match
    assert match is not None
    before = loaded(log[:-1])  # before the rival's step
    assert projections.state(table, mine, 0.0) == projections.state(before, mine, 0.0)
    step, number = match.history()[-1], match.number
    seen = list(table.seen)
    undo(kept, mine)
    assert match.number == number - 1
    assert match.history()[-1] == step  # it stays
    assert [now - then for now, then in zip(table.seen, seen, strict=True)] == [
        int(seat == mine) for seat in (0, 1, 2, -1)
    ]
    assert table.may_undo(theirs)
    # As if one had never decided: the rival's step alone leads to the same position.
    without = loaded(log[:-2])
    assert without.match is not None
    without.match.play(theirs, table.game.moves.text(step[1]))
    assert bytes(without.match.state) == bytes(match.state)
    assert contents(kept.loaded()) == contents(table)
    kept.play_on(Random(seed))
    assert motherlode.replay(match.record()).result == match.result


@pytest.mark.parametrize(
    ("game", "word"),
    [
        ("gold-nuggets", "aside"),
        ("go-for-gold", "step"),
        ("go-for-gold", "foot"),
        ("claim-poker", "assign"),
        ("gold-rausch", "aim"),
        ("wurf-und-weg", "place"),
    ],
)
def test_what_shows_nothing_can_be_taken_back(game: str, word: str) -> None:
    def own_last(kept: Kept, seat: int, move: str) -> bool:
        return move.startswith(word) and kept.table.may_undo(seat)

    kept, seat, move = after(game, own_last)
    match = kept.table.match
    assert match is not None
    seen = list(kept.table.seen)
    undo(kept, seat)
    assert seat in match.to_act
    assert move in match.legal(seat)
    assert kept.table.seen[seat] == seen[seat] + 1
    kept.play(seat, move)  # and made again
    assert kept.table.may_undo(seat)


@pytest.mark.parametrize(
    ("game", "word"),
    [
        ("gold", "flip"),
        ("gold-rausch", "flip"),
        ("gold-rausch", "uncover"),
        ("gold-rausch", "doubt"),
        ("gold-rausch", "draw"),
    ],
)
def test_a_card_that_was_turned_up_stays_up(game: str, word: str) -> None:
    kept, seat, _ = after(game, lambda kept, seat, move: move.startswith(word))
    refuses(kept, seat)


def test_a_card_seen_before_stays_up_too() -> None:
    """It needs no chance event, but somebody may have forgotten it."""

    def turned_up_again(kept: Kept, seat: int, move: str) -> bool:
        assert kept.table.match is not None
        return kept.table.match.history()[-1][0] == seat

    kept, seat, move = after("gold", turned_up_again)
    assert move.startswith("flip")
    refuses(kept, seat)


def test_steps_are_taken_back_one_by_one_and_only_the_walker_notices() -> None:
    kept, seat, _ = after(
        "go-for-gold",
        lambda kept, seat, move: move.startswith("step") and kept.table.may_undo(seat),
    )
    table = kept.table
    while True:
        others = [seen for other, seen in enumerate(table.seen) if other != seat]
        undo(kept, seat)
        assert [seen for other, seen in enumerate(table.seen) if other != seat] == others
        if not table.may_undo(seat):
            break
    assert table.match is not None
    assert seat in table.match.to_act


def test_nobody_takes_back_for_another_or_twice() -> None:
    kept, seat, _ = after("gold-nuggets", lambda kept, seat, move: kept.table.may_undo(seat))
    table = kept.table
    with pytest.raises(MotherlodeError) as error:
        table.do(commands.Undo("nobody", seat, table.seen[seat]), NOW)
    assert error.value.slug == "seat/not-yours"
    at = table.seen[seat]
    undo(kept, seat)
    with pytest.raises(MotherlodeError) as error:
        table.do(commands.Undo(kept.person(seat), seat, at), NOW)
    assert error.value.slug == "move/stale"


def test_a_finished_match_stays_finished() -> None:
    kept = Kept("gold-nuggets", "me", "open").start()
    kept.play_on(Random(1))
    for seat in (0, 1):
        refuses(kept, seat)


def test_before_the_first_decision_there_is_nothing() -> None:
    kept = Kept("gold-nuggets", "me", "open").start()
    with pytest.raises(MotherlodeError) as error:
        kept.do("undo", HOST, 0, kept.table.seen[0])
    assert error.value.slug == "undo/too-late"
