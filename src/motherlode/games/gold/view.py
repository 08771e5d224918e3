"""What a person sees of GOLD, and how the match is told."""

from typing import TypedDict

from motherlode.engine.contract import CHANCE
from motherlode.engine.view import Line, View, common_view
from motherlode.games.gold.content import CARDS, COLOURS, FIRST_DIGGER, KINDS, LAYOUTS, NOBODY, RUSH
from motherlode.games.gold.rules import BANG, BRAWL, FIND, finder, meeting, owner
from motherlode.games.gold.scoring import score
from motherlode.games.gold.state import (
    FIRST_CARD,
    GOLD_RUSH,
    GONE,
    LAST_CARD,
    NOWHERE,
    RANKS,
    UNSEEN,
    State,
    is_gold,
    rank,
    strength,
    value,
)

ENDINGS = {LAST_CARD: "last-card"}

# What is seen for a moment, and then has to be remembered.
FORGETS = ("uncover", "nothing-weak", "nothing-equal", "nothing-gold")


class Place(TypedDict):
    """Where a card lies or lay, on a table of 1000 by 1000."""

    x: int
    y: int
    status: str  # "down", "open" or "gone"


class OpenCard(TypedDict):
    """A card that lies face up now."""

    place: int
    card: str


class Player(TypedDict):
    """One seat."""

    seat: int
    colours: list[str]
    cards: int  # gold cards under the entrance
    points: int | None  # what they are worth, when the game is over
    gold: list[str] | None  # and which they are: they are turned up then, the least first


class GoldView(View):
    """The table; a card that was turned back is not shown again."""

    layout: str
    places: list[Place]
    open: list[OpenCard]
    left: int
    rush: bool
    turn: int
    players: list[Player]
    neutral: list[str]  # colours that belong to nobody


class GoldLine(Line, total=False):
    """What a line of the story may tell."""

    place: int
    card: str
    places: list[int]  # of the cards that meet
    cards: list[str]
    count: int
    digger: int  # his strength
    gold: int  # its value


def view(s: State, seat: int) -> GoldView:
    """The table; everyone sees the same (GO-A10)."""
    layout = list(LAYOUTS)[s.options[1]]
    places = zip(LAYOUTS[layout], range(CARDS), strict=True)
    points = [0] * s.seats
    score(s, points)
    return GoldView(
        **common_view(ENDINGS, s, seat, prompt(s)),
        layout=layout,
        places=[Place(x=x, y=y, status=_status(s, place)) for (x, y), place in places],
        open=[OpenCard(place=s.open, card=KINDS[s.cards[s.open]])] if s.open != NOWHERE else [],
        left=s.left,
        rush=s.phase == GOLD_RUSH,
        turn=s.turn,
        players=[
            Player(
                seat=i,
                colours=_colours_of(s, i),
                cards=s.found[i],
                points=points[i] if s.over else None,
                gold=_gold_of(s, i) if s.over else None,
            )
            for i in range(s.seats)
        ],
        neutral=_colours_of(s, NOBODY),
    )


def _status(s: State, place: int) -> str:
    if s.cards[place] == GONE:
        return "gone"
    return "open" if place == s.open else "down"


def _colours_of(s: State, seat: int) -> list[str]:
    """The colours of a seat, or of NOBODY."""
    return [c for at, c in enumerate(COLOURS) if owner(s, FIRST_DIGGER + 4 * at) == seat]


def _gold_of(s: State, seat: int) -> list[str]:
    """The gold cards under somebody's entrances."""
    first = FIRST_DIGGER * seat
    return [KINDS[kind] for kind in range(FIRST_DIGGER) for _ in range(s.hoard[first + kind])]


def prompt(s: State) -> str:
    """What is expected now."""
    if s.over:
        return "over"
    if s.turning != NOWHERE:
        return "turning"
    return ("first", "second", "rush")[s.phase]


# --- the story ---------------------------------------------------------------------------------


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[GoldLine]:
    """What an event did: nothing is told before the card is seen."""
    if mover is None or event is None or after.turning != NOWHERE:
        return []
    place, kind = (before.turning, event) if mover == CHANCE else (event, before.cards[event])
    turn = before.turn
    lines = [GoldLine(what="uncover", seat=turn, place=place, card=KINDS[kind])]
    if before.phase == FIRST_CARD:
        return lines
    if before.phase == GOLD_RUSH:
        lines.append(
            GoldLine(
                what="take" if is_gold(kind) else "leave",
                seat=turn,
                places=[place],
                cards=[KINDS[kind]],
            )
        )
    else:
        lines.append(_met(before, place, kind))
        if after.phase == GOLD_RUSH:
            called = "rush" if after.left <= RUSH else "stuck"
            lines.append(GoldLine(what=called, count=after.left))
    if after.over:
        lines.append(GoldLine(what="over"))
    return lines


def _met(s: State, place: int, kind: int) -> GoldLine:
    """What the first card and the second did."""
    first = s.cards[s.open]
    line = GoldLine(seat=s.turn, places=[s.open, place], cards=[KINDS[first], KINDS[kind]])
    what = meeting(first, kind)
    if what == FIND:
        digger = max(first, kind)
        line["what"] = "find" if owner(s, digger) != NOBODY else "find-neutral"
        line["seat"] = finder(s, s.turn, digger)
    elif what == BRAWL:
        line["what"] = "brawl"
    elif what == BANG:
        line["what"] = "bang"
    else:
        line.update(_nothing(first, kind))
    return line


def _nothing(one: int, other: int) -> GoldLine:
    """Why two cards do nothing to each other."""
    digger, gold = max(one, other), min(one, other)
    if is_gold(digger):
        return GoldLine(what="nothing-gold")
    if is_gold(gold):
        return GoldLine(what="nothing-weak", digger=strength(digger), gold=value(gold))
    return GoldLine(what="nothing-equal", digger=strength(digger))


def conserved(s: State) -> dict[str, int]:
    """What no event may change; the running counts must agree with the cards they count."""
    seen = [s.cards[place] for place in range(CARDS) if s.cards[place] not in (UNSEEN, GONE)]
    unseen = [kind for kind in range(len(KINDS)) for _ in range(s.unseen[kind])]
    table = seen + unseen
    hidden = sum(s.cards[place] == UNSEEN for place in range(CARDS))
    lying = [sum(rank(kind) == r for kind in table) for r in range(RANKS)]
    gold = sum(value(kind) for kind in table if is_gold(kind))
    seats = range(s.seats)
    return {
        "cards": len(table) + sum(s.found[i] for i in seats) + s.out,
        "worth of gold": gold + sum(s.gold[i] for i in seats) + s.blasted,
        "unseen cards too many": hidden - len(unseen),
        "miscounted gold": sum(
            abs(s.found[i] - sum(s.hoard[FIRST_DIGGER * i + kind] for kind in range(FIRST_DIGGER)))
            for i in seats
        ),
        "miscounted cards": abs(s.left - len(table))
        + sum(abs(s.lying[r] - lying[r]) for r in range(RANKS)),
    }
