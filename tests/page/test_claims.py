"""The daily claim in a page without a server: alone against bots, by a seed that all can know."""

import hashlib
from random import Random
from typing import Any

import msgspec
import pytest
from live.pages import Device, Refused, in_a_page
from live.virtual_time import BEGIN
from page.test_bots import Worker

from motherlode.engine.record import replay
from motherlode.games import ours
from motherlode.table.claims import public_seed
from motherlode.table.days import begins, day_after, day_of

TODAY = day_of(BEGIN)
PAST = day_after(TODAY, -5)


async def played(device: Device, day: str, random: Random, **more: Any) -> dict[str, Any]:
    """A claim, played at random; its record."""
    if (await device.get("/api/me"))["person"] is None:
        await device.post("/api/me", {"name": "Ada"})
    table = await device.post(f"/api/claim/{day}/table", more)
    assert table["status"] == "playing"
    assert table["claim"] == day
    seat = await device.at(table["id"]).welcomed()
    await seat.play(random)
    assert seat.state is not None
    record: dict[str, Any] = await device.get(f"/api/matches/{seat.state['match']}/record")
    return record


def test_one_try_a_day_and_everything_can_be_checked() -> None:
    async def evening() -> None:
        device = await Device().open()
        page = await device.get("/api/claim")
        today = page["today"]
        assert today["day"] == TODAY
        assert today["status"] == "open"
        assert "committed" not in today  # nobody could have kept it secret
        assert (await device.get(f"/api/claim/{TODAY}"))["commitment"] == today["commitment"]
        record = await played(device, TODAY, Random(1))
        assert record["claim"] == {"day": TODAY, "commitment": today["commitment"]}
        assert record["proof"]["seed"] == public_seed(TODAY)
        digest = hashlib.sha256(bytes.fromhex(record["proof"]["seed"])).hexdigest()
        assert digest == today["commitment"]
        assert replay(msgspec.json.encode(record).decode(), ours).result == record["result"]

        await device.reload()
        after = (await device.get("/api/claim"))["today"]
        assert (after["status"], after["score"]) == ("over", record["result"]["scores"][0])
        assert [line["mine"] for line in after["lines"]] == [True]
        again = await device.post(f"/api/claim/{TODAY}/table")
        assert again["id"] == after["table"]
        assert again["status"] == "over"

    in_a_page(evening())


def test_bots_and_the_coach_play_it_in_ones_place() -> None:
    async def evening() -> None:
        device = await Device(run=Worker()).open()
        await played(device, TODAY, Random(1))
        seat_free = (await device.get("/api/claim"))["today"]
        assert seat_free["thinking"]
        seat = device.at(seat_free["table"])
        await seat.welcomed()
        while (info := (await device.get("/api/claim"))["today"]).get("thinking"):
            await seat.ask("ping")
        bots = {line["level"]: line for line in info["lines"] if "level" in line}
        assert set(bots) == {"greenhorn", "prospector", "veteran", "legend"}
        for bot in bots.values():
            record = await device.get(f"/api/matches/{bot['match']}/record")
            assert record["proof"]["seed"] == public_seed(TODAY)
            assert record["result"]["scores"][0] == bot["score"]
            replay(msgspec.json.encode(record).decode(), ours)
        scores = [line["score"] for line in info["lines"]]
        assert scores == sorted(scores, reverse=True)

    in_a_page(evening())


@pytest.mark.parametrize("back", range(5))
def test_the_same_decisions_bring_the_same_match(back: int) -> None:
    async def evening() -> None:
        day, seed = day_after(TODAY, -1 - back), "1f" * 32
        worker = Worker()
        records = []
        for _ in range(2):
            device = await Device(run=worker).open()
            records.append(await played(device, day, Random(7), seed=seed))
        one, other = records
        assert one["events"] == other["events"]
        assert one["proof"] == other["proof"]
        assert any(by == "*" for by, _ in one["events"])
        assert any(number for number in one["decided"]["bot"])

    in_a_page(evening())


def test_a_seed_is_brought_along_for_days_that_are_over_alone() -> None:
    async def evening() -> None:
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        for day, seed, slug in (
            (TODAY, "1f" * 32, "claim/no-seed"),
            (PAST, "1f", "claim/no-seed"),
            (day_after(TODAY), "", "claim/not-yet"),
            ("soon", "", "claim/no-day"),
        ):
            with pytest.raises(Refused) as refused:
                await device.post(f"/api/claim/{day}/table", {"seed": seed} if seed else {})
            assert refused.value.slug == slug
        assert (await device.get(f"/api/claim/{TODAY}"))["begins"] == begins(TODAY)
        assert "table" not in await device.get(f"/api/claim/{TODAY}")

    in_a_page(evening())


def test_no_advice_and_no_other_hand_in_it() -> None:
    async def evening() -> None:
        device = await Device(run=Worker()).open()
        await device.post("/api/me", {"name": "Ada"})
        table = await device.post(f"/api/claim/{TODAY}/table")
        seat = await device.at(table["id"]).welcomed()
        await seat.until(lambda: seat.state and seat.state["legal"])
        assert (await seat.ask("hint", seat=0))["slug"] == "hint/claim"
        bot = {"kind": "bot", "level": "legend"}
        assert (await seat.ask("assign", seat=0, plan=bot))["slug"] == "claim/as-it-is"
        with pytest.raises(Refused) as refused:
            plan = {"game": table["game"], "seats": [{"kind": "me"}, bot], "claim": TODAY}
            await device.post("/api/tables", plan)
        assert refused.value.slug == "claim/not-taken"
        assert (await seat.ask("resign", seat=0))["type"] == "welcome"
        assert (await device.get("/api/claim"))["today"]["status"] == "given-up"
        again = await device.post(f"/api/claim/{TODAY}/table")
        assert again["id"] == table["id"]
        assert again["status"] == "lobby"

    in_a_page(evening())
