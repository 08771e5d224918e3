"""Opponents: search, levels, exact solutions."""
