"""What a sensible player with a perfect memory does without looking ahead; bots build on it.

He leads his own diggers to known gold, else looks at a new card, and meets it with the best
partner: a known one, or an unseen one if that promises more. Every turn of his shows a new card
or changes the table, so his games come to an end.
"""

from collections.abc import Mapping

from motherlode.engine.chance import draw
from motherlode.engine.state import Cells
from motherlode.games.gold.content import CARDS, DYNAMITE, KINDS, NOBODY
from motherlode.games.gold.rules import (
    BANG,
    BRAWL,
    FIND,
    NOTHING,
    finder,
    meeting,
    owner,
)
from motherlode.games.gold.scoring import score
from motherlode.games.gold.state import (
    GOLD_RUSH,
    NOWHERE,
    SECOND_CARD,
    UNSEEN,
    State,
    is_digger,
    is_gold,
    strength,
    value,
)

POINT = 24  # one point of gold for oneself; divisible by the number of rivals
NEVER = -1_000_000


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """The card to uncover."""
    unseen = count_unseen(s)
    if s.phase == GOLD_RUSH:
        place = best_gold(s)
        if place == NOWHERE and unseen == 0:
            return first_marked(mask)
    elif s.phase == SECOND_CARD:
        place = best_partner(s, seat, s.open, unseen)
        if place == NOWHERE and unseen == 0:
            return first_marked(mask)
    else:
        place = best_first(s, seat, unseen)
    return place if place != NOWHERE else any_unseen(s, mask, rng)


# --- choices, NOWHERE for an unseen card -------------------------------------------------------


def best_gold(s: State) -> int:
    """The most valuable gold that was seen."""
    best = NOWHERE
    for place in range(CARDS):
        if s.cards[place] >= 0 and is_gold(s.cards[place]):
            if best == NOWHERE or s.cards[place] > s.cards[best]:
                best = place
    return best


def best_first(s: State, seat: int, unseen: int) -> int:
    """The first of two known cards that are good together; with nothing unseen, the best there is.

    Two cards that do nothing are no choice, so the game moves on.
    """
    best = 0 if unseen > 0 else NEVER
    choice = NOWHERE
    for first in range(CARDS):
        if s.cards[first] >= 0:
            for second in range(first):
                if s.cards[second] >= 0:
                    gain = worth(s, seat, s.cards[first], s.cards[second])
                    if gain > best and meeting(s.cards[first], s.cards[second]) != NOTHING:
                        best = gain
                        choice = first
    return choice


def best_partner(s: State, seat: int, first: int, unseen: int) -> int:
    """The best known second card, unless an unseen one promises more."""
    best = NEVER
    choice = NOWHERE
    for place in range(CARDS):
        if s.cards[place] >= 0 and place != first:
            # With nothing unseen left, turning two cards back would be going round in circles.
            if unseen > 0 or meeting(s.cards[first], s.cards[place]) != NOTHING:
                gain = worth(s, seat, s.cards[first], s.cards[place])
                if gain > best:
                    best = gain
                    choice = place
    if unseen == 0:
        return choice
    promise = 0
    for kind in range(DYNAMITE + 1):
        promise += s.unseen[kind] * worth(s, seat, s.cards[first], kind)
    return choice if best * unseen > promise else NOWHERE


# --- what a meeting is worth -------------------------------------------------------------------


