"""What all parts of one server share: the outside world by its interfaces, and what counts it.

Made once, at the top. No table, no person and no request is reachable from here.
"""

from dataclasses import dataclass

from motherlode.server.interfaces import Bots, Bus, Clock, Database, EventLog
from motherlode.server.metrics import Metrics
from motherlode.server.settings import Settings
from motherlode.server.tasks import Tasks
from motherlode.table.randomness import Randomness


@dataclass(frozen=True, slots=True)
class Services:
    """One of each."""

    settings: Settings
    clock: Clock
    random: Randomness
    database: Database
    log: EventLog
    bus: Bus
    bots: Bots
    metrics: Metrics
    tasks: Tasks
