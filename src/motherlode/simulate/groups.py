"""Who plays what with whom: a table for each group, of every game, with every kind of clock."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from motherlode.games import games, ours
from motherlode.simulate.randomness import Stream
from motherlode.table.plans import LEVELS, ClockPlan, EveningPlan, SeatPlan, SeriesPlan, TablePlan

if TYPE_CHECKING:
    from motherlode.simulate.people.person import Person

CLOCKS = (
    ClockPlan(),
    ClockPlan(decision=5),
    ClockPlan(decision=30, game=300),
    ClockPlan(game=120),
    ClockPlan(decision=3600),
    ClockPlan(decision=86400, game=5 * 86400),
)


@dataclass
class Group:
    """Some people and the table that they go to."""

    plan: TablePlan
    players: list["Person"] = field(default_factory=list)
    watchers: list["Person"] = field(default_factory=list)
    table_id: str = ""  # once it is open

    @property
    def host(self) -> "Person":
        """The person who opens the group's table."""
        return self.players[0]


def evening_plan(random: Stream) -> TablePlan:
    """An evening of some people: how many there will be is said by seats, and then dealt."""
    seats = [SeatPlan("me"), *[SeatPlan("open")] * (1 + random.randbelow(5))]
    plan = EveningPlan(games=random.choice([0, 1, 2, 3]))
    return TablePlan(random.choice(sorted(games())), seats, clock=CLOCKS[1], evening=plan)


def table_plan(random: Stream, number: int) -> TablePlan:
    """What is played at a table; in turns, so that every game has its share."""
    slugs = sorted(games())
    game = ours(slugs[number % len(slugs)])
    count = random.choice([seats for seats in game.seats if seats <= 4])
    seats = [SeatPlan("me")]
    for _ in range(count - 1):
        chance = random.random()
        if chance < 0.6:
            seats.append(SeatPlan("open"))
        elif chance < 0.9:
            seats.append(SeatPlan("bot", level=random.choice(LEVELS)))
        else:
            seats.append(SeatPlan("here", name="Grandma"))
    series = SeriesPlan("everyone-starts") if random.often(0.1) else SeriesPlan()
    return TablePlan(
        game.slug,
        seats,
        clock=random.choice(CLOCKS),
        friendly=random.often(0.2),
        public=random.often(0.2),
        series=series,
    )
