"""The table in the words of the protocol: what each client may see of it, and nothing else."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.games.added import edition
from motherlode.server.live.evening import evening_info
from motherlode.server.protocol import messages as say
from motherlode.server.protocol import parts
from motherlode.table import entries
from motherlode.table.figures import figures
from motherlode.table.learning import step_of
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
                invitation=(chair.invitation or None) if hosting and chair.is_open else None,
                who=who(id_, chair.person) if chair.person and chair.person != person else "",
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
        edition=edition(table.plan.game),
        own={option: own.name for option, own in table.plan.content.items()},
        hosting=hosting,
        starter=table.starter,
        friendly=table.plan.friendly,
        rated=table.rated,
        match=table.match_id,
        commitment=None if table.lesson is not None and table.match else table.commitment,
        entropy=list(table.entropy.values()),
        spectators=spectators,
        created=table.created,
        lesson=table.plan.lesson,
        waits=table.plan.waits,
        claim=table.plan.claim,
        evening=evening_info(table, person, here),
    )


def state(table: Table, seat: int, now: float) -> parts.State | None:
    """The board as a seat sees it."""
    match = table.match
    if match is None or table.match_id is None:
        return None
    over = match.over
    legal: list[str] = []
    secret = undo = False
    if seat != SPECTATOR and not over:
        secret = match.has_secret(seat)
        if table.chairs[seat].level is None:
            legal, undo = match.legal(seat), table.may_undo(seat)
    return parts.State(
        match=table.match_id,
        number=table.seen[seat],
        seat=seat,
        view=match.view(seat),
        legal=legal,
        secret=secret,
        undo=undo,
        clocks=_clocks(table, match, seat, now) if table.clocks.running else None,
        signal=_seconds(table.signal, now) if table.signal is not None else None,
        result=match.result if over else None,
        step=step_of(table) if table.lesson is not None and seat == table.lesson.me else None,
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
    lines = match.story(seat, before)
    if entry.by == "clock":  # before what happened comes that the clock decided it
        lines.insert(0, {"what": "@clock", "seat": entry.seat})
    return say.Happened(
        at=table.seen[seat],
        by=entry.seat,
        lines=lines,
        state=board,
        move=entry.move if match.saw(before, seat) else None,
        decided=entry.by,
        bot=entry.by != "person",
        answers=answers,
    )


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


def spoken(id_: str, said: entries.Said) -> parts.Spoken:
    """Something said at a table."""
    return parts.Spoken(
        name=said.name,
        time=said.time,
        seat=said.seat,
        phrase=said.phrase,
        text=said.text,
        who=who(id_, said.person) if said.person else "",
    )


@lru_cache(maxsize=4096)
def who(id_: str, person: str) -> str:
    """Somebody's name in the messages of a table: his id is nobody's business."""
    return sha256(f"{id_} {person}".encode()).hexdigest()[:12]


def _clocks(table: Table, match: Match, seat: int, now: float) -> parts.Clocks:
    """What is left to each; when several act in secret, how often another did is not shown."""
    decision, game = table.clocks.left(now)
    if len(match.to_act) > 1:
        decision = [left if other == seat else None for other, left in enumerate(decision)]
    return parts.Clocks(decision, game)


def _seconds(time: float, now: float) -> float | None:
    return round(time - now, 3) if time > now else None
