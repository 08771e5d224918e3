"""Jobs where nothing is compiled: in the modules that the package brings along, through wasmtime.

The built client has the six games' loops as WebAssembly, for tables in the page. They are the same
thoughts as on the processor, bit for bit, so whoever installs Motherlode to play needs no compiler.
A module has the box's content in its code: for other content, and for own games, there is none.
"""

import atexit
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import local

from motherlode.engine.errors import GameError
from motherlode.engine.game import Game
from motherlode.engine.jobs import Done, Job, Loop
from motherlode.engine.wasm.run import Module, translated

# Where the client's build puts them: one folder, whose name changes with what is in it.
FOLDER = Path(__file__).parents[2] / "server" / "static" / "page"
NO_MODULE = (
    "There is no module for this: bots and the coach think about own games, own content and other "
    "numbers than the box's where they can be compiled: pip install 'motherlode[cpu]'."
)


class Shipped:
    """Does jobs in the modules of a folder; an instance a thread, for each has one memory."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = _modules(folder)
        self._instances = local()
        atexit.register(self.close)

    def has(self, game: Game) -> bool:
        """Whether there is a module for a game as it is played."""
        is_ours = game.rules.setup.__module__.startswith("motherlode.games.")
        return is_ours and not game.content and game.slug in self._files

    def run(self, job: Job) -> Done:
        """Does a job; the first one of a game in a thread takes a moment longer."""
        if not self.has(job.game):
            raise GameError("target/no-module", NO_MODULE)
        return self._module(job.game.slug).run(job)

    def is_ready(self, game: Game, loop: Loop) -> bool:
        """A module is as good as ready: it is loaded in no time."""
        return True

    def close(self) -> None:
        """Once Python is being taken apart wasmtime cannot close anything any more."""
        self._instances = local()
        _translated.cache_clear()

    def _module(self, slug: str) -> Module:
        mine: dict[str, Module] = self._instances.__dict__
        if slug not in mine:
            mine[slug] = Module(_translated(self._files[slug]))
        return mine[slug]


@cache
def _translated(file: Path) -> object:
    """Translated for this processor once, for all threads."""
    return translated(file.read_bytes())


def _modules(folder: Path) -> dict[str, Path]:
    """The modules by their game; none where nothing can run them."""
    if find_spec("wasmtime") is None:
        return {}
    newest = sorted(folder.glob("loops-*"), key=lambda found: found.stat().st_mtime)[-1:]
    return {file.stem: file for found in newest for file in found.glob("*.wasm")}
