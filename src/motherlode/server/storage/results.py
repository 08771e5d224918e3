"""What remains of a finished match: its record, everyone's result, and the ratings.

Ratings are OpenSkill's for several players, kept apart by game and by pool: among people only, and
with bots at the table, where each level has a rating of its own.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from motherlode.server.answers import GameStatistics
from motherlode.server.storage import schema
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
    connection.execute(
        insert(schema.results),
        [
            {
                "match_id": finished.id,
                "seat": seat,
                "person": person,
                "game": finished.game,
                # What a bot made of a match that somebody gave up is no merit of his.
                "score": min(0, *scores) if resigned else scores[seat],
                "won": won if seat in winners and not resigned else 0.0,
                "ended": finished.ended,
            }
            for seat, (person, resigned) in enumerate(
                zip(finished.people, finished.resigned, strict=True)
            )
        ],
    )
    who = [
        f"bot:{level}" if level else str(person)
        for person, level in zip(finished.people, finished.levels, strict=True)
    ]
    people = [name for name in who if not name.startswith("bot:")]
    pool = "people" if len(people) == len(who) else "mixed"
    last = 1 + len(who) + max(finished.resigned)
    ranks = [
        float(last - resigned)
        if resigned
        else (0.0 if seat in winners else 1.0 + sum(other > score for other in scores))
        for seat, (score, resigned) in enumerate(zip(scores, finished.resigned, strict=True))
    ]
    _rate(connection, pool, finished.game, who, ranks)


def keep_given_up(connection: Connection, given_up: GivenUp) -> None:
    """A match without an end has no record; for those who gave it up it is lost."""
    lost = [
        (seat, person, -float(resigned))
        for seat, (person, resigned) in enumerate(
            zip(given_up.people, given_up.resigned, strict=True)
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
    pool = "people" if len(lost) == len(given_up.people) else "mixed"
    who, ranks = [person for _, person, _ in lost], [rank for *_, rank in lost]
    _rate(connection, pool, given_up.game, who, ranks)


def _rate(connection: Connection, pool: str, game: str, who: list[str], ranks: list[float]) -> None:
    """New ratings for all; several seats of one person say nothing about skill."""
    people = [name for name in who if not name.startswith("bot:")]
    if not people or len(set(people)) < len(people) or len(who) < 2:
        return
    found = _ratings(connection, pool, game, sorted(set(who)))
    model = _model()
    teams = [
        [model.create_rating([*found[name]]) if name in found else model.rating()] for name in who
    ]
    rated = {name: team[0] for name, team in zip(who, model.rate(teams, ranks=ranks), strict=True)}
    for name, rating in sorted(rated.items()):
        _keep_rating(connection, pool, game, name, rating, name in found)


def _ratings(
    connection: Connection, pool: str, game: str, who: list[str]
) -> dict[str, tuple[float, float]]:
    table = schema.ratings.c
    query = (
        select(table.who, table.mu, table.sigma)
        .where(table.pool == pool, table.game == game, table.who.in_(who))
        .order_by(table.who)
        .with_for_update()
    )
    return {name: (mu, sigma) for name, mu, sigma in connection.execute(query)}


def _keep_rating(
    connection: Connection, pool: str, game: str, who: str, rating: Any, known: bool
) -> None:
    table = schema.ratings
    values = {"mu": rating.mu, "sigma": rating.sigma}
    if known:
        same = (table.c.pool == pool, table.c.game == game, table.c.who == who)
        connection.execute(update(table).where(*same).values(**values, played=table.c.played + 1))
    else:
        connection.execute(
            insert(table), {"pool": pool, "game": game, "who": who, "played": 1, **values}
        )


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


async def statistics(engine: AsyncEngine, person: str) -> list[GameStatistics]:
    """How a person has fared, game by game."""
    table, ratings = schema.results.c, schema.ratings.c
    async with engine.connect() as connection:
        played = await connection.execute(
            select(table.game, func.count(), func.sum(table.won), func.max(table.score))
            .where(table.person == person)
            .group_by(table.game)
            .order_by(table.game)
        )
        rated = await connection.execute(
            select(ratings.game, ratings.mu, ratings.sigma, ratings.played).where(
                ratings.pool == "people", ratings.who == person
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
