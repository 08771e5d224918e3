"""The project's clause lists: which clauses of a game speak about play.

A clause id that stands here needs a test that cites it (`@pytest.mark.clause("GN-28")`); ids that
say nothing about play (credits, translations, what is in the box's lid) are left out on purpose.
"""

import re
from pathlib import Path

FOLDER = Path(__file__).parent / "games"


def clauses(package: str) -> list[str]:
    """The ids of a game's list: tests/games/<package>/clauses.txt, one id a line."""
    lines = (FOLDER / package / "clauses.txt").read_text(encoding="utf-8").splitlines()
    return [line.split()[0] for line in lines if re.match(r"[A-Z]", line)]


def packages() -> list[str]:
    """The games that have a list."""
    return sorted(path.parent.name for path in FOLDER.glob("*/clauses.txt"))
