"""A docstring tells something to whoever has not read the line above it."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/motherlode", "bench", "web/scripts", "docs/examples", "packaging")
TELLS_NOTHING = {
    *("As it is.", "At once.", "Ends.", "It does.", "Likewise.", "Never.", "No.", "Nobody asks."),
    *("Nothing.", "One more.", "One of them.", "Oneself.", "Some of them.", "Somebody."),
    *("The same.", "The text.", "The whole of it.", "To nobody.", "Until cancelled."),
    *("What came.", "What came of it.", "What comes back.", "Yes."),
}


def riddles(path: Path) -> list[str]:
    """The docstrings of a file that tell nothing."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [ast.get_docstring(node) for node in ast.walk(tree) if isinstance(node, kinds)]
    return [f"{path.relative_to(ROOT)}: {one}" for one in found if one in TELLS_NOTHING]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_docstring_is_a_riddle(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    assert [riddle for path in files for riddle in riddles(path)] == []
