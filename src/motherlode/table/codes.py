"""Codes that people read out across a room."""

import secrets

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that looks like something else


def new_code(length: int = 6) -> str:
    """A code that nobody has guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def is_code(text: str) -> bool:
    """Whether a text may be a code at all."""
    return 0 < len(text) <= 16 and all(mark in ALPHABET for mark in text)
