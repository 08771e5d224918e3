"""Tables in a list, and what is played at one."""

from motherlode.engine.errors import MotherlodeError
from motherlode.server.answers.own import inspected
from motherlode.server.live.live_table import LiveTable
from motherlode.server.protocol.resources import Inspected, TableLine
from motherlode.table.claims import no_claim
from motherlode.table.errors import TableError
from motherlode.table.plans import TablePlan


def rank(line: TableLine) -> tuple[bool, int, float]:
    """Where it is one's turn comes first, then what runs, what is about to, and what is over."""
    return not line.your_turn, ("playing", "lobby", "over").index(line.status), -line.updated


def no_position(plan: TablePlan) -> None:
    """Refuses a table that begins where a client says: we say that ourselves."""
    no_claim(plan)
    if plan.position is not None:
        raise TableError("position/not-taken", "A position is no client's to send.")


async def own_at(live: LiveTable, option: str) -> Inspected:
    """The own map or deck that is played at a table, to look at before one sits down."""
    plan = live.table.plan
    if option not in plan.content:
        raise MotherlodeError("own/unknown", "This table plays with what is in the box.")
    own = plan.content[option]
    return await inspected(plan.game, option, own.name, own.text)
