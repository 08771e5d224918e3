"""Descriptions of experiments: what they say, and what is said where they are wrong."""

from pathlib import Path
from typing import Any

import pytest

import motherlode
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.notation import Order
from motherlode.lab.experiments.description import Experiment, described, read_description
from motherlode.lab.experiments.usual import usual


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_variant_changes_some_of_what_is_said_for_all(tmp_path: Path) -> None:
    text = """
        game = "wurf-und-weg"
        games = 500
        bots = "sensible"
        players = 4
        [[variants]]
        name = "four"
        [[variants]]
        name = "the whole pile"
        games = 50
        options = { goal = "pile" }
        [[variants]]
        name = "one without a thought"
        bots = ["sensible", "random", "sensible"]
    """
    four, pile, mixed = read_description(written(tmp_path, text)).variants
    assert (four.players, four.games, four.options) == (4, 500, ())
    assert (pile.players, pile.games, pile.options) == (4, 50, (("goal", "pile"),))
    assert mixed.bots == ("sensible", "random", "sensible")


def test_what_is_not_said_is_usual() -> None:
    (variant,) = described({"game": "gold-nuggets"}).variants
    assert variant.bots == ("sensible",) * 3
    assert variant.quick


def test_a_description_survives_the_folder() -> None:
    experiment = usual("wurf-und-weg", games=10, searched=2)
    assert Experiment.from_data(experiment.data()) == experiment


@pytest.mark.parametrize("name", motherlode.games())
def test_the_usual_report_covers_every_number_of_players_and_every_choice(name: str) -> None:
    game = motherlode.load(name)
    variants = usual(name, games=10, searched=2).variants
    assert {variant.players for variant in variants} == set(game.seats) - {1}
    tried = {pair for variant in variants for pair in variant.options}
    for option in game.options:
        if isinstance(option, Order):
            continue  # it hands out equal things: there is nothing to measure
        assert tried >= {(option.name, choice) for choice in option.choices[1:]}


def test_an_island_of_ones_own_is_read_where_the_description_lies(tmp_path: Path) -> None:
    maps = Path(motherlode.__file__).parent / "games" / "go_for_gold" / "maps"
    (tmp_path / "sea.txt").write_bytes((maps / "b.txt").read_bytes())
    path = written(tmp_path, 'game = "go-for-gold"\n[options]\nmap = "sea.txt"')
    (variant,) = read_description(path).variants
    (tmp_path / "sea.txt").unlink()
    assert variant.load().texts["map"]["name"] == "sea"


@pytest.mark.parametrize(
    ("text", "slug", "says"),
    [
        ("game = ", "experiment/not-toml", "no TOML"),
        ("games = 5", "experiment/missing", "“game”"),
        ('game = "gold-nugets"', "game/unknown", "gold-nuggets"),
        ('game = "evil:GAME"', "game/unknown", "There is"),
        ('game = "gold"\ngame_s = 5', "experiment/unknown-key", "“games”"),
        ('game = "gold"\n[[variants]]\nplayer = 2', "experiment/unknown-key", "“players”"),
        ('game = "gold"\nbots = "sensibel"', "bot/unknown", "sensible"),
        ('game = "gold"\nbots = ["random", 3]', "experiment/bad-value", "list of names"),
        ('game = "gold"\nbots = ["random"]', "seat/count", "2 to"),
        ('game = "gold"\nplayers = 3\nbots = ["random", "random"]', "experiment/bad-value", "fit"),
        ('game = "gold"\nplayers = 99', "seat/count", "99"),
        ('game = "gold"\ngames = 0', "experiment/bad-value", "at least 1"),
        ('game = "gold"\ngames = "many"', "experiment/bad-value", "whole number"),
        ('game = "gold"\ngames = true', "experiment/bad-value", "whole number"),
        ('game = "gold"\n[options]\nlayuot = "grid"', "option/unknown", "layout"),
        ('game = "gold"\n[options]\nlayout = "gird"', "option/bad-value", "grid"),
        ('game = "gold"\nmeasure = ["lenght"]', "experiment/bad-value", "length"),
        ('game = "gold"\nopening = "rnadom"', "experiment/bad-value", "random"),
        ('game = "gold"\nopening = "random"\nbots = "legend"', "experiment/bad-value", "compiled"),
        ('game = "gold"\npaces = ["child", "child"]', "experiment/paces", "a race"),
        ('game = "wurf-und-weg"\npaces = ["chidl", "child"]', "experiment/bad-value", "child"),
        ('game = "gold"\nvariants = 3', "experiment/variants", "[[variants]]"),
        (
            'game = "gold"\n[[variants]]\nname = "a"\n[[variants]]\nname = "a"',
            "experiment/variants",
            "same name",
        ),
        ('game = "go-for-gold"\n[options]\nmap = "no.txt"', "map/unreadable", "no.txt"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, slug: str, says: str) -> None:
    with pytest.raises(MotherlodeError) as caught:
        read_description(written(tmp_path, text))
    assert caught.value.slug == slug
    assert says in caught.value.message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(MotherlodeError, match="experiment/unreadable"):
        read_description(tmp_path / "none.toml")


def test_what_holds_for_python_holds_for_toml() -> None:
    wrong: dict[str, Any] = {"game": "gold", "bots": ("random",)}
    with pytest.raises(MotherlodeError, match="experiment/bad-value"):
        described(wrong)
