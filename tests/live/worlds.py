"""Another world that somebody cannot tell from the true one; see `motherlode.simulate.exchange`."""

from motherlode.simulate.exchange import Exchange as World
from motherlode.simulate.exchange import Rigged, entries_of, retold, rigged_table

__all__ = ["Rigged", "World", "entries_of", "retold", "rigged_table"]
