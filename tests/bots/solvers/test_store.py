"""The solution is made once, stored whole, and made again when the file is of no use."""

import json
import os
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from motherlode.cli import app
from motherlode.engine.errors import MotherlodeError
from motherlode.games.gold_nuggets.solver import Table, solution, solution_path, store
from motherlode.games.gold_nuggets.solver.store import SolutionError, load, save


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: Table) -> Path:
    """An empty data folder, and a solver that is quick because it has solved before."""
    monkeypatch.setenv("MOTHERLODE_DATA", str(tmp_path))
    monkeypatch.setattr(store, "solve", lambda progress: table)
    return solution_path()


def test_what_is_stored_is_what_was_solved(path: Path, table: Table) -> None:
    assert solution() is table
    loaded = solution()
    assert loaded is not table
    for name, column in vars(loaded).items():
        assert np.array_equal(column, getattr(table, name))
    assert os.listdir(path.parent) == [path.name]


def test_a_damaged_file_is_made_again(path: Path, table: Table) -> None:
    save(table, path)
    whole = path.read_bytes()
    flipped = bytearray(whole)
    flipped[len(whole) // 2] ^= 1
    with np.load(path) as file:
        columns = dict(file)
    for damaged in (b"", b"hello", whole[:-1], whole[: len(whole) // 2], bytes(flipped)):
        path.write_bytes(damaged)
        assert _notices() == [f"The stored solution {path} is damaged. Solving again."]
        assert path.read_bytes() == whole
    np.savez(path, **{**columns, "values": columns["values"][:-1]})
    with pytest.raises(SolutionError) as error:
        load(path)
    assert error.value.slug == "solve/damaged"


def test_a_stale_file_is_made_again(
    path: Path, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(table, path)
    monkeypatch.setattr(store, "FORMAT", store.FORMAT + 1)
    assert _notices() == [f"The stored solution {path} was made by another version. Solving again."]
    assert _notices() == []


def test_a_folder_that_cannot_be_written(path: Path, table: Table) -> None:
    path.parent.write_text("a file where a folder should be")
    (notice,) = _notices()
    assert notice.startswith(f"The solution could not be stored in {path}: ")


def test_nothing_stays_behind_when_writing_fails(
    path: Path, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez", full)
    assert len(_notices()) == 1
    assert os.listdir(path.parent) == []


def _notices() -> list[str]:
    found: list[str] = []
    solution(notice=found.append)
    return found


# --- the command -------------------------------------------------------------------------------


def test_the_command_tells_what_is_known(path: Path) -> None:
    done = CliRunner().invoke(app, ["solve", "gold-nuggets"])
    assert done.exit_code == 0
    assert "the first player wins   53.21117316" in done.stdout
    assert str(path) in done.stdout
    report = json.loads(CliRunner().invoke(app, ["solve", "gold-nuggets", "--json"]).stdout)
    assert report["first_player"] == pytest.approx(0.5321117317, abs=1e-10)
    assert (report["positions"], report["tie"], report["file"]) == (3003, 0.0, str(path))


def test_json_stays_json_beside_a_notice(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("damaged")
    done = CliRunner().invoke(app, ["solve", "gold-nuggets", "--json"])
    assert json.loads(done.stdout)["seats"] == 2
    assert "is damaged" in done.stderr


def test_other_games_are_not_solved() -> None:
    done = CliRunner().invoke(app, ["solve", "gold"])
    assert isinstance(done.exception, MotherlodeError)
    assert done.exception.slug == "solve/none"
