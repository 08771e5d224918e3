"""What all parts of one server share: the outside world by its interfaces, and what counts it.

Made once, at the top. No table, no person and no request is reachable from here.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from motherlode.server.interfaces import (
    Accounts,
    Bots,
    Bus,
    Clock,
    Database,
    EventLog,
    Indexes,
    Meter,
    Pauses,
)
from motherlode.server.settings import Settings
from motherlode.server.tasks import Tasks
from motherlode.table.randomness import Randomness

if TYPE_CHECKING:  # a page has nobody who watches it
    from motherlode.server.metrics import Metrics


@dataclass(frozen=True, slots=True)
class LiveServices:
    """What live tables need, at a server or in a page."""

    settings: Settings
    clock: Clock
    random: Randomness
    log: EventLog
    index: Indexes
    accounts: Accounts
    pauses: Pauses
    bus: Bus
    bots: Bots
    metrics: Meter
    tasks: Tasks


@dataclass(frozen=True, slots=True)
class Services(LiveServices):
    """What a server has besides: a database, and somebody who watches."""

    metrics: "Metrics"
    database: Database
