"""A saved match goes on: with its players, its options, and what was seen before."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import motherlode
from motherlode.engine.errors import RecordError
from motherlode.terminal.saved import gone_on_with, how_to_go_on
from motherlode.terminal.seats import Seat

HUNCH = Path(__file__).parents[2] / "docs" / "examples" / "hunch.py"


def play(*arguments: str, entry: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "motherlode.cli", "play", *arguments],
        input=entry,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_match_goes_on_where_it_was_saved(tmp_path: Path) -> None:
    file, kept = tmp_path / "half.json", tmp_path / "whole.json"
    arguments = ("gold-nuggets", "--seed", "3", "--players", "2", "-o", "nuggets=30")
    done = play(*arguments, entry=f"a\nsave {file}\nquit\n")
    told = f"To go on: motherlode play --resume {file}"  # in as many lines as a long path takes
    assert "".join(told.split()) in "".join(done.stdout.split())
    before = motherlode.replay(file.read_bytes())
    done = play("--resume", str(file), "--record", str(kept), entry="a\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert "★ winner" in done.stdout
    match = motherlode.replay(kept.read_bytes())
    assert match.over
    assert match.options["nuggets"] == 30
    assert match.events()[: before.number] == before.events()


def test_what_was_seen_is_told_once_more(tmp_path: Path) -> None:
    file = tmp_path / "rausch.json"
    play("gold-rausch", "--seed", "1", "--players", "2", entry=f"save {file}\nquit\n")
    shown = play("--resume", str(file), entry="help\nquit\n").stdout
    first, second = shown.split("Sam ›")[:2]
    assert "remember your cards" not in first  # they may have moved since
    assert "You, left: " in first
    assert "You, left: " not in second


def test_the_way_to_go_on_has_the_same_people_and_bots() -> None:
    game = motherlode.load("gold")
    seats = [Seat("Ada"), Seat("Bo"), Seat("Cy", lambda match, seat: "", "legend")]
    told = how_to_go_on("my match.json", game, seats, "de")
    assert told == ("motherlode play --resume 'my match.json' --people 2 --bots legend --lang de")
    own = motherlode.load(str(HUNCH))
    assert how_to_go_on("x.json", own, seats[:1], "en") == "motherlode play GAME --resume x.json"


def test_a_record_that_ends_before_its_dice_goes_on_too() -> None:
    match = motherlode.load("gold-nuggets").start(2, chance="manual")
    again = gone_on_with(motherlode.replay(json.dumps(match.record())), seed=1)
    assert again.legal(0)


def test_wrong_ways_to_go_on_get_one_line(tmp_path: Path) -> None:
    match = motherlode.load("gold-nuggets").start(2, seed=1)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    with pytest.raises(RecordError, match="over"):
        gone_on_with(match)
    file = tmp_path / "over.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    for arguments, slug in (
        (["--resume", str(file)], "record/over"),
        (["--resume", str(file), "--players", "3"], "resume/both"),
        (["--resume", "nowhere.json"], "record/not-readable"),
    ):
        done = play(*arguments, entry="")
        assert done.returncode == 2
        assert f"[{slug}]" in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
