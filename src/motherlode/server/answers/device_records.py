"""A match that somebody played on his own device: is it one, and what was it for him?

The record is played again by the rules, event by event. That shows that it is a match, and nothing
about who chose its dice: whoever held the device held the seed. So it is kept without a proof.
"""

import asyncio
import hashlib
from typing import Any, get_args

import msgspec

from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import MotherlodeError, RecordError
from motherlode.engine.match import Match
from motherlode.engine.record import Replaying, record_of
from motherlode.games import ours
from motherlode.server.finished import NO_TABLE, Finished
from motherlode.server.live.replays import Finished as Played
from motherlode.server.protocol.requests import NewMatch
from motherlode.table.codes import ALPHABET
from motherlode.table.names import check_name
from motherlode.table.plans import Figure
from motherlode.table.remarks import What

MOST_EVENTS = 20_000  # the longest of our games has some thousands
MOST_REMARKS = 500  # who left, came back or gave up
LONGEST = 10 * 366 * 86400.0  # seconds from the beginning to an event
LETTERS = 14  # of an id


async def checked_match(new: NewMatch, person: str, now: float) -> Finished:
    """The match as it will be kept; what is no finished match of ours is refused."""
    played = Played(await asyncio.to_thread(_opened, new.record))
    try:
        await played.play_to(played.size)
    except (TypeError, ValueError, LookupError, OverflowError) as error:
        raise RecordError("record/damaged", "The record is not what it must be.") from error
    match = played.replaying.match
    if match.result is None:
        raise RecordError("record/unfinished", "This match is not over yet.")
    match.names = [check_name(name) for name in match.names]
    _check_looks(match)
    seats = _seats(match, new.seats)
    return Finished(
        id=id_of(match),
        table=NO_TABLE,
        game=match.game.slug,
        ended=min(max(new.ended, 0.0), now) if new.ended is not None else now,
        record=msgspec.json.encode(record_of(match)).decode(),
        scores=match.result["scores"],
        winners=match.result["winners"],
        people=[person if seat in seats else None for seat in range(match.seats)],
        levels=[None] * match.seats,
        resigned=_resigned(match),
        own=bool(match.game.texts),
    )


def id_of(match: Match) -> str:
    """The same match has the same id, however often it is taken along."""
    what = [match.game.slug, match.game.version, match.seats, match.options, match.game.texts]
    body = msgspec.json.encode([*what, match.events(), match.times], order="sorted")
    number, letters = int.from_bytes(hashlib.sha256(body).digest()), ""
    for _ in range(LETTERS):
        number, at = divmod(number, len(ALPHABET))
        letters += ALPHABET[at]
    return letters


def _opened(record: dict[str, Any]) -> Replaying:
    events = record.get("events")
    if isinstance(events, list) and len(events) > MOST_EVENTS:
        raise RecordError("record/too-long", f"A match has at most {MOST_EVENTS} events here.")
    if "position" in record:
        # Bytes that somebody else chose: of what they are worth nothing can be said, and the
        # coach's compiled code would read them without looking whether they can be.
        raise RecordError(
            "record/position", "A match that began in the middle stays on its device."
        )
    try:
        return Replaying(record, ours)
    except (TypeError, ValueError, LookupError, OverflowError) as error:
        raise RecordError("record/damaged", "The record is not what it must be.") from error


def _check_looks(match: Match) -> None:
    """What a page shows of a match besides its moves is something that a table can have said."""
    try:
        for colour, shape in match.figures:
            msgspec.convert({"colour": colour, "shape": shape}, Figure)
    except msgspec.ValidationError as error:
        raise RecordError("record/damaged", "Nobody here looks like that.") from error
    remarks = match.remarks
    if any(what not in get_args(What) or seat >= match.seats for _, what, seat in remarks):
        raise RecordError("record/damaged", "A table makes no such remarks.")
    if len(remarks) > MOST_REMARKS:
        raise RecordError("record/too-long", f"A match has at most {MOST_REMARKS} remarks here.")
    if any(not 0 <= time <= LONGEST for time in match.times):
        raise RecordError("record/damaged", "Nobody plays that long.")


def _seats(match: Match, named: list[int] | None) -> set[int]:
    """Whose decisions they were: seats at which a bot decided everything are nobody's."""
    deciding = {
        mover
        for number, (mover, _) in enumerate(match.history())
        if mover != CHANCE and number not in match.decided
    }
    if named is None:
        if len(deciding) != 1:
            raise MotherlodeError("record/whose", "Several people played: which one was you?")
        return deciding
    if not named or not deciding.issuperset(named):
        raise MotherlodeError("record/whose", "Nobody decided anything at this seat.")
    return set(named)


def _resigned(match: Match) -> list[int]:
    """By seat: as the how-manieth somebody gave up."""
    gone = [seat for _, what, seat in match.remarks if what == "@resigned"]
    return [gone.index(seat) + 1 if seat in gone else 0 for seat in range(match.seats)]
