"""What one tends to do wrong, asked as the client does; a server answers by the same functions."""

from random import Random

import pytest
from live.pages import Device, Refused, in_a_page
from page.test_bots import Worker

BOT = {"kind": "bot", "level": "greenhorn"}


def test_it_is_said_from_ones_own_matches_that_the_coach_has_seen() -> None:
    async def evening() -> None:
        device = await Device(run=Worker()).open()
        await device.post("/api/me", {"name": "Ada"})
        none = await device.get("/api/me/habits/gold-nuggets")
        assert (none["matches"], none["unseen"]) == (0, [])
        ids = []
        for seed in range(2):
            plan = {"game": "gold-nuggets", "seats": [{"kind": "me"}, BOT]}
            table = await device.post("/api/tables", plan)
            seat = await device.at(table["id"]).welcomed()
            await seat.ask("start")
            await seat.play(Random(seed))
            assert seat.state is not None
            ids.append(seat.state["match"])
        told = await device.get("/api/me/habits/gold-nuggets")
        assert (told["matches"], sorted(told["unseen"])) == (0, sorted(ids))
        review = await device.get(f"/api/matches/{ids[0]}/look-back")
        told = await device.get("/api/me/habits/gold-nuggets")
        assert (told["matches"], told["unseen"]) == (1, [ids[1]])
        assert told["mistakes"] == len(review["mistakes"][0])
        assert told["kinds"] == told["costliest"] == []  # one match shows nothing
        assert set(told["says"]) == {"en", "de", "fr", "it"}
        with pytest.raises(Refused) as refused:
            await device.get("/api/me/habits/wurf-und-weg")
        assert refused.value.slug == "habits/race"

    in_a_page(evening())
