"""Loading a table anew while the log may be away."""

import asyncio
from collections.abc import Awaitable, Callable

from motherlode.table.table import Table

Load = Callable[[str], Awaitable[Table]]  # a table as its log says, by its id

PAUSE, LONGEST_PAUSE = 0.25, 8.0  # seconds between tries


async def load_with_backoff(load: Load, id_: str, is_away: Callable[[Exception], bool]) -> Table:
    """The table as its log says; tried again for as long as the log is away."""
    pause = PAUSE
    while True:
        try:
            return await load(id_)
        except Exception as error:
            if not is_away(error):
                raise
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
