"""Whoever has played thousands of matches costs the others nothing when he is renamed or leaves."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from live.people import Person, live
from live.servers import Server

from motherlode.table.codes import ALPHABET

Serve = Callable[..., Server]

MATCHES = 1500
ENTRIES = 150_000
KEPT = "seat, person, game, score, won, ended, rating_before, rating_after, own, unrated"
COPY = f"insert into results (match_id, {KEPT}) select ?, {KEPT} from results where match_id = ?"


async def plays(url: str, name: str) -> tuple[Person, str]:
    """Somebody who has played a match to its end; and its id."""
    person = await Person.arrive(url, name)
    async with person.at(await person.open("gold-nuggets", "me", "bot")) as place:
        await place.ask("start")
        await place.play_to_the_end()
        assert place.state is not None
        return person, place.state["match"]


def code(number: int, length: int = 8) -> str:
    """One of many ids that nobody has."""
    return "".join(ALPHABET[number // 31**place % 31] for place in range(length))


def make_many(file: Path, match: str) -> None:
    """The same match over and over, with everybody who was in it."""
    with closing(sqlite3.connect(file)) as database, database:
        row = database.execute("select * from matches where id = ?", [match]).fetchone()
        for number in range(MATCHES):
            again = (code(number), *row[1:])
            database.execute(f"insert into matches values ({', '.join('?' * len(row))})", again)
            database.execute(COPY, [code(number), match])


def named(file: Path, name: str) -> int:
    """In how many records somebody is called so."""
    with closing(sqlite3.connect(file)) as database:
        query = "select count(*) from matches where record like ?"
        found: int = database.execute(query, [f'%"{name}"%']).fetchone()[0]
        return found


def test_a_new_name_in_thousands_of_records_holds_up_nobody(serve: Serve, tmp_path: Path) -> None:
    """All of them at once would keep the database from everybody, for seconds."""
    server, file = serve(), tmp_path / "motherlode.db"

    async def evening() -> None:
        ada, match = await plays(server.url, "Ada")
        make_many(file, match)
        seen = set()
        answer = await ada.http("POST", "/api/me", json={"name": "Adele"})
        assert answer.status_code == 200
        while MATCHES + 1 not in seen:
            seen.add(await asyncio.to_thread(named, file, "Adele"))
        assert len(seen) > 2  # others had their turn while it was under way
        assert (await ada.http("DELETE", "/api/me")).status_code == 200
        assert named(file, "Somebody") == MATCHES + 1
        assert named(file, "Adele") == 0

    live(evening())
    assert "away" not in server.log


def test_nobody_goes_on_at_a_table_that_was_taken_away(serve: Serve, tmp_path: Path) -> None:
    """What he would be told is kept would be in a log without a beginning."""
    server, file = serve(), tmp_path / "motherlode.db"

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        place = await ada.enter(await ada.open("gold-nuggets", "me", "bot"))
        await place.ask("start")
        await place.play_to_the_end()
        await asyncio.to_thread(take_away, file, place.id)
        await place.raw('{"type": "start", "id": 1000}')
        assert await place.ended() == 4410
        assert not [message for message in place.messages if message.get("answers") == 1000]
        with closing(sqlite3.connect(file)) as database:
            query = "select count(*) from entries where table_id = ?"
            assert database.execute(query, [place.id]).fetchone() == (0,)

    live(evening())
    assert server.complaints == []


def take_away(file: Path, table: str) -> None:
    """As whoever tidies up does, at another process."""
    with closing(sqlite3.connect(file)) as database, database:
        for name, column in (("entries", "table_id"), ("codes", "table_id"), ("tables", "id")):
            database.execute(f"delete from {name} where {column} = ?", [table])


def test_many_who_leave_at_once_leave_the_database_to_others(serve: Serve, tmp_path: Path) -> None:
    """All logs are searched for each of them: forty at a time would need every connection."""
    server, file = serve(), tmp_path / "motherlode.db"

    async def evening() -> None:
        guests = [await Person.arrive(server.url, f"Guest {number}") for number in range(40)]
        with closing(sqlite3.connect(file)) as database, database:
            log = ((code(0), number, "." * 300) for number in range(ENTRIES))
            database.executemany("insert into entries values (?, ?, ?)", log)
        gone = await asyncio.gather(*(guest.http("DELETE", "/api/me") for guest in guests))
        assert [answer.status_code for answer in gone] == [200] * 40

    live(evening())
    assert "away" not in server.log
