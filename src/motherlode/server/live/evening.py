"""An evening in the words of the protocol, and what of it a list or a calendar needs."""

from collections.abc import Callable

from motherlode.server.protocol import evening as parts
from motherlode.table.evening import Evening
from motherlode.table.table import Table


def evening_info(
    table: Table, person: str | None, here: Callable[[str], bool]
) -> parts.EveningInfo | None:
    """How the evening of a table stands, for one who looks; None where there is none."""
    evening = table.evening
    if evening is None:
        return None
    return parts.EveningInfo(
        games=evening.plan.games,
        members=_members(evening, person, here),
        played=[
            parts.EveningGame(
                game=game.game,
                match=game.match,
                picker=game.picker,
                places=game.places + [None] * (len(evening.members) - len(game.places)),
                nuggets=[game.nuggets(one) for one in range(len(evening.members))],
                byes=game.byes,
            )
            for game in evening.played
        ],
        turn=evening.turn,
        byes=evening.byes,
        bots=evening.plan.bots,
        at=evening.plan.at,
        over=evening.finished,
        winners=evening.winners,
    )


def _members(
    evening: Evening, person: str | None, here: Callable[[str], bool]
) -> list[parts.EveningMember]:
    totals, found = evening.totals, []
    for number, member in enumerate(evening.members):
        chair = member.chair
        assert chair.chosen.colour is not None
        assert chair.chosen.shape is not None
        found.append(
            parts.EveningMember(
                name=chair.name,
                colour=chair.chosen.colour,
                shape=chair.chosen.shape,
                nuggets=totals[number],
                seat=evening.seat_of(number),
                mine=person is not None and chair.person == person,
                away=chair.person is not None and not here(chair.person),
                gone=member.gone,
            )
        )
    return found
