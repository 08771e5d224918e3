"""A surface out of a view: what lies where, and what a tap means, for any game."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motherlode
from motherlode.engine.derived import AS, OF_FIELD, SAYS, Layout
from motherlode.engine.game import Game
from motherlode.engine.surface import Surface, surfaced
from motherlode.engine.words import rules_of, texts_of
from motherlode.games.added import load_source, source_of

OWN = Path(__file__).parents[1] / "own_games"
HUNCH = Path(__file__).parents[2] / "docs" / "examples" / "hunch.py"


def own(name: str) -> Game:
    return surfaced(load_source(source_of(str(OWN / f"{name}.py"))))


def names(surface: Surface) -> list[str]:
    areas = [*surface["table"], *(area for one in surface["seats"] for area in one["areas"])]
    return [spot["id"] for area in areas for spot in area["spots"]]


def seen(game: Game, seats: int = 3, seat: int = 0, **layout: Any) -> Surface:
    if layout:
        game = surfaced(replace(game, layout=layout, surface=None, view=game.view.__wrapped__))  # type: ignore[attr-defined]
    surface: Surface = game.start(seats, seed=1).view(seat)["surface"]
    return surface


def test_hands_lie_before_their_players_and_show_their_backs_to_others() -> None:
    mine, other = [one["areas"][-1]["spots"] for one in seen(own("showdown"))["seats"][:2]]
    assert [spot["face"] for spot in mine] == [4, 1, 5]
    assert [spot["face"] for spot in other] == [None, None, None]
    assert seen(own("showdown"))["moves"] == {"play": ["seat 0 hand={1}"]}


def test_places_of_a_map_say_who_is_there_and_what_lies_there() -> None:
    area = seen(own("camps"))["table"][0]
    assert (area["form"], len(area["links"])) == ("map", 12)
    assert [spot.get("owner") for spot in area["spots"]] == [0, None, 1, None, 2, None, None]
    assert area["spots"][2]["x"] == 1.0
    assert seen(own("camps"))["moves"] == {"go": ["camps {1}"]}


def test_the_number_beside_a_name_is_what_the_layout_calls_so() -> None:
    assert seen(own("showdown"))["tally"] == [0, 0, 0]
    assert seen(own("showdown"), tally="nothing")["tally"] == []


def test_a_layout_lays_out_what_the_names_do_not_tell() -> None:
    fields = {"camps": {"as": "grid", "columns": 7}, "rounds": {"as": "hide"}}
    surface = seen(own("camps"), fields=fields, moves={"go": ""})
    assert [(area["id"], area["form"], area.get("columns")) for area in surface["table"]] == [
        ("camps", "grid", 7)
    ]
    assert surface["moves"] == {}


@pytest.mark.parametrize(
    ("value", "says", "face"),
    [
        (None, {}, None),
        (-1, {}, None),
        (0, {}, 0),
        (0, {"empty": 0}, "-"),
        (None, {"empty": None}, "-"),
    ],
)
def test_a_card_is_face_down_or_not_there(value: Any, says: dict[str, Any], face: Any) -> None:
    game = replace(own("camps"), layout={"fields": {"last": {"as": "card", **says}}})
    (area,) = Layout(game).surface({"seat": 0, "last": value}, 3)["table"]
    assert area["spots"][0].get("face", "-") == face


@pytest.mark.parametrize(
    ("value", "says", "faces"),
    [
        ("", {}, []),
        ("", {"as": "word"}, []),
        (None, {"as": "word"}, []),
        ("none", {"as": "word", "empty": "none"}, []),
        ("dust", {}, ["dust"]),
        ("dust", {"as": "word"}, ["dust"]),
    ],
)
def test_where_no_word_is_said_nothing_lies(value: Any, says: dict[str, Any], faces: Any) -> None:
    game = replace(own("camps"), layout={"fields": {"claim": says}})
    table = Layout(game).surface({"seat": 0, "claim": value}, 3)["table"]
    assert [spot.get("face") for area in table for spot in area["spots"]] == faces


def test_a_die_not_yet_rolled_is_blank() -> None:
    (area,) = Layout(own("camps")).surface({"seat": 0, "die": None}, 3)["table"]
    assert (area["spots"][0]["kind"], "face" in area["spots"][0]) == ("die", False)


def test_places_may_have_signs() -> None:
    game = load_source(source_of(str(OWN.parents[1] / "docs" / "examples" / "lamplight.py")))
    view = surfaced(game).start(2, seed=1).view(0)
    (grid,) = (area for area in view["surface"]["table"] if area["form"] == "grid")
    signs = [spot.get("sign") for spot in grid["spots"]]
    assert signs == [1, 2, 3, 4, "camp", 6, 7, 8, 9]
    layout = {"fields": {"row": {"as": "row", "signs": True}}}
    (row,) = Layout(replace(game, layout=layout)).surface({"seat": 0, "row": [0, 0]}, 2)["table"]
    assert [spot.get("sign") for spot in row["spots"]] == [1, 2]


def test_all_that_a_layout_may_say_is_written_down() -> None:
    guide = (OWN.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert [word for word in (*AS, *SAYS, *OF_FIELD) if f'`"{word}"' not in guide] == []


def test_a_game_may_make_its_surface_itself() -> None:
    game = surfaced(load_source(source_of(str(HUNCH))))
    view = game.start(2, seed=1).view(1)
    assert names(view["surface"]) == ["pan 0", "pan 1", "pan 2"]
    assert not any("count" in spot for spot in view["surface"]["table"][0]["spots"])


@pytest.mark.parametrize("slug", motherlode.games())
def test_every_game_of_ours_has_one_from_every_seat_until_the_end(slug: str) -> None:
    game, random = surfaced(motherlode.load(slug)), Random(3)
    match = game.start(3, seed=2)
    while not match.over:
        seat = random.choice(match.to_act)
        if match.number % 7 == 0:
            for looks in (-1, seat):
                found = names(match.view(looks)["surface"])
                assert len(found) == len(set(found))
        match.play(seat, random.choice(match.legal(seat)))
    assert names(match.view(-1)["surface"])


def test_a_game_without_words_speaks_in_its_own_names() -> None:
    game = own("camps")
    french = texts_of(game, "fr")
    assert french["prompt"]["go @who"] == "À toi : go."
    assert french["story"]["go"] == "{@seat}: go (camp {camp}, count {count})."
    assert french["move"] == {"go": "Go {1}", "wait": "Wait"}
    assert rules_of(game, "it").startswith("# Camps\n\n*Seven camps")


def test_options_that_no_words_name_are_called_what_they_are() -> None:
    game = load_source(source_of(str(HUNCH.with_name("sluice.py"))))
    said = {section: texts for section, texts in game.words["en"].items() if section != "option"}
    texts = texts_of(replace(game, words={"en": said}))
    assert texts["option"]["starter"] == "Starter"
    assert texts["option"]["goal"] == "Nuggets that win"  # as the number says of itself
    assert texts["prompt"] == game.words["en"]["prompt"]


def test_a_language_that_a_game_does_not_speak_is_said_in_english() -> None:
    game = own("showdown")
    assert texts_of(game, "de")["prompt"]["play @who"] == "Your turn: play a card."
