"""What is in the box.

Original: how many cards there are of each sort (GR-2), and that the four tools differ (O-11).
Reconstructed, because the printed pictures are lost to us: which tools they are, which of them
the nugget cards show, and how many teeth the tooth cards show.
"""

from motherlode.engine.numbers import Number

TOOLS = ("sieve", "pick", "shovel", "knife")  # reconstructed
SIDES = ("left", "right")
WHISKEY = "whiskey"

MOST_PLAYERS = 4  # GR-1
PROSPECTORS = 4  # GR-2
EQUIPMENT = 8  # four tools and four whiskeys, GR-2
PLACES = 10  # of the Blue Creek: 0 to 4 is the upper row, 5 to 9 the lower one, GR-11

# The river cards by kind. A nugget card is the bit set of the tools it shows, one for each nugget
# (GR-14, GR-A1); a tooth card shows as many bottles as teeth (GR-A25).
RIVER = 0  # a double river card: no gold on either side
TEETH = 15  # TEETH + n is a card with n teeth
KINDS = 20

DOUBLE_RIVER_CARDS = Number(20, 10, 40)  # original

NUGGET_CARDS = {  # reconstructed: every tool on ten cards, 40 nuggets
    "sieve": 2,
    "pick": 2,
    "shovel": 2,
    "knife": 2,
    "sieve+pick": 1,
    "sieve+shovel": 1,
    "sieve+knife": 1,
    "pick+shovel": 1,
    "pick+knife": 1,
    "shovel+knife": 1,
    "sieve+pick+shovel": 1,
    "sieve+pick+knife": 1,
    "sieve+shovel+knife": 1,
    "pick+shovel+knife": 1,
    "sieve+pick+shovel+knife": 2,
}
TOOTH_CARDS = {1: 1, 2: 2, 3: 2, 4: 1}  # reconstructed: teeth and how many cards, 15 teeth


def pieces_on(kind: int) -> int:
    """The pieces of gold on a card, which is also how many tools or whiskeys it needs."""
    if kind > TEETH:
        return kind - TEETH
    return (kind & 1) + (kind >> 1 & 1) + (kind >> 2 & 1) + (kind >> 3 & 1)


def tools_on(kind: int) -> list[str]:
    """The tools that a nugget card shows."""
    return [tool for at, tool in enumerate(TOOLS) if kind <= TEETH and kind >> at & 1]


def _copies() -> list[int]:
    nuggets = [NUGGET_CARDS["+".join(tools_on(kind))] for kind in range(1, TEETH + 1)]
    return [int(DOUBLE_RIVER_CARDS), *nuggets, *(TOOTH_CARDS[teeth] for teeth in range(1, 5))]


def copies(kind: int) -> int:
    """How many cards there are of a kind."""
    return DOUBLE_RIVER_CARDS if kind == RIVER else COPIES[kind]


COPIES = tuple(_copies())  # how many cards there are of a kind, at most seven of one kind of gold
