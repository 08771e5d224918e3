"""A game that is being written, at a table: watched, checked and measured on its own machine."""
