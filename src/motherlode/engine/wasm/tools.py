"""The linker for WebAssembly, which is needed to write modules and not to run them."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from motherlode.engine.errors import GameError

NO_LINKER = (
    "A WebAssembly module is linked by wasm-ld, and there is none here: "
    "pip install 'motherlode[wasm]', or your system's package lld."
)


def linker() -> list[str]:
    """The command of wasm-ld: the one that is named, PyPI's, or the system's."""
    if named := os.environ.get("MOTHERLODE_WASM_LD"):
        return [named]
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    if found := shutil.which("wasm-ld"):
        return [found]
    raise GameError("target/no-wasm-ld", NO_LINKER)


def link(objects: bytes, exports: Sequence[str]) -> bytes:
    """A module with nothing to import; its memory can grow, and is free from `__heap_base` on."""
    command = linker()
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "loops.o"), Path(folder, "loops.wasm")
        source.write_bytes(objects)
        flags = ["--no-entry", "--strip-all", "--gc-sections", "--stack-first"]
        flags += [f"--export={name}" for name in (*exports, "__heap_base")]
        try:
            done = subprocess.run(
                [*command, *flags, "-o", str(made), str(source)],
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError as error:
            raise GameError("target/no-wasm-ld", f"{command[0]}: {error.strerror}.") from error
        if done.returncode:
            raise GameError("target/wasm-ld", f"wasm-ld failed: {done.stderr.strip()}")
        return made.read_bytes()
