"""The build backend: a wheel with its client, or a clear word and nothing half-built."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOOK = "import client_backend; print(client_backend.{})"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As little of a checkout as the backend looks at."""
    for name in ("pyproject.toml", "packaging/client_backend.py", "web/package.json"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes((ROOT / name).read_bytes())
    package = tmp_path / "src" / "motherlode"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.3"\n')
    return tmp_path


def call(checkout: Path, what: str, path: str = "") -> "subprocess.CompletedProcess[str]":
    """Calls a hook as a front end does, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "packaging")}
    if path:
        environment["PATH"] = path
    command = (sys.executable, "-c", HOOK.format(what))
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True)


def built(checkout: Path) -> None:
    """What a built client is known by."""
    static = checkout / "src" / "motherlode" / "server" / "static"
    loops = static / "page" / "loops-1"
    loops.mkdir(parents=True)
    (loops / "gold.wasm").write_bytes(b"")
    (static / "index.html").write_text("")


@pytest.mark.parametrize("hook", ["build_wheel", "build_sdist"])
def test_without_node_it_is_said_why_and_nothing_is_left(
    checkout: Path, tmp_path_factory: pytest.TempPathFactory, hook: str
) -> None:
    empty = tmp_path_factory.mktemp("bin")
    before = sorted(checkout.rglob("*"))
    done = call(checkout, f"{hook}({str(checkout / 'dist')!r})", path=str(empty))
    assert done.returncode == 1
    assert "not built without its web client" in done.stderr
    assert "no Node" in done.stderr
    assert "Traceback" not in done.stderr
    after = [path for path in sorted(checkout.rglob("*")) if "__pycache__" not in path.parts]
    assert after == before


def test_npm_that_fails_leaves_neither_packages_nor_client(checkout: Path, tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for name, script in (
        ("node", "echo v24.1.0"),
        ("npm", "mkdir -p node_modules/half; exit 7"),
    ):
        (tools / name).write_text(f"#!/bin/sh\n{script}\n")
        (tools / name).chmod(0o755)
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    done = call(checkout, f"build_wheel({str(checkout / 'dist')!r})", path=path)
    assert done.returncode == 1
    assert "npm could not install the client's packages: npm ended with 7" in done.stderr
    assert not (checkout / "web" / "node_modules").exists()
    assert not (checkout / "src" / "motherlode" / "server").exists()
    assert not (checkout / "dist").exists()


def test_what_is_built_and_not_older_than_its_sources_is_not_built_again(checkout: Path) -> None:
    assert call(checkout, "_is_built()").stdout == "False\n"
    built(checkout)
    assert call(checkout, "_is_built()").stdout == "True\n"
    assert "ziglang" not in call(checkout, "_tools()").stdout
    os.utime(checkout / "web" / "package.json", (4e9, 4e9))
    assert call(checkout, "_is_built()").stdout == "False\n"
    assert "ziglang" in call(checkout, "_tools()").stdout
    (checkout / "PKG-INFO").write_text("")  # an sdist: its files have any time
    assert call(checkout, "_is_built()").stdout == "True\n"


def test_the_version_stands_in_one_place() -> None:
    from motherlode import __version__

    assert 'dynamic = ["version"]' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in cited
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {__version__}" in changes
