"""Several matches in a row at one table: who begins, how it stands, who has won."""

from dataclasses import dataclass

from motherlode.engine.history import Result
from motherlode.engine.series import winners_of_series
from motherlode.table.plans import SeriesPlan


class Standing:
    """The finished matches of a series."""

    def __init__(self, plan: SeriesPlan, seats: int) -> None:
        self.plan = plan
        self.seats = seats
        self.played: list[Result] = []

    @property
    def games(self) -> int:
        """How many there will be at most."""
        if self.plan.kind == "everyone-starts":
            return self.seats
        return self.plan.games if self.plan.kind == "best-of" else 1

    @property
    def points(self) -> list[int]:
        """Points added up, or, in the best of n, games won."""
        if self.plan.kind == "best-of":
            return [sum(seat in game["winners"] for game in self.played) for seat in self._all]
        return [sum(game["scores"][seat] for game in self.played) for seat in self._all]

    @property
    def winners(self) -> list[int] | None:
        """Who has won the series; None while it runs."""
        if not self.played:
            return None
        if self.plan.kind == "best-of":
            points = self.points
            decided = max(points) > self.games // 2
            if not decided and len(self.played) < self.games:
                return None
            return [seat for seat in self._all if points[seat] == max(points)]
        if len(self.played) < self.games:
            return None
        if self.plan.kind == "single":
            return list(self.played[-1]["winners"])
        return winners_of_series([game["scores"] for game in self.played])

    @property
    def _all(self) -> range:
        return range(self.seats)


@dataclass
class Abandoned:
    """A match that ended without a result, since everyone gave it up."""

    match: str
    people: list[str | None]  # by seat
    resigned: list[int]  # by seat: in which order they gave up; 0: not
    rated: bool = False
