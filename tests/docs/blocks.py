"""The code blocks of the documentation, found by their fences or by their indent."""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        *(ROOT / "docs").glob("*.md"),
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    ]
)
_FENCE = re.compile(r"^(?P<tick>```+)(?P<kind>\w*)[^\n]*\n(?P<text>.*?)^(?P=tick)\s*$", re.M | re.S)
_INDENTED = re.compile(r"(?:(?<=\n\n)|\A)(?P<text>(?:    [^\n]+\n)+)")
COMMAND = re.compile(r"(motherlode|make|python|pip|\.venv/bin/\w+)( |$)")


@dataclass(frozen=True)
class Block:
    """A block of code and where it stands."""

    page: Path
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """All blocks of a page; an indented one has no kind."""
    text = page.read_text(encoding="utf-8")
    for found in _FENCE.finditer(text):
        yield Block(page, text.count("\n", 0, found.start()) + 1, found["kind"], found["text"])
    for found in _INDENTED.finditer(_FENCE.sub(lambda each: "\n" * each[0].count("\n"), text)):
        yield Block(page, text.count("\n", 0, found.start()) + 1, "", found["text"])


def every(*kinds: str) -> list[Block]:
    """The blocks of some kinds on all pages."""
    return [block for page in PAGES for block in blocks(page) if block.kind in kinds]


def commands() -> list[tuple[str, list[str]]]:
    """Every command line of a shell block, with where it stands."""
    found = []
    for block in every("", "sh"):
        for number, line in enumerate(block.text.splitlines()):
            line = line.strip()
            if COMMAND.match(line) and (line == "motherlode" or " " in line):
                # What a shell would put in is one word.
                words = shlex.split(re.sub(r"\$\([^)]*\)", "VALUE", line), comments=True)
                found.append((f"{block.page.name}:{block.line + number}", words))
            elif block.kind == "sh":
                assert not line or line.startswith("#"), f"{block}: no command of ours: {line}"
    return found
