"""A bot in any language takes a seat: this one, in Python, plays at random.

    python docs/examples/bot.py http://localhost:8000 TABLE TOKEN

The host of a table makes the token for one seat (POST /api/tables/TABLE/seats/SEAT/token). The bot
plays every match that is begun at the table, and comes back when the connection is lost.
"""

import asyncio
import contextlib
import json
import random
import sys
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """The whole of its wisdom. `view` is the board as this seat sees it."""
    return random.choice(legal)


async def play(address: str, token: str) -> None:
    """One connection, from the welcome to the goodbye."""
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        asked = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                if message["slug"] == "person/unknown":
                    raise SystemExit(message["message"])
                # Somebody was faster: look again.
                await socket.send(json.dumps({"type": "sync", "id": asked}))
            state = message.get("state")
            if message["type"] not in ("welcome", "event") or not state or not state["legal"]:
                continue
            await asyncio.sleep(state.get("signal", 0))  # in a race nobody acts before it
            asked += 1
            move = choose(state["view"], state["legal"])
            ask = {"type": "play", "id": asked, "seat": state["seat"], "move": move}
            await socket.send(json.dumps({**ask, "at": message["at"]}))


async def main() -> None:
    """Comes back until it is stopped."""
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)  # which says what it takes
    base, table, token = sys.argv[1:4]
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            await play(address, token)
        await asyncio.sleep(1)


if __name__ == "__main__":
    asyncio.run(main())
