"""Own games that are played here besides the six: a server's `--game`, a studio's file.

A file is read once and kept as it was read, so that other processes load the same rules while
somebody is already writing the next ones. `edition` tells two versions of it apart, and of its
words, its layout and what it imports from beside it, which are read where they lie.
"""

import hashlib
import re
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import ModuleType

from motherlode.engine.errors import GameError, MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.lessons import lessons_of
from motherlode.engine.surface import surfaced
from motherlode.engine.words import LANGUAGES, rules_of, texts_of
from motherlode.games.beside import files_of
from motherlode.games.finding import (
    absolute,
    forget_beside,
    game_of,
    guarded,
    module_name,
    parts_of,
)

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST = 40  # letters of a slug


@dataclass(frozen=True)
class Source:
    """Where an own game comes from: all that another process needs to load the same."""

    name: str  # a file or module:GAME, as somebody named it
    edition: str = ""  # of a file: a hash of what stood in it and in what belongs to it
    kept: str = ""  # of a file: where that is kept


@dataclass(frozen=True)
class Added:
    """An own game, and where it comes from."""

    game: Game
    source: Source


ADDED: dict[str, Added] = {}
_kept: list[Path] = []  # the folder of what was read, once there is one


def add(name: str) -> Added:
    """Plays an own game from now on, in place of an older edition of it."""
    source = source_of(name)
    game = load_source(source)
    _check_slug(game)
    guarded(name, partial(_speaks, game))
    added = ADDED[game.slug] = Added(surfaced(game), source)
    return added


def _speaks(game: Game) -> None:
    """Makes every text that a table asks for: what fails later would fail for everybody."""
    for language in LANGUAGES:
        texts_of(game, language)
        rules_of(game, language)
    lessons_of(game)


def source_of(name: str) -> Source:
    """What a game's name stands for now; a file is read and kept."""
    path, _ = parts_of(name)
    if not path.endswith(".py"):
        return Source(name)
    try:
        text = Path(path).expanduser().read_bytes()
    except OSError as error:
        raise GameError("game/no-file", f"{path}: {error.strerror}.") from error
    edition = _edition(Path(path).expanduser().absolute(), text)
    kept = _folder() / f"{edition}.py"
    if not kept.exists():
        kept.write_bytes(text)
    return Source(absolute(name), edition, str(kept))


def _edition(file: Path, text: bytes) -> str:
    parts = [text]
    for other in files_of(file)[1:]:
        with suppress(OSError):  # just being replaced
            parts += [str(other).encode(), other.read_bytes()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def load_source(source: Source) -> Game:
    """The game that a source holds, loaded anew where it is a file."""
    if not source.kept:
        from motherlode.games import load

        return load(source.name)
    path, attribute = parts_of(source.name)
    module = _module(Path(path), Path(source.kept).read_bytes())
    return game_of(module, attribute, path)


def where(slug: str) -> Source | None:
    """Where an own game comes from; None for ours."""
    added = ADDED.get(slug)
    return added.source if added else None


def edition(slug: str) -> str:
    """Tells what was answered about an older edition of a game from what is true now."""
    source = where(slug)
    return source.edition if source else ""


def _module(path: Path, text: bytes) -> ModuleType:
    """A file as a module: its name stays, so that a comment compiles nothing anew."""
    name = module_name(path.stem)
    forget_beside(path.parent)
    module, before = ModuleType(name), sys.modules.get(name)
    module.__file__ = str(path)
    sys.modules[name] = module  # types are looked up there
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))  # for what it imports from beside it

    def run() -> ModuleType:
        exec(compile(text, str(path), "exec"), module.__dict__)
        return module

    try:
        return guarded(str(path), run)
    except MotherlodeError:
        sys.modules.pop(name)
        if before is not None:
            sys.modules[name] = before
        raise


def _check_slug(game: Game) -> None:
    from motherlode.games import PACKAGES

    if game.slug in PACKAGES:
        raise GameError("game/taken", f"“{game.slug}” is the slug of {PACKAGES[game.slug]}.")
    if not SLUG.fullmatch(game.slug) or len(game.slug) > LONGEST:
        raise GameError("game/slug", f"“{game.slug}” is no slug: small letters, digits, hyphens.")


def _folder() -> Path:
    if not _kept:
        import atexit
        import shutil
        import tempfile

        _kept.append(Path(tempfile.mkdtemp(prefix="motherlode-games-")))
        atexit.register(shutil.rmtree, _kept[0], ignore_errors=True)
    return _kept[0]
