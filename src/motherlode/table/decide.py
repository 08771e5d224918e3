"""What becomes of a command: an entry for the log, or the reason why not.

Who asks, whether it is possible, and what chance brings is decided here, and nothing changes:
`Table.apply` carries the entry out, now and whenever the log is read again. Nothing here knows of
sockets, of databases, what time it is, or how to draw lots: the same command makes the same entry.
"""

from typing import assert_never

from motherlode.engine.match import Match
from motherlode.table import claims, commands, entries, figures
from motherlode.table.decide_evening import check_figure, check_start, decide_evening, running
from motherlode.table.errors import TableError
from motherlode.table.learning import check_try
from motherlode.table.names import check_name, shown_words
from motherlode.table.plans import (
    Figure,
    SeatPlan,
    check_plan,
    check_same_position,
    check_seat_plan,
    filled,
)
from motherlode.table.rated import PATIENCE, RETURN, is_meant, may_count, why_not
from motherlode.table.seats import Chair
from motherlode.table.state import TableState

LATE = 2.0  # seconds until an entry is kept: what takes longer is nobody's time


def decide(table: TableState, command: commands.Any, now: float) -> entries.Any:
    """The entry that a command leads to; raises what is wrong with it."""
    if table.closed:
        raise TableError("table/closed", "This table is closed.")
    if table.plan.claim:
        claims.check_command(table, command)
    match command:
        case commands.Play() | commands.PlayFor():
            return _play(table, command, now)
        case commands.Sit() | commands.Present() | commands.Ready():
            return _sit(table, command, now)
        case commands.Stand() | commands.Assign():
            return _change_seat(table, command, now)
        case commands.Undo():
            return _undo(table, command, now)
        case commands.Lift(person, seat):
            _check_mine(table, person, seat)
            if not may_lift(table, person, seat):
                raise TableError("seat/not-to-act", "No time begins here now.")
            return entries.Lifted(now, seat)
        case commands.Begin(seat):
            if not table.clocks.may_lift(seat):
                raise TableError("seat/not-to-act", "No time begins here now.")
            return entries.Lifted(now, seat)
        case commands.AddEntropy() | commands.Start() | commands.Resign() | commands.Resume():
            return _around_a_match(table, command, now)
        case commands.Join() | commands.Leave() | commands.Pick() | commands.End():
            return decide_evening(table, command, now)
        case commands.Say():
            return _say(table, command, now)
        case commands.Change():
            _check_host(table, command.person)
            _check_no_evening(table)
            if table.lesson is None:  # which is left for a real match at any time
                _check_not_playing(table)
            plan = filled(command.plan, table.plan)
            check_same_position(plan, table.plan)
            claims.no_claim(plan)
            if plan.evening is not None:
                raise TableError("evening/own-table", "An evening has a table of its own.")
            check_plan(plan)
            return entries.Changed(now, plan, command.invitations)
        case commands.Close():
            _check_host(table, command.person)
            if table.rated and table.status == "playing" and not command.forced:
                raise TableError("table/rated", "A rated match is running: you can give it up.")
            return entries.Closed(now)
        case commands.Merge(guest, person):
            seats = table.seats_of(guest)
            alone = guest != person and table.host not in (guest, person)  # who may have one seat
            doubly, members = alone and bool(table.seats_of(person)), []
            if table.evening is not None and alone and table.evening.of(person):
                doubly, members = True, table.evening.of(guest)
            return entries.Merged(now, guest, person, seats, seats if doubly else [], members)
        case commands.Rename():
            return _rename(table, command, now)
        case _:
            assert_never(command)


# --- seats ---


def _sit(
    table: TableState, command: commands.Sit | commands.Present | commands.Ready, now: float
) -> entries.Any:
    match command:
        case commands.Sit():
            return _take_a_seat(table, command, now)
        case commands.Present(person, seat, name, figure):
            _check_mine(table, person, seat)
            _check_not_playing(table)
            if table.evening is not None:
                check_figure(table.evening, table.evening.sitting[seat], figure or Figure())
            else:
                figures.check_free(table.chairs, seat, figure or Figure())
            name = None if name is None else check_name(name)
            return entries.Presented(now, seat, name, figure)
        case commands.Ready(person, seat, ready):
            _check_mine(table, person, seat)
            _check_not_playing(table)
            return entries.Ready(now, seat, ready)
        case _:
            assert_never(command)


