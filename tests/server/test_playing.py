"""People and bots play over real sockets: to the end, with breaks, from other devices."""

import asyncio
import json
from random import Random

import pytest
from live.people import Person, Place, Refusal, live
from live.servers import Server

import motherlode
from motherlode.games import games


async def two_at(server: Server, game: str, *more: str, **plan: object) -> tuple[Place, Place]:
    """Ada, who is the host, and Bo, who has sat down; bots beside them."""
    ada = await Person.arrive(server.url, "Ada")
    bo = await Person.arrive(server.url, "Bo")
    table = await ada.open(game, "me", "open", *more, **plan)
    here, there = await ada.enter(table), await bo.enter(table)
    await there.ask("sit", seat=1)
    return here, there


async def done(*places: Place) -> None:
    for place in places:
        await place.leave()


@pytest.mark.parametrize("game", games())
def test_two_people_and_two_bots_play_to_the_end(server: Server, game: str) -> None:
    async def evening() -> None:
        ada, bo = await two_at(server, game, "bot", "bot")
        watcher = await (await Person.arrive(server.url, "Cy")).enter(ada.id)
        await ada.ask("entropy", text="00c0ffee00c0ffee")
        await ada.ask("start")
        await asyncio.gather(
            ada.play_to_the_end(Random(1)), bo.play_to_the_end(Random(2)), watch(watcher)
        )
        results = [place.state["result"] for place in (ada, bo, watcher) if place.state]
        assert results[0] == results[1] == results[2]
        assert results[0]["winners"]
        await proved(ada, results[0])
        await done(ada, bo, watcher)

    live(evening())


async def watch(place: Place) -> None:
    await place.wait(lambda: place.over, 200)
    assert all(not m["state"]["legal"] for m in place.messages if m.get("state"))


async def proved(place: Place, result: object) -> None:
    """The record of the match is whole, and everyone can check it."""
    assert place.table is not None
    match = place.table["match"]
    record = await place.person.get(f"/api/matches/{match}/record")
    assert record["result"] == result
    assert record["proof"]["entropy"] == ["00c0ffee00c0ffee"]
    assert record["proof"]["commitment"] == commitment_before(place)
    motherlode.replay(record)
    mine = [event[1] for event in record["events"] if event[0] == 0]
    assert mine == [move for _, _, move in place.acknowledged]
    replay = await place.person.get(f"/api/matches/{match}/replay")
    assert replay["result"] == result
    assert [frame["number"] for frame in replay["frames"]][:3] == [0, 1, 2]


def commitment_before(place: Place) -> str:
    """As it was shown before the start."""
    first = place.messages[0]
    assert first["type"] == "welcome"
    assert first["table"]["status"] == "lobby"
    return str(first["table"]["commitment"])


