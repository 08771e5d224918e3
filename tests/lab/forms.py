"""How thoroughly other people's suites are run: a short form always, the full one on request."""

import os

FULL = os.environ.get("MOTHERLODE_FULL") == "1"  # set by `make check-lab`


def how_many(short: int, full: int) -> int:
    """The short number or the full one."""
    return full if FULL else short
