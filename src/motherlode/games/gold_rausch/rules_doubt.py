"""Gold Rausch: doubting that there is still gold in the river.

Rulings:
- the player on turn doubts, as his whole turn, and not while gold lies open (GR-A15);
- the reward is optional, and there is none if no fellow player owns a card (GR-A21). The card is
  drawn blind and then shown to all: the text does not make a secret of it, and every card a player
  owns was open before it was won;
- a wrong doubter deals out the gold that was found (GR-A18), in river order, leaving himself out
  (GR-A19); the gaps are filled, and empty cards stay (GR-A20);
- option `doubt=own` (the Italian text): he deals out the cards that he has won himself, and the
  gold that was found stays open in the river. His cards lie face down and unordered, so chance
  decides which card goes to whom, and all see it;
- afterwards his left neighbour is on turn (GR-A16).
"""

from motherlode.engine.defaults import next_seat
from motherlode.engine.state import Cells
from motherlode.games.gold_rausch.content import PLACES, RIVER
from motherlode.games.gold_rausch.moves import DECLINE, DRAW
from motherlode.games.gold_rausch.rules_river import (
    win,
)
from motherlode.games.gold_rausch.state import (
    DOUBT_WRONG,
    DRAWING,
    NONE,
    OWN,
    RENEWAL,
    REWARD,
    TURN_END,
    UNSEEN,
    State,
    one_of,
)


def uncover_next(s: State) -> None:
    """All river cards are uncovered (GR-37), in river order; then it shows who was right."""
    gold = 0
    for place in range(PLACES):
        if s.river[place] == UNSEEN:
            s.target = place
            return
        if s.river[place] > RIVER:
            gold += 1
    s.target = NONE
    if gold == 0:
        s.phase = RENEWAL
        for seat in range(s.seats):
            if seat != s.turn and s.won[seat] != 0:  # else there is no reward, GR-A21
                s.phase = REWARD
                s.to_act = 1 << s.turn
    elif s.options[DOUBT_WRONG] == OWN:
        s.giver = s.turn
        s.receiver = s.turn
        hand_out_own(s)
    else:
        deal_found(s)


# --- right -------------------------------------------------------------------------------------


def legal_reward(s: State, mask: Cells) -> int:
    """A card of any fellow player who has won one (GR-38), or none (GR-A21)."""
    count = 1
    mask[DECLINE] = 1
    for seat in range(s.seats):
        if seat != s.turn and s.won[seat] != 0:
            mask[DRAW + seat] = 1
            count += 1
    return count


def draw_reward(s: State, seat: int) -> None:
    """Draws one of his face-down cards."""
    s.giver = seat
    s.receiver = s.turn
    s.phase = DRAWING
    s.to_act = 0


# --- wrong -------------------------------------------------------------------------------------


def deal_found(s: State) -> None:
    """Deals the gold that was found, the first card to his left neighbour (GR-40, GR-A19)."""
    receiver = s.turn
    for place in range(PLACES):
        if s.river[place] > RIVER:
            receiver = next_fellow(s, receiver)
            win(s, receiver, place)  # GR-A20
    s.phase = TURN_END  # GR-A16


def hand_out_own(s: State) -> None:
    """Deals out the cards that he has won, as long as there are any (GR-A18)."""
    if s.won[s.turn] == 0:
        s.giver = NONE
        s.receiver = NONE
        s.phase = TURN_END
    else:
        s.receiver = next_fellow(s, s.receiver)
        s.phase = DRAWING
        s.to_act = 0


def next_fellow(s: State, seat: int) -> int:
    """Clockwise, past the player on turn."""
    fellow = next_seat(s, seat)
    if fellow == s.turn:
        fellow = next_seat(s, fellow)
    return fellow


# --- a card changes hands ----------------------------------------------------------------------


def drawn(s: State, kind: int) -> None:
    """A card that lay face down goes from one player to another."""
    s.won[s.giver] -= one_of(kind)
    s.won[s.receiver] += one_of(kind)
    if s.giver == s.turn:
        hand_out_own(s)
    else:
        s.giver = NONE
        s.receiver = NONE
        s.phase = RENEWAL