def worth(s: State, seat: int, one: int, other: int) -> int:
    """What the meeting of two cards is worth to the player on turn."""
    what = meeting(one, other)
    if what == FIND:
        digger, gold = max(one, other), min(one, other)
        points = POINT * value(gold)
        if finder(s, seat, digger) != seat:
            points = -(points // (s.seats - 1))
        return points - lost(s, seat, digger)
    if what == BRAWL:
        return -lost(s, seat, one if strength(one) < strength(other) else other)
    if what == BANG:
        return -lost(s, seat, one) - lost(s, seat, other)
    return 0


def lost(s: State, seat: int, kind: int) -> int:
    """What it costs the player if a card leaves the game; less than nothing if it is a rival's."""
    if not is_digger(kind) or owner(s, kind) == NOBODY:
        return 0
    if owner(s, kind) == seat:
        return 4 * strength(kind)
    return -(4 * strength(kind) // (s.seats - 1))


# --- finding places ----------------------------------------------------------------------------


def count_unseen(s: State) -> int:
    """How many cards nobody has seen."""
    count = 0
    for kind in range(DYNAMITE + 1):
        count += s.unseen[kind]
    return count


def any_unseen(s: State, mask: Cells, rng: Cells) -> int:
    """A legal place with a card that nobody has seen, each as likely."""
    found = NOWHERE
    count = 0
    for place in range(CARDS):
        if mask[place] and s.cards[place] == UNSEEN:
            count += 1
            if draw(rng, count) == 0:
                found = place
    return found


def first_marked(mask: Cells) -> int:
    """The first legal place."""
    place = 0
    while mask[place] == 0:
        place += 1
    return place


# --- what needs no thought ---------------------------------------------------------------------


def skip(s: State, seat: int, mask: Cells) -> int:
    """One of several equal cards is enough; and nobody opens a known card without a use for it.

    So every turn brings the game on: it shows a new card, or takes one from the table.
    """
    kinds = 0  # that stay marked, a bit each
    skipped = 0
    for place in range(CARDS):
        if mask[place]:
            kind = 1 << s.cards[place] + 1
            if s.phase == GOLD_RUSH and s.cards[place] >= 0 and not is_gold(s.cards[place]):
                kind = 1 << DYNAMITE + 1  # what is no gold is all the same now
            if kinds & kind:
                mask[place] = 0
                skipped += 1
            kinds |= kind
    if s.phase == GOLD_RUSH:
        return skipped
    unseen = count_unseen(s)
    if s.phase == SECOND_CARD and not has_use(s, seat, s.open, unseen):
        return skipped
    idle = 0  # a bit for each place
    useful = 0
    for place in range(CARDS):
        if mask[place]:
            if s.cards[place] == UNSEEN or is_partner(s, seat, place, unseen):
                useful += 1
            else:
                idle |= 1 << place
    for place in range(CARDS):
        if useful > 0 and idle >> place & 1:
            mask[place] = 0
            skipped += 1
    return skipped


def is_partner(s: State, seat: int, place: int, unseen: int) -> bool:
    """Whether a known card does something: with the open one, or with another that is known."""
    if s.phase == SECOND_CARD:
        return meeting(s.cards[s.open], s.cards[place]) != NOTHING
    return has_use(s, seat, place, unseen)


def has_use(s: State, seat: int, place: int, unseen: int) -> bool:
    """Whether a known card has a known partner that is good for the player.

    With nothing unseen, a partner with which anything happens at all.
    """
    for other in range(CARDS):
        if other != place and s.cards[other] >= 0:
            if meeting(s.cards[place], s.cards[other]) != NOTHING:
                if unseen == 0 or worth(s, seat, s.cards[place], s.cards[other]) > 0:
                    return True
    return False


def alike(s: State, seat: int, place: int) -> list[int]:
    """Where nobody has seen a card, one place is as good as another."""
    if s.cards[place] != UNSEEN:
        return [place]
    return [each for each in range(CARDS) if s.cards[each] == UNSEEN]


# --- memory ------------------------------------------------------------------------------------


def remembers(s: State, seat: int) -> list[int]:
    """The places of cards that were turned face down again."""
    return [place for place in range(CARDS) if s.cards[place] >= 0 and place != s.open]


def forget(s: State, seat: int, place: int) -> None:
    """As if nobody had seen the card."""
    s.unseen[s.cards[place]] += 1
    s.cards[place] = UNSEEN


def recall(s: State, seat: int) -> list[Mapping[str, object]]:
    """What everyone has won, and what lies face down and was seen."""
    points = [0] * s.seats
    score(s, points)
    won: list[Mapping[str, object]] = [
        {"what": "won", "seat": player, "count": points[player]} for player in range(s.seats)
    ]
    return won + [
        {"what": "seen", "place": place, "card": KINDS[s.cards[place]]}
        for place in remembers(s, seat)
    ]


# --- for the coach -----------------------------------------------------------------------------


def fact(s: State, seat: int, place: int) -> Mapping[str, object] | None:
    """What an unseen card may be, and what two known cards do."""
    card = s.cards[place]
    if card == UNSEEN:
        gold = sum(s.unseen[kind] for kind in range(DYNAMITE) if is_gold(kind))
        return {"what": "unseen", "chance": round(100 * gold / count_unseen(s))}
    if s.phase == GOLD_RUSH:
        return {"what": "grab", "points": value(card)} if is_gold(card) else {"what": "worthless"}
    if s.phase != SECOND_CARD:
        return None
    first = s.cards[s.open]
    what = meeting(first, card)
    if what == FIND:
        finds = finder(s, seat, max(first, card))
        return {"what": "find", "points": value(min(first, card)), "finder": finds}
    return {"what": ("nothing", "find", "brawl", "bang")[what]}


def topic(s: State, seat: int, place: int) -> str:
    """What a decision is about: all of them are the same move."""
    told = fact(s, seat, place)
    topics = {"unseen": "new", "grab": "rush", "worthless": "rush", "find": "find"}
    return "first" if told is None else topics.get(str(told["what"]), "spoil")
