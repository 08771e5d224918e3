"""What remains of a finished match: its record, everyone's result, and the ratings."""

from typing import Any

from sqlalchemy import Case, Connection, case, distinct, func, insert, select, update

from motherlode.server.finished import NO_TABLE, Finished, GivenUp
from motherlode.server.interfaces import Database
from motherlode.server.protocol.resources import GameStatistics, Own
from motherlode.server.storage import schema
from motherlode.server.storage.claims import note_claim
from motherlode.server.storage.guests import accounts_of
from motherlode.server.storage.ratings import PEOPLE, Changes, Reasons, rate_mixed, rate_people
from motherlode.server.storage.totals import add_to_totals
from motherlode.table.rated import ranks

# Made once, like all that every match needs.
INSERT_MATCH, INSERT_RESULTS = insert(schema.matches), insert(schema.results)


def keep_result(connection: Connection, finished: Finished) -> None:
    """Writes everything that a finished match leaves behind, in the transaction that ends it."""
    connection.execute(INSERT_MATCH, match_row(finished))
    people = accounts_of(connection, finished.people)
    rated, reasons = ({}, {}) if finished.own else _rate(connection, finished, people)
    rows = result_rows(finished, people, rated)
    for row in rows:
        row["unrated"] = reasons.get(row["person"], finished.unrated)
    connection.execute(INSERT_RESULTS, rows)
    add_to_totals(connection, rows)
    if finished.claim:
        note_claim(connection, finished)


def match_row(finished: Finished) -> dict[str, Any]:
    """A finished match as it is kept."""
    return {
        "id": finished.id,
        "table_id": finished.table,
        "game": finished.game,
        "ended": finished.ended,
        "record": finished.record,
    }


def result_rows(
    finished: Finished, people: list[str | None], rated: Changes
) -> list[dict[str, Any]]:
    """What it was for everyone, by seat."""
    rows: list[dict[str, Any]] = []
    for seat, (person, (score, won)) in enumerate(zip(people, finished.results(), strict=True)):
        before, after, error = rated.get(person or "", (None, None, None))
        rows.append(
            {
                "match_id": finished.id,
                "seat": seat,
                "person": person,
                "game": finished.game,
                "score": score,
                "won": won,
                "ended": finished.ended,
                "rating_before": before,
                "rating_after": after,
                "rating_error": error,
                "own": finished.own,
                "brought": finished.table == NO_TABLE,
            }
        )
    return rows


def _rate(
    connection: Connection, finished: Finished, people: list[str | None]
) -> tuple[Changes, Reasons]:
    """Who has a bot in his place is still himself."""
    order = ranks(finished.scores, finished.winners, finished.resigned, finished.left)
    if finished.rated:
        return rate_people(connection, finished.game, people, order, finished.ended)
    if None in people:
        who = [
            f"bot:{level}" if person is None else person
            for person, level in zip(people, finished.levels, strict=True)
        ]
        rate_mixed(connection, finished.game, who, order)
    return {}, {}


def keep_given_up(connection: Connection, given_up: GivenUp) -> None:
    """A match without an end has no record; for those who gave it up it is lost."""
    lost = [
        (seat, person, -float(resigned))
        for seat, (person, resigned) in enumerate(
            zip(accounts_of(connection, given_up.people), given_up.resigned, strict=True)
        )
        if person is not None
    ]
    rated: Changes = {}
    who, order = [person for _, person, _ in lost], [rank for *_, rank in lost]
    if given_up.rated:
        rated, _ = rate_people(connection, given_up.game, who, order, given_up.ended)
    elif len(lost) < len(given_up.people):
        rate_mixed(connection, given_up.game, who, order)
    rows = [
        {
            "match_id": given_up.id,
            "seat": seat,
            "person": person,
            "game": given_up.game,
            "score": 0,
            "won": 0.0,
            "ended": given_up.ended,
            "rating_before": rated.get(person, (None, None, None))[0],
            "rating_after": rated.get(person, (None, None, None))[1],
            "rating_error": rated.get(person, (None, None, None))[2],
        }
        for seat, person, _ in lost
    ]
    connection.execute(INSERT_RESULTS, rows)
    add_to_totals(connection, rows)


def keep_luck(connection: Connection, match: str, luck: list[float], skill: list[float]) -> None:
    """What the coach has found of a match, for everyone's page."""
    table = schema.results
    for seat, (one, other) in enumerate(zip(luck, skill, strict=True)):
        mine = update(table).where(table.c.match_id == match, table.c.seat == seat)
        connection.execute(mine.values(luck=one, skill=other))


def of_the_box() -> Case[int]:
    """The points of a match with the box's content: others cannot be compared."""
    table = schema.results.c
    return case((table.own.is_(True), None), else_=table.score)


async def statistics(database: Database, person: str) -> list[GameStatistics]:
    """How a person has fared, game by game."""
    total, ratings = schema.totals.c, schema.ratings.c
    async with database.connect() as connection:
        played = await connection.execute(
            select(total.game, total.played, total.won, total.best)
            .where(total.person == person)
            .order_by(total.game)
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
        unrated=row.unrated,
    )
