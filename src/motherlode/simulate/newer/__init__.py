"""Motherlodes to come: each knows one version of the schema more than the one before.

What they add is what a version may add while older processes run: columns that nobody has to fill,
tables and indexes. A version that changes what is there is for `stop all, then start all`.
"""

from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
FOLDERS = (HERE / "first" / "versions", HERE / "second" / "versions")
LATER = "later"  # the column that the first one adds everywhere


def known_to(program: int) -> Sequence[Path]:
    """The folders that a program knows besides ours: of today's, 0, none."""
    return FOLDERS[:program]
