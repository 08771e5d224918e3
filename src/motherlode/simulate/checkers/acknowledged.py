"""Whoever is told that something was done finds it in the log: it was kept before he was told."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from motherlode.simulate.checkers import Checker
from motherlode.table import entries

if TYPE_CHECKING:
    from motherlode.simulate.ledger import Account
    from motherlode.simulate.network import Line
    from motherlode.simulate.people.tab import Tab

Key = tuple[Any, ...]


class Acknowledged(Checker):
    """As many entries of a kind as answers that say so."""

    def __init__(self, world: Any) -> None:
        super().__init__(world)
        self._kept: Counter[Key] = Counter()
        self._told: Counter[Key] = Counter()
        self._presses: Counter[Key] = Counter()

    def committed(self, by: str, account: "Account", entry: entries.Any) -> None:
        """Counts."""
        key = _key(account.id, entry)
        if key is not None:
            self._kept[key] += 1
            if isinstance(entry, entries.Said) and entry.text and self._kept[key] > 1:
                self.found(f"what was said once was kept twice: {key}")

    def sent(self, line: "Line", tab: "Tab", message: Any) -> None:
        """An answer that is no refusal says that it was done."""
        answers = message.get("answers")
        if answers is None or message["type"] == "error":
            return
        key = _asked(tab.table_id, tab.person.id, tab.asked.get(answers))
        if key is None:
            return
        self._told[key] += 1
        ask = tab.asked[answers]
        if ask["type"] == "play":
            press = (tab.table_id, ask["seat"], ask["at"], ask["move"])
            self._presses[press] += 1
            if self._presses[press] > 1:
                self.found(f"{tab.person.name} has pressed twice, and it was done twice: {press}")
        if self._told[key] > self._kept[key]:
            self.found(f"{tab.person.name} was told {message['type']} for {key}, which is not kept")


def _key(table: str, entry: entries.Any) -> Key | None:
    match entry:
        case entries.Played(seat=seat, move=move, by="person"):
            return table, "play", seat, move
        case entries.Undone(seat=seat):
            return table, "undo", seat
        case entries.Said(person=person, text=text, phrase=phrase):
            return table, "chat", person, text or phrase
        case entries.Seated(seat=seat, person=person):
            return table, "sit", seat, person
        case entries.Resigned(seat=seat):
            return table, "resign", seat
        case entries.Started():
            return table, "start"
    return None


def _asked(table: str, person: str, ask: Any) -> Key | None:
    if ask is None:
        return None
    match ask["type"]:
        case "play":
            return table, "play", ask["seat"], ask["move"]
        case "undo" | "resign" as kind:
            return table, kind, ask["seat"]
        case "chat":
            return table, "chat", person, ask.get("text") or ask.get("phrase")
        case "sit":
            return table, "sit", ask["seat"], person
        case "start":
            return table, "start"
    return None
