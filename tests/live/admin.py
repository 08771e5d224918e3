"""`motherlode admin` and its kin, run as an operator does."""

import os
import tempfile
from pathlib import Path

from live.forks import Fork

ENDS_WITHIN = 120.0  # seconds; a busy machine is slow


def admin(url: str, *arguments: str, code: int = 0) -> str:
    """What it has said; it ends with a code."""
    return run("admin", "--database", url, *arguments, code=code)


def run(*command: str, code: int = 0) -> str:
    """Any command."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "said"
        done = Fork(list(command), output, os.environ, Path.cwd()).wait(ENDS_WITHIN)
        said = output.read_text()
    assert done == code, said
    assert "Traceback" not in said
    return said
