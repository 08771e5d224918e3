"""A server that many people have played at: rows by the hundred thousand, made in bulk."""

from collections.abc import Iterator
from random import Random
from typing import Any

from sqlalchemy import Connection, Table, insert, text

from motherlode.server.storage import schema
from motherlode.server.storage.totals import week_of

NOW = 1.8e9
GAME, OTHER_GAME = "gold", "claim-poker"
REGULAR, FRIEND, NEWCOMER = "regular", "friend-0", "newcomer"
RECORD = '{"names":["Ada","Bo"],"result":{"scores":[3,1],"winners":[0]}}'
LINE = '{"game":"gold","status":"%s","stirred":1.0,"seats":[["Ada","river","circle","regular"]]}'
SOME = 5000  # rows a statement


def fill(connection: Connection, people: int, matches: int, friends: int = 60) -> None:
    """So many people, each with a rating; one has played so many matches, all with a friend."""
    if not people:
        _add(connection, schema.people, iter([_person(NEWCOMER)]))
        return
    random = Random(1)
    ids = [REGULAR, NEWCOMER, *(f"friend-{n}" for n in range(friends))]
    ids += [f"person-{n}" for n in range(people - len(ids))]
    _add(connection, schema.people, map(_person, ids))
    _add(connection, schema.profiles, (_profile(one) for one in ids))
    skill = {one: random.gauss(25, 5) for one in ids}
    for table, rows in (
        (schema.ratings, (_rating(one, mu) for one, mu in skill.items())),
        (schema.weeks, (_week(one, mu) for one, mu in skill.items() if one[-1] in "0123")),
        (schema.totals, (_total(one) for one in ids)),
        (schema.friends, _friends(friends)),
    ):
        _add(connection, table, rows)
    every = range(matches)
    _add(connection, schema.tables, (_table(n) for n in every))
    _add(connection, schema.codes, (_code(n) for n in every))
    _add(connection, schema.places, (_place(n) for n in every))
    _add(connection, schema.matches, (_match(n) for n in every))
    _add(connection, schema.results, (row for n in every for row in _results(n)))
    _add(connection, schema.meetings, (_meeting(n) for n in every))
    rivals = [{"person": REGULAR, "other": f"person-{n}", "played": 2} for n in range(1000)]
    rivals.append({"person": REGULAR, "other": FRIEND, "played": matches})
    _add(
        connection, schema.rivals, (row | {"ahead": 1, "behind": 1, "last": NOW} for row in rivals)
    )
    connection.execute(text("analyze"))


def _add(connection: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> None:
    some: list[dict[str, Any]] = []
    for row in rows:
        some.append(row)
        if len(some) == SOME:
            connection.execute(insert(table), some)
            some = []
    if some:
        connection.execute(insert(table), some)


def _person(one: str) -> dict[str, Any]:
    return {"id": one, "name": one.title(), "created": NOW - len(one), "seen": NOW}


def _profile(one: str) -> dict[str, Any]:
    return {"person": one, "id": f"p-{one}"[:16], "invitation": f"i-{one}"[:16], "public": True}


def _rating(one: str, mu: float) -> dict[str, Any]:
    named = {"pool": "people", "game": GAME, "who": one, "played": 9}
    return {**named, "mu": mu, "sigma": 2.0, "at_least": mu - 6}


def _week(one: str, mu: float) -> dict[str, Any]:
    named = {"week": week_of(NOW), "game": GAME, "person": one}
    return {**named, "gained": mu - 25, "played": 3, "won": 1.0}


def _total(one: str) -> dict[str, Any]:
    named = {"person": one, "game": GAME, "played": 9, "won": 4.0}
    return {**named, "best": 12, "streak": 1, "longest": 3}


def _friends(count: int) -> Iterator[dict[str, Any]]:
    for n in range(count):
        yield {"person": REGULAR, "friend": f"friend-{n}", "since": NOW + n}
        yield {"person": f"friend-{n}", "friend": REGULAR, "since": NOW + n}


def _ended(n: int) -> float:
    return NOW - 3600.0 * (n + 1)


def _table(n: int) -> dict[str, Any]:
    status = "over" if n >= 3 else "playing"
    row = {"id": f"T{n}", "game": GAME, "status": status, "public": False, "open_seats": 0}
    row |= {"host": REGULAR, "created": _ended(n) - 900, "updated": _ended(n), "at": 1}
    return row | {"line": LINE % status, "match_id": f"M{n}"}


def _code(n: int) -> dict[str, Any]:
    return {"code": f"C{n}", "table_id": f"T{n}", "seat": -1}


def _place(n: int) -> dict[str, Any]:
    ended = _ended(n) if n >= 3 else None
    return {"table_id": f"T{n}", "seat": 0, "person": REGULAR, "ended": ended}


def _match(n: int) -> dict[str, Any]:
    named = {"id": f"M{n}", "table_id": f"T{n}", "game": GAME}
    return {**named, "ended": _ended(n), "record": RECORD}


def _results(n: int) -> Iterator[dict[str, Any]]:
    for seat, person in enumerate((REGULAR, FRIEND)):
        row = {"match_id": f"M{n}", "seat": seat, "person": person, "game": GAME, "score": n % 20}
        row |= {"won": float(seat == n % 2), "ended": _ended(n), "rating_before": 25.0}
        yield row | {"rating_after": 25.1, "rating_error": 2.0, "brought": n % 200 == 7}


def _meeting(n: int) -> dict[str, Any]:
    pair = {"person": REGULAR, "other": FRIEND, "match_id": f"M{n}"}
    return {**pair, "ended": _ended(n), "game": GAME}
