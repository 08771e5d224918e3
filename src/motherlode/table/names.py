"""Names as they can be shown, kept and told apart."""

import unicodedata
from collections.abc import Collection

from motherlode.table.errors import TableError

LONGEST = 24  # letters
# Letters by the book, and nothing to see: Hangul's fillers and the Braille pattern without a dot.
UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"


def tidy(name: str, otherwise: str) -> str:
    """A name as it can be shown and kept: printable, with single spaces, and not empty.

    What only turns the direction of writing or joins letters is left out without a gap: two names
    that look alike shall be alike.
    """
    seen = "".join(_shown(mark) for mark in unicodedata.normalize("NFC", name))
    return " ".join(seen.split()) or otherwise


def check_name(name: str) -> str:
    """A name that somebody has chosen, tidied; one that cannot be shown is refused."""
    found = tidy(name, "")
    if not found:
        raise TableError("name/empty", "A name needs at least one letter that can be seen.")
    if len(found) > LONGEST:
        raise TableError("name/too-long", f"A name has at most {LONGEST} letters.")
    return found


def free_name(name: str, taken: Collection[str]) -> str:
    """Two people of one name are told apart."""
    names = [name, *(f"{name[: LONGEST - 2]} {count}" for count in range(2, 10))]
    return next(free for free in names if free not in taken)


def _shown(mark: str) -> str:
    if unicodedata.category(mark) == "Cf":
        return ""
    return mark if mark.isprintable() and mark not in UNSEEN else " "
