"""Whose turn it is, as rows of `calls`: derived from the table, which is its log.

They are written with the index, so the log need not wait for them, and a log whose index a sudden
end has left behind brings them along when the index is made anew. What is written is who has to
decide, not who is away: whether somebody has to be called is asked when the time has come.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, text

from motherlode.engine.contract import CHANCE
from motherlode.engine.match import Match
from motherlode.table.table import Table

SHORT = 1800.0  # seconds: whoever has less to decide sits at the table anyway
SHARE, DAY = 0.25, 86400.0  # of the time that is left, and at most, when a clock runs low

# Once for each key; what was void and has come about again (a decision was taken back) is open
# again, unless he was called already. A process that is behind the log writes nothing.
ADD = text(
    """
    insert into calls (key, person, kind, table_id, game, who, created, due, state)
    select cast(:key as varchar), cast(:person as varchar), cast(:kind as varchar),
           cast(:table_id as varchar), cast(:game as varchar), cast(:who as varchar),
           cast(:created as double precision), cast(:due as double precision), 'waiting'
    where (exists (select 1 from subscriptions where person = cast(:person as varchar))
           or exists (select 1 from call_settings
                      where person = cast(:person as varchar) and mail_confirmed))
    and exists (select 1 from tables
                where id = cast(:table_id as varchar) and at <= cast(:at as integer))
    on conflict (key) do update set state = 'waiting', due = excluded.due
    where calls.state = 'void' or (calls.state = 'waiting' and calls.kind = 'clock')
    """
)
OPEN = text(
    """
    select key from calls where table_id = :table_id and kind in ('turn', 'clock')
    and state in ('waiting', 'called')
    """
)
CLOSE = text(
    "update calls set state = case state when 'called' then 'done' else 'void' end where key = :key"
)

Row = dict[str, Any]


class Turn(NamedTuple):
    """Somebody has to decide, or will have no time left soon."""

    key: str
    kind: str
    person: str
    due: float
    who: str


def turns_of(table: Table) -> list[Turn]:
    """All that hold now, but for those whom nobody has to tell: it goes on from his own move.

    A turn is known by how many decisions its seat has made: what others decide in secret meanwhile
    changes nothing, and whoever takes a decision back begins no other turn.
    """
    match = table.match
    if match is None or match.over or table.game.real_time or _is_one_device(table):
        return []
    if table.lesson is not None:  # it waits for its player, and for ever
        return []
    found: list[Turn] = []
    for seat in match.to_act:
        chair = table.chairs[seat]
        if chair.person is None or chair.level is not None:
            continue
        if not _was_left_to_others(match, seat):
            continue
        made = sum(mover == seat for mover, _ in match.history())
        name = f"{table.match_id}:{seat}:{made}"
        who = others(table, seat)
        found.append(Turn(f"turn:{name}", "turn", chair.person, table.updated, who))
        ends = table.clocks.due(seat)
        if ends is not None and (left := ends - table.updated) >= SHORT:
            low = ends - min(SHARE * left, DAY)
            found.append(Turn(f"clock:{name}", "clock", chair.person, low, who))
    return found


def turn_rows(id_: str, table: Table, now: float) -> list[Row]:
    """The same as rows; made where the table is, since writing may go on in a thread."""
    return [
        _row(id_, table, turn, turn.due if turn.kind == "clock" else max(now, turn.due))
        for turn in turns_of(table)
    ]


def write_turns(connection: Connection, id_: str, rows: Sequence[Row]) -> None:
    """Brings the calls about turns of a table up to date."""
    held = {row["key"] for row in rows}
    for key in list(connection.scalars(OPEN, {"table_id": id_})):
        if key not in held:
            connection.execute(CLOSE, {"key": key})
    if rows:
        connection.execute(ADD, rows)


def over_rows(id_: str, table: Table) -> list[Row]:
    """Everyone who has just played to the end shall hear of it, but for who was alone."""
    who = {chair.person: others(table, seat) for seat, chair in enumerate(table.chairs)}
    people = [person for person in who if person is not None]
    if len(people) < 2:
        return []
    turns = [
        Turn(f"over:{table.match_id}:{person}", "over", person, table.updated, who[person])
        for person in people
    ]
    return [_row(id_, table, turn, turn.due) for turn in turns]


def _row(id_: str, table: Table, turn: Turn, due: float) -> Row:
    """A call as it is kept."""
    return {
        "key": turn.key,
        "person": turn.person,
        "kind": turn.kind,
        "table_id": id_,
        "game": table.plan.game,
        "who": turn.who,
        "created": table.updated,
        "due": due,
        "at": table.at,
    }


def others(table: Table, seat: int) -> str:
    """Who else plays, by name, as JSON."""
    names = [chair.name for other, chair in enumerate(table.chairs) if other != seat and chair.name]
    return msgspec.json.encode(names).decode()


def _is_one_device(table: Table) -> bool:
    """Whether all people sit around one device: whoever is up is looked at by the others."""
    people = [chair.person for chair in table.chairs if chair.person]
    return len(people) > 1 and len(set(people)) == 1


def _was_left_to_others(match: Match, seat: int) -> bool:
    """Whether anybody else has decided something that a seat could see since its own decision."""
    events = match.history()
    for number in range(len(events) - 1, -1, -1):
        mover = events[number][0]
        if mover == CHANCE:
            continue
        if mover == seat:
            return number in match.decided  # the clock or a bot did it for him
        if match.saw(number, seat):
            return True
    return True
