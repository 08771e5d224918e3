"""Players that teach themselves: games to learn from, a network that learns, a plan for both."""
