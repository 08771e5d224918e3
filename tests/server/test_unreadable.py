"""A table that cannot be read is set aside, with a word, and disturbs nobody."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from live.people import Person, live
from live.servers import Server
from live.stored import asked, cookie, write
from live.tables import HOST, Kept

from motherlode.table.plans import ClockPlan

Serve = Callable[..., Server]

# What may be wrong with a log: which entry, and what becomes of its text there.
DAMAGES = {
    "no JSON": (3, "substr(body, 1, 20)"),
    "an unknown kind": (3, "replace(body, 'played', 'danced')"),
    "a seat that is not there": (3, """replace(body, '"seat":', '"seat":9')"""),
    "a missing entry": (3, None),
    "an unknown game": (0, "replace(body, 'gold-nuggets', 'fools-gold')"),
    "another version of the game": (2, """replace(body, '"version":', '"version":9')"""),
}
IDS = [f"BAD{number}222222" for number in range(2, 2 + len(DAMAGES))]


def some() -> dict[str, Kept]:
    """One table for each damage, bots and clocks due at all of them, and one that stays whole."""
    tables = {}
    for id_ in (*IDS, "GXXD222222"):
        kept = Kept("gold-nuggets", "me", "open", clock=ClockPlan(decision=1)).start()
        kept.play_on(Random(1), decisions=8)
        tables[id_] = kept
    return tables


def damage(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        for id_, (number, text) in zip(IDS, DAMAGES.values(), strict=True):
            change = f"update entries set body = {text}" if text else "delete from entries"
            which = f"{change} where table_id = ? and number = ?"
            assert database.execute(which, (id_, number)).rowcount == 1
        database.commit()


@pytest.mark.parametrize("when", ["before the index was made", "after it"])
def test_a_table_that_cannot_be_read_is_set_aside(serve: Serve, tmp_path: Path, when: str) -> None:
    url = write(tmp_path, some(), (HOST, "guest-1"))
    file = tmp_path / "motherlode.db"
    if when == "after it":
        serve().stop()  # it makes the index
    damage(file)
    with closing(sqlite3.connect(file)) as database:
        database.execute("update tables set wake = 1.0")  # a bot or a clock is due at all of them
        database.commit()
    server = serve()
    host = Person(server.url, "Host", {"Cookie": f"motherlode={cookie(url, 'Host')}"})

    async def evening() -> None:
        for id_ in IDS:
            for _ in range(2):
                answer = await host.http("GET", f"/api/tables/{id_}")
                assert (answer.status_code, answer.json()["slug"]) == (410, "table/unreadable")
            place = await host.knock(id_)
            assert await place.ended() == 4410
            assert place.messages[-1]["slug"] == "table/unreadable"
        assert [line["id"] for line in await host.get("/api/tables/mine")] == ["GXXD222222"]
        place = await host.enter("GXXD222222")  # a bot decides for whoever is out of time
        await place.wait(lambda: any(m.get("decided") == "clock" for m in place.messages))
        await place.leave()

    live(evening())
    said = [line for line in server.log.splitlines() if "set aside" in line]
    assert [sum(id_ in line for line in said) for id_ in IDS] == [1] * len(IDS)
    assert server.complaints == said  # and nothing else
    before = len(server.log)
    server.stop()
    server.start()
    assert "set aside" not in server.log[before:]


def test_a_table_that_can_be_read_again_is_back(serve: Serve, tmp_path: Path) -> None:
    """A newer version, or a log that was restored."""
    url = write(tmp_path, {IDS[0]: Kept("gold-nuggets", "me", "open")})
    file = tmp_path / "motherlode.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("update entries set body = replace(body, 'gold-nuggets', 'gold-dust')")
        database.commit()
    server = serve()
    assert asked(url, "select status from tables") == [{"status": "aside"}]
    server.stop()
    with closing(sqlite3.connect(file)) as database:
        database.execute("update entries set body = replace(body, 'gold-dust', 'gold-nuggets')")
        database.commit()
    serve().stop()
    assert asked(url, "select status from tables") == [{"status": "lobby"}]
