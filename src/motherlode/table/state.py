"""What a table is, and how its log makes it.

`apply` is the only place where a table changes, now and out of the log: a table loaded from its log
is the same table.
"""

from base64 import b64decode
from collections.abc import Collection
from typing import assert_never

from msgspec import structs

from motherlode.engine.chance import Committed
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import ChanceError
from motherlode.engine.match import Match
from motherlode.table import entries, figures
from motherlode.table.clocks import Clocks
from motherlode.table.errors import TableError
from motherlode.table.evening import Evening, seat_plans
from motherlode.table.merging import become, everyone, rename
from motherlode.table.plans import Figure, TablePlan, game_of, lesson_in
from motherlode.table.remarks import Remark
from motherlode.table.seating import Seating
from motherlode.table.seats import Chair, chair, let_sit_again, nobody_is_ready
from motherlode.table.standing import Abandoned, Standing

CHAT = 200  # things said that are kept at hand


class TableState(Seating):
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
        self.rated = False  # whether that match counts for ratings among people
        self.unrated: str | None = None  # why not, where people might expect it
        self.pause = 0  # the server's last one that its clocks know of
        self.signal: float | None = None  # before this nobody may act
        self.round_from = 0  # the first event of the round
        self.abandoned: Abandoned | None = None  # the last match that nobody wanted to end
        self.claimed = False  # whether the claim that this table was opened for was begun
        self.evening: Evening | None = None
        if opened.plan.evening is not None:
            self.evening = Evening(opened.plan.evening)
            self.evening.join(opened.host, opened.name, Figure())
        self.closed = False
        self._set_up(opened.plan, opened.invitations)
        self._count()

    # --- what is ---

    @property
    def status(self) -> str:
        """Before, in or after a match, or closed for good."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "over" if self.evening is not None and self.evening.finished else "lobby"
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

    @property
    def people(self) -> set[str]:
        """Who has a seat, or is at the evening without one."""
        return {chair.person for chair in everyone(self) if chair.person}

    def may_undo(self, seat: int) -> bool:
        """Whether whoever sits here may take his last decision back."""
        match = self.match
        if match is None or self.chairs[seat].level is not None or self.lesson is not None:
            return False
        last = match.own_last(seat)  # mostly there is none, and nothing more to ask
        return last is not None and last not in match.decided and match.may_take_back(seat)

    @property
    def starter(self) -> int | None:
        """Who has begun the match, or will begin the next; None where nobody does."""
        if not any(option.name == "starter" for option in self.game.options):
            return None
        return self._starter if self.status == "playing" else self.next_starter()

    # --- how the log becomes a table ---

    def apply(self, entry: entries.Any) -> None:
        """The next entry, just decided or out of the log."""
        if self.closed:
            raise TableError("table/closed", "This table is closed.")
        match entry:
            case entries.Opened():
                raise ValueError("a table is opened once")
            case entries.Played():
                self._play(entry)
                return
            case entries.Undone():
                self._take_back(entry)
                return
            case entries.Changed():
                self.match, self.match_id, self.rated = None, None, False
                self._set_up(entry.plan, entry.invitations)
            case (
                entries.Seated()
                | entries.Presented()
                | entries.Ready()
                | entries.Stood()
                | entries.Assigned()
            ):
                self._seat(entry)
            case entries.Added():
                self.entropy[entry.person] = entry.text
            case entries.Started():
                self._start(entry)
            case entries.Resigned():
                self._resign(entry)
            case entries.Resumed():
                self._resume(entry)
            case entries.Lifted():
                self.clocks.lift(entry.time, entry.seat)
            case entries.Joined() | entries.Left() | entries.Picked() | entries.Ended():
                self._gather(entry)
            case entries.Merged():
                for seat in entry.leaves:
                    self._vacate(seat)
                become(self, entry)
                if self.evening is not None and entry.members:
                    self.evening.merge(entry.members)
                    self._deal_anew()
            case entries.Said():
                if entry.phrase is not None or entry.text is not None:
                    self.chat.append(entry)
                    del self.chat[:-CHAT]
            case entries.Renamed():
                rename(self, entry)
            case entries.Closed():
                if self.status == "playing":
                    self.match = self.match_id = None
                self.closed = True
            case _:
                assert_never(entry)
        self._count()
        self._stamp(entry.time)

    def next_starter(self) -> int:
        """Who begins the next match."""
        if self._starter is None:
            return int(self.plan.options.get("starter", 0))
        return (self._starter + 1) % len(self.chairs)

    def _set_up(self, plan: TablePlan, invitations: list[str]) -> None:
        """What is played, and the seats; whoever sat here stays, if there is a seat for him."""
        sat: list[Chair] = getattr(self, "chairs", [])
        guests = [place for place in sat if place.person and place.person != self.host]
        self.plan = plan
        self.game = game_of(plan)
        self.lesson = lesson_in(plan)
        if plan.evening is not None and self.evening is not None:
            self.evening.plan = plan.evening
            self.chairs = self.evening.deal(self.game.seats)
            self.plan = structs.replace(plan, seats=seat_plans(self.chairs))
        else:
            self.chairs = [
                chair(seat_plan, seat, code, self.host, self.host_name)
                for seat, (seat_plan, code) in enumerate(zip(plan.seats, invitations, strict=True))
            ]
            for guest, seat in zip(guests, self.open_seats, strict=False):
                self.chairs[seat].person, self.chairs[seat].name = guest.person, guest.name
            figures.keep(self.chairs, sat)
        self.remarks: list[Remark] = []  # the frame's own lines in the story of the match
        self._starter: int | None = None
        self._starter_before: int | None = None
        self.acted = [0] * len(self.chairs)  # of each seat: what it had noticed when it acted last
        self.seen = [self.at] * (len(self.chairs) + 1)
        self.standing = Standing(plan.series, len(self.chairs))
        self.clocks = Clocks(plan.clock, len(self.chairs))

    def _start(self, entry: entries.Started) -> None:
        if entry.version not in (0, self.game.version):  # other rules would play something else
            raise TableError(
                "table/version",
                f"A match was begun with version {entry.version} of {self.game.name}; here it is "
                f"version {self.game.version}.",
            )
        if self.standing.winners is not None:
            self.standing = Standing(self.plan.series, len(self.chairs))
        options = dict(self.plan.options)
        if any(option.name == "starter" for option in self.game.options):
            options["starter"] = entry.starter
        source = self._next()
        self.match = self.game.start(
            len(self.chairs),
            options=options,
            chance=source if self.lesson is None else self.lesson.chance(),
            names=[place.name for place in self.chairs],
            position=self._position(source),
        )
        if self.lesson is not None:
            self.lesson.catch_up(self.match)
        self.match.figures = list(figures.figures(self.chairs))
        self.match_id = entry.match
        self.began = entry.time
        self.claimed = bool(self.plan.claim)
        self.rated, self.unrated, self.pause = entry.rated, entry.unrated, entry.pause
        self.seed = entry.next_seed
        self.entropy = {}
        self._starter_before, self._starter = self._starter, entry.starter
        self._wait = entry.signal
        self.remarks = []
        nobody_is_ready(self.chairs)
        let_sit_again(self.chairs)
        self.acted = [seen + 1 for seen in self.seen[:-1]]  # no move from before the start
        self.clocks = Clocks(self.plan.clock, len(self.chairs), entry.patience)
        self._keep_time(entry.time)
        self._round, self.round_from = self.match.round, self.match.number
        if self.clocks.measured:
            self.clocks.press(entry.time, self.match.to_act)
        self._give_signal(entry.time)

    def _resume(self, entry: entries.Resumed) -> None:
        """Everything that is measured goes on where it stood; before a race all look up again."""
        self.pause = entry.pause
        self.began += entry.lost
        self.clocks.shift(entry.lost)
        self._give_signal(entry.time)

    def _resign(self, entry: entries.Resigned) -> None:
        place = self.chairs[entry.seat]
        place.level = place.level or entry.level
        place.resigned = 1 + max(other.resigned for other in self.chairs)
        self._remark("@resigned", entry.seat)
        if all(other.resigned for other in self.chairs if other.person):
            self._abandon()

    def _abandon(self) -> None:
        """Nobody is left: everyone is in the lobby again, as if this match had not begun."""
        assert self.match_id is not None
        self.abandoned = Abandoned(
            self.match_id,
            [place.person for place in self.chairs],
            [place.resigned for place in self.chairs],
            self.rated,
        )
        self.match = self.match_id = self.signal = None
        self.rated = False
        self.remarks = []
        self._starter = self._starter_before
        self.clocks = Clocks(self.plan.clock, len(self.chairs))
        let_sit_again(self.chairs)
        if self.evening is not None:
            self._deal_anew()

    def _play(self, entry: entries.Played) -> None:
        match = self._running()
        before = match.number
        try:
            match.play(entry.seat, entry.move, entry.outcomes)
        except ChanceError as error:
            why = "The log's dice and cards are not those of its seed."
            raise TableError("table/damaged", why) from error
        self._note(entry, before)

    def _take_back(self, entry: entries.Undone) -> None:
        match = self._running()
        last = max(n for n, (mover, _) in enumerate(match.history()) if mover == entry.seat)
        noticed = self._noticed(last, last + 1)
        match.take_back(entry.seat, sure=True)
        for remark in self.remarks:
            remark.number -= remark.number > last
        match.remarks = [(n - (n > last), what, seat) for n, what, seat in match.remarks]
        self._count(noticed)
        self._stamp(entry.time)
        self.acted[entry.seat] = self.seen[entry.seat]
        if self.clocks.measured:
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

    def _noticed(self, since: int, until: int | None = None) -> Collection[int]:
        """Who has seen anything of the events from one on, the spectators (-1) included."""
        match = self._running()
        everyone = range(-1, len(self.chairs))
        if self.game.open:
            return everyone
        return [seat for seat in everyone if match.noticed(seat, since, until)]

    def _note(self, entry: entries.Played, before: int) -> None:
        """What follows from a decision that the match has accepted."""
        assert self.match is not None
        self._count(self._noticed(before))
        if entry.by != "person":
            self.match.decided[before] = entry.by
        if entry.by == "clock":
            remark = Remark("@clock", entry.seat, before, self.at, self.noticed)
            self.remarks.append(remark)
        self._stamp(entry.time)
        self.acted[entry.seat] = self.seen[entry.seat]
        self._keep_time(entry.time)
        if self.clocks.measured:
            self.clocks.press(entry.time, self.match.to_act, entry.seat)
        if self.game.round is not None and self.match.round != self._round:
            self._round, self.round_from = self.match.round, self.match.number
            self._give_signal(entry.time)
        if self.match.result is not None:
            self.standing.played.append(self.match.result)
            if self.evening is not None:
                self.evening.note(self.plan.game, self.match_id or "", self.match.result)
            for place in self.chairs:
                if place.resigned:
                    place.level = None  # it was for this match; he may want another one

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

    def _position(self, source: Committed) -> bytes | None:
        """Where the match begins: what its seat cannot know is imagined by the committed seed."""
        if self.plan.position is None:
            return None
        state = self.game.state.from_buffer_copy(b64decode(self.plan.position.known))
        self.game.plain.imagine(state, self.plan.position.seat, [source.word()])
        return bytes(state)

    def _next(self) -> Committed:
        return Committed(bytes.fromhex(self.seed), list(self.entropy.values()))

    def _running(self) -> Match:
        if self.match is None:
            raise TableError("table/not-started", "The match has not begun.")
        return self.match
