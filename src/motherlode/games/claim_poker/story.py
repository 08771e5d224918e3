"""How a match of Claim-Poker is told."""

from typing import Literal

from motherlode.engine.contract import CHANCE
from motherlode.engine.state import copy
from motherlode.games.claim_poker.content import (
    EQUIPMENT,
    FACES,
    FIRST_DOUBLE,
    KINDS,
    MOST_PLAYERS,
    ON,
    PILES,
    SHORT,
    Deck,
)
from motherlode.games.claim_poker.lines import (
    Answer,
    Assign,
    Cancelled,
    Give,
    Keep,
    Laid,
    OfRound,
    PokerLine,
    Scored,
    Specials,
    Sum,
    Take,
)
from motherlode.games.claim_poker.moves import ACCEPT, ASSIGN, GIVE, TAKE
from motherlode.games.claim_poker.rules import answer, give
from motherlode.games.claim_poker.scoring import noted
from motherlode.games.claim_poker.state import ASSIGNING, OFFERED, State
from motherlode.games.claim_poker.view import Bill, bill, cancelled


def story_of(
    deck: Deck, before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[PokerLine]:
    """What an event did."""
    if mover is None or event is None:
        return []
    if mover == CHANCE:
        return _chance(deck, before, event)
    if event >= ASSIGN:
        return [*_assigned(before, mover, event - ASSIGN), *_closed(before, after)]
    lines: list[PokerLine]
    if event >= ACCEPT:
        card = deck.cards[before.gift].text
        answered: Literal["accept", "refuse"] = "accept" if event == ACCEPT else "refuse"
        lines = [Answer(what=answered, seat=mover, card=card, giver=before.turn)]
    elif event >= GIVE:
        lines = _gift(deck, before, after, event - GIVE)
    else:
        pile = event - TAKE
        card = deck.cards[before.top[pile]].text
        return [Take(what="take", seat=mover, card=card, pile=EQUIPMENT[pile])]
    if after.phase == ASSIGNING or after.round != before.round:
        lines.append(OfRound(what="round-over", round=before.round + 1))
        lines += _cancelled(deck, before, mover, event)
    return [*lines, *_closed(before, after)]


def _chance(deck: Deck, before: State, outcome: int) -> list[PokerLine]:
    if outcome >= FACES:
        card = deck.faces[outcome - FACES]
        return [Laid(what="turned", card=card, pile=EQUIPMENT[before.due])]
    if outcome >= SHORT:
        short = [EQUIPMENT[p] for p in range(PILES) if before.specials[p] or p == outcome - SHORT]
        return [Specials(what="specials", piles=short)] if len(short) == 2 else []
    double = before.due
    line = Laid(what="double", card=deck.cards[double].text, pile=EQUIPMENT[outcome - ON])
    if double > FIRST_DOUBLE:
        return [line]
    return [OfRound(what="set-up", round=before.round + 1), line]


def _gift(deck: Deck, before: State, after: State, gift: int) -> list[PokerLine]:
    pile, receiver = divmod(gift, MOST_PLAYERS)
    kept = deck.cards[before.top[before.first + before.second - pile]].text
    given = deck.cards[before.top[pile]].text
    what: Literal["give", "offer"] = "offer" if after.phase == OFFERED else "give"
    return [
        Keep(what="keep", seat=before.turn, card=kept),
        Give(what=what, seat=before.turn, card=given, receiver=receiver),
    ]


def _cancelled(deck: Deck, before: State, mover: int, last: int) -> list[Cancelled]:
    """Whose +1 and -1 cancel each other, CP-26, after the last gift of a round.

    Another round may have been set up since: the cards are looked at as they lay at the scoring.
    """
    s = copy(before)
    if last >= ACCEPT:
        answer(s, mover, last)
    else:
        give(s, *divmod(last - GIVE, MOST_PLAYERS))
    return [
        Cancelled(what="cancelled", seat=seat)
        for seat in range(s.seats)
        if cancelled(deck, s, seat)
    ]


def _assigned(before: State, seat: int, kind: int) -> list[Assign]:
    net = before.net[MOST_PLAYERS * before.round + seat]
    return [Assign(what="assign", seat=seat, kind=KINDS[kind], prospectors=f"{net:+d}")]


def _closed(before: State, after: State) -> list[PokerLine]:
    """Everyone's bill, when a round has been scored."""
    if after.round == before.round and not after.over:
        return []
    lines: list[PokerLine] = []
    for seat in range(before.seats):
        made = bill(after, before.round, seat)
        what = _outcome(made)
        points = made["points"]
        lines.append(Scored(what=what, seat=seat, round=before.round + 1, points=points, bill=made))
    if after.over:
        lines += [
            Sum(what="sum", seat=seat, points=noted(after, seat)) for seat in range(before.seats)
        ]
    return lines


def _outcome(made: Bill) -> Literal["scored", "floored", "idle"]:
    if made["idle"]:
        return "idle"
    return "floored" if made["floored"] else "scored"
