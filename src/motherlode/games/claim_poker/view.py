"""What a person sees of Claim-Poker: the piles, everyone's cards, and the bill."""

from typing import Literal, TypedDict

from motherlode.engine.view import Prompt, View, common_view, seats_in
from motherlode.games.claim_poker.content import (
    CARDS,
    EQUIPMENT,
    FIRST_SPECIAL,
    KINDS,
    MOST_PLAYERS,
    PILES,
    Deck,
)
from motherlode.games.claim_poker.scoring import (
    KIND_COUNT,
    best_kind,
    can_assign,
    counted,
    gain,
    least_stock,
    noted,
    round_points,
)
from motherlode.games.claim_poker.state import (
    ASSIGNING,
    BESIDE,
    DOUBLES,
    GIVING,
    NOTHING,
    OFFERED,
    OPEN,
    OUT,
    SOMEWHERE,
    SPECIALS,
    TAKING,
    TURNING,
    TWO_ROUNDS,
    WITH,
    State,
)

Ending = Literal["two-rounds"]
ENDINGS: dict[int, Ending] = {TWO_ROUNDS: "two-rounds"}

Asked = Literal[
    "setting-up", "turning-up", "take", "take-second", "give", "offered", "assign", "over"
]
_PROMPTS: dict[int, Asked] = {
    DOUBLES: "setting-up",
    SPECIALS: "setting-up",
    TURNING: "turning-up",
    GIVING: "give",
    OFFERED: "offered",
    ASSIGNING: "assign",
}


class Copies(TypedDict):
    """A card, and how often it is in the deck."""

    card: str
    count: int


class Spread(TypedDict):
    """A deck laid out, in the order of its kinds."""

    name: str
    cards: list[Copies]


class Pile(TypedDict):
    """One pile in the middle."""

    kind: str
    top: str | None  # the open card
    taken: bool  # the player on turn holds it in his hand
    covered: int  # face-down cards


Why = Literal["even", "odd", "minus", "even-worthless", "odd-worthless"]


class Item(TypedDict):
    """One kind on a bill. `why` names the reason for its points, a text in the words."""

    kind: str
    stock: int
    value: int
    points: int
    why: Why
    prospectors: int  # the +1 or -1 assigned to it, even where stock or value stop at 0, CP-A15


class Choice(TypedDict):
    """A kind to which the remaining prospectors may go, and what the round would then bring."""

    kind: str
    points: int
    best: bool  # what is done unless the player wishes otherwise; one choice alone


class Bill(TypedDict):
    """What a player's cards come to in a round."""

    round: int
    items: list[Item]  # the kinds of which he has something
    sum: int
    points: int
    floored: bool  # a negative sum of round 2 counts as 0
    prospectors: int  # +1 less -1: what remains after cancelling
    assigned: str | None
    idle: bool  # they have no kind to go to, and therefore no effect
    choices: list[Choice]  # while he has to decide


class Player(TypedDict):
    """One seat."""

    seat: int
    cards: list[str]  # in front of him, sorted by kind
    cancelled: int  # pairs of +1 and -1 among them, which leave the game at the scoring
    bills: list[Bill]  # one for each round; the last is running until the round is over
    points: int  # of the rounds that are over


class PokerPrompt(Prompt[Asked], total=False):
    """What is expected now; of the one to whom a card is offered, with what his choice is about."""

    giver: int
    card: str


class PokerView(View[PokerPrompt, Ending]):
    """The table."""

    round: int  # 1 or 2
    turn: int
    piles: list[Pile]
    gift: str | None  # the card that may be refused
    refused: list[str]  # out of the game until the next round
    players: list[Player]
    reconstructed: bool  # whether some cards of the deck are our guess


def view_of(deck: Deck, s: State, seat: int) -> PokerView:
    """The table; everyone sees the same."""
    gift = deck.cards[s.gift].text if s.gift != NOTHING else None
    asked: PokerPrompt = {"what": prompt(s), "seats": seats_in(s.to_act)}
    if gift is not None:
        asked |= {"giver": s.turn, "card": gift}
    return PokerView(
        **common_view(ENDINGS, s, seat, asked),
        round=s.round + 1,
        turn=s.turn,
        piles=[_pile(deck, s, pile) for pile in range(PILES)],
        gift=gift,
        refused=_cards(deck, s, OUT),
        players=[_player(deck, s, other) for other in range(s.seats)],
        reconstructed=deck.reconstructed,
    )


