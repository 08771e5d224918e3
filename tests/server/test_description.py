"""The OpenAPI description is true: schemathesis makes requests from it and checks every answer."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
from live.people import Person, live
from live.servers import Server

ENDS = (  # whoever asks is unknown afterwards
    "DELETE /api/me",
    "POST /api/account/logout",
    "DELETE /api/account/sessions/{session}",  # ids come from the list, one's own among them
)
THOSE = f"^({'|'.join(map(re.escape, ENDS))})$"
CONFIG = Path(__file__).with_name("schemathesis.toml")


def schemathesis(
    server: Server, config: Path, person: Person, *options: str, without: str = THOSE
) -> str:
    """A run without some operations, as a pattern of their names; its report."""
    command = Path(sys.executable).with_name("schemathesis")
    headers = [part for item in person.headers.items() for part in ("-H", ": ".join(item))]
    where = f"{server.url}/schema/openapi.json"
    how = ("--no-color", "--phases", "coverage,fuzzing", "--max-examples", "2", *options)
    how = ("--request-timeout", "60", *how)  # a look back takes its time on a busy machine
    if without:  # in one pattern: of two options that exclude, both would have to fit
        how = (*how, "--exclude-name-regex", without)
    done = subprocess.run(
        [command, "--config-file", config, "run", where, *headers, *how],
        capture_output=True,
        text=True,
        timeout=600,
        cwd=server.folder,
    )
    assert done.returncode == 0, done.stdout[-6000:]
    return done.stdout


def test_every_operation_answers_as_described(server: Server) -> None:
    person = live(Person.arrive(server.url, "Ada"))
    report = schemathesis(server, CONFIG, person)
    count = len(operations(server)) - len(ENDS)
    assert f"Tested: {count}" in report
    for name in ENDS:
        alone = live(Person.arrive(server.url, "Bo"))
        schemathesis(server, CONFIG, alone, "--include-name", name, without="")


def test_so_does_what_exists(server: Server, tmp_path: Path) -> None:
    """With ids of a real table and of a match that was played there."""
    person, found = live(a_match(server))
    config = tmp_path / "schemathesis.toml"
    lines = [f'"path.{name}" = "{value}"' for name, value in found.items()]
    config.write_text(CONFIG.read_text() + "\n[parameters]\n" + "\n".join(lines) + "\n")
    report = schemathesis(server, config, person, without=f"{THOSE}|look-back|/account|/own")
    assert "/api/matches/{match_id}/record" not in report  # it warns of what was never found
    assert "/api/tables/{table_id}\n" not in report


async def a_match(server: Server) -> tuple[Person, dict[str, str]]:
    ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
    table = await ada.open("gold-nuggets", "me", "open")
    async with ada.at(table) as here, bo.at(table) as there:
        await there.ask("sit", seat=1)
        await here.ask("start")
        await asyncio.gather(here.play_to_the_end(Random(1)), there.play_to_the_end(Random(2)))
        assert here.table is not None
        ids = {"table_id": table, "match_id": here.table["match"], "code": here.table["code"]}
    return ada, {**ids, "slug": "gold-nuggets", "language": "en"}


def operations(server: Server) -> list[tuple[str, str]]:
    schema = httpx.get(f"{server.url}/schema/openapi.json", timeout=60).json()
    return [(path, method) for path, item in schema["paths"].items() for method in item]


def test_errors_are_described_once_and_forms_are_closed(server: Server) -> None:
    schema = httpx.get(f"{server.url}/schema/openapi.json", timeout=60).json()
    for path, item in schema["paths"].items():
        for operation in item.values():
            assert {"4XX", "5XX"} <= set(operation["responses"]), path
    plan = schema["components"]["schemas"]["TablePlan"]
    assert plan["additionalProperties"] is False
    assert "detail" not in json.dumps(schema["components"]["schemas"]["Problem"])
