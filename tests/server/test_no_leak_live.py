"""The same over real sockets and HTTP: two servers that differ in what the viewers cannot know.

Go for Gold, in the middle of a movement: the others have walked in secret. The log of a real table
is continued twice, with other secret steps in it, and a server is started on each. The last secret
step is made there by its walker, while a player and a spectator look on.
"""

import sqlite3
from pathlib import Path
from random import Random

import msgspec
import pytest
from live.faults import decoded, read_logs, rebuilt
from live.people import Person, Place, Refusal, live
from live.servers import Server
from live.tables import start
from live.worlds import World, retold

from motherlode.engine.contract import SPECTATOR
from motherlode.table import commands, entries

VIEWER = 0
NAMES = ("Ada", "Bo", "Cy", "Wat")
FILE = "motherlode.db"


async def open_table(server: Server) -> tuple[str, list[Person]]:
    """Three players and somebody who watches."""
    people = [await Person.arrive(server.url, name) for name in NAMES]
    table = await people[0].open("go-for-gold", "me", "open", "open")
    for seat in (1, 2):
        async with people[seat].at(table) as place:
            await place.ask("sit", seat=seat)
    return table, people


def continued(log: list[tuple[int, str]], seed: int) -> list[entries.Any]:
    """The table's log, with a match that is in the middle of a movement."""
    told, table = decoded(log), rebuilt(log)
    now = table.updated + 1
    told.append(table.do(start(table.host), now))
    random = Random(seed)
    match = table.match
    assert match is not None
    secret = 0
    while secret < 4:  # steps that only their walkers know of
        now += 1
        seat = random.choice(match.to_act)
        move = random.choice(match.legal(seat))
        told.append(table.do(commands.PlayFor(seat, move, "person"), now))
        secret = secret + 1 if VIEWER not in table.noticed else 0
    return told


def another(log: list[entries.Any]) -> list[entries.Any] | None:
    """A log that the viewer cannot tell from this one; a spectator sees still less."""
    bodies = [(number, msgspec.json.encode(entry).decode()) for number, entry in enumerate(log)]
    match = rebuilt(bodies).match
    assert match is not None
    events = World(match, VIEWER, Random(1)).draw()
    if events is None or events == match.history():
        return None
    return retold(log, events)[0]


def written(source: Path, folder: Path, table: str, log: list[entries.Any]) -> Path:
    """A copy of the database with this log in it."""
    folder.mkdir()
    with sqlite3.connect(source / FILE) as original, sqlite3.connect(folder / FILE) as database:
        original.backup(database)
        database.execute("delete from entries where table_id = ?", (table,))
        database.executemany(
            "insert into entries (table_id, number, body) values (?, ?, ?)",
            [(table, n, msgspec.json.encode(entry).decode()) for n, entry in enumerate(log)],
        )
        database.execute("update tables set status = 'playing' where id = ?", (table,))
    original.close()
    database.close()
    return folder


async def heard(
    server: Server, table: str, people: list[Person], last: entries.Any
) -> list[list[str]]:
    """All bytes that reach the viewers, whatever they try, while another walks on in secret."""
    assert isinstance(last, entries.Played)
    viewers = [people[seat].elsewhere(server.url) for seat in (VIEWER, SPECTATOR)]
    texts = [[await fetched(viewer, table)] for viewer in viewers]
    places = [await viewer.enter(table) for viewer in viewers]
    for place in places:
        await try_everything(place)
    walker = await people[last.seat].elsewhere(server.url).enter(table)
    await walker.play(last.move)
    await walker.ask("undo", seat=last.seat, at=walker.at)
    await walker.play(last.move)
    for place in places:
        await place.wait(lambda place=place: sum(is_away(place)) == 1)  # type: ignore[misc]
    await walker.leave()
    for place, told in zip(places, texts, strict=True):
        await place.wait(lambda place=place: sum(is_away(place)) == 2)  # type: ignore[misc]
        await try_everything(place)
        told.append(await fetched(place.person, table))
    for place, told in zip(places, texts, strict=True):
        told += place.texts
    for place in places:  # after all was collected: who leaves is news for who stays
        await place.leave()
    return texts


def is_away(place: Place) -> list[bool]:
    assert place.table is not None
    return [bool(seat.get("away")) for seat in place.table["seats"]]


async def try_everything(place: Place) -> None:
    await place.ask("sync")
    for type_, fields in (
        ("play", {"seat": 0, "move": "step 99", "at": place.at}),
        ("play", {"seat": 0, "move": "pass", "at": place.at}),
        ("play", {"seat": 1, "move": "pass", "at": place.at}),
        ("undo", {"seat": 1, "at": place.at}),
        ("look", {"seat": 2}),
        ("hint", {"seat": 2}),
    ):
        with pytest.raises(Refusal):
            await place.ask(type_, **fields)


async def fetched(person: Person, table: str) -> str:
    info = await person.http("GET", f"/api/tables/{table}")
    match = info.json()["match"]
    paths = ("/api/tables/mine", "/api/tables", f"/api/matches/{match}/replay")
    rest = [await person.http("GET", path) for path in paths]
    record = await person.http("GET", f"/api/matches/{match}/record")
    assert record.status_code == 404  # of a running match there is none
    return "\n".join(answer.text for answer in (info, *rest))


def test_no_byte_tells_where_the_others_walk(server: Server, tmp_path: Path) -> None:
    table, people = live(open_table(server))
    log = live(read_logs(f"sqlite:///{server.folder / FILE}"))[table]
    worlds = next(
        [true, drawn]
        for true in (continued(log, seed) for seed in range(20))
        if (drawn := another(true)) is not None
    )
    assert worlds[0] != worlds[1]
    servers, texts = [], []
    try:
        for number, told in enumerate(worlds):
            folder = written(server.folder, tmp_path / str(number), table, told[:-1])
            servers.append(Server(folder))
            texts.append(live(heard(servers[-1], table, people, told[-1])))
    finally:
        for one in servers:
            one.stop()
    assert texts[0] == texts[1]
    assert [one.complaints for one in servers] == [[], []]


def test_what_is_kept_of_a_host_does_not_tell_his_seeds(tmp_path: Path) -> None:
    server = Server(tmp_path)

    async def evening() -> str:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "open")) as place:
            await place.ask("assign", seat=1, plan={"kind": "here", "name": "Opa"})
            before = (await ada.http("GET", "/api/me/data")).text
            await place.ask("start")
            return before + (await ada.http("GET", "/api/me/data")).text

    kept = live(evening())
    server.stop()
    (log,) = live(read_logs(f"sqlite:///{tmp_path / FILE}")).values()
    told = decoded(log)
    seeds = [entry.seed for entry in told if isinstance(entry, entries.Opened)]
    seeds += [entry.next_seed for entry in told if isinstance(entry, entries.Started)]
    assert len(seeds) == 2
    assert '"opened"' in kept
    assert not any(seed in kept for seed in seeds)
