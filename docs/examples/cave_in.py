"""Cave-In: three cards each, and whoever digs too greedily brings the roof down.

Everybody is dealt three of the cards from 1 to 12 and keeps them secret. In each of three rounds
everyone plays a card, one after the other. The highest card takes the seam, unless it is more than
twice the lowest: then the roof comes down, and the lowest card takes it. The first seam is worth 1
nugget, the second 2, the third 3. Whoever has taken a seam begins the next round. Most nuggets win.
"""

from typing import Annotated, Any, Literal

from motherlode.engine.chance import any_bit
from motherlode.engine.contract import CHANCE, Rules
from motherlode.engine.defaults import next_seat
from motherlode.engine.game import Game
from motherlode.engine.notation import Notation
from motherlode.engine.state import Cells, Header, Int8, Int16, record
from motherlode.engine.tables import table
from motherlode.engine.view import Prompt, View, asks, common_view

CARDS, HAND, MOST = 12, 3, 4
WORTH = table([1, 2, 3], "i1")  # nuggets of the seam, by round
DEALING, PLAYING = 0, 1  # phases
DUG_OUT = 1  # the reason for the end


@record
class State(Header):
    """Hands and played cards are bit sets: bit c - 1 is card c."""

    hand: Annotated[Cells, Int16, MOST]
    gone: Int16  # every card that was played, seen by all
    round: Int8
    turn: Int8
    dealt: Int8  # cards of the deal, of the whole table
    played: Int8  # cards of this round
    table: Annotated[Cells, Int8, MOST]  # the card before each seat, 0 for none
    nuggets: Annotated[Cells, Int8, MOST]


def setup(s: State, seats: int, options: Cells) -> None:
    s.seats = seats


def odds(s: State, weights: Cells) -> int:
    """One card after the other, round the table."""
    if s.phase != DEALING:
        return 0
    count = 0
    for card in range(1, CARDS + 1):
        if all_dealt(s) >> (card - 1) & 1 == 0:
            weights[card - 1] = 1
            count += 1
    return count


def all_dealt(s: State) -> int:
    """Every card that somebody holds."""
    cards = 0
    for seat in range(s.seats):
        cards |= s.hand[seat]
    return cards


def happen(s: State, outcome: int) -> None:
    s.hand[s.dealt % s.seats] |= 1 << outcome
    s.dealt += 1
    if s.dealt == HAND * s.seats:
        s.phase = PLAYING
        s.to_act = 1 << s.turn


def legal(s: State, seat: int, mask: Cells) -> int:
    count = 0
    for card in range(1, CARDS + 1):
        if s.hand[seat] >> (card - 1) & 1:
            mask[card - 1] = 1
            count += 1
    return count


def apply(s: State, seat: int, move: int) -> None:
    s.hand[seat] &= ~(1 << move)
    s.gone |= 1 << move
    if s.played == s.seats:  # the last round still lay on the table
        clear(s)
    s.table[seat] = move + 1
    s.played += 1
    if s.played < s.seats:
        s.turn = next_seat(s, seat)
        s.to_act = 1 << s.turn
    else:
        dig(s)


def clear(s: State) -> None:
    """The cards of the last round go."""
    s.played = 0
    for seat in range(s.seats):
        s.table[seat] = 0


def dig(s: State) -> None:
    """The seam goes to the highest card, or after a cave-in to the lowest."""
    high = 0
    low = 0
    for seat in range(s.seats):
        if s.table[seat] > s.table[high]:
            high = seat
        if s.table[seat] < s.table[low]:
            low = seat
    taker = low if s.table[high] > 2 * s.table[low] else high
    s.nuggets[taker] += WORTH[s.round]
    s.round += 1
    s.turn = taker
    if s.round == HAND:
        s.over = DUG_OUT
        s.to_act = 0
    else:
        s.to_act = 1 << taker


def rank(s: State, seat: int) -> int:
    return s.nuggets[seat]


