"""What a match leaves behind when it is over: who played, what it was for everyone."""

from dataclasses import dataclass, field

import msgspec

from motherlode.engine.match import Match
from motherlode.engine.record import MatchRecord
from motherlode.table.claims import sealed
from motherlode.table.rated import has_left_it_to_others
from motherlode.table.table import Table

NO_TABLE = ""  # of a match that was played on somebody's own device


@dataclass(frozen=True)
class Finished:
    """A match that is over."""

    id: str
    table: str
    game: str
    ended: float
    record: str
    scores: list[int]
    winners: list[int]
    people: list[str | None]  # by seat
    levels: list[str | None]
    resigned: list[int]  # by seat: as the how-manieth somebody gave up; 0: nobody did
    own: bool = False  # with somebody's own content or beginning, which may favour whom he likes
    rated: bool = False  # whether it counts for ratings among people
    unrated: str | None = None  # why not, where people might expect it
    left: list[bool] = field(default_factory=list)  # by seat: its person let others decide
    claim: str = ""  # the day whose claim it was

    @classmethod
    def of(cls, id_: str, table: Table) -> "Finished":
        """The match that has just ended at a table."""
        match = table.match
        assert match is not None
        assert match.result is not None
        assert table.match_id is not None
        return cls(
            id=table.match_id,
            table=id_,
            game=table.plan.game,
            ended=table.updated,
            record=msgspec.json.encode(_record(table, match)).decode(),
            scores=match.result["scores"],
            winners=match.result["winners"],
            people=[chair.person for chair in table.chairs],
            levels=[chair.level for chair in table.chairs],
            resigned=[chair.resigned for chair in table.chairs],
            own=bool(match.game.texts) or match.position is not None,
            rated=table.rated,
            unrated=table.unrated,
            left=[
                chair.person is not None and has_left_it_to_others(match, seat)
                for seat, chair in enumerate(table.chairs)
            ],
            claim=table.plan.claim,
        )

    def results(self) -> list[tuple[int, float]]:
        """By seat: the points that count for its person, and his share of the win.

        What a bot made of a match that somebody left to it is no merit of his.
        """
        share, found = 1 / max(1, len(self.winners)), []
        for seat, score in enumerate(self.scores):
            lost = self.resigned[seat] or (self.rated and self.left[seat])
            won = share if seat in self.winners and not lost else 0.0
            found.append((min(0, *self.scores) if lost else score, won))
        return found


def _record(table: Table, match: Match) -> MatchRecord:
    """The record as it is kept; a claim's seed is not in it, since others still play."""
    record = match.record()
    return sealed(record, table.plan.claim, table.updated) if table.plan.claim else record


@dataclass(frozen=True)
class GivenUp:
    """A match that every person gave up: nobody has won, and the first to go is the last."""

    id: str
    game: str
    ended: float
    people: list[str | None]  # by seat
    resigned: list[int]
    rated: bool = False

    @classmethod
    def of(cls, table: Table) -> "GivenUp | None":
        """The match that the last person has just given up; None if he was alone among bots."""
        left = table.abandoned
        if left is None or len({person for person in left.people if person}) < 2:
            return None
        return cls(
            left.match, table.plan.game, table.updated, left.people, left.resigned, left.rated
        )
