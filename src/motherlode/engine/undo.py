"""Whether a decision may be taken back: only as long as nothing was learnt by it.

A chance event behind a decision settles it. A card that was seen before is turned up without one,
and people forget: the game names the moves that do so (`Game.shows`). And where the mover is shown
what somebody else knew, another position that he held for possible would have led to another sight.
"""

from typing import TYPE_CHECKING, Any

from motherlode.engine.chance import start_stream
from motherlode.engine.state import copy

if TYPE_CHECKING:
    from motherlode.engine.game import Game

SAMPLES = 8  # positions that the mover holds for possible


def has_shown(game: "Game", before: Any, after: Any, seat: int, move: int) -> bool:
    """Whether the mover, or anybody's memory, was shown more than the move itself."""
    if game.moves.text(move).partition(" ")[0] in game.shows:
        return True
    if game.open:
        return False
    rules = game.plain
    known = copy(before)
    rules.hide(known, seat)
    if bytes(known) == bytes(before):
        return False  # nothing was hidden
    sight = copy(after)
    rules.hide(sight, seat)
    rng = [0]
    start_stream(rng, int.from_bytes(bytes(known)[-8:], "little"), move)
    for _ in range(SAMPLES):
        world = copy(known)
        rules.imagine(world, seat, rng)
        mask = bytearray(len(game.moves))
        rules.legal(world, seat, mask)
        if not mask[move]:
            continue
        rules.apply(world, seat, move)
        rules.hide(world, seat)
        if bytes(world) != bytes(sight):
            return True
    return False
