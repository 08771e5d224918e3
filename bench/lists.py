"""What a list costs after a restart: `python bench/lists.py [--tables 300]`.

A database with so many tables, all of one host, a third each in the lobby, running and finished. A
real server is started on it. In the same run: the two lists of the first page, out of the index,
and beside them the same number of tables asked for one by one, which loads each from its log, as
the lists did before they had an index.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from live.servers import Server
from live.stored import cookie, write
from live.tables import Kept

from motherlode.table.codes import ALPHABET


def id_of(number: int) -> str:
    """An id for a table."""
    return "T" + "".join(ALPHABET[number // 31**place % 31] for place in reversed(range(9)))


def some(count: int) -> dict[str, Kept]:
    """Tables of Gold Rausch, which has long logs, and of Gold Nuggets, which has short ones."""
    tables = {}
    for number in range(count):
        game = "gold-rausch" if number % 2 else "gold-nuggets"
        kept = Kept(game, "me", "open", seed=number, public=number % 3 == 0)
        if number % 3:
            kept.start()
            kept.play_on(Random(number), decisions=200 if number % 3 == 1 else None)
        tables[id_of(number)] = kept
    return tables


async def measured(url: str, signed: str) -> None:
    """The lists ten times, then the tables of the lists once each."""
    headers = {"Cookie": f"motherlode={signed}"}
    async with httpx.AsyncClient(base_url=url, timeout=600, headers=headers) as http:
        ids: list[str] = []
        for path in ("/api/tables", "/api/tables/mine"):
            times = []
            for _ in range(10):
                began = time.perf_counter()
                answer = await http.get(path)
                times.append(time.perf_counter() - began)
            lines = answer.raise_for_status().json()
            ids += [line["id"] for line in lines]
            first, usual = times[0] * 1000, median(times) * 1000
            print(
                f"{path:<18} {len(lines):>3} lines: first {first:6.1f} ms, median {usual:6.1f} ms"
            )
        began = time.perf_counter()
        for id_ in ids:
            (await http.get(f"/api/tables/{id_}")).raise_for_status()
        seconds = time.perf_counter() - began
        print(f"the same {len(ids)} tables, loaded one by one: {seconds * 1000:.0f} ms")


def main() -> None:
    """Prepares, starts, measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    tables = some(parser.parse_args().tables)
    with tempfile.TemporaryDirectory() as folder:
        url = write(Path(folder), tables)
        server = Server(Path(folder))
        print("\n".join(line for line in server.log.splitlines() if "index" in line))
        server.stop()
        server.start()
        try:
            asyncio.run(measured(server.url, cookie(url, "Host")))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
