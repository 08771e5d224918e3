"""Across matches: what somebody tends to do wrong in a game, from the coach's words on each."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from motherlode.bots.habits import Looked, habits_in
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.record import replay
from motherlode.games import ours
from motherlode.server.protocol.habits import HabitsInfo
from motherlode.server.protocol.resources import LookBack

NEWEST = 20  # matches that it is said of

# A match of one's own: its id, one's seat, its record, and the coach's look back if there is one.
Own = tuple[str, int, str, str | None]


async def habits_of(slug: str, own: Sequence[Own]) -> HabitsInfo:
    """All that can be said about one's newest matches of a game."""
    if ours(slug).real_time:
        raise MotherlodeError("habits/race", "A race is won by the quick: practice alone helps.")
    return await asyncio.to_thread(_habits, slug, own)


def _habits(slug: str, own: Sequence[Own]) -> HabitsInfo:
    looked, unseen = [], []
    for id_, seat, record, text in own:
        match: Any = None
        try:
            match = replay(record, ours)
        except MotherlodeError:
            continue  # of an older version: other rules, other mistakes
        if match.game.texts or match.position is not None:
            continue
        if text is None:
            unseen.append(id_)
            continue
        told = msgspec.json.decode(text, type=LookBack)
        mistakes: Any = [msgspec.to_builtins(one) for one in told.mistakes[seat]]
        looked.append(Looked(match, seat, mistakes))
    found = habits_in(ours(slug), looked)
    return msgspec.convert({**found, "unseen": unseen}, HabitsInfo)
