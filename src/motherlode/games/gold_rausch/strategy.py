"""What a sensible player does with a good memory and without looking ahead; bots build on it.

It remembers everything it has seen, takes gold it can be sure of, and looks for new gold otherwise.
It never goes in circles: each failure shows everyone a card that was unknown, and a river in which
every card is known to be empty is doubted (GR-A28).
"""

from collections.abc import Mapping
from math import comb

from motherlode.engine.chance import draw
from motherlode.engine.state import Cells
from motherlode.games.gold_rausch.content import (
    EQUIPMENT,
    PLACES,
    PROSPECTORS,
    RIVER,
    SIDES,
    TEETH,
    pieces_on,
)
from motherlode.games.gold_rausch.moves import AIM, DECLINE, DOUBT, DRAW, FLIP, UNCOVER, swap
from motherlode.games.gold_rausch.scoring import GOLD, pieces
from motherlode.games.gold_rausch.sight import hide
from motherlode.games.gold_rausch.state import (
    FIRST_TURN,
    SEARCH,
    SWAPPING,
    TURN,
    UNKNOWN,
    UNSEEN,
    State,
)
from motherlode.games.gold_rausch.view import card_at

SURE = 24  # the weight of a card that certainly fits; shares of it are whole numbers


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """A move for each phase."""
    if s.phase == SEARCH:
        return UNCOVER + best_place(s)
    if s.phase in (FIRST_TURN, TURN):
        return choose_goal(s, mask, rng)
    if s.phase == SWAPPING:
        return choose_swap(s, rng)
    return choose_victim(s, seat)


# --- what is known of the equipment ------------------------------------------------------------


def held_tools(s: State) -> int:
    """The tools that were seen, so that their prospectors are known."""
    tools = 0
    for prospector in range(PROSPECTORS):
        if s.tool[prospector] != UNKNOWN:
            tools |= 1 << s.tool[prospector]
    return tools


def known_tools(s: State) -> int:
    """The tools whose prospector is known; the last one follows from the others."""
    tools = held_tools(s)
    unknown = 0
    for tool in range(PROSPECTORS):
        unknown += 1 - (tools >> tool & 1)
    return 0b1111 if unknown <= 1 else tools


