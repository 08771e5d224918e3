"""What a seat cannot know is in no byte it receives.

Two tables differ only in what the viewer has not seen: the others' secret cards and steps are drawn
anew. Then every byte that the server has for the viewer is compared, on every channel.
"""

import asyncio
from random import Random

import msgspec
import pytest
from live.in_memory import InMemory, ManualClock
from live.tables import HOST, Kept
from live.worlds import World, retold, rigged_table

from motherlode.engine.contract import SPECTATOR
from motherlode.games import games, ours
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.replays import Replays
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.server.protocol import parts
from motherlode.table import entries
from motherlode.table.plans import ClockPlan
from motherlode.table.table import Table

SECRETIVE = ("go-for-gold", "gold-rausch")
ASKED = 10  # entries at the end after which everything is asked for as well
encode = msgspec.json.Encoder().encode


async def told(log: list[entries.Any], table: Table, viewer: int) -> list[bytes]:
    """Everything that the server says to one viewer while this log grows, and could say."""
    clock = ManualClock()
    live = InMemory(clock=clock).live(table)
    person = "watcher" if viewer == SPECTATOR else f"guest-{viewer}" if viewer else HOST
    heard: list[bytes] = []
    subscriber = Subscriber(person, person, heard.append)
    await live.subscribe(subscriber)
    for number, entry in enumerate(log[1:], 1):
        clock.time = entry.time + 0.25
        await live.catch_up(number, [encode(entry).decode()])
        if number >= len(log) - ASKED:
            heard += await answers(live, subscriber, viewer)
    match = table.match
    assert match is not None
    page = await Replays().page_of_running("M", match, 0)
    return [*heard, encode(page), bytes(match.known(viewer))]


async def answers(live: LiveTable, subscriber: Subscriber, viewer: int) -> list[bytes]:
    """The whole state again, what HTTP tells, and errors with their reasons."""
    table = live.table
    game = ours(table.plan.game)
    seats = range(len(table.chairs))
    # The device goes round: as nobody, and again as who has been handed it.
    looks = [say.Look(2, SPECTATOR), say.Look(2, max(viewer, 0)), say.Look(2, max(viewer, 0))]
    asks: list[say.Asked] = [say.Sync(1), *looks, say.Undo(3, 0, 10**6)]
    asks += [say.Missed(8, max(viewer, 0)), say.Missed(8, max(viewer, 0), 0)]
    for seat in seats:
        at = table.seen[viewer]
        illegal = next(
            (
                move
                for move in game.moves.texts
                if viewer != seat or table.match is None or move not in table.match.legal(seat)
            ),
            "nothing",
        )
        asks += [say.Play(4 + seat, seat, illegal, at), say.Play(4 + seat, seat, "nonsense", at)]
        if seat == viewer:
            asks.append(say.Play(9, seat, illegal, at + 1))
            asks.append(say.Hint(9, seat) if not table.match else say.Hint(9, (seat + 1) % 3))
    for ask in asks:
        later = live.handle(subscriber, ask)
        if later is not None:
            await later()
    return [encode(live.replies.info(subscriber.person)), encode(live.replies.info(None))]


def a_match(game: str, seed: int) -> Kept:
    """A match in the middle; with clocks, which must not tell either, nor what they decide."""
    clock = ClockPlan(decision=60, game=600) if seed % 2 else None
    kept = Kept(game, "me", "open", "open", seed=seed, clock=clock).start()
    random = Random(seed)
    decisions = random.randrange(2, 20 if game == "gold-rausch" else 45)
    kept.play_on(random, decisions, clock_decides=0.3 if clock else 0.0)
    return kept


def compared(game: str, seed: int, viewer: int) -> bool:
    """Whether there was something to hide; fails if it can be told."""
    kept = a_match(game, seed)
    match = kept.table.match
    assert match is not None
    if match.over:
        return False
    events = World(match, viewer, Random(seed)).draw()
    if events is None or events == match.history():
        return False
    log, outcomes = retold(kept.log, events)
    opened = kept.log[0]
    assert isinstance(opened, entries.Opened)
    other = rigged_table(opened, outcomes)
    true = asyncio.run(told(kept.log, Table(opened), viewer))
    drawn = asyncio.run(told(log, other, viewer))
    assert other.match is not None
    assert bytes(other.match.state) != bytes(match.state)
    for number, (one, another) in enumerate(zip(true, drawn, strict=True)):
        assert one == another, (game, seed, viewer, number)
    assert_clock_is_told(kept, viewer, b"".join(true))
    return True


def assert_clock_is_told(kept: Kept, viewer: int, told: bytes) -> None:
    """Of a decision that the viewer cannot have noticed he is not told that the clock made it."""
    may_know = {remark.seat for remark in kept.table.remarks if viewer in remark.noticed}
    for seat in range(3):
        assert (encode({"what": "@clock", "seat": seat}) in told) == (seat in may_know)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("game", SECRETIVE)
def test_nobody_can_tell_what_he_has_not_seen(game: str, viewer: int) -> None:
    found = sum(compared(game, seed, viewer) for seed in range(10))
    assert found >= 4


@pytest.mark.parametrize("game", [game for game in games() if game not in SECRETIVE])
def test_elsewhere_nothing_is_hidden(game: str) -> None:
    """So there is nothing that could be told; the record of a spectator is the whole record."""
    match = a_match(game, 2).table.match
    assert match is not None
    assert bytes(match.known(SPECTATOR)) == bytes(match.state)


def test_the_comparison_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows the full record to a spectator is caught."""
    from motherlode.server.live import projections

    honest = projections.state

    def careless(table: Table, seat: int, now: float) -> parts.State | None:
        state = honest(table, seat, now)
        if state is not None and table.match is not None:
            state.number = sum(bytes(table.match.state))
        return state

    monkeypatch.setattr(projections, "state", careless)
    with pytest.raises(AssertionError):
        for seed in range(12):
            compared("gold-rausch", seed, SPECTATOR)
