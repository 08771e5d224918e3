"""`motherlode bench`: uniformly random play, decisions and games a second."""

import json
import os
import time
from collections.abc import Callable
from typing import TypedDict

from rich.table import Table

from motherlode.commands.files import games_with_files, wide_console
from motherlode.engine.batch import LIMIT, Runner, require_wasm, runner
from motherlode.engine.check.faults import Setting
from motherlode.engine.check.records import random_match
from motherlode.engine.errors import GameError
from motherlode.engine.game import Game
from motherlode.engine.state import size_of


class Measure(TypedDict):
    """One game on one target."""

    game: str
    target: str
    seats: int
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    first_call_seconds: float  # compiling, or loading from the cache
    record_bytes: int


def bench_games(
    names: list[str], seats: int | None, seconds: float, as_json: bool, options: dict[str, str]
) -> None:
    """Measures games on every target that is there, and prints the figures."""
    console = wide_console(as_json)
    measures: list[Measure] = []
    for game in games_with_files(names, options):
        count = seats if seats is not None else game.seats[-1]
        game.check_seats(count)
        with console.status(f"{game.name} …"):
            measures += measure_game(game, count, seconds)
    if as_json:
        print(json.dumps(measures, indent=2))
    else:
        console.print(figures(measures))


def measure_game(game: Game, seats: int, seconds: float) -> list[Measure]:
    """One game: python, one core, all cores, wasm and cuda where there are such."""
    measures = [measure_python(game, seats, seconds)]
    cores = os.cpu_count() or 1
    for name, threads in (("one core", 1), *((("all cores", cores),) if cores > 1 else ())):
        run = runner(game, seats, None, "cpu", threads)
        measures.append(_measure(game, name, seats, seconds, run, 2_000))
    if wasm_available():
        run = runner(game, seats, None, "wasm")
        measures.append(_measure(game, "wasm", seats, seconds, run, 2_000))
    if cuda_available():
        run = runner(game, seats, None, "cuda")
        measures.append(_measure(game, "cuda", seats, seconds, run, 2_000_000))
    return measures


def cuda_available() -> bool:
    """Whether there is a CUDA device, without an error where numba-cuda is missing."""
    try:
        from motherlode.engine.gpu import available
    except ImportError:
        return False
    return os.environ.get("NUMBA_ENABLE_CUDASIM") != "1" and available()


def wasm_available() -> bool:
    """Whether modules can be written and run here."""
    try:
        require_wasm()
    except GameError:
        return False
    return True


def measure_python(game: Game, seats: int, seconds: float) -> Measure:
    """Matches as people play them, without a compiler."""
    from random import Random

    random = Random(1)
    setting = Setting(seats, {})
    games = decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        match = random_match(game, setting, random)
        games += 1
        decisions += sum(1 for mover, _ in match.events() if mover != "*")
    return _figures(game, "python", seats, decisions, games, spent, 0.0)


def _measure(
    game: Game, target: str, seats: int, seconds: float, run: Runner, first: int
) -> Measure:
    """Doubles the number of games until a run takes long enough."""
    compile_time = _timed(lambda: run.playouts(1, 0, LIMIT))
    games = first
    while True:
        start = time.perf_counter()
        result = run.playouts(games, 1, LIMIT)
        spent = time.perf_counter() - start
        if spent >= seconds or games >= 1 << 26:
            decisions = int(result.decisions.sum(dtype="int64"))
            return _figures(game, target, seats, decisions, games, spent, compile_time)
        games *= 2 if spent > seconds / 4 else 4


def _timed(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def _figures(
    game: Game, target: str, seats: int, decisions: int, games: int, spent: float, first: float
) -> Measure:
    return Measure(
        game=game.slug,
        target=target,
        seats=seats,
        decisions_per_second=decisions / spent,
        games_per_second=games / spent,
        decisions_per_game=decisions / games,
        first_call_seconds=first,
        record_bytes=size_of(game.state),
    )


def figures(measures: list[Measure]) -> Table:
    """Every figure whole in 80 columns."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in ("game", "target", "seats"):
        table.add_column(heading, no_wrap=True)
    for heading in ("decisions/s", "games/s", "per game", "first call", "record"):
        table.add_column(heading, justify="right", no_wrap=True)
    for m in measures:
        table.add_row(
            m["game"],
            m["target"],
            str(m["seats"]),
            short(m["decisions_per_second"]),
            short(m["games_per_second"]),
            f"{m['decisions_per_game']:.1f}",
            f"{m['first_call_seconds']:.2f} s",
            f"{m['record_bytes']} B",
        )
    return table


def short(number: float) -> str:
    """Three figures and a unit: 31.4 M."""
    for unit in ("", "k", "M", "G"):
        if number < 999.5 or unit == "G":
            break
        number /= 1000
    places = 0 if number >= 99.95 or not unit else 1 if number >= 9.995 else 2
    return f"{number:,.{places}f} {unit}".rstrip()
