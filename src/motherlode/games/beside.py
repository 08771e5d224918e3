"""What belongs to an own game's file: its words and layout, and what it imports from beside it.

They are found without running anything, so a file that is only half written has some, too.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

KINDS = (".py", ".toml", ".md", ".txt", ".json")


def files_of(path: Path) -> list[Path]:
    """A game's file first, or those of its folder, then all that it brings along, each once."""
    found: dict[Path, None] = {}
    for file in module_beside(path.name, path.parent) if path.is_dir() else [path]:
        _find(file, path.parent, found)
    return list(found)


def _find(file: Path, root: Path, found: dict[Path, None]) -> None:
    """Adds a file, and what a file of Python's imports."""
    if file in found:
        return
    found[file] = None
    if file.suffix != ".py":
        return
    for other in sorted(file.parent.glob(f"{file.stem}.*")):
        if other.suffix in KINDS:
            found.setdefault(other)
    try:
        imported = list(imports_of(file.read_bytes()))
    except (OSError, SyntaxError, ValueError):
        return  # whoever loads it says why
    for module, _ in imported:
        for other in module_beside(module, root):
            _find(other, root, found)


def module_beside(module: str, root: Path) -> list[Path]:
    """The file of a module that lies in a folder, or all files of a package."""
    if (root / f"{module}.py").is_file():
        return [root / f"{module}.py"]
    package = root / module
    if not (package / "__init__.py").is_file():
        return []
    return [each for each in sorted(package.rglob("*")) if each.is_file() and each.suffix in KINDS]


def imports_of(text: bytes) -> Iterator[tuple[str, int]]:
    """The modules that a file imports, by the first part of their names, each with its line."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            for each in node.names:
                yield each.name.partition(".")[0], node.lineno
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0], node.lineno
