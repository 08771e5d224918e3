"""An evening: who is there, who picks, who sits where in each game, and what it brings everyone.

A table plays one game after the other, and an evening is what stays: its people. For each game the
seats are dealt out to them anew, so everything else at the table knows seats, as ever. A person's
chair is one and the same in the evening and at the board: a new name is a new name in both.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import structs

from motherlode.engine.history import Result
from motherlode.games import ours
from motherlode.table.errors import TableError
from motherlode.table.figures import COLOURS, SHAPES
from motherlode.table.names import free_name, tidy
from motherlode.table.plans import EveningPlan, Figure, SeatPlan, TablePlan
from motherlode.table.seats import BOT_NAMES, Chair

MOST = 6  # people at once: so many colours and shapes there are
MOST_EVER = 24  # in one evening, with those who have gone
FEWEST = 2
NUGGETS = (5, 3, 2, 1)  # by place; whoever plays to the end gets one at least
BYE = 2  # for who sits a game out: what the middle of the table gets


@dataclass
class Member:
    """Somebody who came, and may have gone."""

    chair: Chair
    gone: bool = False


@dataclass
class EveningGame:
    """A finished game of the evening."""

    game: str
    match: str
    picker: int
    places: list[int | None]  # by member: 1 for who has won; None for who did not play to the end
    byes: list[int]  # the members who sat out

    def nuggets(self, member: int) -> int:
        """What it has brought somebody; nothing for who came later."""
        if member in self.byes:
            return BYE
        place = self.places[member] if member < len(self.places) else None
        return 0 if place is None else NUGGETS[min(place, len(NUGGETS)) - 1]


@dataclass
class Evening:
    """The people of a table over all of its games."""

    plan: EveningPlan
    members: list[Member] = field(default_factory=list)  # in the order in which they came
    sitting: list[int] = field(default_factory=list)  # by seat, as far as people sit there
    byes: list[int] = field(default_factory=list)  # who sits the game out that is up
    played: list[EveningGame] = field(default_factory=list)
    due: int = 0  # whose turn it is to pick, or the next one's who is there
    picker: int = 0  # whose turn it was for the game that is up
    finished: bool = False

    @property
    def present(self) -> list[int]:
        """The members who are in it."""
        return [number for number, member in enumerate(self.members) if not member.gone]

    @property
    def free(self) -> int:
        """For how many more there is room."""
        return 0 if self.finished else max(0, MOST - len(self.present))

    @property
    def turn(self) -> int | None:
        """Who picks the game: everyone in turn, and whoever has gone is passed over."""
        present = self.present
        return next((one for one in present if one >= self.due), present[0] if present else None)

    @property
    def totals(self) -> list[int]:
        """Everyone's nuggets."""
        return [sum(game.nuggets(one) for game in self.played) for one in range(len(self.members))]

    @property
    def winners(self) -> list[int]:
        """Who has most; of several, who was first most often; once the evening is over."""
        if not self.finished or not self.played:
            return []
        firsts = [
            sum(game.places[one] == 1 for game in self.played if one < len(game.places))
            for one in range(len(self.members))
        ]
        results = list(zip(self.totals, firsts, strict=True))
        return [one for one, result in enumerate(results) if result == max(results)]

    def of(self, person: str) -> list[int]:
        """The members that a person is: one, or on the host's device several."""
        return [one for one, member in enumerate(self.members) if member.chair.person == person]

    def seat_of(self, member: int) -> int | None:
        """Where somebody sits in the game that is up."""
        return self.sitting.index(member) if member in self.sitting else None

    def is_in(self, person: str) -> bool:
        """Whether somebody is here, and has not gone."""
        return any(not self.members[one].gone for one in self.of(person))

    # --- people ---

    def join(self, person: str, name: str, wish: Figure) -> None:
        """Somebody comes."""
        others = [member.chair for member in self.members]
        shown = free_name(tidy(name, f"Guest {len(others) + 1}"), {one.name for one in others})
        chair = Chair("", person, shown, chosen=wish)
        self.members.append(Member(chair))
        self._dress(len(others))

    def come_back(self, number: int) -> None:
        """Somebody who had gone is here again."""
        self.members[number].gone = False
        self._dress(number)

    def merge(self, members: Sequence[int]) -> None:
        """Guests who have turned out to be somebody who is there: they are not there any more."""
        for one in members:
            self.members[one].chair.person = None
            self.members[one].gone = True

    def _dress(self, number: int) -> None:
        """Everyone keeps a colour and a shape for the whole evening, and no two share one."""
        wish = self.members[number].chair.chosen
        theirs = [self.members[one].chair.chosen for one in self.present if one != number]
        colours, shapes = [one.colour for one in theirs], [one.shape for one in theirs]
        colour = wish.colour if wish.colour not in (None, *colours) else None
        shape = wish.shape if wish.shape not in (None, *shapes) else None
        self.members[number].chair.chosen = Figure(
            colour or next(one for one in COLOURS if one not in colours),
            shape or next(one for one in SHAPES if one not in shapes),
        )

    # --- games ---

    def deal(self, counts: Sequence[int]) -> list[Chair]:
        """The chairs of the game that is up: people from who picks it on, then bots, or nobody."""
        seats = seats_for(len(self.present), counts, self.plan.bots is not None)
        self.picker = self.turn if self.turn is not None else 0
        self.sitting = self._players(seats)
        self.byes = [one for one in self.present if one not in self.sitting]
        chairs = [self.members[one].chair for one in self.sitting]
        for chair in chairs:
            chair.level, chair.ready, chair.resigned = None, False, 0
        names = {member.chair.name for member in self.members}
        free = [name for name in BOT_NAMES if name not in names]
        for name in [*free, *BOT_NAMES][: seats - len(chairs)]:
            bot = Chair("", None, name, self.plan.bots)
            chairs.append(bot if self.plan.bots is not None else Chair(""))
        return chairs

    def _players(self, seats: int) -> list[int]:
        """Who plays: the one who picks, and of the others those first who sat out most often."""
        turn, present = self.turn, self.present
        row = [one for one in present if turn is not None and one >= turn]
        row += [one for one in present if one not in row]
        if len(row) > seats:
            sat = {one: sum(one in game.byes for game in self.played) for one in row}
            first = sorted(row[1:], key=lambda one: -sat[one])[: seats - 1]
            row = [row[0], *(one for one in row if one in first)]
        return row

    def note(self, game: str, match: str, result: Result) -> None:
        """A game has ended: everyone who played to its end has a place, bots counted."""
        places: list[int | None] = [None] * len(self.members)
        for seat, one in enumerate(self.sitting):
            chair = self.members[one].chair
            if chair.person is not None and chair.level is None and not chair.resigned:
                places[one] = place_of(seat, result)
        self.played.append(EveningGame(game, match, self.picker, places, list(self.byes)))
        self.due = self.picker + 1
        self.finished = 0 < self.plan.games <= len(self.played)


