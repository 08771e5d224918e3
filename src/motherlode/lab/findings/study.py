"""Plays and counts, in growing samples: whoever looks on sees the intervals shrink."""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

import numpy as np

from motherlode.bots.levels import make_bot
from motherlode.bots.search import Budget, Search
from motherlode.engine.game import Game
from motherlode.engine.numbers import Amount
from motherlode.engine.own import Content
from motherlode.engine.view import seats_in
from motherlode.lab.arena import Contest, play_match
from motherlode.lab.experiments.statistics import share
from motherlode.lab.findings.fates import Fate, fate_of
from motherlode.lab.findings.page import Page, Sentence, page


@dataclass(frozen=True)
class Phase:
    """One kind of players, and after how many games the page is written anew."""

    bot: str
    games: tuple[int, ...]


# Bots that look ahead need a second or so for a game, the others thousandths of one.
PHASES = (
    Phase("random", (50, 200, 1000, 3000)),
    Phase("sensible", (50, 200, 1000)),
    Phase("prospector", (10, 40, 120)),
)
POSITIONS = 40  # decisions that are weighed to see how many of them matter
WEIGHED = Budget(300)
PATIENCE = 60.0  # seconds for one kind of players: games that hardly end are not waited for
MATTERS = 0.05  # of the win, between the best and the worst choice, beyond sampling error


def study(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    seed: int = 1,
    phases: tuple[Phase, ...] = PHASES,
    patience: float = PATIENCE,
) -> Iterator[Page]:
    """Pages, each with more games than the one before; the last is what there is to say."""
    count = game.seats[0] if seats is None else seats
    settings = _settings(game, dict(options or {}))
    before = ""
    for phase in phases:
        if phase.bot == "sensible" and game.policy is None:
            continue  # nobody knows what is sensible: the next ones look ahead by themselves
        fates: list[Fate] = []
        skill = _skill(game, count, phase.bot, before, seed)
        end = time.monotonic() + patience
        for upto in phase.games:
            for number in range(len(fates), upto):
                if fates and time.monotonic() > end:
                    break
                setting = tuple(settings[number % len(settings)].items())
                contest = Contest(game.slug, (phase.bot,) * count, setting, seed)
                fates.append(fate_of(play_match(game, contest, number)))
            made = page(phase.bot, fates, phase.games[-1])
            made["sentences"] += skill
            yield made
            if len(fates) < upto:
                break
        if phase is phases[-1]:
            made["sentences"].append(_decisions(game, count, settings[0], seed))
            yield made
        before = phase.bot


def _settings(game: Game, given: dict[str, str | int]) -> list[dict[str, str | int]]:
    """Every combination of the options that nobody has fixed; numbers and own content stay."""
    free = [
        option
        for option in game.options
        if option.name not in given and option.choices and not isinstance(option, Amount | Content)
    ]
    chosen = product(*(option.choices for option in free))
    names = [option.name for option in free]
    return [{**given, **dict(zip(names, values, strict=True))} for values in chosen]


def _skill(game: Game, seats: int, better: str, worse: str, seed: int) -> list[Sentence]:
    """One of these players among those of the phase before: what thinking is worth."""
    if seats < 2 or not worse or game.real_time:
        return []
    games = 400 if better == "sensible" else 40
    contest = Contest(game.slug, (better, *(worse,) * (seats - 1)), (), seed)
    shares = [fate_of(play_match(game, contest, n)).shares[n % seats] for n in range(games)]
    won = share(np.array(shares))
    text = (
        f"One {better} player among {worse} ones wins {100 * won['mean']:.0f} of 100 games"
        f" ({100 * won['low']:.0f} to {100 * won['high']:.0f}; fair would be {100 / seats:.0f})."
    )
    better_off, worse_off = won["low"] > 1 / seats, won["high"] < 1 / seats
    if not better_off:
        text += (
            " It looks too little ahead for this game." if worse_off else " So far luck decides."
        )
    return [Sentence(text=text, strong=better_off or worse_off)]


def _decisions(game: Game, seats: int, options: Mapping[str, object], seed: int) -> Sentence:
    """Of decisions that bots come to: in how many is one choice truly better than another?"""
    search, weighed, matter = Search(game, WEIGHED), 0, 0
    number = 0
    while weighed < POSITIONS and number < POSITIONS:
        match = game.start(seats, seed=seed + number, options=options)
        bots = [make_bot(game, "random", seed + number + seat) for seat in range(seats)]
        number += 1
        while not match.over:
            seat = seats_in(match.state.to_act)[0]
            if len(match.legal(seat)) > 1 and (match.number + number) % 5 == 0:
                found = [one for one in search.analyse(match.known(seat), seat) if one.visits]
                best = max(found, key=lambda one: one.share)
                worst = min(found, key=lambda one: one.share)
                error = 2 * (best.error**2 + worst.error**2) ** 0.5
                weighed += 1
                matter += best.share - worst.share > max(MATTERS, error)
                break
            match.play(seat, game.moves.text(bots[seat].choose(match.known(seat), seat)))
    if not weighed:
        return Sentence(text="There is hardly anything to decide.", strong=False)
    part = f"{matter} of {weighed} decisions that were weighed"
    return Sentence(text=f"In {part}, one choice is clearly better than another.", strong=False)
