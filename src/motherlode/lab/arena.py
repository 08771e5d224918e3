"""Bots against each other: seats rotated, all cores, shares of the win with intervals."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import TypedDict

import motherlode
from motherlode.bots.levels import Bot, make_bot
from motherlode.bots.pace import is_race, pace_of
from motherlode.engine.errors import SeatError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.own import with_files
from motherlode.engine.pace import Hands

CHUNK = 4  # games handed to a process at a time


class Standing(TypedDict):
    """How one bot did."""

    bot: str
    games: int
    share: float  # of the win
    low: float  # 95 % interval
    high: float
    points: float


@dataclass(frozen=True)
class Contest:
    """Who plays what; entrant i sits at seat (i + game) modulo seats."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str | int], ...] = ()
    seed: int = 1


def contest(
    game: str,
    bots: Sequence[str],
    games: int,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Standing]:
    """Plays the games and sums up; the games are the same for every number of workers."""
    found, codes = with_files(motherlode.load(game), options or {})
    found.check_seats(len(bots))
    if games < 1:
        raise SeatError("arena/games", "At least one game must be played.")
    for name in bots:
        make_bot(found, name, 0)
    given = Contest(game, tuple(bots), tuple(sorted((options or {}).items())), seed)
    found.option_codes(len(bots), codes)
    results: list[tuple[list[float], list[int]]] = []
    for part in _played(given, games, workers or os.cpu_count() or 1):
        results += part
        progress(len(results))
    return [_standing(given, entrant, results) for entrant in range(len(bots))]


def _played(
    given: Contest, games: int, workers: int
) -> Iterator[list[tuple[list[float], list[int]]]]:
    parts = [range(at, min(at + CHUNK, games)) for at in range(0, games, CHUNK)]
    if workers == 1:
        for part in parts:
            yield play_part(given, part)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play_part, given, part) for part in parts]
        for future in as_completed(futures):
            yield future.result()


def play_part(given: Contest, numbers: range) -> list[tuple[list[float], list[int]]]:
    """Some of the games; for each, every entrant's share of the win and points."""
    game, options = _opened(given.game, given.options)
    played = replace(given, options=options)
    return [play_one(game, played, number) for number in numbers]


@cache
def _opened(
    name: str, options: tuple[tuple[str, str], ...]
) -> tuple[Game, tuple[tuple[str, str], ...]]:
    """A game and its options, files read: once for a process, for a game is compiled but once."""
    game, given = with_files(motherlode.load(name), dict(options))
    return game, tuple(given.items())


def play_match(game: Game, given: Contest, number: int) -> Match:
    """One game, repeatable by its number."""
    seats = len(given.bots)
    random = Random(f"{given.seed} {number}")
    match = game.start(seats, seed=random.getrandbits(60), options=dict(given.options))
    entrant_at = [(seat - number) % seats for seat in range(seats)]
    bots = [make_bot(game, given.bots[entrant], random.getrandbits(60)) for entrant in entrant_at]
    if is_race(game):
        _race(match, bots, [given.bots[entrant] for entrant in entrant_at], random.getrandbits(60))
    while not match.over:
        seat = random.choice(match.to_act)
        match.play(seat, _chosen(match, bots[seat], seat))
    return match


def play_one(game: Game, given: Contest, number: int) -> tuple[list[float], list[int]]:
    """What one game came to, for each entrant."""
    result, seats = play_match(game, given, number).result, len(given.bots)
    assert result is not None
    entrant_at = [(seat - number) % seats for seat in range(seats)]
    shares, points = [0.0] * seats, [0] * seats
    for seat, entrant in enumerate(entrant_at):
        if seat in result["winners"]:
            shares[entrant] = 1 / len(result["winners"])
        points[entrant] = result["scores"][seat]
    return shares, points


def _chosen(match: Match, bot: Bot, seat: int) -> str:
    return match.game.moves.text(bot.choose(match.known(seat), seat))


def _race(match: Match, bots: Sequence[Bot], names: Sequence[str], seed: int) -> None:
    """Plays in virtual time: who is quicker decides more often."""
    hands = Hands(match, {at: pace_of(match.game, name) for at, name in enumerate(names)}, seed)
    hands.signal(0.0)
    while (planned := hands.next()) is not None:
        now, seat = planned
        move = _chosen(match, bots[seat], seat)
        match.play(seat, move)
        hands.acted(seat, move, now)


def _standing(
    given: Contest, entrant: int, results: list[tuple[list[float], list[int]]]
) -> Standing:
    shares = [share[entrant] for share, _ in results]
    low, high = interval(shares)
    return Standing(
        bot=given.bots[entrant],
        games=len(shares),
        share=sum(shares) / len(shares),
        low=low,
        high=high,
        points=sum(points[entrant] for _, points in results) / len(shares),
    )


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """95 % of the mean share of the win.

    Agresti and Coull's: honest after few games too, and a little wide for split wins.
    """
    n = len(shares)
    mean = sum(shares) / n
    middle = (sum(shares) + 2) / (n + 4)
    spread = 1.96 * sqrt(middle * (1 - middle) / (n + 4))
    return max(0.0, min(mean, middle - spread)), min(1.0, max(mean, middle + spread))