def spread(deck: Deck, name: str) -> Spread:
    """A deck laid out before the game."""
    every = [card.text for card in deck.cards]
    cards = [Copies(card=face, count=every.count(face)) for face in deck.faces]
    return Spread(name=name, cards=cards)


def prompt(s: State) -> Asked:
    """What is expected now."""
    if s.over:
        return "over"
    if s.phase == TAKING:
        return "take" if s.first == NOTHING else "take-second"
    return _PROMPTS[s.phase]


def _pile(deck: Deck, s: State, pile: int) -> Pile:
    return Pile(
        kind=EQUIPMENT[pile],
        top=deck.cards[s.top[pile]].text if s.top[pile] != NOTHING else None,
        taken=pile in (s.first, s.second),
        covered=s.height[pile],
    )


def _cards(deck: Deck, s: State, place: int) -> list[str]:
    """The cards that lie in a place; their numbers are in the order of their kinds, CP-16."""
    return [deck.cards[card].text for card in range(CARDS) if s.place[card] == place]


def cancelled(deck: Deck, s: State, seat: int) -> int:
    """How many pairs of +1 and -1 a player has, CP-26."""
    cards = _cards(deck, s, WITH + seat)
    return min(cards.count("prospector +1"), cards.count("prospector -1"))


def _player(deck: Deck, s: State, seat: int) -> Player:
    return Player(
        seat=seat,
        cards=_cards(deck, s, WITH + seat),
        cancelled=cancelled(deck, s, seat),
        bills=[bill(s, number, seat) for number in range(s.round + 1)],
        points=noted(s, seat),
    )


# --- the bill ----------------------------------------------------------------------------------


def bill(s: State, number: int, seat: int) -> Bill:
    """What a player's cards of a round come to, kind by kind."""
    row = MOST_PLAYERS * number + seat
    scoring = number == s.round and s.phase == ASSIGNING
    over = number < s.round or s.phase == ASSIGNING
    items = [_item(s, row, kind) for kind in range(KIND_COUNT) if _shown(s, row, kind)]
    total = sum(item["points"] for item in items)
    return Bill(
        round=number + 1,
        items=items,
        sum=total,
        points=round_points(s, row),
        floored=total < 0,
        prospectors=s.net[row],
        assigned=KINDS[s.assigned[row]] if s.assigned[row] != NOTHING else None,
        idle=over and s.net[row] != 0 and s.assigned[row] == NOTHING and not can_assign(s, row),
        choices=_choices(s, row, total) if scoring and s.to_act >> seat & 1 else [],
    )


def _shown(s: State, row: int, kind: int) -> bool:
    return s.stock[row][kind] > 0 or s.assigned[row] == kind


def _item(s: State, row: int, kind: int) -> Item:
    stock, value = s.stock[row][kind], s.value[row][kind]
    points = counted(stock, value, row // MOST_PLAYERS)
    return Item(
        kind=KINDS[kind],
        stock=stock,
        value=value,
        points=points,
        why=_why(stock, value, points),
        prospectors=s.net[row] if s.assigned[row] == kind else 0,
    )


def _why(stock: int, value: int, points: int) -> Why:
    if value == 0:
        return "odd-worthless" if stock % 2 else "even-worthless"
    if points < 0:
        return "minus"
    return "odd" if stock % 2 else "even"


def _choices(s: State, row: int, total: int) -> list[Choice]:
    least, best = least_stock(s, row), best_kind(s, row)
    return [
        Choice(
            kind=KINDS[kind],
            points=max(0, total + gain(s, row, kind)),
            best=kind == best,
        )
        for kind in range(KIND_COUNT)
        if s.stock[row][kind] >= least
    ]


def conserved(s: State) -> dict[str, int]:
    """What no event may change: 52 cards, ten specials, and no open card counted twice."""
    covered = sum(s.height[pile] for pile in range(PILES))
    shown = sum(s.top[pile] != NOTHING for pile in range(PILES)) + (s.gift != NOTHING)
    seen = sum(
        s.place[card] in (BESIDE, OPEN, OUT) or s.place[card] >= WITH for card in range(CARDS)
    )
    hidden = sum(s.specials[pile] for pile in range(PILES)) if s.phase != SPECIALS else 0
    known = sum(s.place[card] != SOMEWHERE for card in range(FIRST_SPECIAL, CARDS))
    return {
        "cards": covered + seen,
        "specials": hidden + known,
        "cards open elsewhere": sum(s.place[card] == OPEN for card in range(CARDS)) - shown,
    }
