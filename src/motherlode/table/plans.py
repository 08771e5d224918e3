"""What somebody wants to play: the game, who sits where, clocks and series."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from motherlode.games import ours
from motherlode.table.errors import TableError
from motherlode.table.names import LONGEST, check_name

LEVELS = ("greenhorn", "prospector", "veteran", "legend")

Level = Literal["greenhorn", "prospector", "veteran", "legend"]
Colour = Literal["river", "pine", "clay", "plum", "brass", "rope"]
Shape = Literal["circle", "square", "triangle", "diamond", "hexagon", "star"]
# Said here for whoever reads the description; checked at the table, which can say what is wrong.
Name = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST})]
Seconds = Annotated[int, Meta(ge=0, le=14 * 86400)]


class Form(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something a client sends: an unknown field is a mistake, not to be passed over."""


class SeatPlan(Form, frozen=True):
    """Who shall sit at a seat: somebody who is invited, the host, a bot, or one more here."""

    kind: Literal["open", "me", "here", "bot"]
    level: Level | None = None  # of a bot
    name: Name | None = None  # of the person "here" on the host's device, or of a bot


class Figure(Form, frozen=True):
    """How somebody wants to look: a colour, a shape, or both; no two seats share one of them."""

    colour: Colour | None = None
    shape: Shape | None = None


class ClockPlan(Form, frozen=True):
    """Seconds to decide; at zero a bot of this level decides. 0 is no limit."""

    decision: Seconds = 0
    game: Seconds = 0
    level: Level = "prospector"


class SeriesPlan(Form, frozen=True):
    """Several games in a row: everyone starts once and points add up, or the best of n games."""

    kind: Literal["single", "everyone-starts", "best-of"] = "single"
    games: Annotated[int, Meta(ge=1, le=15)] = 1  # n of the best of n


class TablePlan(Form, frozen=True):
    """What somebody wants to play."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int] = {}
    public: bool = False  # open to everyone, and listed
    clock: ClockPlan = ClockPlan()
    series: SeriesPlan = SeriesPlan()


def check_plan(plan: TablePlan) -> None:
    """Refuses what cannot be played."""
    game = ours(plan.game)
    game.check_seats(len(plan.seats))
    game.option_codes(len(plan.seats), plan.options)
    for seat in plan.seats:
        check_seat_plan(seat)
    if sum(seat.kind == "me" for seat in plan.seats) > 1:
        raise TableError("table/two-of-you", "You can sit at one seat; others here have a name.")


def check_seat_plan(plan: SeatPlan) -> None:
    """Refuses a name that cannot be shown."""
    if plan.name is not None:
        check_name(plan.name)
