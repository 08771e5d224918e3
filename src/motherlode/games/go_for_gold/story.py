"""How a match of Go for Gold is told."""

from typing import Literal

from motherlode.engine.contract import CHANCE
from motherlode.engine.view import seats_in
from motherlode.games.go_for_gold.chart import COLOURS, FIRST_TEMPLE, FOOT, SHOVEL
from motherlode.games.go_for_gold.lines import (
    AtHarbour,
    AtTemple,
    Circles,
    Falls,
    Foot,
    Found,
    GoldLine,
    Over,
    Rolled,
    Says,
    Spend,
    Step,
    Walks,
)
from motherlode.games.go_for_gold.moves import (
    DIRECTION_NAMES,
    EXPLORE,
    FOOT_FOR,
    HARBOUR_AT,
    PASS,
    SEARCH,
    SPEND,
)
from motherlode.games.go_for_gold.places import seat_on_turn
from motherlode.games.go_for_gold.scoring import points_of
from motherlode.games.go_for_gold.sheet import symbol_at, symbol_here
from motherlode.games.go_for_gold.state import EXPLORING, LANDING, MOVING, ROLLING, SHORT, State
from motherlode.games.go_for_gold.view import SYMBOL_NAMES, route_of

_SAYS: dict[int, Literal["search", "explore", "pass"]] = {
    SEARCH: "search",
    EXPLORE: "explore",
    PASS: "pass",
}


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[GoldLine]:
    """What an event did."""
    if mover is None or event is None:
        return []
    lines: list[GoldLine]
    if mover == CHANCE:
        lines = _rolled(before, after, event + 1)
    elif before.phase == LANDING:
        lines = [AtHarbour(what="lands", seat=i, harbour=after.at[i]) for i in _in_order(before)]
    elif before.phase == MOVING:
        lines = _walked(before, after, seat, mover, event)
    elif event == SPEND:
        count = after.spent[mover] - before.spent[mover]
        gained = points_of(after, mover) - points_of(before, mover)
        lines = [Spend(what="spend", seat=mover, count=count, points=gained)]
    elif event >= SEARCH:
        lines = [Says(what=_SAYS[event], seat=mover)]
    else:
        lines = [AtHarbour(what="sails", seat=mover, harbour=event - HARBOUR_AT)]
    if after.over:
        lines.append(Over(what="over"))
    return lines


def _in_order(s: State) -> list[int]:
    """The seats from the active player on."""
    return [(s.active + nth) % s.seats for nth in range(s.seats)]


def _rolled(before: State, after: State, number: int) -> list[GoldLine]:
    """A die for everybody, or for one player alone."""
    if before.phase == ROLLING:
        fresh = [Says(what="out", seat=i) for i in seats_in(after.out & ~before.out)]
        return [Rolled(what="rolled", seat=before.active, number=number), *fresh]
    seat = seat_on_turn(before)
    gained = points_of(after, seat) - points_of(before, seat)
    if before.phase == EXPLORING:
        what: Literal["explored", "cursed"] = "explored" if gained > 0 else "cursed"
        colour = COLOURS[symbol_here(before, seat) - FIRST_TEMPLE]
        return [AtTemple(what=what, seat=seat, number=number, points=gained, colour=colour)]
    if gained:
        return [Found(what="found", seat=seat, number=number, points=gained)]
    if after.phase == SHORT:
        missing = symbol_here(before, seat) - number
        return [Falls(what="short", seat=seat, number=number, count=missing)]
    return [Rolled(what="missed", seat=seat, number=number)]


def _walked(before: State, after: State, looks: int, mover: int, move: int) -> list[GoldLine]:
    """One's own step; and when all have finished, everybody's way, of which the last is a part."""
    lines: list[GoldLine]
    if move > FOOT_FOR:
        lines = [Foot(what="foot", seat=mover, count=move - FOOT_FOR)]
    else:
        direction = DIRECTION_NAMES[move]
        lines = [Step(what="step", seat=mover, direction=direction, field=after.at[mover])]
    if after.phase == MOVING:
        return lines
    if looks != mover:
        lines = []
    for seat in _in_order(before):
        fields = route_of(after, seat)
        if not fields:
            continue
        what: Literal["walks", "walks-by-foot"] = "walks-by-foot" if after.foot[seat] else "walks"
        lines.append(Walks(what=what, seat=seat, count=len(fields), fields=fields))
        found = [symbol_at(after, field) for field in fields]
        symbols = [SYMBOL_NAMES[symbol] for symbol in found if symbol in (SHOVEL, FOOT)]
        if symbols:
            lines.append(Circles(what="circles", seat=seat, symbols=symbols))
    return lines
