"""The files in deploy/, tried with the programs that read them, where those are installed."""

import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest
from live.people import Person, live
from live.proxies import DEPLOY, KINDS, Proxy, find
from live.servers import Server

Serve = Callable[..., Server]


def program(name: str) -> str:
    """Where it is; the test is for another day if it is not."""
    found = find(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def test_nginx_never_believes_that_all_processes_are_down() -> None:
    """Else a rolling restart of two is an outage: "no live upstreams" for ten seconds each."""
    site = (DEPLOY / "nginx-site.conf").read_text(encoding="utf-8")
    upstreams = re.findall(r"^ +server 127\.0\.0\.1:\d+.*;", site, re.MULTILINE)
    assert upstreams
    assert [line for line in upstreams if "max_fails=0" not in line] == []


@pytest.mark.parametrize("kind", KINDS)
def test_people_play_through_a_proxy(server: Server, tmp_path: Path, kind: str) -> None:
    program(kind)
    proxy = Proxy(kind, tmp_path, [server.port])
    url = proxy.url

    async def evening() -> None:
        ada = await Person.arrive(url, "Ada")
        ada.headers["Origin"] = url
        async with ada.at(await ada.open("gold-nuggets", "me", "bot")) as place:
            await place.ask("start")
            await place.play_some(4, Random(1))
            assert len(place.acknowledged) == 4

    try:
        assert httpx.get(f"{url}/metrics").status_code == 404
        page = httpx.get(url)
        assert page.headers["strict-transport-security"]
        assert page.headers["content-security-policy"]
        live(evening())
        cookies = httpx.post(f"{url}/api/me", json={}).cookies
        long = {"record": {"events": "x" * 400_000}}  # no match, but as long as some are
        taken = httpx.post(f"{url}/api/me/matches", json=long, cookies=cookies)
        assert (taken.status_code, taken.json()["slug"]) == (400, "record/no-format")
    finally:
        proxy.stop()


@pytest.mark.parametrize("kind", KINDS)
def test_requests_of_one_address_are_spread(serve: Serve, tmp_path: Path, kind: str) -> None:
    program(kind)
    servers = [serve(database=f"sqlite:///{tmp_path / f'{number}.db'}") for number in range(3)]
    proxy = Proxy(kind, tmp_path, [server.port for server in servers])
    try:
        for _ in range(40):
            assert httpx.post(f"{proxy.url}/api/me", json={}).is_success
    finally:
        proxy.stop()
    counts = []
    for server in servers:
        with closing(sqlite3.connect(tmp_path / f"{servers.index(server)}.db")) as database:
            counts += database.execute("select count(*) from people").fetchone()
    assert min(counts) > 2, counts


def test_caddy_understands_its_file() -> None:
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config"]
    subprocess.run([*command, str(DEPLOY / "Caddyfile")], check=True, capture_output=True)


def test_prometheus_understands_its_rules_and_our_metrics(server: Server) -> None:
    promtool = program("promtool")
    rules = [promtool, "check", "rules", str(DEPLOY / "alerts.yml")]
    subprocess.run(rules, check=True, capture_output=True)
    text = httpx.get(f"{server.url}/metrics").text
    lint = [promtool, "check", "metrics"]
    done = subprocess.run(lint, input=text, capture_output=True, text=True, check=False)
    assert done.stderr + done.stdout == ""


@pytest.mark.parametrize("unit", ["motherlode.service", "motherlode@.service"])
def test_systemd_understands_its_units(tmp_path: Path, unit: str) -> None:
    analyze = program("systemd-analyze")
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    copy = tmp_path / unit.replace("@", "@8001")
    copy.write_text(text.replace("/opt/motherlode/bin/motherlode", f"{sys.executable} -m cli"))
    done = subprocess.run(
        [analyze, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
