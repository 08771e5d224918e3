"""Every code block of the documentation holds: Python runs, commands and their options exist."""

import doctest
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer
from docs.blocks import PAGES, ROOT, Block, commands, every

import motherlode
from motherlode.cli import app
from motherlode.engine.own import Own, with_text

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
# What runs at once and by itself; the others play for minutes, serve, or need a server.
QUICK = {"games", "rules", "new", "play", "replay", "lessons"}
OURS = [words for words in commands() if words[1][0].endswith("motherlode")]


def doctests() -> list[Path]:
    return [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", doctests(), ids=lambda page: page.name)
def test_examples_in_python_are_true(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, verbose=False)
    assert result.attempted
    assert result.failed == 0


@pytest.mark.parametrize("block", every("python"), ids=str)
def test_python_without_a_prompt_is_python(block: Block) -> None:
    if ">>>" not in block.text:
        compile(block.text, str(block), "exec")


@pytest.mark.parametrize("block", every("toml"), ids=str)
def test_toml_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


def test_there_are_commands_to_look_at() -> None:
    assert len(OURS) > 40


@pytest.mark.parametrize(("where", "words"), OURS, ids=[where for where, _ in OURS])
def test_every_command_and_option_exists(where: str, words: list[str]) -> None:
    """Typer reads the line as it would before it runs it."""
    command: Any = typer.main.get_command(app)
    rest = words[1:]
    context = command.make_context("motherlode", rest[:0], resilient_parsing=True)
    if rest and rest[0].startswith("-"):  # of the program itself
        known = {name for option in command.params for name in option.opts}
        assert set(rest) <= known
        return
    while hasattr(command, "resolve_command") and rest:
        name, command, rest = command.resolve_command(context, rest)
        context = command.make_context(name, list(rest), resilient_parsing=True)
        if not hasattr(command, "resolve_command"):
            command.make_context(name, [word for word in rest if word != "…"])


MAKES = [each for each in commands() if each[1][0] == "make"]


@pytest.mark.parametrize(("where", "words"), MAKES, ids=[where for where, _ in MAKES])
def test_every_target_of_make_exists(where: str, words: list[str]) -> None:
    named = [word for word in words[1:] if "=" not in word]
    assert named
    assert set(named) <= TARGETS


SCRIPTS = [each for each in commands() if each[1][0] == "python" and each[1][1].endswith(".py")]


@pytest.mark.parametrize(("where", "words"), SCRIPTS, ids=[where for where, _ in SCRIPTS])
def test_every_script_exists(where: str, words: list[str]) -> None:
    assert (ROOT / words[1]).is_file()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where commands run: with a saved match, a game of one's own, an island and a deck."""
    here = tmp_path_factory.mktemp("docs")
    match = motherlode.load("gold-nuggets").start(2, seed=1)
    (here / "match.json").write_text(json.dumps(match.record()), encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "motherlode.cli", "new", "Wash Out"], cwd=here, check=True
    )
    return here


RUN = [(where, words) for where, words in OURS if len(words) > 1 and words[1] in QUICK]


@pytest.mark.parametrize(("where", "words"), RUN, ids=[where for where, _ in RUN])
def test_quick_commands_run(where: str, words: list[str], folder: Path) -> None:
    arguments = [word for word in words[1:] if word != "…"]
    if arguments[0] == "new":
        arguments.append(f"new-{where.replace(':', '-')}")
    done = subprocess.run(
        [sys.executable, "-m", "motherlode.cli", *arguments],
        input="quit\n",
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr


def test_the_island_and_the_cards_of_the_players_page_can_be_played() -> None:
    island, deck = (block.text for block in every("text") if block.page.name == "playing.md")
    game = motherlode.load("go-for-gold")
    assert with_text(game, "map", Own(name="mine", text=island)).start(seats=2, seed=1)
    cards = ROOT / "src/motherlode/games/claim_poker/cards.txt"
    known = {line.strip() for line in cards.read_text(encoding="utf-8").splitlines()}
    shown = [line.partition("#")[0].strip() for line in deck.splitlines()]
    assert len(shown) == 6
    assert set(shown) <= known


def test_the_readme_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text
