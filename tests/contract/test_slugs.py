"""No slug of a game stands outside its own folders: what others need to know, the game says."""

import ast
import re
from pathlib import Path

import motherlode
from motherlode.games import PACKAGES

ROOT = Path(__file__).parents[2]
SOURCE, WEB = ROOT / "src" / "motherlode", ROOT / "web" / "src"
SLUGS = set(motherlode.games()) - {"gold"}  # which is a word of every game
# The list itself; and the command line has to begin somewhere.
NAMED = {SOURCE / "games" / "__init__.py", SOURCE / "cli.py"}


def test_no_python_outside_its_folder_knows_a_game_by_name() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in SOURCE.rglob("*.py")
        if file not in NAMED and file.parent.parent != SOURCE / "games"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in SLUGS
    ]
    assert found == []


def test_no_python_outside_its_folders_imports_a_game() -> None:
    """A game's folders are its own and that of its drawing in a terminal, found by its name."""
    packages = "|".join(PACKAGES.values())
    imported = re.compile(rf"motherlode\.games\.({packages})\b|games import ({packages})\b")
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in SOURCE.rglob("*.py")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if (name := imported.search(line)) and (name[1] or name[2]) not in _own(file)
    ]
    assert found == []


def _own(file: Path) -> tuple[str, ...]:
    """The folders and the file that may bear the name of a game."""
    return (*file.relative_to(SOURCE).parts[:-1], file.stem)


def test_nothing_of_the_client_outside_its_folder_knows_a_game_by_name() -> None:
    quoted = re.compile("|".join(f"['\"`/]{slug}['\"`/]" for slug in sorted(SLUGS)))
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in WEB.rglob("*")
        if file.suffix in (".ts", ".svelte")
        and not file.name.endswith(".test.ts")
        and not {"games", "generated"} & set(file.relative_to(WEB).parts[:1])
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if quoted.search(re.sub(r"//.*|/\*\*.*|<!--.*", "", line))
    ]
    assert found == []
