"""`motherlode admin` by itself: what it needs, and what it says when that is not there."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from live.admin import admin
from live.people import Person, live
from live.servers import Server
from live.stored import asked, load

Serve = Callable[..., Server]


def test_it_says_what_is_wrong_with_the_database(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'none.db'}"
    assert "[database/none]" in admin(missing, "list", "tables", code=2)
    assert not (tmp_path / "none.db").exists()
    old = f"sqlite:///{tmp_path / 'old.db'}"
    load("0005", old)
    assert "[database/other-version]" in admin(old, "list", "tables", code=2)
    assert asked(old, "select version_num from alembic_version") == [{"version_num": "0005"}]


def test_it_works_where_no_server_runs(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    url = f"sqlite:///{tmp_path / 'motherlode.db'}"

    async def before() -> str:
        ada = await Person.arrive(server.url, "Ada")
        return await ada.open("gold-nuggets", "me", "bot")

    table = live(before())
    server.stop()
    admin(url, "close", table)
    rows = json.loads(admin(url, "list", "tables", "--status", "closed", "--json"))
    assert [row["id"] for row in rows] == [table]


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys\nfrom typer.testing import CliRunner\nfrom motherlode.cli import app\n"
        "found = CliRunner().invoke(app, ['admin', '--help'])\n"
        "assert found.exit_code == 0 and 'silence' in found.stdout\n"
        "assert not {'numba', 'sqlalchemy', 'litestar'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
