"""Views and story: every text is there in every language, and the story tells what happened."""

import tomllib
from importlib.resources import files
from random import Random

import pytest

from motherlode.bots.levels import make_bot
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.words import LANGUAGES, words_of
from motherlode.games.go_for_gold import GAME
from motherlode.terminal.seats import decided_by


def texts(language: str) -> dict[str, dict[str, str]]:
    source = files("motherlode.games.go_for_gold").joinpath(f"words.{language}.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_text_for_everything_that_is_told_or_asked(language: str) -> None:
    said = texts(language)
    random = Random(1)
    for seed in range(8):
        match = GAME.start(seats=1 + seed % 4, seed=seed)
        while not match.over:
            assert match.view()["prompt"]["what"] in said["prompt"]
            seat = random.choice(match.to_act)
            match.play(seat, random.choice(match.legal(seat)))
        assert {line["what"] for line in match.story()} <= set(said["story"])
        assert match.result is not None
        assert match.result["reason"] in said["ending"]
    verbs = {text.split()[0] for text in GAME.moves.texts}
    assert verbs == set(said["move"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_texts(language: str) -> None:
    english, other = texts("en"), texts(language)
    assert {part: set(words) for part, words in english.items()} == {
        part: set(words) for part, words in other.items()
    }


def test_who_has_entered_a_sixth_value_is_said_at_the_end() -> None:
    words, names = words_of(GAME), ["Ada", "Bo", "Cy"]
    said = set()
    for seed in range(40):
        match = GAME.start(seats=3, seed=seed, names=names)
        decide = decided_by(make_bot(GAME, "sensible", seed))
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, decide(match, seat))
        assert match.result is not None
        if match.result["reason"] != "six-values":
            continue
        view = match.view(SPECTATOR)
        full = [sheet["seat"] for sheet in view["sheets"] if len(sheet["values"]) == 6]
        assert view["prompt"]["full"] == full
        told = words.ending("six-values", names, view["prompt"])
        assert all(names[seat] in told for seat in full)
        assert words.to(full[0]).ending("six-values", names, view["prompt"]).startswith("You have")
        said.add(len(full))
    assert {1, 2} <= said  # one of them, or several at once


def test_the_story_of_a_round() -> None:
    match = GAME.start(seats=2, chance="manual")
    match.play(0, "harbour 0")
    match.happen("3")
    for step in ("step W", "step W", "step W"):
        match.play(0, step)
    match.play(1, "foot 1")
    match.play(1, "step W")
    since = match.number
    match.play(1, "search")
    match.happen("3")
    match.play(1, "spend")
    walked = [line for line in match.story(0) if line["what"].startswith("walks")]
    assert [(line["what"], line["seat"], line["count"]) for line in walked] == [
        ("walks", 0, 3),
        ("walks-by-foot", 1, 1),
    ]
    assert {"what": "circles", "seat": 0, "symbols": ["shovel"]} in match.story(0)
    assert match.story(0, since) == [
        {"what": "search", "seat": 1},
        {"what": "short", "seat": 1, "number": 3, "count": 1},
        {"what": "spend", "seat": 1, "count": 1, "points": 4},
    ]


def test_after_sailing_there_are_two_lines() -> None:
    match = GAME.start(seats=1, chance="manual")
    match.play(0, "harbour 0")
    match.happen("6")
    for step in ("W", "W", "W", "W", "W", "W"):
        match.play(0, f"step {step}")
    match.play(0, "search")
    match.happen("6")
    match.happen("1")
    match.play(0, "step W")
    match.play(0, "harbour 1")
    lines = match.view(0)["sheets"][0]["lines"]
    assert [line[0] for line in lines] == [0, 1]  # the one that goes on comes last
    assert lines[0][-1] == 3
    assert len(lines[0]) == 8


def test_sensible_players_beat_random_ones() -> None:
    won = 0
    for seed in range(16):
        match = GAME.start(seats=2, seed=seed, options={"map": "ab"[seed % 2]})
        players = [decided_by(make_bot(GAME, bot, seed)) for bot in ("sensible", "random")]
        mine = seed // 2 % 2
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, players[(seat - mine) % 2](match, seat))
        assert match.result is not None
        won += match.result["winners"] == [mine]
    assert won >= 13
