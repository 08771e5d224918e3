"""What there is of others in a page: nobody listens, nobody has an account, nobody watches."""

from collections.abc import Callable, Collection

from motherlode.server.interfaces import News
from motherlode.table import entries


class NoBus:
    """The channel to other processes: there are none."""

    healthy = True
    alone = True

    def tell_wrote(self, table: str, first: int, bodies: list[str]) -> None:
        """A page is alone: there is no other process to tell."""

    def tell_presence(self, table: str, people: list[str]) -> None:
        """A page is alone: there is no other process to tell."""

    def tell_reaction(self, table: str, seat: int, told: str) -> None:
        """Nobody listens."""

    def tell_left(self) -> None:
        """A page is alone: there is no other process to tell."""

    async def finish(self) -> None:
        """Nothing is under way, so it returns at once."""

    async def publish(self) -> None:
        """There is nothing to publish."""

    async def listen(self, heard: Callable[[News], object]) -> None:
        """No news ever comes, so it returns at once."""


class NoAccounts:
    """Whoever plays in a page plays for no rating."""

    async def among(self, people: Collection[str]) -> set[str]:
        """None of them."""
        return set()

    def forget(self, person: str) -> None:
        """Nobody is remembered."""


class NoMeter:
    """What happens in a page is counted by nobody."""

    def entry(self, entry: entries.Any) -> None:
        """Not counted."""

    def loaded(self, seconds: float) -> None:
        """Not measured."""
