"""The table in the words of the protocol: what each client may see of it, and nothing else."""

from collections.abc import Callable

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.server.protocol import messages as say
from motherlode.server.protocol import parts
from motherlode.table import entries
from motherlode.table.figures import figures
from motherlode.table.remarks import story
from motherlode.table.table import Table

TOLD = 300  # events of a running match whose story a newcomer hears


def table_info(
    id_: str,
    code: str,
    table: Table,
    person: str | None,
    here: Callable[[str], bool],
    spectators: int = 0,
    thinking: dict[int, str] | None = None,
) -> parts.TableInfo:
    """A table without its board, as one person sees it."""
    hosting = person == table.host
    looks = figures(table.chairs)
    standing = table.standing
    return parts.TableInfo(
        id=id_,
        code=code,
        game=table.plan.game,
        options=dict(table.plan.options),
        status=table.status,  # type: ignore[arg-type]
        seats=[
            parts.SeatInfo(
                seat=seat,
                kind=chair.kind,  # type: ignore[arg-type]
                name=chair.name,
                colour=looks[seat][0],
                shape=looks[seat][1],
                chosen=chair.chosen,
                level=chair.level,
                stand_in=chair.stand_in,
                resigned=bool(chair.resigned),
                ready=chair.ready or chair.level is not None,
                mine=person is not None and chair.person == person,
                away=chair.person is not None and not here(chair.person),
                secret=person is not None and chair.person == person and has_secret(table, seat),
                thinking=(thinking or {}).get(seat),
                invitation=chair.invitation if hosting and chair.is_open else None,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        public=table.plan.public,
        host=table.host_name,
        clock=table.plan.clock,
        series=parts.SeriesInfo(
            kind=standing.plan.kind,
            games=standing.games,
            played=[list(game["scores"]) for game in standing.played],
            standing=standing.points,
            winners=standing.winners,
        ),
        own={option: own.name for option, own in table.plan.content.items()},
        hosting=hosting,
        starter=table.starter,
        match=table.match_id,
        commitment=table.commitment,
        entropy=list(table.entropy.values()),
        spectators=spectators,
        created=table.created,
    )


def state(table: Table, seat: int, now: float) -> parts.State | None:
    """The board as a seat sees it."""
    match = table.match
    if match is None or table.match_id is None:
        return None
    plays, over = seat != SPECTATOR, match.over
    may_act = plays and not over and table.chairs[seat].level is None
    return parts.State(
        match=table.match_id,
        number=table.seen[seat],
        seat=seat,
        view=match.view(seat),
        legal=match.legal(seat) if may_act else [],
        secret=plays and not over and match.has_secret(seat),
        undo=may_act and table.may_undo(seat),
        clocks=_clocks(table, match, seat, now) if table.clocks.running else None,
        signal=_seconds(table.signal, now) if table.signal is not None else None,
        result=match.result if over else None,
    )


def has_secret(table: Table, seat: int) -> bool:
    """Whether a seat knows something that not everyone knows: the device is handed over covered."""
    match = table.match
    if match is None or match.over:
        return False
    return match.has_secret(seat)


def why_not(table: Table, seat: int, move: str) -> object:
    """The game's own reason against a move, from what the seat knows."""
    match = table.match
    if match is None or match.over or table.game.why_not is None or seat not in range(match.seats):
        return None
    try:
        return table.game.why_not(match.known(seat), seat, move)
    except MotherlodeError:
        return None  # no move at all


def happened(
    table: Table,
    entry: entries.Played | entries.Undone,
    seat: int,
    before: int,
    now: float,
    answers: int | None = None,
) -> say.Happened:
    """What a seat is told after a decision; `before` counts the events that it knows."""
    match = table.match
    assert match is not None
    board = state(table, seat, now)
    assert board is not None
    if isinstance(entry, entries.Undone):
        return say.Happened(
            at=table.seen[seat],
            by=entry.seat,
            lines=[],
            state=board,
            undone=True,
            story=told(table, match, seat),
            answers=answers,
        )
    return say.Happened(
        at=table.seen[seat],
        by=entry.seat,
        lines=clock_line(entry) + match.story(seat, before),
        state=board,
        move=entry.move if match.saw(before, seat) else None,
        decided=entry.by,
        bot=entry.by != "person",
        answers=answers,
    )


def clock_line(entry: entries.Played) -> list[object]:
    """Before what happened comes that the clock decided it, if it did."""
    return [{"what": "@clock", "seat": entry.seat}] if entry.by == "clock" else []


def told(table: Table, match: Match, seat: int, handed: bool = False) -> list[object]:
    """The story so far, without what has to be remembered, unless it has just happened.

    What a seat alone was shown is told until it has decided something: whoever comes back before
    that has not seen it. Who was `handed` the device has not seen either what all could see since
    his own last decision.
    """
    since, forgets, remarks = max(0, match.number - TOLD), match.game.forgets, table.remarks
    if not forgets:
        return story(match, remarks, seat, since)
    last = max(since, match.last_decision)
    away = min(max(since, match.decided_nothing_since(seat)), last)
    older = story(match, remarks, seat, since, away)
    missed = story(match, remarks, seat, away, last)
    if not handed:
        common = match.story(SPECTATOR, away, last)
        missed = [line for line in missed if line["what"] not in forgets or line not in common]
    kept = [line for line in older if line["what"] not in forgets]
    return kept + missed + story(match, remarks, seat, last)


def spoken(said: entries.Said) -> parts.Spoken:
    """Something said at the table."""
    return parts.Spoken(
        name=said.name, time=said.time, seat=said.seat, phrase=said.phrase, text=said.text
    )


def _clocks(table: Table, match: Match, seat: int, now: float) -> parts.Clocks:
    """What is left to each; when several act in secret, how often another did is not shown."""
    decision, game = table.clocks.left(now)
    if len(match.to_act) > 1:
        decision = [left if other == seat else None for other, left in enumerate(decision)]
    return parts.Clocks(decision, game)


def _seconds(time: float, now: float) -> float | None:
    return round(time - now, 3) if time > now else None
