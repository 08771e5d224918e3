"""What is in the box, and where the cards lie.

The cards are original (GO-2). The scattered places are ours: the rulebook leaves the arrangement
to the players (GO-7).
"""

from itertools import permutations

from motherlode.engine.numbers import Number
from motherlode.engine.tables import table

COLOURS = ("green", "orange", "blue", "red", "violet")  # O-16, one mine entrance each
GOLD_VALUES = (1, 2, 3, 4)
STRENGTHS = (2, 3, 4, 5)

# A card's kind: gold by value, diggers by colour and strength, dynamite.
FIRST_DIGGER = 4
DYNAMITE = 24
KINDS = (
    *(f"gold {value}" for value in GOLD_VALUES),
    *(f"digger {colour} {strength}" for colour in COLOURS for strength in STRENGTHS),
    "dynamite",
)

# How many cards there are of each kind, in the same order.
DECK = table([5, 7, 7, 5, *(2, 2, 2, 1) * len(COLOURS), 5], "i1")  # GO-2

CARDS = 64  # the deck; the mine entrances are not part of it
GOLD = 60  # what all gold is worth
MOST_PLAYERS = 5  # GO-1
NOBODY = -1  # the owner of a neutral digger


def colours_each(seats: int) -> int:
    """How many colours each player picks."""
    return 2 if seats == 2 else 1  # GO-5, GO-4


def _owners(seats: int, order: tuple[int, ...]) -> list[int]:
    """The seat of each colour, when the seats take colours in an order from the front."""
    takers = [place // colours_each(max(seats, 1)) for place in range(len(COLOURS))]
    owner = dict(zip(order, takers, strict=True))
    return [owner[at] if owner[at] < seats else NOBODY for at in range(len(COLOURS))]


# Whose a colour is, by the number of players and the order in which they take colours (GO-4); what
# is left over is nobody's (GO-6, GO-A3).
ORDERS = tuple(permutations(range(len(COLOURS))))
OWNERS = table([[_owners(n, o) for o in ORDERS] for n in range(MOST_PLAYERS + 1)], "i1")

RUSH = Number(10, 0, 30)  # as many cards face down, or fewer, and the gold rush is called, GO-17

# Where the places are on a table of 1000 by 1000, as the middles of round cards that do not touch.
CARD_WIDTH = 110
GRID = tuple((125 * column + 62, 125 * row + 62) for row in range(8) for column in range(8))
# fmt: off
SCATTER = (
    (59, 99), (212, 58), (330, 71), (486, 65), (637, 81), (753, 60), (842, 137), (945, 79),
    (62, 233), (162, 166), (357, 202), (482, 183), (612, 196), (717, 249), (835, 255), (944, 197),
    (55, 353), (165, 292), (282, 320), (422, 314), (536, 287), (539, 404), (759, 385), (936, 315),
    (58, 471), (198, 405), (312, 434), (429, 447), (653, 437), (774, 504), (873, 415), (935, 515),
    (95, 592), (190, 523), (345, 547), (458, 580), (559, 520), (616, 622), (733, 621), (849, 595),
    (55, 703), (171, 724), (241, 629), (370, 663), (513, 684), (665, 728), (839, 719), (945, 668),
    (60, 821), (176, 841), (286, 750), (421, 795), (539, 799), (648, 845), (760, 807), (916, 810),
    (73, 938), (238, 942), (324, 861), (457, 942), (587, 945), (716, 941), (828, 907), (945, 926),
)
# fmt: on
LAYOUTS = {"scatter": SCATTER, "grid": GRID}  # GO-7, GO-24
