"""`motherlode admin` beside servers, on SQLite and on PostgreSQL with two processes: people."""

import asyncio
from itertools import count
from random import Random

import pytest
from live.operators import World, arrive, id_of, match_of, names, slug, until
from live.people import Person, Place, Refusal, live
from live.stored import asked


def test_somebody_is_banned_for_a_while_and_the_ban_is_lifted(world: World) -> None:
    async def evening() -> None:
        ada, bo = await arrive(world.first, "Ada"), await arrive(world.last, "Bully")
        here, there = await match_of(ada, bo)
        who = await id_of(bo)
        await world.admin("ban", who, "--for", "2h", "--reason", "cheats")
        assert await there.ended() == 4403
        assert there.messages[-1] == {"type": "goodbye", "reason": "person/banned"}
        answer = await bo.http("POST", "/api/me", json={"name": "Innocent"})
        assert (answer.status_code, answer.json()["slug"]) == (403, "person/banned")
        assert 0 < int(answer.headers["retry-after"]) <= 7200
        again = await bo.knock(here.id)
        assert await again.ended() == 4403
        assert (await bo.get("/api/me"))["person"] == who  # he may look
        (ban,) = await world.listed("list", "bans", "--search", who)
        assert (ban["kind"], ban["name"], ban["reason"]) == ("ban", "Bully", "cheats")
        table = await world.admin("list", "bans")
        assert "Bully" in table
        await world.admin("lift", str(ban["number"]))

        async def name() -> tuple[int, str]:
            return await slug(bo, "POST", "/api/me", name="Bully")

        await until(name, (200, ""))
        back = await bo.enter(here.id)
        await asyncio.gather(here.play_to_the_end(Random(1)), back.play_to_the_end(Random(2)))
        for place in (here, back):
            await place.leave()

    live(evening())


def test_an_address_is_banned_and_nobody_reads_which(world: World) -> None:
    async def evening() -> None:
        eve = await arrive(world.last, "Eve", "2001:db8:7:7::1")
        neighbour = await arrive(world.first, "Neighbour", "2001:db8:7:8::1")
        assert await slug(eve, "POST", "/api/me", name="Eve") == (200, "")
        await world.admin("ban", "--address", "2001:db8:7:7:1:2:3:4", "--for", "1w")

        async def tries() -> tuple[int, str]:
            return await slug(eve, "POST", "/api/me", name="Eve")

        await until(tries, (403, "person/banned"))
        fresh = Person(world.last, "Fresh", {"X-Forwarded-For": "2001:db8:7:7:9::9"})
        assert await slug(fresh, "POST", "/api/me") == (403, "person/banned")
        assert await slug(neighbour, "POST", "/api/me", name="N") == (200, "")

        mallory = await arrive(world.first, "Mallory", "10.66.0.1")
        assert await slug(mallory, "POST", "/api/me", name="Mallory") == (200, "")
        await mallory.http("POST", "/api/account/password", json=SECRET)
        await world.admin("ban", "mallory.m", "--with-address")
        other = Person(world.first, "Other", {"X-Forwarded-For": "10.66.0.1"})

        async def comes() -> tuple[int, str]:
            return await slug(other, "POST", "/api/me")

        await until(comes, (403, "person/banned"))
        for ban in await world.listed("list", "bans"):
            assert "2001:" not in str(ban)  # "db8" may stand in a hash
            assert "10.66.0" not in str(ban)
            await world.admin("lift", str(ban["number"]))
        for lifted in (tries, comes):
            await until(lifted, (200, ""))

    live(evening())


SECRET = {"login": "mallory.m", "password": "under the pine"}


