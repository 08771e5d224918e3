"""Any commands at a table, sensible or not."""

from random import Random

from live.tables import AWAY, HOST, Kept, change, contents, plan, seen, start
from motherlode.engine.errors import MotherlodeError
from motherlode.games import games
from motherlode.table import commands
from motherlode.table.plans import Figure, SeatPlan

PEOPLE = (HOST, "guest-1", "guest-2", "nobody")


def any_command(kept: Kept, random: Random) -> commands.Any:
    """Something that somebody might try at this table, sensible or not."""
    table = kept.table
    person, seat = random.choice(PEOPLE), random.randrange(4)
    at = table.seen[min(seat, len(table.chairs) - 1)] - random.choice((0, 0, 0, 1))
    legal = table.match.legal(seat) if table.match and seat < table.match.seats else []
    move = random.choice(legal or table.game.moves.texts)
    kind = random.choice(("open", "bot", "here", "me"))
    seat_plan = SeatPlan(kind, name="Opa" if kind == "here" else None)  # type: ignore[arg-type]
    figure = Figure(random.choice((None, "river", "plum")), random.choice((None, "star")))
    other = random.choice(games())
    some: tuple[commands.Any, ...] = (
        commands.Sit(person, seat, person.title(), figure),
        commands.Present(person, seat, random.choice((None, "Zoe", "Hana", " ")), figure),
        commands.Ready(person, seat, random.random() < 0.7),
        commands.Resign(person, seat),
        commands.Stand(person, seat),
        commands.Assign(person, seat, seat_plan, random.choice((0.0, 9.0, AWAY))),
        change(person, plan(other, "me", "open", "open")),
        commands.AddEntropy(person, f"{random.getrandbits(64):016x}"),
        start(person, accounts=random.choice(((), PEOPLE))),
        *[commands.Play(person, seat, move, at)] * 24,
        *[commands.PlayFor(seat, move, random.choice(("bot", "clock")))] * 6,
        *[commands.Undo(person, seat, at)] * 4,
        commands.Say(person, person, *random.choice((("hello", None), (None, "Hm?")))),
        commands.Merge(person, random.choice(PEOPLE)),
        commands.Rename(person, person.title(), random.choice(("Zoe", "Hana"))),
        commands.Join(person, person.title(), figure, random.random() < 0.2),
        commands.Leave(person, seat, random.choice((0.0, AWAY))),
        commands.Pick(
            person, other, bots=random.choice((None, "greenhorn")), away=random.choice((0.0, AWAY))
        ),
        commands.End(person),
        *[commands.Close(person)] * (random.random() < 0.05),
    )
    return random.choice(some)


def play_anything(kept: Kept, random: Random, count: int) -> None:
    """Any commands; deciding changes nothing, and a refusal leaves nothing behind."""
    for _ in range(count):
        match = kept.table.match
        if match and not match.over and random.random() < 0.8:
            kept.play_on(random, decisions=1)
            continue
        command, after = any_command(kept, random), random.random() * 3
        before, told = contents(kept.table), seen(kept.table)
        try:
            entry = kept.table.decide(command, kept.now + after)
        except MotherlodeError:
            entry = None
        assert contents(kept.table) == before, command
        assert seen(kept.table) == told, command
        if entry is not None:
            kept.now += after
            kept.log.append(entry)
            kept.table.apply(entry)
            assert contents(kept.table) != before, command
