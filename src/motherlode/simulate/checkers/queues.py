"""Memory and queues stay bounded, and nobody tries again without a pause."""

from typing import TYPE_CHECKING, Any

from motherlode.server.websocket.endpoint import MOST_WAITING
from motherlode.server.websocket.transport import MOST_UNSENT
from motherlode.simulate.checkers import Checker

if TYPE_CHECKING:
    from motherlode.server.admission import Admission
    from motherlode.simulate.server import SimulatedServer

WRITES = 2000  # that wait for the log
NEWS = 1000  # that wait for the bus
TASKS, TASKS_EACH = 60, 12  # of a process, and more for each table in memory
TRIES = 150.0  # ways to the database a second, of one process; a busy one makes some dozens


class Queues(Checker):
    """Measures every process."""

    def __init__(self, world: Any) -> None:
        super().__init__(world)
        self._passed: dict[str, tuple[float, int]] = {}  # by process: when, and how often

    def looked(self) -> None:
        """One process after the other."""
        for server in self.world.servers:
            if server.process.is_alive and server.admission is not None:
                self._measure(server, server.admission)

    def _measure(self, server: "SimulatedServer", admission: "Admission") -> None:
        services, tables = admission.services, admission.registry.tables
        open_lines = sum(not line.closing for line in server.lines)
        bus: Any = services.bus
        lines = [line for line in server.lines if line.session is not None]
        taken = sum(
            count
            for (kind, _), count in admission.limits.sockets._taken.items()
            if kind == "sockets_of_person"
        )
        for what, size, most in (
            ("writes wait for the log", services.log.waiting, WRITES),
            ("messages wait for the bus", len(bus._waiting), NEWS),
            ("tasks", len(services.tasks._running), TASKS + TASKS_EACH * len(tables)),
            ("bytes are unsent", max((line.unsent for line in lines), default=0), 2 * MOST_UNSENT),
            (
                "messages wait at a socket",
                max((len(line.session._waiting) for line in lines), default=0),
                2 * MOST_WAITING,
            ),
            (
                "subscribers for so many sockets",
                sum(len(live.presence.subscribers) for live in tables.values()),
                open_lines,
            ),
            ("places taken by so many sockets", taken, open_lines),
            (
                "notices wait at one table",
                max(
                    (
                        len(live.outbox._held) + len(live.outbox._waiting)
                        for live in tables.values()
                    ),
                    default=0,
                ),
                WRITES,
            ),
        ):
            if size > most:
                self.found(f"{server.name}: {size} {what}, at most {most} are right")
        when, passed = self._passed.get(server.name, (self.world.now, server.road.passed))
        self._passed[server.name] = (self.world.now, server.road.passed)
        seconds = self.world.now - when
        if seconds and (server.road.passed - passed) / seconds > TRIES:
            often = (server.road.passed - passed) / seconds
            self.found(f"{server.name} asks the database {often:.0f} times a second")
