"""docs/protocol.md says what is: every route, message and field, and none that is not there."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
from live.servers import Server

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "protocol.md"
# `GET /api/x`, and `…/y` for one that goes on where the last one ended.
ROUTE = re.compile(r"(GET|POST|PUT|DELETE|PATCH) (/(?:api|health|live|ready|metrics)[^`?\s]*)")


def test_the_reference_is_current() -> None:
    script = ROOT / "web" / "scripts" / "protocol.py"
    asked = subprocess.run(
        [sys.executable, script, "--check"], capture_output=True, text=True, check=False
    )
    assert asked.returncode == 0, asked.stderr


def test_every_route_is_explained_and_every_explained_route_exists(server: Server) -> None:
    described = httpx.get(server.url + "/schema/openapi.json").json()["paths"]
    there = {
        f"{method.upper()} {without_names(path)}"
        for path, item in described.items()
        for method in item
        if path.startswith(("/api", "/health", "/live", "/ready", "/metrics"))
    }
    text = DOCS.read_text("utf-8")
    told = {f"{method} {without_names(path)}" for method, path in ROUTE.findall(text)}
    told -= {route for route in told if "TABLE" in route}  # the example's own words
    assert there - told == set(), "not explained"
    assert told - there == set(), "not there"


def without_names(path: str) -> str:
    """A path whose parameters have no names: the documentation's are shorter."""
    return re.sub(r"\{[^}]*\}", "{}", path).rstrip("/") or "/"
