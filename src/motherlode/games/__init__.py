"""All games by name: the six of the box, and other people's.

A game is named by its slug, or by where it is: a file of rules (`dice.py`), a module on Python's
path (`dice`, `dice:GAME`), a package that is installed and says in its entry points
`motherlode.games` which slug it brings. Every command takes any of these.
"""

from motherlode.engine.errors import GameError, did_you_mean
from motherlode.engine.game import Game
from motherlode.engine.surface import surfaced
from motherlode.games.added import ADDED
from motherlode.games.finding import (
    absolute,
    in_file,
    in_module,
    installed,
    is_module,
    is_path,
    of_package,
)

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

_surfaced: dict[str, tuple[Game, Game]] = {}  # by slug: as loaded, and as tables play it
_registered: dict[str, str] = {}  # by slug: where the game is, as `load` takes it


def games() -> list[str]:
    """The slugs that can be played here: ours, installed ones, what was registered or added."""
    return list(dict.fromkeys((*PACKAGES, *installed(), *_registered, *ADDED)))


def load(name: str) -> Game:
    """A game by its slug, or by where it is."""
    if name in PACKAGES:
        return in_module(f"{__name__}.{PACKAGES[name]}")
    if name in _registered:
        return load(_registered[name])
    if is_path(name):
        return _with_own_slug(in_file(name), name)
    if name in installed():
        return _with_own_slug(of_package(name), name)
    if ":" in name or is_module(name):
        return _with_own_slug(in_module(name), name)
    raise _unknown(name)


def ours(slug: str) -> Game:
    """A game that is here by its slug, for slugs out of a file or from a guest.

    These must not load code that nobody has installed or registered.
    """
    if slug in ADDED:
        return ADDED[slug].game
    if slug not in PACKAGES and slug not in _registered and slug not in installed():
        raise _unknown(slug)
    return load(slug)


def at_tables(slug: str) -> Game:
    """A game as tables play it: where it has no board of its own, with what one is derived from.

    Always the same one, for it is compiled once.
    """
    game = ours(slug)
    if slug in PACKAGES:
        return game
    known = _surfaced.get(slug)
    if known is None or known[0] is not game:
        known = _surfaced[slug] = (game, surfaced(game))
    return known[1]


def register(name: str) -> Game:
    """Takes a game in under its slug for as long as this process runs; the same one again is fine.

    A file is read again whenever it has changed, so `load(slug)` gives the game as it is now.
    """
    if is_path(name):
        name = absolute(name)
    game = load(name)
    if game.slug in PACKAGES:
        return game
    if _registered.get(game.slug, name) != name or (game.slug in installed() and is_path(name)):
        raise GameError(
            "game/duplicate-slug",
            f"“{name}” is called “{game.slug}”, and so is {_registered.get(game.slug, 'another')}. "
            "Give one of them another slug.",
        )
    if game.slug != name:
        _registered[game.slug] = name
    return game


def registered() -> dict[str, str]:
    """What was registered, by slug: for another process, which has to do the same."""
    return dict(_registered)


def _with_own_slug(game: Game, name: str) -> Game:
    """Refuses a game under the slug of one of ours, unless it is ours with other content."""
    if game.slug in PACKAGES and game.rules is not load(game.slug).rules:
        raise GameError(
            "game/duplicate-slug",
            f"“{name}” is called “{game.slug}”, as a game of the box is. Give it another slug.",
        )
    return game


def _unknown(name: str) -> GameError:
    hint = did_you_mean(name, games())
    return GameError("game/unknown", f"There is no game “{name}”. {hint}")
