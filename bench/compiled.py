"""What bots need is compiled before anything is measured: on a busy machine it takes minutes."""

from collections.abc import Iterable

from motherlode.bots.levels import warm
from motherlode.games import ours


def compile_bots(games: Iterable[str], *levels: str) -> None:
    """Leaves in the cache what servers started later will find there."""
    for game in dict.fromkeys(games):
        for level in levels:
            print(f"the bots of {game} are made ready ({level})", flush=True)
            warm(ours(game), level)
