"""What the conformance kit finds wrong."""

from dataclasses import dataclass

from motherlode.engine.contract import CHANCE, SPECTATOR
from motherlode.engine.game import Game


class Fault(Exception):
    """A game breaks the contract; `kind` names the law, the message says how and where."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind


@dataclass(frozen=True)
class Setting:
    """A number of players and options: one way to begin a game."""

    seats: int
    options: dict[str, str | int]

    def __str__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.seats} players" + (f", {chosen}" if chosen else "")


def settings(game: Game) -> list[Setting]:
    """Every number of players with every value of every option, one option changed at a time."""
    found = []
    for seats in game.seats:
        default: dict[str, str | int] = {option.name: option.default for option in game.options}
        found.append(Setting(seats, default))
        for option in game.options:
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
