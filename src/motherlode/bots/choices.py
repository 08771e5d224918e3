"""What a seat may do, and which of it is worth a thought."""

from typing import Any

from motherlode.engine.game import Game


def legal_moves(game: Game, known: Any, seat: int) -> list[int]:
    """The legal moves of a seat."""
    mask = [0] * len(game.moves)
    game.plain.legal(known, seat, mask)
    return [move for move, marked in enumerate(mask) if marked]


def moves_to_weigh(game: Game, known: Any, seat: int) -> list[int]:
    """The legal moves without those that need no thought."""
    mask = [0] * len(game.moves)
    game.plain.legal(known, seat, mask)
    if game.skip is not None:
        game.skip(known, seat, mask)
    return [move for move, marked in enumerate(mask) if marked]
