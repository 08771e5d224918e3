"""A match at the table: who may begin it, whose move it is, and for which moment it was made."""

from random import Random

import pytest
from live.tables import AWAY, HOST, NOW, Kept, start

from motherlode.engine.errors import MotherlodeError
from motherlode.games import games, ours
from motherlode.table import commands
from motherlode.table.by_itself import wakes
from motherlode.table.entries import SIGNAL
from motherlode.table.errors import TableError
from motherlode.table.plans import SeatPlan


def three_at(game: str, **more: int) -> Kept:
    return Kept(game, "me", "open", "open", **more)


def test_a_match_begins_when_all_seats_are_taken_and_the_host_says_so() -> None:
    kept = Kept("gold-nuggets", "me", "open")
    with pytest.raises(TableError) as error:
        kept.table.do(start(HOST), NOW)
    assert error.value.slug == "table/open-seats"
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Play(HOST, 0, "roll", 1), NOW)
    assert error.value.slug == "table/not-started"
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Undo(HOST, 0, 1), NOW)
    assert error.value.slug == "table/not-started"
    kept.do("sit", "ada", 1, "Ada")
    with pytest.raises(TableError) as error:
        kept.table.do(start("ada"), NOW)
    assert error.value.slug == "table/not-host"
    kept.do("start", HOST)
    assert kept.table.status == "playing"
    with pytest.raises(TableError) as error:
        kept.table.do(start(HOST), NOW)
    assert error.value.slug == "table/playing"


@pytest.mark.parametrize("game", games())
def test_every_game_is_played_to_its_end(game: str) -> None:
    kept = three_at(game, seed=1).start()
    kept.play_on(Random(1))
    match = kept.table.match
    assert match is not None
    assert kept.table.status == "over"
    assert match.result == kept.table.standing.played[-1]
    assert len(match.times) == match.number
    assert match.times == sorted(match.times)
    assert wakes(kept.table) is None
    with pytest.raises(MotherlodeError) as error:
        kept.play(0, ours(game).moves.texts[0])
    assert error.value.slug == "match/over"


def test_only_ones_own_seat_moves_and_only_in_turn() -> None:
    kept = three_at("gold-nuggets").start()
    table = kept.table
    for person in ("guest-1", "nobody"):
        with pytest.raises(TableError) as error:
            table.do(commands.Play(person, 0, "roll", table.at), NOW)
        assert error.value.slug == "seat/not-yours"
    with pytest.raises(MotherlodeError) as other:
        kept.play(1, "roll")
    assert other.value.slug == "seat/not-to-act"
    with pytest.raises(MotherlodeError) as other:
        kept.play(0, "fly")
    assert other.value.slug == "move/unknown"
    with pytest.raises(MotherlodeError) as other:
        kept.play(0, "steal 1")
    assert other.value.slug in ("move/not-legal", "move/unknown")
    with pytest.raises(TableError) as error:
        table.do(commands.Play(HOST, 9, "roll", table.at), NOW)
    assert error.value.slug == "seat/unknown"


def test_a_move_is_made_for_a_moment() -> None:
    kept = three_at("gold-nuggets", seed=4).start()
    table = kept.table
    at = table.seen[0]
    move = kept.legal(0)[0]
    kept.play(0, move)
    events = table.match.number if table.match else 0
    for stale in (at, at - 1, 0, table.seen[0] + 1):  # twice, earlier, and from the future
        with pytest.raises(TableError) as error:
            table.do(commands.Play(HOST, 0, move, stale), NOW)
        assert error.value.slug == "move/stale"
    assert table.match is not None
    assert table.match.number == events


def test_a_move_from_before_the_start_counts_for_nothing() -> None:
    kept = three_at("gold-nuggets")
    before = kept.table.seen[0]
    kept.start()
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Play(HOST, 0, "roll", before), NOW)
    assert error.value.slug == "move/stale"


def test_words_in_between_do_not_make_a_move_stale() -> None:
    kept = three_at("gold-nuggets").start()
    at = kept.table.seen[0]
    kept.do("say", "guest-1", "Guest 1", "hurry", None)
    kept.do("play", HOST, 0, kept.legal(0)[0], at)
    assert kept.table.match is not None


def test_what_walks_in_secret_is_not_even_counted_for_the_others() -> None:
    kept = three_at("go-for-gold", seed=2).start()
    table = kept.table
    match = table.match
    assert match is not None
    while len(match.to_act) < 3:
        seat = match.to_act[0]
        kept.play(seat, kept.legal(seat)[0])
    before, events = list(table.seen), match.number
    step = next(move for move in kept.legal(0) if move.startswith("step"))
    kept.play(0, step)
    assert match.number > events
    assert table.seen[0] == before[0] + 1
    assert table.seen[1:] == before[1:]
    assert list(table.noticed) == [0]
    # So a move that another made before it is still fresh.
    kept.do("play", "guest-1", 1, kept.legal(1)[0], before[1])


def test_hot_seat_two_people_play_on_one_device() -> None:
    kept = Kept("gold-nuggets", "me", "Opa").start()
    assert kept.table.seats_of(HOST) == [0, 1]
    kept.play_on(Random(3))
    assert kept.table.status == "over"
    assert kept.table.match is not None
    assert kept.table.match.names == ["Hana", "Opa"]


def test_a_bot_takes_a_seat_in_the_middle_and_the_person_takes_it_back() -> None:
    kept = three_at("claim-poker", seed=5).start()
    kept.play_on(Random(5), decisions=10)
    kept.do("assign", HOST, 1, SeatPlan("bot", level="legend"), AWAY)
    kept.play_on(Random(6), decisions=20)
    kept.do("sit", "guest-1", 1, "Guest 1")
    kept.play_on(Random(7))
    played = [entry for entry in kept.log if getattr(entry, "by", None)]
    assert any(entry.seat == 1 and entry.by == "bot" for entry in played)  # type: ignore[union-attr]
    assert kept.table.status == "over"


def test_in_a_race_everyone_waits_for_the_signal() -> None:
    kept = three_at("wurf-und-weg").start()
    table = kept.table
    assert table.signal == kept.now + SIGNAL
    with pytest.raises(TableError) as error:
        kept.play(1, "roll", after=SIGNAL - 0.1)
    assert error.value.slug == "move/wait-for-signal"
    with pytest.raises(TableError) as error:
        table.do(commands.PlayFor(1, "roll", "bot"), table.signal - 0.1)
    assert error.value.slug == "move/wait-for-signal"
    kept.now = table.signal
    kept.play(1, "roll", after=0.0)


def test_every_round_of_a_race_has_its_signal() -> None:
    kept = three_at("wurf-und-weg", seed=3).start()
    match = kept.table.match
    assert match is not None
    signals, rounds = {kept.table.signal}, {match.round}
    random = Random(3)
    while not match.over:
        kept.play_on(random, decisions=1)
        signals.add(kept.table.signal)
        rounds.add(match.round)
    assert len(rounds) > 2
    assert len(signals) == len(rounds)


@pytest.mark.parametrize("game", [game for game in games() if game != "wurf-und-weg"])
def test_nobody_waits_for_a_signal_elsewhere(game: str) -> None:
    assert three_at(game).start().table.signal is None
