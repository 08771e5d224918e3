"""Pages that are made of the program itself, each time the site is built.

The rules of every game in four languages with its lessons, the reference from docstrings, and where
a field lies in an observation: written once, in the games and in the code.
"""

import re
from pathlib import Path
from typing import Any

import motherlode
from motherlode.engine.game import Game
from motherlode.engine.lessons import lessons_of
from motherlode.engine.words import LANGUAGES, plain_rules_of
from motherlode.lab.encoding import table

NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
LESSONS = {"en": "Lessons", "de": "Lektionen", "fr": "Leçons", "it": "Lezioni"}
AT_THE_TABLE = {
    "en": "With pictures, and lessons at the board:",
    "de": "Mit Bildern, und mit Lektionen am Brett:",
    "fr": "Avec des images, et des leçons sur le plateau :",
    "it": "Con figure, e con lezioni sul tavolo:",
}
OPEN = {
    "en": "open the table",
    "de": "den Tisch öffnen",
    "fr": "ouvrir la table",
    "it": "apri il tavolo",
}

# What dataclasses and named tuples bring along, and nobody calls.
NOT_OURS = "__init__, __new__, __weakref__, count, index"

_LOOKS_LIKE_CODE = re.compile(r"^(import |from \w|\w+ = |\w+(\.\w+)*\(|\w+\[)", re.MULTILINE)

# What is meant to be called from outside, in the order in which one meets it.
REFERENCE = {
    "Playing": (
        "motherlode",
        "motherlode.engine.match",
        "motherlode.engine.history",
        "motherlode.engine.game",
        "motherlode.engine.record",
        "motherlode.engine.series",
        "motherlode.engine.errors",
    ),
    "Writing a game": (
        "motherlode.engine.contract",
        "motherlode.engine.state",
        "motherlode.engine.notation",
        "motherlode.engine.numbers",
        "motherlode.engine.chance",
        "motherlode.engine.words",
        "motherlode.engine.own",
        "motherlode.engine.check",
    ),
    "By the million": ("motherlode.engine.batch", "motherlode.lab.training", "motherlode.envs"),
    "Bots": ("motherlode.bots.levels", "motherlode.bots.coach", "motherlode.bots.search"),
    "The lab": (
        "motherlode.lab.encoding",
        "motherlode.lab.arena",
        "motherlode.lab.adapters.pettingzoo",
        "motherlode.lab.adapters.gymnasium",
        "motherlode.lab.adapters.openspiel",
        "motherlode.lab.experiments.description",
        "motherlode.lab.experiments.run",
        "motherlode.lab.experiments.report",
    ),
}


def setup(app: Any) -> dict[str, bool]:
    """Writes the pages before Sphinx looks for pages."""
    app.connect("builder-inited", write)
    app.connect("html-page-context", speak)
    app.connect("autodoc-process-docstring", plain)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def write(app: Any) -> None:
    """All of them; a page that is as it was keeps its time, so that it is not read again."""
    source = Path(app.srcdir)
    pages = {**rules(), **reference()}
    for folder in ("rules", "reference"):
        for old in (source / folder).glob("*.md"):
            if f"{folder}/{old.name}" not in pages:
                old.unlink()
    for name, text in pages.items():
        path = source / name
        path.parent.mkdir(exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def speak(app: Any, page: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """A page of rules says which language it is in."""
    if page.startswith("rules/") and page[-3:-2] == ".":
        context["language"] = page[-2:]


def plain(app: Any, kind: str, name: str, what: Any, options: Any, lines: list[str]) -> None:
    """Our docstrings are plain text with names in backticks; what looks like code is code."""
    paragraphs = re.split(r"\n\s*\n", "\n".join(lines).strip("\n"))
    made = []
    for paragraph in paragraphs:
        if _LOOKS_LIKE_CODE.search(paragraph):
            paragraph = "::\n\n" + "\n".join(f"    {line}" for line in paragraph.splitlines())
        elif not paragraph.lstrip().startswith(("- ", ":")):
            paragraph = " ".join(paragraph.split())
        made.append(re.sub(r"(?<![`\w])`([^`\n]+)`(?![`\w])", r"``\1``", paragraph))
    lines[:] = [*"\n\n".join(made).splitlines(), ""]


def rules() -> dict[str, str]:
    """The rules of every game in every language, and a list of them."""
    games = [motherlode.load(slug) for slug in motherlode.games()]
    pages = {
        f"rules/{game.slug}.{language}.md": rules_page(game, language)
        for game in games
        for language in LANGUAGES
    }
    rows = [
        "| "
        + " | ".join([game.name, *(f"[{NAMES[one]}]({game.slug}.{one}.md)" for one in LANGUAGES)])
        + " |"
        for game in games
    ]
    listed = "\n".join(f"{game.slug}.{language}" for game in games for language in LANGUAGES)
    head = f"| game | {' | '.join(NAMES[one] for one in LANGUAGES)} |\n|"
    head += " --- |" * (1 + len(LANGUAGES))
    pages["rules/index.md"] = (
        "# The rules\n\nWritten by us from the rulebooks, in four languages.\n\n"
        + head + "\n" + "\n".join(rows)
        + "\n\n```{toctree}\n:hidden:\n\n" + listed + "\n```\n"
    )  # fmt: skip
    return pages


def rules_page(game: Game, language: str) -> str:
    """The rules for players, where to read them in other languages, and the game's lessons."""
    title, _, rest = plain_rules_of(game, language).partition("\n")
    others = " · ".join(
        f"[{NAMES[one]}]({game.slug}.{one}.md)" for one in LANGUAGES if one != language
    )
    table = f"[{OPEN[language]}](../play/index.html)"
    lessons = "\n".join(
        f"- {lesson.title[language]} ({lesson.minutes} min)" for lesson in lessons_of(game)
    )
    return (
        f"{title}\n\n{others}\n\n{rest.strip()}\n\n## {LESSONS[language]}\n\n{lessons}\n\n"
        f"{AT_THE_TABLE[language]} {table}.\n"
    )


def reference() -> dict[str, str]:
    """A page for each module that others call, and the tables of bits."""
    pages = {"reference/encoding.md": encoding()}
    lines = [
        "# Reference\n",
        "From the docstrings. What is not listed here is ours to change.\n",
        "See also [where a field lies in an observation](encoding.md).\n",
    ]
    for title, modules in REFERENCE.items():
        lines.append(f"## {title}\n")
        for module in modules:
            lines.append(f"- [`{module}`]({module}.md)")
            pages[f"reference/{module}.md"] = reference_page(module)
        lines.append("")
    listed = "\n".join(["encoding", *(one for each in REFERENCE.values() for one in each)])
    lines.append("```{toctree}\n:hidden:\n\n" + listed + "\n```\n")
    pages["reference/index.md"] = "\n".join(lines)
    return pages


def reference_page(module: str) -> str:
    """A module's public names, each where it is written."""
    members = " games, load, replay" if module == "motherlode" else ""
    return (
        f"# `{module}`\n\n```{{eval-rst}}\n.. automodule:: {module}\n   :members:{members}\n"
        f"   :undoc-members:\n   :exclude-members: {NOT_OURS}\n```\n"
    )


def encoding() -> str:
    """Where a field lies in an observation, for every game."""
    lines = [
        "# Observations, bit by bit\n",
        "How they are made is told in [the lab](../lab.md#encoding).\n",
    ]
    for slug in motherlode.games():
        game = motherlode.load(slug)
        lines.append(f"## {game.name}\n\n{table(game)}\n")
    return "\n".join(lines)
