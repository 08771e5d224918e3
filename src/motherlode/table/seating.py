"""Who sits where at a table: how the entries about people change it.

`Seating` is the part of a table's state that is about people; `state.py` says the rest.
"""

from abc import ABC, abstractmethod
from typing import assert_never

from motherlode.engine.match import Match
from motherlode.table import entries, figures
from motherlode.table.evening import Evening
from motherlode.table.merging import everyone
from motherlode.table.names import free_name, tidy
from motherlode.table.plans import Figure, SeatPlan, TablePlan
from motherlode.table.remarks import Remark, What
from motherlode.table.seats import Chair, chair, nobody_is_ready
from motherlode.table.standing import Abandoned


class Seating(ABC):
    """The people of a table, at the board and at the evening."""

    at: int
    host: str
    host_name: str
    plan: TablePlan
    chairs: list[Chair]
    entropy: dict[str, str]
    chat: list[entries.Said]
    match: Match | None
    evening: Evening | None
    abandoned: Abandoned | None
    remarks: list[Remark]
    match_id: str | None
    rated: bool

    @property
    @abstractmethod
    def status(self) -> str:
        """Before, in or after a match, or closed for good."""

    @abstractmethod
    def seats_of(self, person: str) -> list[int]:
        """The seats that belong to a person."""

    @abstractmethod
    def _running(self) -> Match:
        """The match; refuses what needs one where there is none."""

    @abstractmethod
    def _set_up(self, plan: TablePlan, invitations: list[str]) -> None:
        """What is played, and the seats."""

    def _seat(self, entry: entries.Seating) -> None:
        """Somebody sits down, gets up, or is not as he was."""
        seat, place = entry.seat, self.chairs[entry.seat]
        match entry:
            case entries.Seated():
                if place.stand_in and self.status == "playing":
                    self._remark("@back", seat)
                place.person, place.level = entry.person, None
                place.name = self._free_name(entry.name, seat)
                figures.choose(place, entry.figure or Figure())
            case entries.Presented():
                if entry.name is not None:
                    self._rename(seat, entry.name)
                figures.choose(place, entry.figure or Figure())
            case entries.Ready():
                place.ready = entry.ready
            case entries.Stood():
                self.chairs[seat] = Chair(place.invitation)
                nobody_is_ready(self.chairs)
            case entries.Assigned():
                self._assign(seat, entry.plan)
            case _:
                assert_never(entry)

    def _gather(self, entry: entries.Together) -> None:
        """Somebody comes to the evening or goes, or it goes on; then the seats are dealt anew."""
        evening = self.evening
        assert evening is not None
        match entry:
            case entries.Joined():
                if entry.member < 0:
                    evening.join(entry.person, entry.name, entry.figure or Figure())
                else:
                    evening.come_back(entry.member)
                    self._play_again(evening.members[entry.member].chair)
                self._deal_anew()
            case entries.Left():
                evening.members[entry.member].gone = True
                if self.status == "playing" and entry.member in evening.sitting:
                    self._stand_in(evening.sitting.index(entry.member))
                self._deal_anew()
            case entries.Picked():
                self.match, self.match_id, self.rated = None, None, False
                evening.due = evening.due if evening.turn is None else evening.turn
                self._set_up(entry.plan, [])
            case entries.Ended():
                evening.finished = True
            case _:
                assert_never(entry)

    def _deal_anew(self) -> None:
        """Before a game everyone who is there has a seat, as far as the game has so many."""
        if self.match is None:
            self._set_up(self.plan, [])

    def _play_again(self, place: Chair) -> None:
        """Who is back in a match for which a bot has filled in plays on himself."""
        if self.status != "playing" or not place.stand_in or place.resigned:
            return
        for seat, other in enumerate(self.chairs):
            if other is place:
                self._remark("@back", seat)
                place.level = None

    def _stand_in(self, seat: int) -> None:
        place = self.chairs[seat]
        if not place.stand_in:
            self._remark("@bot-for", seat)
        place.level = place.level or self.plan.clock.level

    def _assign(self, seat: int, plan: SeatPlan) -> None:
        place = self.chairs[seat]
        if plan.kind == "bot" and place.person and self.status == "playing":
            if not place.stand_in:
                self._remark("@bot-for", seat)
            place.level = plan.level or "prospector"  # in somebody's place, until he is back
            return
        new = self.chairs[seat] = chair(plan, seat, place.invitation, self.host, self.host_name)
        if new.person and new.person == place.person:
            new.chosen = place.chosen
        if place.person and place.person != self.host:
            nobody_is_ready(self.chairs)

    def _vacate(self, seat: int) -> None:
        """Whoever sat here has another seat: this one is open, or in a match a bot's."""
        place = self.chairs[seat]
        if self.status != "playing" and self.evening is None:
            self.chairs[seat] = Chair(place.invitation)
            nobody_is_ready(self.chairs)
            return
        if self.status == "playing" and not place.stand_in:
            self._remark("@bot-for", seat)
        place.person, place.level = None, place.level or self.plan.clock.level
        place.resigned = 0

    def _rename(self, seat: int, name: str) -> None:
        place = self.chairs[seat]
        is_host = place.person == self.host and place.name == self.host_name
        place.name = self._free_name(name, seat)
        if is_host:
            self.host_name = place.name

    def _free_name(self, name: str, seat: int) -> str:
        taken = {place.name for place in everyone(self) if place is not self.chairs[seat]}
        return free_name(tidy(name, f"Guest {seat + 1}"), taken)

    def _remark(self, what: What, seat: int) -> None:
        """Something to tell that is no event of the match: everyone may know."""
        everyone = range(-1, len(self.chairs))
        match = self._running()
        self.remarks.append(Remark(what, seat, match.number, self.at + 1, everyone))
        match.remarks.append((match.number, what, seat))
