"""How a match of Go for Gold is told."""

from motherlode.engine.contract import CHANCE
from motherlode.engine.view import Line, seats_in
from motherlode.games.go_for_gold.chart import COLOURS, FIRST_TEMPLE, FOOT, SHOVEL
from motherlode.games.go_for_gold.moves import (
    DIRECTION_NAMES,
    FOOT_FOR,
    HARBOUR_AT,
    MOVES,
    SEARCH,
    SPEND,
)
from motherlode.games.go_for_gold.places import seat_on_turn
from motherlode.games.go_for_gold.scoring import points_of
from motherlode.games.go_for_gold.sheet import symbol_at, symbol_here
from motherlode.games.go_for_gold.state import EXPLORING, LANDING, MOVING, ROLLING, SHORT, State
from motherlode.games.go_for_gold.view import SYMBOL_NAMES, route_of


class GoldLine(Line, total=False):
    """What a line of the story may tell."""

    number: int
    count: int
    harbour: int
    direction: str
    field: int
    fields: list[int]
    colour: str
    points: int
    symbols: list[str]


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[GoldLine]:
    """What an event did."""
    if mover is None or event is None:
        return []
    if mover == CHANCE:
        lines = _rolled(before, after, event + 1)
    elif before.phase == LANDING:
        lines = [GoldLine(what="lands", seat=i, harbour=after.at[i]) for i in _in_order(before)]
    elif before.phase == MOVING:
        lines = _walked(before, after, seat, mover, event)
    elif event >= SEARCH:
        what = MOVES.text(event)
        lines = [GoldLine(what=what, seat=mover)]
        if event == SPEND:
            count = after.spent[mover] - before.spent[mover]
            gained = points_of(after, mover) - points_of(before, mover)
            lines = [GoldLine(what=what, seat=mover, count=count, points=gained)]
    else:
        lines = [GoldLine(what="sails", seat=mover, harbour=event - HARBOUR_AT)]
    if after.over:
        lines.append(GoldLine(what="over"))
    return lines


def _in_order(s: State) -> list[int]:
    """The seats from the active player on."""
    return [(s.active + nth) % s.seats for nth in range(s.seats)]


def _rolled(before: State, after: State, number: int) -> list[GoldLine]:
    """A die for everybody, or for one player alone."""
    if before.phase == ROLLING:
        lines = [GoldLine(what="rolled", seat=before.active, number=number)]
        fresh = after.out & ~before.out
        return lines + [GoldLine(what="out", seat=i) for i in seats_in(fresh)]
    seat = seat_on_turn(before)
    gained = points_of(after, seat) - points_of(before, seat)
    if before.phase == EXPLORING:
        what = "explored" if gained > 0 else "cursed"
        colour = COLOURS[symbol_here(before, seat) - FIRST_TEMPLE]
        return [GoldLine(what=what, seat=seat, number=number, points=gained, colour=colour)]
    if gained:
        return [GoldLine(what="found", seat=seat, number=number, points=gained)]
    if after.phase == SHORT:
        missing = symbol_here(before, seat) - number
        return [GoldLine(what="short", seat=seat, number=number, count=missing)]
    return [GoldLine(what="missed", seat=seat, number=number)]


def _walked(before: State, after: State, looks: int, mover: int, move: int) -> list[GoldLine]:
    """One's own step; and when all have finished, everybody's way, of which the last is a part."""
    if move > FOOT_FOR:
        lines = [GoldLine(what="foot", seat=mover, count=move - FOOT_FOR)]
    else:
        direction = DIRECTION_NAMES[move]
        lines = [GoldLine(what="step", seat=mover, direction=direction, field=after.at[mover])]
    if after.phase == MOVING:
        return lines
    if looks != mover:
        lines = []
    for seat in _in_order(before):
        fields = route_of(after, seat)
        if not fields:
            continue
        what = "walks-by-foot" if after.foot[seat] else "walks"
        lines.append(GoldLine(what=what, seat=seat, count=len(fields), fields=fields))
        found = [symbol_at(after, field) for field in fields]
        symbols = [SYMBOL_NAMES[symbol] for symbol in found if symbol in (SHOVEL, FOOT)]
        if symbols:
            lines.append(GoldLine(what="circles", seat=seat, symbols=symbols))
    return lines
