"""Games that are not in the box: a file of rules, a module, an installed package.

A file is loaded anew when it has changed, under the same name of a module, so that whoever writes
it sees what he has written; a module and a package are loaded once, as Python does it.
"""

import os
import sys
import traceback
from collections.abc import Callable
from functools import cache
from importlib import import_module, invalidate_caches
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from motherlode.engine.errors import GameError, MotherlodeError
from motherlode.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS = "motherlode.games"  # where a package says which games it brings along
ATTRIBUTE = "GAME"  # what a module calls its game, unless one says otherwise
OWN = "motherlode_own_"  # what a file's module is called, and then as the file


class _Read(NamedTuple):
    """A file as it was when it was read."""

    stamp: tuple[int, int]
    module: ModuleType


_read: dict[Path, _Read] = {}
_folders: set[Path] = set()  # that games were read from


def is_path(name: str) -> bool:
    """Whether a name is that of a file or a folder: `dice.py`, `games/dice`, `dice.py:GAME`."""
    path, _ = parts_of(name)
    return path.endswith(".py") or os.sep in path or (os.altsep or os.sep) in path


def absolute(name: str) -> str:
    """The name of a file, as it is understood in whichever folder."""
    path, attribute = parts_of(name)
    return f"{Path(path).expanduser().absolute()}:{attribute}"


def in_file(name: str) -> Game:
    """The game in a file, or in a folder with an `__init__.py`."""
    path, attribute = parts_of(name)
    file = Path(path).expanduser().absolute()
    if file.is_dir():
        file /= "__init__.py"
    if not file.is_file():
        raise GameError("game/no-file", f"There is no file {file}.")
    stat = file.stat()
    stamp = (stat.st_mtime_ns, stat.st_size)
    known = _read.get(file)
    if known is None or known.stamp != stamp:
        known = _read[file] = _Read(stamp, _loaded(file))
    return game_of(known.module, attribute, path)


def in_module(name: str) -> Game:
    """The game of a module on Python's path, as `module:GAME` or by the module alone."""
    module, attribute = parts_of(name)
    if not module or module.startswith("."):
        raise GameError("game/no-module", f"“{name}” names no module; write module:GAME.")
    made = guarded(name, lambda: import_module(module))
    return game_of(made, attribute, f"Module {module}")


def is_module(name: str) -> bool:
    """Whether a name without a colon is that of a module that can be found."""
    if not all(part.isidentifier() for part in name.split(".")):
        return False
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError, AttributeError):
        return False


@cache
def installed() -> "dict[str, EntryPoint]":
    """The games that installed packages bring along, by slug; none of them is loaded."""
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}


def of_package(slug: str) -> Game:
    """The game of an installed package."""
    entry = installed()[slug]
    made = guarded(slug, entry.load)
    found = _checked(made, f"The entry point “{slug}” ({entry.value})")
    if found.slug != slug:
        raise GameError(
            "game/other-slug", f"The entry point “{slug}” is the game “{found.slug}”: one name."
        )
    return found


def parts_of(name: str) -> tuple[str, str]:
    """Where a game is and what it is called there; `C:\\dice.py` has a colon and no attribute."""
    where, colon, attribute = name.rpartition(":")
    if not colon or not (attribute == "" or attribute.isidentifier()) or len(where) == 1:
        return name, ATTRIBUTE
    return where, attribute or ATTRIBUTE


def _loaded(file: Path) -> ModuleType:
    """A file as a module; what lies beside it can be imported, and is read anew as well."""
    package = file.name == "__init__.py"
    stem = file.parent.name if package else file.stem
    folder = file.parent
    beside = str(folder.parent if package else folder)
    if beside not in sys.path:
        sys.path.insert(0, beside)
    name = module_name(stem)
    forget_beside(folder)
    spec = spec_from_file_location(
        name, file, submodule_search_locations=[str(folder)] if package else None
    )
    assert spec is not None
    assert spec.loader is not None
    module, loader = module_from_spec(spec), spec.loader
    sys.modules[name] = module
    try:
        guarded(str(file), lambda: _run(loader.exec_module, module))
    except GameError:
        sys.modules.pop(name, None)
        raise
    return module


def forget_beside(folder: Path) -> None:
    """What was imported from a folder that games are read from is read anew with the next one."""
    for name in [*sys.modules]:
        if _lies_in(sys.modules[name], folder) and name != "__main__":
            del sys.modules[name]
    _folders.add(folder)
    invalidate_caches()


def module_name(stem: str) -> str:
    """What the module of a file is called, whatever the file is."""
    return OWN + "".join(letter if letter.isalnum() else "_" for letter in stem)


def _lies_in(module: object, folder: Path) -> bool:
    """Whether a module was read from a folder that somebody is writing a game in."""
    file = getattr(module, "__file__", None)
    name = getattr(module, "__name__", "")
    if not isinstance(file, str) or name.partition(".")[0] == "motherlode":
        return False
    is_game = name.startswith(OWN) and "." not in name  # which nobody imports
    return folder in _folders and Path(file).parent == folder and not is_game


def _run(execute: Callable[[ModuleType], None], module: ModuleType) -> ModuleType:
    execute(module)
    return module


def guarded(name: str, load: Callable[[], object]) -> ModuleType:
    """Runs somebody else's code, which may fail in any way; says in which line it did."""
    try:
        return load()  # type: ignore[return-value]
    except MotherlodeError:
        raise
    except SyntaxError as error:
        where = f"{error.filename or name}, line {error.lineno}"
        raise GameError("game/syntax", f"{where}: {error.msg}.") from error
    except ModuleNotFoundError as error:
        at = _line_of(error)
        raise GameError("game/no-module", f"{at or f'“{name}”'}: {error}.") from error
    except Exception as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        at = _line_of(error) or f"“{name}”"
        raise GameError("game/broken-module", f"{at} cannot be loaded: {reason}.") from error


def _line_of(error: BaseException) -> str:
    """The last line of somebody's own code on the way to an error, as file and line."""
    ours = str(Path(__file__).parents[1])
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith((ours, "<frozen", sys.base_prefix + os.sep + "lib"))
    ]
    return f"{frames[-1].filename}, line {frames[-1].lineno}," if frames else ""


def game_of(module: ModuleType, attribute: str, where: str) -> Game:
    found = getattr(module, attribute, None)
    if found is None:
        raise GameError("game/no-game", f"{where} has no “{attribute}”.")
    return _checked(found, f"“{attribute}” in {where}")


def _checked(found: object, what: str) -> Game:
    if not isinstance(found, Game):
        raise GameError("game/no-game", f"{what} is no game, but {type(found).__name__}.")
    return found
