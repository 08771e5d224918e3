"""Versions of the schema that the one after it knows."""
