"""How a match of Gold Rausch is told, to each seat what it saw."""

from typing import Literal

from motherlode.engine.contract import CHANCE
from motherlode.engine.view import seats_in
from motherlode.games.gold_rausch.content import (
    PLACES,
    RIVER,
    TEETH,
    WHISKEY,
    pieces_on,
    tools_on,
)
from motherlode.games.gold_rausch.lines import (
    Bottles,
    Drawn,
    Empty,
    Fits,
    Flip,
    Gold,
    Level,
    Look,
    NewRiver,
    Nuggets,
    Over,
    Peek,
    RauschLine,
    Says,
    Side,
    Swap,
    Uncover,
    Win,
    Wrong,
)
from motherlode.games.gold_rausch.moves import (
    AIM,
    DECLINE,
    DOUBT,
    FLIP,
    SIDE,
    UNCOVER,
    swapped,
)
from motherlode.games.gold_rausch.rules_doubt import next_fellow
from motherlode.games.gold_rausch.scoring import BOTTLES, GOLD, pieces, winners
from motherlode.games.gold_rausch.state import (
    DEALING,
    DOUBT_WRONG,
    DOUBTING,
    DRAWING,
    OWN,
    SWAPPING,
    UNSEEN,
    State,
)
from motherlode.games.gold_rausch.view import card_at

# What is seen for a moment, and then has to be remembered.
FORGETS = ("look", "empty", "uncover", "fits", "swap", "peek", "doubt-empty")


Mistake = Literal["wrong-whiskey", "wrong-tool", "wrong-tool-back"]


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[RauschLine]:
    """What an event did."""
    if mover is None or event is None:
        return []
    lines: list[RauschLine]
    if mover == CHANCE:
        lines = _by_chance(before, after, seat, event)
    elif event < FLIP:
        lines = _uncovered(before, after, mover, event - UNCOVER)
    elif event < AIM:
        lines = _flipped_again(before, mover, event - FLIP)
    elif event < DOUBT:
        lines = [Flip(what="aim", seat=mover, place=event - AIM)]
    elif event == DOUBT:
        lines = [Says(what="doubt", seat=mover), *_doubted(before, after, None)]
    elif event <= DECLINE:
        lines = [] if event < DECLINE else [Says(what="decline", seat=mover)]
    else:
        lines = _swapped(after, seat, mover, *swapped(event))
    if _is_renewed(before, after):
        laid = [after.river[place] for place in range(PLACES)].count(UNSEEN)
        lines.append(NewRiver(what="new-river", count=laid))
    if after.over:
        lines.append(Over(what="over"))
        lines += _level(after)
    return lines


def _by_chance(before: State, after: State, seat: int, outcome: int) -> list[RauschLine]:
    if before.phase == DEALING:
        if outcome < SIDE:
            return []
        left, right = card_at(after, 2 * seat), card_at(after, 2 * seat + 1)
        return [Look(what="look", seat=seat, left=left, right=right)]
    if before.phase == DRAWING:
        return [_drawn(before, outcome)]
    if before.phase == DOUBTING:
        return _doubted(before, after, outcome)
    return [_turned_over(before.turn, before.target, outcome)]


def _drawn(before: State, kind: int) -> Drawn:
    what: Literal["drawn-nuggets", "drawn-teeth", "handed-out-nuggets", "handed-out-teeth"]
    if before.receiver == before.turn:
        what = "drawn-teeth" if kind > TEETH else "drawn-nuggets"
    else:
        what = "handed-out-teeth" if kind > TEETH else "handed-out-nuggets"
    count = pieces_on(kind)
    return Drawn(what=what, seat=before.receiver, victim=before.giver, count=count)


def _turned_over(seat: int, place: int, kind: int) -> RauschLine:
    """A first look and a second look at an empty card are told alike."""
    if kind == RIVER:
        return Flip(what="empty", seat=seat, place=place)
    count = pieces_on(kind)
    if kind > TEETH:
        return Gold(what="teeth", seat=seat, place=place, count=count)
    return Nuggets(what="nuggets", seat=seat, place=place, count=count, tools=tools_on(kind))


