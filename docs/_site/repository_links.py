"""Links of the documentation to files of the repository, made to lead somewhere on the site.

On a code host `../src/…/rules.py` is a file. On the site it is a page with its source, written
here; `../CONTRIBUTING.md` is a page of the site; `play/` is the table that `motherlode site` writes
beside it. So nothing is dead, wherever the site lies, and a page links in one way for both.
"""

import html
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_for_filename
from pygments.util import ClassNotFound

DOCS = Path(__file__).parents[1]
ROOT = DOCS.parent
# Files beside the documentation that are pages of the site, by where they are.
COPIED = {
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "SECURITY.md": "project/security.md",
    "RIGHTS.md": "project/rights.md",
    "CODE_OF_CONDUCT.md": "project/conduct.md",
    "bench/results.md": "project/results.md",
    "README.md": "index.md",
}
TABLE = "play"  # where `motherlode site` puts the table
_IMAGE = re.compile(r"!\[([^\]]*)\]\((?![a-z]+:)([^)\s]+)\)")
_LINK = re.compile(r"(?<!\!)\[((?:[^\]\[]|\[[^\]]*\])*)\]\(([^)\s]+)\)(\{[^}]*\})?")

_sources: set[str] = set()  # files that some page links to, from the root


def setup(app: Any) -> dict[str, bool]:
    """Pages are changed when they are read; what they need is written at the end."""
    app.connect("builder-inited", copy_pages, priority=400)
    app.connect("source-read", change)
    app.connect("build-finished", write_sources)
    return {"parallel_read_safe": False, "parallel_write_safe": True}


def copy_pages(app: Any) -> None:
    """Files beside the documentation become pages."""
    for name, page in COPIED.items():
        target = Path(app.srcdir) / page
        if target.parent == Path(app.srcdir):
            continue
        target.parent.mkdir(exist_ok=True)
        home = (ROOT / name).parent
        text = followed((ROOT / name).read_text(encoding="utf-8"), home, target)
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")


def change(app: Any, name: str, source: list[str]) -> None:
    """A page of this folder; copied ones are changed already."""
    if not name.startswith("project/"):
        page = Path(app.srcdir) / f"{name}.md"
        source[0] = followed(source[0], page.parent, page)


def followed(text: str, home: Path, page: Path) -> str:
    """The text with links that work on the site; code stays as it is."""

    def shown(image: re.Match[str]) -> str:
        return f"![{image[1]}]({_relative(page, home / image[2])})"

    def changed(part: str) -> str:
        part = _LINK.sub(lambda link: _led(link, home, page), part)
        return part if home == page.parent else _IMAGE.sub(shown, part)

    return "".join(part if is_code else changed(part) for is_code, part in _held(text))


def _held(text: str) -> Iterator[tuple[bool, str]]:
    """Blocks of code apart from the rest; code within a link's label belongs to the link."""
    at = 0
    for block in re.finditer(r"^```+.*?^```+[^\n]*$", text, re.DOTALL | re.MULTILINE):
        yield False, text[at : block.start()]
        yield True, block[0]
        at = block.end()
    yield False, text[at:]


def _led(link: re.Match[str], home: Path, page: Path) -> str:
    label, target, attributes = link[1], link[2], link[3] or ""
    path, hash_, anchor = target.partition("#")
    if not path or re.match(r"[a-z]+:", target):
        return link[0]
    if target.startswith("/"):  # an address of the table itself
        return _anchor(label, page, f"{TABLE}/index.html#{target}", attributes)
    file = Path(os.path.normpath(home / path))
    if file.is_relative_to(DOCS / TABLE) or file.is_relative_to(DOCS / "reports"):
        return _anchor(label, page, file.relative_to(DOCS).as_posix(), attributes)
    if file.is_relative_to(DOCS) and file.suffix == ".md":
        return f"[{label}]({_relative(page, file)}{hash_}{anchor}){attributes}"
    if not file.is_relative_to(ROOT) or not file.exists():
        return link[0]  # Sphinx will say that it leads nowhere
    name = file.relative_to(ROOT).as_posix()
    if name in COPIED:
        return f"[{label}]({_relative(page, DOCS / COPIED[name])}{hash_}{anchor}){attributes}"
    if file.is_dir():
        return label
    _sources.add(name)
    return _anchor(label, page, f"source/{name}.html", attributes)


def _relative(page: Path, file: Path) -> str:
    return Path(os.path.relpath(file, page.parent)).as_posix()


def _anchor(label: str, page: Path, target: str, attributes: str) -> str:
    """A link that Sphinx need not know."""
    kind = re.search(r"\.([\w-]+)", attributes)
    styled = f' class="{kind[1]}"' if kind else ""
    said = re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(label, quote=False))
    return f'<a{styled} href="{_relative(page, DOCS / target)}">{said}</a>'


_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{name} · Motherlode</title>
<style>
body {{ margin: 1rem; font: 0.9rem/1.5 ui-monospace, monospace; }}
body {{ background: #fffaf0; color: #2b2622; }}
h1 {{ font-size: 1.2rem; overflow-wrap: anywhere; }}
pre {{ overflow-x: auto; }}
a {{ color: #7a4f0e; }}
{light}
@media (prefers-color-scheme: dark) {{
body {{ background: #1b1f23; color: #efe7d8; }}
a {{ color: #e0ae3c; }}
{dark}
}}
</style>
</head>
<body>
<main>
<p><a href="{home}">Motherlode</a></p>
<h1>{name}</h1>
{code}
</main>
</body>
</html>
"""


def write_sources(app: Any, error: Exception | None) -> None:
    """Every file that is linked to as a page, the reports, and what else lies beside the pages."""
    if error is not None or app.builder.name != "html":
        return
    out = Path(app.outdir)
    shutil.copytree(DOCS / "reports", out / "reports", dirs_exist_ok=True)
    light = HtmlFormatter(style="a11y-high-contrast-light", nobackground=True)
    dark = HtmlFormatter(style="a11y-high-contrast-dark", nobackground=True)
    for name in sorted(_sources | _known(out)):
        text = (ROOT / name).read_text(encoding="utf-8", errors="replace")
        try:
            lexer = get_lexer_for_filename(name)
        except ClassNotFound:
            lexer = TextLexer()
        code = highlight(text, lexer, light).replace("<pre>", '<pre tabindex="0">', 1)
        target = out / "source" / f"{name}.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        home = Path(os.path.relpath(out / "index.html", target.parent)).as_posix()
        page = _PAGE.format(
            name=html.escape(name), code=code, home=home,
            light=light.get_style_defs(".highlight"), dark=dark.get_style_defs(".highlight"),
        )  # fmt: skip
        target.write_text(page, encoding="utf-8")


def _known(out: Path) -> set[str]:
    """What pages link to that were not read again this time."""
    folder = out / "source"
    found = (file.relative_to(folder).as_posix() for file in folder.rglob("*.html"))
    return {name.removesuffix(".html") for name in found if (ROOT / name[:-5]).is_file()}
