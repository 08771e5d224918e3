"""An answer of a sentence and a slug, before or instead of the application's own."""

from typing import Any

import msgspec

from motherlode.server.http.middleware import HEADERS
from motherlode.server.protocol.resources import Problem


async def refuse(send: Any, status: int, problem: Problem, **more: str) -> None:
    """Says so as JSON, with the headers that every answer has; `more` of them by name."""
    named = {name.replace("_", "-"): value for name, value in more.items()}
    headers = {**HEADERS, "content-type": "application/json", **named}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})
