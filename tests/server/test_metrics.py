"""Metrics: named as Prometheus wants it, all there from the start, known to guide and dashboard."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest
from live.people import Person, live
from live.servers import Server
from prometheus_client.parser import text_string_to_metric_families

Serve = Callable[..., Server]
ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "running-a-server.md").read_text(encoding="utf-8")
ALERTS = (ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8")
DASHBOARD = (ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8")
UNITS = ("_seconds", "_bytes", "_info", "_total")
PLAIN = {  # numbers of things
    *("motherlode_database_up", "motherlode_channels_up", "motherlode_bots_up"),
    *("motherlode_clients", "motherlode_live_tables", "motherlode_writes_waiting"),
    *("motherlode_bot_queue_length", "motherlode_database_connections"),
    *("process_open_fds", "process_max_fds"),
}


def found(server: Server) -> dict[str, float]:
    """Every series with its labels, and what it says."""
    text = httpx.get(f"{server.url}/metrics").text
    return {
        sample.name + json.dumps(sample.labels, sort_keys=True): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.name.endswith("_created")
    }


def types(server: Server) -> dict[str, str]:
    """Every metric and its type."""
    text = httpx.get(f"{server.url}/metrics").text
    lines = [line.split() for line in text.splitlines() if line.startswith("# TYPE ")]
    return {name: kind for _, _, name, kind in lines if not name.endswith("_created")}


def test_names_are_as_prometheus_wants_them(server: Server) -> None:
    for name, kind in types(server).items():
        assert (kind == "counter") == name.endswith("_total"), name
        if kind == "histogram":
            assert name.endswith("_seconds"), name
        assert name in PLAIN or name.endswith(UNITS), name


def test_the_guide_knows_every_metric(server: Server) -> None:
    names = types(server)
    assert len(names) > 20
    for name in names:
        known = "process_*" if name.startswith("process_") else name
        assert f"| `{known}` |" in GUIDE, name


def test_the_guide_knows_every_limit(server: Server) -> None:
    text = httpx.get(f"{server.url}/metrics").text
    limits = set(re.findall(r'^motherlode_refusals_total{limit="(\w+)"}', text, re.MULTILINE))
    assert len(limits) > 20
    section = GUIDE.partition("## Limits")[2].partition("## ")[0]
    assert [limit for limit in sorted(limits) if f"`{limit}`" not in section] == []


def test_every_series_is_there_before_it_is_needed(serve: Serve) -> None:
    """Else a rate begins with its second event, and an alert sleeps through the first."""
    server = serve()
    before = set(found(server))

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "bot")) as place:
            await place.ask("start")
            await place.raw("no message")
            await place.play_to_the_end(Random(1))
        nobody = await Person(server.url, "Nobody", {}).knock(place.id)
        assert await nobody.ended() == 4401

    live(evening())
    after = found(server)
    assert set(after) == before
    for name, labels in (
        ("motherlode_move_seconds_count", {}),
        ("motherlode_http_request_seconds_count", {"what": "api"}),
        ("motherlode_http_responses_total", {"status": "2xx"}),
        ("motherlode_loop_lag_seconds_count", {}),
        ("motherlode_socket_closes_total", {"code": "client"}),
        ("motherlode_socket_closes_total", {"code": "4401"}),
        ("motherlode_messages_total", {"answer": "unreadable"}),
        ("motherlode_transactions_total", {}),
        ("motherlode_bot_decision_seconds_count", {}),
        ("process_resident_memory_bytes", {}),
    ):
        assert after[name + json.dumps(labels)] > 0, name


@pytest.mark.parametrize("text", [ALERTS, DASHBOARD], ids=["alerts", "dashboard"])
def test_what_is_shipped_asks_for_metrics_that_there_are(server: Server, text: str) -> None:
    there = {series.partition("{")[0] for series in found(server)}
    asked = set(re.findall(r"\b(?:motherlode|process)_[a-z_]+", text))
    assert len(asked) > 8
    assert asked - there == set()


def test_labels_in_the_rules_are_those_that_there_are(server: Server) -> None:
    for metric, label, value in re.findall(
        r'(motherlode_\w+){(\w+)=\\?"([^"\\]+)\\?"}', ALERTS + DASHBOARD
    ):
        matching = [
            s for s in found(server) if s.startswith(metric) and f'"{label}": "{value}"' in s
        ]
        assert matching, (metric, label, value)


def test_the_dashboard_is_one() -> None:
    dashboard = json.loads(DASHBOARD)
    panels = dashboard["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) > 8
    for panel in panels:
        assert panel["title"]
        assert all(target["expr"] for target in panel["targets"])
