"""Codes that people read out across a room."""

from motherlode.table.randomness import Randomness

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that looks like something else
DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212"  # keyboards and messengers make many kinds


def new_code(random: Randomness, length: int = 6) -> str:
    """A code that nobody has guessed."""
    return "".join(ALPHABET[random.randbelow(len(ALPHABET))] for _ in range(length))


def typed_code(text: str) -> str:
    """A code as somebody has typed it: small letters, spaces and dashes do not matter."""
    return "".join(mark for mark in text.upper() if not mark.isspace() and mark not in DASHES)


def is_code(text: str) -> bool:
    """Whether a text may be a code at all."""
    return 0 < len(text) <= 16 and all(mark in ALPHABET for mark in text)
