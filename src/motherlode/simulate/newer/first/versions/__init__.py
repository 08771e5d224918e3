"""Versions of the schema that the next Motherlode knows."""
