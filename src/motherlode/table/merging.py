"""Somebody is another: a guest who has signed in, a new name, or one who was forgotten."""

from typing import Protocol

from msgspec import structs

from motherlode.engine.match import Match
from motherlode.table import entries
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
    abandoned: Abandoned | None

    def seats_of(self, person: str) -> list[int]:
        """The seats that belong to a person."""


def knows(table: NamesPeople, person: str) -> bool:
    """Whether anything at a table belongs to somebody."""
    return table.host == person or bool(table.seats_of(person))


def become(table: NamesPeople, entry: entries.Merged) -> None:
    """The guest's seats, his table and his randomness are the person's."""
    if table.host == entry.guest:
        table.host = entry.person
    for chair in table.chairs:
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
    for seat in entry.seats:
        others = {chair.name for other, chair in enumerate(table.chairs) if other != seat}
        table.chairs[seat].name = free_name(entry.name, others)
        if table.match is not None:
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
