"""The same experiment on a Ray cluster of several workers, one of which is killed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from motherlode.lab.experiments.description import read_description
from motherlode.lab.experiments.run import run

RACES = 'game = "wurf-und-weg"\npaces = ["champion", "parent", "child", "child"]\ngames = 300\n'


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_even_when_a_worker_is_killed(tmp_path: Path) -> None:
    described = tmp_path / "races.toml"
    described.write_text(RACES, encoding="utf-8")
    here, there = tmp_path / "here", tmp_path / "there"
    arguments = ["experiment", "run", str(described), "--out", str(there)]
    started = subprocess.Popen(
        [sys.executable, "-m", "motherlode.cli", *arguments, "--ray", "local", "--workers", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 150
    busy: list[int] = []
    while not busy and started.poll() is None and time.monotonic() < deadline:
        busy = _workers_of(started.pid)
        time.sleep(0.02)
    assert busy, started.communicate()[1]
    os.kill(busy[0], signal.SIGKILL)
    _, told = started.communicate(timeout=150)
    assert started.returncode == 0, told
    run(read_description(described), here, workers=1)
    assert _contents(there) == _contents(here)


def _contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def _workers_of(driver: int) -> list[int]:
    """Ray's processes that are playing a part right now, and belong to this driver."""
    parents, titles = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                titles[int(folder.name)] = (folder / "cmdline").read_text()
                status = (folder / "stat").read_text().rsplit(")", 1)[1].split()
                parents[int(folder.name)] = int(status[1])
            except OSError:
                continue
    return [
        pid
        for pid, title in titles.items()
        if title.startswith("ray::play") and driver in _above(pid, parents)
    ]


def _above(pid: int, parents: dict[int, int]) -> list[int]:
    chain = []
    while pid in parents:
        pid = parents[pid]
        chain.append(pid)
    return chain
