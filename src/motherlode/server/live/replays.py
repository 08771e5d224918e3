"""Replays by the page: what a page costs is what it holds, however long the match was.

A finished match is played again as far as somebody has looked, and what was played stays at hand
for the next page. Of a running match it is known which events spectators have seen something of, so
that only what is new has to be looked at. Long work is done in pieces: others have their turn
between them.
"""

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec

from motherlode.engine.contract import CHANCE, SPECTATOR
from motherlode.engine.match import Match
from motherlode.engine.record import Replaying
from motherlode.games import at_tables
from motherlode.server.live.summary import Course, course, margin
from motherlode.server.protocol.resources import Frame, Replay
from motherlode.table.plans import Figure

FRAMES = 400  # in one answer
PIECE = 10  # events after which others have their turn
MOST = 200_000  # events of finished matches that are kept at hand, together: some 40 MB
RUNNING = 64  # running matches of which is known what spectators have seen

Told = tuple[int, bool, Course]  # the margin, whether a tie was broken, how it was decided
Find = Callable[[str], Awaitable[str]]  # the record of a match, by its id


class Replays:
    """The replays that somebody is looking at."""

    def __init__(self) -> None:
        self._finished: OrderedDict[str, Finished] = OrderedDict()
        self._running: OrderedDict[str, Shown] = OrderedDict()
        # However many look at once: between two pieces it is everybody else's turn.
        self.one_at_a_time = asyncio.Lock()
        # Matches from people's devices have a queue of their own, and nobody's page waits for it.
        self.one_from_a_device = asyncio.Lock()
        # Who waits for a page asks nothing of the database meanwhile: others need it.
        self.one_asks = asyncio.Lock()

    async def page_of_finished(self, id_: str, find: Find, since: int) -> Replay:
        """Everything is shown."""
        finished = await self._find(id_, find)
        async with self.one_at_a_time:
            return await self._page_of(finished, since)

    async def _page_of(self, finished: "Finished", since: int) -> Replay:
        record, match, whole = finished.replaying.record, finished.replaying.match, finished.size
        await finished.play_to(min(since + FRAMES, whole))
        times, others = record.get("times", []), _deciders(record.get("decided", {}))
        frames = []
        for number in range(since, min(since + FRAMES, whole)):
            time = times[number] if number < len(times) else None
            who = others.get(number, "person")
            frames.append(_frame(match, number, number, time, who, hidden=False))
            await _pause(number)
        _remark(frames, range(whole), since, record.get("remarks", []))
        return Replay(
            game=match.game.slug,
            seats=match.seats,
            names=match.names,
            figures=_figures(record.get("figures", [])),
            options=match.options,
            frames=frames,
            next=since + FRAMES if since + FRAMES < whole else None,
            result=record["result"],
        )

    async def page_of_running(self, id_: str, running: Match, since: int) -> Replay:
        """As spectators have seen it; it may go on meanwhile."""
        async with self.one_at_a_time:
            return await self._page_so_far(id_, running.still(), since)

    async def _page_so_far(self, id_: str, match: Match, since: int) -> Replay:
        shown = self._running.setdefault(id_, Shown())
        self._running.move_to_end(id_)
        while len(self._running) > RUNNING:
            self._running.popitem(last=False)
        numbers = await shown.in_match(match)
        first = match.last_decision if match.game.forgets and not match.over else 0
        # Where memory is part of the game, what was turned over before is not to be looked up.
        numbers = numbers[bisect_left(numbers, first) :]
        frames = []
        for place, number in enumerate(numbers[since : since + FRAMES], since):
            time = match.times[number] if number < len(match.times) else None
            who = match.decided.get(number, "person")
            frames.append(_frame(match, number, place, time, who, hidden=not match.over))
            await _pause(place)
        _remark(frames, numbers, since, [one for one in match.remarks if one[0] >= first])
        return Replay(
            game=match.game.slug,
            seats=match.seats,
            names=match.names,
            figures=_figures(match.figures),
            options=match.options,
            frames=frames,
            next=since + FRAMES if since + FRAMES < len(numbers) else None,
            result=match.result,
        )

    async def told(self, id_: str, find: Find) -> Told:
        """A finished match in a few words; everyone at its table asks, it is gone through once."""
        finished = await self._find(id_, find)
        async with self.one_at_a_time:
            if finished.told is None:
                match = await self._played(finished)
                finished.told = await asyncio.to_thread(_tell, match)
        return finished.told

    async def whole(self, id_: str, find: Find) -> Match:
        """A finished match, played again to its end: a copy of one's own."""
        finished = await self._find(id_, find)
        async with self.one_at_a_time:
            return await self._played(finished)

    async def _played(self, finished: "Finished") -> Match:
        await finished.play_to(finished.size)
        return finished.replaying.match.still()

    def forget(self, id_: str) -> None:
        """The record of a match is not as it was."""
        self._finished.pop(id_, None)

    async def _find(self, id_: str, find: Find) -> "Finished":
        if id_ not in self._finished:
            found = Finished(Replaying(await find(id_), at_tables))
            self._finished.setdefault(id_, found)
        self._finished.move_to_end(id_)
        while len(self._finished) > 1 and sum(one.size for one in self._finished.values()) > MOST:
            self._finished.popitem(last=False)
        return self._finished[id_]


