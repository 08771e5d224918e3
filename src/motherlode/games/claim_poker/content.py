"""What is in the box: 52 cards, read from `cards.txt`, which says what of it is reconstructed.

Fixed are the numbers of cards of each sort; free are their values and the kinds that doubles and
triples show. The rules know cards by their number, in the order equipment by kind and value,
doubles as listed, prospectors, nuggets, gold teeth.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any

from motherlode.engine.errors import ContentError
from motherlode.engine.numbers import Number
from motherlode.engine.own import fault
from motherlode.engine.tables import Table, table

KINDS = ("sieve", "whiskey", "pick", "shovel", "knife", "rifle", "nugget", "tooth")
EQUIPMENT = KINDS[:6]  # each has a pile

PILES = len(EQUIPMENT)
EACH = 6  # valued cards of a kind of equipment, CP-3
FIRST_DOUBLE = PILES * EACH  # cards from here on are doubles …
FIRST_SPECIAL = FIRST_DOUBLE + 6  # … and from here on specials: prospectors, nuggets, teeth
CARDS = FIRST_SPECIAL + 10
MOST_SPECIALS = 2  # on a pile, CP-8
MOST_PLAYERS = 5  # CP-1
ODD_COSTS = Number(1, 0, 3)  # times its value, what an odd kind costs in round 2, CP-30
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
    def tables(self) -> Mapping[str, Table[Any]]:
        """The deck as the rules read it: the tables at the end of this file, by name."""
        kinds = range(len(KINDS))
        items = [
            [(card.value or 1) * (kind in card.kinds) for kind in kinds] for card in self.cards
        ]
        values = [[card.value * (kind in card.kinds) for kind in kinds] for card in self.cards]
        homes = [card.kinds for card in self.cards[FIRST_DOUBLE:FIRST_SPECIAL]]
        texts = [card.text for card in self.cards]
        return {
            "ITEMS": table(items, "i1"),
            "VALUES": table(values, "i1"),
            "BONUS": table([card.bonus for card in self.cards], "i1"),
            "FACE": table([FACES + self.faces.index(text) for text in texts], "i1"),
            "FIRST": table([texts.index(face) for face in self.faces], "i1"),
            "HOMES": table(homes, "i1"),
        }


# --- reading a deck ----------------------------------------------------------------------------


def parse_deck(text: str, name: str = "the deck", reconstructed: bool = False) -> Deck:
    """Cards, one a line; `#` begins a comment. An error names the line and the column."""
    cards = []
    count: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        written = line.partition("#")[0]
        if not written.strip():
            continue
        card = _card(written, name, number)
        count[card.sort] = count.get(card.sort, 0) + 1
        most = dict(_SORTS)[card.sort]
        if count[card.sort] > most:
            place = (_column(written), number)
            raise _error(name, place, "too-many", count=most, card=_written(card.sort))
        cards.append(card)
    if not cards:
        raise _error(name, None, "empty")
    for sort, wanted in _SORTS:
        if (found := count.get(sort, 0)) < wanted:
            missing = {"count": len(cards), "found": found, "wanted": wanted}
            raise _error(name, None, "too-few", **missing, card=_written(sort))
    # Doubles and triples keep the order in which they are listed.
    return Deck(tuple(sorted(cards, key=lambda c: (_ORDER.index(c.sort), c.value))), reconstructed)


def _error(
    name: str, place: tuple[int, int] | None, slug: str, **values: str | int
) -> ContentError:
    return fault(__package__, f"deck/{slug}", name, place, **values)


def _written(sort: str) -> str:
    """A sort as a deck's text writes it."""
    return {"double": "double …+…", "triple": "prospector …+…+…"}.get(sort, sort)


def _column(text: str) -> int:
    """Where the first word begins."""
    return len(text) - len(text.lstrip()) + 1


def _card(written: str, name: str, line: int) -> Card:
    sort, shown = written.split()[0], " ".join(written.split()[1:])
    start = _column(written)
    after = written[start - 1 + len(sort) :]
    place = (start + len(sort) + _column(after) - 1, line)  # of what follows the first word
    if sort == "prospector" and shown in ("+1", "-1"):
        return Card(f"prospector {shown}", f"prospector {shown}", bonus=int(shown))
    if sort in ("double", "prospector"):
        many = 2 if sort == "double" else 3
        kinds = _kinds(shown, many, name, place)
        text = f"{sort} {'+'.join(KINDS[kind] for kind in kinds)}"
        return Card(text, "double" if many == 2 else "triple", kinds)
    if sort not in KINDS:
        raise _unknown(name, (start, line), "unknown-card", sort, [*KINDS, "double", "prospector"])
    if not (shown.isascii() and shown.isdecimal() and 1 <= int(shown) <= HIGHEST):
        raise _error(name, place, "bad-value", card=sort, most=HIGHEST, word=shown)
    return Card(f"{sort} {int(shown)}", sort, (KINDS.index(sort),), int(shown))


def _kinds(text: str, many: int, name: str, place: tuple[int, int]) -> tuple[int, ...]:
    """Different kinds of equipment, in our order whatever theirs."""
    names = [kind.strip() for kind in text.split("+")] if text else []
    for kind in names:
        if kind not in EQUIPMENT:
            raise _unknown(name, place, "unknown-kind", kind, EQUIPMENT)
    if len(names) != many or len(set(names)) != many:
        raise _error(name, place, "bad-kinds", many=many, word=text)
    return tuple(sorted(EQUIPMENT.index(kind) for kind in names))


def _unknown(
    name: str, place: tuple[int, int], slug: str, word: str, known: Sequence[str]
) -> ContentError:
    """A word that is none, with the one that was perhaps meant, or all there are."""
    perhaps = get_close_matches(word, known, n=1, cutoff=0.6) or known
    return _error(name, place, slug, word=word, known=", ".join(perhaps))


# --- our deck ----------------------------------------------------------------------------------

_FILE = Path(__file__).with_name("cards.txt")
TEXT = _FILE.read_text(encoding="utf-8")
BOX = parse_deck(TEXT, _FILE.name, reconstructed=True)

# What the rules read; a person's own deck takes the place of these names.
ITEMS = BOX.tables["ITEMS"]  # card × kind: by how much it raises the stock
VALUES = BOX.tables["VALUES"]  # card × kind: by how much it raises the value
BONUS = BOX.tables["BONUS"]  # of a card: +1, -1, or 0
FACE = BOX.tables["FACE"]  # of a card: the outcome that turns it up
FIRST = BOX.tables["FIRST"]  # of a face: the first card that shows it
HOMES = BOX.tables["HOMES"]  # double × 2: the piles it may be put on
