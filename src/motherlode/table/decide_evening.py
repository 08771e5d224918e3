"""What becomes of a command at an evening: who comes and goes, and what is picked."""

from typing import assert_never

from msgspec import structs

from motherlode.games import ours
from motherlode.table import commands, entries
from motherlode.table.errors import TableError
from motherlode.table.evening import FEWEST, MOST, MOST_EVER, Evening, dealt
from motherlode.table.names import check_name
from motherlode.table.plans import Figure, TablePlan, check_plan, filled
from motherlode.table.state import TableState


def decide_evening(table: TableState, command: commands.Together, now: float) -> entries.Together:
    """The entry that a command leads to; raises what is wrong with it."""
    evening = running(table)
    match command:
        case commands.Join():
            return _join(table, evening, command, now)
        case commands.Leave():
            return _leave(table, evening, command, now)
        case commands.Pick():
            return _pick(table, evening, command, now)
        case commands.End(person):
            _check_not_playing(table)
            if person != table.host and (evening.is_in(table.host) or not evening.is_in(person)):
                raise TableError("table/not-host", "Only the host of the table can do this.")
            if not evening.played:
                raise TableError("evening/nothing-played", "Nothing was played yet.")
            return entries.Ended(now)
        case _:
            assert_never(command)


def running(table: TableState) -> Evening:
    """The evening of a table, if there is one and it goes on."""
    if table.evening is None:
        raise TableError("evening/none", "This table is no evening.")
    if table.evening.finished:
        raise TableError("evening/over", "This evening is over.")
    return table.evening


def _join(
    table: TableState, evening: Evening, command: commands.Join, now: float
) -> entries.Joined:
    mine = evening.of(command.person)
    gone = [one for one in mine if evening.members[one].gone]
    if command.here and command.person != table.host:
        raise TableError("table/not-host", "Only the host of the table can do this.")
    if len(evening.present) >= MOST:
        raise TableError("evening/full", f"At an evening there are at most {MOST} people.")
    if gone and not command.here:
        chair = evening.members[gone[0]].chair
        return entries.Joined(now, command.person, chair.name, None, gone[0])
    if mine and not command.here:
        raise TableError("evening/here", "You are at this evening already.")
    if len(evening.members) >= MOST_EVER:
        raise TableError(
            "evening/full", "So many people have come to this evening that it is full."
        )
    check_figure(evening, None, command.figure or Figure())
    return entries.Joined(now, command.person, check_name(command.name), command.figure)


def check_figure(evening: Evening, own: int | None, wish: Figure) -> None:
    """Refuses a colour or a shape that somebody else at the evening has."""
    for one in evening.present:
        chair = evening.members[one].chair
        if one == own:
            continue
        if wish.colour is not None and wish.colour == chair.chosen.colour:
            raise TableError("figure/taken", f"{chair.name} has chosen this colour.")
        if wish.shape is not None and wish.shape == chair.chosen.shape:
            raise TableError("figure/taken", f"{chair.name} has chosen this shape.")


def _leave(
    table: TableState, evening: Evening, command: commands.Leave, now: float
) -> entries.Left:
    if command.member not in evening.present:
        raise TableError("evening/unknown", "Nobody of this number is at the evening.")
    chair = evening.members[command.member].chair
    if chair.person != command.person:
        if not (evening.is_in(command.person) or command.person == table.host):
            raise TableError("evening/not-in", "You are not at this evening.")
        if command.away <= 0:
            raise TableError("seat/here", f"{chair.name} is here, and goes when it is time.")
    return entries.Left(now, command.member)


def _pick(
    table: TableState, evening: Evening, command: commands.Pick, now: float
) -> entries.Picked:
    _check_not_playing(table)
    turn, mine = evening.turn, [one for one in evening.of(command.person) if one in evening.present]
    if turn is None or not mine:
        raise TableError("evening/not-in", "You are not at this evening.")
    if turn not in mine and command.away <= 0:
        name = evening.members[turn].chair.name
        raise TableError("evening/not-your-turn", f"It is {name}'s turn to pick.")
    known = table.plan
    assert known.evening is not None
    wish = TablePlan(
        command.game,
        known.seats,
        command.options,
        clock=known.clock,
        content=command.content,
        waits=command.waits,
        evening=structs.replace(known.evening, bots=command.bots),
    )
    plan = dealt(filled(wish, known), len(evening.present))
    people = len(evening.present)  # who is alone waits for others, and may choose meanwhile
    if people >= FEWEST and any(seat.kind == "open" for seat in plan.seats[people:]):
        raise does_not_fit(plan, people)
    check_plan(plan)
    return entries.Picked(now, turn if turn in mine else mine[0], plan)


def does_not_fit(plan: TablePlan, people: int) -> TableError:
    """Too few people for a game, and no bots."""
    name, needs = ours(plan.game).name, len(plan.seats)
    why = (
        f"{name} needs {needs} players, and you are {people}: let bots play along, or pick another."
    )
    return TableError("evening/does-not-fit", why)


def check_start(table: TableState, evening: Evening, person: str) -> None:
    """Refuses a match that cannot begin: nothing was picked, or too few are there."""
    if not (evening.is_in(person) or person == table.host):
        raise TableError("evening/not-in", "You are not at this evening.")
    if table.match is not None:
        raise TableError("evening/not-picked", "First the next game is picked.")
    people = len(evening.present)
    if people < FEWEST:
        raise TableError("evening/too-few", "An evening begins with two people.")
    if table.open_seats:
        raise does_not_fit(table.plan, people)
    check_plan(table.plan)


def _check_not_playing(table: TableState) -> None:
    if table.status == "playing":
        raise TableError("table/playing", "The match is running.")
