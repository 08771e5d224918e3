"""Several processes of our server on PostgreSQL and Redis, beside one on SQLite in the same run.

    python bench/load/processes.py
    python bench/load/processes.py --apart   the two players of each table at different processes

Tables are shared out among the processes. On a machine with few cores these numbers say what
another process costs, more than what it brings: generator and databases run beside it.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from functools import cache
from pathlib import Path

from load import (
    drive,
    free_port,
    install,
    machines_python,
    measure,
    packages,
    print_table,
    start_ours,
    wait_for,
)

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from live.databases import Postgres, Redis


def main() -> None:
    """One process on SQLite, then so many on PostgreSQL, in turn."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--apart", action="store_true", help="players of a table are apart")
    options = parser.parse_args()
    install()
    found: dict[str, list[dict[str, float]]] = {}
    ratios: list[str] = []
    with ExitStack() as stack:
        postgres, redis = Postgres(), Redis()
        stack.callback(postgres.remove)
        stack.callback(redis.remove)
        for count in options.processes:
            alone = measure("motherlode", options.tables, options.seconds, python())
            print(json.dumps({"processes": "1, SQLite", **alone}), flush=True)
            database = postgres.create(f"load{count}")
            together = measure_several(
                count, database, redis.url, options.tables, options.seconds, options.apart
            )
            print(json.dumps({"processes": f"{count}, PostgreSQL", **together}), flush=True)
            ratio = together["moves_per_second"] / alone["moves_per_second"]
            print(f"{ratio:.2f} times one process on SQLite", flush=True)
            found.setdefault("1 on SQLite", []).append(alone)
            found[f"{count} on PostgreSQL"] = [together]
            ratios.append(f"{ratio:.2f} ({count})")
    print_table("processes", found)
    print(f"Beside one process on SQLite in the same run: {', '.join(ratios)} times.")


@cache
def python() -> str:
    """The machine's own, unless the drivers need a newer one (redis before Python 3.11.3 does)."""
    found, drivers = machines_python(), "import asyncpg, redis.asyncio"
    environment = {**os.environ, "PYTHONPATH": packages()}
    tried = subprocess.run([found, "-c", drivers], env=environment, capture_output=True)
    chosen = sys.executable if tried.returncode else found
    print(f"all run with {chosen}", flush=True)
    return chosen


def measure_several(
    count: int, database: str, channels: str, tables: int, seconds: float, apart: bool
) -> dict[str, float]:
    """Starts some processes, drives them, and stops them."""
    shared = ("--database", database, "--channels", channels)
    servers = {}
    with tempfile.TemporaryDirectory() as folder:
        try:
            for number in range(count):
                port, own = free_port(), Path(folder) / str(number)
                own.mkdir()
                servers[port] = start_ours(port, str(own), python(), *shared)
                wait_for(port)  # the first one makes the tables of the database
            return drive("motherlode", servers, tables, seconds, apart)
        finally:
            for server in servers.values():
                server.terminate()
            for server in servers.values():
                server.wait(30)


if __name__ == "__main__":
    main()
