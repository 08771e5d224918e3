"""How everyone looks: a colour and a shape for each seat, and no two seats share one."""

from collections.abc import Sequence
from typing import get_args

from motherlode.table.errors import TableError
from motherlode.table.plans import Colour, Figure, Shape
from motherlode.table.seats import Chair

COLOURS: tuple[str, ...] = get_args(Colour)
SHAPES: tuple[str, ...] = get_args(Shape)


def colours(chairs: Sequence[Chair]) -> list[str]:
    """The colour of each seat."""
    return _dealt([place.colour for place in chairs], COLOURS)


def shapes(chairs: Sequence[Chair]) -> list[str]:
    """The shape of each seat."""
    return _dealt([place.shape for place in chairs], SHAPES)


def check_free(chairs: Sequence[Chair], seat: int, wish: Figure) -> None:
    """Refuses what somebody else has; bots and open seats give way."""
    for other, place in enumerate(chairs):
        if other == seat or place.person is None:
            continue
        if wish.colour is not None and wish.colour == place.colour:
            raise TableError("figure/taken", f"{place.name} has this colour.")
        if wish.shape is not None and wish.shape == place.shape:
            raise TableError("figure/taken", f"{place.name} has this shape.")


def settle(chairs: Sequence[Chair], seat: int, wish: Figure | None = None) -> None:
    """Somebody sits here now: he looks as he wishes, and else as the seat has looked so far."""
    wish = wish or Figure()
    place = chairs[seat]
    place.colour = wish.colour or colours(chairs)[seat]
    place.shape = wish.shape or shapes(chairs)[seat]


def keep(chairs: Sequence[Chair], before: Sequence[Chair]) -> None:
    """People look as before, wherever they sit now; who is new looks as his seat does."""
    known = {(place.person, place.name): place for place in before}
    for place in chairs:
        old = known.get((place.person, place.name))
        if place.person and old is not None:
            place.colour, place.shape = old.colour, old.shape
    for seat, place in enumerate(chairs):
        if place.person and place.colour is None:
            settle(chairs, seat)


def _dealt(fixed: list[str | None], all_: tuple[str, ...]) -> list[str]:
    """What people have; for the other seats their own by number, or else the next that is free."""
    usual = [all_[seat % len(all_)] for seat in range(len(fixed))]
    dealt = [
        has or (own if own not in fixed else None) for has, own in zip(fixed, usual, strict=True)
    ]
    free = iter([one for one in all_ if one not in dealt])
    return [has or next(free) for has in dealt]
