"""The table in a page, asked and played as the client does, in plain Python."""

from random import Random
from typing import Any

import msgspec
import pytest
from live.pages import Device, MemoryStore, Refused, in_a_page

from motherlode.engine.record import replay
from motherlode.games import games, ours
from motherlode.page.store import Full

BOTS = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "prospector"}]}


async def opened(device: Device, game: str, **more: Any) -> str:
    """A table against a bot, with the client's own requests."""
    if (await device.get("/api/me"))["person"] is None:
        await device.post("/api/me", {"name": "Ada"})
    seats = list(BOTS["seats"])
    least = min((await info(device, game))["seats"])
    while len(seats) < least:
        seats.append({"kind": "bot", "level": "legend"})
    table = await device.post("/api/tables", {"game": game, "seats": seats, **more})
    return str(table["id"])


async def info(device: Device, game: str) -> dict[str, Any]:
    """A game as the start page shows it."""
    found: dict[str, Any] = next(
        one for one in await device.get("/api/games") if one["slug"] == game
    )
    return found


@pytest.mark.parametrize("game", games())
def test_a_whole_game_against_bots_with_the_page_torn_away_in_the_middle(game: str) -> None:
    async def evening() -> None:
        device = await Device().open()
        random = Random(game)
        id_ = await opened(device, game)
        seat = await device.at(id_).welcomed()
        assert (await seat.ask("start"))["type"] == "welcome"
        await seat.play(random, 3)
        before = await device.get("/api/tables/mine")
        assert [line["status"] for line in before] == ["playing"]

        await device.reload()
        seat = await device.at(id_).welcomed()
        assert seat.state is not None
        await seat.play(random)
        assert seat.state["result"]["winners"] is not None
        match = seat.state["match"]

        record = await device.get(f"/api/matches/{match}/record")
        assert replay(msgspec.json.encode(record).decode(), ours).result == seat.state["result"]
        assert {"commitment", "seed"} <= set(record["proof"])
        frames: list[Any] = []
        since: int | None = 0
        while since is not None:
            page = await device.get(f"/api/matches/{match}/replay?from={since}")
            frames += page["frames"]
            since = page.get("next")
        assert len(frames) == len(record["events"])
        chances = await device.get(f"/api/matches/{match}/chances")
        assert len(chances) == sum(mover == "*" for mover, _ in record["events"])
        told = await device.get(f"/api/matches/{match}/summary")
        assert told["own"]["played"] == 1
        (fared,) = await device.get("/api/me/statistics")
        assert (fared["game"], fared["played"]) == (game, 1)
        data = await device.get("/api/me/data")
        assert data["records"] == {match: record}
        (line,) = (await device.get(f"/api/me/finished?game={game}"))["lines"]
        assert (line["match"], line["seat"], line["names"]) == (match, 0, record["names"])
        assert line["winners"] == record["result"]["winners"]
        assert (await device.get("/api/me/finished?game=none"))["lines"] == []

    in_a_page(evening())


def test_undo_chat_and_a_rematch_on_one_device() -> None:
    async def evening() -> None:
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
        series = {"kind": "best-of", "games": 3}
        plan = {"game": "gold-nuggets", "seats": seats, "series": series}
        table = await device.post("/api/tables", plan)
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bo"]
        seat = await device.at(table["id"]).welcomed()
        await seat.ask("chat", phrase="hello")
        await seat.ask("start")
        for _ in range(200):
            assert seat.state is not None
            if seat.state.get("undo"):
                break
            here = seat.state["view"]["to_act"][0]
            await seat.ask("look", seat=here)
            move = seat.state["legal"][0]
            await seat.ask("play", seat=here, move=move, at=seat.at)
        assert seat.state is not None
        assert seat.state["undo"]
        said = await seat.ask("undo", seat=seat.state["seat"], at=seat.at)
        assert said["undone"]

        await device.reload()
        seat = await device.at(table["id"]).welcomed()
        assert seat.table["status"] == "playing"
        assert seat.table["series"]["games"] == 3

    in_a_page(evening())


def test_own_maps_and_decks_are_looked_at_kept_and_played() -> None:
    async def evening() -> None:
        device = await Device().open()
        path = "/api/games/go-for-gold/own/map"
        island = await device.get(f"{path}/b")
        checked = await device.ask("POST", f"{path}?name=Mine", island["text"].encode())
        fields = island["picture"]["fields"]
        assert (checked["name"], checked["picture"]["fields"]) == ("Mine", fields)
        faulty = await device.ask("POST", f"{path}?name=Mine", b"H H H")
        assert faulty["fault"]["slug"]
        await device.post("/api/me", {"name": "Ada"})
        own = {"name": "Mine", "text": island["text"]}
        new = {"game": "go-for-gold", "option": "map", "own": own}
        kept = await device.post("/api/me/own", new)
        await device.reload()
        listed = await device.get("/api/me/own?game=go-for-gold&option=map")
        assert [one["id"] for one in listed] == [kept["id"]]
        id_ = await opened(device, "go-for-gold", content={"map": own})
        assert (await device.get(f"/api/tables/{id_}/own/map"))["picture"]["fields"] == fields
        await device.ask("DELETE", f"/api/me/own/{kept['id']}")
        assert await device.get("/api/me/own?game=go-for-gold&option=map") == []

        deck = await device.get("/api/games/claim-poker/own/deck/box")
        await opened(device, "claim-poker", content={"deck": {"name": "D", "text": deck["text"]}})

    in_a_page(evening())


