"""The bot of the documentation takes a seat with a token, plays, and comes back."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from live.people import Person, live
from live.servers import Server

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def test_it_is_complete_in_sixty_lines_and_stands_in_the_protocol() -> None:
    program = EXAMPLE.read_text(encoding="utf-8")
    assert len(program.splitlines()) <= 60
    protocol = (EXAMPLE.parents[1] / "protocol.md").read_text(encoding="utf-8")
    assert f"```python\n{program}```" in protocol


async def seat_for_a_program(host: Person, table: str, seat: int) -> str:
    answer = await host.http("POST", f"/api/tables/{table}/seats/{seat}/token")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def test_two_of_them_play_with_a_person_through_a_stop(serve: Callable[..., Server]) -> None:
    server = serve()
    bots: list[subprocess.Popen[bytes]] = []

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("wurf-und-weg", "me", "open", "open")
        for seat in (1, 2):
            token = await seat_for_a_program(ada, table, seat)
            bots.append(subprocess.Popen([sys.executable, EXAMPLE, server.url, table, token]))
        async with ada.at(table) as here:
            assert here.table is not None
            assert [place["kind"] for place in here.table["seats"]] == ["person"] * 3
            await here.ask("start")
            await here.play_some(3, Random(1))
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        async with ada.at(table) as here:
            await here.play_to_the_end(Random(2))
            assert here.over

    try:
        live(evening())
    finally:
        for bot in bots:
            bot.terminate()
            bot.wait()
    assert server.complaints == []


def test_a_token_is_made_by_the_host_for_an_open_seat(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        eve = await Person.arrive(server.url, "Eve")
        table = await ada.open("gold-nuggets", "me", "open")
        path = f"/api/tables/{table}/seats/{{}}/token"
        for person, seat, status, slug in (
            (eve, 1, 403, "table/not-host"),
            (ada, 0, 409, "seat/taken"),
            (ada, 7, 409, "seat/taken"),
        ):
            answer = await person.http("POST", path.format(seat))
            assert (answer.status_code, answer.json()["slug"]) == (status, slug)
        token = await seat_for_a_program(ada, table, 1)
        program = Person.with_token(server.url, token)
        async with program.at(table) as place:
            assert place.table is not None
            assert place.table["seats"][1]["mine"]
        log = server.log
        assert token not in log

    live(evening())
