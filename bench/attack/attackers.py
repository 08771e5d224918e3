"""Who attacks, one at a time, in a process of his own: python attackers.py NAME PORT SECONDS

Says "ready" when it has begun (after what it needs beforehand), goes on for the given seconds, and
ends with a line of what came of it.
"""

import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress

from wires import Guest, Raw, address, frame, many, swallow, text

PING = 9
ME, OPEN = {"kind": "me"}, {"kind": "open"}
LEGEND = {"kind": "bot", "level": "legend"}
GREENHORN = {"kind": "bot", "level": "greenhorn"}


def ready() -> None:
    """Those who measure may begin."""
    print("ready", flush=True)


async def until(end: float, what: Callable[[], Awaitable[object]]) -> int:
    """Does something again and again; how often."""
    times = 0
    while time.monotonic() < end:
        with suppress(OSError, asyncio.IncompleteReadError, AssertionError):
            await what()
        times += 1
    return times


async def crowd_of_sockets(
    port: int, seconds: float, guests: int, tables: int, each: int
) -> dict[str, object]:
    """Guests at tables, each with some sockets, and then silence."""
    people = [Guest(port, address(number // 8)) for number in range(guests)]
    places = [people[number].open("gold-nuggets", ME, OPEN) for number in range(tables)]
    wanted = [
        (guest, places[number % tables]) for number, guest in enumerate(people) for _ in range(each)
    ]
    sockets = await many(wanted)
    ready()
    await asyncio.sleep(seconds)
    return {"wanted": len(wanted), "open": len(sockets)}


async def one_guest(port: int, seconds: float) -> dict[str, object]:
    """1,500 sockets with one cookie, again and again."""
    guest = Guest(port, address(0))
    table = guest.open("gold-nuggets", ME, OPEN)
    ready()
    end, kept, tried = time.monotonic() + seconds, [], 0
    while time.monotonic() < end and tried < 1500:
        kept += await many([(guest, table)] * 100)
        tried += 100
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    return {"wanted": tried, "open": len(kept)}


async def assets(port: int, seconds: float) -> dict[str, object]:
    """Paths of 60 kB that do not exist."""
    ready()

    async def ask() -> None:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, local_addr=(address(0), 0)
        )
        path = random.randbytes(30_000).hex()
        writer.write(f"GET /assets/{path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        await reader.read(1 << 12)
        writer.close()

    return {"asked": await until(time.monotonic() + seconds, ask)}


async def talk(
    port: int, seconds: float, game: str, seat: object, make: Callable[[int], bytes], most: int
) -> dict[str, object]:
    """One socket that says the same thing as fast as it can; back again when it is hung up on."""
    guest = Guest(port, address(0))
    table = guest.open(game, ME, seat)
    raw = await guest.enter(table)
    if seat is not OPEN:
        raw.writer.write(text({"type": "start", "id": 1}))
        await raw.answer("welcome")
    ready()
    end, sent, closed, heard = time.monotonic() + seconds, 0, 0, 0
    listening = asyncio.create_task(swallow(raw))
    while time.monotonic() < end and sent < most:
        if listening.done():
            closed += 1
            heard += listening.result()
            with suppress(OSError, asyncio.IncompleteReadError, AssertionError):
                raw = await guest.enter(table)
            listening = asyncio.create_task(swallow(raw))
            await asyncio.sleep(0.05)
        sent += 1
        with suppress(OSError):
            raw.writer.write(make(sent + 1))
            if sent % 20 == 0:
                await raw.writer.drain()
                await asyncio.sleep(0)
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    raw.writer.close()
    return {"sent": sent, "hung up on": closed, "bytes back": heard + await listening}


async def hints(port: int, seconds: float) -> dict[str, object]:
    """320 questions to the coach, from one socket."""
    return await talk(
        *(port, seconds, "go-for-gold", GREENHORN),
        lambda id_: text({"type": "hint", "id": id_, "seat": 0}),
        320,
    )


async def pings(port: int, seconds: float) -> dict[str, object]:
    """Ping frames."""
    return await talk(port, seconds, "gold-nuggets", OPEN, lambda _: frame(PING, b"x"), 10**9)


async def syncs(port: int, seconds: float) -> dict[str, object]:
    """22 bytes that ask for everything."""
    return await talk(
        *(port, seconds, "gold-rausch", GREENHORN),
        lambda id_: text({"type": "sync", "id": id_}),
        10**9,
    )


async def chat(port: int, seconds: float) -> dict[str, object]:
    """Long words, for ever."""
    return await talk(
        *(port, seconds, "gold-nuggets", OPEN),
        lambda id_: text({"type": "chat", "id": id_, "text": "x" * 300}),
        10**9,
    )


async def look_backs(port: int, seconds: float) -> dict[str, object]:
    """60 at once of one finished match, without a cookie."""
    guest = Guest(port, address(0))
    table = guest.open("gold-nuggets", ME, GREENHORN)
    raw = await guest.enter(table)
    raw.writer.write(text({"type": "start", "id": 1}))
    match = await play_first(raw)
    ready()

    async def ask() -> int:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, local_addr=(address(1), 0)
        )
        path = f"/api/matches/{match}/look-back"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        head = await reader.read(64)
        writer.close()
        return int(head.split()[1])

    end = time.monotonic() + seconds
    codes = await asyncio.gather(*(ask() for _ in range(60)))
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    return {f"answered {code}": codes.count(code) for code in sorted(set(codes))}


async def tables(port: int, seconds: float) -> dict[str, object]:
    """Fifty public tables of one address."""
    ready()
    opened = 0
    for number in range(50):
        with suppress(ConnectionRefusedError):
            guest = Guest(port, address(0), f"M{number}")
            guest.open("gold-nuggets", ME, OPEN, public=True)
            opened += 1
    seen = Guest(port, address(1)).ask("GET", "/api/tables")
    assert isinstance(seen, list)
    listed = sum(line["seats"][0]["name"].startswith("M") for line in seen)
    await asyncio.sleep(seconds)
    return {"opened": opened, "listed": listed}


async def nested(port: int, seconds: float) -> dict[str, object]:
    """JSON of a hundred thousand brackets."""
    body = b"[" * 100_000
    guest = Guest(port, address(0))
    ready()

    async def ask() -> None:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, local_addr=(address(0), 0)
        )
        writer.write(
            f"POST /api/tables HTTP/1.1\r\nHost: x\r\nCookie: {guest.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        await reader.read(1 << 12)
        writer.close()

    return {"asked": await until(time.monotonic() + seconds, ask)}


async def half_open(port: int, seconds: float) -> dict[str, object]:
    """A thousand requests that never end."""
    lines = []
    for number in range(1000):
        with suppress(OSError):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(address(number // 250), 0)
            )
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            lines.append(writer)
    ready()
    await asyncio.sleep(seconds)
    return {"opened": len(lines)}


async def legends(port: int, seconds: float) -> dict[str, object]:
    """Thirty tables with two legends each, which play among themselves."""
    raws: list[Raw] = []
    for number in range(30):
        guest = Guest(port, address(number // 3))
        game = ("claim-poker", "go-for-gold", "gold")[number % 3]
        raw = await guest.enter(guest.open(game, ME, LEGEND, LEGEND))
        raw.writer.write(text({"type": "start", "id": 1}))
        raws.append(raw)
    ready()
    playing = [asyncio.create_task(play_first(raw)) for raw in raws]
    await asyncio.sleep(seconds)
    ended = sum(task.done() for task in playing)
    for task in playing:
        task.cancel()
    return {"tables": len(raws), "matches to their end": ended}


async def play_first(raw: Raw) -> str:
    """Plays the first legal move whenever it can, to the end; the match."""
    id_ = 1
    while True:
        _, payload = await raw.frame()
        message = json.loads(payload)
        state = message.get("state")
        if state and state.get("result"):
            return str(state["match"])
        if state and state["legal"]:
            id_ += 1
            move = {"type": "play", "id": id_, "seat": state["seat"], "at": message["at"]}
            await asyncio.sleep(0.03)  # as fast as one may
            raw.writer.write(text({**move, "move": state["legal"][0]}))


ATTACKS: dict[str, Callable[[int, float], Coroutine[None, None, dict[str, object]]]] = {
    "1,500 sockets of one guest": one_guest,
    "2,000 sockets of 1,000 guests at 500 tables": lambda port, s: crowd_of_sockets(
        port, s, 1000, 500, 2
    ),
    "10,000 idle sockets": lambda port, s: crowd_of_sockets(port, s, 500, 100, 20),
    "random assets": assets,
    "320 hints": hints,
    "60 look-backs": look_backs,
    "pings": pings,
    "syncs": syncs,
    "chat": chat,
    "50 open tables": tables,
    "nested JSON": nested,
    "1,000 half-open requests": half_open,
    "30 tables with two legends each": legends,
}

if __name__ == "__main__":
    os.nice(10)  # he shall be in the server's way, not in the way of those who measure
    name, port, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(ATTACKS[name](int(port), float(seconds)))), flush=True)