def test_what_could_not_be_kept_was_never_told() -> None:
    async def evening() -> None:
        store = MemoryStore()
        device = await Device(store).open()
        id_ = await opened(device, "gold-nuggets")
        seat = await device.at(id_).welcomed()
        await seat.ask("start")
        await seat.until(lambda: seat.state and seat.state["legal"])
        assert seat.state is not None
        before, heard = dict(store.kept), len(seat.heard)
        store.fails = Full("no room")
        move = seat.state["legal"][0]
        said = await seat.ask("play", seat=0, move=move, at=seat.at)
        assert (said["type"], said["slug"]) == ("error", "server/not-kept")
        assert "event" not in [said["type"] for said in seat.heard[heard:]]
        assert store.kept == before
        store.fails = None
        said = await seat.ask("play", seat=0, move=move, at=seat.at)
        assert said["type"] == "event"

    in_a_page(evening())


def test_everything_that_is_kept_goes_when_one_wants_it() -> None:
    async def evening() -> None:
        store = MemoryStore()
        device = await Device(store).open()
        id_ = await opened(device, "gold")
        seat = await device.at(id_).welcomed()
        me = await device.ask("DELETE", "/api/me")
        assert (me["person"], store.kept) == (None, {})
        assert seat.hung_up == [(4410, "person/unknown")]
        with pytest.raises(Refused) as refused:
            await device.get(f"/api/tables/{id_}")
        assert (refused.value.status, refused.value.slug) == (404, "table/unknown")

    in_a_page(evening())


def test_a_new_name_is_known_at_all_tables() -> None:
    async def evening() -> None:
        device = await Device().open()
        id_ = await opened(device, "gold-rausch")
        await device.reload()
        await device.post("/api/me", {"name": "Lovelace"})
        assert (await device.get(f"/api/tables/{id_}"))["seats"][0]["name"] == "Lovelace"
        (line,) = await device.get("/api/tables/mine")
        assert line["seats"][0]["name"] == "Lovelace"

    in_a_page(evening())


def test_a_closed_table_is_gone() -> None:
    async def evening() -> None:
        device = await Device().open()
        id_ = await opened(device, "wurf-und-weg")
        seat = await device.at(id_).welcomed()
        await seat.ask("close")
        await seat.until(lambda: seat.hung_up)
        assert await device.get("/api/tables/mine") == []

    in_a_page(evening())


def test_texts_rules_and_pictures_are_those_of_a_server() -> None:
    async def evening() -> None:
        device = await Device().open()
        for game in games():
            for language in ("en", "de", "fr", "it"):
                assert await device.get(f"/api/games/{game}/words/{language}")
                assert (await device.get(f"/api/games/{game}/rules/{language}")).startswith("#")
        assert await device.get("/api/tables") == []
        assert await device.get("/api/games/gold/ratings") == []
        for path in ("/api/games/none/words/en", "/api/matches/NONE/record", "/api/none"):
            with pytest.raises(Refused) as refused:
                await device.get(path)
            assert refused.value.status == 404

    in_a_page(evening())


def test_what_a_newer_version_wrote_is_said_so_stays_and_hides_nothing_else() -> None:
    async def evening() -> None:
        store = MemoryStore()
        device = await Device(store).open()
        old, newer, newest = [await opened(device, "gold-nuggets") for _ in range(3)]
        await device.page.services.log.finish()
        store.kept[f"log/{newer}/00000001"] = '{"is":"teleported","time":1}'
        store.kept[f"table/{newest}"] = '{"shelf":3}'
        store.kept["result/NEW"] = '{"medals":3}'
        store.kept["own/NEW"] = '{"globe":3}'
        before = dict(store.kept)
        await device.reload()
        for _ in range(2):
            listed = {line["id"] for line in await device.get("/api/tables/mine")}
            assert listed == {old, newer}  # a newer page finds all three
            with pytest.raises(Refused) as refused:
                await device.get(f"/api/tables/{newer}")
            assert (refused.value.status, refused.value.slug) == (410, "page/unreadable")
        assert await device.get("/api/me/statistics") == []
        assert await device.get("/api/me/own?game=go-for-gold&option=map") == []
        seat = await device.at(old).welcomed()
        await seat.ask("start")
        await seat.play(Random(1))
        assert (await device.get("/api/me/statistics"))[0]["played"] == 1
        changed = {key for key, text in before.items() if store.kept.get(key) != text}
        assert changed <= {f"table/{old}", "pauses"}

    in_a_page(evening())


def test_an_evening_around_one_device() -> None:
    async def evening() -> None:
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        plan = {"game": "gold", "seats": [{"kind": "me"}], "evening": {"games": 1}}
        table = await device.post("/api/tables", plan)
        seat = await device.at(table["id"]).welcomed()
        for name in ("Bo", "Cy"):
            await seat.ask("join", name=name, here=True)
        await seat.ask("pick", game="gold-nuggets")
        said = await seat.ask("start")
        assert [one["name"] for one in said["table"]["seats"]] == ["Ada", "Bo", "Cy"]
        assert [one["mine"] for one in said["table"]["evening"]["members"]] == [True] * 3
        await device.reload()  # the log makes the same evening
        again = await device.get(f"/api/tables/{table['id']}")
        assert [one["name"] for one in again["evening"]["members"]] == ["Ada", "Bo", "Cy"]
        assert again["status"] == "playing"

    in_a_page(evening())
