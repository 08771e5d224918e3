"""What a person sees of Wurf & Weg, how the match is told, and why a move is refused."""

from typing import Literal, TypedDict

from motherlode.engine.contract import CHANCE
from motherlode.engine.view import Prompt, View, asks, common_view
from motherlode.games.wurf_und_weg.content import LEFT, RIGHT, SYMBOLS
from motherlode.games.wurf_und_weg.lines import (
    Counted,
    Drawn,
    LastRolled,
    Lucky,
    NotNow,
    Over,
    Passed,
    PlaceFirst,
    Refusal,
    Rolled,
    Stands,
    Stays,
    ToTray,
    Void,
    WurfLine,
)
from motherlode.games.wurf_und_weg.moves import COASTER, MOVES, PLACE, ROLL
from motherlode.games.wurf_und_weg.rules import (
    NOWHERE,
    TRAY,
    coasters_left,
    is_empty,
    left_of,
    legal,
    lowest,
    right_of,
    way,
)
from motherlode.games.wurf_und_weg.state import (
    DRAWING,
    LAST_THREE,
    LUCKY,
    NONE,
    PILE_USED_UP,
    RACE,
    THREE_COASTERS,
    State,
    dice_showing,
)

Ending = Literal["three-coasters", "pile-used-up"]
ENDINGS: dict[int, Ending] = {THREE_COASTERS: "three-coasters", PILE_USED_UP: "pile-used-up"}

Asked = Literal["drawing", "lucky", "rolling", "race", "last-three", "over"]
_PROMPTS: dict[int, Asked] = {
    DRAWING: "drawing",
    LUCKY: "lucky",
    RACE: "race",
    LAST_THREE: "last-three",
}


class Coaster(TypedDict):
    """An open coaster."""

    left: str
    right: str


class Player(TypedDict):
    """One seat."""

    seat: int
    left: int  # the left neighbour
    right: int  # the right neighbour
    coaster: Coaster | None
    shown: list[str]  # dice that lie rolled
    unrolled: int  # dice that show nothing
    passed: int  # dice that others have put on the coaster
    prizes: int  # coasters won
    rolls: int | None  # rolls left after Stopp; None while there is no limit
    empty: bool


class WurfView(View[Prompt[Asked], Ending]):
    """The table."""

    round: int
    lucky: str | None
    tray: int  # dice on the tray
    pile: int  # coasters in the pile
    stopper: int | None
    players: list[Player]
    falling: int  # dice of a roll that have yet to fall
    ways: dict[str, int]  # where your dice could go now: symbol -> seat, -1 for the tray


def view(s: State, seat: int) -> WurfView:
    """The table; everyone sees the same, and whoever sits at it where his dice may go."""
    return WurfView(
        **common_view(ENDINGS, s, seat, asks(s, prompt(s))),
        round=s.round,
        lucky=None if s.lucky == NONE else SYMBOLS[s.lucky],
        tray=s.tray,
        pile=coasters_left(s),
        stopper=None if s.stopper == NONE else s.stopper,
        players=[_player(s, i) for i in range(s.seats)],
        falling=s.falling,
        ways={} if seat < 0 else _ways(s, seat),
    )


def _player(s: State, seat: int) -> Player:
    shown = _shown(s, seat)
    coaster = s.coaster[seat]
    return Player(
        seat=seat,
        left=left_of(s, seat),
        right=right_of(s, seat),
        coaster=None
        if coaster == NONE
        else Coaster(left=SYMBOLS[LEFT[coaster]], right=SYMBOLS[RIGHT[coaster]]),
        shown=shown,
        unrolled=s.hand[seat] - len(shown),
        passed=s.passed[seat],
        prizes=s.prizes[seat],
        rolls=s.rolls[seat] if s.phase == LAST_THREE else None,
        empty=is_empty(s, seat),
    )


def _ways(s: State, seat: int) -> dict[str, int]:
    """The symbols that leave a seat now, and where to."""
    if s.phase not in (RACE, LAST_THREE):
        return {}
    found = {name: way(s, seat, symbol) for symbol, name in enumerate(SYMBOLS)}
    return {name: -1 if to == TRAY else to for name, to in found.items() if to != NOWHERE}


def _shown(s: State, seat: int) -> list[str]:
    return [
        name for symbol, name in enumerate(SYMBOLS) for _ in range(dice_showing(s, seat, symbol))
    ]


def prompt(s: State) -> Asked:
    """What is expected now."""
    if s.over:
        return "over"
    if s.falling:
        return "rolling"
    return _PROMPTS[s.phase]


