"""Where a solution is kept, so that it is made once."""

import os
import tempfile
import zipfile
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.solving.turn_game import Progress
from motherlode.games.gold_nuggets import GAME
from motherlode.games.gold_nuggets.solver.explore import positions
from motherlode.games.gold_nuggets.solver.table import Table, solve

FORMAT = 1  # of the file and of the codes in it

Notice = Callable[[str], None]  # takes a sentence for the person


class SolutionError(MotherlodeError):
    """A stored solution that cannot be used."""


def solution_path() -> Path:
    """The file with the solution of Gold Nuggets for two."""
    root = os.environ.get("MOTHERLODE_DATA")
    if root is None:
        from platformdirs import user_data_dir

        root = user_data_dir("motherlode")
    return Path(root) / "solutions" / f"{GAME.slug}-2.npz"


def solution(
    progress: Progress = lambda done, of: None,
    notice: Notice = lambda sentence: None,
    afresh: bool = False,
) -> Table:
    """The stored solution; solves and stores it if there is none that can be used."""
    path = solution_path()
    if path.exists() and not afresh:
        try:
            return load(path)
        except SolutionError as error:
            notice(f"{error.message} Solving again.")
    table = solve(progress)
    try:
        save(table, path)
    except OSError as error:
        notice(f"The solution could not be stored in {path}: {error.strerror}.")
    return table


def save(table: Table, path: Path) -> None:
    """Writes a solution; whoever reads meanwhile sees the old file or the new one, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    columns: dict[str, Any] = {field.name: getattr(table, field.name) for field in fields(table)}
    columns["about"] = [FORMAT, GAME.version]
    handle, name = tempfile.mkstemp(suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            np.savez(file, **columns)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def load(path: Path) -> Table:
    """Reads a solution; refuses one that is damaged or made by another version."""
    try:
        with zipfile.ZipFile(path) as archive:
            if archive.testzip() is not None:
                raise ValueError("a checksum differs")
        with np.load(path, allow_pickle=False) as file:
            columns = dict(file)
        about = columns.pop("about").tolist()
        if about == [FORMAT, GAME.version]:
            return _table(columns)
    except Exception as error:  # a damaged archive can raise nearly anything
        raise SolutionError("solve/damaged", f"The stored solution {path} is damaged.") from error
    raise SolutionError("solve/stale", f"The stored solution {path} was made by another version.")


def _table(columns: dict[str, Any]) -> Table:
    table = Table(
        values=columns["values"],
        rolling=columns["rolling"],
        codes=columns["codes"],
        error=float(columns["error"]),
        sweeps=int(columns["sweeps"]),
        backups=int(columns["backups"]),
        seconds=float(columns["seconds"]),
    )
    count = len(positions()[0])
    if table.values.shape != (count,) or table.rolling.shape != (count, len(table.codes)):
        raise ValueError("a table has another size")
    return table
