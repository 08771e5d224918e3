"""Finished matches in a list: as much of a record as a line needs, and where a page goes on."""

import msgspec

from motherlode.server.protocol.pages import FinishedLine

PAGE = 20  # lines

Place = tuple[float, str]  # when a match ended, and its id: the newest first


class _Result(msgspec.Struct):
    scores: list[int]
    winners: list[int]


class _Told(msgspec.Struct):
    """As much of a record as a list needs: the rest is not even read."""

    names: list[str]
    result: _Result


_decode = msgspec.json.Decoder(_Told).decode


def finished_line(
    match: str,
    game: str,
    ended: float,
    seat: int,
    won: float,
    record: str | None,
    rating_change: float | None = None,
) -> FinishedLine:
    """A match as somebody's list has it; one that was given up has no record."""
    told = _decode(record) if record is not None else _Told([], _Result([], []))
    return FinishedLine(
        match=match,
        game=game,
        ended=ended,
        names=told.names,
        scores=told.result.scores,
        winners=told.result.winners,
        seat=seat,
        won=round(won, 3),
        rating_change=rating_change,
    )


def place_of(after: str | None) -> Place | None:
    """What the page before has named; nothing for what is no place."""
    time, _, match = (after or "").partition("-")
    try:
        return (float(time), match) if after else None
    except ValueError:
        return None


def named(place: Place) -> str:
    """A place as the next page is asked for with it."""
    return f"{place[0]!r}-{place[1]}"
