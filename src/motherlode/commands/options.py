"""Options of a game on the command line."""

from typing import Any

from motherlode.engine.errors import MotherlodeError


def options_of(given: list[str] | None) -> dict[str, Any]:
    """`--option starter=2` as a mapping."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise MotherlodeError("option/form", f"“{text}” is not NAME=VALUE.")
        options[name.strip()] = value.strip()
    return options
