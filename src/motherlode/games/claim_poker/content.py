"""What is in the box: 52 cards, read from `cards.txt`, which says what of it is reconstructed.

Fixed are the numbers of cards of each sort; free are their values and the kinds that doubles and
triples show. The rules know cards by their number, in the order equipment by kind and value,
doubles as listed, prospectors, nuggets, gold teeth.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

from motherlode.engine.errors import ContentError, did_you_mean

KINDS = ("sieve", "whiskey", "pick", "shovel", "knife", "rifle", "nugget", "tooth")
EQUIPMENT = KINDS[:6]  # each has a pile

PILES = len(EQUIPMENT)
EACH = 6  # valued cards of a kind of equipment, CP-3
FIRST_DOUBLE = PILES * EACH  # cards from here on are doubles …
FIRST_SPECIAL = FIRST_DOUBLE + 6  # … and from here on specials: prospectors, nuggets, teeth
CARDS = FIRST_SPECIAL + 10
MOST_SPECIALS = 2  # on a pile, CP-8
MOST_PLAYERS = 5  # CP-1
HIGHEST = 9  # the largest value that a card may have

# How an outcome is numbered: where a double goes, which pile is short of a special, then faces.
ON = 0
SHORT = ON + PILES
FACES = SHORT + PILES

# What the box must hold: (sort, how many), in the order of the cards' numbers.
_SORTS = (
    *((kind, EACH) for kind in EQUIPMENT),
    ("double", 6),
    ("prospector +1", 2),
    ("prospector -1", 2),
    ("triple", 2),
    ("nugget", 2),
    ("tooth", 2),
)
_ORDER = [sort for sort, _ in _SORTS]


@dataclass(frozen=True)
class Card:
    """One card, as its text says."""

    text: str
    sort: str
    kinds: tuple[int, ...] = ()  # the kinds that it shows
    value: int = 0  # what is printed on it: points and number of items
    bonus: int = 0  # of a +1 or -1 prospector


@dataclass(frozen=True)
class Deck:
    """52 cards by number."""

    cards: tuple[Card, ...]
    reconstructed: bool

    @cached_property
    def faces(self) -> list[str]:
        """What can be seen on a card, each text once."""
        return list(dict.fromkeys(card.text for card in self.cards))

    @cached_property
    def tables(self) -> Mapping[str, npt.NDArray[np.int8]]:
        """The deck as the rules read it: the arrays at the end of this file, by name."""
        items = np.zeros((CARDS, len(KINDS)), np.int8)
        values = np.zeros((CARDS, len(KINDS)), np.int8)
        for number, card in enumerate(self.cards):
            for kind in card.kinds:
                items[number, kind] = card.value or 1
                values[number, kind] = card.value
        texts = [card.text for card in self.cards]
        return {
            "ITEMS": items,
            "VALUES": values,
            "BONUS": np.array([card.bonus for card in self.cards], np.int8),
            "FACE": np.array([FACES + self.faces.index(text) for text in texts], np.int8),
            "FIRST": np.array([texts.index(face) for face in self.faces], np.int8),
            "HOMES": np.array([c.kinds for c in self.cards[FIRST_DOUBLE:FIRST_SPECIAL]], np.int8),
        }


# --- reading a deck ----------------------------------------------------------------------------


def parse_deck(text: str, name: str = "the deck", reconstructed: bool = False) -> Deck:
    """Cards, one a line; `#` begins a comment."""
    cards = []
    count: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        place = f"{name}, line {number}"
        card = _card(words, place)
        count[card.sort] = count.get(card.sort, 0) + 1
        most = dict(_SORTS)[card.sort]
        if count[card.sort] > most:
            raise ContentError("deck/too-many", f"{place}: more than {most} × “{card.sort}”.")
        cards.append(card)
    for sort, wanted in _SORTS:
        if (found := count.get(sort, 0)) < wanted:
            raise ContentError(
                "deck/too-few",
                f"{name} ends after {len(cards)} cards: {found} × “{sort}” instead of {wanted}.",
            )
    # Doubles and triples keep the order in which they are listed.
    return Deck(tuple(sorted(cards, key=lambda c: (_ORDER.index(c.sort), c.value))), reconstructed)


def _card(words: list[str], place: str) -> Card:
    sort, shown = words[0], " ".join(words[1:])
    if sort == "prospector" and shown in ("+1", "-1"):
        return Card(f"prospector {shown}", f"prospector {shown}", bonus=int(shown))
    if sort in ("double", "prospector"):
        many = 2 if sort == "double" else 3
        kinds = _kinds(shown, many, place)
        text = f"{sort} {'+'.join(KINDS[kind] for kind in kinds)}"
        return Card(text, "double" if many == 2 else "triple", kinds)
    if sort not in KINDS:
        hint = did_you_mean(sort, [*KINDS, "double", "prospector"])
        raise ContentError("deck/unknown-card", f"{place}: “{sort}” is no card. {hint}")
    if not (shown.isascii() and shown.isdecimal() and 1 <= int(shown) <= HIGHEST):
        raise ContentError(
            "deck/bad-value", f"{place}: a {sort} is worth 1 to {HIGHEST}, not “{shown}”."
        )
    return Card(f"{sort} {int(shown)}", sort, (KINDS.index(sort),), int(shown))


def _kinds(text: str, many: int, place: str) -> tuple[int, ...]:
    """Different kinds of equipment, in our order whatever theirs."""
    names = [name.strip() for name in text.split("+")]
    for name in names:
        if name not in EQUIPMENT:
            hint = did_you_mean(name, EQUIPMENT)
            raise ContentError("deck/unknown-kind", f"{place}: “{name}” is no equipment. {hint}")
    if len(names) != many or len(set(names)) != many:
        raise ContentError(
            "deck/bad-kinds", f"{place}: {many} different kinds with + between them, not “{text}”."
        )
    return tuple(sorted(EQUIPMENT.index(name) for name in names))


# --- our deck ----------------------------------------------------------------------------------

_FILE = Path(__file__).with_name("cards.txt")
BOX = parse_deck(_FILE.read_text(encoding="utf-8"), _FILE.name, reconstructed=True)

# What the rules read; a person's own deck takes the place of these names.
ITEMS = BOX.tables["ITEMS"]  # card × kind: by how much it raises the stock
VALUES = BOX.tables["VALUES"]  # card × kind: by how much it raises the value
BONUS = BOX.tables["BONUS"]  # of a card: +1, -1, or 0
FACE = BOX.tables["FACE"]  # of a card: the outcome that turns it up
FIRST = BOX.tables["FIRST"]  # of a face: the first card that shows it
HOMES = BOX.tables["HOMES"]  # double × 2: the piles it may be put on
