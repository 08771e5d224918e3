"""The games as registered environments: Gymnasium's by id, PettingZoo's as modules.

    import gymnasium, motherlode.envs
    env = gymnasium.make("motherlode/GoldNuggets-v0")               # against sensible players
    envs = gymnasium.make_vec("motherlode/GoldNuggets-v0", num_envs=1024)

    from motherlode.envs import gold_nuggets_v0
    table = gold_nuggets_v0.env(seats=3)                            # PettingZoo, AEC
    table = gold_nuggets_v0.parallel_env(seats=3)

All of `motherlode.games()`; the number behind the v is the version of a game's behaviour, less one.
"""

import sys
from types import ModuleType
from typing import Any

import motherlode
from motherlode.engine.game import Game
from motherlode.lab.extras import extra

NAMESPACE = "motherlode"


def id_of(game: Game) -> str:
    """A game's name in Gymnasium."""
    words = game.slug.replace("-", " ").title().replace(" ", "")
    return f"{NAMESPACE}/{words}-v{game.version - 1}"


def module_of(game: Game) -> str:
    """A game's module here."""
    return f"{game.slug.replace('-', '_')}_v{game.version - 1}"


def register() -> None:
    """Makes all games known to Gymnasium; called on import, and by Gymnasium as a plug-in."""
    registration = extra("gymnasium.envs.registration")
    for slug in motherlode.games():
        game = motherlode.load(slug)
        if id_of(game) not in registration.registry:
            registration.register(
                id_of(game),
                entry_point="motherlode.lab.adapters.single:SingleEnv",
                vector_entry_point="motherlode.lab.adapters.single:ManyEnv",
                kwargs={"game": slug},
            )


def _module(game: Game) -> ModuleType:
    """`env`, `raw_env` and `parallel_env` of a game; observations see their own seat first."""
    made = ModuleType(f"{__name__}.{module_of(game)}", f"{game.name} for PettingZoo.")

    def adapters() -> Any:
        from motherlode.lab.adapters import pettingzoo

        return pettingzoo

    def env(seats: int | None = None, options: Any = None, render_mode: str | None = None) -> Any:
        """One agent at a time; insists on the right order of calls."""
        return adapters().env(game, seats, options, described=True, render_mode=render_mode)

    def raw_env(
        seats: int | None = None, options: Any = None, render_mode: str | None = None
    ) -> Any:
        """The same without that insistence."""
        return adapters().TurnEnv(game, seats, options, described=True, render_mode=render_mode)

    def parallel_env(
        seats: int | None = None, options: Any = None, render_mode: str | None = None
    ) -> Any:
        """All agents at once."""
        return adapters().parallel_env(
            game, seats, options, described=True, render_mode=render_mode
        )

    for function in (env, raw_env, parallel_env):
        setattr(made, function.__name__, function)
    return made


def _publish() -> None:
    for slug in motherlode.games():
        game = motherlode.load(slug)
        name = module_of(game)
        made = _module(game)
        sys.modules[made.__name__] = made
        setattr(sys.modules[__name__], name, made)


_publish()
register()