def chance_of_tool(s: State, place: int) -> int:
    """How likely the card at a place is a tool, out of SURE."""
    card = s.lies[place]
    if s.side[card // 2] == UNKNOWN:
        return SURE // 2
    return SURE if s.side[card // 2] == card % 2 else 0


def chance_of_fit(s: State, place: int, goal: int) -> int:
    """How likely the card at a place is one that a gold card needs, out of SURE."""
    chance = chance_of_tool(s, place)
    if goal > TEETH:
        return SURE - chance
    prospector = s.lies[place] // 2
    if s.tool[prospector] != UNKNOWN:
        return chance if goal >> s.tool[prospector] & 1 else 0
    unknown = 0
    needed = 0
    held = 0
    for other in range(PROSPECTORS):
        if s.tool[other] == UNKNOWN:
            unknown += 1
        else:
            held |= 1 << s.tool[other]
    for tool in range(PROSPECTORS):
        if held >> tool & 1 == 0 and goal >> tool & 1:
            needed += 1
    return chance * needed // unknown


def best_place(s: State) -> int:
    """The face-down card that most likely fits."""
    goal = s.river[s.target]
    best = -1
    most = -1
    for place in range(EQUIPMENT):
        if s.open >> place & 1 == 0:
            chance = chance_of_fit(s, place, goal)
            if chance > most:
                most = chance
                best = place
    return best


def missing(s: State, goal: int) -> int:
    """How many of the cards that a gold card needs would have to be guessed."""
    count = 0
    if goal > TEETH:
        for prospector in range(PROSPECTORS):
            if s.side[prospector] != UNKNOWN:
                count += 1
        return max(0, pieces_on(goal) - count)
    unknown = goal & ~known_tools(s)
    for tool in range(PROSPECTORS):
        count += unknown >> tool & 1
    if count == 0:
        for prospector in range(PROSPECTORS):
            # Whose the last tool is follows from the others, but not on which side of him it lies.
            if s.tool[prospector] == UNKNOWN and s.side[prospector] == UNKNOWN:
                count += goal & ~held_tools(s) != 0
    return count


# --- decisions ---------------------------------------------------------------------------------


def choose_goal(s: State, mask: Cells, rng: Cells) -> int:
    """Sure gold, the richest first; else a new card; else the gold that needs least luck."""
    best = -1
    least = 99
    richest = 0
    unseen = 0
    for place in range(PLACES):
        kind = s.river[place]
        if kind == UNSEEN:
            unseen += 1
        elif kind > RIVER:
            guesses = missing(s, kind)
            if guesses < least or (guesses == least and pieces_on(kind) > richest):
                least = guesses
                richest = pieces_on(kind)
                best = place
    if best < 0 and looks_empty(s, unseen):
        return DOUBT
    if best >= 0 and (least == 0 or unseen == 0):
        return AIM + best
    chosen = DOUBT
    count = 0
    for place in range(PLACES):
        if mask[FLIP + place] and s.river[place] == UNSEEN:
            count += 1
            if draw(rng, count) == 0:
                chosen = FLIP + place
    return chosen


def looks_empty(s: State, unseen: int) -> bool:
    """Whether the river most likely, at least three times in four, holds no gold."""
    part = 1
    whole = 1
    for card in range(unseen):
        part *= s.left[RIVER] - card
        whole *= s.unseen - card
    return 4 * part >= 3 * whole


def choose_swap(s: State, rng: Cells) -> int:
    """Takes a card that it does not know yet, for the sake of the look."""
    own = 2 * s.swapper
    if s.open >> own & 1 == 0:
        own += 1
    best = -1
    most = -1
    for other in range(EQUIPMENT):
        if other // 2 != s.swapper and s.open >> other & 1 == 0:
            card = s.lies[other]
            worth = draw(rng, 4)
            if s.side[card // 2] == UNKNOWN:
                worth += 8
            elif s.side[card // 2] == card % 2 and s.tool[card // 2] == UNKNOWN:
                worth += 4
            if worth > most:
                most = worth
                best = other
    return swap(own, best)


def choose_victim(s: State, seat: int) -> int:
    """Draws from the richest."""
    richest = -1
    most = 0
    for other in range(s.seats):
        if other != seat and pieces(s, other, GOLD) > most:
            most = pieces(s, other, GOLD)
            richest = other
    return DECLINE if richest < 0 else DRAW + richest


# --- what needs no thought ---------------------------------------------------------------------


def skip(s: State, seat: int, mask: Cells) -> int:
    """What is known to fail: empty river cards, equipment that does not fit.

    And of the river cards that nobody has seen, all but one.
    """
    if s.phase == SEARCH:
        return skip_misfits(s, mask)
    if s.phase not in (FIRST_TURN, TURN):
        return 0
    unseen = 0
    other = mask[DOUBT]
    for place in range(PLACES):
        if mask[FLIP + place] and s.river[place] == UNSEEN:
            unseen += 1
        other += mask[AIM + place]
    skipped = 0
    kept = 0
    for place in range(PLACES):
        if mask[FLIP + place] and (unseen + other > 0):
            if s.river[place] != UNSEEN or kept > 0:
                mask[FLIP + place] = 0
                skipped += 1
            else:
                kept = 1
    return skipped


def skip_misfits(s: State, mask: Cells) -> int:
    """Equipment that cannot fit, unless none can."""
    goal = s.river[s.target]
    hopeful = 0
    for place in range(EQUIPMENT):
        if mask[UNCOVER + place] and chance_of_fit(s, place, goal) > 0:
            hopeful += 1
    skipped = 0
    for place in range(EQUIPMENT):
        if hopeful and mask[UNCOVER + place] and chance_of_fit(s, place, goal) == 0:
            mask[UNCOVER + place] = 0
            skipped += 1
    return skipped


# --- memory ------------------------------------------------------------------------------------


def remembers(s: State, seat: int) -> list[int]:
    """Empty river cards by their places, and face-down equipment that the seat has seen."""
    empty = [place for place in range(PLACES) if s.river[place] == RIVER]
    covered = [s.lies[place] for place in range(EQUIPMENT) if not s.open >> place & 1]
    return empty + [PLACES + card for card in covered if s.seen[card] >> seat & 1]


def forget(s: State, seat: int, sight: int) -> None:
    """As if nobody had seen the river card, or the seat had not seen the equipment."""
    if sight < PLACES:
        s.river[sight] = UNSEEN
        s.left[RIVER] += 1
        s.unseen += 1
    else:
        s.seen[sight - PLACES] &= ~(1 << seat)
        hide(s, seat)


def recall(s: State, seat: int) -> list[Mapping[str, object]]:
    """What everyone has won, which river cards are empty, and equipment that the seat has seen."""
    lines: list[Mapping[str, object]] = [
        {"what": "won", "seat": player, "count": pieces(s, player, GOLD)}
        for player in range(s.seats)
    ]
    empty = [place for place in range(PLACES) if s.river[place] == RIVER]
    if empty:
        lines.append({"what": "empty", "places": empty})
    for place in range(EQUIPMENT):
        if not s.open >> place & 1 and s.seen[s.lies[place]] >> seat & 1:
            where = {"prospector": place // 2, "side": SIDES[place % 2]}
            lines.append({"what": "seen", **where, "card": card_at(s, place)})
    return lines


# --- for the coach -----------------------------------------------------------------------------


def fact(s: State, seat: int, move: int) -> Mapping[str, object] | None:
    """How likely there is gold in the water, and how likely equipment fits."""
    if move < FLIP:
        fits = chance_of_fit(s, move - UNCOVER, s.river[s.target])
        return {"what": "uncover", "chance": round(100 * fits / SURE)}
    if move < AIM:
        if s.river[move - FLIP] != UNSEEN:
            return {"what": "known"}
        return {"what": "flip", "chance": round(100 - 100 * s.left[RIVER] / s.unseen)}
    if move < DOUBT:
        kind = s.river[move - AIM]
        return {"what": "aim", "count": missing(s, kind), "pieces": pieces_on(kind)}
    if move == DOUBT:
        return {"what": "doubt", "chance": round(100 * chance_of_empty(s))}
    return None


def chance_of_empty(s: State) -> float:
    """How likely there is no gold in the river, where none lies open."""
    unseen = sum(s.river[place] == UNSEEN for place in range(PLACES))
    return comb(s.left[RIVER], unseen) / comb(s.unseen, unseen)
