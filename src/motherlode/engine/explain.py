"""What went wrong in somebody's rules, in one line with its place, never as a page of traceback."""

import os
import re
import traceback
from typing import TYPE_CHECKING, NamedTuple

from motherlode.engine.errors import GameError

if TYPE_CHECKING:
    from motherlode.engine.game import Game

_FILE = re.compile(r'File "([^"]+)", line (\d+)|at (\S+\.py) \((\d+)\)')  # innermost first
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
# What the compiler's long messages have that is worth a sentence, the most telling first.
_ALLOCATES = re.compile(r"NRT required but not enabled")
_TELLING = (
    re.compile(r"(Cannot unify .*?) for '"),
    re.compile(r"(Untyped global name '[^']+'.*)"),
    re.compile(r"(NameError: .*)"),
    re.compile(r"(Use of unsupported .*)"),
    re.compile(r"(Unknown attribute '[^']+'.*)"),
    re.compile(r"(Field '[^']+' was not found.*)"),
    re.compile(r"(Unsupported .*)"),
    re.compile(r"(No implementation of function .*?) found for signature"),
    re.compile(r"(Unbound variable.*|variable '.*' referenced before .*)"),
)


class Told(NamedTuple):
    """Something that failed, and where in the game's files."""

    sentence: str
    file: str
    line: int


def is_compilers(error: BaseException) -> bool:
    """Whether an error is the compiler's about what it was given."""
    return type(error).__module__.partition(".")[0] == "numba"


def explained(error: BaseException, game: "Game | None" = None) -> Told:
    """An error in one sentence, and the last line of the game's own files on the way to it."""
    if is_compilers(error):
        return _of_compiler(_COLOUR.sub("", str(error)), game)
    reason = " ".join(str(error).split())
    kind = type(error).__name__
    file, line = _raised_in(error, game)
    return Told(f"{kind}: {reason}" if reason else kind, file, line)


def not_compiled(error: BaseException, game: "Game | None" = None) -> GameError:
    """The compiler's error, for people."""
    told = explained(error, game)
    where = f"{told.file}, line {told.line}: " if told.file else ""
    return GameError("rules/not-compiled", f"{where}{told.sentence}.")


def no_compiler(error: BaseException) -> GameError | None:
    """What to say where NumPy or Numba is not installed; None if that is not what is missing."""
    if not isinstance(error, ModuleNotFoundError) or error.name not in ("numpy", "numba"):
        return None
    told = "This computes with NumPy and Numba, which are not installed here"
    return GameError("target/no-compiler", f"{told}: pip install 'motherlode[cpu]'.")


def _raised_in(error: BaseException, game: "Game | None") -> tuple[str, int]:
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if frame.lineno is not None and is_of_game(frame.filename, game):
            return frame.filename, frame.lineno
    return "", 0


def is_of_game(file: str, game: "Game | None") -> bool:
    """Whether a file is one of the game's own: beside its rules, or below them."""
    if game is None:
        return os.sep + os.path.join("motherlode", "engine") + os.sep not in file
    folder = os.path.dirname(game.rules.setup.__code__.co_filename)
    return file.startswith(folder + os.sep)


def _of_compiler(text: str, game: "Game | None") -> Told:
    found = [(os.path.abspath(a or b), int(x or y)) for a, x, b, y in _FILE.findall(text)]
    mine = [place for place in found if is_of_game(place[0], game)]
    file, line = (mine or [("", 0)])[0]
    if _ALLOCATES.search(text):
        return Told("a list, a text or another object is made here, which rules cannot", file, line)
    for telling in _TELLING:
        match = telling.search(text)
        if match:
            return Told(_cut(match[1]), file, line)
    first = [part for part in text.splitlines() if part.strip() and "Failed in" not in part]
    return Told(_cut(first[0] if first else "it cannot be compiled"), file, line)


def _cut(sentence: str) -> str:
    return "the compiler says: " + " ".join(sentence.split())[:160].rstrip(".: ")
