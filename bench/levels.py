"""Each level of bots against the next lower one, and the best against the lowest and chance.

PYTHONPATH=src python bench/levels.py --games 400 --minutes 8 gold:2 claim-poker:3

Two kinds of bots share the seats of a game half and half; with an odd number of seats the odd one
changes sides from round to round. Every bot sits at every seat equally often. Equal bots would win
half of the games. Needs NumPy and Numba, nothing else.
"""

import argparse
import json
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import motherlode
from motherlode.bots.choices import legal_moves
from motherlode.bots.levels import LEVELS, make_bot, warm
from motherlode.lab.arena import Contest, interval, play_one

NAMES = list(LEVELS)
BEST, LOWEST = NAMES[-1], NAMES[0]
LADDER = [*zip(NAMES[1:], NAMES, strict=False)]
FAR = [(BEST, LOWEST), (BEST, "random")]  # so far apart that an eighth of the games is enough


THOUGHTS = 24  # decisions by which the best level is timed
GRACE = 20.0  # seconds for the rounds that are still running when the time is up
REST = 20.0  # seconds between two looks at the tables


@dataclass
class Duel:
    """Two kinds of bots at equal seats, and what came of it so far."""

    game: str
    seats: int
    one: str
    other: str
    games: int  # wanted
    rounds: int = 0  # handed out
    # Of each finished round, the first kind's shares of the win, and the processor's seconds
    played: dict[int, tuple[list[float], float]] = field(default_factory=dict)

    def progress(self) -> float:
        """How much of what is wanted was handed out."""
        return self.rounds * self.seats / self.games

    def counted(self) -> list[tuple[list[float], float]]:
        """The rounds up to the first one that is missing: so no short game is preferred."""
        whole = 0
        while whole in self.played:
            whole += 1
        return [self.played[number] for number in range(whole)]


def play_round(duel: Duel, number: int, seed: int) -> tuple[list[float], float]:
    """As many games as seats: the first kind's shares of the win, and the processor's time."""
    began = time.process_time()
    turned = number % 2 if duel.seats % 2 else 0
    bots = tuple((duel.one, duel.other)[(at + turned) % 2] for at in range(duel.seats))
    game = motherlode.load(duel.game)
    shares = []
    for at in range(duel.seats):
        share, _ = play_one(game, Contest(duel.game, bots, seed=seed + number), at)
        shares.append(sum(part for part, bot in zip(share, bots, strict=True) if bot == duel.one))
    return shares, time.process_time() - began


def prepare(game: str) -> None:
    """Compiles and solves what a game's bots need; other processes find it in the cache."""
    warm(motherlode.load(game), BEST)


def think(game: str, seats: int, seed: int) -> list[float]:
    """How long the best level takes for decisions of a game among sensible players."""
    found = motherlode.load(game)
    warm(found, BEST)
    match = found.start(seats, seed=seed)
    sensible, best = (make_bot(found, name, seed) for name in ("sensible", BEST))
    times: list[float] = []
    while not match.over and len(times) < THOUGHTS:
        seat = match.to_act[0]
        known = match.known(seat)
        if len(legal_moves(found, known, seat)) > 1:
            began = time.process_time()
            best.choose(known, seat)
            times.append(time.process_time() - began)
        match.play(seat, found.moves.text(sensible.choose(known, seat)))
    return times


def run(
    duels: list[Duel], until: float, workers: int, seed: int, show: Callable[..., None]
) -> None:
    """Plays rounds of all duels in turn until there are enough games or the time is up."""
    tables = sorted({(duel.game, duel.seats) for duel in duels})
    thoughts: dict[tuple[str, int], list[float]] = {}
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    running: dict[Future[Any], Duel | tuple[str, int]] = {}
    numbers: dict[Future[Any], int] = {}
    preparing: dict[Future[Any], str] = {
        pool.submit(prepare, game): game for game in {game for game, _ in tables}
    }
    prepared: set[str] = set()
    shown = time.monotonic()
    while running or preparing or time.monotonic() < until:
        for done in [future for future in preparing if future.done()]:
            done.result()
            prepared.add(game := preparing.pop(done))
            for table in tables:
                if table[0] == game:
                    running[pool.submit(think, *table, seed)] = table
        open_duels = [duel for duel in duels if duel.game in prepared and duel.progress() < 1]
        while len(running) < workers + 4 and open_duels and time.monotonic() < until:
            duel = min(open_duels, key=Duel.progress)
            future = pool.submit(play_round, bare(duel), duel.rounds, seed)
            running[future], numbers[future] = duel, duel.rounds
            duel.rounds += 1
            open_duels = [duel for duel in duels if duel.game in prepared and duel.progress() < 1]
        if not running and not preparing:
            break
        left = max(0.1, min(REST, until + GRACE - time.monotonic()))
        for done in wait({*running, *preparing}, left, FIRST_COMPLETED).done:
            if done in preparing:
                continue
            what = running.pop(done)
            if isinstance(what, Duel):
                what.played[numbers[done]] = done.result()
                show(what, numbers[done])
            else:
                thoughts[what] = done.result()
        if time.monotonic() - shown > REST:
            shown = time.monotonic()
            show(None, 0, thoughts)
        if time.monotonic() > until + GRACE:
            break
    show(None, 0, thoughts)
    drop_rounds()
    pool.shutdown(wait=False, cancel_futures=True)


