"""What becomes of a command: an entry for the log, or the reason why not.

Who asks, whether it is possible, and what chance brings is decided here, and nothing changes:
`Table.apply` carries the entry out, now and whenever the log is read again. Nothing here knows of
sockets, of databases, what time it is, or how to draw lots: the same command makes the same entry.
"""

from typing import assert_never

from motherlode.engine.match import Match
from motherlode.table import commands, entries, figures
from motherlode.table.errors import TableError
from motherlode.table.names import check_name
from motherlode.table.plans import Figure, check_plan, check_seat_plan, filled
from motherlode.table.seats import Chair
from motherlode.table.state import TableState


def decide(table: TableState, command: commands.Any, now: float) -> entries.Any:
    """The entry that a command leads to; raises what is wrong with it."""
    if table.closed:
        raise TableError("table/closed", "This table was closed by its host.")
    match command:
        case commands.Play() | commands.PlayFor():
            return _play(table, command, now)
        case commands.Sit() | commands.Present() | commands.Ready():
            return _sit(table, command, now)
        case commands.Stand() | commands.Assign():
            return _change_seat(table, command, now)
        case commands.Undo():
            return _undo(table, command, now)
        case commands.AddEntropy() | commands.Start() | commands.Resign():
            return _around_a_match(table, command, now)
        case commands.Say():
            return _say(table, command, now)
        case commands.Change():
            _check_host(table, command.person)
            _check_not_playing(table)
            plan = filled(command.plan, table.plan)
            check_plan(plan)
            return entries.Changed(now, plan, command.invitations)
        case commands.Close():
            _check_host(table, command.person)
            return entries.Closed(now)
        case commands.Merge():
            seats = table.seats_of(command.guest)
            return entries.Merged(now, command.guest, command.person, seats)
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
    elif not place.is_open:
        raise TableError("seat/taken", f"{place.name} is sitting here.")
    elif table.seats_of(person) and table.match is not None:
        raise TableError("seat/one-each", "You have a seat in this match already.")
    figures.check_free(table.chairs, seat, figure or Figure())
    return entries.Seated(now, seat, person, check_name(name), figure)


def _change_seat(
    table: TableState, command: commands.Stand | commands.Assign, now: float
) -> entries.Any:
    seat = command.seat
    if isinstance(command, commands.Stand):
        _check_mine(table, command.person, seat)
        if table.status != "lobby":
            away = "A seat is given up before the start; now you can only be away."
            raise TableError("table/started", away)
        return entries.Stood(now, seat)
    _check_host(table, command.person)
    place, plan = _chair(table, seat), command.plan
    if table.status == "playing" and not (plan.kind == "bot" and place.person):
        raise TableError("table/playing", "In a match only a bot can fill in for somebody.")
    check_seat_plan(plan)
    if plan.kind == "me" and any(other != seat for other in table.seats_of(command.person)):
        raise TableError("table/two-of-you", "You can sit at one seat; others have a name.")
    return entries.Assigned(now, seat, plan)


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
    return entries.Played(now, seat, move, match.outcomes_of(seat, move), by)


def _undo(table: TableState, command: commands.Undo, now: float) -> entries.Undone:
    _check_plays(table, command.person, command.seat)
    _check_fresh(table, command.seat, command.at)
    match = _match(table)
    if match.number - 1 in match.decided:
        raise TableError("undo/not-yours", "This decision was made for you, and it stands.")
    match.check_take_back(command.seat)
    return entries.Undone(now, command.seat)


def _around_a_match(
    table: TableState,
    command: commands.AddEntropy | commands.Start | commands.Resign,
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
        case commands.Start(person, match, next_seed, signal):
            _check_not_playing(table)
            if person != table.host and not (table.match and table.seats_of(person)):
                raise TableError("table/not-host", "The host of the table begins the match.")
            if table.open_seats:
                raise TableError("table/open-seats", "Not everybody is here: some seats are open.")
            starter, version = table.next_starter(), table.game.version
            return entries.Started(now, match, starter, next_seed, signal, version)
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
    words = (command.text or "").strip()
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
    hosts = table.host == command.person and (all_ or table.host_name == command.before)
    return entries.Renamed(now, command.person, command.name, seats, hosts, command.becomes)


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


def _check_not_playing(table: TableState) -> None:
    if table.status == "playing":
        raise TableError("table/playing", "The match is running.")


def _check_fresh(table: TableState, seat: int, at: int) -> None:
    """A move was made for what the seat sees, and arrives once."""
    if not table.acted[seat] <= at <= table.seen[seat]:
        raise TableError("move/stale", "The table has moved on since: look again.")
