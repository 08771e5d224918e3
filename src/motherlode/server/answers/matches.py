"""Matches that were played: what could have happened, and what it was in a few words."""

import asyncio

import msgspec

from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.server.interfaces import Bots
from motherlode.server.live.replays import Told
from motherlode.server.protocol.resources import Chance, Own, Summary

LONGEST = 4000  # events; a minute or so of the coach's time, and longer than anybody plays


def summary_of(told: Told, own: Own | None) -> Summary:
    """A finished match in a few words, and what it was for the one who asks."""
    ahead, tie_break, (decided, how) = told
    return Summary(margin=ahead, tie_break=tie_break, decided=decided, how=how, own=own)


async def looked_back(bots: Bots, record: str) -> str:
    """What the coach says of a finished match, to be kept.

    Two who want to can make a match last for tens of thousands of events; the coach would sit over
    it for minutes, and be ended for it together with everybody's bots.
    """
    played = msgspec.json.decode(record)
    if len(played["events"]) > LONGEST:
        long = f"The coach looks back at matches of up to {LONGEST} events."
        raise MotherlodeError("coach/too-long", long)
    own = "content" in played
    return msgspec.json.encode(await bots.look_back(record, own)).decode()


async def chances_of(match: Match) -> list[Chance]:
    """What could have happened at every chance event, for checking the proof."""
    return await asyncio.to_thread(_chances, match)


def _chances(match: Match) -> list[Chance]:
    found = []
    for number, (mover, event) in enumerate(match.history()):
        if mover == CHANCE:
            weights = [0] * len(match.game.outcomes)
            match.game.plain.odds(match.state_at(number), weights)
            found.append(Chance(number, weights, event))
    return found