def drop_rounds() -> None:
    """Ends the rounds that are still running."""
    for process in active_children():
        process.terminate()


def bare(duel: Duel) -> Duel:
    """Who plays, without the results."""
    return Duel(duel.game, duel.seats, duel.one, duel.other, duel.games)


def duel_row(duel: Duel) -> str:
    """A line of the table."""
    rounds = duel.counted()
    shares = [share for part, _ in rounds for share in part]
    if not shares:
        return f"| {duel.game} | {duel.seats} | {duel.one} | {duel.other} | 0 | | | | |"
    low, high = interval(shares)
    clear = "yes" if low > 0.5 else "no"
    seconds = sum(spent for _, spent in rounds) / len(shares)
    return (
        f"| {duel.game} | {duel.seats} | {duel.one} | {duel.other} | {len(shares)} "
        f"| {100 * sum(shares) / len(shares):.1f} % | {100 * low:.1f} to {100 * high:.1f} % "
        f"| {clear} | {seconds:.2f} |"
    )


def tables_of(duels: list[Duel], thoughts: dict[tuple[str, int], list[float]]) -> str:
    """What there is so far, as Markdown."""
    lines = [
        "| game | seats | bot | against | games | share | 95 % interval | clear | s a game |",
        "| --- | ---: | --- | --- | ---: | ---: | ---: | --- | ---: |",
        *map(duel_row, duels),
        "",
        f"| game | seats | decisions of {BEST} | median s | longest s |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for (game, seats), times in sorted(thoughts.items()):
        middle = sorted(times)[len(times) // 2]
        lines.append(f"| {game} | {seats} | {len(times)} | {middle:.3f} | {max(times):.3f} |")
    return "\n".join(lines)


def main() -> None:
    """Reads the command line; prints two tables, and writes them while they grow."""
    began = time.monotonic()
    smallest = [f"{slug}:{max(2, motherlode.load(slug).seats[0])}" for slug in motherlode.games()]
    parser = argparse.ArgumentParser(description="Levels of bots against each other.")
    parser.add_argument("tables", nargs="*", default=smallest, help="GAME:SEATS, the smallest")
    parser.add_argument("--games", type=int, default=400, help="at most, for each duel")
    parser.add_argument("--minutes", type=float, default=8.0, help="after which no game begins")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", help="only these, as one/other,one/other")
    parser.add_argument("--out", type=Path, help="rounds as JSON lines; tables beside it, in .md")
    given = parser.parse_args()
    pairs = [pair.split("/") for pair in given.pairs.split(",")] if given.pairs else LADDER + FAR
    duels = []
    for table in given.tables:
        game, _, seats = table.partition(":")
        motherlode.load(game).check_seats(int(seats))
        for one, other in pairs:
            games = given.games // 8 if (one, other) in FAR else given.games
            duels.append(Duel(game, int(seats), one, other, games))
    thoughts: dict[tuple[str, int], list[float]] = {}

    def show(duel: Duel | None, number: int, times: Any = None) -> None:
        thoughts.update(times or {})
        if given.out is None:
            return
        if duel is None:
            given.out.with_suffix(".md").write_text(tables_of(duels, thoughts) + "\n")
            return
        row = [duel.game, duel.seats, duel.one, duel.other, number, *duel.played[number]]
        with given.out.open("a") as file:
            file.write(json.dumps(row) + "\n")

    def stop(*_: object) -> None:
        show(None, 0)
        drop_rounds()
        print(tables_of(duels, thoughts), flush=True)
        os._exit(0)

    signal.signal(signal.SIGTERM, stop)
    run(duels, began + 60 * given.minutes, given.workers, given.seed * 1_000_000, show)
    print(tables_of(duels, thoughts), flush=True)
    os._exit(0)  # without waiting for rounds that were dropped


if __name__ == "__main__":
    main()