def test_who_is_silenced_plays_and_says_nothing(world: World) -> None:
    async def evening() -> None:
        ada, bo = await arrive(world.first, "Ada"), await arrive(world.last, "Loud")
        here, there = await match_of(ada, bo)
        await there.ask("chat", text="HA")
        await world.admin("silence", await id_of(bo), "--for", "1d")

        async def speaks() -> str:
            try:
                await there.ask("chat", text="HA HA")
            except Refusal as refusal:
                return refusal.slug
            return ""

        await until(speaks, "chat/silenced")
        assert await slug(bo, "POST", "/api/me", name="Louder") == (403, "chat/silenced")
        await asyncio.gather(here.play_to_the_end(Random(1)), there.play_to_the_end(Random(2)))
        with pytest.raises(Refusal, match="chat/silenced"):
            await there.ask("present", seat=1, name="LOUD")
        await there.ask("present", seat=1, figure={"colour": "plum"})
        plan = {"game": "gold-nuggets", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        named = {**plan, "seats": [{"kind": "me"}, {"kind": "bot", "name": "HA HA HA"}]}
        answer = await bo.http("POST", "/api/tables", json=named)
        assert (answer.status_code, answer.json()["slug"]) == (403, "chat/silenced")
        async with bo.at(await bo.open("gold-nuggets", "me", "bot")) as own:
            with pytest.raises(Refusal, match="chat/silenced"):
                await own.ask("assign", seat=1, plan=named["seats"][1])
            with pytest.raises(Refusal, match="chat/silenced"):
                await own.ask("change", plan=named)
            await own.ask("change", plan=plan)
        for place in (here, there):
            await place.leave()

    live(evening())


def test_somebody_gets_another_name_in_a_running_match(world: World) -> None:
    async def evening() -> None:
        ada, bo = await arrive(world.first, "Ada"), await arrive(world.last, "Nasty Word")
        here, there = await match_of(ada, bo)
        await world.admin("rename", await id_of(bo), "Blossom")
        for place in (here, there):
            await place.wait(lambda place=place: "Blossom" in names(place))  # type: ignore[misc]
        await asyncio.gather(here.play_to_the_end(Random(1)), there.play_to_the_end(Random(2)))
        assert here.state is not None
        record = await ada.get(f"/api/matches/{here.state['match']}/record")
        assert record["names"] == ["Ada", "Blossom"]
        assert "[name/empty]" in await world.admin("rename", await id_of(bo), " \u200b", code=2)
        for place in (here, there):
            await place.leave()

    live(evening())


def test_somebody_is_erased_and_the_others_play_on(world: World) -> None:
    async def evening() -> str:
        ada, bo = await arrive(world.first, "Ada"), await arrive(world.last, "Zebulon")
        here, there = await match_of(ada, bo)
        await there.ask("chat", text="Remember me")
        watched = await ada.enter(await ada.open("gold-nuggets", "me", "open"))
        watches = await bo.enter(watched.id)
        who = await id_of(bo)
        await world.admin("rename", who, "Zebulon II")
        await world.admin("erase", who, "--yes")
        assert await watches.ended() == 4401
        await there.ended()
        assert (await bo.get("/api/me"))["person"] is None
        if here.gone or await sent_back(here):
            here = await ada.enter(here.id)
        await here.wait(lambda: names(here) == ["Ada", "Somebody"])
        await here.play_to_the_end(Random(1))
        assert here.over
        for place in (here, watched):
            await place.leave()
        return who

    who = live(evening())
    for table in ("entries", "tables", "places", "people", "sessions", "matches"):
        kept = str(asked(world.url, f"select * from {table}"))
        assert "Zebulon" not in kept, table
        assert "Remember me" not in kept, table
        assert who not in kept, table
    assert "Zebulon" not in str(asked(world.url, "select * from deeds"))


async def sent_back(place: Place) -> bool:
    """Whether the server lets this socket come again: the log was rewritten."""
    await place.wait(lambda: any(one["type"] == "goodbye" for one in place.messages))
    return True


def test_people_are_found_by_name_and_login(world: World) -> None:
    async def evening() -> None:
        ada = await arrive(world.first, "Adalbert")
        form = {"login": "adalbert.the.first", "password": "under the pine"}
        await ada.http("POST", "/api/account/password", json=form)
        (row,) = await world.listed("list", "people", "--search", "ADALBERT.the")
        assert (row["name"], row["login"], row["sessions"]) == ("Adalbert", form["login"], 1)
        assert "password" not in row
        assert len(await world.listed("list", "people", "--limit", "1")) == 1
        assert "Adalbert" in await world.admin("list", "people", "--search", "Adalbert")

    live(evening())


def test_who_is_silenced_as_a_guest_is_so_in_his_account(world: World) -> None:
    async def evening() -> None:
        account = await Person.with_account(world.first, "Loud")
        login = (await account.get("/api/me"))["login"]
        guest = await arrive(world.first, "Louder")
        await world.admin("silence", await id_of(guest))
        form = {"login": login, "password": "under the pine"}

        tries = count()

        async def names() -> tuple[int, str]:  # another each time: his own is no new one
            await asyncio.sleep(1)  # nor may he have many
            return await slug(guest, "POST", "/api/me", name=f"Louder {next(tries)}")

        await until(names, (403, "chat/silenced"))
        (await guest.http("POST", "/api/account/login", json=form)).raise_for_status()
        assert await slug(account, "POST", "/api/me", name="Loudest") == (403, "chat/silenced")

    live(evening())
