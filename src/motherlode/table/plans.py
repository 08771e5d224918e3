"""What somebody wants to play: the game, who sits where, clocks and series."""

from functools import lru_cache
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, structs

from motherlode.engine.game import Game
from motherlode.engine.own import OWN, Own, with_recorded
from motherlode.engine.texts import LONGEST as LONGEST_TEXT
from motherlode.engine.texts import text_of
from motherlode.games import ours
from motherlode.table.errors import TableError
from motherlode.table.names import LONGEST, check_name

LONGEST_TITLE = 40  # letters of what a text of one's own is called

Level = Literal["greenhorn", "prospector", "veteran", "legend"]
LEVELS: tuple[Level, ...] = get_args(Level)
Series = Literal["single", "everyone-starts", "best-of"]
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

    kind: Series = "single"
    games: Annotated[int, Meta(ge=1, le=15)] = 1  # n of the best of n


class OwnText(Form, frozen=True):
    """A text of one's own in place of the box's content, and what it is called."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
    text: Annotated[str, Meta(extra_json_schema={"maxLength": LONGEST_TEXT})]  # 16 kB


class TablePlan(Form, frozen=True):
    """What somebody wants to play."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int] = {}
    public: bool = False  # open to everyone, and listed
    clock: ClockPlan = ClockPlan()
    series: SeriesPlan = SeriesPlan()
    content: dict[str, OwnText] = {}  # one's own, by option; such an option is “own”


def game_of(plan: TablePlan) -> Game:
    """The game that is wanted, with one's own content where there is some."""
    return _with(plan.game, tuple((name, *_of(own)) for name, own in plan.content.items()))


def _of(own: OwnText) -> tuple[str, str]:
    return own.name, own.text


@lru_cache(maxsize=64)  # a table is checked, opened and loaded again: the text is read once
def _with(slug: str, content: tuple[tuple[str, str, str], ...]) -> Game:
    texts = {option: Own(name=name, text=text) for option, name, text in content}
    return with_recorded(ours(slug), texts, {})


def filled(plan: TablePlan, before: TablePlan | None = None) -> TablePlan:
    """The plan with its texts: what is still one's own and not sent again stays as it was."""
    options, content = dict(plan.options), dict(plan.content)
    if before is not None and before.game == plan.game:
        for name, own in before.content.items():
            if options.get(name) == OWN:
                content.setdefault(name, own)
    for name in content:
        options.setdefault(name, OWN)
    return structs.replace(plan, options=options, content=content)


def check_plan(plan: TablePlan) -> None:
    """Refuses what cannot be played."""
    game = ours(plan.game)
    for name, own in plan.content.items():
        if name not in game.own:
            raise TableError("own/not-taken", f"{game.name} takes no “{name}” of one's own.")
        check_own(own)
    for name in game.own:
        if plan.options.get(name) == OWN and name not in plan.content:
            raise TableError("own/missing", f"Your own “{name}” is not there: send its text along.")
    game = game_of(plan)
    game.check_seats(len(plan.seats))
    game.option_codes(len(plan.seats), plan.options)
    for seat in plan.seats:
        check_seat_plan(seat)
    if sum(seat.kind == "me" for seat in plan.seats) > 1:
        raise TableError("table/two-of-you", "You can sit at one seat; others here have a name.")


def check_own(own: OwnText) -> None:
    """Refuses a text that is none, and a name that cannot be read."""
    if not own.name.isprintable() or not own.name.strip():
        raise TableError("own/name", "What you have made needs a name that can be read.")
    text_of(own.text.encode(), own.name)


def check_seat_plan(plan: SeatPlan) -> None:
    """Refuses a name that cannot be shown."""
    if plan.name is not None:
        check_name(plan.name)


def nameless(plan: TablePlan) -> TablePlan:
    """The plan without the names of people beside the host."""
    return structs.replace(plan, seats=[nameless_seat(seat) for seat in plan.seats])


def nameless_seat(plan: SeatPlan) -> SeatPlan:
    """The same of one seat; what bots are called tells of nobody."""
    return structs.replace(plan, name=None) if plan.kind == "here" else plan
