"""The loops that a page needs of a game, as one WebAssembly module: see docs/wasm.md.

build(game, Path("out"))      # writes out/gold.wasm and out/gold.json
with jobs_on(Modules()):      # bots and the coach think in modules, here through wasmtime
    make_bot(game, "legend", seed=1).choose(known, seat)
"""

import hashlib
import json
from pathlib import Path
from typing import Any, TypedDict

from motherlode import __version__
from motherlode.bots.outlook import OUTLOOK
from motherlode.bots.search import SIMULATIONS
from motherlode.bots.ways import WAYS
from motherlode.engine.batch_wasm import PLAYOUTS, instance
from motherlode.engine.game import Game
from motherlode.engine.jobs import Array, Done, Job, Loop, arrays_of, game_lengths
from motherlode.engine.wasm.block import Block
from motherlode.engine.wasm.emit import module

FORMAT = 1  # of the description, and of how modules are called


class Described(TypedDict):
    """What a module is, for whoever runs it: games of other versions need other modules."""

    format: int
    motherlode: str
    game: str
    version: int  # of the game
    file: str
    bytes: int
    sha256: str
    lengths: dict[str, int]  # of the game: SIZE is the bytes of its record
    loops: dict[str, Any]  # by export: its lengths, its numbers and where they lie, its arrays


# Random play, the search, playing on, and weighing every way.
LOOPS = (PLAYOUTS, SIMULATIONS, OUTLOOK, WAYS)


def build(game: Game, folder: Path) -> Described:
    """Writes a game's module and its description into a folder."""
    code = module(game, LOOPS)
    file = f"{game.slug}.wasm"
    described = Described(
        format=FORMAT,
        motherlode=__version__,
        game=game.slug,
        version=game.version,
        file=file,
        bytes=len(code),
        sha256=hashlib.sha256(code).hexdigest(),
        lengths=game_lengths(game),
        loops={loop.name: _called(game, loop) for loop in LOOPS},
    )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file).write_bytes(code)
    text = json.dumps(described, indent=1)
    (folder / f"{game.slug}.json").write_text(f"{text}\n", encoding="utf-8")
    return described


def _called(game: Game, loop: Loop) -> Any:
    block = Block(loop, game, dict.fromkeys(loop.lengths, 0))
    arrays = {
        name: {
            "kind": array.kind,
            "shape": array.shape,
            **({"over": array.over} if array.over else {}),
        }
        for name, array in arrays_of(loop)
    }
    numbers = {
        name: {"kind": argument.kind, "at": block.places[name].at}
        for name, argument in loop.arguments.items()
        if not isinstance(argument, Array)
    }
    lengths = {name: block.places[name].at for name in loop.lengths}
    return {"lengths": lengths, "numbers": numbers, "arrays": arrays}


class Modules:
    """Does jobs in the modules of their games, through wasmtime."""

    def run(self, job: Job) -> Done:
        """Writes and loads the game's module, if this is the first job of it."""
        return instance(job.game, LOOPS).run(job)

    def has(self, game: Game) -> bool:
        """A module can be written for any game."""
        return True

    def is_ready(self, game: Game, loop: Loop) -> bool:
        """A module is as good as ready: it is loaded in no time."""
        return True
