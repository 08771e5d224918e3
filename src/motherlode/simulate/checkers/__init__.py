"""What has to hold at every moment of a run: a file for each claim.

A checker is told what happens, and says by `found` what must not be. Whoever writes one adds it to
`all_checkers`; docs/simulation.md shows how.
"""

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from motherlode.simulate.ledger import Account
from motherlode.table import entries

if TYPE_CHECKING:
    from motherlode.simulate.network import Line
    from motherlode.simulate.people.tab import Tab
    from motherlode.simulate.server import SimulatedServer
    from motherlode.simulate.world import World


class Finding(Exception):
    """Something that must not be."""

    def __init__(self, checker: str, text: str) -> None:
        super().__init__(f"{checker}: {text}")
        self.checker = checker
        self.text = text


class Checker:
    """Hears of everything; does nothing by itself."""

    handler: logging.Handler | None = None  # of one who reads along in the server's own log

    def __init__(self, world: "World") -> None:
        self.world = world

    @property
    def name(self) -> str:
        """What a report calls it."""
        return type(self).__module__.rpartition(".")[2]

    def found(self, text: str) -> None:
        """It does not hold: the run ends here."""
        self.world.found(Finding(self.name, text))

    def committed(self, by: str, account: Account, entry: entries.Any) -> None:
        """An entry is kept."""

    def sent(self, line: "Line", tab: "Tab", message: Any) -> None:
        """A server has told a client something; it may not arrive."""

    def opened(self, server: "SimulatedServer") -> None:
        """A process takes calls from now on."""

    def looked(self) -> None:
        """Some seconds have passed."""

    def quiet(self) -> None:
        """The faults are over, and since then nobody has done anything for a while."""

    def calm(self) -> None:
        """The faults are over, and all matches had time to end."""


def all_checkers() -> Sequence[Callable[["World"], Checker]]:
    """Every checker, in the order in which they are told."""
    from motherlode.simulate.checkers.acknowledged import Acknowledged
    from motherlode.simulate.checkers.clocks import Clocks
    from motherlode.simulate.checkers.mistakes import Mistakes
    from motherlode.simulate.checkers.queues import Queues
    from motherlode.simulate.checkers.results import Results
    from motherlode.simulate.checkers.secrets import Secrets
    from motherlode.simulate.checkers.sequence import OneSequence
    from motherlode.simulate.checkers.versions import Versions
    from motherlode.simulate.checkers.views import Views
    from motherlode.simulate.checkers.waiting import Waiting

    claims = (OneSequence, Acknowledged, Views, Secrets, Waiting, Clocks, Results, Queues)
    return (*claims, Versions, Mistakes)
