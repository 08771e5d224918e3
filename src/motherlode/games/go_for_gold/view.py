"""What a person sees of Go for Gold."""

from functools import lru_cache
from typing import Literal, TypedDict

from motherlode.engine.view import Prompt, View, common_view, seats_in
from motherlode.games.go_for_gold.chart import (
    COLOURS,
    FIRST_TEMPLE,
    FOOT,
    HARBOUR,
    LAND,
    SHOVEL,
    TREASURES,
    Chart,
)
from motherlode.games.go_for_gold.content import CHARTS, FACES, RECONSTRUCTED, SPACES
from motherlode.games.go_for_gold.dead_ends import dead_ends
from motherlode.games.go_for_gold.odds import digging, exploring, finding
from motherlode.games.go_for_gold.places import seat_on_turn
from motherlode.games.go_for_gold.scoring import points_of
from motherlode.games.go_for_gold.sheet import neighbour, symbol_here, visited
from motherlode.games.go_for_gold.state import (
    BY_SHIP,
    EXPLORING,
    LANDING,
    MOVING,
    NO_MORE_POINTS,
    NO_STEPS,
    NOBODY,
    ROLLING,
    SEARCHING,
    SHORT,
    SIX_VALUES,
    State,
)

Ending = Literal["six-values", "no-more-points"]
ENDINGS: dict[int, Ending] = {SIX_VALUES: "six-values", NO_MORE_POINTS: "no-more-points"}

Asked = Literal[
    "landing",
    "rolling",
    "moving",
    "treasure",
    "treasure-dig",
    "temple",
    "harbour",
    "short",
    "out",
    "over",
]
Symbol = Literal["land", "shovel", "foot", "harbour", "treasure", "temple"]
SYMBOL_NAMES: dict[int, Symbol] = {LAND: "land", SHOVEL: "shovel", FOOT: "foot", HARBOUR: "harbour"}


class Field(TypedDict):
    """A field of the chart; `x` counts half fields, rows are shifted against one another."""

    x: int
    y: int
    symbol: Symbol
    number: int  # of a treasure, else 0
    colour: str  # of a temple, else empty


class Water(TypedDict):
    """A lake's field."""

    x: int
    y: int


class Island(TypedDict):
    """The chart that is printed on every sheet."""

    name: str
    reconstructed: bool
    fields: list[Field]  # harbours first, clockwise
    lakes: list[Water]


class Harbour(TypedDict):
    """What a harbour was worth in many games."""

    share: float  # of the wins; a joint win is split
    error: float  # how far that may be off, at 95 %


class Fairness(TypedDict):
    """What many games of sensible players on an island have shown."""

    games: int
    harbours: list[Harbour]  # clockwise, as they are counted
    apart: float  # between the best harbour and the poorest
    fair: bool
    points: float  # of a player, on average
    six_values: float  # the share of games that end with six values


class Sheet(TypedDict):
    """One seat's sheet, as far as it may be seen."""

    seat: int
    at: int  # a field, -1 before landing
    lines: list[list[int]]  # the drawn line, one part for each landing
    route: list[int]  # the fields entered in this round
    foot: int  # how far a foot walks in this round, 0 without one
    shovels: int
    spent: int
    feet: int
    worn: int
    values: list[int]
    points: int
    out: bool
    dead_ends: list[int]  # the fields within reach behind which the line cannot go on


class GoldPrompt(Prompt[Asked], total=False):
    """What is expected now; at a special place with what whoever is on turn can expect there."""

    points: int  # of the treasure
    shovels: int  # that he has
    alone: int  # rolls that find it, out of `of`
    dug: int  # and with shovels
    lucky: int  # rolls that explore the temple
    of: int
    count: int  # how many shovels are missing
    has: int  # the points of whoever is out
    still: list[int]  # who plays on without him
    full: list[int]  # at the end: whose sheets have six values


class GoldView(View[GoldPrompt, Ending]):
    """The table."""

    island: Island
    sheets: list[Sheet]
    active: int
    roll: int  # 0 before the first
    moving: bool
    turn: int  # whose special place is dealt with, -1 for nobody's
    die: int  # what that player has rolled, 0 before
    explored: list[str]  # the colours of the temples that are crossed out


def view(s: State, seat: int) -> GoldView:
    """The table: the island, and everybody's sheet."""
    return GoldView(
        **common_view(ENDINGS, s, seat, asked(s, seat)),
        island=island_of(s),
        sheets=[sheet_of(s, i, seat) for i in range(s.seats)],
        active=s.active,
        roll=s.roll,
        moving=s.phase == MOVING,
        turn=NOBODY if s.turn == NOBODY else seat_on_turn(s),
        die=s.die,
        explored=[COLOURS[colour] for colour in seats_in(s.explored)],
    )


def island_of(s: State) -> Island:
    """The island as its chart shows it."""
    return island(CHARTS[s.options[1]])


