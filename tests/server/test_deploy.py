"""The files in deploy/, tried with the programs that read them, where those are installed."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest
from live.people import Person, live
from live.processes import Process, answers, free_port
from live.servers import Server

DEPLOY = Path(__file__).parents[2] / "deploy"
HTTP = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    include {folder}/site.conf;
}}
"""


def program(name: str) -> str:
    """Where it is; the test is for another day if it is not."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def test_people_play_through_nginx(server: Server, tmp_path: Path) -> None:
    nginx, port = program("nginx"), free_port()
    site = (DEPLOY / "nginx-site.conf").read_text(encoding="utf-8")
    for pattern, here in (
        (r"127\.0\.0\.1:8000", f"127.0.0.1:{server.port}"),
        (r"listen \[::\].*", ""),
        (r"listen 80;", f"listen 127.0.0.1:{free_port()};"),
        (r"listen 443 .*;", f"listen 127.0.0.1:{port};"),  # a certificate would be another matter
        (r"ssl_certificate.*", ""),
    ):
        assert re.search(pattern, site)
        site = re.sub(pattern, here, site)
    (tmp_path / "site.conf").write_text(site)
    (tmp_path / "nginx.conf").write_text(HTTP.format(folder=tmp_path))
    proxy = Process("nginx", tmp_path)
    command = [nginx, "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    proxy.launch(command, lambda: answers(port))
    url = f"http://127.0.0.1:{port}"

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
    finally:
        proxy.stop()


def test_caddy_understands_its_file() -> None:
    command = [program("caddy"), "validate", "--adapter", "caddyfile", "--config"]
    subprocess.run([*command, str(DEPLOY / "Caddyfile")], check=True, capture_output=True)


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
