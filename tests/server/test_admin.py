"""`motherlode admin` beside servers, on SQLite and on PostgreSQL with two processes: tables."""

import asyncio
from random import Random

import pytest
from live.operators import NUMBERS, World, arrive, match_of, slug
from live.people import Refusal, live


def test_a_table_is_closed_and_everyone_is_sent_away(world: World) -> None:
    async def evening() -> None:
        ada, bo = await arrive(world.first, "Ada"), await arrive(world.last, "Bo")
        for person in (ada, bo):  # among accounts it is rated, which its host could not close
            form = {"login": f"account.{next(NUMBERS)}", "password": "under the pine"}
            (await person.http("POST", "/api/account/password", json=form)).raise_for_status()
        here, there = await match_of(ada, bo)
        with pytest.raises(Refusal, match="table/rated"):
            await here.ask("close")
        rows = await world.listed("list", "tables", "--search", here.id, "--status", "playing")
        assert [(row["id"], row["people"], row["host_name"]) for row in rows] == [
            (here.id, "Ada, Bo", "Ada")
        ]
        assert "Closed." in await world.admin("close", here.id, "--reason", "rude words")
        for place in (here, there):
            assert await place.ended() == 4410
            assert place.messages[-1] == {"type": "goodbye", "reason": "table/closed"}
        assert "[table/closed]" in await world.admin("close", here.id, code=2)
        assert await ada.get("/api/tables/mine") == []
        (deed,) = await world.listed("log", "--search", here.id)
        assert (deed["what"], deed["detail"]) == ("close", "rude words")
        assert deed["by"].startswith("command")
        assert deed["time"] > 0

    live(evening())


def test_what_is_not_there_is_a_clear_error(world: World) -> None:
    async def evening() -> None:
        for arguments, wrong in (
            (["close", "NOTATABLE"], "table/unknown"),
            (["close", "no such table!"], "table/unknown"),
            (["ban", "nobody.known"], "person/unknown"),
            (["ban"], "ban/nobody"),
            (["ban", "--address", "home"], "ban/address"),
            (["silence", "nobody.known"], "person/unknown"),
            (["silence", "nobody.known", "--for", "soon"], "admin/time"),
            (["rename", "nobody.known", "Ada"], "person/unknown"),
            (["erase", "nobody.known", "--yes"], "person/unknown"),
            (["erase", "nobody.known"], "admin/not-sure"),
            (["lift", "99999"], "ban/unknown"),
            (["list", "tabels"], "admin/unknown-list"),
            (["purge", "--yes"], "purge/nothing"),
        ):
            assert f"[{wrong}]" in await world.admin(*arguments, code=2), arguments

    live(evening())


def test_the_index_is_made_anew(world: World) -> None:
    async def evening() -> None:
        ada = await arrive(world.first, "Indira")
        table = await ada.open("gold-nuggets", "me", "open")
        await asyncio.to_thread(wreck, world.url, table)
        assert table not in {line["id"] for line in await ada.get("/api/tables/mine")}
        assert "were read again" in await world.admin("reindex")
        assert table in {line["id"] for line in await ada.get("/api/tables/mine")}

    live(evening())


def wreck(url: str, table: str) -> None:
    """As a mistake of ours might."""
    execute(url, f"delete from places where table_id = '{table}'")
    execute(url, f"delete from codes where table_id = '{table}' and seat >= 0")
    execute(url, f"update tables set open_seats = 9, line = null where id = '{table}'")


def execute(url: str, statement: str) -> None:
    from sqlalchemy import text

    from motherlode.server.storage.database import connect

    async def work() -> None:
        engine = connect(url)
        async with engine.begin() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(work())


def test_a_lobby_is_purged_with_whoever_is_in_it_and_he_is_told(world: World) -> None:
    """The command knows nobody's sockets; what is younger than was said stays."""

    async def evening() -> None:
        ada = await arrive(world.first, "Ada")
        here = await ada.enter(await ada.open("gold-nuggets", "me", "open"))
        assert "open: 0" in await world.admin("purge", "--open", "1", "--yes")
        await here.ask("ping")
        assert "open: " in await world.admin("purge", "--open", "0", "--yes")
        assert await here.ended() == 4410
        assert await slug(ada, "GET", f"/api/tables/{here.id}") == (410, "table/closed")

    live(evening())


def test_finished_tables_are_purged_and_whoever_sits_there_is_told(world: World) -> None:
    async def evening() -> None:
        ada, bo = await arrive(world.first, "Ada"), await arrive(world.last, "Bo")
        here, there = await match_of(ada, bo)
        await asyncio.gather(here.play_to_the_end(Random(1)), there.play_to_the_end(Random(2)))
        assert here.state is not None
        match = here.state["match"]
        lobby = await ada.open("gold-nuggets", "me", "open")
        assert "[admin/not-sure]" in await world.admin("purge", "--finished", "0", code=2)
        assert "finished: " in await world.admin("purge", "--finished", "0", "--yes")
        await here.ended()
        await there.ended()
        assert await slug(ada, "GET", f"/api/tables/{here.id}") == (404, "table/unknown")
        assert (await ada.get(f"/api/matches/{match}/record"))["names"] == ["Ada", "Bo"]
        assert (await ada.get(f"/api/tables/{lobby}"))["status"] == "lobby"

    live(evening())
