"""What is installed is locked with hashes, its licences are known, and the bill is true."""

import json
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import ModuleType

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

ROOT = Path(__file__).parents[2]
# What a package may ask of us that we can give: to be named, and to share changes to itself.
ALLOWED = {
    *("0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause"),
    *("BlueOak-1.0.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "MPL-2.0", "OFL-1.1", "PSF-2.0", "Zlib"),
}


@pytest.fixture(scope="module")
def tools() -> dict[str, ModuleType]:
    """The scripts that write locks and lists."""
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        import bill
        import lock
    finally:
        sys.path.remove(str(ROOT / "packaging"))
    return {"bill": bill, "lock": lock}


def text_of(name: str) -> str:
    return (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")


WAYS = ("play", "server", "lab", "docs", "dev")


def test_there_is_a_lock_for_every_way_to_install(tools: dict[str, ModuleType]) -> None:
    assert set(tools["lock"].WAYS) == set(WAYS)
    assert sorted(path.stem for path in (ROOT / "locks").iterdir()) == sorted(WAYS)


@pytest.mark.parametrize("way", WAYS)
def test_everything_has_a_version_and_hashes_and_no_address(
    way: str, tools: dict[str, ModuleType]
) -> None:
    text = text_of(way)
    assert "://" not in text
    assert "index" not in text
    bill = tools["bill"]
    locked = {
        bill.canonical(name): (number, hashes) for name, number, hashes in bill.from_lock(text)
    }
    assert len(locked) > 20
    assert [name for name, (_, hashes) in locked.items() if not hashes] == []
    wanted = tools["lock"].wanted(tools["lock"].WAYS[way])
    names = {bill.canonical(re.split(r"[\[<>=!;, ]", one)[0]) for one in wanted}
    assert names - set(locked) == set()


@pytest.mark.parametrize("way", WAYS)
def test_versions_are_those_of_the_constraints(way: str, tools: dict[str, ModuleType]) -> None:
    bill = tools["bill"]
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    pinned = {
        bill.canonical(name): number for name, _, number in (x.partition("==") for x in lines)
    }
    locked = {bill.canonical(name): number for name, number, _ in bill.from_lock(text_of(way))}
    assert {name: number for name, number in locked.items() if pinned.get(name) != number} == {}


def test_whoever_plays_installs_no_compiler(tools: dict[str, ModuleType]) -> None:
    locked = {name.lower() for name, _, _ in tools["bill"].from_lock(text_of("play"))}
    assert not locked & {"numpy", "numba", "llvmlite", "ziglang", "jax", "ray"}
    assert {"litestar", "wasmtime", "websockets"} <= locked


def test_the_licence_list_and_the_bill_are_current() -> None:
    command = (sys.executable, str(ROOT / "packaging" / "bill.py"), "--check")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_we_may_use_every_licence(tools: dict[str, ModuleType]) -> None:
    bill = json.loads((ROOT / "sbom.cdx.json").read_text(encoding="utf-8"))
    assert len(bill["components"]) > 100
    for part in bill["components"]:
        (licence,) = part["licenses"]
        choices = licence["expression"].strip("()").split(" OR ")
        assert any(set(choice.split(" AND ")) <= ALLOWED for choice in choices), part["purl"]


def test_what_is_installed_is_what_the_list_tells_of(tools: dict[str, ModuleType]) -> None:
    """Licences are read from these packages, so they must be the locked ones."""
    seen = 0
    for name, number, _ in tools["bill"].from_lock(text_of("server")):
        try:
            assert version(name) == number, name
        except PackageNotFoundError:  # for another system
            continue
        seen += 1
    assert seen > 50


def test_the_bill_is_as_cyclonedx_wants_it() -> None:
    text = (ROOT / "sbom.cdx.json").read_text(encoding="utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None


def test_npm_has_hashes_and_no_addresses() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    packages = json.loads(text)["packages"]
    assert [name for name, about in packages.items() if name and "integrity" not in about] == []
