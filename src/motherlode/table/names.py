"""Names as they can be shown, kept and told apart."""

import unicodedata
from collections.abc import Collection

from motherlode.table.errors import TableError
from motherlode.table.randomness import Randomness

LONGEST = 24  # letters
GUESTS = ("Prospector", "Panner", "Digger", "Nugget", "Claimant", "Rockhound")
# Marks that make up so many letters, with all that is not seen: whoever sends more sends no name.
# To bring marks into their order takes time by the square of their number.
MOST_MARKS = 10 * LONGEST
# Letters by the book, and nothing to see: Hangul's fillers and the Braille pattern without a dot.
JOINING = "\n\u200c\u200d"  # and what ends a line
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
    found = tidy(name[:MOST_MARKS], "")
    if not found:
        raise TableError("name/empty", "A name needs at least one letter that can be seen.")
    if len(found) > LONGEST or len(name) > MOST_MARKS:
        raise TableError("name/too-long", f"A name has at most {LONGEST} letters.")
    return found


def shown_words(text: str) -> str:
    """What somebody says, as it can be shown among others' words; empty if nothing is to be seen.

    Marks that turn the direction of writing would turn what stands beside them, too; those that
    join letters and pictures stay.
    """
    seen = "".join(mark if mark in JOINING else _shown(mark) for mark in text)
    return seen.strip() if tidy(text, "") else ""


def free_name(name: str, taken: Collection[str]) -> str:
    """Two people of one name are told apart."""
    base = name
    for count in range(2, len(taken) + 3):
        if name not in taken:
            break
        name = f"{base[: LONGEST - 1 - len(str(count))]} {count}"
    return name


def _shown(mark: str) -> str:
    if unicodedata.category(mark) == "Cf":
        return ""
    return mark if mark.isprintable() and mark not in UNSEEN else " "


def guest_name(random: Randomness) -> str:
    """A name for somebody who has none."""
    return f"{GUESTS[random.randbelow(len(GUESTS))]} {random.randbelow(90) + 10}"
