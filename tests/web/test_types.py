"""The client's types are the server's."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "scripts" / "types.py"


def test_the_generated_types_are_current() -> None:
    asked = subprocess.run(
        [sys.executable, SCRIPT, "--check"], capture_output=True, text=True, timeout=60, check=False
    )
    assert asked.returncode == 0, asked.stderr
