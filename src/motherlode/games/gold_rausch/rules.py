"""Gold Rausch by Frank Stark (NSV, 2008), in the order of its rulebook; German prevails.

Rulings where the text is silent:
- the four tools differ, and a nugget card needs one for each nugget (GR-A1);
- rightly uncovered equipment is turned face down again where it lies (GR-A2, GR-A4), except that
  right tools take part in a swap round if there is one (GR-A3);
- swapping is a duty (GR-A6), see `rules_swap.py` (GR-A5 to GR-A11);
- nobody may stop searching (GR-A12) or switch to another card (GR-A13); one may uncover one's own
  cards (GR-A30);
- winning teeth goes like winning nuggets (GR-A14);
- doubting is the whole turn of the player on turn, see `rules_doubt.py` (GR-A15 to GR-A21);
- the very first decision of the game is a river card, for "the youngest begins by turning over a
  river card" (GR-12, GR-A31); it is no doubt;
- gaps stay empty when the stack is empty (GR-A22); with no hidden place left, only open gold can be
  chosen (GR-A29);
- the game ends at once with the 26th gold card (GR-A23);
- chance decides on which side a tool is laid (GR-A27);
- turning over a card that is known to be empty is allowed and wastes the turn. Bots with perfect
  recall know such a card, and so does the record; nothing that people see tells it from others.
"""

from motherlode.engine.state import Cells
from motherlode.games.gold_rausch.content import (
    EQUIPMENT,
    KINDS,
    PLACES,
    PROSPECTORS,
    RIVER,
    TEETH,
    TOOLS,
    copies,
    pieces_on,
)
from motherlode.games.gold_rausch.moves import (
    AIM,
    DECLINE,
    DOUBT,
    DRAW,
    FLIP,
    SIDE,
    TOOL,
    UNCOVER,
)
from motherlode.games.gold_rausch.rules_doubt import (
    draw_reward,
    drawn,
    legal_reward,
    uncover_next,
)
from motherlode.games.gold_rausch.rules_river import (
    lay_river,
    pass_turn,
    win,
)
from motherlode.games.gold_rausch.rules_swap import (
    begin_swap_round,
    legal_swaps,
    pass_swap,
    swap_cards,
)
from motherlode.games.gold_rausch.state import (
    DEALING,
    DOUBTING,
    DRAWING,
    EVERYONE,
    FIRST_TURN,
    FLIPPING,
    GAP,
    NONE,
    RENEWAL,
    SEARCH,
    STARTER,
    SWAPPING,
    TURN,
    TURN_END,
    UNKNOWN,
    UNSEEN,
    State,
    held,
    shows_tool,
)

# --- set-up ------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Cells) -> None:
    """All four prospectors are in play; the river is laid; the equipment is about to be dealt."""
    s.seats = seats
    for option in range(3):
        s.options[option] = options[option]
    for kind in range(KINDS):
        s.left[kind] = copies(kind)  # GR-10
        s.unseen += copies(kind)
        if kind != RIVER:
            s.unwon += copies(kind)
    s.stack = s.unseen
    lay_river(s)  # GR-11
    for place in range(EQUIPMENT):
        s.lies[place] = place
    for prospector in range(PROSPECTORS):
        s.tool[prospector] = UNKNOWN
        s.side[prospector] = UNKNOWN
        if prospector < seats:  # his owner looks at both cards, GR-7; at the others' nobody, GR-9
            s.seen[2 * prospector] = 1 << prospector
            s.seen[2 * prospector + 1] = 1 << prospector
    s.turn = options[STARTER]
    s.target = NONE
    s.swapper = NONE
    s.giver = NONE
    s.receiver = NONE
    s.phase = DEALING


def deal(s: State, outcome: int) -> None:
    """One whiskey and one tool for each prospector (GR-6, GR-9), left and right of him (GR-7)."""
    prospector = s.dealt // 2
    if outcome < SIDE:
        s.tool[prospector] = outcome - TOOL
    else:
        s.side[prospector] = outcome - SIDE  # GR-A27
    s.dealt += 1
    if s.dealt == 2 * PROSPECTORS:
        s.phase = FIRST_TURN  # GR-12
        s.to_act = 1 << s.turn


# --- chance ------------------------------------------------------------------------------------


def odds(s: State, weights: Cells) -> int:
    """The set-up, a river card that nobody has seen, or a card drawn from a pile."""
    if s.phase >= FIRST_TURN:
        return 0
    if s.phase == DEALING:
        return odds_of_deal(s, weights)
    total = 0
    if s.phase == DRAWING:  # won cards lie face down and unordered, GR-38
        pile = s.won[s.giver]
        for kind in range(KINDS):
            weights[kind] = held(pile, kind)
            total += weights[kind]
    else:
        for kind in range(KINDS):
            weights[kind] = s.left[kind]
        total = s.unseen
    return total


