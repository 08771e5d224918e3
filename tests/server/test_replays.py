"""A page of a replay is what the whole replay says, and costs what the page holds."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from live.people import Person, live
from live.servers import Server
from live.tables import Kept

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.match import Match
from motherlode.engine.record import replay
from motherlode.games import games, ours
from motherlode.server.live import replays
from motherlode.server.live.replays import FRAMES, PIECE, Replays


def ended(game: str, seed: int) -> Match:
    kept = Kept(game, "me", "open", "open", seed=seed).start()
    kept.play_on(Random(seed), clock_decides=0.2)
    assert kept.table.match is not None
    return kept.table.match


class Found:
    """The record of a match, and how often somebody asked for it."""

    def __init__(self, match: Match) -> None:
        self.text = msgspec.json.encode(match.record()).decode()
        self.asked = 0

    async def __call__(self, _: str) -> str:
        self.asked += 1
        return self.text


def told(match: Match, number: int) -> tuple[Any, ...]:
    """One step of a finished match, by the plain way."""
    after = match.trail()[number + 1]
    return match.game.view(after, SPECTATOR), match.events()[number][1], match.times[number]


@pytest.mark.parametrize("game", games())
def test_pages_in_any_order_are_the_match(game: str) -> None:
    found = Found(ended(game, 3))
    match, shown = replay(found.text, ours), Replays()

    async def look() -> None:
        starts = list(range(0, match.number, FRAMES))
        for since in [*reversed(starts), *starts]:
            page = await shown.page_of_finished("M", found, since)
            numbers = range(since, min(since + FRAMES, match.number))
            assert [frame.number for frame in page.frames] == list(numbers)
            assert page.next == (numbers.stop if numbers.stop < match.number else None)
            assert page.result == match.result
            for frame in page.frames[:: FRAMES // 20]:
                assert (frame.view, frame.move, frame.time) == told(match, frame.number)
                mover = match.history()[frame.number][0]
                who = match.decided.get(frame.number, "person") if mover >= 0 else None
                assert (frame.by, frame.decided) == (mover, who)

    asyncio.run(look())
    assert found.asked == 1


def test_the_first_page_of_a_long_match_plays_no_more_of_it() -> None:
    found, shown = Found(ended("gold-rausch", 5)), Replays()

    async def look() -> list[int]:
        played = []
        for since in (0, FRAMES, 0):
            await shown.page_of_finished("M", found, since)
            played.append(shown._finished["M"].replaying.match.number)
        return played

    assert asyncio.run(look()) == [FRAMES, 2 * FRAMES, 2 * FRAMES]


def test_others_have_their_turn_meanwhile() -> None:
    match = ended("gold-rausch", 5)
    found, shown = Found(match), Replays()

    async def look() -> int:
        turns = 0

        async def another() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        other = asyncio.create_task(another())
        await shown.page_of_finished("M", found, match.number - 1)
        other.cancel()
        return turns

    assert asyncio.run(look()) >= match.number // PIECE


def test_two_who_look_at_once_see_the_same() -> None:
    match = ended("gold-rausch", 5)
    found, shown = Found(match), Replays()

    async def look() -> None:
        starts = [0, 2000, 400, 2000, 1200]
        pages = await asyncio.gather(
            *[shown.page_of_finished("M", found, since) for since in starts]
        )
        alone = [await Replays().page_of_finished("M", found, since) for since in starts]
        assert pages == alone

    asyncio.run(look())


def test_what_is_kept_at_hand_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [ended("gold-nuggets", seed) for seed in range(6)]
    monkeypatch.setattr(replays, "MOST", sum(match.number for match in matches[:3]))
    shown = Replays()

    async def look() -> None:
        for number, match in enumerate([*matches, *matches]):
            page = await shown.page_of_finished(f"M{number % 6}", Found(match), 0)
            assert page.frames
            sizes = [one.size for one in shown._finished.values()]
            assert len(sizes) == 1 or sum(sizes) <= replays.MOST

    asyncio.run(look())


@pytest.mark.parametrize("game", ["go-for-gold", "gold-rausch", "gold-nuggets"])
def test_a_running_match_is_shown_as_it_goes_on(game: str) -> None:
    """What was known of it is not looked at again, and what was taken back is not shown."""
    kept = Kept(game, "me", "open", "open", seed=4).start()
    match, shown, random = kept.table.match, Replays(), Random(4)
    assert match is not None
    undone = 0

    async def look() -> None:
        nonlocal undone
        for _ in range(60):
            kept.play_on(random, decisions=random.randint(0, 3))
            for seat in range(3):
                if kept.table.may_undo(seat) and random.random() < 0.6:
                    kept.do("undo", kept.person(seat), seat, kept.table.seen[seat])
                    undone += 1
            page = await shown.page_of_running("M", match, 0)
            assert page == await Replays().page_of_running("M", match, 0)

    asyncio.run(look())
    assert undone > 3


@pytest.mark.parametrize("game", ["gold", "gold-rausch"])
def test_a_running_match_of_memory_is_no_memory_sheet(game: str, server: Server) -> None:
    """Whoever looks it up sees what lies there now, and nothing that was turned down before."""

    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        table = await ada.open(game, "me", "open")
        async with ada.at(table) as here, bo.at(table) as there:
            await there.ask("sit", seat=1)
            await here.ask("start")
            await there.wait(lambda: there.state is not None)
            places = (here, there)

            def enough() -> bool:
                return sum(len(place.acknowledged) for place in places) >= 12

            both = [
                place.play_to_the_end(Random(seat), enough) for seat, place in enumerate(places)
            ]
            await asyncio.gather(*both)
            await here.ask("sync")
            assert here.state is not None
            assert not here.over
            replay = await bo.get(f"/api/matches/{here.state['match']}/replay")
            decided = [frame for frame in replay["frames"] if frame["by"] != -1]
            assert len(decided) <= 1
            forgets = ours(game).forgets
            shown = [line for frame in replay["frames"] for line in frame["lines"]]
            fresh = [m for m in here.messages if m["type"] == "event"][-1:]
            told = [line for message in fresh for line in message["lines"]]
            assert [line for line in shown if line["what"] in forgets and line not in told] == []

    live(evening())


@pytest.mark.parametrize("game", ["gold", "gold-rausch"])
def test_memory_is_asked_for_until_the_end_and_then_all_is_shown(game: str) -> None:
    kept = Kept(game, "me", "open", "open", seed=6).start()
    match, random = kept.table.match, Random(6)
    assert match is not None

    async def look() -> None:
        for _ in range(30):
            kept.play_on(random, decisions=1)
            page = await Replays().page_of_running("M", match, 0)
            assert len(page.frames) <= match.number - match.last_decision
            assert (page.frames[-1].view if page.frames else match.view()) == match.view()
        kept.play_on(random)
        page = await Replays().page_of_running("M", match, 0)
        assert len(page.frames) == min(FRAMES, match.number)

    asyncio.run(look())
