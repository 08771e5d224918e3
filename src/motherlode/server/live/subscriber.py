"""One socket of one person, looking from one seat."""

from collections.abc import Callable

from motherlode.engine.contract import SPECTATOR


class Client:
    """A connection. `send` never waits, and messages leave in the order they were sent."""

    def __init__(
        self,
        person: str,
        name: str,
        send: Callable[[bytes], object],
        hang_up: Callable[[int, str], object] = lambda code, reason: None,
    ) -> None:
        self.person = person
        self.name = name
        self.send = send
        self.hang_up = hang_up
        self.seat = SPECTATOR  # from where it looks
        self.chosen = False  # whether it has chosen that seat itself