def seats_for(people: int, counts: Sequence[int], bots: bool) -> int:
    """With how many seats a game is played by so many people.

    Where it is not for that number, bots fill the seats that are too many; without them somebody
    sits out, or where that helps nobody, seats stay open.
    """
    several = several_of(counts)
    more = [count for count in several if count >= people]
    fewer = [count for count in several if count <= people]
    if more and (bots or not fewer or more[0] == people):
        return more[0]
    return fewer[-1]


def several_of(counts: Sequence[int]) -> list[int]:
    """The numbers of players with which a game is something for an evening."""
    return [count for count in counts if count >= FEWEST]


def dealt(plan: TablePlan, people: int) -> TablePlan:
    """The plan with seats for so many people, as far as the game has them, and with its bots."""
    assert plan.evening is not None
    counts, bots = ours(plan.game).seats, plan.evening.bots
    if not several_of(counts):
        why = f"{ours(plan.game).name} is for one person: that is no game for an evening."
        raise TableError("evening/no-game", why)
    seats = seats_for(people, counts, bots is not None)
    empty = SeatPlan("open") if bots is None else SeatPlan("bot", bots)
    taken = min(people, seats)
    return structs.replace(plan, seats=[SeatPlan("open")] * taken + [empty] * (seats - taken))


def seat_plans(chairs: Sequence[Chair]) -> list[SeatPlan]:
    """The same as a plan has it."""
    return [
        SeatPlan("open") if chair.level is None else SeatPlan("bot", chair.level)
        for chair in chairs
    ]


def place_of(seat: int, result: Result) -> int:
    """On which place a seat has ended; those who are level share it."""
    scores, winners = result["scores"], result["winners"]
    if seat in winners:
        return 1
    return 1 + max(len(winners), sum(score > scores[seat] for score in scores))
