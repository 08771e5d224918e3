"""The rules' pictures: each has its place and its words, and is played to by the engine."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

import motherlode
from motherlode.engine.pictures import MARK, Example, Legend, Setup
from motherlode.engine.words import LANGUAGES, package_of, plain_rules_of, rules_of, words_of

GAMES = motherlode.games()
AFTER = re.compile(r"\n\n((?:(?:\d+\.|-) .+\n?)+)")  # the list that follows a picture
SHEET = "sheet-"  # to be printed: no part of the rules


def notes(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each picture by its name, with the sentences that belong to it."""
    for mark in MARK.finditer(text):
        found = AFTER.match(text, mark.end())
        yield mark[2], found[1].splitlines() if found else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_picture_is_in_the_rules_with_a_sentence_for_each_step(
    slug: str, language: str
) -> None:
    game = motherlode.load(slug)
    found = dict(notes(rules_of(game, language)))
    assert found.keys() == {name for name in game.pictures if not name.startswith(SHEET)}
    for name, lines in found.items():
        picture = game.pictures[name]
        if isinstance(picture, Example):
            assert [line.split(".")[0] for line in lines] == [
                str(step) for step in range(1, len(picture.steps) + 1)
            ], name
        elif isinstance(picture, Legend):
            assert len(lines) == len(picture.things)
        else:
            assert lines == []


@pytest.mark.parametrize("slug", GAMES)
def test_pictures_are_played_to(slug: str) -> None:
    game = motherlode.load(slug)
    assert isinstance(game.pictures["setup"], Setup)
    assert isinstance(game.pictures["legend"], Legend)
    for name, picture in game.pictures.items():
        shown = picture.shown(game)
        if name == "setup":
            assert [table["seats"] for table in shown["tables"]] == list(game.seats)
        for table in shown["tables"]:
            assert len(table["names"]) == table["seats"]
            assert not any(moment["view"]["over"] for moment in table["moments"])
        if isinstance(picture, Example) and not name.startswith(SHEET):
            told = [bool(moment["lines"]) for moment in shown["tables"][0]["moments"]]
            # A step without events shows how the one before it ends.
            assert all(now or before for before, now in pairwise(told)), f"{name}: nothing happens"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_who_sees_no_pictures_reads_their_captions(slug: str, language: str) -> None:
    game = motherlode.load(slug)
    text = plain_rules_of(game, language)
    assert "picture:" not in text
    for caption, _ in MARK.findall(rules_of(game, language)):
        assert f"**{caption}**" in text
    legend = game.pictures["legend"]
    assert isinstance(legend, Legend)
    for (
        thing
    ) in legend.things:  # each is called by a word of the language, and said to be something
        assert words_of(game, language).say("legend", thing, (), {}) in text
        assert words_of(game, language).say("legend", thing, (), {}) != thing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_players_are_told_what_is_reconstructed(slug: str, language: str) -> None:
    """RIGHTS.md promises it."""
    game = motherlode.load(slug)
    rights = (Path(__file__).parents[2] / "RIGHTS.md").read_text(encoding="utf-8")
    _, ours = rights.split("## Reconstructed content")
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in ours.splitlines()]
    reconstructed = next(row[2] for row in rows if row[:1] == [game.name])
    file = files(package_of(game)).joinpath(f"words.{language}.toml")
    table = tomllib.loads(file.read_text(encoding="utf-8"))["table"]
    assert ("reconstructed" in table) == (reconstructed != "nothing")