@lru_cache(maxsize=64)
def island(chart: Chart) -> Island:
    """A chart as it is drawn; made once, for every view shows it."""
    return Island(
        name=chart.name,
        reconstructed=chart in RECONSTRUCTED,
        fields=[
            Field(
                x=x,
                y=y,
                symbol=symbol_name(symbol),
                number=symbol if symbol in TREASURES else 0,
                colour=COLOURS[symbol - FIRST_TEMPLE] if symbol >= FIRST_TEMPLE else "",
            )
            for (x, y), symbol in zip(chart.places, chart.symbols, strict=True)
        ],
        lakes=[Water(x=x, y=y) for x, y in chart.lakes],
    )


def symbol_name(symbol: int) -> Symbol:
    """What lies on a field, in a word."""
    if symbol in TREASURES:
        return "treasure"
    return "temple" if symbol >= FIRST_TEMPLE else SYMBOL_NAMES[symbol]


def sheet_of(s: State, seat: int, looks: int) -> Sheet:
    """A player's sheet; where his way ends is for him alone to see while he draws it."""
    return Sheet(
        seat=seat,
        at=s.at[seat],
        lines=lines_of(s, seat),
        route=route_of(s, seat),
        foot=s.foot[seat],
        shovels=s.shovels[seat],
        spent=s.spent[seat],
        feet=s.feet[seat],
        worn=s.worn[seat],
        values=[s.values[seat][i] for i in range(SPACES) if s.values[seat][i]],
        points=points_of(s, seat),
        out=is_out(s, seat),
        dead_ends=dead_ends(s, seat) if seat == looks else [],
    )


def lines_of(s: State, seat: int) -> list[list[int]]:
    """The drawn line, from each landing on; the one that goes on comes last."""
    been = seats_in(visited(s, seat))
    low, middle, high = s.line[seat][0], s.line[seat][1], s.line[seat][2]  # of how it was entered
    entered = {
        field: (low >> field & 1) + (middle >> field & 1) * 2 + (high >> field & 1) * 4
        for field in been
    }
    after = {
        neighbour(s, field, (how - 1 + 3) % 6): field
        for field, how in entered.items()
        if how != BY_SHIP
    }
    lines = []
    for field in been:
        if entered[field] == BY_SHIP:
            line = [field]
            while line[-1] in after:
                line.append(after[line[-1]])
            lines.append(line)
    return sorted(lines, key=lambda line: line[-1] == s.at[seat])


def route_of(s: State, seat: int) -> list[int]:
    """The fields that were entered in this round."""
    fields: list[int] = []
    field, route = s.at[seat], s.route[seat]
    while route > NO_STEPS:
        fields.append(field)
        field = neighbour(s, field, ((route & 7) + 3) % 6)
        route >>= 3
    return fields[::-1]


def is_out(s: State, seat: int) -> bool:
    """Whether the game is over for a player; for a spectator it never is."""
    return seat >= 0 and bool(s.out >> seat & 1)


def prompt(s: State, looks: int) -> Asked:
    """What is expected now; whoever is out is told so, as long as the others play."""
    if s.over:
        return "over"
    if is_out(s, looks):
        return "out"
    if s.phase == LANDING:
        return "landing"
    if s.phase == MOVING:
        return "moving"
    if s.phase == SHORT:
        return "short"
    if s.phase in (ROLLING, SEARCHING, EXPLORING):
        return "rolling"
    seat = seat_on_turn(s)
    symbol = symbol_here(s, seat)
    if symbol in TREASURES:
        with_shovels = digging(symbol, s.shovels[seat]) > finding(symbol)
        return "treasure-dig" if with_shovels else "treasure"
    return "temple" if symbol >= FIRST_TEMPLE else "harbour"


def asked(s: State, looks: int) -> GoldPrompt:
    """What is expected now, with what the texts of prompts and moves need."""
    what: GoldPrompt = {"what": prompt(s, looks), "seats": seats_in(s.to_act)}
    if what["what"] == "out":
        what["about"], what["has"] = looks, points_of(s, looks)
        what["still"] = [seat for seat in range(s.seats) if not is_out(s, seat)]
    if s.over == SIX_VALUES:
        what["full"] = [seat for seat in range(s.seats) if s.values[seat][SPACES - 1]]
    if s.over or s.turn == NOBODY or s.phase in (LANDING, MOVING, ROLLING):
        return what
    seat = seat_on_turn(s)
    symbol, shovels = symbol_here(s, seat), s.shovels[seat]
    if symbol in TREASURES:
        what |= {"points": symbol, "shovels": shovels, "of": FACES}
        what |= {"alone": finding(symbol), "dug": digging(symbol, shovels)}
        if s.phase == SHORT:
            what["count"] = symbol - s.die
    elif symbol >= FIRST_TEMPLE:
        what |= {"lucky": exploring(shovels), "shovels": shovels, "of": FACES}
    return what


def conserved(s: State) -> dict[str, int]:
    """What no event may change: the symbols of each sheet, circled, crossed out or not yet."""
    amounts = {}
    symbols = CHARTS[s.options[1]].symbols
    for seat in range(s.seats):
        been = visited(s, seat)
        ahead = [symbol for field, symbol in enumerate(symbols) if not been >> field & 1]
        amounts[f"shovels of seat {seat}"] = s.shovels[seat] + s.spent[seat] + ahead.count(SHOVEL)
        amounts[f"feet of seat {seat}"] = s.feet[seat] + s.worn[seat] + ahead.count(FOOT)
    return amounts
