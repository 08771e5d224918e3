"""What is in the box. All of it is original: the dice are described by several sources."""

from motherlode.engine.numbers import Number

FACES = ("lasso", "nugget", "2", "3", "4", "5")  # six faces, the same on every die
LASSO, NUGGET = 0, 1
FIRST_NUMBER = 2  # faces from here on are numbers; face f shows the number f

DICE = 7  # GN-2
NUGGETS = Number(77, 20, 120)  # GN-2
MOST_PLAYERS = 5  # GN-1
