"""A guest who has signed in: what was his at a table belongs to his account from then on."""

from typing import TYPE_CHECKING

from motherlode.table import entries

if TYPE_CHECKING:
    from motherlode.table.state import TableState


def knows(table: "TableState", person: str) -> bool:
    """Whether anything at a table belongs to somebody."""
    return table.host == person or bool(table.seats_of(person))


def become(table: "TableState", entry: entries.Merged) -> None:
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
