"""Writes locks/*.txt: for each way to install us, every package with the hashes of its files.

    python packaging/lock.py            # needs uv: pip install uv
    pip install --require-hashes --requirement locks/play.txt
    pip install --no-deps motherlode-….whl

Versions are those of constraints.txt. One file serves every Python from 3.11 on and every system,
by markers; addresses of downloads are nobody's business and stand in none of them.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / "locks"
# By the name of the file: which extras it brings besides what everybody needs.
WAYS = {
    "play": (),
    "server": ("cpu", "postgres", "redis"),
    "lab": ("cpu", "lab"),
    "docs": ("docs",),
    "dev": ("dev",),
}
HEADER = """\
# Made by packaging/lock.py from pyproject.toml and constraints.txt. Do not edit.
# pip install --require-hashes --requirement locks/{name}.txt
"""


def wanted(extras: tuple[str, ...]) -> list[str]:
    """The requirements of some extras, with those of the extras that they name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: list[str] = list(project["dependencies"])
    for extra in extras:
        for requirement in project["optional-dependencies"][extra]:
            if requirement.startswith("motherlode["):
                others = requirement.partition("[")[2].partition("]")[0].split(",")
                found += wanted(tuple(other.strip() for other in others))
            else:
                found.append(requirement)
    return list(dict.fromkeys(found))


def locked(name: str) -> str:
    """The text of one lock."""
    command = [
        *(sys.executable, "-m", "uv", "pip", "compile", "-", "--quiet", "--universal"),
        *("--python-version", "3.11", "--generate-hashes", "--no-annotate", "--no-header"),
        *("--no-strip-extras", "--no-emit-index-url", "--no-emit-find-links", "--no-config"),
        *("--constraint", str(ROOT / "constraints.txt")),
    ]
    asked = "\n".join(wanted(WAYS[name]))
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{name}: {done.stderr}")
    return HEADER.format(name=name) + done.stdout


def main() -> None:
    """Writes all of them."""
    LOCKS.mkdir(exist_ok=True)
    for name in WAYS:
        (LOCKS / f"{name}.txt").write_text(locked(name), encoding="utf-8")
        print(f"locks/{name}.txt")


if __name__ == "__main__":
    main()
