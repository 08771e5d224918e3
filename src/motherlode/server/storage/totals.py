"""The sums over results: written along with every match, made anew where results change hands."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, text

from motherlode.server.storage import schema

WEEK, MONDAY = 7 * 86400.0, 3 * 86400.0  # 1970 began on a Thursday
Row = Mapping[str, Any]

ADD_TOTAL = text(
    """
    insert into totals (person, game, played, won, best, streak, longest)
    values (:person, :game, 1, :won, cast(:best as integer), :streak, :streak)
    on conflict (person, game) do update set
      played = totals.played + 1,
      won = totals.won + excluded.won,
      best = case when totals.best is null or excluded.best > totals.best
             then coalesce(excluded.best, totals.best) else totals.best end,
      streak = case excluded.streak when 1 then totals.streak + 1 else 0 end,
      longest = case when excluded.streak = 1 and totals.streak >= totals.longest
                then totals.streak + 1 else totals.longest end
    """
)
ADD_RIVAL = text(
    """
    insert into rivals (person, other, played, ahead, behind, last)
    values (:person, :other, 1, :ahead, :behind, :ended)
    on conflict (person, other) do update set
      played = rivals.played + 1,
      ahead = rivals.ahead + excluded.ahead,
      behind = rivals.behind + excluded.behind,
      last = excluded.last
    """
)
ADD_WEEK = text(
    """
    insert into weeks (week, game, person, gained, played, won)
    values (:week, :game, :person, :gained, 1, :won)
    on conflict (week, game, person) do update set
      gained = weeks.gained + excluded.gained,
      played = weeks.played + 1,
      won = weeks.won + excluded.won
    """
)
ADD_MEETING = insert(schema.meetings)


def week_of(time: float) -> int:
    """The number of a week; it begins on Monday."""
    return int((time + MONDAY) // WEEK)


def add_to_totals(connection: Connection, rows: Iterable[Row]) -> None:
    """One more match, by its results; several seats of one person count as his best."""
    best = _by_person(rows)
    if not best:
        return
    connection.execute(ADD_TOTAL, [_total(row) for row in best.values()])
    pairs = [
        (one, other)
        for one in best.values()
        for other in best.values()
        if one["person"] != other["person"]
    ]
    if pairs:
        connection.execute(ADD_MEETING, [_meeting(*pair) for pair in pairs])
        connection.execute(ADD_RIVAL, [_rival(*pair) for pair in pairs])
    rated = [row for row in best.values() if row.get("rating_after") is not None]
    if rated:
        connection.execute(ADD_WEEK, [_week(row) for row in rated])


def recount(connection: Connection, *people: str) -> None:
    """Makes all sums about somebody anew from the results, his own and others' about him."""
    for table, columns in (
        (schema.totals, ("person",)),
        (schema.weeks, ("person",)),
        (schema.rivals, ("person", "other")),
        (schema.meetings, ("person", "other")),
    ):
        mine = or_(*[table.c[column].in_(people) for column in columns])
        connection.execute(delete(table).where(mine))
    result, own = schema.results.c, schema.results.alias()
    matches = select(own.c.match_id).where(own.c.person.in_(people))
    query = select(schema.results).where(result.match_id.in_(matches), result.person.is_not(None))
    found: dict[str, list[Row]] = {}
    for kept in connection.execute(query.order_by(result.ended, result.match_id, result.seat)):
        found.setdefault(kept.match_id, []).append(kept._asdict())
    for rows in found.values():
        best = _by_person(rows)
        for row in best.values():
            if row["person"] not in people:
                continue
            connection.execute(ADD_TOTAL, _total(row))
            if row["rating_after"] is not None:
                connection.execute(ADD_WEEK, _week(row))
            for other in best.values():
                if other["person"] != row["person"]:
                    both = ((row, other), (other, row))
                    for pair in both if other["person"] not in people else both[:1]:
                        connection.execute(ADD_MEETING, _meeting(*pair))
                        connection.execute(ADD_RIVAL, _rival(*pair))


def forget_totals(connection: Connection, people: list[str]) -> None:
    """Of who is forgotten there are no sums, nor of others against him."""
    for table, column in (
        (schema.totals, "person"),
        (schema.weeks, "person"),
        (schema.rivals, "person"),
        (schema.rivals, "other"),
        (schema.meetings, "person"),
        (schema.meetings, "other"),
    ):
        connection.execute(delete(table).where(table.c[column].in_(people)))


def _by_person(rows: Iterable[Row]) -> dict[str, Row]:
    best: dict[str, Row] = {}
    for row in rows:
        person = row["person"]
        if person is not None and (person not in best or row["won"] > best[person]["won"]):
            best[person] = row
    return best


def _total(row: Row) -> Row:
    won = row["won"]
    score = None if row.get("own") else row["score"]
    named = {"person": row["person"], "game": row["game"]}
    return {**named, "won": won, "best": score, "streak": int(won > 0)}


def _meeting(one: Row, other: Row) -> Row:
    pair = {"person": one["person"], "other": other["person"]}
    return {**pair, "match_id": one["match_id"], "ended": one["ended"], "game": one["game"]}


def _rival(one: Row, other: Row) -> Row:
    pair = {"person": one["person"], "other": other["person"], "ended": one["ended"]}
    return {
        **pair,
        "ahead": int(one["won"] > other["won"]),
        "behind": int(one["won"] < other["won"]),
    }


def _week(row: Row) -> Row:
    gained = row["rating_after"] - row["rating_before"]
    named = {"week": week_of(row["ended"]), "game": row["game"], "person": row["person"]}
    return {**named, "gained": gained, "won": row["won"]}
