"""Storms: what fails while people play, and what must hold afterwards.

Whoever was told that his move was made finds it in the record, in its place; between the moves
that were acknowledged stand at most those whose answer was lost with the connection. And every
match ends.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.exceptions import WebSocketException

import motherlode
from live.people import Person, Place, Refusal
from live.servers import Server
from motherlode.server.storage import schema
from motherlode.server.storage.database import connect
from motherlode.table import entries
from motherlode.table.table import Table

TABLES = ("gold-nuggets", "gold", "go-for-gold", "claim-poker", "gold-rausch", "wurf-und-weg")
SEATS = {"claim-poker": 3}
AWAY = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


@dataclass
class Ledger:
    """What the people know."""

    told: dict[tuple[str, int], list[str]] = field(default_factory=dict)  # by match and seat
    breaks: Counter[tuple[str, int]] = field(default_factory=Counter)  # lost connections
    tables: dict[str, Person] = field(default_factory=dict)  # and who can ask for them

    def add(self, place: Place, broke: bool) -> None:
        """Notes what a socket has heard."""
        for match, seat, move in place.acknowledged:
            self.told.setdefault((match, seat), []).append(move)
        if broke and place.state is not None:
            self.breaks[place.state["match"], place.state["seat"]] += 1
        place.acknowledged = []

    @property
    def moves(self) -> int:
        """How many were acknowledged."""
        return sum(map(len, self.told.values()))


class Crowd:
    """People at several tables; whoever is cut off comes back, until it is time to go home."""

    def __init__(self, urls: list[str], seed: int) -> None:
        self.urls = urls
        self.ledger = Ledger()
        self.random = Random(seed)
        self.closing = False
        self._players: list[asyncio.Task[None]] = []
        self._left: set[str] = set()  # tables whose host has gone home

    async def sit_down(
        self, games: tuple[str, ...] = TABLES, bots: int = 0, **plan: object
    ) -> None:
        """Opens a table for each game, its people at different processes, and begins."""
        for number, game in enumerate(games):
            people = SEATS.get(game, 2) - (1 if number < bots else 0)
            await self._open(game, people, 1 if number < bots else 0, plan)

    async def _open(
        self, game: str, people: int, bots: int, plan: Mapping[str, object] | None = None
    ) -> None:
        some = [await Person.arrive(self.urls[n % len(self.urls)], f"P{n}") for n in range(people)]
        kinds = ["me"] + ["open"] * (people - 1) + ["bot"] * bots
        table = await some[0].open(game, *kinds, **(plan or {}))
        self.ledger.tables[table] = some[0]
        for seat, person in enumerate(some[1:], 1):
            async with person.at(table) as place:
                await place.ask("sit", seat=seat)
        for seat, person in enumerate(some):
            play = self._play(person, table, seat, Random(self.random.random()))
            self._players.append(asyncio.create_task(play))

    async def finish(self, seconds: float) -> None:
        """Every match is played to its end, and no new one is begun."""
        self.closing = True
        done, late = await asyncio.wait(self._players, timeout=seconds)
        for task in late:
            task.cancel()
        for task in done:
            task.result()
        assert not late, f"{len(late)} of {len(self._players)} people wait for a match to end"

    async def _play(self, person: Person, table: str, seat: int, random: Random) -> None:
        while True:
            try:
                place = await person.enter(table)
            except AWAY:
                await asyncio.sleep(0.1)
                continue
            broke = True
            try:
                await self._sit_through(place, seat, random)
                broke = False
                return
            except AWAY:
                await asyncio.sleep(0.05)
            finally:
                self.ledger.add(place, broke)
                await place.leave()

    async def _sit_through(self, place: Place, seat: int, random: Random) -> None:
        """Match after match, until the host of the table goes home."""
        while True:
            if place.state is not None and not place.over:
                await place.play_to_the_end(random)
            elif place.over and place.id in self._left:
                return
            elif place.over and seat == 0 and self.closing:
                self._left.add(place.id)
                return
            else:
                await self._begin(place, seat)

    async def _begin(self, place: Place, seat: int) -> None:
        """The host starts the next match; the others wait for it, or for him to leave."""
        before = place.state["match"] if place.state else None

        def has_begun() -> bool:
            return bool(place.state and place.state["match"] != before)

        if seat == 0:
            try:
                await place.ask("start")
            except Refusal as refusal:
                # The others sat down at another process: this one may not have heard of it yet.
                if refusal.slug not in ("table/playing", "table/open-seats"):
                    raise
                await place.ask("sync")
            return
        while not has_begun() and place.id not in self._left:
            try:
                await place.wait(has_begun, 1.0)
            except TimeoutError:
                await place.ask("sync")  # is anybody there?


async def check(ledger: Ledger, database: str) -> dict[str, int]:
    """No acknowledged move is lost, every log is whole, every record is proved."""
    logs = await read_logs(database)
    events: dict[str, list[Any]] = {}
    for id_, person in ledger.tables.items():
        table = rebuilt(logs[id_])
        assert table.status == "over", f"table {id_} is {table.status}"
        for match in matches_of(logs[id_]):
            record = await person.get(f"/api/matches/{match}/record")
            assert motherlode.replay(record).result == record["result"]
            events[match] = record["events"]
    extra = 0
    for (match, seat), told in ledger.told.items():
        made = [move for mover, move in events[match] if mover == seat]
        rest = iter(made)
        assert all(move in rest for move in told), f"seat {seat} of {match} lost a move"
        extra += len(made) - len(told)
        most = ledger.breaks[match, seat]
        assert len(made) - len(told) <= most, f"seat {seat} of {match} made moves by itself"
    return {"matches": len(events), "acknowledged": ledger.moves, "answers_lost": extra}


async def read_logs(database: str) -> dict[str, list[tuple[int, str]]]:
    """Every table's log, as it lies in the database."""
    engine = connect(database)
    columns = schema.entries.c
    logs: dict[str, list[tuple[int, str]]] = {}
    query = select(columns.table_id, columns.number, columns.body)
    async with engine.connect() as connection:
        for id_, number, body in await connection.execute(
            query.order_by(columns.table_id, columns.number)
        ):
            logs.setdefault(id_, []).append((number, body))
    await engine.dispose()
    return logs


def decoded(log: list[tuple[int, str]]) -> list[entries.Any]:
    """The entries of a log without gaps."""
    assert [number for number, _ in log] == list(range(len(log)))
    return [msgspec.json.decode(body, type=entries.Any) for _, body in log]


def rebuilt(log: list[tuple[int, str]]) -> Table:
    """The table that a log holds."""
    first, *rest = decoded(log)
    assert isinstance(first, entries.Opened)
    table = Table(first)
    for entry in rest:
        table.apply(entry)
    return table


def matches_of(log: list[tuple[int, str]]) -> list[str]:
    """The matches that were begun at a table."""
    return [entry.match for entry in decoded(log) if isinstance(entry, entries.Started)]


async def kill_often(
    server: Server, kills: int, random: Random, longest: float = 1.5
) -> list[float]:
    """`kill -9` at random moments, now and then while it starts; seconds until it was back."""
    back = []
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0.02, longest))
        server.kill()
        began = time.monotonic()
        await asyncio.to_thread(server.start)
        back.append(time.monotonic() - began)
    return back
