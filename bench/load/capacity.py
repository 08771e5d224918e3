"""What one table and one socket weigh: memory of the server with many of them open and playing.

.venv/bin/python bench/load/capacity.py --tables 500
"""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

import httpx
from load import free_port, start_ours, wait_for
from websockets.asyncio.client import ClientConnection, connect

MOVES = 40  # at each table, so that matches have a history


def memory(process: int) -> float:
    """Resident memory in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise LookupError("no memory is shown")


async def sit_down(http: httpx.AsyncClient, address: str) -> list[ClientConnection]:
    """A table with two people who have begun to play."""
    cookies = []
    for _ in range(2):
        http.cookies.clear()
        cookies.append((await http.post("/api/me", json={})).cookies["motherlode"])
    headers = [{"Cookie": f"motherlode={cookie}"} for cookie in cookies]
    plan = {"game": "gold-nuggets", "seats": [{"kind": "me"}, {"kind": "open"}]}
    http.cookies.clear()
    table = (await http.post("/api/tables", json=plan, headers=headers[0])).json()["id"]
    url = f"ws://{address}/api/tables/{table}/socket"
    people = [await connect(url, additional_headers=header) for header in headers]
    await people[1].send(json.dumps({"type": "sit", "id": 1, "seat": 1}))
    await until(people[1], "answers", 1)
    await people[0].send(json.dumps({"type": "start", "id": 1}))
    for number in range(MOVES):
        boards = [await until_board(person) for person in people]
        mover = next(seat for seat in (0, 1) if boards[seat]["state"]["legal"])
        move = {"type": "play", "id": number + 2, "seat": mover, "at": boards[mover]["at"]}
        move["move"] = boards[mover]["state"]["legal"][0]
        await people[mover].send(json.dumps(move))
    return people


async def until(person: ClientConnection, key: str, value: object) -> None:
    """Reads until a message has a value."""
    while json.loads(await person.recv()).get(key) != value:
        pass


async def until_board(person: ClientConnection) -> dict[str, Any]:
    """Reads until there is a board."""
    while True:
        message: dict[str, Any] = json.loads(await person.recv())
        if message.get("state"):
            return message


async def measure(tables: int) -> None:
    """Opens tables and prints what they cost."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = start_ours(port, folder)
        try:
            wait_for(port)
            address = f"127.0.0.1:{port}"
            async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
                open_sockets = await sit_down(http, address)
                before = memory(server.pid)
                for _ in range(tables):
                    open_sockets += await sit_down(http, address)
                after = memory(server.pid)
                print(f"{before:.0f} MB at first, {after:.0f} MB with {tables} tables more:")
                print(f"{1024 * (after - before) / tables:.0f} kB for a table with two sockets")
        finally:
            server.terminate()
            server.wait(60)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    asyncio.run(measure(parser.parse_args().tables))
