"""What a table in the page needs besides the client: Python, our sources, texts that never change.

Writes web/public/page/, which the build takes along, and web/page.json, which says what is there
and how large it is. Python comes from npm's `pyodide`, msgspec for it from PyPI.
"""

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from motherlode.bots.modules import build
from motherlode.commands.page_texts import shelf_for_page, texts_for_page
from motherlode.engine.errors import MotherlodeError
from motherlode.games import PACKAGES, ours

WEB = Path(__file__).parents[1]
SOURCES = WEB.parent / "src" / "motherlode"
PUBLIC = WEB / "public" / "page"
CACHE = WEB / ".page"  # what was downloaded, for the next time
PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
MSGSPEC = "0.22.0"
# The tag of Pyodide's Python; another version of Pyodide has another one.
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
WHEEL = f"msgspec-{MSGSPEC}-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
# Of our sources, what runs in a page; tests/page holds it to what is imported there.
FOLDERS = (
    "engine",
    "games",
    "table",
    "bots",
    "page",
    "server/live",
    "server/protocol",
    "server/answers",
)
FILES = (
    *("__init__.py", "server/__init__.py", "server/clock.py", "server/condition.py"),
    *("server/finished.py", "server/interfaces.py", "server/limits.py", "server/loading.py"),
    *("server/services.py", "server/settings.py", "server/tasks.py"),
    *("server/storage/__init__.py", "server/storage/lines.py", "server/workers/__init__.py"),
    "server/workers/sensible.py",
)
KINDS = (".py", ".toml", ".md", ".txt", ".json", ".jsonl", ".npz", ".bin", ".net")
LEFT_OUT = (
    *(
        "engine/check/",
        "engine/solving/",
        "bots/modules.py",
        "bots/same.py",
        "server/protocol/openapi.py",
        "server/answers/device_records.py",
    ),
    *(f"server/live/{name}.py" for name in ("supervisor", "operating", "registry", "retention")),
    *(f"server/live/{name}.py" for name in ("succession", "news", "forgetting")),
)
WHEN = (1980, 1, 1, 0, 0, 0)  # the same sources make the same bytes


def main(strict: bool) -> None:
    """Makes all of it anew; where Python cannot be had, the client does without it.

    Not so in a package (`strict`), which is made once for everybody: there it is a fault.
    """
    shutil.rmtree(PUBLIC, ignore_errors=True)
    PUBLIC.mkdir(parents=True)
    try:
        _make(strict)
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(PUBLIC)
        if strict:
            sys.exit(f"There is no table in the page without this: {error}")
        (WEB / "page.json").write_text("null\n", encoding="utf-8")
        print(f"The client is built without a table in the page: {error}")


def _make(strict: bool) -> None:
    python = PUBLIC / f"python-{_version()}"
    python.mkdir()
    for name in PYODIDE:
        shutil.copyfile(WEB / "node_modules" / "pyodide" / name, python / name)
    shutil.copyfile(_wheel(), python / WHEEL)
    sources = _hashed(_zipped(), "motherlode", "zip")
    texts = _texts()
    loops = _loops(strict)
    files = sorted(path for path in PUBLIC.rglob("*") if path.is_file())
    packed = sum(len(gzip.compress(path.read_bytes(), mtime=0)) for path in files)
    about = {
        "games": list(PACKAGES),
        "python": f"page/{python.name}",
        "wheel": f"page/{python.name}/{WHEEL}",
        "sources": f"page/{sources}",
        "texts": f"page/{texts}",
        "loops": f"page/{loops}" if loops else None,
        "files": {
            f"page/{path.relative_to(PUBLIC).as_posix()}": path.stat().st_size for path in files
        },
        "packed": packed,
    }
    (WEB / "page.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    print(f"for playing in the page: {len(files)} files, {packed / 1e6:.1f} MB compressed")


def _version() -> str:
    package = WEB / "node_modules" / "pyodide" / "package.json"
    return str(json.loads(package.read_text(encoding="utf-8"))["version"])


def _wheel() -> Path:
    """Downloaded once."""
    found = CACHE / WHEEL
    if not found.is_file():
        which = ("--implementation", "cp", "--abi", "cp314", *PLATFORM, f"msgspec=={MSGSPEC}")
        quietly = ("--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:")
        pip = (sys.executable, "-m", "pip", "download", *quietly, "--dest", str(CACHE), *which)
        subprocess.run(pip, check=True)
    return found


def _sources() -> list[Path]:
    found = [SOURCES / name for name in FILES]
    for folder in FOLDERS:
        found += [path for path in (SOURCES / folder).rglob("*") if path.suffix in KINDS]
    names = {path: path.relative_to(SOURCES).as_posix() for path in found}
    return sorted(
        path
        for path, name in names.items()
        if not name.startswith(LEFT_OUT) and "/solver/" not in name
    )


def _zipped() -> bytes:
    """Our sources as one file."""
    path = CACHE / "motherlode.zip"
    CACHE.mkdir(exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for source in _sources():
            name = source.relative_to(SOURCES.parent).as_posix()
            entry = zipfile.ZipInfo(name, WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, source.read_bytes())
    return path.read_bytes()


def _hashed(body: bytes, name: str, kind: str) -> str:
    """Written under a name that changes with it."""
    named = f"{name}-{hashlib.sha256(body).hexdigest()[:10]}.{kind}"
    (PUBLIC / named).write_bytes(body)
    return named


def _texts() -> str:
    """What a server answers about its games, in a folder whose name changes with it."""
    found = {**shelf_for_page(PACKAGES), **texts_for_page(PACKAGES)}
    digest = hashlib.sha256(b"".join(name.encode() + found[name] for name in sorted(found)))
    folder = PUBLIC / f"texts-{digest.hexdigest()[:10]}"
    for name, body in found.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return folder.name


def _loops(strict: bool) -> str | None:
    """The bots' loops of every game; without a linker bots do without looking ahead."""
    try:
        for slug in PACKAGES:
            build(ours(slug), CACHE / "loops")
    except MotherlodeError as error:
        if strict:
            raise OSError(f"bots cannot look ahead: {error}") from error
        print(f"bots in the page will not look ahead: {error}")
        return None
    modules = sorted((CACHE / "loops").glob("*.wasm"))
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in modules))
    folder = PUBLIC / f"loops-{digest.hexdigest()[:10]}"
    folder.mkdir()
    for path in modules:
        shutil.copyfile(path, folder / path.name)
    return folder.name


if __name__ == "__main__":
    main(strict="--strict" in sys.argv[1:])
