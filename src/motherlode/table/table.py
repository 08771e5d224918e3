"""A table: the authority over its seats and its matches.

Every command checks who asks and whether it is possible, adds one entry to the log, and returns
it; `add` is the only place where a table changes, so a table loaded from its log is the same table.
Nothing here knows of sockets, of databases, or what time it is.
"""

import secrets
from collections.abc import Collection
from typing import assert_never

from motherlode.engine.chance import Committed
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.match import Match
from motherlode.games import ours
from motherlode.table import entries
from motherlode.table.clocks import Clocks
from motherlode.table.codes import new_code
from motherlode.table.errors import TableError
from motherlode.table.plans import SeatPlan, TablePlan, check_plan
from motherlode.table.seats import Chair, chair, tidy
from motherlode.table.standing import Standing

CHAT = 200  # things said that are kept at hand


class Table:
    """One table, from its opening to now."""

    def __init__(self, opened: entries.Opened) -> None:
        self.at = 0  # entries so far
        # Entries that each seat has noticed; the last one is the spectators'. What others do in
        # secret is not even counted for those who do not see it.
        self.seen: list[int] = []
        self.noticed: Collection[int] = ()  # who has noticed the last entry
        self.host = opened.host
        self.host_name = opened.name
        self.created = opened.time
        self.updated = opened.time
        self.stirred = opened.time  # when everyone could last see something happen
        self.seed = opened.seed  # of the next match
        self.entropy: dict[str, str] = {}  # for the next match, by person
        self.chat: list[entries.Said] = []
        self.match: Match | None = None
        self.match_id: str | None = None
        self.began = 0.0
        self.signal: float | None = None  # before this nobody may act
        self._set_up(opened.plan, opened.invitations)
        self._count()

    # --- what is ---

    @property
    def status(self) -> str:
        """Before, in or after a match."""
        if self.match is None:
            return "lobby"
        return "over" if self.match.over else "playing"

    @property
    def commitment(self) -> str:
        """Of the match that is played, or of the one that is about to start."""
        source = self.match.source if self.match and not self.match.over else None
        return source.commitment if isinstance(source, Committed) else self._next().commitment

    @property
    def open_seats(self) -> list[int]:
        """Where somebody may sit down."""
        return [seat for seat, place in enumerate(self.chairs) if place.is_open]

    def seats_of(self, person: str) -> list[int]:
        """The seats that belong to a person."""
        return [seat for seat, place in enumerate(self.chairs) if place.person == person]

    def may_undo(self, seat: int) -> bool:
        """Whether whoever sits here may take his last decision back."""
        match = self.match
        if match is None or self.chairs[seat].level is not None:
            return False
        return match.number - 1 not in self._not_own and match.may_take_back(seat)

    # --- what people do ---

    def sit(self, person: str, seat: int, name: str, now: float) -> entries.Any:
        """Takes an open seat, or one's own back from a bot."""
        place = self._chair(seat)
        if place.person == person:
            if place.level is None:
                raise TableError("seat/yours", "You are sitting here already.")
        elif not place.is_open:
            raise TableError("seat/taken", f"{place.name} is sitting here.")
        elif self.seats_of(person) and self.match is not None:
            raise TableError("seat/one-each", "You have a seat in this match already.")
        return self.add(entries.Seated(now, seat, person, name))

    def stand(self, person: str, seat: int, now: float) -> entries.Any:
        """Gives a seat up before the start."""
        self._check_mine(person, seat)
        self._check_lobby("A seat is given up before the start; now you can only be away.")
        return self.add(entries.Stood(now, seat))

    def assign(self, person: str, seat: int, plan: SeatPlan, now: float) -> entries.Any:
        """The host decides who sits here; in a match only a bot in somebody's place, or back."""
        self._check_host(person)
        place = self._chair(seat)
        if self.status == "playing" and not (plan.kind == "bot" and place.person):
            raise TableError("table/playing", "In a match only a bot can fill in for somebody.")
        if plan.kind == "me" and any(other != seat for other in self.seats_of(person)):
            raise TableError("table/two-of-you", "You can sit at one seat; others have a name.")
        return self.add(entries.Assigned(now, seat, plan))

    def change(self, person: str, plan: TablePlan, now: float) -> entries.Any:
        """The host wants to play something else."""
        self._check_host(person)
        if self.status == "playing":
            raise TableError("table/playing", "The match is running.")
        check_plan(plan)
        return self.add(entries.Changed(now, plan, [new_code() for _ in plan.seats]))

    def add_entropy(self, person: str, text: str, now: float) -> entries.Any:
        """A person's own randomness for the next match."""
        if self.status == "playing":
            raise TableError("table/playing", "It is too late to add randomness to this match.")
        if person in self.entropy:
            raise TableError("entropy/once", "You have added your randomness already.")
        if not self.seats_of(person):
            raise TableError("seat/none", "Only players add randomness.")
        return self.add(entries.Added(now, person, text))

    def start(self, person: str, now: float, signal: float = entries.SIGNAL) -> entries.Any:
        """Begins the match, the next one of the series, or a rematch."""
        if self.status == "playing":
            raise TableError("table/playing", "The match is running.")
        if person != self.host and not (self.match and self.seats_of(person)):
            raise TableError("table/not-host", "The host of the table begins the match.")
        if self.open_seats:
            raise TableError("table/open-seats", "Not everybody is here: some seats are open.")
        starter = self.next_starter()
        return self.add(entries.Started(now, new_code(12), starter, secrets.token_hex(32), signal))

    def play(self, person: str, seat: int, move: str, at: int, now: float) -> entries.Any:
        """A person's decision, made when the table stood at `at`."""
        self._check_plays(person, seat)
        self._check_fresh(seat, at)
        return self.decide(seat, move, now)

    def decide(self, seat: int, move: str, now: float, by: entries.By = "person") -> entries.Any:
        """A decision of whoever plays a seat."""
        match = self._running()
        if self.signal is not None and now < self.signal:
            raise TableError("move/wait-for-signal", "Wait for the signal.")
        before = match.number
        match.play(seat, move)
        outcomes = match.outcomes_since(before + 1)
        entry = entries.Played(now, seat, move, outcomes, by)
        self._note(entry, before)
        return entry

    def undo(self, person: str, seat: int, at: int, now: float) -> entries.Any:
        """Takes one's last decision back."""
        self._check_plays(person, seat)
        self._check_fresh(seat, at)
        match = self._running()
        if match.number - 1 in self._not_own:
            raise TableError("undo/not-yours", "This decision was made for you, and it stands.")
        match.check_take_back(seat)
        return self.add(entries.Undone(now, seat))

    def say(
        self, person: str, name: str, phrase: str | None, text: str | None, now: float
    ) -> entries.Any:
        """Says something."""
        words = (text or "").strip()
        if (phrase is None) == (not words):
            raise TableError("chat/empty", "Say a phrase or a text.")
        mine = self.seats_of(person)
        name = self.chairs[mine[0]].name if mine else name
        seat = mine[0] if mine else -1
        return self.add(entries.Said(now, name, seat, phrase, words or None))

    # --- how the log becomes a table ---

    def add(self, entry: entries.Any) -> entries.Any:
        """The next entry, out of a command or out of the log."""
        match entry:
            case entries.Opened():
                raise ValueError("a table is opened once")
            case entries.Played():
                self._replay(entry)
                return entry
            case entries.Undone():
                self._take_back(entry)
                return entry
            case entries.Changed():
                self.match = self.match_id = None
                self._set_up(entry.plan, entry.invitations)
            case entries.Seated():
                place = self.chairs[entry.seat]
                place.person, place.level = entry.person, None
                place.name = self._free_name(entry.name, entry.seat)
            case entries.Stood():
                self.chairs[entry.seat] = Chair(self.chairs[entry.seat].invitation)
            case entries.Assigned():
                self._assign(entry.seat, entry.plan)
            case entries.Added():
                self.entropy[entry.person] = entry.text
            case entries.Started():
                self._start(entry)
            case entries.Said():
                self.chat.append(entry)
                del self.chat[:-CHAT]
            case _:
                assert_never(entry)
        self._count()
        self._stamp(entry.time)
        return entry

    def next_starter(self) -> int:
        """Who begins the next match."""
        if self._starter is None:
            return int(self.plan.options.get("starter", 0))
        return (self._starter + 1) % len(self.chairs)

    def _set_up(self, plan: TablePlan, invitations: list[str]) -> None:
        """What is played, and the seats; whoever sat here stays, if there is a seat for him."""
        sat = getattr(self, "chairs", [])
        guests = [place for place in sat if place.person and place.person != self.host]
        self.plan = plan
        self.game = ours(plan.game)
        self.chairs = [
            chair(seat_plan, seat, code, self.host, self.host_name)
            for seat, (seat_plan, code) in enumerate(zip(plan.seats, invitations, strict=True))
        ]
        for guest, seat in zip(guests, self.open_seats, strict=False):
            self.chairs[seat].person, self.chairs[seat].name = guest.person, guest.name
        self._starter: int | None = None
        self._not_own: set[int] = set()  # events that a bot or the clock decided
        self._acted = [0] * len(self.chairs)
        self.seen = [self.at] * (len(self.chairs) + 1)
        self.standing = Standing(plan.series, len(self.chairs))
        self.clocks = Clocks(plan.clock, len(self.chairs))

    def _start(self, entry: entries.Started) -> None:
        if self.standing.winners is not None:
            self.standing = Standing(self.plan.series, len(self.chairs))
        options = dict(self.plan.options)
        if any(option.name == "starter" for option in self.game.options):
            options["starter"] = entry.starter
        self.match = self.game.start(
            len(self.chairs),
            options=options,
            chance=self._next(),
            names=[place.name for place in self.chairs],
        )
        self.match_id = entry.match
        self.began = entry.time
        self.seed = entry.next_seed
        self.entropy = {}
        self._starter = entry.starter
        self._wait = entry.signal
        self._not_own = set()
        self._acted = [seen + 1 for seen in self.seen[:-1]]  # no move from before the start
        self.clocks = Clocks(self.plan.clock, len(self.chairs))
        self._keep_time(entry.time)
        self._round = self._round_now()
        self._press(entry.time, None)
        self._give_signal(entry.time)

    def _replay(self, entry: entries.Played) -> None:
        match = self._running()
        before = match.number
        match.play(entry.seat, entry.move)
        if match.outcomes_since(before + 1) != entry.outcomes:
            raise TableError("table/damaged", "The log's dice and cards are not those of its seed.")
        self._note(entry, before)

    def _take_back(self, entry: entries.Undone) -> None:
        match = self._running()
        noticed = self._noticed(match.number - 1)
        match.take_back(entry.seat, sure=True)
        self._count(noticed)
        self._stamp(entry.time)
        self._acted[entry.seat] = self.seen[entry.seat]
        if self.clocks.running:
            self.clocks.take_back(entry.time, match.to_act, entry.seat)

    def _count(self, noticed: Collection[int] | None = None) -> None:
        """One more entry, for those who have noticed it."""
        self.at += 1
        self.noticed = range(-1, len(self.chairs)) if noticed is None else noticed
        for seat in self.noticed:
            self.seen[seat] += 1

    def _stamp(self, time: float) -> None:
        self.updated = time
        if SPECTATOR in self.noticed:
            self.stirred = time

    def _noticed(self, since: int) -> Collection[int]:
        """Who has seen anything of the events from one on, the spectators (-1) included."""
        match = self._running()
        everyone = range(-1, len(self.chairs))
        return everyone if self.game.open else [s for s in everyone if match.noticed(s, since)]

    def _note(self, entry: entries.Played, before: int) -> None:
        """What follows from a decision that the match has accepted."""
        assert self.match is not None
        self._count(self._noticed(before))
        if entry.by != "person":
            self._not_own.add(before)
        self._stamp(entry.time)
        self._acted[entry.seat] = self.seen[entry.seat]
        self._keep_time(entry.time)
        self._press(entry.time, entry.seat)
        if self._round_now() != self._round:
            self._round = self._round_now()
            self._give_signal(entry.time)
        if self.match.result is not None:
            self.standing.played.append(self.match.result)

    def _press(self, now: float, mover: int | None) -> None:
        if self.clocks.running and self.match is not None:
            self.clocks.press(now, self.match.to_act, mover)

    def _round_now(self) -> int:
        if not self.game.real_time or self.match is None:
            return 0
        return int(self.match.peek("round"))

    def _give_signal(self, now: float) -> None:
        """Where the faster hand counts, everyone looks up before a round begins."""
        self.signal = now + self._wait if self.game.real_time else None
        if self.signal is not None:
            self.clocks.hold(self.signal)

    def _keep_time(self, now: float) -> None:
        assert self.match is not None
        times = self.match.times
        # To the millisecond; `round` would take longer than the rest of the bookkeeping.
        times += [int((now - self.began) * 1000 + 0.5) / 1000] * (self.match.number - len(times))

    def _assign(self, seat: int, plan: SeatPlan) -> None:
        place = self.chairs[seat]
        if plan.kind == "bot" and place.person and self.status == "playing":
            place.level = plan.level or "prospector"  # in somebody's place, until he is back
            return
        self.chairs[seat] = chair(plan, seat, place.invitation, self.host, self.host_name)

    def _free_name(self, name: str, seat: int) -> str:
        """Two people of one name are told apart."""
        name = tidy(name, f"Guest {seat + 1}")
        taken = {place.name for other, place in enumerate(self.chairs) if other != seat}
        names = [name, *(f"{name[:22]} {count}" for count in range(2, 10))]
        return next(free for free in names if free not in taken)

    def _next(self) -> Committed:
        return Committed(bytes.fromhex(self.seed), list(self.entropy.values()))

    # --- who may ---

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise TableError("seat/unknown", f"There is no seat {seat} at this table.")
        return self.chairs[seat]

    def _check_mine(self, person: str, seat: int) -> None:
        if self._chair(seat).person != person:
            raise TableError("seat/not-yours", "This is not your seat.")

    def _check_plays(self, person: str, seat: int) -> None:
        self._check_mine(person, seat)
        if self.chairs[seat].level is not None:
            raise TableError("seat/bot-plays", "A bot plays in your place: sit down again first.")

    def _check_host(self, person: str) -> None:
        if person != self.host:
            raise TableError("table/not-host", "Only the host of the table can do this.")

    def _check_lobby(self, otherwise: str) -> None:
        if self.status != "lobby":
            raise TableError("table/started", otherwise)

    def _check_fresh(self, seat: int, at: int) -> None:
        """A move was made for what the seat sees, and arrives once."""
        if not self._acted[seat] <= at <= self.seen[seat]:
            raise TableError("move/stale", "The table has moved on since: look again.")

    def _running(self) -> Match:
        if self.match is None:
            raise TableError("table/not-started", "The match has not begun.")
        return self.match
