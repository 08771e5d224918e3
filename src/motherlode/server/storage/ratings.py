"""Ratings: OpenSkill's for several players, kept apart by game and by pool.

The pools are: among people only, and with bots at the table, where each level has its own rating.
"""

from functools import cache
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from motherlode.server.storage import schema

PEOPLE, MIXED = "people", "mixed"  # the first is what people are shown

Rating = tuple[float, float]  # mu and sigma
Changes = dict[str, tuple[float, float]]  # by person: what his rating among people was, and is


def rate(
    connection: Connection, pool: str, game: str, who: list[str], ranks: list[float]
) -> Changes:
    """New ratings for all; several seats of one person say nothing about skill."""
    people = [name for name in who if not name.startswith("bot:")]
    if not people or len(set(people)) < len(people) or len(who) < 2:
        return {}
    found = _ratings(connection, pool, game, sorted(set(who)))
    model = _model()
    teams = [
        [model.create_rating([*found[name]]) if name in found else model.rating()] for name in who
    ]
    rated = {name: team[0] for name, team in zip(who, model.rate(teams, ranks=ranks), strict=True)}
    for name, rating in sorted(rated.items()):
        _keep_rating(connection, pool, game, name, rating, name in found)
    if pool != PEOPLE:
        return {}
    return {
        name: (found[name][0] if name in found else model.mu, rating.mu)
        for name, rating in rated.items()
    }


def merge_ratings(connection: Connection, guest: str, person: str) -> None:
    """What is known of the guest's skill is known of the person's."""
    table = schema.ratings
    same = select(table).where(table.c.who.in_([guest, person]))
    rows = connection.execute(
        same.order_by(table.c.pool, table.c.game, table.c.who).with_for_update()
    ).all()
    own = {(row.pool, row.game): row for row in rows if row.who == person}
    for row in rows:
        if row.who != guest:
            continue
        where = (table.c.pool == row.pool, table.c.game == row.game)
        mine = own.get((row.pool, row.game))
        if mine is None:
            connection.execute(update(table).where(*where, table.c.who == guest).values(who=person))
            continue
        mu, sigma = combined((mine.mu, mine.sigma), (row.mu, row.sigma))
        played = mine.played + row.played
        connection.execute(delete(table).where(*where, table.c.who == guest))
        connection.execute(
            update(table)
            .where(*where, table.c.who == person)
            .values(mu=mu, sigma=sigma, played=played)
        )


def combined(one: Rating, other: Rating) -> Rating:
    """Two ratings of the same person: the evidence of both, and where all begin counted once."""
    model = _model()
    begin = model.sigma**-2
    weights = [sigma**-2 for _, sigma in (one, other)]
    weight = sum(weights) - begin
    if weight <= max(weights):  # one of them knows no more than the beginning
        return one if weights[0] >= weights[1] else other
    mu = (one[0] * weights[0] + other[0] * weights[1] - model.mu * begin) / weight
    return mu, weight**-0.5


def _ratings(connection: Connection, pool: str, game: str, who: list[str]) -> dict[str, Rating]:
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
