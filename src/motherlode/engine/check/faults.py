"""What the conformance kit finds wrong, and where: in few lines, with a command to see it again."""

import os
from dataclasses import dataclass, field
from typing import Any

from motherlode.engine import defaults
from motherlode.engine.contract import CHANCE, SPECTATOR
from motherlode.engine.game import Game
from motherlode.engine.numbers import Amount

LONGEST = 300  # letters of a message; what is longer says no more


@dataclass
class Place:
    """Where in the kit's random games something was found; kept up to date while they go on."""

    seed: int = 1
    setting: "Setting | None" = None
    number: str = ""  # of the setting and of the game in it, as `--again` takes it
    event: int = -1  # how many events had happened before
    what: str = ""  # the event that was about to happen, in notation
    seat: int | None = None  # whose it was; None for chance

    def lines(self, called: str) -> list[str]:
        """The place in words, and how to get there again."""
        if self.setting is None:
            return []
        at = f"  at: {self.setting}, seed {self.seed}"
        if self.number:
            at += f", game {self.number}"
        if self.event >= 0:
            at += f", event {self.event}"
        if self.what:
            at += f": {self.what}"
        if not self.number:
            return [at]
        return [at, f"  again: motherlode check {called} --seed {self.seed} --again {self.number}"]


class Fault(Exception):
    """A game breaks the contract; `kind` names the law, the message says how and where.

    A function of the game is named where it is known which one is wrong; a line of its file follows
    from that, or from where it failed.
    """

    def __init__(self, kind: str, message: str, function: Any = None, field: str = "") -> None:
        message = " ".join(message.split())
        if len(message) > LONGEST:
            message = message[: LONGEST - 1] + "…"
        super().__init__(f"{kind}: {message}")
        self.kind = kind
        self.message = message
        self.field = field  # of the record, where it is one field
        self.file, self.line, self.function = place_of(function)
        self.place = Place()

    def not_written(self, game: Game, why: str) -> None:
        """The function at fault is none of the game's own: says that it should be, and why."""
        self.file, self.line, _ = place_of(game.rules.setup)
        missing, self.function = self.function, ""
        file = os.path.basename(self.file)
        self.message = f"no `{missing}` in {file}, but {why}: {self.message}"
        self.args = (f"{self.kind}: {self.message}",)

    def told(self, called: str) -> str:
        """All there is to say, in at most five lines."""
        lines = [str(self), *self.place.lines(called)]
        if self.file:
            inside = f" ({self.function})" if self.function else ""
            lines.insert(1, f"  in: {short(self.file)}:{self.line}{inside}")
        return "\n".join(lines)


def place_of(function: Any) -> tuple[str, int, str]:
    """The file and the line in which a function begins, and its name.

    One that a game has not written is where its rank is, or nowhere.
    """
    code = getattr(function, "__code__", None)
    if code and code.co_filename == defaults.__file__:
        ranked = function.__globals__["rank"]
        return ("", 0, code.co_name) if ranked is defaults.rank else place_of(ranked)
    return (code.co_filename, code.co_firstlineno, code.co_name) if code else ("", 0, "")


def short(file: str) -> str:
    """A file as somebody in this folder would name it."""
    near = os.path.relpath(file) if os.path.isabs(file) else file
    return file if near.startswith(os.pardir) else near


@dataclass(frozen=True)
class Setting:
    """A number of players and options: one way to begin a game."""

    seats: int
    options: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seats} players" + (f", {chosen}" if chosen else "")


def settings(game: Game, numbers: bool = True) -> list[Setting]:
    """Every number of players with every value of every option, one option changed at a time.

    Numbers of the box as few and as many as may be, with the fewest players, or not at all.
    """
    found = []
    for seats in game.seats:
        default: dict[str, str | int] = {
            option.name: option.default for option in game.options if not isinstance(option, Amount)
        }
        found.append(Setting(seats, default))
        for option in game.options:
            if isinstance(option, Amount) and (not numbers or seats != game.seats[0]):
                continue
            found += [
                Setting(seats, {**default, option.name: value})
                for value in option.values(seats)
                if value != option.default
            ]
    return found


def named(game: Game, mover: int, event: int) -> str:
    """An event in notation."""
    if mover == CHANCE:
        return f"chance “{game.outcomes.text(event)}”"
    return f"seat {mover} “{game.moves.text(event)}”"


def watcher(seat: int) -> str:
    """A seat or the spectator, in words."""
    return "the spectator" if seat == SPECTATOR else f"seat {seat}"
