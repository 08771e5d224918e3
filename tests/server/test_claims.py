"""The daily claim at a server: the same for everyone, one try, and a seed that was committed to."""

import asyncio
import hashlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from live.claims import NOON, Calendar, Claimant, server_at
from live.databases import Postgres
from live.in_memory import ManualClock
from live.pages import Device, MemoryStore
from sqlalchemy import insert

import motherlode
from motherlode.page.assembly import Page
from motherlode.server.assembly import close, real_services
from motherlode.server.settings import Settings
from motherlode.server.storage import schema
from motherlode.server.storage.claims import (
    best_of,
    commit_ahead,
    count_of,
    merge_claims,
    own_try,
    seeds_of,
    table_of_try,
)
from motherlode.table import commands
from motherlode.table.claims import revealed_at
from motherlode.table.days import DAY, day_after, day_of

TODAY = day_of(NOON)
TOMORROW = day_after(TODAY)


def digest(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def test_two_people_and_a_page_have_the_same_dice_and_the_seed_fits(tmp_path: Path) -> None:
    async def days() -> None:
        calendar = Calendar()
        async with server_at(tmp_path, calendar) as admission:
            ada, bo, cy = [await Claimant(admission).arrive(name) for name in ("Ada", "Bo", "Cy")]
            promised = (await ada.get("/api/claim"))["tomorrow"]
            assert promised["day"] == TOMORROW
            assert await ada.post(f"/api/claim/{TOMORROW}/table") == "claim/not-yet"

            calendar.set(NOON + DAY)  # it is the day that was promised
            today = (await ada.get("/api/claim"))["today"]
            assert (today["day"], today["status"]) == (TOMORROW, "open")
            assert today["commitment"] == promised["commitment"]
            assert today["committed"] < today["begins"]
            ids = [await one.play(TOMORROW, Random(5)) for one in (ada, bo)]
            ids.append(await cy.play(TOMORROW, Random(6)))
            records = [await ada.get(f"/api/matches/{id_}/record") for id_ in ids]
            assert records[0]["events"] == records[1]["events"]
            assert records[2]["events"] != records[0]["events"]
            assert _same_until_they_differ(records[0]["events"], records[2]["events"])
            assert all("proof" not in record for record in records)
            info = (await cy.get("/api/claim"))["today"]
            scores = [record["result"]["scores"][0] for record in records]
            assert info["played"] == 3
            assert info["place"] == 1 + sum(score > scores[2] for score in scores)
            people = [line for line in info["lines"] if "level" not in line]
            assert sorted(line["score"] for line in people) == sorted(scores)
            assert [line["name"] for line in people if line.get("mine")] == ["Cy"]
            seed = (await seeds_of(admission.database, [TOMORROW]))[TOMORROW].seed
            assert not any(seed in text for one in (ada, bo, cy) for text in one.heard)

            calendar.set(revealed_at(TOMORROW) - 60)  # others may still be playing
            assert "seed" not in (await ada.get("/api/claim"))["yesterday"]
            calendar.set(revealed_at(TOMORROW) + 60)
            told = (await ada.get("/api/claim"))["yesterday"]
            assert digest(told["seed"]) == promised["commitment"]
            for id_ in ids:
                record = await ada.get(f"/api/matches/{id_}/record")
                assert record["proof"]["seed"] == told["seed"]
                assert motherlode.replay(record).result == record["result"]

            page = Device(MemoryStore())
            clock = ManualClock(NOON + 2 * DAY)
            page.page = await Page(page.store, clock=clock).open()
            await page.post("/api/me", {"name": "Dee"})
            here = await page.post(f"/api/claim/{TOMORROW}/table", {"seed": told["seed"]})
            seat = await page.at(here["id"]).welcomed()
            await seat.play(Random(5))
            assert seat.state is not None
            record = await page.get(f"/api/matches/{seat.state['match']}/record")
            assert record["events"] == records[0]["events"]
            assert record["proof"]["commitment"] == promised["commitment"]
            assert motherlode.replay(record).result == record["result"]
            await page.page.close()

    asyncio.run(days())


def _same_until_they_differ(one: list[Any], other: list[Any]) -> bool:
    """Whether the first difference is a decision of the person, and there was chance before it."""
    at = next(n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return one[at][0] == 0 and other[at][0] == 0 and any(by == "*" for by, _ in one[:at])


def test_one_try_however_often_and_wherever_one_asks(tmp_path: Path) -> None:
    async def day() -> None:
        async with server_at(tmp_path, Calendar()) as admission:
            ada, bo = [await Claimant(admission).arrive(name) for name in ("Ada", "Bo")]
            path = f"/api/claim/{TODAY}/table"
            tables = await asyncio.gather(*(ada.post(path) for _ in range(5)))
            assert len({table["id"] for table in tables}) == 1
            assert {table["status"] for table in tables} == {"playing"}
            assert (await bo.post(path))["id"] != tables[0]["id"]
            assert (await ada.get("/api/claim"))["today"]["status"] == "playing"
            await ada.play(TODAY, Random(1))
            over = await ada.post(path)
            assert (over["id"], over["status"]) == (tables[0]["id"], "over")
            for wrong, slug in (
                ("2026-11-10", "claim/unknown"),
                ("yesterday", "claim/no-day"),
                ("2026-13-01", "claim/no-day"),
            ):
                assert await ada.get(f"/api/claim/{wrong}") == slug
            nobody = Claimant(admission)
            assert await nobody.post(path) == "person/unknown"
            seen = (await nobody.get("/api/claim"))["today"]
            assert [line.get("match") for line in seen["lines"]] == [None]  # it would tell the dice

    asyncio.run(day())


def test_who_takes_too_long_or_gives_up_has_no_result(tmp_path: Path) -> None:
    async def day() -> None:
        calendar = Calendar()
        async with server_at(tmp_path, calendar) as admission:
            ada = await Claimant(admission).arrive("Ada")
            await ada.post(f"/api/claim/{TODAY}/table")
            calendar.set(revealed_at(TODAY) + 1)
            late = await ada.get(f"/api/claim/{TODAY}")
            assert late["status"] == "past"
            assert late["seed"]
            live = await admission.registry.find(late["table"])
            while live.table.match and not live.table.match.over:  # it is hers to finish
                if live.table.match.to_act[0] == 0:
                    move = live.table.match.legal(0)[0]
                    await live.do(commands.Play(ada.person, 0, move, live.table.seen[0]))
                await asyncio.sleep(0)
            await live.settled()
            late = await ada.get(f"/api/claim/{TODAY}")
            assert late["status"] == "past"
            assert "played" not in late
            again = await ada.post(f"/api/claim/{TODAY}/table")  # for herself
            assert again["id"] != late["table"]

    asyncio.run(day())


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'motherlode.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create(f"claims_{abs(hash(request.node.name))}")


def test_of_several_processes_one_makes_the_seed_and_one_the_try(url: str) -> None:
    async def race() -> None:
        settings = Settings(database=url)
        servers = [await real_services(settings) for _ in range(2)]
        try:
            await asyncio.gather(
                *(commit_ahead(one.database, one.random, NOON) for one in servers * 3)
            )
            found = [
                await seeds_of(one.database, [TODAY, TOMORROW, day_after(TODAY, 2)])
                for one in servers
            ]
            seeds = [{day: row.seed for day, row in kept.items()} for kept in found]
            assert seeds[0] == seeds[1]
            assert len(set(seeds[0].values())) == 3
            await commit_ahead(servers[0].database, servers[0].random, NOON + 60)
            again = await seeds_of(servers[1].database, list(seeds[0]))
            assert {day: row.seed for day, row in again.items()} == seeds[0]
            tries = [
                table_of_try(one.database, TODAY, "ada", f"TABLE{at}", NOON)
                for at, one in enumerate(servers * 3)
            ]
            assert len(set(await asyncio.gather(*tries))) == 1
            assert await count_of(servers[0].database, TODAY, None) == (0, 0)
            assert await best_of(servers[0].database, TODAY, "ada") == []
            assert (await own_try(servers[1].database, TODAY, "ada")).score is None
        finally:
            for one in servers:
                await close(one)

    asyncio.run(race())


@pytest.mark.parametrize(("tried", "kept"), [((), "GUEST"), (("ada",), "ADA")])
def test_a_guest_who_signs_in_takes_his_try_along(
    tmp_path: Path, tried: tuple[str, ...], kept: str
) -> None:
    async def work() -> None:
        services = await real_services(Settings(database=f"sqlite:///{tmp_path / 'm.db'}"))
        try:
            async with services.database.begin() as connection:
                for person in ("guest", *tried):
                    row = {"day": TODAY, "person": person, "table_id": person.upper(), "began": 1}
                    await connection.execute(insert(schema.claim_tries), row)
            await services.database.transact(lambda c: merge_claims(c, "guest", "ada"))
            row = await own_try(services.database, TODAY, "ada")
            assert row.table_id == kept
            assert await own_try(services.database, TODAY, "guest") is None
        finally:
            await close(services)

    asyncio.run(work())
