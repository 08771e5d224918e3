"""Each level of bots against the next lower one, and the best against the lowest and chance.

PYTHONPATH=src python bench/levels.py --games 400 --minutes 8 gold:2 claim-poker:3

Two kinds of bots share the seats of a game half and half; with an odd number of seats the odd one
changes sides from round to round. Every bot sits at every seat equally often. Equal bots would win
half of the games. Needs NumPy and Numba, nothing else.
"""

import argparse
import os
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context

import motherlode
from motherlode.bots.choices import legal_moves
from motherlode.bots.levels import LEVELS, make_bot
from motherlode.lab.arena import Contest, interval, play_one

NAMES = list(LEVELS)
BEST, LOWEST = NAMES[-1], NAMES[0]
LADDER = [*zip(NAMES[1:], NAMES, strict=False)]
FAR = [(BEST, LOWEST), (BEST, "random")]  # so far apart that a quarter of the games is enough


@dataclass
class Duel:
    """Two kinds of bots at equal seats, and what came of it so far."""

    game: str
    seats: int
    one: str
    other: str
    games: int  # wanted
    shares: list[float] = field(default_factory=list)  # of the first kind, game by game
    seconds: float = 0.0  # of one core
    rounds: int = 0  # handed out

    def progress(self) -> float:
        """How much of what is wanted was handed out."""
        return self.rounds * self.seats / self.games


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


def think(game: str, seats: int, seed: int) -> list[float]:
    """How long the best level takes for its decisions, in a game among sensible players."""
    found = motherlode.load(game)
    match = found.start(seats, seed=seed)
    sensible, best = (make_bot(found, name, seed) for name in ("sensible", BEST))
    times = []
    while not match.over:
        seat = match.to_act[0]
        known = match.known(seat)
        if len(legal_moves(found, known, seat)) > 1:
            began = time.process_time()
            best.choose(known, seat)
            times.append(time.process_time() - began)
        match.play(seat, found.moves.text(sensible.choose(known, seat)))
    return times[1:]  # the first one loads what was compiled


def run(duels: list[Duel], minutes: float, workers: int, seed: int) -> list[str]:
    """Plays rounds of all duels in turn until there are enough games or the time is up."""
    tables = sorted({(duel.game, duel.seats) for duel in duels})
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        # One process compiles each game; the others find it in the cache.
        once = dict(tables)
        list(pool.map(think, once, once.values(), [seed] * len(once)))
        until = time.monotonic() + 60 * minutes
        thoughts = [pool.submit(think, game, seats, seed) for game, seats in tables]
        running: dict[Future[tuple[list[float], float]], Duel] = {}
        while True:
            while len(running) < 2 * workers and time.monotonic() < until:
                # A round that was begun is played to its end, so that no short game is preferred.
                duel = min(duels, key=Duel.progress)
                if duel.progress() >= 1:
                    break
                running[pool.submit(play_round, bare(duel), duel.rounds, seed)] = duel
                duel.rounds += 1
            if not running:
                break
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                shares, seconds = done.result()
                duel = running.pop(done)
                duel.shares += shares
                duel.seconds += seconds
        return [
            thought_row(game, seats, thought.result())
            for (game, seats), thought in zip(tables, thoughts, strict=True)
        ]


def bare(duel: Duel) -> Duel:
    """Who plays, without the results."""
    return Duel(duel.game, duel.seats, duel.one, duel.other, duel.games)


def duel_row(duel: Duel) -> str:
    """A line of the table."""
    low, high = interval(duel.shares)
    clear = "yes" if low > 0.5 else "no"
    return (
        f"| {duel.game} | {duel.seats} | {duel.one} | {duel.other} | {len(duel.shares)} "
        f"| {100 * sum(duel.shares) / len(duel.shares):.1f} % "
        f"| {100 * low:.1f} to {100 * high:.1f} % | {clear} "
        f"| {duel.seconds / len(duel.shares):.2f} |"
    )


def thought_row(game: str, seats: int, times: list[float]) -> str:
    """A line of the table of times."""
    times.sort()
    middle = times[len(times) // 2]
    return f"| {game} | {seats} | {len(times)} | {middle:.3f} | {times[-1]:.3f} |"


def main() -> None:
    """Reads the command line and prints two tables."""
    smallest = [f"{slug}:{max(2, motherlode.load(slug).seats[0])}" for slug in motherlode.games()]
    parser = argparse.ArgumentParser(description="Levels of bots against each other.")
    parser.add_argument("tables", nargs="*", default=smallest, help="GAME:SEATS, the smallest")
    parser.add_argument("--games", type=int, default=400, help="at most, for each duel")
    parser.add_argument("--minutes", type=float, default=8.0, help="after which no game begins")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", help="only these, as one/other,one/other")
    given = parser.parse_args()
    pairs = [pair.split("/") for pair in given.pairs.split(",")] if given.pairs else LADDER + FAR
    duels = []
    for table in given.tables:
        game, _, seats = table.partition(":")
        motherlode.load(game).check_seats(int(seats))
        for one, other in pairs:
            games = given.games // 4 if (one, other) in FAR else given.games
            duels.append(Duel(game, int(seats), one, other, games))
    thoughts = run(duels, given.minutes, given.workers, given.seed * 1_000_000)
    print("| game | seats | bot | against | games | share | 95 % interval | clear | s a game |")
    print("| --- | ---: | --- | --- | ---: | ---: | ---: | --- | ---: |")
    for duel in duels:
        print(duel_row(duel))
    print(f"\n| game | seats | decisions of {BEST} | median s | longest s |")
    print("| --- | ---: | ---: | ---: | ---: |")
    print("\n".join(thoughts))


if __name__ == "__main__":
    main()