def hide(s: State, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = 0


def imagine(s: State, seat: int, rng: Cells) -> None:
    """Others hold any of the cards that this seat has not seen."""
    unseen = (1 << CARDS) - 1 & ~s.gone
    if seat >= 0:
        unseen &= ~s.hand[seat]
    for other in range(s.seats):
        if other != seat:
            for _ in range(holds(s, other)):
                card = any_bit(rng, unseen)
                unseen &= ~(1 << card)
                s.hand[other] |= 1 << card


def holds(s: State, seat: int) -> int:
    """How many cards somebody has in his hand, which all can see."""
    if s.phase == DEALING:
        return s.dealt // s.seats + (1 if seat < s.dealt % s.seats else 0)
    rounds = s.round - 1 if s.played == s.seats else s.round
    return HAND - rounds - (1 if s.table[seat] else 0)


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    return mover != CHANCE or seat == s.dealt % s.seats


# --- what a sensible player does ---


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """The lowest card that beats what lies there; who cannot, or begins, keeps his high ones."""
    most = 0
    if s.played < s.seats:
        for other in range(s.seats):
            most = max(most, s.table[other])
    lowest = -1
    for move in range(CARDS):
        if mask[move]:
            if lowest < 0:
                lowest = move
            if most and move + 1 > most:
                return move
    return lowest


# --- for people ---

Asked = Literal["dealing", "playing", "over"]
Ending = Literal["dug-out"]
ENDINGS: dict[int, Ending] = {DUG_OUT: "dug-out"}


class CaveView(View[Prompt[Asked], Ending]):
    hand: list[int]
    table: list[int]  # by seat, 0 for none
    nuggets: list[int]
    seam: int  # what this round is worth


def view(s: State, seat: int) -> CaveView:
    held = s.hand[seat] if seat >= 0 else 0
    asked: Asked = "over" if s.over else "dealing" if s.phase == DEALING else "playing"
    return CaveView(
        **common_view(ENDINGS, s, seat, asks(s, asked)),
        hand=[card for card in range(1, CARDS + 1) if held >> (card - 1) & 1],
        table=[s.table[other] for other in range(s.seats)],
        nuggets=[s.nuggets[other] for other in range(s.seats)],
        seam=WORTH[min(s.round, HAND - 1)],
    )


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[Any]:
    if mover is None or event is None:  # this seat has not seen it
        return []
    if mover == CHANCE:
        return [{"what": "dealt", "card": event + 1}]
    lines: list[Any] = [{"what": "played", "seat": mover, "card": event + 1}]
    if after.round > before.round:
        highest = max(after.table[other] for other in range(after.seats))
        what = "took" if after.table[after.turn] == highest else "cave-in"
        lines.append({"what": what, "seat": after.turn, "nuggets": WORTH[before.round]})
    return lines


PROMPT = {
    "dealing": "The cards are being dealt.",
    "playing": "{@who} plays a card.",
    "playing @who": "Your turn: play a card.",
    "over": "The mine is dug out.",
}
STORY = {
    "dealt": "You are dealt the {card}.",
    "played": "{@seat} plays the {card}.",
    "played @seat": "You play the {card}.",
    "took": "The highest card takes the seam: {nuggets} {nuggets|nugget|nuggets} for {@seat}.",
    "cave-in": "Cave-in! The lowest card takes {nuggets} {nuggets|nugget|nuggets}: {@seat}.",
}
MORE = {"move": {"play": "Play the {1}"}, "ending": {"dug-out": "All three seams are dug out."}}


GAME = Game(
    slug="cave-in",
    name="Cave-In",
    version=1,
    seats=range(2, MOST + 1),
    state=State,
    rules=Rules.of(globals()),
    moves=Notation([f"play {card}" for card in range(1, CARDS + 1)]),
    outcomes=Notation([f"card {card}" for card in range(1, CARDS + 1)], "outcome"),
    endings=ENDINGS,
    view=view,
    story=story,
    conserved=lambda s: {"players": s.seats},
    policy=policy,
    layout={"fields": {"table": {"as": "card", "empty": 0}}},
    words={"en": {"prompt": PROMPT, "story": STORY, **MORE}},
)
