"""Runs of experiments: on any number of workers, stopped in any way, on a disk that is full."""

import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from motherlode.engine.errors import MotherlodeError
from motherlode.lab.experiments.description import described, read_description
from motherlode.lab.experiments.parts import Folder, columns_of, parts_of
from motherlode.lab.experiments.run import run

# Races are Python: nothing to compile, and long enough to be stopped in the middle.
RACES = """
game = "wurf-und-weg"
[[variants]]
name = "some"
paces = ["parent", "child"]
games = 3
[[variants]]
name = "many"
paces = ["champion", "parent", "child", "child", "parent"]
games = 300
"""


@pytest.fixture(scope="module")
def races(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("races") / "races.toml"
    path.write_text(RACES, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def whole(races: Path) -> dict[str, bytes]:
    """What a run that nobody stops leaves behind."""
    folder = races.parent / "whole"
    run(read_description(races), folder, workers=2)
    return contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "motherlode.cli", "experiment", *map(str, arguments)]


def test_a_part_holds_what_is_measured(whole: dict[str, bytes], races: Path) -> None:
    experiment = read_description(races)
    table = parquet.read_table(races.parent / "whole" / "01-00000.parquet")
    assert table.column_names == columns_of(experiment, experiment.variants[1])
    assert table["game"].to_pylist() == list(range(50))
    assert set(whole) == {"experiment.json", *(part.name for part in parts_of(experiment))}


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    experiment = described({"game": "gold-nuggets", "games": 11_000, "players": 2})
    seen: list[tuple[int, int]] = []
    for workers in (1, 3):
        run(experiment, tmp_path / str(workers), workers, progress=lambda *at: seen.append(at))
    one, three = contents(tmp_path / "1"), contents(tmp_path / "3")
    assert one == three
    assert len(one) == 4
    assert seen[-1] == (11_000, 11_000)


def test_only_what_is_asked_for_is_kept(tmp_path: Path) -> None:
    data = {"game": "wurf-und-weg", "paces": ["child", "child"], "games": 2, "measure": ["length"]}
    run(described(data), tmp_path / "out", workers=1)
    table = parquet.read_table(tmp_path / "out" / "00-00000.parquet")
    assert table.column_names == ["game", "over", "winners", "decisions", "events"]


@pytest.mark.parametrize(
    "how", [signal.SIGINT, pytest.param(signal.SIGKILL, marks=pytest.mark.slow)]
)
def test_a_stopped_run_goes_on_to_the_same_bytes(
    how: signal.Signals, races: Path, whole: dict[str, bytes], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    started = subprocess.Popen(
        ["nice", *command("run", races, "--out", out, "--workers", 2)],  # it must not outrun us
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_interruptible,
    )
    deadline = time.monotonic() + 120
    while len(list(out.glob("*.parquet"))) < 3 and time.monotonic() < deadline:
        time.sleep(0.01)
    workers = _children(started.pid)
    started.send_signal(how)
    told = started.communicate(timeout=60)[1]
    kept = contents(out)
    assert 3 < len(kept) < len(whole)
    if how == signal.SIGINT:
        assert started.returncode == 130
        assert "games are kept" in told
        assert "--resume" in told
        assert "Traceback" not in told
    assert workers
    while any(_alive(worker) for worker in workers):
        assert time.monotonic() < deadline, "workers outlive the run"
        time.sleep(0.05)
    again = subprocess.run(command("run", races, "--out", out, "--resume"), timeout=120)
    assert again.returncode == 0
    assert contents(out) == whole


def _interruptible() -> None:
    """Whoever was started in the background has been told to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")")[1].split()[0] != "Z"
    except OSError:
        return False


def test_a_full_disk_costs_nothing_that_was_finished(
    races: Path, whole: dict[str, bytes], tmp_path: Path
) -> None:
    """The system lets no file grow beyond what lies between the first part and the others."""
    limit = (len(whole["00-00000.parquet"]) + len(whole["01-00000.parquet"])) // 2
    out = tmp_path / "out"
    done = subprocess.run(
        command("run", races, "--out", out, "--workers", 1),
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
    )
    assert done.returncode == 2
    assert "[experiment/not-saved]" in done.stderr
    assert "File too large" in done.stderr
    assert "Traceback" not in done.stderr
    assert set(contents(out)) == {"experiment.json", "00-00000.parquet"}
    run(read_description(races), out, workers=2, resume=True)
    assert contents(out) == whole


def test_a_damaged_part_is_played_again(tmp_path: Path) -> None:
    data = {"game": "wurf-und-weg", "paces": ["child", "child"], "games": 51}
    out = tmp_path / "out"
    run(described(data), out, workers=1)
    before = contents(out)
    (out / "00-00001.parquet").write_bytes(b"PAR1 half of it")
    run(described(data), out, workers=1, resume=True)
    assert contents(out) == before


def test_results_are_never_mixed(tmp_path: Path) -> None:
    data = {"game": "wurf-und-weg", "paces": ["child", "child"], "games": 2}
    out = tmp_path / "out"
    run(described(data), out, workers=1)
    before = contents(out)
    for changed, resume, slug in (
        (data, False, "experiment/exists"),
        ({**data, "seed": 2}, True, "experiment/changed"),
    ):
        with pytest.raises(MotherlodeError, match=slug):
            run(described(changed), out, workers=1, resume=resume)
        assert contents(out) == before
    (tmp_path / "letters.txt").write_text("dear diary")
    for place, slug in ((tmp_path, "experiment/not-empty"), (out / "experiment.json", "not-saved")):
        with pytest.raises(MotherlodeError, match=slug):
            run(described(data), place, workers=1)


def test_a_run_by_other_rules_does_not_go_on(tmp_path: Path) -> None:
    data = {"game": "wurf-und-weg", "paces": ["child", "child"], "games": 2}
    out = tmp_path / "out"
    run(described(data), out, workers=1)
    kept = out / "experiment.json"
    kept.write_text(kept.read_text().replace('"wurf-und-weg-', '"wurf-und-weg-older-'))
    with pytest.raises(MotherlodeError, match="rules or the players changed"):
        run(described(data), out, workers=1, resume=True)


def test_folders_that_hold_no_results(tmp_path: Path) -> None:
    with pytest.raises(MotherlodeError, match="experiment/no-results"):
        Folder(tmp_path).experiment()
    (tmp_path / "experiment.json").write_text("{")
    with pytest.raises(MotherlodeError, match="experiment/damaged"):
        Folder(tmp_path).experiment()
    (tmp_path / "experiment.json").write_text('{"format": "motherlode-experiment/9"}')
    with pytest.raises(MotherlodeError, match="experiment/format"):
        Folder(tmp_path).experiment()
