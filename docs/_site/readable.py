"""What the theme leaves out for those who do not see the page: levels, names and a title."""

import re
from pathlib import Path
from typing import Any

CHANGES = (
    # Captions of the list of pages are headings: of which level?
    (re.compile(r'role="heading"(?! aria-level)'), 'role="heading" aria-level="2"'),
    # Two asides on a page need names.
    (re.compile(r'<aside (?=class="sidebar-drawer)'), '<aside aria-label="Pages" '),
    (re.compile(r'<aside (?=class="toc-drawer)'), '<aside aria-label="On this page" '),
    # A table or a line wider than a phone is scrolled by the keyboard, too.
    (re.compile(r'<div (?=class="table-wrapper)'), '<div tabindex="0" '),
    (re.compile(r"<pre>"), '<pre tabindex="0">'),
)
TITLE = '<h1 class="visually-hidden">Search</h1>\n'


def setup(app: Any) -> dict[str, bool]:
    """Changes every page once it is written."""
    app.connect("build-finished", change, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def change(app: Any, error: Exception | None) -> None:
    """Adds what is missing; a page that has it stays as it is."""
    if error is not None or app.builder.name != "html":
        return
    for page in Path(app.outdir).rglob("*.html"):
        if page.relative_to(app.outdir).parts[0] in ("play", "source", "reports"):
            continue
        text = before = page.read_text(encoding="utf-8")
        for wanted, instead in CHANGES:
            text = wanted.sub(instead, text)
        if page.name == "search.html" and TITLE not in text:
            text = text.replace('<div id="search-results"', TITLE + '<div id="search-results"', 1)
        if text != before:
            page.write_text(text, encoding="utf-8")
