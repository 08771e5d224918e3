"""One socket of a person at a table: what it has said, and what it was told."""

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from motherlode.simulate.network import Line
    from motherlode.simulate.people.person import Person

encode = msgspec.json.Encoder().encode


class Tab:
    """What is known here of the table."""

    def __init__(self, person: "Person", table_id: str) -> None:
        self.person = person
        self.table_id = table_id
        self.line: Line | None = None
        self.state: Any = None
        self.table: Any = None
        self.at = 0
        self.is_open = True
        self.is_fine = True  # no fault has befallen the socket
        self.code: int | None = None
        self.retry: float | None = None
        self.asked: dict[int, Any] = {}
        self.waiting: dict[int, tuple[float, str]] = {}  # since when, for what
        self.news = asyncio.Event()
        self.looked = 0.0  # when somebody last looked from another seat
        self.acted: tuple[str, int] | None = None  # what he last answered to, once faults are over
        self.acted_at = 0.0
        self._next = 0

    def received(self, message: bytes) -> None:
        """The server has said something."""
        if not self.is_open:
            return
        told = self.person.world.read(message)
        self.waiting.pop(told.get("answers"), None)
        match told["type"]:
            case "welcome":
                self.at, self.table, self.state = told["at"], told["table"], told.get("state")
            case "event":
                self.at, self.state = told["at"], told["state"]
            case "table":
                self.at, self.table = told["at"], told["table"]
            case "goodbye":
                self.retry = told.get("retry")
        self.news.set()

    def hung_up(self, code: int) -> None:
        """The socket is closed."""
        self.is_open = False
        self.code = code
        self.news.set()

    def ask(self, kind: str, **more: Any) -> int:
        """Says something to the table; its number."""
        self._next += 1
        ask = {"type": kind, "id": self._next, **more}
        self.asked[self._next] = ask
        self.waiting[self._next] = (self.person.world.now, kind)
        if len(self.asked) > 500:
            del self.asked[next(iter(self.asked))]
        self.say(encode(ask))
        return self._next

    def say(self, frame: bytes) -> None:
        """Sends a frame as it is, right or wrong."""
        if self.line is not None and self.is_open:
            self.person.world.journal.note("says", self.person.name, frame)
            self.line.say(frame)

    def leave(self) -> None:
        """Closes it."""
        if self.is_open and self.line is not None:
            self.is_open = False
            self.line.hang_up()
