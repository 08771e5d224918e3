"""Games of turns for two, solved exactly: the tables of one, and what every position is worth."""
