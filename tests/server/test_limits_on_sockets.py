"""How many sockets there may be, and how much may be said on one."""

import asyncio

import pytest
from live.limited import Serve, refused, usual
from live.people import Person, Place, Refusal, live
from live.raw import PING, PONG, called, frame, shaken


def test_open_sockets_count_by_person_and_by_table(serve: Serve) -> None:
    server = usual(serve, sockets_per_person="3", sockets_per_table="2")

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        bob = await Person.arrive(server.url, "Bob")
        cleo = await Person.arrive(server.url, "Cleo")
        table = await ada.open("gold-nuggets", "me", "open")
        lookers = [await bob.enter(table), await cleo.enter(table)]
        late = await bob.knock(table)
        assert await late.ended() == 4429
        assert late.messages[-1]["type"] == "goodbye"
        assert late.messages[-1]["retry"] > 0
        mine = [await ada.enter(table) for _ in range(3)]  # who has a seat gets in
        assert await (await ada.knock(table)).ended() == 4429
        await mine[0].leave()
        await lookers[0].leave()
        again = await entered(ada, table)
        others = await entered(bob, table)
        for place in (*mine[1:], lookers[1], again, others):
            await place.leave()

    live(evening())
    assert refused(server, "sockets_of_person") > 0
    assert refused(server, "sockets_of_table") > 0


def test_open_sockets_count_by_address(serve: Serve) -> None:
    server = usual(serve, sockets_per_person="2", people_per_address="1.5")

    async def evening() -> None:
        people = [await Person.arrive(server.url, name) for name in ("Ada", "Bob")]
        table = await people[0].open("gold-nuggets", "me", "open")
        places = [await one.enter(table) for one in (*people, people[0])]
        assert await (await people[1].knock(table)).ended() == 4429
        for place in places:
            await place.leave()

    live(evening())
    assert refused(server, "sockets_of_address") == 1


def test_opening_sockets_counts(serve: Serve) -> None:
    server = usual(serve, sockets_per_minute="4")

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "open")
        for _ in range(4):
            await (await ada.enter(table)).leave()
        last = await ada.knock(table)
        assert await last.ended() == 4429
        assert last.messages[-1]["retry"] > 0

    live(evening())
    assert refused(server, "openings") == 1


def test_chat_that_comes_too_fast_is_refused_and_the_socket_stays(serve: Serve) -> None:
    server = usual(serve)

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "open")) as place:
            with pytest.raises(Refusal, match="chat/too-many"):
                for _ in range(60):
                    await place.ask("chat", text="Gold!")
            await place.ask("ping")

    live(evening())
    assert refused(server, "dear_messages") == 1


def test_plans_that_come_too_fast_are_refused_and_the_socket_stays(serve: Serve) -> None:
    server = usual(serve)

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "open")) as place:
            plan = {"game": "gold-nuggets", "seats": [{"kind": "me"}, {"kind": "open"}]}
            with pytest.raises(Refusal, match="request/too-many"):
                for _ in range(100):
                    await place.ask("change", plan=plan)
            await place.ask("ping")

    live(evening())
    assert refused(server, "dear_messages") > 0


def test_matches_of_bots_alone_are_begun_now_and_then(serve: Serve) -> None:
    """Each is played in a moment, and its record stays for ever."""
    server = usual(serve)

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "bot", "bot")) as place:
            with pytest.raises(Refusal, match="request/too-many"):
                for _ in range(30):
                    await place.ask("start")
                    await place.wait(lambda: place.over)

    live(evening())
    assert refused(server, "matches") == 1


@pytest.mark.parametrize(
    ("type_", "more"),
    [("sync", {}), ("look", {"seat": -1}), ("ready", {"seat": 0}), ("present", {"seat": 0})],
)
def test_whatever_is_told_to_all_or_kept_comes_slowly(
    serve: Serve, type_: str, more: dict[str, int]
) -> None:
    """A look brings as much as a sync; a mark is written down and told to all who look on."""
    server = usual(serve)

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "open")) as place:
            with pytest.raises(Refusal, match="request/too-many"):
                for _ in range(100):
                    await place.ask(type_, **more)
            await place.ask("ping")

    live(evening())
    assert refused(server, "dear_messages") > 0


def test_pings_count_like_messages(serve: Serve) -> None:
    server = usual(serve, moves_per_second="5")

    async def evening() -> None:
        async with called(server) as raw:
            await shaken(raw)
            await raw.answer("welcome")
            raw.writer.write(frame(PING, b"there?"))
            pongs = [await raw.frame() for _ in range(2)]
            assert (10, b"there?") in pongs  # the other may be news of the table
            raw.writer.write(frame(PING, b"") * 100)
            assert await asyncio.wait_for(raw.closed(), 60) == 4429

    live(evening())
    assert refused(server, "messages") == 1


def test_whoever_goes_on_after_our_goodbye_is_not_read(serve: Serve) -> None:
    server = usual(serve, moves_per_second="5")

    async def evening() -> None:
        async with called(server) as raw:
            await shaken(raw)
            await raw.answer("welcome")
            some = frame(PONG) * 20_000
            with pytest.raises(ConnectionError):  # what he sends has no end, and nobody takes it
                for _ in range(200):
                    raw.writer.write(some)
                    await raw.writer.drain()

    live(evening())
    assert refused(server, "messages") == 1


async def entered(person: Person, table: str) -> Place:
    """A place, as soon as the server has noticed that another one is free."""
    while True:
        try:
            return await person.enter(table)
        except ConnectionError:
            await asyncio.sleep(0.05)
