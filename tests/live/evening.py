"""Stores an evening at a server of the newest schema, before the schema goes on.

    PYTHONPATH=tests python -m live.evening

`live.stored` says what happens that evening; the files go to `tests/golden/databases`.
"""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from live.databases import Postgres
from live.people import Person, Place, live
from live.servers import Server
from live.stored import FOLDER
from motherlode.server.storage.database import newest

NOISE = re.compile(r"^(--.*|\\.*|)\n", re.MULTILINE)  # comments and commands of the tool


async def evening(url: str) -> None:
    """Everything that has to go on one day under newer code."""
    ada, bo, cy = [await Person.arrive(url, name) for name in ("Ada", "Bo", "Cy")]
    form = {"login": "ada", "password": "a golden evening"}
    (await ada.http("POST", "/api/account/password", json=form)).raise_for_status()
    two = await begun(await ada.open("gold-nuggets", "me", "open"), ada, bo)
    await some_moves(two, 8)
    series = {"kind": "best-of", "games": 3}
    gold = await begun(await bo.open("gold", "me", "open", series=series), bo, ada)
    await asyncio.gather(*[place.play_to_the_end(Random(3)) for place in gold])
    clock = {"decision": 14 * 86400}
    three = await begun(
        await ada.open("claim-poker", "me", "open", "open", clock=clock), ada, bo, cy
    )
    await some_moves(three, 4)
    alone = await begun(await cy.open("gold-nuggets", "me", "bot"), cy)
    await alone[0].play_some(1, Random(1))
    await bo.open("wurf-und-weg", "me", "open", public=True)
    closed = await cy.enter(await cy.open("gold", "me", "open"))
    await closed.ask("close")
    for place in (*two, *gold, *three, *alone):
        await place.leave()


async def begun(table: str, *players: Person) -> list[Place]:
    """A match of these."""
    places = [await person.enter(table) for person in players]
    for seat, place in enumerate(places[1:], 1):
        await place.ask("sit", seat=seat)
    await places[0].ask("start")
    for place in places:
        await place.wait(lambda place=place: place.state is not None)  # type: ignore[misc]
    return places


async def some_moves(places: list[Place], count: int) -> None:
    """So many in all, of whoever may decide."""
    for number in range(count):
        ready = [place for place in places if place.state and place.state["legal"]]
        assert ready[0].state is not None
        await ready[0].play(Random(number).choice(ready[0].state["legal"]))
        await asyncio.gather(*[place.ask("sync") for place in places])


def main() -> None:
    """Both kinds of database."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "motherlode.db"
        played(Path(folder), f"sqlite:///{file}")
        with closing(sqlite3.connect(file)) as database:
            store("sqlite", "\n".join(database.iterdump()) + "\n")
        postgres = Postgres()
        try:
            url = postgres.create("evening")
            played(Path(folder), url)
            postgres.run("pg_dump", "--inserts", "--no-owner", "--file=evening.sql", url)
            text = (postgres.folder / "evening.sql").read_text(encoding="utf-8")
            store("postgres", NOISE.sub("", text))
        finally:
            postgres.remove()


def played(folder: Path, url: str) -> None:
    """At a server that ends as servers do."""
    server = Server(folder, url)
    live(evening(server.url))
    assert server.stop() == 0


def store(kind: str, text: str) -> None:
    """A file of the newest version."""
    (FOLDER / f"{newest()}.{kind}.sql").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
