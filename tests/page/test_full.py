"""A device without room: what is there can be looked at, and what is refused is said so."""

from random import Random

import pytest
from live.pages import Device, MemoryStore, Refused, in_a_page

from motherlode.page.store import Full

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "greenhorn"}]


async def played() -> tuple[MemoryStore, str, str]:
    """A store with a match that is over and one that is under way; their ids."""
    store = MemoryStore()
    device = await Device(store).open()
    await device.post("/api/me", {"name": "Ada"})
    ids = []
    for decisions in (None, 2):
        table = await device.post("/api/tables", {"game": "gold-nuggets", "seats": SEATS})
        seat = await device.at(table["id"]).welcomed()
        await seat.ask("start")
        await seat.play(Random(1), decisions)
        assert seat.state is not None
        ids.append(seat.state["match"] if decisions is None else table["id"])
    await device.page.close()
    return store, ids[0], ids[1]


def test_a_full_device_opens_and_everything_on_it_can_be_seen_and_saved() -> None:
    async def evening() -> None:
        store, match, table = await played()
        store.fails = Full("no room")
        device = await Device(store).open()
        assert [line["status"] for line in await device.get("/api/tables/mine")] == [
            "playing",
            "over",
        ]
        assert (await device.get(f"/api/matches/{match}/replay?from=0"))["frames"]
        assert list((await device.get("/api/me/data"))["records"]) == [match]
        assert (await device.get("/api/me/statistics"))[0]["played"] == 1
        seat = await device.at(table).welcomed()
        assert seat.table["status"] == "playing"

    in_a_page(evening())


def test_whatever_cannot_be_kept_says_that_there_is_no_room() -> None:
    async def evening() -> None:
        store, _, _ = await played()
        device = await Device(store).open()
        before = dict(store.kept)
        store.fails = Full("no room")
        own = {"name": "Mine", "text": "H"}
        for path, body in (
            ("/api/me", {"name": "Lovelace"}),
            ("/api/me/own", {"game": "go-for-gold", "option": "map", "own": own}),
            ("/api/tables", {"game": "gold", "seats": SEATS}),
        ):
            with pytest.raises(Refused) as refused:
                await device.post(path, body)
            assert (refused.value.status, refused.value.slug) == (507, "page/full")
        assert (await device.get("/api/me"))["name"] == "Ada"
        assert {key: text for key, text in store.kept.items() if key != "pauses"} == {
            key: text for key, text in before.items() if key != "pauses"
        }

    in_a_page(evening())
