"""The folder of an experiment: its description, and one Parquet file for each part of the games.

A part is written beside its place and then renamed, so that a part that is there is whole, whatever
ended the run. Columns are read one at a time: a hundred million games fit in memory.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.engine.cache import fingerprint
from motherlode.lab.experiments.description import Experiment, ExperimentError, Variant
from motherlode.lab.experiments.play import Columns
from motherlode.lab.extras import extra

FORMAT = "motherlode-experiment/1"
DESCRIPTION = "experiment.json"

QUICK_PART, PACED_PART, SEARCHED_PART = 5_000, 50, 4  # games: seconds of work each
MOST_PARTS = 1_000  # of a variant

ALWAYS = ("game", "over", "winners", "decisions")
COLUMNS = {  # which columns a measure needs, {} for each seat
    "wins": (),
    "scores": ("points_{}",),
    "length": ("events",),
    "decisions": ("choices", "decisions_{}"),
    "branching": ("marked", "widest"),
    "skill": (),
    "comeback": ("half_leaders", "half_last", "lead_changes", "settled"),
    "opening": ("opening", "opener"),
}


@dataclass(frozen=True)
class Part:
    """Games `start` to `stop` of a variant."""

    variant: int
    number: int
    start: int
    stop: int

    @property
    def name(self) -> str:
        """Its file."""
        return f"{self.variant:02}-{self.number:05}.parquet"


def parts_of(experiment: Experiment) -> Iterator[Part]:
    """How the games are divided: by the description alone, so that every run divides them alike."""
    for at, variant in enumerate(experiment.variants):
        least = QUICK_PART if variant.quick else PACED_PART if variant.paces else SEARCHED_PART
        size = max(least, -(-variant.games // MOST_PARTS))
        for number, start in enumerate(range(0, variant.games, size)):
            yield Part(at, number, start, min(start + size, variant.games))


class Folder:
    """Where an experiment's results lie."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, experiment: Experiment, resume: bool) -> None:
        """A new folder, or one whose run is to go on."""
        described = json.dumps(_described(experiment), indent=2)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            before = self._read() if (self.path / DESCRIPTION).exists() else None
            if before is None and any(self.path.iterdir()):
                raise ExperimentError(
                    "experiment/not-empty", f"{self.path} holds other things; name a new folder."
                )
        except OSError as error:
            raise ExperimentError(
                "experiment/not-saved", f"{self.path} is no place for results: {error.strerror}."
            ) from error
        if before is None:
            self._write(DESCRIPTION, described.encode())
        elif not resume:
            raise ExperimentError(
                "experiment/exists",
                f"{self.path} holds results; go on with --resume, or name another folder.",
            )
        elif before != json.loads(described):
            what = (
                "description"
                if before["experiment"] != _described(experiment)["experiment"]
                else ("rules or the players")
            )
            raise ExperimentError(
                "experiment/changed",
                f"The {what} changed since the results in {self.path}: name another folder.",
            )

    def experiment(self) -> Experiment:
        """What was described."""
        if not (self.path / DESCRIPTION).is_file():
            raise ExperimentError(
                "experiment/no-results", f"{self.path} holds no results of an experiment."
            )
        try:
            return Experiment.from_data(self._read()["experiment"])
        except (KeyError, TypeError) as error:
            raise ExperimentError(
                "experiment/damaged", f"{self.path / DESCRIPTION} is damaged."
            ) from error

    def holds(self, part: Part) -> bool:
        """Whether a part is there, and whole."""
        file = self.path / part.name
        if not file.exists():
            return False
        try:
            rows: int = extra("pyarrow.parquet").read_metadata(file).num_rows
        except (OSError, ValueError):
            return False
        return rows == part.stop - part.start

    def keep(self, experiment: Experiment, part: Part, columns: Columns) -> None:
        """Writes a part."""
        names = columns_of(experiment, experiment.variants[part.variant])
        table = extra("pyarrow").table({name: columns[name] for name in names})
        sink = extra("pyarrow").BufferOutputStream()
        extra("pyarrow.parquet").write_table(table, sink, compression="zstd")
        self._write(part.name, sink.getvalue().to_pybytes())

    def column(self, variant: int, name: str) -> npt.NDArray[Any]:
        """One measure of all games of a variant that are there."""
        files = sorted(self.path.glob(f"{variant:02}-*.parquet"))
        try:
            read = [
                extra("pyarrow.parquet").read_table(file, columns=[name])[name] for file in files
            ]
        except (OSError, ValueError, KeyError) as error:
            raise ExperimentError(
                "experiment/damaged", f"Results in {self.path} are damaged: {error}."
            ) from error
        if not read:
            return np.zeros(0, np.int64)
        whole: npt.NDArray[Any] = np.concatenate([column.to_numpy() for column in read])
        return whole

    def _read(self) -> dict[str, Any]:
        try:
            data = json.loads((self.path / DESCRIPTION).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise ExperimentError(
                "experiment/damaged", f"{self.path / DESCRIPTION} is damaged."
            ) from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise ExperimentError(
                "experiment/format", f"{self.path} was not written by this version of Motherlode."
            )
        return data

    def _write(self, name: str, content: bytes) -> None:
        beside = self.path / f"{name}.tmp"
        try:
            with beside.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path / name)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise ExperimentError(
                "experiment/not-saved",
                f"Could not write {self.path / name}: {error.strerror}. What was finished is kept; "
                "make room and go on with --resume.",
            ) from error


def columns_of(experiment: Experiment, variant: Variant) -> list[str]:
    """The columns that the wanted measures need."""
    names = list(ALWAYS)
    for measure in experiment.measure:
        for column in COLUMNS[measure]:
            each = [column.format(seat) for seat in range(variant.players)]
            names += each if "{}" in column else [column]
    return names


def _described(experiment: Experiment) -> dict[str, Any]:
    """With what the games were played: a run goes on only with the same."""
    loaded = [variant.load() for variant in experiment.variants]
    games = {f"{game.slug}-{fingerprint(game)[:16]}" for game in loaded}
    data = {"format": FORMAT, "experiment": experiment.data(), "rules": sorted(games)}
    plain: dict[str, Any] = json.loads(json.dumps(data))
    return plain
