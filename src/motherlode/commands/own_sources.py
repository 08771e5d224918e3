"""The files that an own game consists of, found without running them: for a page, which gets them.

A file of rules brings along its words and its layout, and what it imports from beside it; a package
is taken whole. What a page does not have is refused here, with its line, and not on a phone.
"""

import sys
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from motherlode.engine.errors import GameError
from motherlode.games.beside import files_of, imports_of, module_beside
from motherlode.games.finding import installed, is_path, parts_of

IN_PAGE = {*sys.stdlib_module_names, "motherlode", "msgspec"}  # what can be imported there


@dataclass
class OwnSources:
    """An own game's files by name, and what `load` calls the game in the folder they lie in."""

    name: str
    files: dict[str, bytes] = field(default_factory=dict)


def sources_of(name: str, home: str) -> OwnSources:
    """The sources of a game that will lie in the folder `home`."""
    where, attribute = parts_of(name)
    if is_path(name):
        path = Path(where).expanduser().absolute()
        found = OwnSources(f"{home}/{path.name}:{attribute}")
    else:
        if name in installed():
            where, attribute = parts_of(installed()[name].value)
        path = _of_module(where.partition(".")[0])
        found = OwnSources(f"{where}:{attribute}")
    if not path.exists():
        raise GameError("game/no-file", f"There is no file {path}.")
    _take(path, path.parent, found.files)
    return found


def _of_module(name: str) -> Path:
    """The file of a module on Python's path, or the folder of a package."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise GameError("game/no-module", f"There is no module “{name}”.")
    file = Path(spec.origin)
    return file.parent if file.name == "__init__.py" else file


def _take(path: Path, root: Path, files: dict[str, bytes]) -> None:
    """A file, or a whole folder, with all that it brings along."""
    for file in files_of(path):
        text = files[file.relative_to(root).as_posix()] = file.read_bytes()
        if file.suffix == ".py":
            _check_imports(file, text, root)


def _check_imports(file: Path, text: bytes, root: Path) -> None:
    """Refuses what a page does not have."""
    try:
        imported = list(imports_of(text))
    except SyntaxError as error:
        raise GameError("game/syntax", f"{file}, line {error.lineno}: {error.msg}.") from error
    for module, line in imported:
        if module not in IN_PAGE and not module_beside(module, root):
            raise GameError(
                "site/import",
                f"{file}, line {line}: a page has no “{module}”, only Python's own library.",
            )
