"""A sensible move without the bots' process: what a table goes on with when that has failed."""

from copy import copy
from hashlib import blake2b
from typing import Any

from motherlode.engine.game import Game


def sensible_move(game: Game, known: Any, seat: int) -> str:
    """What the game's own policy does, from what the seat knows and without looking ahead."""
    mask = [0] * len(game.moves)
    game.plain.legal(known, seat, mask)
    move = mask.index(1)
    if game.policy is not None:
        chance = int.from_bytes(blake2b(bytes(known), digest_size=8).digest())
        wished = game.policy(copy(known), seat, list(mask), [chance])
        move = wished if mask[wished] else move
    return game.moves.text(move)
