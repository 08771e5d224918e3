"""Motherlode in the terminal: six boards drawn with Rich, one loop to play them."""