def _take_a_seat(table: TableState, command: commands.Sit, now: float) -> entries.Seated:
    person, seat, name, figure = command.person, command.seat, command.name, command.figure
    place = _chair(table, seat)
    if place.person == person:
        if place.resigned and table.status == "playing":
            raise TableError("seat/resigned", "You have given this match up.")
        if place.level is None:
            raise TableError("seat/yours", "You are sitting here already.")
        name, figure = place.name, None  # he is who he was
    elif table.evening is not None:
        raise TableError("evening/dealt", "At an evening everyone has a seat as it is dealt.")
    elif not place.is_open:
        raise TableError("seat/taken", f"{place.name} is sitting here.")
    elif table.seats_of(person) and (table.match is not None or person != table.host):
        raise TableError("seat/one-each", "You have a seat at this table already.")
    figures.check_free(table.chairs, seat, figure or Figure())
    return entries.Seated(now, seat, person, check_name(name), figure)


def _change_seat(
    table: TableState, command: commands.Stand | commands.Assign, now: float
) -> entries.Any:
    seat = command.seat
    if isinstance(command, commands.Stand):
        _check_mine(table, command.person, seat)
        _check_no_evening(table)
        if table.status != "lobby":
            away = "A seat is given up before the start; now you can only be away."
            raise TableError("table/started", away)
        return entries.Stood(now, seat)
    place, plan = _chair(table, seat), command.plan
    if table.status == "playing":
        _check_stand_in(table, command, place, now)
        if table.rated:  # how well it plays is no rival's choice
            plan = SeatPlan("bot", level=table.plan.clock.level)
    else:
        _check_host(table, command.person)
        _check_no_evening(table)
    check_seat_plan(plan)
    if plan.kind == "me" and any(other != seat for other in table.seats_of(command.person)):
        raise TableError("table/two-of-you", "You can sit at one seat; others have a name.")
    return entries.Assigned(now, seat, plan)


def _check_stand_in(table: TableState, command: commands.Assign, place: Chair, now: float) -> None:
    """In a match a bot sits down for who is away, and in a rated one not before he can be back.

    There nobody has to be back before the others wait for him: a phone that sleeps while a rival
    thinks loses no match. On his own device the host decides: where a seat of his is rated, it is
    himself. Strangers in a rated match are equals: whoever plays may go on without somebody who
    does not.
    """
    if not (table.rated and table.seats_of(command.person)):
        _check_host(table, command.person)
    if command.plan.kind != "bot" or not place.person:
        raise TableError("table/playing", "In a match only a bot can fill in for somebody.")
    if place.person == command.person and not table.rated:
        return
    if command.away <= 0:
        raise TableError("seat/here", f"{place.name} is here: nobody else plays in this place.")
    if table.rated and table.clocks.running:
        clock = f"The clock runs for {place.name}, too, and decides if nobody else does."
        raise TableError("seat/clock-runs", clock)
    if table.rated and min(command.away, table.clocks.waited(command.seat, now)) < RETURN:
        wait = f"{place.name} has just left. In a rated match everyone has a minute to come back."
        raise TableError("seat/just-left", wait)


# --- matches ---


def _play(
    table: TableState, command: commands.Play | commands.PlayFor, now: float
) -> entries.Played:
    """The outcomes are those of the committed seed: asking for them changes nothing."""
    seat, move = command.seat, command.move
    by: entries.By = "person"
    if isinstance(command, commands.Play):
        _check_plays(table, command.person, seat)
        _check_fresh(table, seat, command.at)
    else:
        by = command.by
    match = _match(table)
    if table.signal is not None and now < table.signal:
        raise TableError("move/wait-for-signal", "Wait for the signal.")
    if table.lesson is not None:
        check_try(table.lesson, match, seat, move)
    return entries.Played(now, seat, move, match.outcomes_of(seat, move), by)


def _undo(table: TableState, command: commands.Undo, now: float) -> entries.Undone:
    _check_plays(table, command.person, command.seat)
    _check_fresh(table, command.seat, command.at)
    match = _match(table)
    if table.lesson is not None:
        raise TableError("undo/lesson", "In a lesson nothing goes wrong, so nothing is undone.")
    if match.own_last(command.seat) in match.decided:
        raise TableError("undo/not-yours", "This decision was made for you, and it stands.")
    match.check_take_back(command.seat)
    return entries.Undone(now, command.seat)


