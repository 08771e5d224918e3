"""The disk is full, the database locked or hung, the bots babble, the clock is set: `make faults`.

    python bench/outages.py
    python bench/outages.py --only locked --seconds 40

While people play, something they stand on fails for a while and comes back. Nothing that was
acknowledged is lost, every match goes on and ends (tests/live/faults.py), and `/health` says so as
long as it lasts: after how many seconds it noticed, and how long it took to be well again.
"""

import argparse
import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from live.databases import Postgres, Redis
from live.faults import Crowd, check
from live.odd_workers import BABBLES_AT_TIMES, SET_CLOCK, slipped_in, slipped_into_all
from live.people import live
from live.servers import Server

GAMES = ("gold-nuggets", "gold", "go-for-gold", "claim-poker")
AT_ONCE = ("wurf-und-weg", "go-for-gold") * 3  # where several act at a time: most conflicts
BEFORE, AFTER = 4.0, 60.0  # seconds of play before it, and within which all is well again
HOUR = 3600.0


class Doctor:
    """Asks `/health` again and again."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.ill: float | None = None  # when it was first said that something is wrong
        self.well: float | None = None  # since when all is well
        self.longest = 0.0  # that an answer took

    async def watch(self) -> None:
        """Asks again and again, until it is cancelled."""
        async with httpx.AsyncClient(timeout=30) as http:
            while True:
                asked = time.monotonic()
                fine = False
                with suppress(httpx.HTTPError):
                    answer = await http.get(f"{self._url}/health")
                    fine = answer.status_code == 200 and answer.json()["bots"]
                self.longest = max(self.longest, time.monotonic() - asked)
                if not fine:
                    self.ill, self.well = self.ill or time.monotonic(), None
                elif self.well is None:
                    self.well = time.monotonic()
                await asyncio.sleep(0.25)


async def storm(
    what: str,
    servers: Sequence[Server],
    database: str,
    outage: AbstractAsyncContextManager[None],
    bots: int = 2,
    games: tuple[str, ...] = GAMES,
    **plan: object,
) -> None:
    """People play, something fails and comes back, and all of it must be there in the end."""
    crowd, doctor = Crowd([server.url for server in servers], 1), Doctor(servers[0].url)
    await crowd.sit_down(games, bots, **plan)
    watching = asyncio.create_task(doctor.watch())
    await asyncio.sleep(BEFORE)
    began = time.monotonic()
    async with outage:
        pass
    over = time.monotonic()
    while doctor.well is None or doctor.well < began:
        assert time.monotonic() < over + AFTER, "/health does not say that all is well again"
        if doctor.ill is None and time.monotonic() > over + 5:
            break  # it has noticed nothing
        await asyncio.sleep(0.25)
    await crowd.finish(1800)
    watching.cancel()
    found = await check(crowd.ledger, database)
    noticed = "never" if doctor.ill is None else f"{doctor.ill - began:.1f} s"
    back = "at once" if doctor.well is None else f"{max(0.0, doctor.well - over):.1f} s"
    told = ", ".join(f"{name} {value}" for name, value in found.items())
    print(
        f"{what} for {over - began:.0f} s: nothing lost; {told}; /health noticed after {noticed}, "
        f"was well {back} after its end, took {doctor.longest:.1f} s at most",
        flush=True,
    )


# --- what fails ---


@asynccontextmanager
async def locked(file: Path, seconds: float) -> AsyncIterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(file, isolation_level=None, timeout=30)
    other.execute("begin immediate")
    await asyncio.sleep(seconds)
    other.execute("rollback")
    other.close()
    yield


@asynccontextmanager
async def full(folder: Path, seconds: float) -> AsyncIterator[None]:
    """Somebody has filled the disk."""
    filler = folder / "filler"
    with filler.open("wb") as file, suppress(OSError):
        while True:
            file.write(b"\0" * 65536)
            file.flush()
    await asyncio.sleep(seconds)
    filler.unlink()
    yield


@asynccontextmanager
async def stopped(which: Callable[[], list[int]], seconds: float) -> AsyncIterator[None]:
    """They hang: neither dead nor alive."""
    processes = which()
    assert processes, "nobody is there who could hang"
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    for process in processes:
        with suppress(ProcessLookupError):  # somebody may have ended it meanwhile
            os.kill(process, signal.SIGCONT)
    yield


@asynccontextmanager
async def babbled(folder: Path, seconds: float) -> AsyncIterator[None]:
    """The bots' processes say what nobody understands, and do not stop."""
    (folder / "babble").touch()
    await asyncio.sleep(seconds)
    (folder / "babble").unlink()
    yield


@asynccontextmanager
async def set_clock(folder: Path, seconds: float) -> AsyncIterator[None]:
    """Somebody sets the machine's clock an hour forward, two back, and right again."""
    for offset in (HOUR, -HOUR, 0.0):
        (folder / "clock-is-set-by").write_text(str(offset))
        await asyncio.sleep(seconds / 3)
    yield


