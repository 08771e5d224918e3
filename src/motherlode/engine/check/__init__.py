"""The conformance kit: does a game keep the contract, in every way that we can think of?"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from motherlode.engine.check.faults import Fault, Setting, settings
from motherlode.engine.check.form import check_form
from motherlode.engine.check.imagination import check_imagination
from motherlode.engine.check.records import check_golden, check_record
from motherlode.engine.check.sight import check_moment
from motherlode.engine.check.targets import ROWS, check_target
from motherlode.engine.check.walk import walk as walk_through
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.game import Game

Progress = Callable[[str, int, int], None]  # (what, done, of)


@dataclass
class Report:
    """What was checked, and what was found."""

    game: str
    passed: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether nothing was found."""
        return not self.faults


@dataclass(frozen=True)
class Effort:
    """How much to try."""

    games: int  # random games in each setting
    traces: int  # games compared between targets, over all settings
    samples: int  # imagined worlds in a comparison
    compared: int  # positions of a game that are compared with the exact odds
    watched: float  # share of the moments at which sight is checked
    longest: int = ROWS  # events after which a game is followed no further, but for the first

    @classmethod
    def quick(cls) -> "Effort":
        """Enough to notice most mistakes, in seconds."""
        return cls(games=4, traces=60, samples=300, compared=3, watched=0.05, longest=600)

    @classmethod
    def full(cls, games: int = 50) -> "Effort":
        """For a game that is called done."""
        return cls(games=games, traces=max(1000, games), samples=2000, compared=50, watched=0.1)


def check(
    game: Game,
    effort: Effort | None = None,
    seed: int = 1,
    targets: tuple[str, ...] = ("cpu",),
    golden: Path | None = None,
    progress: Progress = lambda what, done, of: None,
) -> Report:
    """Runs the whole kit; the first fault of each part is in the report."""
    effort = effort or Effort.full()
    report = Report(game.slug)
    parts: list[tuple[str, Iterator[str]]] = [
        ("form", _form(game)),
        ("play and sight", _play(game, effort, seed, progress)),
        ("imagination", _imagination(game, effort, seed, progress)),
        ("records", _records(game, effort, seed, progress)),
    ]
    parts += [(target, _target(game, effort, seed, target, progress)) for target in targets]
    if golden is not None:
        parts.append(("golden records", _golden(game, golden)))
    for name, part in parts:
        try:
            for summary in part:
                report.passed.append(f"{name}: {summary}")
        except Fault as fault:
            report.faults.append(str(fault))
            if name in ("form", "play and sight"):
                break  # what follows stands on these
    return report


def _form(game: Game) -> Iterator[str]:
    check_form(game)
    size = game.state.dtype.itemsize
    yield f"{len(game.moves)} moves, {len(game.outcomes)} outcomes, {size} bytes"


def _play(game: Game, effort: Effort, seed: int, progress: Progress) -> Iterator[str]:
    random = Random(f"play {seed}")
    all_settings = settings(game)
    events = 0
    for at, setting in enumerate(all_settings):
        for number in range(effort.games):
            progress("play and sight", at * effort.games + number, len(all_settings) * effort.games)
            for length, moment in enumerate(walk_through(game, setting, random)):
                if length >= effort.longest and at + number > 0:
                    break
                events += 1
                if random.random() < effort.watched or events % 100 < 2:
                    check_moment(game, moment, random)
    yield f"{len(all_settings) * effort.games} games, {events} events, {len(all_settings)} settings"


def _imagination(game: Game, effort: Effort, seed: int, progress: Progress) -> Iterator[str]:
    random = Random(f"imagination {seed}")
    compared = 0
    chosen: list[Setting] = settings(game)
    for at, setting in enumerate(chosen):
        progress("imagination", at, len(chosen))
        for seat in range(SPECTATOR, setting.seats):
            for _ in range(max(1, effort.games // 20)):
                compared += check_imagination(
                    game, setting, seat, random, effort.samples, effort.compared
                )
    yield f"{compared} positions compared with the exact odds"


def _records(game: Game, effort: Effort, seed: int, progress: Progress) -> Iterator[str]:
    random = Random(f"records {seed}")
    chosen = settings(game)
    count = max(1, effort.games // 5)
    for at, setting in enumerate(chosen):
        progress("records", at, len(chosen))
        for _ in range(count):
            check_record(game, setting, random)
    yield f"{len(chosen) * count} matches replayed"


def _target(
    game: Game, effort: Effort, seed: int, target: str, progress: Progress
) -> Iterator[str]:
    chosen = settings(game)
    events = 0
    each = -(-effort.traces // len(chosen))
    for at, setting in enumerate(chosen):
        progress(target, at, len(chosen))
        events += check_target(game, setting, target, each, seed, effort.longest)
    yield f"{each * len(chosen)} games, {events} events, the same bytes as python"


def _golden(game: Game, folder: Path) -> Iterator[str]:
    yield f"{check_golden(game, folder)} records, every ending reached"


__all__ = ["Effort", "Fault", "Report", "check"]
