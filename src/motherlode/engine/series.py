"""Several games in a row, as some rulebooks recommend: everyone starts once, points add up.

    series = Series(game, seats=3, seed=7)
    while series.result is None:
        match = series.start()
        ...  # play it to the end
        series.add(match)

A series has as many games as players. The highest total wins; a tie goes to whoever made more
points in the last game; if that is a tie too, there are several winners.
"""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from motherlode.engine.errors import MotherlodeError, OptionError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.numbers import with_numbers


class Played(TypedDict):
    """One game of a series."""

    starter: int
    scores: list[int]


class SeriesResult(TypedDict):
    """How a series ended; plain JSON."""

    games: list[Played]
    scores: list[int]
    winners: list[int]


def winners_of_series(games: Sequence[Sequence[int]]) -> list[int]:
    """Who has the highest total; of several, who made more points in the last game."""
    totals = [sum(scores) for scores in zip(*games, strict=True)]
    results = list(zip(totals, games[-1], strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]


class Series:
    """A series of games with the same players, each begun by another one."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        """`options` are those of every game; its starter begins the first one."""
        if not any(option.name == "starter" and option.is_seat for option in game.options):
            raise OptionError(
                "series/no-starter", f"{game.name} has no option “starter”, so no series."
            )
        self.game = game = with_numbers(game, options)
        self.seats = game.seats[0] if seats is None else seats
        game.check_seats(self.seats)
        self.options = game.chosen(game.option_codes(self.seats, options))
        self.seed = seed
        self.names = names
        self.games: list[Played] = []

    @property
    def starter(self) -> int:
        """Who begins the next game."""
        return (int(self.options["starter"]) + len(self.games)) % self.seats

    @property
    def standing(self) -> list[int]:
        """Everyone's points so far."""
        return [sum(played["scores"][seat] for played in self.games) for seat in range(self.seats)]

    @property
    def result(self) -> SeriesResult | None:
        """How the series ended; None while games are to be played."""
        if len(self.games) < self.seats:
            return None
        return SeriesResult(
            games=list(self.games),
            scores=self.standing,
            winners=winners_of_series([played["scores"] for played in self.games]),
        )

    def start(self) -> Match:
        """The next game; a seed makes all games repeatable, each with its own chance."""
        self._check_running()
        return self.game.start(
            self.seats,
            seed=None if self.seed is None else self.seed + len(self.games),
            options={**self.options, "starter": self.starter},
            names=self.names,
        )

    def add(self, match: Match) -> None:
        """Notes the points of the next game, once it is over."""
        self._check_running()
        due = {**self.options, "starter": self.starter}
        if (match.game, match.seats, match.options) != (self.game, self.seats, due):
            raise MotherlodeError(
                "series/other-match",
                f"This is not game {len(self.games) + 1} of the series, which seat "
                f"{self.starter} begins.",
            )
        if match.result is None:
            raise MotherlodeError("series/not-over", "The match is not over yet.")
        self.games.append(Played(starter=self.starter, scores=match.result["scores"]))

    def _check_running(self) -> None:
        if self.result is not None:
            raise MotherlodeError("series/over", "All games of the series have been played.")
