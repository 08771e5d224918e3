"""Showdown: three cards each, and the highest card takes the gold.

Everybody is dealt three of the cards from 1 to 12. In each of three rounds everyone plays a card,
one after the other; the highest takes a nugget, and its player begins the next round. Whoever has
most nuggets wins.
"""

from typing import Annotated, Literal, TypedDict

from motherlode.engine.chance import draw
from motherlode.engine.contract import CHANCE, Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Notation
from motherlode.engine.state import Cells, Grid, Header, Int8, Int16, record
from motherlode.engine.view import Prompt, View, asks, common_view

CARDS, HAND, MOST = 12, 3, 4
DEALING, PLAYING = 0, 1
UNKNOWN = -1
OUT_OF_CARDS = 1


@record
class State(Header):
    """Hands by seat; 0 is a card that was played."""

    dealt: Int8
    starter: Int8
    known: Int16  # cards that everybody has seen, a bit each
    hand: Annotated[Grid, Int8, MOST, HAND]
    table: Annotated[Cells, Int8, MOST]
    points: Annotated[Cells, Int8, MOST]


def setup(s: State, seats: int, options: Cells) -> None:
    s.seats = seats


def unseen(s: State) -> int:
    """The cards that nobody holds as far as this record says, a bit each."""
    left = (1 << CARDS) - 1 - s.known
    for seat in range(s.seats):
        for at in range(HAND):
            if s.hand[seat][at] > 0:
                left &= ~(1 << (s.hand[seat][at] - 1))
    return left


def odds(s: State, weights: Cells) -> int:
    if s.phase != DEALING:
        return 0
    left, count = unseen(s), 0
    for card in range(CARDS):
        if left >> card & 1:
            weights[card] = 1
            count += 1
    return count


def happen(s: State, card: int) -> None:
    s.hand[s.dealt // HAND][s.dealt % HAND] = card + 1
    s.dealt += 1
    if s.dealt == HAND * s.seats:
        s.phase = PLAYING
        s.to_act = 1 << s.starter


def legal(s: State, seat: int, mask: Cells) -> int:
    count = 0
    for at in range(HAND):
        if s.hand[seat][at] > 0:
            mask[s.hand[seat][at] - 1] = 1
            count += 1
    return count


def apply(s: State, seat: int, card: int) -> None:
    for at in range(HAND):
        if s.hand[seat][at] == card + 1:
            s.hand[seat][at] = 0
    s.table[seat] = card + 1
    s.known |= 1 << card
    after = (seat + 1) % s.seats
    s.to_act = 1 << after
    if after == s.starter:
        settle(s)


def settle(s: State) -> None:
    best = 0
    for seat in range(s.seats):
        if s.table[seat] > s.table[best]:
            best = seat
    s.points[best] += 1
    s.starter = best
    s.to_act = 1 << best
    left = 0
    for at in range(HAND):
        if s.hand[best][at] != 0:
            left += 1
    if left == 0:
        s.over = OUT_OF_CARDS
        s.to_act = 0
        return
    for seat in range(s.seats):
        s.table[seat] = 0


def score(s: State, points: Cells) -> None:
    for seat in range(s.seats):
        points[seat] = s.points[seat]


def winners(s: State) -> int:
    most, who = -1, 0
    for seat in range(s.seats):
        if s.points[seat] > most:
            most, who = s.points[seat], 0
        if s.points[seat] == most:
            who |= 1 << seat
    return who


def hide(s: State, seat: int) -> None:
    for other in range(s.seats):
        for at in range(HAND):
            if other != seat and s.hand[other][at] > 0:
                s.hand[other][at] = UNKNOWN


def imagine(s: State, seat: int, rng: Cells) -> None:
    left = unseen(s)
    for other in range(s.seats):
        for at in range(HAND):
            if s.hand[other][at] == UNKNOWN:
                count = 0
                for card in range(CARDS):
                    count += left >> card & 1
                skip = draw(rng, count)
                for card in range(CARDS):
                    if left >> card & 1:
                        if skip == 0:
                            s.hand[other][at] = card + 1
                            left &= ~(1 << card)
                        skip -= 1


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    return mover != CHANCE or s.dealt // HAND == seat


Asked = Literal["dealing", "play", "over"]
Ending = Literal["out-of-cards"]
ENDINGS: dict[int, Ending] = {OUT_OF_CARDS: "out-of-cards"}


class Player(TypedDict):
    seat: int
    nuggets: int
    played: int | None
    hand: list[int]


class ShowdownView(View[Prompt[Asked], Ending]):
    players: list[Player]
    deck: int


def view(s: State, seat: int) -> ShowdownView:
    what: Asked = "over" if s.over else "play" if s.phase else "dealing"
    return ShowdownView(
        **common_view(ENDINGS, s, seat, asks(s, what)),
        deck=CARDS - s.dealt,
        players=[
            Player(
                seat=other,
                nuggets=s.points[other],
                played=s.table[other],
                hand=[s.hand[other][at] for at in range(HAND) if s.hand[other][at]],
            )
            for other in range(s.seats)
        ],
    )


class Dealt(TypedDict):
    what: Literal["dealt"]
    card: int


class Played(TypedDict):
    what: Literal["played"]
    seat: int
    card: int


class Won(TypedDict):
    what: Literal["won"]
    seat: int


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[Dealt | Played | Won]:
    if mover is None or event is None:
        return []
    if mover == CHANCE:
        return [Dealt(what="dealt", card=event + 1)]
    lines: list[Dealt | Played | Won] = [Played(what="played", seat=mover, card=event + 1)]
    for other in range(after.seats):
        if after.points[other] > before.points[other]:
            lines.append(Won(what="won", seat=other))
    return lines


GAME = Game(
    slug="showdown",
    name="Showdown",
    version=1,
    seats=range(2, 5),
    state=State,
    rules=Rules(setup, legal, apply, odds, happen, score, winners, hide, imagine, sees),
    moves=Notation([f"play {card}" for card in range(1, CARDS + 1)]),
    outcomes=Notation([f"card {card}" for card in range(1, CARDS + 1)], "outcome"),
    endings=ENDINGS,
    view=view,
    story=story,
    conserved=lambda s: {"players": s.seats},
    layout={
        "fields": {"players.played": {"as": "card", "empty": 0}},
        "tally": "nuggets",
        "sounds": {"played": "card", "won": "gold"},
    },
    words={
        "en": {
            "prompt": {
                "dealing": "Cards are dealt.",
                "play": "{@who} plays a card.",
                "play @who": "Your turn: play a card.",
                "over": "All cards are played.",
            },
            "story": {
                "dealt": "You are dealt a {card}.",
                "played": "{@seat} plays the {card}.",
                "played @seat": "You play the {card}.",
                "won": "{@seat} takes the nugget.",
                "won @seat": "You take the nugget.",
            },
            "move": {"play": "play the {1}"},
            "ending": {"out-of-cards": "All cards are played."},
            "table": {"goal": "The highest card of each round takes a nugget."},
            "option": {},
        }
    },
)
