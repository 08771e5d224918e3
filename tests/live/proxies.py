"""A real nginx and a real Caddy with the files of deploy/, in front of servers of a test."""

import os
import re
import shutil
from pathlib import Path

from live.processes import Process, answers, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; {user}
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    include {folder}/site.conf;
}}
"""
DRAIN = {"nginx": "0", "caddy": "2"}  # seconds, as the guide says
KINDS = tuple(DRAIN)


def find(name: str) -> str | None:
    """Where a program is installed, if it is."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A shipped file for this machine; what is to be changed has to be there."""
    for pattern, here in changes:
        assert re.search(pattern, text), pattern
        text = re.sub(pattern, here, text)
    return text


class Proxy(Process):
    """One of the two, in front of such ports; without a certificate, which is another matter."""

    def __init__(self, kind: str, folder: Path, ports: list[int]) -> None:
        super().__init__(kind, folder)
        self.kind = kind
        self.port = free_port()
        program = find(kind)
        assert program is not None, f"{kind} is not installed"
        command = self._nginx(ports) if kind == "nginx" else self._caddy(ports)
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        self.launch([program, *command], lambda: answers(self.port), home)

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def _nginx(self, ports: list[int]) -> list[str]:
        site = changed(
            (DEPLOY / "nginx-site.conf").read_text(encoding="utf-8"),
            (
                r"( +)server 127\.0\.0\.1:8000( [^;]*)?;",
                "".join(rf"\1server 127.0.0.1:{port}\2;" + "\n" for port in ports),
            ),
            (r"listen \[::\].*", ""),
            (r"listen 80;", f"listen 127.0.0.1:{free_port()};"),
            (r"listen 443 .*;", f"listen 127.0.0.1:{self.port};"),
            (r"ssl_certificate.*", ""),
        )
        folder = self.folder / "nginx"
        folder.mkdir()
        user = "user root;" if os.geteuid() == 0 else ""  # else its workers may not write here
        (folder / "site.conf").write_text(site)
        (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
        return ["-p", str(folder), "-c", str(folder / "nginx.conf")]

    def _caddy(self, ports: list[int]) -> list[str]:
        upstreams = " ".join(f"127.0.0.1:{port}" for port in ports)
        site = changed(
            (DEPLOY / "Caddyfile").read_text(encoding="utf-8"),
            (r"\{\$MOTHERLODE_PROCESSES:127\.0\.0\.1:8000\}", upstreams),
            (r"(?m)^\{\$MOTHERLODE_NAME:play\.example\.org\}", f"http://127.0.0.1:{self.port}"),
        )
        file = self.folder / "Caddyfile"
        file.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site)
        return ["run", "--adapter", "caddyfile", "--config", str(file)]
