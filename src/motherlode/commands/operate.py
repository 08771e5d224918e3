"""What `motherlode admin` does, on the database, beside whatever servers there are."""

import asyncio
import getpass
import json
import logging
import re
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import typer

from motherlode.engine.errors import MotherlodeError
from motherlode.server.beside import open_beside
from motherlode.server.limits import counted_as
from motherlode.server.live.operating import Operating
from motherlode.server.settings import Settings, settings_from
from motherlode.server.storage.overview import LISTS, Row, overview

UNITS = {"m": 60.0, "h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}
TIMES = ("created", "updated", "seen", "until", "time")
WIDEST = 44  # letters of a value in a table

Options = dict[str, Any]


def run(options: Options, work: Callable[[Operating], Awaitable[object]], said: str) -> None:
    """Does something, and says so; `{}` is what it has brought."""

    async def inside() -> object:
        async with open_beside(_settings(options), _by()) as (_, operating):
            return await work(operating)

    print(said.format(asyncio.run(inside())))


def show(
    options: Options, what: str, search: str, limit: int, as_json: bool, **filters: str
) -> None:
    """Prints a list."""
    if what not in LISTS:
        raise MotherlodeError(
            "admin/unknown-list", f"There is no list “{what}”: tables, people or bans."
        )

    async def inside() -> list[Row]:
        async with open_beside(_settings(options), _by()) as (registry, _):
            return await overview(registry.database, what, search, limit, **filters)

    rows = asyncio.run(inside())
    print(json.dumps(rows, ensure_ascii=False, indent=1) if as_json else _table(rows))


def ban_whom(
    options: Options, who: str, address: str, with_address: bool, lasts: str, reason: str
) -> None:
    """A person, an address, or both."""
    if not who and not address:
        raise MotherlodeError("ban/nobody", "Say whom: a PERSON, or --address ADDRESS.")
    if address and "." not in address and ":" not in address:
        raise MotherlodeError("ban/address", f"“{address}” is no address.")
    until = end_of(lasts)

    async def work(operating: Operating) -> None:
        if who:
            await operating.ban(who, until, reason, with_address)
        if address:
            await operating.ban_address(counted_as(address), until, reason)

    run(options, work, "Banned.")


def purge_older(options: Options, days: dict[str, float], yes: bool) -> None:
    """Asks first: nothing of it comes back."""
    if not days:
        raise MotherlodeError(
            "purge/nothing", "Say what: --open, --chat, --finished or --guests, with DAYS."
        )
    told = ", ".join(f"{kind} older than {age:g} days" for kind, age in days.items())
    sure(yes, f"Purge for good: {told}?")

    async def work(operating: Operating) -> str:
        found = await operating.purge(days)
        return ", ".join(f"{kind}: {count}" for kind, count in found.items())

    run(options, work, "Purged. {}")


def end_of(lasts: str) -> float | None:
    """When something ends that lasts so long from now on; None: never."""
    if not lasts:
        return None
    found = re.fullmatch(r"(\d{1,5})([mhdw])", lasts)
    if found is None:
        raise MotherlodeError("admin/time", f"“{lasts}” is no time: 30m, 12h, 7d or 4w.")
    return time.time() + int(found[1]) * UNITS[found[2]]


def sure(yes: bool, question: str) -> None:
    """Before what cannot be undone."""
    if not yes and not (sys.stdin.isatty() and typer.confirm(question)):
        raise MotherlodeError("admin/not-sure", "Nothing was done: say --yes.")


def _settings(options: Options) -> Settings:
    logging.basicConfig(level=logging.WARNING)
    own = {name: value for name, value in options.items() if name != "config"}
    return settings_from(options["config"], **own)


def _by() -> str:
    """Who does it, for the log."""
    try:
        return f"command:{getpass.getuser()}"
    except (KeyError, OSError):  # nobody whom this machine knows by name
        return "command"


def _table(rows: list[Row]) -> str:
    """Columns as wide as they have to be."""
    if not rows:
        return "Nothing."
    names = list(rows[0])
    cells = [[_cell(name, row[name]) for name in names] for row in rows]
    widths = [max(map(len, column)) for column in zip(names, *cells, strict=True)]
    lines = [names, *cells]
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def _cell(name: str, value: object) -> str:
    if value is None:
        return "-"
    if name in TIMES and isinstance(value, float | int):
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    text = " ".join(str(value).split())
    return text if len(text) <= WIDEST else f"{text[: WIDEST - 1]}…"
