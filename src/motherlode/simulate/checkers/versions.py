"""A newer program brings the database to its version whole, and an older one refuses it then."""

from typing import TYPE_CHECKING, Any

from motherlode.server.storage.database import newest
from motherlode.server.storage.schema import metadata
from motherlode.simulate.checkers import Checker
from motherlode.simulate.newer import LATER, known_to

if TYPE_CHECKING:
    from motherlode.simulate.server import SimulatedServer


class Versions(Checker):
    """Looks at the database's version, and at what it stands for."""

    def __init__(self, world: Any) -> None:
        super().__init__(world)
        self._last = world.disk.version
        self._first = newest(known_to(1))

    def opened(self, server: "SimulatedServer") -> None:
        """The database is what it knows, or was brought to that by it; later it may be newer."""
        if server.met > server.knows:
            self.found(
                f"{server.name} knows version {server.knows} and opens a database of {server.met}"
            )
        if self.world.disk.version < server.knows:
            self.found(f"{server.name} opens before the database is of version {server.knows}")
        self.looked()

    def looked(self) -> None:
        """It never goes back, and it is whole."""
        disk = self.world.disk
        now = disk.version
        if now < self._last:
            self.found(f"the database went from version {self._last} back to {now}")
        self._last = now
        for table in metadata.sorted_tables:
            columns = [row[1] for row in disk.connection.execute(f"pragma table_info({table})")]
            if (LATER in columns) != (now >= self._first):
                self.found(f"version {now} is half made: {table} has {columns}")

    def calm(self) -> None:
        """Whoever was refused has come back as a newer one."""
        for server in self.world.servers:
            if not server.is_open:
                self.found(f"{server.name} knows {server.knows}, and does not open")
