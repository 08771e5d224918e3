"""How a table is made of its log: the entries are read and applied."""

import asyncio

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.table import entries
from motherlode.table.table import Table

decode = msgspec.json.Decoder(entries.Any).decode
decode_opened = msgspec.json.Decoder(entries.Opened).decode

BREATH = 10  # entries after which others have their turn: some cost a millisecond and more
LONG = entries.Changed  # the same after one of these, which may bring a map to be read


class Unreadable(MotherlodeError):
    """A log that makes no table: damaged, of a game or a version that is not here."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            "table/unreadable", "This table cannot be read any more. It was set aside."
        )
        self.reason = reason  # for the operator


async def table_of(bodies: list[str]) -> Table:
    """The table that a log makes."""
    if not bodies:
        raise MotherlodeError("table/unknown", "There is no such table.")
    number = 0
    try:
        table = Table(decode_opened(bodies[0]))
        for number, body in enumerate(bodies[1:], 1):
            entry = decode(body)
            table.apply(entry)
            if number % BREATH == 0 or isinstance(entry, LONG):
                await asyncio.sleep(0)
    except Exception as error:  # a damaged log may be wrong in any way
        reason = error.message if isinstance(error, MotherlodeError) else repr(error)
        raise Unreadable(f"entry {number}: {reason}") from error
    return table
