"""What a client is shown is what the log says, for its seat: no more, no less, nothing early."""

from typing import TYPE_CHECKING, Any

from motherlode.engine.contract import SPECTATOR
from motherlode.server.live import projections
from motherlode.simulate.checkers import Checker
from motherlode.simulate.ledger import plain, timeless

if TYPE_CHECKING:
    from motherlode.simulate.ledger import Account
    from motherlode.simulate.network import Line
    from motherlode.simulate.people.tab import Tab

TOLD_WITHIN = 10.0  # seconds; what the bus loses is found in the log sooner
PRESENT = ("spectators",)  # who is here is no business of the log
# Whether a seat has a secret changes with its own moves, which another seat on the same device may
# not have noticed: a process that is a moment behind says so a moment later.
OF_A_SEAT = ("away", "thinking", "secret")


class Views(Checker):
    """Compares every board, and what was told of a move."""

    def __init__(self, world: Any) -> None:
        super().__init__(world)
        self.compared = self.passed_over = 0

    def sent(self, line: "Line", tab: "Tab", message: Any) -> None:
        """Compares with the ledger."""
        kind = message["type"]
        if kind not in ("welcome", "event", "table"):
            return None
        account = self.world.ledger.of(tab.table_id)
        subscriber = line.session._subscriber
        if account.table is None or subscriber is None:
            return None
        seat, at = subscriber.seat, message["at"]
        if seat >= len(account.table.chairs):
            return None
        if at > account.table.seen[seat]:
            return self.found(
                f"{tab.person.name} was told of {at} at table {account.id}, where the log lets his "
                f"seat {seat} know of {account.table.seen[seat]}"
            )
        if kind != "table" and message.get("state") is not None:
            self._compare_board(account, tab, message)
        if kind != "event" and at == account.table.seen[seat]:
            self._compare_table(account, tab, message["table"])
        return None

    def _compare_board(self, account: "Account", tab: "Tab", message: Any) -> None:
        state = message["state"]
        key = (state["seat"], state["number"])
        table = account.table
        assert table is not None
        if message["at"] != state["number"]:
            return self.found(f"{tab.person.name}: at {message['at']}, number {state['number']}")
        if key[1] == table.seen[key[0]]:
            account.state(key[0])
        right = account.states.get(key)
        if right is None:
            self.passed_over += 1
            return None
        self.compared += 1
        if right != timeless(state):
            return self.found(_difference(tab, "board", right, timeless(state)))
        event = account.events.get(key) if message["type"] == "event" else None
        if event is not None:
            told = {name: message[name] for name in message if name not in ("answers", "state")}
            if told != event:
                self.found(_difference(tab, "story", event, told))
        return None

    def _compare_table(self, account: "Account", tab: "Tab", told: Any) -> None:
        table = account.table
        assert table is not None
        code = told["code"]
        right = plain(
            projections.table_info(account.id, code, table, tab.person.id, lambda person: True)
        )
        right, told = _without_people(right), _without_people(told)
        if right != told:
            self.found(_difference(tab, "table", right, told))

    def looked(self) -> None:
        """What a process has in memory is what the log says, as far as it has got."""
        for server in self.world.servers:
            if server.admission is None or not server.process.is_alive:
                continue
            for live in server.admission.registry.tables.values():
                account = self.world.ledger.of(live.id)
                table, right = live.table, account.table
                if right is None or not live.is_settled or table.at != right.at:
                    continue
                if table.seen != right.seen or table.clocks.used != right.clocks.used:
                    self.found(f"{server.name} has another table {live.id} in memory than its log")
                if table.match and right.match and table.match.state != right.match.state:
                    if bytes(table.match.state) != bytes(right.match.state):
                        self.found(f"{server.name} has another match at {live.id} than its log")

    def quiet(self) -> None:
        """As at the end: nobody has done anything that would have told him."""
        self._compare_tabs(self.world.now - TOLD_WITHIN)

    def calm(self) -> None:
        """Everyone who is still there has heard of everything that his seat may know."""
        self._compare_tabs(self.world.now)

    def _compare_tabs(self, before: float) -> None:
        for tab in self.world.open_tabs():
            account = self.world.ledger.of(tab.table_id)
            if account.table is None or tab.state is None or not tab.is_fine:
                continue
            if account.times[-1] > before:
                continue  # a bot plays on
            seat = tab.state["seat"]
            seen = account.table.seen[seat if seat < len(account.table.chairs) else SPECTATOR]
            if tab.state["number"] < seen and account.state(seat) != timeless(tab.state):
                right = {**(account.state(seat) or {}), "number": tab.state["number"]}
                if right != timeless(tab.state):
                    self.found(
                        f"{tab.person.name} still sees {tab.state['number']} at table "
                        f"{account.id}, where his seat {seat} may know of {seen}"
                    )


def _without_people(table: Any) -> Any:
    """A table without who is there at the moment."""
    seats = [
        {name: seat[name] for name in seat if name not in OF_A_SEAT} for seat in table["seats"]
    ]
    without = {**{name: table[name] for name in table if name not in PRESENT}, "seats": seats}
    if evening := table.get("evening"):
        members = [{**member, "away": None} for member in evening["members"]]
        without["evening"] = {**evening, "members": members}
    return without


def _difference(tab: "Tab", what: str, right: Any, told: Any) -> str:
    names = sorted({*right, *told}) if isinstance(right, dict) and isinstance(told, dict) else []
    wrong = [name for name in names if right.get(name) != told.get(name)]
    shown = [f"{name}: {told.get(name)!r} instead of {right.get(name)!r}"[:300] for name in wrong]
    who = f"{tab.person.name} at table {tab.table_id}"
    return f"{who} was shown another {what} than the log says ({'; '.join(shown) or told})"[:900]
