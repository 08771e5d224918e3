"""Writes what is in the box, by a tool: docs/licences.md for people, sbom.cdx.json for programs.

    .venv/bin/python packaging/bill.py            # after a new version of anything
    .venv/bin/python packaging/bill.py --check    # says whether both are current

Listed is what a server installs (locks/server.txt) and what the web client is built of and brings
along. Licences are read where they are declared: in the packages' own metadata, which have to be
installed (`make test` sees to that), and in npm's lock file. The bill is CycloneDX 1.6.
"""

import json
import re
import sys
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any, cast

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "locks" / "server.txt"
NPM = ROOT / "web" / "package-lock.json"
LIST = ROOT / "docs" / "licences.md"
BILL = ROOT / "sbom.cdx.json"

# What of npm's packages is in the built client; all others only build or check it.
IN_THE_CLIENT = ("svelte", "marked", "pyodide", "@fontsource-variable/fraunces")
# Where the declaration is a name of old instead of an SPDX expression.
SPDX = {
    "Apache Software License": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "BSD": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "MIT license": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
# Not declared in the metadata of aiofastnet, picows and uvloop: taken from their licence files. The
# other two are for other systems and not installed here: as commonly known, not read here.
READ = {
    "aiofastnet": "MIT",
    "async-timeout": "Apache-2.0",
    "colorama": "BSD-3-Clause",
    "picows": "MIT",
    "uvloop": "MIT OR Apache-2.0",
}
HEAD = """\
# Licences

Motherlode itself is [Apache-2.0](../LICENSE). This is what it is installed with and built of, as
`packaging/bill.py` reads it from the packages' own declarations; a test holds the list to the
locks, and every licence to those that we may use. [sbom.cdx.json](../sbom.cdx.json) says the
same to programs (CycloneDX), with the hashes of every file.

"""


@dataclass(frozen=True)
class Part:
    """A package, and what it says of its licence."""

    kind: str  # pypi or npm
    name: str
    version: str
    licence: str
    hashes: tuple[str, ...] = ()  # of its files, SHA-256
    shipped: bool = True  # whether it is installed or in the client; else it builds or checks

    @property
    def purl(self) -> str:
        """Its name everywhere."""
        name = self.name.replace("@", "%40") if self.kind == "npm" else canonical(self.name)
        return f"pkg:{self.kind}/{name}@{self.version}"


def canonical(name: str) -> str:
    """As PyPI writes it in addresses."""
    return re.sub(r"[-_.]+", "-", name).lower()


def from_lock(text: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Name, version and hashes of everything in a lock."""
    for entry in re.split(r"\n(?=\S)", text.replace("\\\n", "")):
        found = re.match(r"([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;]+)", entry)
        if found:
            yield found[1], found[2], tuple(re.findall(r"--hash=sha256:(\w+)", entry))


def declared(name: str) -> str | None:
    """The licence that a package declares, as an SPDX expression; None: it is not installed."""
    if canonical(name) in READ:
        return READ[canonical(name)]
    try:
        about = cast(Message, metadata(name))
    except PackageNotFoundError:
        return None
    if expression := about.get("License-Expression"):
        return str(expression)
    first = str(about.get("License") or "").strip().partition("\n")[0]
    if SPDX.get(first, first) and " " not in SPDX.get(first, first):
        return SPDX.get(first, first)
    names = [
        line.rpartition(" :: ")[2]
        for line in about.get_all("Classifier") or []
        if line.startswith("License :: ") and not line.endswith("OSI Approved")
    ]
    return " AND ".join(SPDX.get(one, one) for one in names) or "UNKNOWN"


def python_parts(known: dict[str, str]) -> list[Part]:
    """What a server installs; where a package is for another system, its licence is as `known`."""
    found = []
    for name, version, hashes in from_lock(LOCK.read_text(encoding="utf-8")):
        licence = declared(name) or known.get(canonical(name), "UNKNOWN")
        found.append(Part("pypi", name, version, licence, hashes))
    return sorted(found, key=lambda part: canonical(part.name))


def npm_parts() -> list[Part]:
    """Everything in npm's lock, whatever the system."""
    packages = json.loads(NPM.read_text(encoding="utf-8"))["packages"]
    found = {}
    for path, about in packages.items():
        name = path.rpartition("node_modules/")[2]
        if name:
            part = Part(
                "npm",
                name,
                about["version"],
                about.get("license", "UNKNOWN"),
                shipped=name in IN_THE_CLIENT,
            )
            found[part.purl] = part
    return sorted(found.values(), key=lambda part: part.purl)


def listed(parts: list[Part]) -> str:
    """The list for people; of what only builds the client, how many have which licence."""
    shipped = [part for part in parts if part.shipped]
    rows = [f"| {part.name} | {part.version} | {part.licence} |" for part in shipped]
    tools: dict[str, int] = {}
    for part in parts:
        if not part.shipped:
            tools[part.licence] = tools.get(part.licence, 0) + 1
    table = "\n".join(["| package | version | licence |", "| --- | --- | --- |", *rows])
    many = ", ".join(f"{licence} ({count})" for licence, count in sorted(tools.items()))
    return f"{HEAD}{table}\n\nWhat only builds and checks the client, by licence: {many}.\n"


def bill(parts: list[Part], version: str) -> dict[str, Any]:
    """The bill of materials; the same parts make the same bytes."""
    about = {
        "type": "application",
        "bom-ref": f"pkg:pypi/motherlode@{version}",
        "name": "motherlode",
        "version": version,
        "licenses": [{"license": {"id": "Apache-2.0"}}],
        "purl": f"pkg:pypi/motherlode@{version}",
    }
    components = [
        {
            "type": "library",
            "bom-ref": part.purl,
            "name": part.name,
            "version": part.version,
            "scope": "required" if part.shipped else "excluded",
            "licenses": [{"expression": part.licence}],
            "purl": part.purl,
            **({"properties": _files(part)} if part.hashes else {}),
        }
        for part in parts
    ]
    content = json.dumps(components)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, version + content)}",
        "version": 1,
        "metadata": {"component": about},
        "components": components,
        "dependencies": [
            {"ref": about["bom-ref"], "dependsOn": [part.purl for part in parts if part.shipped]}
        ],
    }


def _files(part: Part) -> list[dict[str, str]]:
    """A package has a file for every system, and each its hash."""
    return [{"name": "motherlode:sha256", "value": digest} for digest in part.hashes]


def written() -> dict[Path, str]:
    """What both files should hold."""
    before = LIST.read_text(encoding="utf-8") if LIST.exists() else ""
    known = {
        canonical(name): licence
        for name, licence in re.findall(r"^\| (\S+) \| \S+ \| (.+) \|$", before, re.MULTILINE)
    }
    parts = [*python_parts(known), *npm_parts()]
    source = (ROOT / "src" / "motherlode" / "__init__.py").read_text(encoding="utf-8")
    version = re.findall(r'^__version__ = "(.+)"$', source, re.MULTILINE)[0]
    return {LIST: listed(parts), BILL: json.dumps(bill(parts, version), indent=1) + "\n"}


def main(check: bool) -> None:
    """Writes both, or says which of them is not current."""
    old = []
    for path, text in written().items():
        if not check:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            old.append(path.name)
    if old:
        sys.exit(f"Not current: {', '.join(old)}. Run: python packaging/bill.py")


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
