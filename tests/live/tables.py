"""Tables without a server: opened by name, played at random, read back from their log."""

import secrets
from collections.abc import Collection
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from motherlode.server.finished import Finished
from motherlode.server.live import projections
from motherlode.server.storage.index import _invitations, _places, row_of
from motherlode.table import commands, entries
from motherlode.table.codes import new_code
from motherlode.table.evening import dealt
from motherlode.table.plans import (
    ClockPlan,
    EveningPlan,
    OwnText,
    SeatPlan,
    SeriesPlan,
    TablePlan,
    filled,
)
from motherlode.table.randomness import new_seed
from motherlode.table.table import Table

HOST = "host"
NOW = 1_000_000.0
AWAY = 3600.0  # seconds for which somebody has not been seen


def plan(
    game: str,
    *kinds: str,
    options: dict[str, str | int] | None = None,
    clock: ClockPlan | None = None,
    series: SeriesPlan | None = None,
    content: dict[str, OwnText] | None = None,
    public: bool = False,
    friendly: bool = False,
    evening: EveningPlan | None = None,
) -> TablePlan:
    """What is to be played; a seat is `me`, `open`, `bot` or somebody's name here."""
    words = ("me", "open", "bot")
    seats = [
        SeatPlan(kind) if kind in words else SeatPlan("here", name=kind)  # type: ignore[arg-type]
        for kind in kinds
    ]
    return TablePlan(
        game,
        seats,
        options or {},
        public,
        friendly,
        clock=clock or ClockPlan(),
        series=series or SeriesPlan(),
        content=content or {},
        evening=evening,
    )


def opened(game: str, *kinds: str, seed: int = 0, **more: Any) -> entries.Opened:
    """The first entry of a table's log."""
    wish = plan(game, *kinds, **more)
    codes = [f"CODE{seat}" for seat in range(len(kinds))]
    if wish.evening is not None:
        wish, codes = dealt(filled(wish), 1), []
    return entries.Opened(NOW, HOST, "Hana", wish, codes, f"{seed:064x}")


def asked(command: str, *arguments: Any, **more: Any) -> commands.Any:
    """A command by its name: `sit`, `add_entropy`."""
    if command == "start":
        return start(*arguments, **more)
    if command == "change":
        return change(*arguments)
    kind = "".join(word.title() for word in command.split("_"))
    made: commands.Any = getattr(commands, kind)(*arguments, **more)
    return made


def start(
    person: str,
    signal: float = entries.SIGNAL,
    accounts: Collection[str] = (),
    here: Collection[str] | None = None,
) -> commands.Start:
    """Begins a match, with an id and a seed that nobody knows; who has an account is there."""
    drawn = new_code(secrets, 12), new_seed(secrets)
    return commands.Start(person, *drawn, signal, accounts, accounts if here is None else here)


def change(person: str, wish: TablePlan) -> commands.Change:
    """Something else is to be played, with new invitations."""
    return commands.Change(person, wish, [new_code(secrets) for _ in wish.seats])


class Kept:
    """A table and its log."""

    def __init__(self, game: str, *kinds: str, seed: int = 0, **more: Any) -> None:
        first = opened(game, *kinds, seed=seed, **more)
        self.table = Table(first)
        self.log: list[entries.Any] = [first]
        self.now = NOW

    def do(self, command: str, *arguments: Any, after: float = 1.0, **more: Any) -> entries.Any:
        """A command by name, some seconds after the last one."""
        return self.ask(asked(command, *arguments, **more), after)

    def ask(self, command: commands.Any, after: float = 1.0) -> entries.Any:
        """A command, some seconds after the last one; what comes of it is in the log."""
        self.now += after
        entry = self.table.do(command, self.now)
        self.log.append(entry)
        return entry

    def start(self, rated: bool = False) -> "Kept":
        """Everyone open sits down as `guest-N`, and the host begins; `rated`: all are known."""
        for seat in self.table.open_seats:
            person = f"guest-{seat}"
            late = f"late-{self.table.at}"  # where that one has another seat
            self.do("sit", late if self.table.seats_of(person) else person, seat, f"Guest {seat}")
        people = {chair.person for chair in self.table.chairs if chair.person}
        self.do("start", self.table.host, accounts=people if rated else ())
        return self

    def person(self, seat: int) -> str:
        """To whom a seat belongs."""
        person = self.table.chairs[seat].person
        assert person is not None
        return person

    def play(self, seat: int, move: str, after: float = 1.0) -> entries.Any:
        """A decision of whoever sits there, made now."""
        return self.do("play", self.person(seat), seat, move, self.table.seen[seat], after=after)

    def legal(self, seat: int) -> list[str]:
        """What a seat may do."""
        assert self.table.match is not None
        return self.table.match.legal(seat)

    def by_clock(self, seat: int, move: str) -> entries.Any:
        """A decision that the clock made for whoever sits there."""
        return self.ask(commands.PlayFor(seat, move, "clock"))

    def play_on(
        self, random: Random, decisions: int | None = None, clock_decides: float = 0.0
    ) -> int:
        """At random, to the end or for some decisions; how many there were."""
        made = 0
        match = self.table.match
        assert match is not None
        while not match.over and (decisions is None or made < decisions):
            signal = self.table.signal or 0.0
            self.now = max(self.now, signal)
            seat = random.choice(match.to_act)
            move = random.choice(match.legal(seat))
            if clock_decides and random.random() < clock_decides:
                self.by_clock(seat, move)
            elif self.table.chairs[seat].level is None:
                self.play(seat, move)
            else:
                self.ask(commands.PlayFor(seat, move, "bot"))
            made += 1
        return made

    def loaded(self) -> Table:
        """The table as its log makes it, by way of the bytes that are stored."""
        return loaded(self.log)


def loaded(log: list[entries.Any]) -> Table:
    """A table out of a log that was written down and read again."""
    bodies = [msgspec.json.encode(entry) for entry in log]
    table = Table(msgspec.json.decode(bodies[0], type=entries.Opened))
    for body in bodies[1:]:
        table.apply(msgspec.json.decode(body, type=entries.Any))
    return table


def seen(table: Table) -> dict[str, bytes]:
    """Every byte that somebody may be told of a table now, and that the index keeps."""
    people = sorted(table.people | {HOST, "nobody"})
    told = {
        f"table as {person} is told": projections.table_info(
            "T", "C", table, person, lambda _: True
        )
        for person in people
    }
    boards = {
        f"board from seat {seat}": (
            projections.state(table, seat, table.updated),
            projections.told(table, table.match, seat) if table.match else [],
        )
        for seat in range(-1, len(table.chairs))
    }
    kept: dict[str, object] = {
        "index": (row_of(table), _places(table), _invitations(table)),
        "chat": table.chat,
    }
    if table.match and table.match.over:
        kept["finished"] = Finished.of("T", table)
    return {what: msgspec.json.encode(how) for what, how in {**told, **boards, **kept}.items()}


def contents(table: Table) -> dict[str, Any]:
    """Everything that a table is now, to be compared."""
    match = table.match
    plain = {
        name: value
        for name, value in vars(table).items()
        if name not in ("match", "clocks", "standing", "game", "noticed")
    }
    return {
        **deepcopy(plain),
        "noticed": sorted(table.noticed),
        "clocks": deepcopy(vars(table.clocks)),
        "standing": deepcopy(vars(table.standing)),
        "record": match.record() if match else None,
        "state": bytes(match.state) if match else None,
    }