def _around_a_match(
    table: TableState,
    command: commands.AddEntropy | commands.Start | commands.Resign | commands.Resume,
    now: float,
) -> entries.Any:
    match command:
        case commands.AddEntropy(person, text):
            if table.status == "playing":
                raise TableError("table/playing", "It is too late to add randomness to this match.")
            if person in table.entropy:
                raise TableError("entropy/once", "You have added your randomness already.")
            if not table.seats_of(person):
                raise TableError("seat/none", "Only players add randomness.")
            return entries.Added(now, person, text)
        case commands.Resume(lost, pause):
            if table.status != "playing":
                raise TableError("table/not-playing", "There is no running match to go on with.")
            return entries.Resumed(now, lost, pause)
        case commands.Start(person, match, next_seed, signal, accounts, here, pause):
            _check_not_playing(table)
            if table.evening is not None:
                check_start(table, running(table), person)
            elif person != table.host and not (table.match and table.seats_of(person)):
                raise TableError("table/not-host", "The host of the table begins the match.")
            if table.open_seats:
                raise TableError("table/open-seats", "Not everybody is here: some seats are open.")
            starter, version = table.next_starter(), table.game.version
            rated = may_count(table, accounts, here)
            why = why_not(table, accounts, here) if is_meant(table) else None
            if table.lesson is not None:
                signal = 0.0  # nobody races in a lesson
            patience = PATIENCE if rated and not table.clocks.running else 0.0
            return entries.Started(
                *(now, match, starter, next_seed, signal, version, rated, pause, why, patience)
            )
        case commands.Resign(person, seat):
            _check_mine(table, person, seat)
            if table.status != "playing":
                raise TableError("table/not-playing", "There is no running match to give up.")
            if table.chairs[seat].resigned:
                raise TableError("seat/resigned", "You have given this match up already.")
            return entries.Resigned(now, seat, table.plan.clock.level)
        case _:
            assert_never(command)


def _say(table: TableState, command: commands.Say, now: float) -> entries.Said:
    words = shown_words(command.text or "")
    if (command.phrase is None) == (not words):
        raise TableError("chat/empty", "Say a phrase or a text.")
    mine = table.seats_of(command.person)
    name = table.chairs[mine[0]].name if mine else command.name
    seat = mine[0] if mine else -1
    return entries.Said(now, name, seat, command.phrase, words or None, command.person)


def _rename(table: TableState, command: commands.Rename, now: float) -> entries.Renamed:
    """Who has another name at this table keeps it, unless he is forgotten."""
    all_ = command.becomes is not None
    seats = [
        seat
        for seat in table.seats_of(command.person)
        if all_ or table.chairs[seat].name == command.before
    ]
    members = (
        []
        if table.evening is None
        else [
            one
            for one in table.evening.of(command.person)
            if all_ or table.evening.members[one].chair.name == command.before
        ]
    )
    hosts = table.host == command.person and (all_ or table.host_name == command.before)
    return entries.Renamed(
        now, command.person, command.name, seats, hosts, command.becomes, members
    )


def may_lift(table: TableState, person: str, seat: int) -> bool:
    """Whether time begins for who was handed a device on which there are secrets."""
    match, mine = table.match, table.seats_of(person)
    if match is None or not table.clocks.running or len(mine) < 2 or seat not in match.to_act:
        return False
    return table.clocks.may_lift(seat) and any(match.has_secret(one) for one in mine)


def heard_late(table: TableState, entry: entries.Any, now: float) -> list[int]:
    """Whose time began with an entry that took long to be kept: they hear of it only now.

    Where a device is handed round, time begins with that.
    """
    match, clocks = table.match, table.clocks
    if match is None or match.over or not clocks.running or now - entry.time < LATE:
        return []
    return [
        seat
        for seat in match.to_act
        if (person := table.chairs[seat].person) is not None
        and table.chairs[seat].level is None
        and clocks.began(seat) == entry.time
        and clocks.may_lift(seat)
        and not may_lift(table, person, seat)
    ]


# --- who may ---


def _chair(table: TableState, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise TableError("seat/unknown", f"There is no seat {seat} at this table.")
    return table.chairs[seat]


def _match(table: TableState) -> Match:
    if table.match is None:
        raise TableError("table/not-started", "The match has not begun.")
    return table.match


def _check_mine(table: TableState, person: str, seat: int) -> None:
    if _chair(table, seat).person != person:
        raise TableError("seat/not-yours", "This is not your seat.")


def _check_plays(table: TableState, person: str, seat: int) -> None:
    _check_mine(table, person, seat)
    if table.chairs[seat].level is not None:
        raise TableError("seat/bot-plays", "A bot plays in your place: sit down again first.")


def _check_host(table: TableState, person: str) -> None:
    if person != table.host:
        raise TableError("table/not-host", "Only the host of the table can do this.")


def _check_no_evening(table: TableState) -> None:
    if table.evening is not None:
        raise TableError("evening/dealt", "At an evening everyone has a seat as it is dealt.")


def _check_not_playing(table: TableState) -> None:
    if table.status == "playing":
        raise TableError("table/playing", "The match is running.")


def _check_fresh(table: TableState, seat: int, at: int) -> None:
    """A move was made for what the seat sees, and arrives once."""
    if not table.acted[seat] <= at <= table.seen[seat]:
        raise TableError("move/stale", "The table has moved on since: look again.")
