"""Everything else works without the extras; what needs one says how to get it."""

import subprocess
import sys

import pytest

BLOCKED = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel", "torch", "jax", "matplotlib", "ray", "pyarrow"):
    sys.modules[name] = None
"""


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", BLOCKED + code], capture_output=True, text=True)
    return done.stdout + done.stderr


def test_motherlode_and_its_batches_need_no_extra() -> None:
    code = "import motherlode, motherlode.cli\nfrom motherlode.lab.training import Lanes\n"
    code += "print(Lanes(motherlode.load('gold-nuggets'), 2).observation.shape)"
    assert run(code) == "(2, 213)\n"


@pytest.mark.parametrize(
    ("code", "command"),
    [
        ("import motherlode.lab.adapters.pettingzoo", "pip install 'motherlode[lab]'"),
        ("import motherlode.lab.adapters.gymnasium", "pip install 'motherlode[lab]'"),
        ("import motherlode.lab.adapters.openspiel", "pip install 'motherlode[openspiel]'"),
        (
            "import motherlode\nfrom motherlode.lab.training import Lanes\n"
            "Lanes(motherlode.load('gold'), 2, library='torch')",
            "pip install torch",
        ),
        (
            "import motherlode\nfrom motherlode.lab.training import Lanes\n"
            "Lanes(motherlode.load('gold'), 2, library='jax')",
            "pip install jax",
        ),
    ],
)
def test_a_missing_extra_is_named_with_the_command_that_brings_it(code: str, command: str) -> None:
    last = run(code).strip().splitlines()[-1]
    assert last.endswith(f"which is not installed: {command} [lab/extra-missing]")
