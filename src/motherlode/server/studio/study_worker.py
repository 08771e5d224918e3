"""The process that plays a game by the thousand and says what it found, as lines of JSON."""

import json
import os
import sys
from importlib import import_module

from motherlode.games.added import Source, load_source
from motherlode.server.studio.check_worker import spoken


def main(source: Source, asked: str) -> None:
    """Says page after page, each with more games than the last, until there is nothing more."""
    say, wanted = spoken(), json.loads(asked)
    findings = import_module("motherlode.lab.findings")  # NumPy and Numba, for this process alone
    for page in findings.study(load_source(source), wanted["seats"], wanted.get("options", {})):
        say({"page": page})


if __name__ == "__main__":
    os.nice(10)
    main(Source(*sys.argv[1:4]), sys.argv[4])
