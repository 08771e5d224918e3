"""Requests that wait for a database which does not answer are answered all the same: with 503."""

import asyncio
from typing import Any

from motherlode.server.condition import Condition
from motherlode.server.http.refusing import refuse
from motherlode.server.protocol.resources import Problem

RETRY = 2  # seconds after which a database that was away may be back
LONGEST = 2.0  # seconds that a request may take while it is away
AWAY = Problem("server/database-away", "The database does not answer. Try again.")


def impatient(app: Any, condition: Condition) -> Any:
    """The application; whoever waits when the database begins to fail is told so at once."""
    limits: set[asyncio.Timeout] = set()

    def give_up() -> None:
        for limit in limits:
            limit.reschedule(0.0)

    condition.on_failure(give_up)

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/api/"):
            await app(scope, receive, send)
            return
        begun = False

        async def sent(message: Any) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            async with asyncio.timeout(None if condition.up else LONGEST) as limit:
                limits.add(limit)
                try:
                    await app(scope, receive, sent)
                finally:
                    limits.discard(limit)
        except TimeoutError:
            if begun:
                raise
            await refuse(send, 503, AWAY, retry_after=str(RETRY))

    return answer
