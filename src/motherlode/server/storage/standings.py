"""How people fare, read from the sums: what it costs does not grow with what was played."""

from typing import Any

from sqlalchemy import Select, and_, func, literal, or_, select, union_all

from motherlode.server.interfaces import Database
from motherlode.server.protocol.finished_lines import PAGE, finished_line, named, place_of
from motherlode.server.protocol.pages import (
    FinishedLine,
    FinishedPage,
    LadderLine,
    RatingPoint,
    Rival,
    Standing,
)
from motherlode.server.storage import schema
from motherlode.server.storage.ratings import PEOPLE

POINTS = 200  # of a rating's way: the newest
LADDER = 50
RECENT = 100  # matches that luck and skill are told of

RESULT, TOTAL, RATING = schema.results.c, schema.totals.c, schema.ratings.c


def finished_query(
    person: str, game: str | None, other: str | None, before: tuple[float, str] | None
) -> Select[Any]:
    """One's newest matches, of a game or with somebody; each through an index of its own."""
    columns = (RESULT.match_id, RESULT.seat, RESULT.game, RESULT.ended, RESULT.won)
    query = select(*columns, RESULT.rating_before, RESULT.rating_after, schema.matches.c.record)
    if other is None:
        query = query.where(RESULT.person == person)
        ended, match, played = RESULT.ended, RESULT.match_id, RESULT.game
    else:
        met = schema.meetings.c
        ended, match, played = met.ended, met.match_id, met.game
        query = query.select_from(schema.meetings)
        mine = (RESULT.match_id == met.match_id) & (RESULT.person == person)
        query = query.join(schema.results, mine)
        query = query.where(met.person == person, met.other == other)
    query = query.join(schema.matches, schema.matches.c.id == RESULT.match_id, isouter=True)
    if game is not None:
        query = query.where(played == game)
    if before is not None:
        time, last = before
        query = query.where(ended <= time, or_(ended < time, match < last))
    return query.order_by(ended.desc(), match.desc(), RESULT.seat).limit(PAGE + 1)


async def finished(
    database: Database, person: str, game: str | None, other: str | None, after: str | None
) -> FinishedPage:
    """A page of one's matches; `after` is what the page before it has named."""
    query = finished_query(person, game, other, place_of(after))
    async with database.connect() as connection:
        rows = list(await connection.execute(query))
    lines = [_line(row) for row in rows[:PAGE]]
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return FinishedPage(lines, named((last.ended, last.match_id)) if last is not None else None)


def _line(row: Any) -> FinishedLine:
    change = None if row.rating_after is None else round(row.rating_after - row.rating_before, 2)
    return finished_line(row.match_id, row.game, row.ended, row.seat, row.won, row.record, change)


async def standings(database: Database, person: str) -> list[Standing]:
    """By game, with the rating among people and what the coach has found lately."""
    same = and_(RATING.pool == PEOPLE, RATING.game == TOTAL.game, RATING.who == TOTAL.person)
    query = (
        select(schema.totals, RATING.mu, RATING.sigma, RATING.played.label("rated"))
        .join_from(schema.totals, schema.ratings, same, isouter=True)
        .where(TOTAL.person == person)
        .order_by(TOTAL.game)
    )
    found: list[Standing] = []
    async with database.connect() as connection:
        for row in list(await connection.execute(query)):
            lately = recent_query(person, row.game).subquery()
            counted = func.count(lately.c.luck)
            told = select(func.avg(lately.c.luck), func.avg(lately.c.skill), counted)
            luck, skill, looked = (await connection.execute(told)).one()
            rated = row.mu is not None
            found.append(
                Standing(
                    game=row.game,
                    played=row.played,
                    won=round(row.won, 3),
                    best=row.best,
                    streak=row.streak,
                    longest=row.longest,
                    rating=round(row.mu, 2) if rated else None,
                    rating_error=round(row.sigma, 2) if rated else None,
                    rated=row.rated or 0,
                    luck=None if luck is None else round(luck, 3),
                    skill=None if skill is None else round(skill, 3),
                    looked=looked,
                )
            )
    return found


def recent_query(person: str, game: str) -> Select[Any]:
    """Somebody's newest matches of a game."""
    mine = (RESULT.person == person, RESULT.game == game)
    query = select(RESULT.luck, RESULT.skill, RESULT.ended, RESULT.rating_after)
    return (
        query.add_columns(RESULT.rating_error)
        .where(*mine)
        .order_by(RESULT.ended.desc())
        .limit(RECENT)
    )


async def rating_way(database: Database, person: str, game: str) -> list[RatingPoint]:
    """The rating after each of the newest rated matches, the oldest first."""
    query = recent_query(person, game).limit(POINTS)
    async with database.connect() as connection:
        rows = [row for row in await connection.execute(query) if row.rating_after is not None]
    return [RatingPoint(row.ended, row.rating_after, row.rating_error) for row in reversed(rows)]


def rivals_query(person: str) -> Select[Any]:
    """Whom somebody has met most often."""
    rival, people, profile = schema.rivals.c, schema.people.c, schema.profiles.c
    return (
        select(people.name, profile.id, profile.public, *rival)
        .join_from(schema.rivals, schema.people, people.id == rival.other)
        .join(schema.profiles, profile.person == rival.other, isouter=True)
        .where(rival.person == person)
        .order_by(rival.played.desc())
        .limit(PAGE)
    )


async def rivals(database: Database, person: str) -> list[Rival]:
    """Against whom, and how it went; a page of theirs is named only if it is public."""
    async with database.connect() as connection:
        rows = list(await connection.execute(rivals_query(person)))
    return [
        Rival(
            name=row.name,
            profile=row.id if row.public else None,
            played=row.played,
            ahead=row.ahead,
            behind=row.behind,
            last=row.last,
        )
        for row in rows
    ]


def ladder_query(game: str, week: int | None, of: str | None) -> Select[Any]:
    """The best of all time or of a week, among all or among one's friends."""
    people, friend = schema.people.c, schema.friends.c
    query: Any  # of the one table or of the other
    week_c = schema.weeks.c
    who: Any = RATING.who if week is None else week_c.person
    if week is None:
        query = select(people.id, people.name, RATING.played, RATING.mu, RATING.sigma)
        query = query.join_from(schema.ratings, schema.people, people.id == who)
        query = query.where(RATING.pool == PEOPLE, RATING.game == game)
        query = query.order_by(RATING.at_least.desc())
    else:
        query = select(people.id, people.name, week_c.played, week_c.gained)
        query = query.join_from(schema.weeks, schema.people, people.id == who)
        query = query.where(week_c.week == week, week_c.game == game)
        query = query.order_by(week_c.gained.desc())
    if of is not None:
        # Each of them is looked up, and not everybody asked whether he is one of them.
        known = select(friend.friend.label("one")).where(friend.person == of)
        few = union_all(known, select(literal(of).label("one"))).cte("few")
        query = query.join(few, few.c.one == who)
    found: Select[Any] = query.limit(LADDER)
    return found


async def ladder(
    database: Database, game: str, week: int | None, of: str | None, me: str | None
) -> list[LadderLine]:
    """The lines of a ladder."""
    async with database.connect() as connection:
        rows = list(await connection.execute(ladder_query(game, week, of)))
    if week is None:
        return [
            LadderLine(
                row.name, row.played, round(row.mu, 2), round(row.sigma, 2), mine=row.id == me
            )
            for row in rows
        ]
    return [
        LadderLine(row.name, row.played, gained=round(row.gained, 2), mine=row.id == me)
        for row in rows
    ]
