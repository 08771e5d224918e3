"""A table in a list: what the index keeps of it, so that no list has to load a table."""

from collections.abc import Callable, Collection

from msgspec import Struct, json

from motherlode.server.protocol.parts import SeatInfo
from motherlode.server.protocol.resources import TableLine
from motherlode.table.figures import figures
from motherlode.table.plans import Colour, Figure, Level, Shape
from motherlode.table.table import Table


class SeatLine(Struct, omit_defaults=True, array_like=True):
    """A seat, as the index knows it."""

    name: str
    colour: Colour
    shape: Shape
    person: str | None = None
    level: Level | None = None  # of the bot that plays here, also in somebody's place
    ready: bool = False
    resigned: bool = False
    chosen: Figure = Figure()


class Line(Struct, omit_defaults=True):
    """A table, as the index knows it; nothing in it that not everyone may know, but `to_act`."""

    game: str
    status: str
    stirred: float  # when everyone could last see something happen
    seats: list[SeatLine]
    to_act: list[int] = []  # of which only one's own seats are told
    match: str | None = None  # that is played or was played last
    finished: float | None = None
    winners: list[str] = []
    lesson: str = ""
    evening: bool = False


encode = json.Encoder().encode
decode = json.Decoder(Line).decode


def line_of(table: Table) -> Line:
    """What there is to keep of a table now."""
    match = table.match
    winners = table.standing.winners if match and match.over else None
    evening = table.evening
    names = [match.names[seat] for seat in winners or ()] if match else []
    finished = table.began + match.times[-1] if match and winners is not None else None
    if evening is not None:  # which is over with its last game, not with each
        names = [evening.members[one].chair.name for one in evening.winners]
        finished = table.stirred if evening.finished else None
    return Line(
        game=table.plan.game,
        status=listed_status(table),
        stirred=table.stirred,
        seats=[
            SeatLine(
                name=chair.name,
                colour=colour,
                shape=shape,
                person=chair.person,
                level=chair.level,
                ready=chair.ready,
                resigned=bool(chair.resigned),
                chosen=chair.chosen,
            )
            for chair, (colour, shape) in zip(table.chairs, figures(table.chairs), strict=True)
        ],
        to_act=list(match.to_act) if match else [],
        match=table.match_id,
        finished=finished,
        winners=names,
        lesson=table.plan.lesson,
        evening=evening is not None,
    )


def listed_status(table: Table) -> str:
    """The status of a table in lists: between two games of an evening it waits, and is not over."""
    between = table.evening is not None and not table.evening.finished
    return "lobby" if between and table.status == "over" else table.status


def told(
    id_: str, code: str, line: Line, own: Collection[str], here: Callable[[str], bool]
) -> TableLine:
    """The same for one who asks, under all the ids that are his."""
    seats = [
        SeatInfo(
            seat=seat,
            kind="bot" if place.level else "person" if place.person else "open",
            name=place.name,
            colour=place.colour,
            shape=place.shape,
            chosen=place.chosen,
            level=place.level,
            stand_in=place.person is not None and place.level is not None,
            resigned=place.resigned,
            ready=place.ready or place.level is not None,
            mine=place.person in own,
            away=place.person is not None and not here(place.person),
        )
        for seat, place in enumerate(line.seats)
    ]
    return TableLine(
        id=id_,
        code=code,
        game=line.game,
        status=line.status,
        seats=seats,
        updated=line.stirred,
        your_turn=any(
            seat.mine and seat.kind == "person" and seat.seat in line.to_act for seat in seats
        ),
        match=line.match,
        finished=line.finished,
        winners=line.winners,
        lesson=line.lesson,
        evening=line.evening,
    )