def _flipped_again(before: State, seat: int, place: int) -> list[RauschLine]:
    """A card that nobody has seen is told when chance has decided what it is."""
    return [] if before.river[place] == UNSEEN else [_turned_over(seat, place, RIVER)]


def _uncovered(before: State, after: State, seat: int, place: int) -> list[RauschLine]:
    card = card_at(after, place)
    lines: list[RauschLine] = [
        Uncover(what="uncover", seat=seat, prospector=place // 2, side=_side(place), card=card)
    ]
    kind = before.river[before.target]
    if after.won[seat] != before.won[seat]:
        won: Literal["win-nuggets", "win-teeth"] = "win-teeth" if kind > TEETH else "win-nuggets"
        lines.append(Win(what=won, seat=seat, count=pieces_on(kind)))
    elif after.found == before.found + 1:
        lines.append(Fits(what="fits", seat=seat, card=card))
    else:
        lines.append(Says(what=_mistake(after, card), seat=seat))
    return lines


def _mistake(after: State, card: str) -> Mistake:
    """What ended a search; tools of unassigned prospectors alone may need no swap round."""
    if card == WHISKEY:
        return "wrong-whiskey"
    return "wrong-tool" if after.phase == SWAPPING else "wrong-tool-back"


def _swapped(after: State, seat: int, mover: int, own: int, other: int) -> list[RauschLine]:
    lines: list[RauschLine] = [
        Swap(
            what="swap",
            seat=mover,
            card=card_at(after, other),
            prospector=own // 2,
            side=_side(own),
            partner=other // 2,
            partner_side=_side(other),
        )
    ]
    if seat == own // 2:
        lines.append(Peek(what="peek", seat=seat, side=_side(own), card=card_at(after, own)))
    return lines


def _side(place: int) -> Side:
    return "right" if place % 2 else "left"


# --- the doubt ---------------------------------------------------------------------------------


def _doubted(before: State, after: State, outcome: int | None) -> list[RauschLine]:
    """Told when the last card of the river has been uncovered."""
    if after.phase == DOUBTING and not after.over:
        return []
    doubter = before.turn
    river = [before.river[place] for place in range(PLACES)]
    if outcome is not None:
        river[before.target] = outcome
    gold = [place for place in range(PLACES) if river[place] > RIVER]
    if not gold:
        return [Says(what="doubt-right", seat=doubter)]
    lines: list[RauschLine] = [Wrong(what="doubt-wrong", seat=doubter, count=len(gold))]
    empty = [place for place in range(PLACES) if river[place] == RIVER]
    if empty:  # they stay where they are, and all have seen them (GR-A20)
        lines.append(Empty(what="doubt-empty", places=empty))
    if before.options[DOUBT_WRONG] != OWN:
        receiver = doubter
        for place in gold:
            receiver = next_fellow(before, receiver)
            lines.append(_dealt(receiver, place, river[place]))
    return lines


def _dealt(seat: int, place: int, kind: int) -> Gold | Nuggets:
    """All have seen the whole card."""
    count = pieces_on(kind)
    if kind > TEETH:
        return Gold(what="dealt-teeth", seat=seat, place=place, count=count)
    return Nuggets(what="dealt-nuggets", seat=seat, place=place, count=count, tools=tools_on(kind))


def _level(after: State) -> list[RauschLine]:
    """Who has as much gold as another, and what the bottles say (GR-44, GR-A26)."""
    gold = [pieces(after, seat, GOLD) for seat in range(after.seats)]
    level = [seat for seat in range(after.seats) if gold[seat] == max(gold)]
    if len(level) < 2:
        return []
    won = seats_in(winners(after))
    lines: list[RauschLine] = [Level(what="level", seats=level)]
    if len(won) > 1:
        return [*lines, Level(what="shared", seats=won)]
    return [*lines, Bottles(what="bottles", seat=won[0], count=pieces(after, won[0], BOTTLES))]


def _is_renewed(before: State, after: State) -> bool:
    """Whether a right doubt has brought a new river."""
    return after.stack < before.stack and after.unwon == before.unwon and not after.over
