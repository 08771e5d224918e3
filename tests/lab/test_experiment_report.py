"""Reports: figures that are right, and one page that needs nothing else."""

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from math import inf
from pathlib import Path

import numpy as np
import pytest

from motherlode.engine.errors import MotherlodeError
from motherlode.lab.experiments.description import described
from motherlode.lab.experiments.ink import DAY, NIGHT
from motherlode.lab.experiments.parts import Folder, parts_of
from motherlode.lab.experiments.report import report, write_report
from motherlode.lab.experiments.run import run
from motherlode.lab.experiments.statistics import Figures, difference, mean, shares_of

EXPERIMENT = {
    "name": "Piles & <people>",
    "game": "wurf-und-weg",
    "games": 60,
    "variants": [
        {"name": "three", "paces": ["parent", "parent"]},
        {"name": "pile", "paces": ["parent", "parent"], "options": {"goal": "pile"}},
        {"name": "unequal", "paces": ["champion", "child"]},
    ],
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "results"
    run(described(EXPERIMENT), folder, workers=1)
    return folder


def test_the_page_stands_for_itself(results: Path, tmp_path: Path) -> None:
    page = tmp_path / "new" / "page.html"
    write_report(results, page)
    text = page.read_text(encoding="utf-8")
    assert len(text) < 400_000
    assert "Piles &amp; &lt;people&gt;" in text
    assert not re.search(r"<(script|link|img|iframe)|@import|url\((?!#)", text)
    assert not re.search(r'(src|href)="(?!#)', text)
    assert text.count("<svg") == text.count('role="img"') >= 5
    for colour in DAY:
        assert f"--{colour}:" in text
    assert set(DAY) == set(NIGHT)
    Parsed().feed(text)


class Parsed(HTMLParser):
    """Every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_same_results_make_the_same_page(results: Path) -> None:
    assert report(results)[0] == report(results)[0]


def test_variants_are_compared_with_their_intervals(results: Path) -> None:
    _, summary = report(results)
    (changed,) = summary["differences"]
    assert (changed["name"], changed["base"]) == ("pile", "three")
    decisions = {metric["name"]: metric["value"] for metric in changed["metrics"]}[
        "decisions a game"
    ]
    assert decisions["low"] < decisions["mean"] < decisions["high"]
    assert decisions["low"] > 0  # the whole pile takes longer than three coasters
    skill = summary["rows"][2]["skill"]
    assert skill is not None
    assert (skill["better"], skill["others"]) == ("champion", "child")
    assert skill["share"]["mean"] > 0.9


def test_a_run_that_is_not_finished_has_a_report_that_says_so(
    results: Path, tmp_path: Path
) -> None:
    experiment = described(EXPERIMENT)
    folder = Folder(tmp_path / "half")
    folder.begin(experiment, resume=False)
    with pytest.raises(MotherlodeError, match="experiment/no-results"):
        report(folder.path)
    first = next(parts_of(experiment))
    (folder.path / first.name).write_bytes((results / first.name).read_bytes())
    text, summary = report(folder.path)
    assert "of 180, the run is not finished" in text
    assert [row["name"] for row in summary["rows"]] == ["three"]


class Made(Figures):
    """Figures of results that are known beforehand."""

    def __init__(self, winners: list[int], entrants: list[str]) -> None:
        setting = {"game": "gold", "bots": entrants, "options": {"starter": 0}}
        (self.variant,) = described(setting).variants
        self.seats = range(len(entrants))
        self.shares = shares_of(np.array(winners), len(entrants))
        self.games = len(winners)

    def column(self, name: str) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        assert name == "game"
        return np.arange(self.games)


def test_skill_is_the_part_of_the_spread_that_players_explain() -> None:
    """Two players, p = 3/4: the means differ by 1/4 from 1/2, and a share has variance 1/4."""
    entrant_wins = [0, 0, 0, 1] * 100
    winners = [1 << (entrant + game) % 2 for game, entrant in enumerate(entrant_wins)]
    found = Made(winners, ["sensible", "random"]).skill()
    assert found is not None
    assert found["share"]["mean"] == pytest.approx(0.75)
    assert found["skill"]["mean"] == pytest.approx((1 / 4) ** 2 / (1 / 4))
    assert found["skill"]["low"] < 0.25 < found["skill"]["high"]
    # Ahead by 1/2 a game, variance 3/4: 1.645² × 0.75 / 0.25
    assert found["games_until_ahead"] == 9


def test_skill_of_three_equal_players_is_none_and_of_the_better_one_all() -> None:
    even = Made([1 << (number // 3) % 3 for number in range(999)], ["sensible", "random", "random"])
    found = even.skill()
    assert found is not None
    assert found["skill"]["mean"] == pytest.approx(0, abs=1e-3)
    assert found["skill"]["low"] == 0
    always = Made([1 << game % 3 for game in range(99)], ["sensible", "random", "random"]).skill()
    assert always is not None
    assert always["skill"]["mean"] == pytest.approx(1)
    never = Made([1 << (game + 1) % 2 for game in range(99)], ["sensible", "random"]).skill()
    assert never is not None
    assert never["games_until_ahead"] == inf
    assert Made([1, 2], ["random", "random"]).skill() is None


def test_intervals_cover_the_truth_nineteen_times_of_twenty() -> None:
    random = np.random.default_rng(1)
    covered = 0
    for _ in range(400):
        one, other = mean(random.exponential(3, 500)), mean(random.exponential(2, 500))
        apart = difference(one, other)
        covered += apart["low"] < 1 < apart["high"]
    assert 0.92 < covered / 400 < 0.98


def test_the_commands(results: Path, tmp_path: Path) -> None:
    def run_command(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "motherlode.cli", *arguments], capture_output=True, text=True
        )

    figures = json.loads(run_command("experiment", "report", str(results), "--json").stdout)
    assert [row["games"] for row in figures["rows"]] == [60, 60, 60]
    made = run_command("experiment", "report", str(results), "--out", str(tmp_path / "a.html"))
    assert "One champion against child wins" in made.stdout
    assert (tmp_path / "a.html").stat().st_size > 10_000
    assert "[game/unknown]" in run_command("report", "chess").stderr


def test_pages_that_cannot_be_written_or_made(results: Path, tmp_path: Path) -> None:
    with pytest.raises(MotherlodeError, match="report/not-saved"):
        write_report(results, Path("/proc/no/page.html"))
    with pytest.raises(MotherlodeError, match="experiment/no-results"):
        write_report(tmp_path, tmp_path / "page.html")


def test_one_command_reports_on_a_game(tmp_path: Path) -> None:
    arguments = ["report", "gold-nuggets", "--games", "300", "--searched", "0"]
    done = subprocess.run(
        [sys.executable, "-m", "motherlode.cli", *arguments],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr
    assert "5 players: the starting player wins" in done.stdout
    assert "One sensible against random" in done.stdout
    assert (tmp_path / "gold-nuggets.html").stat().st_size > 10_000
