"""Ratings: OpenSkill's for several players, kept apart by game and by pool.

The pools are: among people only, and with bots at the table, where each level has its own rating.
Which matches count among people, and how, is written in `table/rated.py`.
"""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from motherlode.server.storage import schema
from motherlode.table.rated import DAY, Unrated, counts_for_others, have_met_enough

PEOPLE, MIXED = "people", "mixed"  # the first is what people are shown

Rating = tuple[float, float]  # mu and sigma
Known = tuple[float, float, int]  # and how many rated matches have made it
Reasons = dict[str, Unrated]  # by person: why his rating has not changed
# By person: what his rating among people was, and is, and its error.
Changes = dict[str, tuple[float, float, float]]


def rate_people(
    connection: Connection, game: str, people: Sequence[str | None], ranks: list[float], now: float
) -> tuple[Changes, Reasons]:
    """New ratings among people, for those to whom this match says something; why not for others.

    Everyone is measured by those of the others whom he has not met too often, and who are known;
    whoever is new is measured by new ones, too. So nobody who sits down with others, or has
    himself forgotten in the middle of it, takes the match away from them.
    """
    rank = {name: rank for name, rank in zip(people, ranks, strict=True) if name is not None}
    if len(rank) < len(people):
        return {}, {}
    who = [name for name in rank if name in _known(connection, rank)]
    found = _ratings(connection, PEOPLE, game, who)
    known = {name for name in who if counts_for_others(found[name][2] if name in found else 0)}
    meetings = _meetings(connection, game, who, now)
    rated: dict[str, Rating] = {}
    reasons: Reasons = {}
    for name in who:
        measure = [one for one in who if one != name and (one in known or name not in known)]
        others = [
            other
            for other in measure
            if not have_met_enough(meetings.get(frozenset((name, other)), 0))
        ]
        if not others and len(who) > 1:
            reasons[name] = "met" if measure else "new"
        if others:
            all_ = [name, *others]
            rated[name] = _rated(found, all_, [rank[one] for one in all_])[name]
    for name, rating in sorted(rated.items()):
        _keep_rating(connection, PEOPLE, game, name, rating, name in found)
    begin = _model().mu
    changes = {
        name: (found[name][0] if name in found else begin, mu, sigma)
        for name, (mu, sigma) in rated.items()
    }
    return changes, reasons


def rate_mixed(connection: Connection, game: str, who: list[str], ranks: list[float]) -> None:
    """New ratings where bots play, too; several seats of one person say nothing about skill."""
    people = [name for name in who if not name.startswith("bot:")]
    if not people or len(set(people)) < len(people) or len(who) < 2:
        return
    found = _ratings(connection, MIXED, game, sorted(set(who)))
    for name, rating in sorted(_rated(found, who, ranks).items()):
        _keep_rating(connection, MIXED, game, name, rating, name in found)


def _rated(found: dict[str, Known], who: list[str], ranks: list[float]) -> dict[str, Rating]:
    """What a match makes of these, by how they ended."""
    model = _model()
    teams = [
        [model.create_rating([*found[name][:2]]) if name in found else model.rating()]
        for name in who
    ]
    new = model.rate(teams, ranks=ranks)
    return {name: (team[0].mu, team[0].sigma) for name, team in zip(who, new, strict=True)}


def _known(connection: Connection, who: Collection[str]) -> set[str]:
    """Those of them who were not forgotten meanwhile."""
    column = schema.people.c
    return set(connection.scalars(select(column.id).where(column.id.in_(sorted(who)))))


def _meetings(
    connection: Connection, game: str, who: list[str], now: float
) -> dict[frozenset[str], int]:
    """How often any two of these have met in rated matches of a game within a day."""
    one, other = schema.results.alias().c, schema.results.alias().c
    query = (
        select(one.person, other.person, func.count(one.match_id.distinct()))
        .where(
            one.match_id == other.match_id,
            one.person < other.person,
            one.person.in_(who),
            other.person.in_(who),
            one.game == game,
            one.ended > now - DAY,
            or_(one.rating_after.is_not(None), other.rating_after.is_not(None)),
        )
        .group_by(one.person, other.person)
    )
    return {frozenset(pair): count for *pair, count in connection.execute(query)}


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
            .values(mu=mu, sigma=sigma, played=played, at_least=mu - 3 * sigma)
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


def _ratings(connection: Connection, pool: str, game: str, who: list[str]) -> dict[str, Known]:
    table = schema.ratings.c
    query = (
        select(table.who, table.mu, table.sigma, table.played)
        .where(table.pool == pool, table.game == game, table.who.in_(who))
        .order_by(table.who)
        .with_for_update()
    )
    return {name: (mu, sigma, played) for name, mu, sigma, played in connection.execute(query)}


def _keep_rating(
    connection: Connection, pool: str, game: str, who: str, rating: Rating, known: bool
) -> None:
    table = schema.ratings
    values = dict(zip(("mu", "sigma"), rating, strict=True))
    values["at_least"] = rating[0] - 3 * rating[1]
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