@asynccontextmanager
async def severed(postgres: Postgres, redis: Redis, seconds: float) -> AsyncIterator[None]:
    """Two processes do not hear of each other and both write; what they read then is cut off."""
    import asyncpg

    redis.kill()
    knife = await asyncpg.connect(postgres.url())
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(0.25)
        await knife.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'outage'"
        )
    await knife.close()
    await asyncio.to_thread(redis.start)
    yield


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    """A disk of its own in memory, which only root can make."""
    folder = Path(tempfile.mkdtemp(prefix="motherlode-disk-"))
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    subprocess.run(command, check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)
        folder.rmdir()


# --- the storms ---


def on_sqlite(what: str, seconds: float) -> None:
    """One server with the embedded database."""
    folder = Path(tempfile.mkdtemp(prefix="motherlode-outage-"))
    database = f"sqlite:///{folder}/motherlode.db"
    server = Server(folder, database)

    async def evening() -> None:
        if what == "locked":
            file = folder / "motherlode.db"
            await storm("SQLite locked", [server], database, locked(file, seconds))
        else:
            hang = stopped(lambda: server.children, seconds)
            await storm("The bots stopped", [server], database, hang)

    try:
        live(evening(), HOUR)
        assert server.stop() == 0
    finally:
        server.kill()
        shutil.rmtree(folder)


def on_a_full_disk(seconds: float) -> None:
    """The database lies on a disk that is soon full; the log of the server does not."""
    with small_disk(24) as disk, tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{disk}/motherlode.db"
        server = Server(Path(folder), database)
        try:
            live(storm("The disk full", [server], database, full(disk, seconds)), HOUR)
            assert server.stop() == 0
        finally:
            server.kill()


def on_postgres(seconds: float) -> None:
    """PostgreSQL hangs, all of its processes."""
    postgres = Postgres()
    database = postgres.create("outage")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), database)

        hung = stopped(lambda: [postgres.pid, *postgres.children], seconds)
        try:
            live(storm("PostgreSQL hung", [server], database, hung), HOUR)
            assert server.stop() == 0
        finally:
            server.kill()
            postgres.remove()


def on_odd_machines(what: str, seconds: float) -> None:
    """One server with bots that babble, or on a machine whose clock is set."""
    folder = Path(tempfile.mkdtemp(prefix="motherlode-outage-"))
    database = f"sqlite:///{folder}/motherlode.db"
    if what == "babble":
        first = slipped_in(folder / "first", BABBLES_AT_TIMES)
    else:
        first = slipped_into_all(folder / "first", SET_CLOCK)
    with environment("PYTHONPATH", first):
        server = Server(folder, database)
    try:
        if what == "babble":
            live(storm("The bots babbled", [server], database, babbled(folder, seconds)), HOUR)
            assert "what is not ours" in server.log
        else:
            # An hour is more than anybody has to decide: if one was lost, the clock would decide.
            setting, clock = set_clock(folder, seconds), {"decision": 600}
            live(storm("The clock set", [server], database, setting, 0, clock=clock), HOUR)
            assert server.log.count("clock was set by") == 3
        assert server.stop() == 0
    finally:
        server.kill()
        shutil.rmtree(folder)


@contextmanager
def environment(name: str, first: str) -> Iterator[None]:
    """Something comes first in a path that programs look along."""
    before = os.environ.get(name)
    os.environ[name] = os.pathsep.join(filter(None, (first, before)))
    try:
        yield
    finally:
        os.environ.pop(name)
        if before is not None:
            os.environ[name] = before


def on_two_processes(seconds: float) -> None:
    """Two processes write at the same tables, and the one that was slower cannot read."""
    postgres, redis = Postgres(), Redis()
    database = postgres.create("outage")
    with tempfile.TemporaryDirectory() as folder:
        servers = [
            Server(Path(folder), database, redis.url, f"server-{number}", log_level="debug")
            for number in range(2)
        ]
        try:
            cut = severed(postgres, redis, seconds)
            live(storm("Conflicts and no reading", servers, database, cut, 0, AT_ONCE), HOUR)
            anew = [server.log.count("is loaded anew") for server in servers]
            assert sum(anew), "nobody was slower: there was nothing to read anew"
            print(f"  tables were loaded anew {sum(anew)} times", flush=True)
            assert [server.stop() for server in servers] == [0, 0]
        finally:
            for part in servers:
                part.kill()
            redis.remove()
            postgres.remove()


def main() -> None:
    """All of them, one after the other."""
    usual = {"locked": 40.0, "full": 20.0, "hung": 60.0, "bots": 20.0}
    usual |= {"babble": 20.0, "clock": 30.0, "conflict": 20.0}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", choices=list(usual), action="append")
    parser.add_argument("--seconds", type=float, help="how long; else " + str(usual))
    wanted = parser.parse_args()
    for what in wanted.only or usual:
        seconds = wanted.seconds or usual[what]
        if what == "hung":
            on_postgres(seconds)
        elif what == "conflict":
            on_two_processes(seconds)
        elif what in ("babble", "clock"):
            on_odd_machines(what, seconds)
        elif what == "full":
            on_a_full_disk(seconds)
        else:
            on_sqlite(what, seconds)


if __name__ == "__main__":
    main()
