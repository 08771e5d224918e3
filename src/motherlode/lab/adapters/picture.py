"""A table in words, for environments that are asked to render: what a seat's view says."""

from typing import Any

from motherlode.engine.game import Game


def text_of(game: Game, known: Any, seat: int) -> str:
    """The view of a seat, field by field."""
    view = game.view(known, seat)
    lines = [f"{game.name}, seat {seat}"]
    lines += [
        f"{name}: {_short(value)}"
        for name, value in view.items()
        if name not in ("seat", "surface")
    ]
    return "\n".join(lines)


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(one)}" for name, one in value.items())
    if isinstance(value, list | tuple):
        return "[" + " ".join(_short(one) for one in value) + "]"
    return str(value)
