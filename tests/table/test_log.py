"""A table is the sum of its log: whoever reads it again holds the same table."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from live.tables import HOST, Kept, contents, loaded, plan, seen

from motherlode.engine.errors import MotherlodeError
from motherlode.games import games, ours
from motherlode.table import commands, entries
from motherlode.table.errors import TableError
from motherlode.table.plans import ClockPlan, Figure, SeatPlan, SeriesPlan

PEOPLE = (HOST, "guest-1", "guest-2", "nobody")


def any_command(kept: Kept, random: Random) -> commands.Any:
    """Something that somebody might try at this table, sensible or not."""
    table = kept.table
    person, seat = random.choice(PEOPLE), random.randrange(4)
    at = table.seen[min(seat, len(table.chairs) - 1)] - random.choice((0, 0, 0, 1))
    legal = table.match.legal(seat) if table.match and seat < table.match.seats else []
    move = random.choice(legal or table.game.moves.texts)
    kind = random.choice(("open", "bot", "here", "me"))
    seat_plan = SeatPlan(kind, name="Opa" if kind == "here" else None)  # type: ignore[arg-type]
    figure = Figure(random.choice((None, "river", "plum")), random.choice((None, "star")))
    other = random.choice(games())
    some: tuple[commands.Any, ...] = (
        commands.Sit(person, seat, person.title(), figure),
        commands.Present(person, seat, random.choice((None, "Zoe", "Hana", " ")), figure),
        commands.Ready(person, seat, random.random() < 0.7),
        commands.Resign(person, seat),
        commands.Stand(person, seat),
        commands.Assign(person, seat, seat_plan),
        commands.Change(person, plan(other, "me", "open", "open")),
        commands.AddEntropy(person, f"{random.getrandbits(64):016x}"),
        commands.Start(person),
        *[commands.Play(person, seat, move, at)] * 24,
        *[commands.PlayFor(seat, move, random.choice(("bot", "clock")))] * 6,
        *[commands.Undo(person, seat, at)] * 4,
        commands.Say(person, person, *random.choice((("hello", None), (None, "Hm?")))),
        commands.Merge(person, random.choice(PEOPLE)),
        *[commands.Close(person)] * (random.random() < 0.05),
    )
    return random.choice(some)


def play_anything(kept: Kept, random: Random, count: int) -> None:
    """Any commands; deciding changes nothing, and a refusal leaves nothing behind."""
    for _ in range(count):
        match = kept.table.match
        if match and not match.over and random.random() < 0.8:
            kept.play_on(random, decisions=1)
            continue
        command, after = any_command(kept, random), random.random() * 3
        before, told = contents(kept.table), seen(kept.table)
        try:
            entry = kept.table.decide(command, kept.now + after)
        except MotherlodeError:
            entry = None
        assert contents(kept.table) == before, command
        assert seen(kept.table) == told, command
        if entry is not None:
            kept.now += after
            kept.log.append(entry)
            kept.table.apply(entry)
            assert contents(kept.table) != before, command


@settings(max_examples=40, deadline=None)
@given(
    game=st.sampled_from(games()),
    seed=st.integers(0, 2**32),
    clock=st.sampled_from([ClockPlan(), ClockPlan(decision=20), ClockPlan(game=300)]),
    series=st.sampled_from([SeriesPlan(), SeriesPlan("everyone-starts"), SeriesPlan("best-of", 3)]),
)
def test_any_commands_live_are_their_log(
    game: str, seed: int, clock: ClockPlan, series: SeriesPlan
) -> None:
    """The table that was played, and the one that its log makes: alike in every byte."""
    random = Random(seed)
    kept = Kept(game, "me", "open", "open", seed=seed, clock=clock, series=series)
    play_anything(kept, random, 40)
    if kept.table.status in ("lobby", "over"):
        kept.start()
    halfway, part = contents(kept.table), list(kept.log)
    told = seen(kept.table)
    play_anything(kept, random, 80)
    for log, before, shown in (
        (part, halfway, told),
        (kept.log, contents(kept.table), seen(kept.table)),
    ):
        again = loaded(log)
        assert again.at == len(log)
        assert contents(again) == before
        assert seen(again) == shown


@pytest.mark.parametrize("game", games())
def test_a_whole_match_is_read_again(game: str) -> None:
    kept = Kept(game, "me", "open", "bot", seed=8).start()
    kept.play_on(Random(8))
    assert contents(kept.loaded()) == contents(kept.table)


def test_a_log_with_other_dice_is_not_believed() -> None:
    kept = Kept("gold-nuggets", "me", "open", seed=8).start()
    kept.play_on(Random(8), decisions=20)
    at, played = next(
        (number, entry)
        for number, entry in enumerate(kept.log)
        if isinstance(entry, entries.Played) and entry.outcomes
    )
    faces = ours("gold-nuggets").outcomes.texts
    outcomes = [next(face for face in faces if face != played.outcomes[0]), *played.outcomes[1:]]
    forged = entries.Played(played.time, played.seat, played.move, outcomes, played.by)
    with pytest.raises(TableError) as error:
        loaded([*kept.log[:at], forged])
    assert error.value.slug == "table/damaged"