# --- the story ---------------------------------------------------------------------------------


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[WurfLine]:
    """What an event did."""
    if mover is None or event is None:
        return []
    lines: list[WurfLine]
    if mover != CHANCE:
        lines = [] if event == ROLL else _placed(before, after, mover, event - PLACE)
    elif event >= COASTER:
        coaster = event - COASTER
        left, right = SYMBOLS[LEFT[coaster]], SYMBOLS[RIGHT[coaster]]
        drawer = lowest(before.drawing)
        lines = [Drawn(what="drawn", seat=drawer, left=left, right=right)]
    elif before.phase == LUCKY:
        lines = [Lucky(what="lucky", round=after.round, symbol=SYMBOLS[event])]
    else:
        lines = _fallen(before, event)
    if before.phase == LAST_THREE and (after.phase == DRAWING or after.over):
        lines += _prizes(before, after)
    return lines


def _placed(before: State, after: State, seat: int, symbol: int) -> list[WurfLine]:
    to = way(before, seat, symbol)
    lines: list[WurfLine]
    if to == TRAY:
        lines = [ToTray(what="tray", seat=seat, symbol=SYMBOLS[symbol])]
    else:
        lines = [Passed(what="passed", seat=seat, symbol=SYMBOLS[symbol], to=to)]
    if before.phase == RACE and after.phase == LAST_THREE:
        lines.append(Stands(what="stopp", seat=seat))
    elif before.hand[seat] == 1 and before.passed[seat] > 0:
        # A die arrived before the last one left: no Stopp, and the player should see why.
        lines.append(Counted(what="not-empty", seat=seat, count=before.passed[seat]))
    return lines


def _fallen(before: State, symbol: int) -> list[WurfLine]:
    """Dice are told when the last of a roll has fallen."""
    if before.falling > 1:
        return []
    seat = before.roller
    dice = sorted([*_shown(before, seat), SYMBOLS[symbol]], key=SYMBOLS.index)
    if before.phase == LAST_THREE:
        return [LastRolled(what="last-rolled", seat=seat, dice=dice, count=before.rolls[seat])]
    return [Rolled(what="rolled", seat=seat, dice=dice)]


def _prizes(before: State, after: State) -> list[WurfLine]:
    """Who keeps the coaster, and then, as the last word on the round, who has won it."""
    won = [after.prizes[seat] > before.prizes[seat] for seat in range(after.seats)]
    lines: list[WurfLine] = []
    lines += [Stands(what="keeps", seat=seat) for seat in range(after.seats) if not won[seat]]
    for seat in range(after.seats):
        if won[seat]:
            lines.append(Counted(what="prize", seat=seat, count=after.prizes[seat]))
    if after.over:
        lines.append(Over(what=ENDINGS[after.over]))
    return lines


# --- why a move is refused ---------------------------------------------------------------------


def why_not(s: State, seat: int, move: str) -> Refusal | None:
    """Why a seat cannot make a move now, for people; None if it can."""
    if s.over:
        return NotNow(what="over")
    if s.phase not in (RACE, LAST_THREE) or s.falling:
        return NotNow(what="wait")
    if not s.racing >> seat & 1:
        return NotNow(what="empty" if is_empty(s, seat) else "no-rolls")
    number = MOVES.number(move)
    mask = [0] * len(MOVES)
    legal(s, seat, mask)
    if mask[number]:
        return None
    if number == ROLL:
        fitting = [name for symbol, name in enumerate(SYMBOLS) if mask[PLACE + symbol]]
        return PlaceFirst(what="place-first", symbols=fitting)
    symbol = number - PLACE
    if dice_showing(s, seat, symbol) > 0:
        stays: Literal["lucky-only", "stays"] = "lucky-only" if s.phase == LAST_THREE else "stays"
        return Stays(what=stays, symbol=SYMBOLS[symbol])
    if _shown(s, seat):
        return Stays(what="no-such-die", symbol=SYMBOLS[symbol])
    if s.phase == LAST_THREE:
        return Void(what="void", stopper=s.stopper)  # GW-A9
    return NotNow(what="roll-first")


# --- conserved ---------------------------------------------------------------------------------


def round_of(s: State) -> int:
    """Which round is played: each begins with a signal."""
    return s.round


def conserved(s: State) -> dict[str, int]:
    """What no event may change."""
    seats = range(s.seats)
    won = sum(s.prizes[i] for i in seats)
    open_ = sum(s.coaster[i] != NONE for i in seats)
    return {
        "dice": s.tray + sum(s.hand[i] + s.passed[i] for i in seats),
        "coasters": coasters_left(s) + open_ + won,
    }
