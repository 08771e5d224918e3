"""The six games, found by their slugs; other people's games by `module:GAME`."""

from importlib import import_module
from types import ModuleType

from motherlode.engine.errors import GameError, MotherlodeError, did_you_mean
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
    if not module or module.startswith("."):
        raise GameError("game/no-module", f"“{name}” names no module; write module:GAME.")
    found = getattr(_imported(name, module), attribute, None)
    if found is None:
        raise GameError("game/no-game", f"Module {module} has no “{attribute}”.")
    if not isinstance(found, Game):
        raise GameError("game/no-game", f"“{name}” is no game, but {type(found).__name__}.")
    return found


def ours(slug: str) -> Game:
    """One of our games: for slugs out of a file, which must not load other people's code."""
    if slug not in PACKAGES:
        raise GameError(
            "game/unknown", f"There is no game “{slug}”. {did_you_mean(slug, PACKAGES)}"
        )
    return load(slug)


def _imported(name: str, module: str) -> ModuleType:
    try:
        return import_module(module)
    except MotherlodeError:
        raise
    except ModuleNotFoundError as error:
        raise GameError("game/no-module", f"“{name}”: {error}.") from error
    except Exception as error:  # somebody else's code may fail in any way
        reason = " ".join(str(error).split()) or type(error).__name__
        raise GameError("game/broken-module", f"“{name}” cannot be loaded: {reason}.") from error
