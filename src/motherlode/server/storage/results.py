"""What remains of a finished match: its record, everyone's result, and the ratings."""

from dataclasses import dataclass

import msgspec
from sqlalchemy import Case, Connection, case, distinct, func, insert, select

from motherlode.server.interfaces import Database
from motherlode.server.protocol.resources import GameStatistics, Own
from motherlode.server.storage import schema
from motherlode.server.storage.guests import accounts_of
from motherlode.server.storage.ratings import MIXED, PEOPLE, Changes, rate
from motherlode.table.table import Table


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
    own: bool = False  # with somebody's own content, which may favour whom he likes

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
            record=msgspec.json.encode(match.record()).decode(),
            scores=match.result["scores"],
            winners=match.result["winners"],
            people=[chair.person for chair in table.chairs],
            levels=[chair.level for chair in table.chairs],
            resigned=[chair.resigned for chair in table.chairs],
            own=bool(match.game.texts),
        )


@dataclass(frozen=True)
class GivenUp:
    """A match that every person gave up: nobody has won, and the first to go is the last."""

    id: str
    game: str
    ended: float
    people: list[str | None]  # by seat
    resigned: list[int]

    @classmethod
    def of(cls, table: Table) -> "GivenUp | None":
        """The match that the last person has just given up; None if he was alone among bots."""
        left = table.abandoned
        if left is None or len({person for person in left.people if person}) < 2:
            return None
        return cls(left.match, table.plan.game, table.updated, left.people, left.resigned)


def keep_result(connection: Connection, finished: Finished) -> None:
    """Writes everything that a finished match leaves behind, in the transaction that ends it."""
    connection.execute(
        insert(schema.matches),
        {
            "id": finished.id,
            "table_id": finished.table,
            "game": finished.game,
            "ended": finished.ended,
            "record": finished.record,
        },
    )
    scores, winners, won = finished.scores, finished.winners, 1 / max(1, len(finished.winners))
    people = accounts_of(connection, finished.people)
    rated = {} if finished.own else _rate(connection, finished, people)
    rows = []
    for seat, (person, resigned) in enumerate(zip(people, finished.resigned, strict=True)):
        before, after = rated.get(person or "", (None, None))
        rows.append(
            {
                "match_id": finished.id,
                "seat": seat,
                "person": person,
                "game": finished.game,
                # What a bot made of a match that somebody gave up is no merit of his.
                "score": min(0, *scores) if resigned else scores[seat],
                "won": won if seat in winners and not resigned else 0.0,
                "ended": finished.ended,
                "rating_before": before,
                "rating_after": after,
                "own": finished.own,
            }
        )
    connection.execute(insert(schema.results), rows)


def _rate(connection: Connection, finished: Finished, people: list[str | None]) -> Changes:
    who = [
        f"bot:{level}" if level else str(person)
        for person, level in zip(people, finished.levels, strict=True)
    ]
    persons = [name for name in who if not name.startswith("bot:")]
    pool = PEOPLE if len(persons) == len(who) else MIXED
    last = 1 + len(who) + max(finished.resigned)
    scores = finished.scores
    ranks = [
        float(last - resigned)
        if resigned
        else (0.0 if seat in finished.winners else 1.0 + sum(other > score for other in scores))
        for seat, (score, resigned) in enumerate(zip(scores, finished.resigned, strict=True))
    ]
    return rate(connection, pool, finished.game, who, ranks)


def keep_given_up(connection: Connection, given_up: GivenUp) -> None:
    """A match without an end has no record; for those who gave it up it is lost."""
    lost = [
        (seat, person, -float(resigned))
        for seat, (person, resigned) in enumerate(
            zip(accounts_of(connection, given_up.people), given_up.resigned, strict=True)
        )
        if person is not None
    ]
    connection.execute(
        insert(schema.results),
        [
            {
                "match_id": given_up.id,
                "seat": seat,
                "person": person,
                "game": given_up.game,
                "score": 0,
                "won": 0.0,
                "ended": given_up.ended,
            }
            for seat, person, _ in lost
        ],
    )
    pool = PEOPLE if len(lost) == len(given_up.people) else MIXED
    who, ranks = [person for _, person, _ in lost], [rank for *_, rank in lost]
    rate(connection, pool, given_up.game, who, ranks)


def of_the_box() -> Case[int]:
    """The points of a match with the box's content: others cannot be compared."""
    table = schema.results.c
    return case((table.own.is_(True), None), else_=table.score)


async def statistics(database: Database, person: str) -> list[GameStatistics]:
    """How a person has fared, game by game."""
    table, ratings = schema.results.c, schema.ratings.c
    async with database.connect() as connection:
        played = await connection.execute(
            select(table.game, func.count(), func.sum(table.won), func.max(of_the_box()))
            .where(table.person == person)
            .group_by(table.game)
            .order_by(table.game)
        )
        rated = await connection.execute(
            select(ratings.game, ratings.mu, ratings.sigma, ratings.played).where(
                ratings.pool == PEOPLE, ratings.who == person
            )
        )
        found = {game: rest for game, *rest in rated}
        return [
            GameStatistics(
                game=game,
                played=count,
                won=round(won, 3),
                best=best,
                rating=round(found[game][0], 2) if game in found else None,
                rating_error=round(found[game][1], 2) if game in found else None,
                rated=found[game][2] if game in found else 0,
            )
            for game, count, won, best in played
        ]


async def own_result(database: Database, match: str, person: str) -> Own | None:
    """What a finished match was for somebody who played it; of several seats, his first."""
    table = schema.results.c
    mine = select(schema.results).where(table.match_id == match, table.person == person)
    async with database.connect() as connection:
        row = (await connection.execute(mine.order_by(table.seat).limit(1))).first()
        if row is None:
            return None
        earlier = (
            table.person == person,
            table.game == row.game,
            table.match_id != match,
            table.ended <= row.ended,
        )
        found = select(func.count(distinct(table.match_id)), func.max(of_the_box()))
        count, best = (await connection.execute(found.where(*earlier))).one()
    rated = row.rating_after is not None
    return Own(
        seat=row.seat,
        score=row.score,
        played=count + 1,
        best=best,
        new_best=best is not None and row.score > best and not row.own,
        rating=round(row.rating_after, 2) if rated else None,
        rating_change=round(row.rating_after - row.rating_before, 2) if rated else None,
    )
