"""The six games, found by their slugs; other people's games by `module:GAME`."""

from importlib import import_module

from motherlode.engine.errors import GameError, did_you_mean
from motherlode.engine.game import Game

# Slugs alone, so that listing the games loads none of them.
PACKAGES = {
    slug: slug.replace("-", "_")
    for slug in (
        "gold-nuggets",
        "go-for-gold",
        "gold-rausch",
        "claim-poker",
        "gold",
        "wurf-und-weg",
    )
}


def games() -> list[str]:
    """The slugs of our games."""
    return list(PACKAGES)


def load(name: str) -> Game:
    """A game by its slug, or a third-party game given as `module:GAME`."""
    if name in PACKAGES:
        module, attribute = f"{__name__}.{PACKAGES[name]}", "GAME"
    elif ":" in name:
        module, _, attribute = name.partition(":")
    else:
        raise GameError(
            "game/unknown", f"There is no game “{name}”. {did_you_mean(name, PACKAGES)}"
        )
    try:
        found = getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        raise GameError("game/no-module", f"“{name}”: {error}.") from error
    except AttributeError as error:
        raise GameError("game/no-game", f"Module {module} has no “{attribute}”.") from error
    if not isinstance(found, Game):
        raise GameError("game/no-game", f"“{name}” is no game, but {type(found).__name__}.")
    return found