class Finished:
    """A finished match, played as far as somebody has looked."""

    def __init__(self, replaying: Replaying) -> None:
        self.replaying = replaying
        self.size = len(replaying.record["events"])
        self.told: Told | None = None

    async def play_to(self, end: int) -> None:
        """Plays on, if it is not that far yet."""
        number = self.replaying.match.number
        while number < end:
            number = min(number + PIECE, end)
            self.replaying.play_to(number)
            await asyncio.sleep(0)


class Shown:
    """The events of a running match of which spectators have seen something.

    A replay numbers them anew, so that nobody can count what happened in secret.
    """

    def __init__(self) -> None:
        self._events: list[tuple[int, int]] = []
        self._numbers: list[int] = []

    async def in_match(self, match: Match) -> list[int]:
        """Their numbers; `match` stays as it is."""
        events = match.history()
        if match.over:  # a moment ago it was running
            return list(range(len(events)))
        known = self._known(events)
        numbers = [number for number in self._numbers if number < known]
        for number in range(known, len(events)):
            if match.saw(number, SPECTATOR) or match.story(SPECTATOR, number, number + 1):
                numbers.append(number)
            await _pause(number)
        self._events, self._numbers = events, numbers
        return numbers

    def _known(self, events: list[tuple[int, int]]) -> int:
        """How many events are still as they were: decisions may have been taken back."""
        if events[: len(self._events)] == self._events:
            return len(self._events)
        pairs = enumerate(zip(events, self._events, strict=False))
        return next((n for n, (one, other) in pairs if one != other), len(events))


def _frame(
    match: Match, number: int, place: int, time: float | None, who: str, hidden: bool
) -> Frame:
    """One step; once the match is over nothing is hidden."""
    mover, event = match.event(number)
    seen = not hidden or match.saw(number, SPECTATOR)
    after = match.state_at(number + 1)
    if hidden:
        match.game.plain.hide(after, SPECTATOR)
    notation = match.game.outcomes if mover == CHANCE else match.game.moves
    by = who if seen and mover != CHANCE else None
    by_clock = [{"what": "@clock", "seat": mover}] if by == "clock" else []
    return Frame(
        number=place,
        lines=by_clock + match.story(SPECTATOR, number, number + 1),
        view=match.game.view(after, SPECTATOR),
        by=mover if seen else None,
        move=notation.text(event) if seen else None,
        time=time,
        decided=by,  # type: ignore[arg-type]
    )


def _remark(
    frames: list[Frame], shown: Sequence[int], since: int, remarks: Sequence[Sequence[Any]]
) -> None:
    """Tells who was replaced, each time before what was shown next."""
    end = len(frames[-1].lines) if frames else 0
    for number, what, seat in reversed(remarks):
        place, line = bisect_left(shown, number), {"what": what, "seat": seat}
        if since <= place < since + len(frames):
            frames[place - since].lines.insert(0, line)
        elif frames and place == len(shown) == since + len(frames):
            frames[-1].lines.insert(end, line)


def _figures(pairs: Iterable[Sequence[str]]) -> list[Figure]:
    return [msgspec.convert({"colour": colour, "shape": s}, Figure) for colour, s in pairs]


def _tell(match: Match) -> Told:
    return *margin(match), course(match)


def _deciders(decided: dict[str, list[int]]) -> dict[int, str]:
    return {number: by for by, numbers in decided.items() for number in numbers}


async def _pause(number: int) -> None:
    if number % PIECE == PIECE - 1:
        await asyncio.sleep(0)
