"""The containers' files: no engine runs them here, but all that they name is there."""

import os
import re
import subprocess
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml
from live.proxies import DEPLOY, find

from motherlode.server.settings import IN_A_FILE, NOT_SETTINGS, PREFIX, Settings

ROOT = DEPLOY.parent
SETTINGS = {PREFIX + field.name.upper() for field in fields(Settings)}
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
FILE: dict[str, Any] = yaml.safe_load(COMPOSE)
SERVICES: dict[str, dict[str, Any]] = FILE["services"]
OURS = {name: service for name, service in SERVICES.items() if "build" in service}


def is_setting(name: str) -> bool:
    return name.removesuffix(IN_A_FILE) in SETTINGS or name in NOT_SETTINGS


def test_it_is_server_database_channels_and_proxy() -> None:
    assert set(SERVICES) - set(OURS) == {"proxy", "database", "channels"}
    assert len(OURS) == 2


def test_everything_that_a_service_refers_to_is_there() -> None:
    for service in SERVICES.values():
        named = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        files = {volume for volume in named if volume.startswith(".")}
        assert named - files <= set(FILE["volumes"])
        assert [file for file in files if not (DEPLOY / file).is_file()] == []
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        assert set(service["networks"]) <= set(FILE["networks"])
        assert set(service.get("secrets", ())) <= set(FILE["secrets"])


def test_the_secrets_are_those_that_its_first_lines_write_and_git_does_not_see() -> None:
    files = {secret["file"].removeprefix("./") for secret in FILE["secrets"].values()}
    assert files == set(re.findall(r"^#.* > (secrets/\w+)$", COMPOSE, re.MULTILINE))
    for ignored in (".gitignore", ".dockerignore"):
        lines = (ROOT / ignored).read_text(encoding="utf-8").splitlines()
        assert "deploy/secrets" in [line.rstrip("/") for line in lines]


@pytest.mark.parametrize("name", OURS)
def test_a_server_is_built_from_here_and_set_up_by_real_settings(name: str) -> None:
    service = OURS[name]
    assert (DEPLOY / service["build"]["context"]).resolve() == ROOT
    assert (ROOT / service["build"]["dockerfile"]).is_file()
    assert [key for key in service["environment"] if not is_setting(key)] == []
    for value in service["environment"].values():
        if value.startswith("/run/secrets/"):
            assert value.removeprefix("/run/secrets/") in service["secrets"]
    host = service["environment"]["MOTHERLODE_CHANNELS"].removeprefix("redis://")
    assert host in service["depends_on"]


def test_the_proxy_knows_every_process_by_its_name() -> None:
    environment = SERVICES["proxy"]["environment"]
    assert set(environment) == set(re.findall(r"\{\$(\w+):", CADDYFILE))
    port = re.findall(r"^EXPOSE (\d+)$", CONTAINERFILE, re.MULTILINE)[0]
    assert environment["MOTHERLODE_PROCESSES"].split() == [f"{name}:{port}" for name in OURS]


def test_caddy_understands_its_file_with_these_names() -> None:
    caddy = find("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed")
    environment = {**SERVICES["proxy"]["environment"], "MOTHERLODE_NAME": "play.example.org"}
    command = [caddy, "adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    assert all(f'"dial":"{name}:8000"' in done.stdout for name in OURS)
    assert "play.example.org" in done.stdout


def test_the_image_copies_what_is_there_and_sets_what_there_is() -> None:
    copied = re.findall(r"^COPY (?!--from)(\S+) ", CONTAINERFILE, re.MULTILINE)
    assert copied
    assert [path for path in copied if not (ROOT / path).exists()] == []
    stages = re.findall(r"^FROM \S+ AS (\w+)$", CONTAINERFILE, re.MULTILINE)
    assert re.findall(r"--from=(\w+)", CONTAINERFILE) == stages
    names = re.findall(r"\b(MOTHERLODE_\w+)=", CONTAINERFILE)
    assert names
    assert [name for name in names if not is_setting(name)] == []
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert [path for path in copied if path in ignored] == []


def test_volumes_are_mounted_where_the_image_writes() -> None:
    writes = set(re.findall(r"MOTHERLODE_(?:DATA|CACHE)=(\S+)", CONTAINERFILE))
    for service in OURS.values():
        assert {volume.partition(":")[2] for volume in service["volumes"]} <= writes


def test_no_file_of_ours_names_a_registry() -> None:
    hosts = re.compile(r"(?:FROM|image:) +[\w-]+\.[\w.-]+/")
    for text in (COMPOSE, CONTAINERFILE):
        assert hosts.search(text) is None


def test_where_it_is_documented() -> None:
    assert "compose.yaml" in (ROOT / "docs" / "running-a-server.md").read_text(encoding="utf-8")
    assert Path(DEPLOY / "motherlode.service").is_file()
