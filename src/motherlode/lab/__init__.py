"""Experiments with the games: bots against each other, by the thousand."""
