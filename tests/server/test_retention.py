"""What is not kept for ever goes when its time has come, and nothing else does."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from live.stored import asked, write
from live.tables import HOST, NOW, Kept
from sqlalchemy import Executable, insert, update

import motherlode
from motherlode.engine.errors import MotherlodeError
from motherlode.server.assembly import close, real_services
from motherlode.server.live import retention
from motherlode.server.live.registry import Registry
from motherlode.server.live.retention import DAY, KINDS, apply_retention
from motherlode.server.settings import Settings
from motherlode.server.storage import schema
from motherlode.server.storage.database import connect
from motherlode.server.storage.reindex import reindex

LOBBY, RUNS, ENDED = "WAXTS22222", "RUNS222222", "ENDED22222"
FOR_EVER = Settings(keep_guests_days=0, keep_open_days=0, keep_chat_days=0, keep_finished_days=0)


def tables() -> dict[str, Kept]:
    """One in the lobby, one that runs, one that is over; something was said at each."""
    found = {}
    for id_ in (LOBBY, RUNS, ENDED):
        kept = Kept("gold-nuggets", "me", "open", seed=5)
        kept.do("say", HOST, "Hana", None, "Gold in the pan")
        if id_ != LOBBY:
            kept.start()
            kept.play_on(Random(5), decisions=10 if id_ == RUNS else None)
        found[id_] = kept
    return found


def tidied(url: str, settings: Settings, days: float) -> dict[str, int]:
    """What one go finds, so many days after it all happened."""

    async def work() -> dict[str, list[str]]:
        services = await real_services(replace(settings, database=url))
        await reindex(services.database, services.clock)
        services.tasks.spawn(services.log.run())
        try:
            return await apply_retention(Registry(services), NOW + days * DAY)
        finally:
            await close(services)

    return {KINDS[kind][0]: len(ids) for kind, ids in asyncio.run(work()).items() if ids}


def everything(url: str) -> dict[str, list[Any]]:
    names = ("entries", "tables", "codes", "places", "matches", "people")
    return {name: asked(url, f"select * from {name}") for name in names}


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The host has an account, the guest has none; both were here when it happened."""
    url = write(tmp_path, tables(), (HOST, "guest-1"))

    people = update(schema.people)
    written(
        url, people.values(seen=NOW), people.where(schema.people.c.id == HOST).values(login="h")
    )
    return url


def written(url: str, *changes: Executable) -> None:
    """Changes something by hand."""

    async def write() -> None:
        engine = connect(url)
        async with engine.begin() as connection:
            for change in changes:
                await connection.execute(change)
        await engine.dispose()

    asyncio.run(write())


def test_what_is_kept_for_ever_is(url: str) -> None:
    tidied(url, FOR_EVER, 1)  # the index is made
    before = everything(url)
    assert tidied(url, FOR_EVER, 100_000) == {}
    assert everything(url) == before


def test_nothing_goes_before_its_time(url: str) -> None:
    assert tidied(url, Settings(), 29) == {}


def test_a_table_at_which_nobody_begins_is_closed(url: str) -> None:
    assert tidied(url, Settings(), 31) == {"open tables closed": 1}
    status = {row["id"]: row["status"] for row in asked(url, "select id, status from tables")}
    assert status == {LOBBY: "closed", RUNS: "playing", ENDED: "over"}
    assert tidied(url, Settings(), 31) == {}


def test_words_go_and_the_tables_stay(url: str) -> None:
    kept = Settings(keep_guests_days=0, keep_open_days=0, keep_chat_days=10, keep_finished_days=0)
    assert tidied(url, kept, 11) == {"things said forgotten": 3}
    assert "Gold in the pan" not in json.dumps(everything(url))
    assert tidied(url, kept, 11) == {}

    async def read() -> None:
        services = await real_services(replace(FOR_EVER, database=url))
        for id_, before in tables().items():
            table = await Registry(services).read(id_)
            assert table.at == before.table.at
            assert table.chat == []
            if table.match:
                assert before.table.match
                assert table.match.events() == before.table.match.events()
        await close(services)

    asyncio.run(read())


def test_of_a_finished_table_the_record_stays(url: str) -> None:
    kept = Settings(keep_guests_days=0, keep_open_days=0, keep_chat_days=0, keep_finished_days=10)
    assert tidied(url, kept, 11) == {"finished tables archived": 1}
    assert {row["table_id"] for row in asked(url, "select table_id from entries")} == {LOBBY, RUNS}
    (match,) = asked(url, "select record from matches")
    motherlode.replay(match["record"])

    async def gone() -> None:
        services = await real_services(replace(FOR_EVER, database=url))
        with pytest.raises(MotherlodeError) as error:
            await Registry(services).find(ENDED)
        assert error.value.slug == "table/unknown"
        await close(services)

    asyncio.run(gone())


def test_guests_who_do_not_come_back_are_forgotten_and_accounts_are_not(url: str) -> None:
    kept = Settings(keep_guests_days=10, keep_open_days=0, keep_chat_days=0, keep_finished_days=0)
    assert tidied(url, kept, 11) == {"guests forgotten": 1}
    assert [row["id"] for row in asked(url, "select id from people")] == [HOST]
    assert "guest-1" not in json.dumps(everything(url))
    assert "Guest 1" not in json.dumps(asked(url, "select body from entries"))


def test_a_go_ends_when_nothing_is_left(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: as many as come in an hour are forgotten in one, too."""
    many = [{"id": f"many-{at}", "name": "Many", "created": NOW, "seen": NOW} for at in range(70)]
    written(url, insert(schema.people).values(many))
    monkeypatch.setattr(retention, "GUESTS", 20)
    kept = Settings(keep_guests_days=10, keep_open_days=0, keep_chat_days=0, keep_finished_days=0)
    assert tidied(url, kept, 11) == {"guests forgotten": 71}
    assert [row["id"] for row in asked(url, "select id from people")] == [HOST]
