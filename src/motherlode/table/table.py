"""A table: the authority over its seats and its matches."""

from motherlode.table import commands, entries
from motherlode.table.decide import decide
from motherlode.table.state import TableState


class Table(TableState):
    """A state, and the one way in which it changes: a command, its entry, the entry applied."""

    def decide(self, command: commands.Any, now: float) -> entries.Any:
        """The entry that a command leads to; raises what is wrong with it, and changes nothing."""
        return decide(self, command, now)

    def do(self, command: commands.Any, now: float) -> entries.Any:
        """Decides, and applies what was decided; the entry is for the log."""
        entry = decide(self, command, now)
        self.apply(entry)
        return entry
