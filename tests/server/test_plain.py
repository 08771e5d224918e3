"""The plain way: the same tables by uvicorn alone, when the inside of a library has changed."""

import asyncio
from collections.abc import Iterator
from random import Random

import httpx
import pytest
from live.people import Person, live
from live.servers import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("plain"), plain="1")
    yield server
    assert server.stop() == 0
    assert server.complaints == []


def test_two_people_and_a_bot_play_to_the_end(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        bo = await Person.arrive(server.url, "Bo")
        table = await ada.open("gold-nuggets", "me", "open", "bot")
        async with ada.at(table) as here, bo.at(table) as there:
            await there.ask("sit", seat=1)
            await there.ask("chat", text="Hello")
            await here.ask("start")
            await asyncio.gather(here.play_to_the_end(Random(1)), there.play_to_the_end(Random(2)))
            assert here.state is not None
            assert there.state is not None
            assert here.state["result"] == there.state["result"]
            assert here.state["result"]["winners"]

    live(evening())


def test_what_is_wrong_is_answered_as_the_other_way_does(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "bot")
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, additional_headers=ada.headers) as socket:
            await until_told(socket, '"welcome"')
            await socket.send("no message")
            await until_told(socket, "message/unreadable")
            await socket.send("x" * 5000)
            await until_told(socket, "message/too-long")
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        async with connect(address) as stranger:
            await until_told(stranger, "person/unknown")
        with pytest.raises(InvalidStatus):
            await connect(f"{server.url.replace('http', 'ws', 1)}/api/games")

    live(evening())


def test_others_notice_nothing_of_one_who_never_reads(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "bot")
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with (
            ada.at(table) as here,
            connect(address, additional_headers=ada.headers, max_queue=1) as deaf,
        ):
            for number in range(6000):
                await deaf.send(f'{{"type":"sync","id":{number + 1}}}')
                if deaf.close_code is not None:
                    break
            await here.ask("ping")

    live(evening())


def test_pages_answer_too(server: Server) -> None:
    assert httpx.head(server.url + "/health").status_code == 200
    assert httpx.get(server.url + "/api/games").json()


async def until_told(socket: ClientConnection, what: str) -> None:
    """Reads until something is said."""
    while what not in str(await asyncio.wait_for(socket.recv(), 30)):
        pass
