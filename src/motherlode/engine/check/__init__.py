"""The conformance kit: does a game keep the contract, in every way that we can think of?"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from motherlode.engine.check.faults import Fault, Place, Setting, settings
from motherlode.engine.check.form import check_form
from motherlode.engine.check.imagination import check_imagination
from motherlode.engine.check.network import check_network
from motherlode.engine.check.records import check_golden, check_record
from motherlode.engine.check.sight import check_moment
from motherlode.engine.check.targets import ROWS, check_target
from motherlode.engine.check.thought import check_thought
from motherlode.engine.check.told import check_told
from motherlode.engine.check.walk import Moment
from motherlode.engine.check.walk import walk as walk_through
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import GameError, MotherlodeError
from motherlode.engine.explain import explained, is_compilers
from motherlode.engine.game import Game
from motherlode.engine.numbers import with_numbers
from motherlode.engine.state import fields as fields_of
from motherlode.engine.state import size_of

Progress = Callable[[str, int, int], None]  # (what, done, of)
NOT_WRITTEN = {  # what a game says that has to write them, and has not
    "hide": "`sees` hides events",
    "sees": "`hide` hides what they have done",
    "imagine": "`hide` hides something",
}


@dataclass
class Report:
    """What was checked, and what was found."""

    game: str
    passed: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # in words, each of at most five lines
    found: list[Fault] = field(default_factory=list)  # the same, with their places

    @property
    def ok(self) -> bool:
        """Whether nothing was found."""
        return not self.faults


NETWORK = 40  # positions for which a network's outputs are compared


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
    more: Sequence[tuple[str, Iterator[str]]] = (),
    called: str = "",
) -> Report:
    """Runs the whole kit, and what others add to it; the first fault of each part is reported.

    `called` is how somebody names the game on the command line.
    """
    effort = effort or Effort.full()
    report = Report(game.slug)
    place = Place(seed)
    parts: list[tuple[str, Iterator[str]]] = [
        ("form", _form(game)),
        ("play and sight", _play(game, effort, place, progress)),
        ("words and layout", _told(game, place)),
        ("imagination", _imagination(game, effort, place, progress)),
        ("records", _records(game, effort, place, progress)),
    ]
    parts += [(target, _target(game, effort, place, target, progress)) for target in targets]
    if golden is not None:
        parts.append(("golden records", _golden(game, golden)))
    parts += more
    for name, part in parts:
        place.setting, place.number, place.event, place.what = None, "", -1, ""
        try:
            for summary in part:
                report.passed.append(f"{name}: {summary}")
        except Exception as error:
            fault = fault_of(error, game, place)
            report.found.append(fault)
            report.faults.append(fault.told(called or game.slug))
            if name in ("form", "play and sight"):
                break  # what follows stands on these
    return report


def fault_of(error: Exception, game: Game, place: Place) -> Fault:
    """What somebody's rules have done, with its place; a mistake of the kit's own stays one."""
    told = explained(error, game)
    if isinstance(error, Fault):
        fault = error
    elif isinstance(error, GameError):
        fault = Fault(error.slug, error.message)
    elif told.file:
        fault = Fault("compiling" if is_compilers(error) else "error", told.sentence)
    else:
        raise error
    if not fault.file and told.file:
        fault.file, fault.line = told.file, told.line
    if not fault.file and fault.function in NOT_WRITTEN:
        fault.not_written(game, NOT_WRITTEN[fault.function])
    fault.place = replace(place)
    return fault


def again(game: Game, seed: int, number: str, called: str = "") -> Iterator[str]:
    """A game of the kit once more, event by event, to the fault or to its end.

    `called` is how somebody names the game on the command line.
    """
    at, _, nth = number.partition("/")
    all_settings = settings(game)
    if not (at.isdecimal() and nth.isdecimal() and int(at) < len(all_settings)):
        raise MotherlodeError("check/again", f"“{number}” is no game of the kit, such as 0/3.")
    place = Place(seed, all_settings[int(at)], number)
    yield str(place.setting)
    game = with_numbers(game, all_settings[int(at)].options)
    before = None
    try:
        for moment in _walked(game, place, int(at), int(nth)):
            if before is not None:
                yield f"      {_changes(before, moment.s)}"
            yield f"{place.event:4}  {place.what}"
            before = moment.s
            check_moment(game, moment, Random(number), place)
            check_thought(game, moment, Random(number))
        yield f"{place.event:4}  the game is over, and nothing was found"
    except Exception as error:
        yield fault_of(error, game, place).told(called or game.slug)


def _changes(before: Any, after: Any) -> str:
    one, other = fields_of(before), fields_of(after)
    changed = [f"{name} {one[name]} → {other[name]}" for name in one if one[name] != other[name]]
    return ", ".join(changed) or "nothing changes"


def _walked(game: Game, place: Place, at: int, number: int) -> Iterator[Moment]:
    """Game `number` in setting `at`, always the same one for a seed."""
    assert place.setting is not None
    random = Random(f"play {place.seed} {at} {number}")
    return walk_through(game, place.setting, random, place, watch=True)


def _form(game: Game) -> Iterator[str]:
    check_form(game)
    size = size_of(game.state)
    yield f"{len(game.moves)} moves, {len(game.outcomes)} outcomes, {size} bytes"


def _play(game: Game, effort: Effort, place: Place, progress: Progress) -> Iterator[str]:
    random = Random(f"sight {place.seed}")
    all_settings = settings(game)
    events = 0
    for at, setting in enumerate(all_settings):
        for number in range(effort.games):
            progress("play and sight", at * effort.games + number, len(all_settings) * effort.games)
            place.setting, place.number = setting, f"{at}/{number}"
            played = with_numbers(game, setting.options)
            for length, moment in enumerate(_walked(played, place, at, number)):
                if length >= effort.longest and at + number > 0:
                    break
                events += 1
                if random.random() < effort.watched or events % 100 < 2:
                    check_moment(played, moment, random, place)
                    check_thought(played, moment, random)
    yield f"{len(all_settings) * effort.games} games, {events} events, {len(all_settings)} settings"


def _told(game: Game, place: Place) -> Iterator[str]:
    yield f"what happens in {check_told(game, place.seed)} events is said"


def _imagination(game: Game, effort: Effort, place: Place, progress: Progress) -> Iterator[str]:
    random = Random(f"imagination {place.seed}")
    compared = 0
    chosen: list[Setting] = settings(game)
    for at, setting in enumerate(chosen):
        progress("imagination", at, len(chosen))
        place.setting = setting
        for seat in range(SPECTATOR, setting.seats):
            for _ in range(max(1, effort.games // 20)):
                compared += check_imagination(
                    game, setting, seat, random, effort.samples, effort.compared, place
                )
    yield f"{compared} positions compared with the exact odds"


def _records(game: Game, effort: Effort, place: Place, progress: Progress) -> Iterator[str]:
    random = Random(f"records {place.seed}")
    chosen = settings(game)
    count = max(1, effort.games // 5)
    for at, setting in enumerate(chosen):
        progress("records", at, len(chosen))
        place.setting = setting
        for _ in range(count):
            check_record(game, setting, random)
    yield f"{len(chosen) * count} matches replayed"


def _target(
    game: Game, effort: Effort, place: Place, target: str, progress: Progress
) -> Iterator[str]:
    chosen = settings(game, numbers=effort.longest >= ROWS)  # each is compiled anew
    events = 0
    each = -(-effort.traces // len(chosen))
    for at, setting in enumerate(chosen):
        progress(target, at, len(chosen))
        place.setting = setting
        events += check_target(game, setting, target, each, place.seed, effort.longest)
    yield f"{each * len(chosen)} games, {events} events, the same bytes as python"
    place.setting = None
    count = check_network(game, target, NETWORK, place.seed)
    yield f"a network says the same of {count} positions, bit for bit"


def _golden(game: Game, folder: Path) -> Iterator[str]:
    yield f"{check_golden(game, folder)} records, every ending reached"


__all__ = ["Effort", "Fault", "Report", "again", "check"]
