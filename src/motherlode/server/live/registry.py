"""The live tables of a server's process, and the database that they are kept in."""

import asyncio

from motherlode.server.live.tables import Tables
from motherlode.server.services import Services


class Registry(Tables):
    """The live tables by their ids, and what a server has besides."""

    services: Services

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.database = services.database
        # Who looks for somebody in all logs reads all of them: many at once would leave no
        # connection, and no processor, to anybody else.
        self.one_searches = asyncio.Semaphore(1)