def odds_of_deal(s: State, weights: Cells) -> int:
    """Each tool that is left, or each side."""
    if s.dealt % 2 == 1:
        weights[SIDE] = 1
        weights[SIDE + 1] = 1
        return 2
    for tool in range(len(TOOLS)):
        weights[TOOL + tool] = 1
    for prospector in range(s.dealt // 2):
        weights[TOOL + s.tool[prospector]] = 0
    return len(TOOLS) - s.dealt // 2


def happen(s: State, outcome: int) -> None:
    """What chance does, phase by phase."""
    if s.phase == DEALING:
        deal(s, outcome)
    elif s.phase == DRAWING:
        drawn(s, outcome)
    else:
        s.river[s.target] = outcome
        s.left[outcome] -= 1
        s.unseen -= 1
        if s.phase == FLIPPING:
            if outcome == RIVER:
                s.phase = TURN_END  # GR-34
            else:
                s.phase = SEARCH  # it is his goal: GR-13, GR-22, GR-A13
                s.to_act = 1 << s.turn
    go_on(s)


# --- decisions ---------------------------------------------------------------------------------


def legal(s: State, seat: int, mask: Cells) -> int:
    """What may be done, phase by phase."""
    if s.phase == SEARCH:
        return legal_search(s, mask)
    if s.phase in (FIRST_TURN, TURN):
        return legal_turn(s, mask)
    if s.phase == SWAPPING:
        return legal_swaps(s, mask)
    return legal_reward(s, mask)


def apply(s: State, seat: int, move: int) -> None:
    """Carries out what `legal` offers."""
    if move < FLIP:
        uncover(s, move - UNCOVER)
    elif move < AIM:
        flip(s, move - FLIP)
    elif move < DOUBT:
        s.target = move - AIM  # before he uncovers any equipment, GR-36
        s.phase = SEARCH
    elif move == DOUBT:
        s.phase = DOUBTING
        s.to_act = 0
    elif move < DECLINE:
        draw_reward(s, move - DRAW)
    elif move == DECLINE:
        s.phase = RENEWAL
    else:
        swap_cards(s, move)
    if s.phase == SWAPPING:
        pass_swap(s)
    go_on(s)


def go_on(s: State) -> None:
    """What follows by itself from a decision or from chance."""
    if s.phase == DOUBTING:
        uncover_next(s)
    if s.phase == RENEWAL:
        lay_river(s)  # the old cards leave the game, GR-39
        s.phase = TURN_END  # GR-A16
    if s.phase == TURN_END:
        pass_turn(s)


# --- the turn ----------------------------------------------------------------------------------


def legal_turn(s: State, mask: Cells) -> int:
    """An open card or a new one (GR-35); or a doubt, unless gold lies open (GR-37, GR-A15).

    The first turn of the game is a new card (GR-A31).
    """
    aims = 0
    flips = 0
    for place in range(PLACES):
        if s.river[place] > RIVER:
            mask[AIM + place] = 1
            aims += 1
        elif s.river[place] != GAP:  # whether it was turned over before makes no difference
            mask[FLIP + place] = 1
            flips += 1
    if aims > 0 or s.phase == FIRST_TURN:
        return aims + flips
    mask[DOUBT] = 1
    return flips + 1


def flip(s: State, place: int) -> None:
    """Turns over a river card."""
    if s.river[place] == UNSEEN:
        s.target = place
        s.phase = FLIPPING
        s.to_act = 0
    else:
        s.phase = TURN_END  # it was empty and still is, GR-34


# --- searching ---------------------------------------------------------------------------------


def legal_search(s: State, mask: Cells) -> int:
    """Any face-down card: at himself, at others, at unassigned prospectors (GR-15, GR-A30)."""
    count = 0
    for place in range(EQUIPMENT):
        if s.open >> place & 1 == 0:
            mask[UNCOVER + place] = 1
            count += 1
    return count  # and nobody may stop, GR-A12


def uncover(s: State, place: int) -> None:
    """Uncovers an equipment card for all to see."""
    card = s.lies[place]
    s.seen[card] = EVERYONE
    s.open |= 1 << place
    goal = s.river[s.target]
    is_tool = shows_tool(s, place)
    if goal > TEETH:
        fits = not is_tool  # GR-22
    else:
        fits = is_tool and goal >> s.tool[card // 2] & 1 == 1  # GR-13
    if fits:
        s.found += 1  # it stays open, and he goes on searching, GR-16
        if s.found == pieces_on(goal):
            win(s, s.turn, s.target)  # GR-17, GR-18, GR-23
            s.phase = TURN_END  # GR-18, GR-A14
    elif is_tool:
        if goal > TEETH:
            s.open = 1 << place  # the whiskeys are turned back, GR-24
        begin_swap_round(s, place // 2)  # GR-19, GR-25, GR-26
    else:
        s.phase = TURN_END  # the gold stays open, GR-20; the whiskey is turned back, GR-21
