"""Servers with the limits that operators get, and how often these have refused something."""

import re
from collections.abc import Callable

import httpx

from live.servers import Server
from motherlode.server.settings import Settings

Serve = Callable[..., Server]
DEFAULTS = Settings()


def usual(serve: Serve, **other: str) -> Server:
    """A server with the limits that operators get, but for some."""
    own = {
        name: str(getattr(DEFAULTS, name))
        for name in (
            *("requests_per_minute", "openings_per_minute", "tables_per_minute"),
            *("moves_per_second", "sockets_per_minute", "sockets_per_person", "sockets_per_table"),
        )
    }
    return serve(**{**own, **other})


def refused(server: Server, limit: str) -> int:
    """How often a limit has refused something, as operators see it."""
    text = httpx.get(f"{server.url}/metrics").text
    found = re.search(rf'^motherlode_refusals_total{{limit="{limit}"}} ([\d.]+)$', text, re.M)
    assert found is not None, limit
    return int(float(found[1]))
