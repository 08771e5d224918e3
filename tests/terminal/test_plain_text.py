"""Terminals that do not speak UTF-8: signs that look alike, and no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HUNCH = str(ROOT / "docs" / "examples" / "hunch.py")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "gold-nuggets", "--seed", "3", "--lang", "fr"],
        ["play", "gold-rausch", "--seed", "3", "--lang", "de"],
        ["rules", "gold", "--lang", "it"],
        ["bench", HUNCH, "--seconds", "0.1"],
        ["play", "chess"],
    ],
)
def test_no_sign_ends_the_program(encoding: str, arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "motherlode.cli", *arguments],
        input="zurück\nquit\n".encode(),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
        timeout=240,
    )
    told = (done.stdout + done.stderr).decode(encoding)
    assert "Traceback" not in told
    assert done.returncode == (2 if "chess" in arguments else 0), told
    assert told.strip()
    if encoding == "ascii" and arguments[0] == "play" and "--seed" in arguments:
        assert told.isascii()
        assert "Sam >" in told
        assert "?" * 3 not in told
