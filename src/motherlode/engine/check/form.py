"""Whether a game is put together as the contract says."""

from motherlode.engine.check.faults import Fault
from motherlode.engine.check.layout import check_layout
from motherlode.engine.game import Game
from motherlode.engine.state import Header, blank, field_names, size_of

MOST_SEATS = 8  # `to_act` is a byte


def check_form(game: Game) -> None:
    """The record's head, the notation both ways, the endings, the number of seats, the layout."""
    names = field_names(game.state)
    head = [name for name in Header.__annotations__ if name != "dtype"]
    if names[: len(head)] != head:
        raise Fault("form", f"a record begins with {', '.join(head)}, not {', '.join(names[:4])}")
    if not 1 <= game.seats[0] <= game.seats[-1] <= MOST_SEATS:
        raise Fault("form", f"{game.seats} is no range of 1 to {MOST_SEATS} seats")
    for notation in (game.moves, game.outcomes):
        for number in range(len(notation)):
            if notation.number(notation.text(number)) != number:
                raise Fault("notation", f"“{notation.text(number)}” does not come back")
            if notation.text(number) != " ".join(notation.text(number).split()):
                raise Fault("notation", f"“{notation.text(number)}” has stray blanks")
    if 0 in game.endings:
        raise Fault("form", "0 means that the game goes on; it is no reason for an end")
    if bytes(blank(game.state)) != bytes(size_of(game.state)):
        raise Fault("form", "a blank record is not made of zeros")
    check_layout(game)
