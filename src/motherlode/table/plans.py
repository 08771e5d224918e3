"""What somebody wants to play: the game, who sits where, clocks and series."""

from base64 import b64decode
from functools import lru_cache
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, convert, structs

from motherlode.engine.game import Game
from motherlode.engine.lessons import Lesson, lesson_of
from motherlode.engine.numbers import with_numbers
from motherlode.engine.own import OWN, Own, with_recorded
from motherlode.engine.texts import LONGEST as LONGEST_TEXT
from motherlode.engine.texts import text_of
from motherlode.games import at_tables, ours
from motherlode.games.added import edition
from motherlode.table.errors import TableError
from motherlode.table.names import LONGEST, check_name

LONGEST_TITLE = 40  # letters of what a text of one's own is called
MOST_GAMES = 12  # of an evening that says how many
LATEST = 253402300799.0  # the end of the year 9999, in which calendars end, too

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


class Position(Form, frozen=True):
    """Where a match begins that does not begin with the set-up: what one seat knows there.

    Nobody sends it: the table is opened by a puzzle, or by a decision of a match that is over.
    """

    known: str  # the record as that seat knows it, in base64
    seat: int


class EveningPlan(Form, frozen=True):
    """Several games in one evening, picked in turn by those who are there."""

    games: Annotated[int, Meta(ge=0, le=MOST_GAMES)] = 0  # 0: as many as they like
    at: Annotated[float, Meta(ge=0, le=LATEST)] | None = None  # when, in seconds since 1970
    bots: Level | None = None  # fill the seats that people leave empty; None: nobody does


class TablePlan(Form, frozen=True):
    """What somebody wants to play."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int] = {}
    public: bool = False  # open to everyone, and listed
    friendly: bool = False  # counts for no rating, and the coach may be asked
    clock: ClockPlan = ClockPlan()
    series: SeriesPlan = SeriesPlan()
    content: dict[str, OwnText] = {}  # one's own, by option; such an option is “own”
    waits: bool = False  # in a race: in each round bots begin when a person has
    # A lesson of the game by its name: then it says who plays, what chance brings and what is done.
    lesson: Annotated[str, Meta(max_length=40)] = ""
    position: Position | None = None
    # The day whose claim this is. Nobody sends it, either: see `claims.py`.
    claim: Annotated[str, Meta(max_length=10)] = ""
    evening: EveningPlan | None = None  # then the seats are dealt out to who is there


def game_of(plan: TablePlan) -> Game:
    """The game that is wanted, with one's own content where there is some."""
    content = tuple((name, *_of(own)) for name, own in plan.content.items())
    return with_numbers(_with(plan.game, edition(plan.game), content), plan.options)


def _of(own: OwnText) -> tuple[str, str]:
    return own.name, own.text


@lru_cache(maxsize=64)  # a table is checked, opened and loaded again: the text is read once
def _with(slug: str, _: str, content: tuple[tuple[str, str, str], ...]) -> Game:
    texts = {option: Own(name=name, text=text) for option, name, text in content}
    return with_recorded(at_tables(slug), texts, {})


def lesson_in(plan: TablePlan) -> Lesson | None:
    """The lesson that is wanted, if one is."""
    return lesson_of(at_tables(plan.game), plan.lesson) if plan.lesson else None


def _taught(plan: TablePlan) -> TablePlan:
    """The plan of a lesson: it alone says who sits where and what is played."""
    lesson = lesson_in(plan)
    assert lesson is not None
    seats = [SeatPlan("me")] * lesson.seats
    for seat in range(lesson.seats):
        if (bot := lesson.bot_at(seat)) is not None:
            seats[seat] = SeatPlan("bot", convert(bot.level, Level), bot.name)
    return TablePlan(plan.game, seats, dict(lesson.options), friendly=True, lesson=lesson.name)


def filled(plan: TablePlan, before: TablePlan | None = None) -> TablePlan:
    """The plan with its texts: what is still one's own and not sent again stays as it was."""
    if plan.lesson:
        return _taught(plan)
    if plan.evening is not None:
        plan = _together(plan)
    options, content = dict(plan.options), dict(plan.content)
    if before is not None and before.game == plan.game:
        for name, own in before.content.items():
            if options.get(name) == OWN:
                content.setdefault(name, own)
    for name in content:
        options.setdefault(name, OWN)
    return structs.replace(plan, options=options, content=content)


def _together(plan: TablePlan) -> TablePlan:
    """The plan of an evening: people come by its code, nobody is rated, who begins is dealt."""
    seats = {option.name for option in ours(plan.game).options if option.is_seat}
    options = {name: value for name, value in plan.options.items() if name not in seats}
    single = SeriesPlan()
    return structs.replace(plan, options=options, public=False, friendly=True, series=single)


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
    if plan.position is not None:
        check_position(game, plan)
    if sum(seat.kind == "me" for seat in plan.seats) > 1:
        raise TableError("table/two-of-you", "You can sit at one seat; others here have a name.")


def check_position(game: Game, plan: TablePlan) -> None:
    """Refuses what is no position of the game for so many, or nothing to decide for its seat."""
    assert plan.position is not None
    try:
        known = b64decode(plan.position.known, validate=True)
    except ValueError as error:
        raise TableError("position/impossible", "The position is no base64.") from error
    first = bytes(game.first_state(len(plan.seats), plan.options))
    state = game.state.from_buffer_copy(known) if len(known) == len(first) else None
    if state is None or state.seats != len(plan.seats) or state.over:
        message = f"This is no position of {game.name} for {len(plan.seats)} players."
        raise TableError("position/impossible", message)
    if not 0 <= plan.position.seat < len(plan.seats):
        raise TableError("position/impossible", "The position is nobody's of this table.")


def check_same_position(plan: TablePlan, before: TablePlan) -> None:
    """Refuses a position that we did not choose, also as one of another game, map or option.

    It is bytes of a record: read with what it was not made for, it is nonsense, and compiled code
    looks nowhere whether what it reads can be.
    """
    if plan.position is None:
        return
    made_for = (plan.game, plan.options, plan.content, len(plan.seats), plan.position)
    if made_for != (
        *(before.game, before.options, before.content, len(before.seats), before.position),
    ):
        raise TableError("position/not-taken", "A position is no client's to send.")


def check_own(own: OwnText) -> None:
    """Refuses a text that is none, and a name that cannot be read."""
    if not own.name.isprintable() or not own.name.strip():
        raise TableError("own/name", "What you have made needs a name that can be read.")
    text_of(own.text.encode(), own.name)


def check_seat_plan(plan: SeatPlan) -> None:
    """Refuses a name that cannot be shown."""
    if plan.name is not None:
        check_name(plan.name)


def names_something(plan: TablePlan) -> bool:
    """Whether a plan brings names along, of people, bots or one's own content."""
    return bool(plan.content) or any(seat.name is not None for seat in plan.seats)


def nameless(plan: TablePlan) -> TablePlan:
    """The plan without the names of people beside the host."""
    return structs.replace(plan, seats=[nameless_seat(seat) for seat in plan.seats])


def nameless_seat(plan: SeatPlan) -> SeatPlan:
    """The same of one seat; what bots are called tells of nobody."""
    return structs.replace(plan, name=None) if plan.kind == "here" else plan
