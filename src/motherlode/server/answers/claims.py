"""The daily claim, at a server and in a page: what is told of it, and how bots play it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import msgspec

from motherlode.engine.chance import Committed
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.server.finished import NO_TABLE, Finished
from motherlode.server.interfaces import Bots
from motherlode.server.protocol.claims import ClaimInfo, ClaimLine, Status
from motherlode.server.services import LiveServices
from motherlode.table.claims import (
    commitment_to,
    lots_for,
    next_to_act,
    plan_on,
    revealed_at,
    sealed,
)
from motherlode.table.codes import new_code
from motherlode.table.days import DAY, begins
from motherlode.table.plans import LEVELS, game_of
from motherlode.table.seats import BOT_NAMES

log = logging.getLogger(__name__)

NONE = MotherlodeError("claim/unknown", "There is no claim of this day here.")
NOT_YET = MotherlodeError("claim/not-yet", "This claim is still to come.")


@dataclass(frozen=True)
class Tried:
    """Somebody's own try of a day."""

    table: str
    goes_on: bool
    match: str | None = None
    score: int | None = None
    won: float | None = None


def told(
    day: str,
    seed: str,
    now: float,
    committed: float | None,
    tried: Tried | None = None,
    lines: Sequence[ClaimLine] = (),
    counted: tuple[int, int] = (0, 0),
) -> ClaimInfo:
    """The claim of a day for one person; the seed is in it when nobody can use it any more."""
    plan = plan_on(day)
    is_told = now >= revealed_at(day)
    info = ClaimInfo(
        day=day,
        game=plan.game,
        bots=[seat.level for seat in plan.seats if seat.level is not None],
        begins=begins(day),
        ends=begins(day) + DAY,
        reveals=revealed_at(day),
        commitment=commitment_to(seed),
        status="open",
        committed=committed,
        seed=seed if is_told else None,
        played=counted[0],
    )
    info.status = _status(info, tried, now)
    if tried is not None:
        info.table, info.match = tried.table, tried.match
        info.score, info.won = tried.score, tried.won
        info.place = counted[1] + 1 if tried.score is not None else None
    if info.status in ("over", "past"):  # a match tells its dice: nobody looks before he has played
        info.lines = list(lines)
    else:
        info.lines = [msgspec.structs.replace(line, match=None) for line in lines]
    info.lines.sort(key=lambda line: (-line.score, -line.won, line.level is not None))
    return info


def _status(info: ClaimInfo, tried: Tried | None, now: float) -> Status:
    if now < info.begins:
        return "coming"
    if tried is not None and tried.score is not None:
        return "over"
    if now >= info.reveals:
        return "past"
    if tried is not None:
        return "playing" if tried.goes_on else "given-up"
    return "open" if now < info.ends else "past"


def may_begin(day: str, now: float) -> bool:
    """Whether a try of this day counts; one that is over may be played for oneself."""
    if now < begins(day):
        raise NOT_YET
    if now < begins(day) + DAY:
        return True
    if now < revealed_at(day):
        soon = "This day is over: its seed is told within the hour, and then it can be played."
        raise MotherlodeError("claim/not-yet", soon)
    return False


# --- bots in one's place ---


async def played_by(bots: Bots, day: str, seed: str, level: str, id_: str, now: float) -> Finished:
    """The claim of a day as a bot plays it in the person's place."""
    plan = plan_on(day)
    game, seats = game_of(plan), len(plan.seats)
    levels = [level, *(str(seat.level) for seat in plan.seats[1:])]
    source = Committed(bytes.fromhex(seed))
    match = game.start(seats, chance=source, names=list(BOT_NAMES[:seats]))
    while not match.over:
        seat = next_to_act(match)
        asked = (game, levels[seat], id_, seat, match.known(seat), lots_for(match, seat))
        move, _ = await _patiently(bots, asked)
        await asyncio.sleep(0)
        match.play(seat, move)
    return _finished(match, day, id_, levels, now)


async def _patiently(bots: Bots, asked: tuple[object, ...]) -> tuple[str, float]:
    """People's own moves come first."""
    while True:
        try:
            return await bots.choose(*asked)  # type: ignore[arg-type]
        except MotherlodeError as error:
            if error.slug != "bot/busy":
                raise
            await asyncio.sleep(1.0)


def _finished(match: Match, day: str, id_: str, levels: list[str], now: float) -> Finished:
    result = match.result
    assert result is not None
    record = match.record()
    record["decided"] = {"bot": [n for n, (mover, _) in enumerate(match.events()) if mover != "*"]}
    return Finished(
        id=id_,
        table=NO_TABLE,
        game=match.game.slug,
        ended=now,
        record=msgspec.json.encode(sealed(record, day, now)).decode(),
        scores=result["scores"],
        winners=result["winners"],
        people=[None] * match.seats,
        levels=list(levels),
        resigned=[0] * match.seats,
        claim=day,
    )


Keep = Callable[[str, Finished], Awaitable[None]]


class ClaimBots:
    """Lets bots of every level play a day's claim, in the background and once."""

    def __init__(self, services: LiveServices, keep: Keep) -> None:
        self._services, self._keep = services, keep
        self._busy: set[str] = set()

    def think(self, day: str, seed: str, there: Sequence[str]) -> bool:
        """Begins with what is missing; whether something is."""
        missing = [level for level in LEVELS if level not in there]
        if missing and day not in self._busy:
            self._busy.add(day)
            self._services.tasks.spawn(self._play(day, seed, missing))
        return bool(missing)

    async def _play(self, day: str, seed: str, levels: Sequence[str]) -> None:
        services = self._services
        try:
            for level in levels:
                id_, now = new_code(services.random, 12), services.clock.now()
                done = await played_by(services.bots, day, seed, level, id_, now)
                await self._keep(level, done)
        except MotherlodeError as error:
            log.warning("bots could not play the claim of %s: %s", day, error)
        finally:
            self._busy.discard(day)
