"""Builds positions of Claim-Poker by name, and plays turns in the rulebook's words."""

from collections.abc import Sequence

from motherlode.engine.match import Match
from motherlode.engine.view import seats_in
from motherlode.games.claim_poker import GAME
from motherlode.games.claim_poker.content import BOX, CARDS, EQUIPMENT, PILES
from motherlode.games.claim_poker.rules import close_round, end_round, receive, turn_up
from motherlode.games.claim_poker.state import OPEN, OUT, SOMEWHERE, State

ROGER = (
    "pick 2, pick 1, sieve 3, sieve 1, knife 1, rifle 2, rifle 2, double whiskey+pick, "
    "prospector sieve+whiskey+knife, prospector +1"
)


def cards_in(text: str) -> list[str]:
    """`"pick 2, prospector +1"` as cards."""
    return [card.strip() for card in text.split(",") if card.strip()]


def find(s: State, card: str) -> int:
    """The first card with this face that nobody has and that lies open nowhere."""
    for number in range(CARDS):
        if BOX.cards[number].text == card and s.place[number] <= SOMEWHERE:
            return number
    raise AssertionError(f"no {card} is left")


def position(
    *,
    seats: int = 3,
    turn: int = 0,
    number: int = 1,
    piles: str = "",
    cards: Sequence[str] = (),
    round2: str = "same",
) -> State:
    """The player on turn is about to take two cards in round `number`.

    `piles="sieve: pick 2 0, rifle: rifle 1 3"` are the piles that are left: the open card and how
    many valued cards of the kind lie below it. `cards` are in front of the seats. What is not
    named is out of the game.
    """
    s: State = GAME.first_state(seats, {"round2": round2})
    s.round = number - 1
    s.turn = turn
    for seat, held in enumerate(cards):
        for face in cards_in(held):
            receive(s, seat, find(s, face))
    for pile in range(PILES):
        s.height[pile] = 0
    for text in cards_in(piles):
        kind, _, rest = text.partition(":")
        open_card, _, below = rest.strip().rpartition(" ")
        at = EQUIPMENT.index(kind)
        s.top[at] = find(s, open_card)
        s.place[s.top[at]] = OPEN
        s.height[at] = int(below)
    for pile in range(PILES):
        unseen = [c for c in range(6 * pile, 6 * pile + 6) if s.place[c] == pile]
        assert s.height[pile] <= len(unseen), "so many cards are not left"
        for card in unseen[s.height[pile] :]:
            s.place[card] = OUT
    for card in range(6 * PILES, CARDS):
        if s.place[card] <= SOMEWHERE:
            s.place[card] = OUT
    turn_up(s)
    return s


def scoring(*cards: str, number: int = 1) -> State:
    """The end of a round with these cards in front of the seats."""
    held = [*cards, *[""] * (3 - len(cards))]
    s = position(seats=len(held), number=number, cards=held)
    end_round(s)
    if s.to_act == 0:
        close_round(s)
    return s


def legal(s: State, seat: int | None = None) -> set[str]:
    """What a seat, or whoever is first to act, may do, in notation."""
    who = seats_in(s.to_act)[0] if seat is None else seat
    mask = [0] * len(GAME.moves)
    GAME.rules.legal(s, who, mask)
    return {GAME.moves.text(move) for move, marked in enumerate(mask) if marked}


def play(s: State, *moves: str, seat: int | None = None) -> State:
    """Plays legal moves, each by the seat or by whoever is first to act."""
    for move in moves:
        who = seats_in(s.to_act)[0] if seat is None else seat
        assert move in legal(s, who), f"{move} is not among {sorted(legal(s, who))}"
        GAME.rules.apply(s, who, GAME.moves.number(move))
    return s


def due(s: State) -> dict[str, int]:
    """The weights of the chance event that is due."""
    weights = [0] * len(GAME.outcomes)
    total = GAME.rules.odds(s, weights)
    assert total == sum(weights)
    return {GAME.outcomes.text(at): weight for at, weight in enumerate(weights) if weight}


def happen(s: State, *outcomes: str) -> State:
    """Lets possible outcomes happen."""
    for outcome in outcomes:
        assert outcome in due(s), f"{outcome} is not among {sorted(due(s))}"
        GAME.rules.happen(s, GAME.outcomes.number(outcome))
    return s


SET_UP = "on whiskey, on knife, on knife, on shovel, on sieve, on pick, short sieve, short whiskey"


def deal(tops: str, seats: int = 3, **options: object) -> Match:
    """A match whose set-up is `SET_UP` and whose first open cards are given, pile by pile."""
    match = GAME.start(seats=seats, options=options, chance="manual")
    for outcome in [*cards_in(SET_UP), *cards_in(tops)]:
        match.happen(outcome)
    return match
