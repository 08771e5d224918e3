"""What a person sees of Gold Rausch: what lies on the table now, and nothing to remember by."""

from typing import Literal, TypedDict

from motherlode.engine.view import Prompt, View, asks, common_view
from motherlode.games.gold_rausch.content import (
    KINDS,
    PLACES,
    PROSPECTORS,
    RIVER,
    TEETH,
    TOOLS,
    WHISKEY,
    pieces_on,
    tools_on,
)
from motherlode.games.gold_rausch.scoring import BOTTLES, GOLD, pieces
from motherlode.games.gold_rausch.state import (
    ALL_GOLD,
    DEALING,
    DOUBT_WRONG,
    DRAWING,
    FIRST_TURN,
    GAP,
    NONE,
    OWN,
    REWARD,
    SEARCH,
    SWAPPING,
    TURN,
    UNKNOWN,
    UNSEEN,
    State,
    held,
    shows_tool,
)

Ending = Literal["all-gold"]
ENDINGS: dict[int, Ending] = {ALL_GOLD: "all-gold"}

Asked = Literal[
    "dealing",
    "flip",
    "flip-or-doubt",
    "flip-or-aim",
    "aim",
    "uncovering",
    "search-tools",
    "search-whiskey",
    "swap",
    "swap-for",
    "reward",
    "drawing",
    "over",
]


class Place(TypedDict):
    """A place of the river: plain `river`, a `gap`, or an open card with `nuggets` or `teeth`."""

    what: Literal["river", "gap", "nuggets", "teeth"]
    tools: list[str]  # that a nugget card needs
    pieces: int  # of gold; a tooth card needs as many whiskeys


class Prospector(TypedDict):
    """A prospector and the card on either side of him; one that lies face down is null."""

    seat: int | None  # null if no player was assigned to him
    left: str | None
    right: str | None


class Player(TypedDict):
    """One seat. Won cards lie face down until the game is over."""

    seat: int
    cards: int
    gold: int | None
    bottles: int | None


class RauschPrompt(Prompt[Asked]):
    """What is expected now."""

    stakes: Literal["found", "own"]  # what a wrong doubt costs


class RauschView(View[RauschPrompt, Ending]):
    """The table."""

    river: list[Place]
    stack: int
    prospectors: list[Prospector]
    players: list[Player]
    turn: int
    target: int | None  # the river place that is worked on
    swapper: int | None  # the prospector whose open tool is swapped


def view(s: State, seat: int) -> RauschView:
    """The table; everyone sees the same, for nobody looks at a card that lies."""
    stakes: Literal["found", "own"] = "own" if s.options[DOUBT_WRONG] == OWN else "found"
    return RauschView(
        **common_view(ENDINGS, s, seat, RauschPrompt(**asks(s, prompt(s)), stakes=stakes)),
        river=[_place(s.river[place]) for place in range(PLACES)],
        stack=s.stack,
        prospectors=[_prospector(s, prospector) for prospector in range(PROSPECTORS)],
        players=[_player(s, player) for player in range(s.seats)],
        turn=s.turn,
        target=s.target if s.phase == SEARCH and not s.over else None,
        swapper=s.swapper if s.swapper != NONE else None,
    )


def _place(kind: int) -> Place:
    """A card that was seen to be empty looks like one that nobody has turned over."""
    if kind in (RIVER, UNSEEN):
        return Place(what="river", tools=[], pieces=0)
    if kind == GAP:
        return Place(what="gap", tools=[], pieces=0)
    if kind > TEETH:
        return Place(what="teeth", tools=[], pieces=pieces_on(kind))
    return Place(what="nuggets", tools=tools_on(kind), pieces=pieces_on(kind))


def _prospector(s: State, prospector: int) -> Prospector:
    left, right = (
        card_at(s, place) if s.open >> place & 1 else None
        for place in (2 * prospector, 2 * prospector + 1)
    )
    return Prospector(seat=prospector if prospector < s.seats else None, left=left, right=right)


def card_at(s: State, place: int) -> str:
    """The equipment card at a place, to someone who has seen it."""
    return TOOLS[s.tool[s.lies[place] // 2]] if shows_tool(s, place) else WHISKEY


def _player(s: State, seat: int) -> Player:
    return Player(
        seat=seat,
        cards=sum(held(s.won[seat], kind) for kind in range(KINDS)),
        gold=pieces(s, seat, GOLD) if s.over else None,
        bottles=pieces(s, seat, BOTTLES) if s.over else None,
    )


def prompt(s: State) -> Asked:
    """What is expected now."""
    if s.over:
        return "over"
    if s.phase == DEALING:
        return "dealing"
    if s.phase == FIRST_TURN:
        return "flip"
    if s.phase == TURN:
        return _prompt_of_turn(s)
    if s.phase == SEARCH:
        return "search-whiskey" if s.river[s.target] > TEETH else "search-tools"
    if s.phase == SWAPPING:
        return "swap" if s.swapper < s.seats else "swap-for"
    if s.phase == REWARD:
        return "reward"
    return "drawing" if s.phase == DRAWING else "uncovering"


def _prompt_of_turn(s: State) -> Asked:
    looks = {_place(s.river[place])["what"] for place in range(PLACES)}
    if looks.isdisjoint({"nuggets", "teeth"}):
        return "flip-or-doubt"
    return "flip-or-aim" if "river" in looks else "aim"


def conserved(s: State) -> dict[str, int]:
    """What no event may change."""
    cards = [s.left[kind] for kind in range(KINDS)]
    for place in range(PLACES):
        if s.river[place] >= RIVER:
            cards[s.river[place]] += 1
    lying = [s.river[place] for place in range(PLACES)].count(UNSEEN)
    unwon = sum(cards[1:])
    for seat in range(s.seats):
        for kind in range(1, KINDS):
            cards[kind] += held(s.won[seat], kind)
    dealt = [s.tool[p] for p in range(PROSPECTORS) if s.tool[p] != UNKNOWN]
    return {
        "gold cards": sum(cards[1:]),
        "pieces of gold": sum(count * pieces_on(kind) for kind, count in enumerate(cards)),
        "gold cards counted as not won": unwon - s.unwon,
        "river cards counted as unseen": sum(s.left[k] for k in range(KINDS)) - s.unseen,
        "river cards outside stack and river": s.unseen - s.stack - lying,
        "equipment cards": len({s.lies[place] for place in range(2 * PROSPECTORS)}),
        "tools": len(set(dealt)) + PROSPECTORS - (s.dealt + 1) // 2,
    }
