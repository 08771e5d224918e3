"""Somebody is forgotten: nothing in a table's log tells any more who he was or what he said.

What was played stays: moves, dice, results. Every id of his becomes an id that is nobody's, one for
one, so that the log makes the same table as before, with nameless people in it.
"""

from collections.abc import Collection, Mapping, Sequence

from msgspec import structs

from motherlode.table import entries
from motherlode.table.plans import nameless, nameless_seat
from motherlode.table.table import Table

SOMEBODY = "Somebody"  # the name of whoever was forgotten


def forgotten(log: Sequence[entries.Any], ids: Mapping[str, str]) -> list[entries.Any]:
    """The same log without whoever had these ids; they become those that they are mapped to."""
    first = log[0]
    assert isinstance(first, entries.Opened)
    opened = _opened(first, ids)
    table = Table(opened)
    nobodies: set[str | None] = set(ids.values())
    kept: list[entries.Any] = [opened]
    for entry in log[1:]:
        without = _without(table, entry, ids, nobodies)
        table.apply(without)
        kept.append(without)
    return kept


def _opened(entry: entries.Opened, ids: Mapping[str, str]) -> entries.Opened:
    if entry.host not in ids:
        return entry
    plan = nameless(entry.plan)
    return structs.replace(entry, host=ids[entry.host], name=SOMEBODY, plan=plan)


def _without(
    table: Table, entry: entries.Any, ids: Mapping[str, str], nobodies: Collection[str | None]
) -> entries.Any:
    match entry:
        case entries.Seated() if entry.person in ids:
            return structs.replace(entry, person=ids[entry.person], name=SOMEBODY)
        case entries.Presented() if entry.name and table.chairs[entry.seat].person in nobodies:
            return structs.replace(entry, name=SOMEBODY)
        case entries.Assigned() if table.host in nobodies:
            return structs.replace(entry, plan=nameless_seat(entry.plan))
        case entries.Changed() if table.host in nobodies:
            return structs.replace(entry, plan=nameless(entry.plan))
        case entries.Joined() if entry.person in ids:
            return structs.replace(entry, person=ids[entry.person], name=SOMEBODY)
        case entries.Added() if entry.person in ids:
            return structs.replace(entry, person=ids[entry.person])
        case entries.Said() if _said_by(table, entry, ids, nobodies):
            return entries.Said(entry.time, SOMEBODY, entry.seat)
        case entries.Merged() if entry.guest in ids or entry.person in ids:
            guest, person = (ids.get(one, one) for one in (entry.guest, entry.person))
            return structs.replace(entry, guest=guest, person=person)
        case entries.Renamed() if entry.person in ids:
            nobody = ids[entry.person]
            return structs.replace(entry, person=nobody, name=SOMEBODY, becomes=nobody)
    return entry


def _said_by(
    table: Table, entry: entries.Said, ids: Mapping[str, str], nobodies: Collection[str | None]
) -> bool:
    if entry.phrase is None and entry.text is None:
        return False
    if entry.person is not None:
        return entry.person in ids
    return 0 <= entry.seat < len(table.chairs) and table.chairs[entry.seat].person in nobodies
