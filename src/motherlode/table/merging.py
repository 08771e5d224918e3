"""Somebody is another: a guest who has signed in, a new name, or one who was forgotten."""

from typing import Protocol

from msgspec import structs

from motherlode.engine.match import Match
from motherlode.table import entries
from motherlode.table.evening import Evening
from motherlode.table.names import free_name
from motherlode.table.plans import TablePlan, nameless
from motherlode.table.seats import Chair
from motherlode.table.standing import Abandoned


class NamesPeople(Protocol):
    """Whatever of a table says who somebody is, or what he is called."""

    host: str
    host_name: str
    plan: TablePlan
    chairs: list[Chair]
    entropy: dict[str, str]
    chat: list[entries.Said]
    match: Match | None
    evening: Evening | None
    abandoned: Abandoned | None

    def seats_of(self, person: str) -> list[int]:
        """The seats that belong to a person."""


def knows(table: NamesPeople, person: str) -> bool:
    """Whether anything at a table belongs to somebody."""
    if table.host == person or table.seats_of(person):
        return True
    return table.evening is not None and bool(table.evening.of(person))


def everyone(table: NamesPeople) -> list[Chair]:
    """The chairs at the board, and at an evening those of who sits out or has gone."""
    chairs = list(table.chairs)
    if table.evening is not None:
        known = [member.chair for member in table.evening.members]
        chairs += [chair for chair in known if not any(chair is other for other in chairs)]
    return chairs


def become(table: NamesPeople, entry: entries.Merged) -> None:
    """The guest's seats, his table and his randomness are the person's."""
    if table.host == entry.guest:
        table.host = entry.person
    for chair in everyone(table):
        if chair.person == entry.guest:
            chair.person = entry.person
    if table.abandoned is not None:
        people = table.abandoned.people
        people[:] = [entry.person if person == entry.guest else person for person in people]
    if entry.person not in table.entropy:  # in the same order: the dice depend on it
        table.entropy = {
            entry.person if person == entry.guest else person: text
            for person, text in table.entropy.items()
        }


def rename(table: NamesPeople, entry: entries.Renamed) -> None:
    """His seats have his new name, in the running match, too; what a forgotten one said is gone."""
    all_ = everyone(table)
    his = [table.chairs[seat] for seat in entry.seats]
    if table.evening is not None:
        known = [table.evening.members[one].chair for one in entry.members]
        his += [chair for chair in known if not any(chair is other for other in his)]
    for own in his:
        own.name = free_name(entry.name, {chair.name for chair in all_ if chair is not own})
    if table.match is not None:
        for seat in entry.seats:
            table.match.names[seat] = table.chairs[seat].name
    if entry.hosts:
        table.host_name = entry.name
    if entry.becomes is None:
        table.chat = [
            structs.replace(said, name=table.chairs[said.seat].name)
            if said.seat in entry.seats
            else said
            for said in table.chat
        ]
        return
    table.chat = [
        said
        for said in table.chat
        if said.person != entry.person and (said.person or said.seat not in entry.seats)
    ]
    if entry.hosts:
        table.plan = nameless(table.plan)
    become(table, entries.Merged(entry.time, entry.person, entry.becomes))
