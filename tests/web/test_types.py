"""The client's types are the server's."""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
SCRIPT = WEB / "scripts" / "client_types.py"


def test_the_generated_types_are_current() -> None:
    asked = subprocess.run(
        [sys.executable, SCRIPT, "--check"], capture_output=True, text=True, timeout=60, check=False
    )
    assert asked.returncode == 0, asked.stderr


def test_the_proof_that_the_browser_is_tested_with_is_the_engines() -> None:
    made = subprocess.run(
        [sys.executable, WEB / "scripts" / "proofs.py"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert made.stdout == (WEB / "src" / "table" / "proof.sample.json").read_text("utf-8")
