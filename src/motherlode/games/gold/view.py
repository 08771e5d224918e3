"""What a person sees of GOLD, and how the match is told."""

from typing import Literal, TypedDict

from motherlode.engine.contract import CHANCE
from motherlode.engine.view import Prompt, View, asks, common_view
from motherlode.games.gold.content import CARDS, COLOURS, FIRST_DIGGER, KINDS, LAYOUTS, NOBODY, RUSH
from motherlode.games.gold.lines import Equal, GoldLine, Met, Over, Rush, Uncover, Weak
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

Ending = Literal["last-card"]
ENDINGS: dict[int, Ending] = {LAST_CARD: "last-card"}

Asked = Literal["turning", "first", "second", "rush", "over"]
_PROMPTS: tuple[Asked, ...] = ("first", "second", "rush")

Status = Literal["down", "open", "gone"]

# What is seen for a moment, and then has to be remembered.
FORGETS = ("uncover", "nothing-weak", "nothing-equal", "nothing-gold")


class Place(TypedDict):
    """Where a card lies or lay, on a table of 1000 by 1000."""

    x: int
    y: int
    status: Status


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


class GoldView(View[Prompt[Asked], Ending]):
    """The table; a card that was turned back is not shown again."""

    layout: str
    places: list[Place]
    open: list[OpenCard]
    left: int
    rush: bool
    turn: int
    players: list[Player]
    neutral: list[str]  # colours that belong to nobody


def view(s: State, seat: int) -> GoldView:
    """The table; everyone sees the same (GO-A10)."""
    layout = list(LAYOUTS)[s.options[1]]
    places = zip(LAYOUTS[layout], range(CARDS), strict=True)
    points = [0] * s.seats
    score(s, points)
    return GoldView(
        **common_view(ENDINGS, s, seat, asks(s, prompt(s))),
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


def _status(s: State, place: int) -> Status:
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


def prompt(s: State) -> Asked:
    """What is expected now."""
    if s.over:
        return "over"
    if s.turning != NOWHERE:
        return "turning"
    return _PROMPTS[s.phase]


# --- the story ---------------------------------------------------------------------------------


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[GoldLine]:
    """What an event did: nothing is told before the card is seen."""
    if mover is None or event is None or after.turning != NOWHERE:
        return []
    place, kind = (before.turning, event) if mover == CHANCE else (event, before.cards[event])
    turn = before.turn
    card = KINDS[kind]
    lines: list[GoldLine] = [Uncover(what="uncover", seat=turn, place=place, card=card)]
    if before.phase == FIRST_CARD:
        return lines
    if before.phase == GOLD_RUSH:
        goes: Literal["take", "leave"] = "take" if is_gold(kind) else "leave"
        lines.append(Met(what=goes, seat=turn, places=[place], cards=[card]))
    else:
        lines.append(_met(before, place, kind))
        if after.phase == GOLD_RUSH:
            called: Literal["rush", "stuck"] = "rush" if after.left <= RUSH else "stuck"
            lines.append(Rush(what=called, count=after.left))
    if after.over:
        lines.append(Over(what="over"))
    return lines


def _met(s: State, place: int, kind: int) -> GoldLine:
    """What the first card and the second did."""
    first = s.cards[s.open]
    places, cards = [s.open, place], [KINDS[first], KINDS[kind]]
    what = meeting(first, kind)
    if what == FIND:
        digger = max(first, kind)
        found: Literal["find", "find-neutral"]
        found = "find" if owner(s, digger) != NOBODY else "find-neutral"
        return Met(what=found, seat=finder(s, s.turn, digger), places=places, cards=cards)
    if what == BRAWL:
        return Met(what="brawl", seat=s.turn, places=places, cards=cards)
    if what == BANG:
        return Met(what="bang", seat=s.turn, places=places, cards=cards)
    return _nothing(s.turn, first, kind, places, cards)


def _nothing(seat: int, one: int, other: int, places: list[int], cards: list[str]) -> GoldLine:
    """Why two cards do nothing to each other."""
    digger, gold = max(one, other), min(one, other)
    if is_gold(digger):
        return Met(what="nothing-gold", seat=seat, places=places, cards=cards)
    strong = strength(digger)
    if is_gold(gold):
        return Weak(
            what="nothing-weak",
            seat=seat,
            places=places,
            cards=cards,
            digger=strong,
            gold=value(gold),
        )
    return Equal(what="nothing-equal", seat=seat, places=places, cards=cards, digger=strong)


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