def test_a_cable_is_pulled_in_the_middle(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await two_at(server, "gold-nuggets")
        await ada.ask("start")
        person = bo.person
        both = asyncio.gather(ada.play_to_the_end(Random(3)), return_exceptions=True)
        for cut in range(6):
            await bo.play_some(3, Random(cut))
            acknowledged = bo.acknowledged
            bo.cut()
            bo = await person.enter(ada.id)
            bo.acknowledged = acknowledged
        await bo.play_to_the_end(Random(9))
        await both
        assert ada.state is not None
        record = await person.get(f"/api/matches/{ada.state['match']}/record")
        moves = [event[1] for event in record["events"] if event[0] == 1]
        assert moves == [move for _, _, move in bo.acknowledged]
        await done(ada, bo)

    live(evening())


def test_two_devices_of_one_person_show_the_same(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await two_at(server, "gold-nuggets")
        phone = await bo.person.enter(ada.id)
        await ada.ask("start")
        await phone.wait(lambda: phone.state is not None)
        assert phone.state is not None
        assert phone.state["seat"] == 1
        halves = [0]

        async def on_both() -> None:
            """A few moves here, a few there."""
            while not bo.over:
                for device in (bo, phone):
                    await device.ask("sync")
                    await device.play_some(2, Random(4))
                    halves[0] += 1

        await asyncio.gather(ada.play_to_the_end(Random(5)), on_both())
        await phone.wait(lambda: phone.over)
        assert phone.state == bo.state
        assert halves[0] > 2
        await done(ada, bo, phone)

    live(evening())


def test_who_is_away_is_seen_and_a_bot_fills_in_until_he_is_back(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await two_at(server, "gold-nuggets")
        await ada.ask("start")
        bo.cut()
        await ada.wait(lambda: bool(ada.table and ada.table["seats"][1].get("away")))
        with pytest.raises(Refusal) as refusal:
            await ada.ask("assign", seat=0, plan={"kind": "open"})
        assert refusal.value.slug == "table/playing"
        await ada.ask("assign", seat=1, plan={"kind": "bot", "level": "greenhorn"})

        def bot_has_played() -> bool:
            return any(m.get("bot") and m["by"] == 1 for m in ada.messages)

        await ada.play_to_the_end(Random(6), until=bot_has_played)
        assert bot_has_played()
        back = await bo.person.enter(ada.id)
        assert back.table is not None
        assert back.table["seats"][1]["kind"] == "bot"
        answer = await back.ask("sit", seat=1)
        assert answer["type"] == "welcome"
        assert answer["table"]["seats"][1]["kind"] == "person"
        await asyncio.gather(ada.play_to_the_end(Random(7)), back.play_to_the_end(Random(8)))
        await done(ada, back)

    live(evening())


def test_people_chat_take_back_and_ask_the_coach(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await two_at(server, "gold-nuggets")
        watcher = await (await Person.arrive(server.url, "Cy")).enter(ada.id)
        await watcher.ask("chat", phrase="good-luck")
        heard = await ada.ask("chat", text="Thanks!")
        assert heard["spoken"]["name"] == "Ada"
        assert heard["spoken"]["seat"] == 0
        await bo.wait(lambda: sum(m["type"] == "chat" for m in bo.messages) == 2)
        await ada.ask("start")
        await bo.wait(lambda: bo.state is not None)
        assert ada.state is not None
        seat = ada.state["view"]["to_act"][0]  # a first roll may be worth nothing
        mover, other = (ada, bo) if seat == 0 else (bo, ada)
        assert mover.state is not None
        move = mover.state["legal"][0]
        assert move.startswith("aside")
        await mover.play(move)
        assert mover.state["undo"]
        taken_back = await mover.ask("undo", seat=seat, at=mover.at)
        assert taken_back["undone"]
        assert move in taken_back["state"]["legal"]
        await other.wait(lambda: any(m.get("undone") for m in other.messages))
        assert other.state is not None
        assert other.state["view"]["to_act"] == [seat]
        advice = await mover.ask("hint", seat=seat)
        assert advice["equal"][0] in mover.state["legal"]
        assert {choice["move"] for choice in advice["choices"]} <= set(mover.state["legal"])
        assert set(advice["why"]) == {"en", "de", "fr", "it"}
        for place, slug in ((other, "seat/not-yours"), (watcher, "seat/not-yours")):
            with pytest.raises(Refusal) as refusal:
                await place.ask("hint", seat=seat)
            assert refusal.value.slug == slug
        await done(ada, bo, watcher)

    live(evening())


def test_two_on_one_device_look_from_one_seat_at_a_time(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        opa = {"kind": "here", "name": "Opa"}
        table = await ada.open("gold-rausch", "me", opa, "bot")
        async with ada.at(table) as here:
            await here.ask("start")
            assert here.state is not None
            for _ in range(60):
                if here.over:
                    break
                to_act = here.state["view"]["to_act"]
                if to_act[0] == 2:
                    await here.wait(
                        lambda: bool(here.state and here.state["view"]["to_act"] != [2])
                    )
                    continue
                await here.ask("look", seat=to_act[0])
                assert here.state["seat"] == to_act[0]
                await here.play(Random(1).choice(here.state["legal"]))
            with pytest.raises(Refusal) as refusal:
                await here.ask("look", seat=2)
            assert refusal.value.slug == "seat/not-yours"
            covered = await here.ask("look", seat=-1)
            assert covered["state"]["seat"] == -1
            assert covered["state"]["legal"] == []

    live(evening())


def test_a_series_is_played_and_begun_anew(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await two_at(server, "gold-nuggets", series={"kind": "everyone-starts"})
        starters = []
        for game in range(2):
            await ada.ask("start")
            await bo.wait(lambda: bool(bo.state and not bo.over))
            assert ada.state is not None
            starters.append(ada.state["view"]["to_act"][0])
            await asyncio.gather(
                ada.play_to_the_end(Random(game)), bo.play_to_the_end(Random(game + 9))
            )
        await ada.wait(lambda: bool(ada.table and ada.table["series"].get("winners")))
        assert starters == [0, 1]
        assert ada.table is not None
        series = ada.table["series"]
        assert series["standing"] == [sum(game) for game in zip(*series["played"], strict=True)]
        statistics = await ada.person.get("/api/me/statistics")
        assert [(line["game"], line["played"]) for line in statistics] == [("gold-nuggets", 2)]
        await done(ada, bo)

    live(evening())


def test_a_clock_runs_out_and_a_bot_decides(server: Server) -> None:
    async def evening() -> None:
        clock = {"decision": 1, "level": "greenhorn"}
        ada, bo = await two_at(server, "gold-nuggets", clock=clock)
        await ada.ask("start")
        await bo.wait(lambda: any(m.get("bot") and m["by"] == 0 for m in bo.messages))
        assert bo.state is not None
        assert bo.state["clocks"]["decision"][0] is not None
        await done(ada, bo)

    live(evening())


def test_invitations_and_lists_lead_to_the_table(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        bo = await Person.arrive(server.url, "Bo")
        table = await ada.open("gold-nuggets", "me", "open", public=True)
        mine = await ada.get(f"/api/tables/{table}")
        code = mine["seats"][1]["invitation"]
        assert await bo.get(f"/api/codes/{code.lower()}") == {"table": table, "seat": 1}
        assert await bo.get(f"/api/codes/{mine['code']}") == {"table": table, "seat": -1}
        theirs = await bo.get(f"/api/tables/{table}")
        assert "invitation" not in theirs["seats"][1]
        assert "hosting" not in theirs
        assert table in [line["id"] for line in await bo.get("/api/tables")]
        assert [line["id"] for line in await ada.get("/api/tables/mine")] == [table]
        assert await bo.get("/api/tables/mine") == []
        async with bo.at(table) as place:
            await place.ask("sit", seat=1)
        assert [line["id"] for line in await bo.get("/api/tables/mine")] == [table]
        assert table not in [line["id"] for line in await bo.get("/api/tables")]
        missing = await bo.http("GET", "/api/codes/NOSUCH")
        assert (missing.status_code, missing.json()["slug"]) == (404, "code/unknown")

    live(evening())


def test_what_one_may_not_do_is_refused_and_nothing_changes(server: Server) -> None:
    async def evening() -> None:
        ada, bo = await two_at(server, "gold-nuggets", "open")
        watcher = await (await Person.arrive(server.url, "Cy")).enter(ada.id)
        before = json.dumps(ada.table)
        for place, message, slug in (
            (bo, {"type": "start"}, "table/not-host"),
            (ada, {"type": "start"}, "table/open-seats"),
            (bo, {"type": "assign", "seat": 2, "plan": {"kind": "bot"}}, "table/not-host"),
            (watcher, {"type": "play", "seat": 0, "move": "roll", "at": 1}, "seat/not-yours"),
            (watcher, {"type": "look", "seat": 0}, "seat/not-yours"),
            (watcher, {"type": "entropy", "text": "aaaaaaaa"}, "seat/none"),
            (watcher, {"type": "stand", "seat": 1}, "seat/not-yours"),
            (watcher, {"type": "sit", "seat": 1}, "seat/taken"),
            (bo, {"type": "sit", "seat": 1}, "seat/yours"),
            (ada, {"type": "chat"}, "chat/empty"),
            (ada, {"type": "hint", "seat": 0}, "seat/not-yours"),
        ):
            fields = {key: value for key, value in message.items() if key != "type"}
            with pytest.raises(Refusal) as refusal:
                await place.ask(str(message["type"]), **fields)
            assert refusal.value.slug == slug
        assert ada.table is not None
        await ada.ask("sync")
        after = {**ada.table, "spectators": 0}
        assert {**json.loads(before), "spectators": 0} == after
        await done(ada, bo, watcher)

    live(evening())
