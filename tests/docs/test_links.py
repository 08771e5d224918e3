"""Every link between files of the repository leads somewhere, down to the heading."""

import re
import unicodedata
from pathlib import Path

import pytest
from docs.blocks import PAGES, ROOT

LINK = re.compile(r"!?\[(?:[^\]\[]|\[[^\]]*\])*\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
ALL = sorted({*PAGES, *ROOT.glob("*.md"), *(ROOT / "bench").glob("*.md")})


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    found = set()
    for title in re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        plain = re.sub(r"[`*_]|\[([^\]]*)\]\([^)]*\)", r"\1", title).lower()
        kept = "".join(
            sign for sign in plain if sign in " -_" or unicodedata.category(sign)[0] in "LN"
        )
        found.add(kept.strip().replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", ALL, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^    .*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = re.sub(r"```.*?```|`[^`\n]*`", "`", text, flags=re.DOTALL)
    broken = []
    for one, other in LINK.findall(text):
        link = one or other
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if path.startswith(("reference/", "rules/", "play/")):
            continue  # made when the site is built, which checks it
        if not target.exists() or (
            anchor and target.suffix == ".md" and anchor not in anchors(target)
        ):
            broken.append(link)
    assert broken == []


def test_every_page_of_the_docs_is_linked_from_its_front_page() -> None:
    front = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    pages = {page.name for page in (ROOT / "docs").glob("*.md")} - {"index.md"}
    assert {name for name in pages if name.removesuffix(".md") not in front} == set()
