"""What a long match costs the server: `python bench/replays.py [--events 14000]`.

A match of Gold Rausch is dragged out and written into a database as the server would have written
it, once as it runs and once to its end. A real server is started on it; measured are the time to
load the running table, the time for a page of either replay (the first one asked for, and then
pages all over the match), and how long somebody else waits for `/health` meanwhile.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from live.servers import Server
from live.stored import write
from live.tables import Kept

LASTING = ("flip", "uncover", "aim")  # moves that bring the end no nearer


def dragged_out(events: int, to_the_end: bool) -> Kept:
    """A match of at least so many events."""
    kept = Kept("gold-rausch", "me", "open", seed=14).start()
    match, random = kept.table.match, Random(14)
    assert match is not None
    while match.number < events or (to_the_end and not match.over):
        (seat,) = match.to_act
        legal = match.legal(seat)
        slow = [move for move in legal if move.split()[0] in LASTING]
        kept.play(seat, random.choice(slow if slow and match.number < events else legal))
    return kept


async def timed(url: str, path: str) -> tuple[float, float, Any]:
    """Seconds for an answer, the longest that `/health` took meanwhile, and the answer."""
    done, worst = asyncio.Event(), 0.0

    async def others() -> None:
        nonlocal worst
        async with httpx.AsyncClient(base_url=url, timeout=600) as http:
            while not done.is_set():
                began = time.perf_counter()
                await http.get("/health")
                worst = max(worst, time.perf_counter() - began)

    waiting = asyncio.create_task(others())
    await asyncio.sleep(0.1)
    async with httpx.AsyncClient(base_url=url, timeout=600) as http:
        began = time.perf_counter()
        answer = await http.get(path)
        seconds = time.perf_counter() - began
    done.set()
    await waiting
    answer.raise_for_status()
    return seconds, worst, answer.json()


async def measured(url: str, running: Kept, over: Kept) -> None:
    """Everything, one after the other, on a server that has just been started."""
    line = "{:<44} {:>9.0f} ms, others waited {:>6.0f} ms"
    seconds, worst, _ = await timed(url, "/api/tables/RUNS222222")
    print(line.format("the running table is loaded", seconds * 1000, worst * 1000))
    for name, kept in (("running", running), ("finished", over)):
        match = kept.table.match
        assert match is not None
        path = f"/api/matches/{kept.table.match_id}/replay"
        last = match.number // 400 * 400 - 800
        seconds, worst, page = await timed(url, f"{path}?from={last}")
        print(line.format(f"{name}: the first page asked for", seconds * 1000, worst * 1000))
        times = [await timed(url, f"{path}?from={since}") for since in range(0, last, 2000)]
        usual, most = median(t for t, *_ in times), max(w for _, w, _ in times)
        print(line.format(f"{name}: a page, median of {len(times)}", usual * 1000, most * 1000))
        print(f"    {len(page['frames'])} frames of {match.number} events")


def main() -> None:
    """Prepares, starts, measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=14_000)
    events = parser.parse_args().events
    running, over = dragged_out(events, False), dragged_out(events, True)
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), {"RUNS222222": running, "ENDED22222": over})
        server = Server(Path(folder), log_level="warning")
        try:
            asyncio.run(measured(server.url, running, over))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
