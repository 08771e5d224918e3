"""What is in the box.

The six symbols and the numbers of dice and coasters are original. Which two symbols a printed
coaster shows is unknown: the pairs here are **reconstructed**. They are 18 different ones, every
symbol stands three times on the left and three times on the right, and any two symbols meet.
"""

from motherlode.engine.numbers import Number
from motherlode.engine.tables import table

SYMBOLS = ("clover", "pig", "cat", "penny", "horseshoe", "hand")  # GW-35, one a face: GW-A1

MOST_PLAYERS = 6  # GW-1
DICE_EACH = Number(3, 2, 4)  # GW-8
SMALL_DICE = 18  # GW-3
COASTERS = 18  # GW-3
GOAL = 3  # coasters to be won, GW-32
LAST_ROLLS = 3  # rolls after Stopp, GW-18

# Reconstructed: coaster 3 i + d - 1 shows symbol i on the left and i + d on the right, d = 1, 2, 3.
LEFT = table([i for i in range(6) for _ in range(3)], "i1")
RIGHT = table([(i + d) % 6 for i in range(6) for d in (1, 2, 3)], "i1")
