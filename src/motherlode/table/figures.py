"""How everyone looks: a colour and a shape for each seat, and no two seats share one."""

from collections.abc import Sequence
from typing import TypeVar, get_args

from motherlode.table.errors import TableError
from motherlode.table.plans import Colour, Figure, Shape
from motherlode.table.seats import Chair

COLOURS: tuple[Colour, ...] = get_args(Colour)
SHAPES: tuple[Shape, ...] = get_args(Shape)
T = TypeVar("T", bound=str)


def figures(chairs: Sequence[Chair]) -> list[tuple[Colour, Shape]]:
    """Colour and shape of each seat: what somebody has chosen, and the usual ones elsewhere."""
    colours = _dealt([place.chosen.colour for place in chairs], COLOURS)
    shapes = _dealt([place.chosen.shape for place in chairs], SHAPES)
    return list(zip(colours, shapes, strict=True))


def check_free(chairs: Sequence[Chair], seat: int, wish: Figure) -> None:
    """Refuses what somebody else has chosen; whoever only has it by chance gives way."""
    for other, place in enumerate(chairs):
        if other == seat:
            continue
        if wish.colour is not None and wish.colour == place.chosen.colour:
            raise TableError("figure/taken", f"{place.name} has chosen this colour.")
        if wish.shape is not None and wish.shape == place.chosen.shape:
            raise TableError("figure/taken", f"{place.name} has chosen this shape.")


def choose(place: Chair, wish: Figure) -> None:
    """Somebody looks as he wishes; of what he does not speak, it stays as it was."""
    had = place.chosen
    place.chosen = Figure(wish.colour or had.colour, wish.shape or had.shape)


def keep(chairs: Sequence[Chair], before: Sequence[Chair]) -> None:
    """What people have chosen goes with them, wherever they sit now."""
    known = {(place.person, place.name): place.chosen for place in before if place.person}
    for place in chairs:
        if place.person:
            place.chosen = known.pop((place.person, place.name), place.chosen)


def _dealt(chosen: Sequence[T | None], all_: Sequence[T]) -> list[T]:
    """What was chosen; for the other seats their own by number, or else the next that is free."""
    usual = [all_[seat % len(all_)] for seat in range(len(chosen))]
    dealt = [
        has or (own if own not in chosen else None) for has, own in zip(chosen, usual, strict=True)
    ]
    free = iter([one for one in all_ if one not in dealt])
    return [has or next(free) for has in dealt]
