"""A table: the authority over its seats and its matches.

Every command checks who asks and whether it is possible, adds one entry to the log, and returns
it. Nothing here knows of sockets, of databases, or what time it is.
"""

import secrets

from motherlode.table import entries, figures
from motherlode.table.codes import new_code
from motherlode.table.errors import TableError
from motherlode.table.names import check_name
from motherlode.table.plans import Figure, SeatPlan, TablePlan, check_plan, check_seat_plan
from motherlode.table.seats import Chair
from motherlode.table.state import TableState


class Table(TableState):
    """What people may do at a table."""

    # --- what people do ---

    def sit(
        self, person: str, seat: int, name: str, now: float, figure: Figure | None = None
    ) -> entries.Any:
        """Takes an open seat, or one's own back from a bot."""
        place = self._chair(seat)
        if place.person == person:
            if place.resigned and self.status == "playing":
                raise TableError("seat/resigned", "You have given this match up.")
            if place.level is None:
                raise TableError("seat/yours", "You are sitting here already.")
            name, figure = place.name, None  # he is who he was
        elif not place.is_open:
            raise TableError("seat/taken", f"{place.name} is sitting here.")
        elif self.seats_of(person) and self.match is not None:
            raise TableError("seat/one-each", "You have a seat in this match already.")
        figures.check_free(self.chairs, seat, figure or Figure())
        return self.add(entries.Seated(now, seat, person, check_name(name), figure))

    def present(
        self,
        person: str,
        seat: int,
        name: str | None,
        now: float,
        figure: Figure | None = None,
    ) -> entries.Any:
        """Another name or another figure for a seat of one's own, between matches."""
        self._check_mine(person, seat)
        self._check_not_playing()
        figures.check_free(self.chairs, seat, figure or Figure())
        name = None if name is None else check_name(name)
        return self.add(entries.Presented(now, seat, name, figure))

    def ready(self, person: str, seat: int, ready: bool, now: float) -> entries.Any:
        """Says whether one is ready for a match; nobody has to wait for it."""
        self._check_mine(person, seat)
        self._check_not_playing()
        return self.add(entries.Ready(now, seat, ready))

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
        check_seat_plan(plan)
        if plan.kind == "me" and any(other != seat for other in self.seats_of(person)):
            raise TableError("table/two-of-you", "You can sit at one seat; others have a name.")
        return self.add(entries.Assigned(now, seat, plan))

    def change(self, person: str, plan: TablePlan, now: float) -> entries.Any:
        """The host wants to play something else."""
        self._check_host(person)
        self._check_not_playing()
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
        self._check_not_playing()
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
        if match.number - 1 in match.decided:
            raise TableError("undo/not-yours", "This decision was made for you, and it stands.")
        match.check_take_back(seat)
        return self.add(entries.Undone(now, seat))

    def resign(self, person: str, seat: int, now: float) -> entries.Any:
        """Gives this match up for good."""
        self._check_mine(person, seat)
        if self.status != "playing":
            raise TableError("table/not-playing", "There is no running match to give up.")
        if self.chairs[seat].resigned:
            raise TableError("seat/resigned", "You have given this match up already.")
        return self.add(entries.Resigned(now, seat, self.plan.clock.level))

    def close(self, person: str, now: float) -> entries.Any:
        """The host closes the table, at any time; a running match ends without a result."""
        self._check_host(person)
        return self.add(entries.Closed(now))

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

    def _check_not_playing(self) -> None:
        if self.status == "playing":
            raise TableError("table/playing", "The match is running.")

    def _check_fresh(self, seat: int, at: int) -> None:
        """A move was made for what the seat sees, and arrives once."""
        if not self._acted[seat] <= at <= self.seen[seat]:
            raise TableError("move/stale", "The table has moved on since: look again.")
