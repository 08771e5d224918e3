"""The lab tells the truth about own games: without a policy, with a wrong one, from a file."""

import os
import subprocess
import sys
from math import isnan
from pathlib import Path

import pytest

from motherlode.bots.levels import SearchBot, make_bot
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.notation import Option
from motherlode.games import load
from motherlode.lab.arena import contest
from motherlode.lab.experiments.description import described
from motherlode.lab.experiments.report import report
from motherlode.lab.experiments.run import run
from motherlode.lab.experiments.statistics import Mean, for_all
from motherlode.lab.experiments.usual import usual
from motherlode.lab.experiments.words import findings

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
HUNCH = str(EXAMPLES / "hunch.py")


@pytest.fixture
def wrong_policy(tmp_path: Path) -> str:
    """The example with hidden hands, whose policy plays cards that it does not hold."""
    text = (EXAMPLES / "cave_in.py").read_text(encoding="utf-8")
    file = tmp_path / "greedy.py"
    text = text.replace("    return lowest\n", "    return CARDS - 1\n")
    file.write_text(text.replace('"cave-in"', '"greedy"'), encoding="utf-8")
    return str(file)


def test_a_policy_that_breaks_the_rules_stops_a_report(wrong_policy: str, tmp_path: Path) -> None:
    experiment = described({"game": wrong_policy, "games": 20, "players": 2}, game=wrong_policy)
    with pytest.raises(MotherlodeError, match="is not legal, in game") as caught:
        run(experiment, tmp_path / "results", workers=1)
    assert caught.value.slug == "policy/not-legal"


def test_a_policy_that_breaks_the_rules_stops_an_arena(wrong_policy: str) -> None:
    for workers in (1, 2):
        with pytest.raises(MotherlodeError, match="which is not legal there") as caught:
            contest(wrong_policy, ["sensible", "random"], 8, workers=workers)
        assert caught.value.slug == "policy/not-legal"


def test_without_a_policy_who_is_sensible_searches(tmp_path: Path) -> None:
    game = load(HUNCH)
    assert isinstance(make_bot(game, "sensible", 1), SearchBot)
    experiment = usual(HUNCH, games=200, searched=4)
    assert {bot for variant in experiment.variants for bot in variant.bots} == {
        "random",
        "prospector",
        "greenhorn",
    }
    run(experiment, tmp_path / "results", workers=1)
    told = findings(game, report(tmp_path / "results")[1])
    assert "it has no policy" in told[0]
    assert not any("nan" in line for line in told)


def test_options_of_a_report_hold_for_all_variants() -> None:
    experiment = usual("gold-rausch", games=10, searched=0, options={"doubt": "own"})
    assert {dict(variant.options)["doubt"] for variant in experiment.variants} == {"own"}


def test_a_deck_of_ones_own_in_an_experiment(tmp_path: Path) -> None:
    game = load("claim-poker")
    (tmp_path / "mine.txt").write_text(game.own["deck"].texts["box"], encoding="utf-8")
    data = {"game": "claim-poker", "games": 4, "options": {"deck": "mine.txt"}}
    (variant,) = described(data, folder=tmp_path).variants
    assert variant.own[0][:2] == ("deck", "mine")
    assert variant.load().texts["deck"]["name"] == "mine"


def test_many_comparisons_have_wider_intervals() -> None:
    one = Mean(mean=1.0, low=0.9, high=1.2)
    assert for_all(one, 1) == one
    wide = for_all(one, 70)
    assert wide["low"] == pytest.approx(1 - 0.1 * 3.38 / 1.96, abs=0.005)
    assert wide["high"] - 1 == pytest.approx(2 * (1 - wide["low"]))
    unknown = Mean(mean=float("nan"), low=float("nan"), high=float("nan"))
    assert isnan(for_all(unknown, 9)["mean"])


def test_a_choice_that_is_a_number_may_be_given_as_one() -> None:
    option = Option("rounds", "how many", ("3", "5"))
    assert option.code(5, 2) == option.code("5", 2) == 1
    with pytest.raises(MotherlodeError):
        option.code(True, 2)


def test_figures_go_whole_into_a_pipe() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "motherlode", "bench", HUNCH, "--seconds", "0.1"],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "40"},
        check=True,
    )
    assert "…" not in done.stdout
    heading = done.stdout.splitlines()[0].split()
    assert heading[-5:] == ["decisions/s", "games/s", "decisions/game", "first", "call"] or (
        "record" in heading
    )
