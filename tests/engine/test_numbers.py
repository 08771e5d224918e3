"""Numbers of the box as options: other numbers, another identity, and old records keep theirs."""

import copy
import json
import pickle
from pathlib import Path
from random import Random

import pytest

import motherlode
from motherlode.commands.solve import solve_game
from motherlode.engine.check import Effort, check
from motherlode.engine.check.faults import Setting
from motherlode.engine.check.records import random_match
from motherlode.engine.errors import MotherlodeError, OptionError, RecordError
from motherlode.engine.numbers import Amount, Number, with_numbers
from motherlode.engine.own import Own, with_files, with_recorded
from motherlode.engine.surface import surfaced
from motherlode.games import PACKAGES, load
from motherlode.lab.experiments.description import described
from motherlode.table.plans import SeatPlan, TablePlan, game_of

NUGGETS = load("gold-nuggets")


def test_a_number_is_what_it_is_in_the_rules() -> None:
    number = Number(77, 20, 120, "nuggets")
    assert number == 77
    assert json.dumps([number]) == "[77]"
    assert (copy.deepcopy(number).most, pickle.loads(pickle.dumps(number)).least) == (120, 20)
    with pytest.raises(ValueError, match="is not from"):
        Number(3, 4, 5)


@pytest.mark.parametrize("slug", PACKAGES)
def test_every_game_offers_some(slug: str) -> None:
    game = load(slug)
    assert game.amounts
    for amount in game.amounts:
        for value in (amount.least, amount.most):
            setting = Setting(game.seats[0], {amount.name: value})
            match = random_match(game, setting, Random(1))
            assert match.options[amount.name] == value or value == amount.usual
            record = json.loads(json.dumps(match.record()))
            assert motherlode.replay(record).result == record["result"]


def test_as_in_the_box_nothing_is_said_of_it() -> None:
    match = NUGGETS.start(2, seed=1)
    assert match.game is NUGGETS
    assert match.record()["options"] == {"starter": 0}
    assert NUGGETS.start(2, seed=1, options={"nuggets": 77}).game is NUGGETS


def test_another_number_is_another_game_and_always_the_same_one() -> None:
    one = with_numbers(NUGGETS, {"nuggets": 60})
    assert one is with_numbers(NUGGETS, {"nuggets": "60"})
    assert one.identity != NUGGETS.identity
    assert one.first_state(2).supply == 60
    assert next(option.default for option in one.amounts) == 60
    match = NUGGETS.start(2, seed=1, options={"nuggets": 60})
    assert match.game is one
    record = match.record()
    assert record["options"] == {"starter": 0, "nuggets": 60}
    assert "content" not in record
    assert motherlode.replay(record).game is one


def test_a_record_with_another_number_is_no_record_of_the_box() -> None:
    record = random_match(NUGGETS, Setting(2, {"nuggets": 30}), Random(2)).record()
    del record["options"]["nuggets"]
    with pytest.raises(RecordError):
        motherlode.replay(record)


@pytest.mark.parametrize("value", [19, 121, "many", 60.5, True, None, ""])
def test_what_is_no_number_of_it(value: object) -> None:
    with pytest.raises(OptionError, match="from 20 to 120") as caught:
        NUGGETS.start(2, options={"nuggets": value})
    assert caught.value.slug == "option/bad-value"


def test_on_the_command_line_in_an_experiment_and_at_a_table() -> None:
    game, _ = with_files(NUGGETS, {"nuggets": "60"})
    wanted = with_numbers(NUGGETS, {"nuggets": 60})
    assert game is wanted
    (variant,) = described({"game": "gold-nuggets", "options": {"nuggets": 60}}).variants
    assert variant.load() is wanted
    seats = [SeatPlan("me"), SeatPlan("bot", "legend")]
    assert game_of(TablePlan("gold-nuggets", seats, {"nuggets": 60})) is wanted


def test_another_process_gets_it_told_as_a_text() -> None:
    """Bots think elsewhere: what is told to them is what a person's own content is told by."""
    texts = dict(with_numbers(NUGGETS, {"nuggets": 60}).texts)
    assert texts == {"nuggets": Own(name="60", text="60")}
    assert with_recorded(NUGGETS, texts, {}).first_state(2).supply == 60


def test_own_content_and_a_number_go_together() -> None:
    game = load("go-for-gold")
    island: Own = {"name": "mine", "text": game.own["map"].texts["a"]}
    made = with_numbers(with_recorded(game, {"map": island}, {}), {"first-shovels": 4})
    match = made.start(2, seed=1)
    assert match.state.shovels[0] == 4
    assert motherlode.replay(match.record()).state.shovels[1] == 4


def test_the_options_of_a_game_are_after_its_own() -> None:
    for slug in PACKAGES:
        kinds = [isinstance(option, Amount) for option in load(slug).options]
        assert kinds == sorted(kinds)


def test_a_view_with_a_surface_shows_the_number() -> None:
    game = surfaced(load(str(Path(__file__).parents[2] / "docs" / "examples" / "sluice.py")))
    view = game.start(2, seed=1, options={"goal": 20}).view(0)
    assert view["goal"] == 20
    assert view["surface"]


def test_the_kit_and_the_solver_know_which_number_they_have() -> None:
    """What was said once is not asked for again, and nothing solved for the box is told of it."""
    game = with_numbers(load("gold-nuggets"), {"nuggets": 60})
    amount = next(each for each in game.amounts if each.name == "nuggets")
    assert amount.values(2) == (60,)
    assert check(game, Effort(1, 1, 10, 1, watched=0.01), targets=()).faults == []
    with pytest.raises(MotherlodeError) as caught:
        solve_game("gold-nuggets", {"nuggets": "60"}, afresh=False, as_json=True)
    assert caught.value.slug == "solve/other-content"
