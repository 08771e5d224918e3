"""A table is the sum of its log: whoever reads it again holds the same table."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from live.tables import HOST, Kept, contents, loaded, plan

from motherlode.engine.errors import MotherlodeError
from motherlode.games import games, ours
from motherlode.table import entries
from motherlode.table.errors import TableError
from motherlode.table.plans import ClockPlan, SeatPlan, SeriesPlan

PEOPLE = (HOST, "guest-1", "guest-2", "nobody")


def any_command(kept: Kept, random: Random) -> tuple[str, list[Any]]:
    """Something that somebody might try at this table, sensible or not."""
    table = kept.table
    person, seat = random.choice(PEOPLE), random.randrange(4)
    at = table.seen[min(seat, len(table.chairs) - 1)] - random.choice((0, 0, 0, 1))
    legal = table.match.legal(seat) if table.match and seat < table.match.seats else []
    moves = legal or [random.choice(table.game.moves.texts)]
    kind = random.choice(("open", "bot", "here", "me"))
    seat_plan = SeatPlan(kind, name="Opa" if kind == "here" else None)  # type: ignore[arg-type]
    other = random.choice(games())
    commands: list[tuple[str, list[Any]]] = [
        ("sit", [person, seat, person.title()]),
        ("present", [person, seat, random.choice((None, "Zoe", "Hana", " "))]),
        ("ready", [person, seat, random.random() < 0.7]),
        ("resign", [person, seat]),
        ("stand", [person, seat]),
        ("assign", [person, seat, seat_plan]),
        ("change", [person, plan(other, "me", "open", "open")]),
        ("add_entropy", [person, f"{random.getrandbits(64):016x}"]),
        ("start", [person]),
        *[("play", [person, seat, random.choice(moves), at])] * 30,
        *[("undo", [person, seat, at])] * 4,
        ("say", [person, person, "hello", None]),
    ]
    return random.choice(commands)


def play_anything(kept: Kept, random: Random, commands: int) -> None:
    for _ in range(commands):
        match = kept.table.match
        if match and not match.over and random.random() < 0.8:
            kept.play_on(random, decisions=1)
            continue
        before = contents(kept.table)
        command, arguments = any_command(kept, random)
        refused = False
        try:
            kept.do(command, *arguments, after=random.random() * 3)
        except MotherlodeError:
            refused = True
        assert (contents(kept.table) == before) == refused, command


@settings(max_examples=40, deadline=None)
@given(
    game=st.sampled_from(games()),
    seed=st.integers(0, 2**32),
    clock=st.sampled_from([ClockPlan(), ClockPlan(decision=20), ClockPlan(game=300)]),
    series=st.sampled_from([SeriesPlan(), SeriesPlan("everyone-starts"), SeriesPlan("best-of", 3)]),
)
def test_any_commands_then_the_log_gives_the_same_table(
    game: str, seed: int, clock: ClockPlan, series: SeriesPlan
) -> None:
    kept = Kept(game, "me", "open", "open", seed=seed, clock=clock, series=series)
    play_anything(kept, Random(seed), 40)
    if kept.table.status != "playing":
        kept.start()
    play_anything(kept, Random(seed + 1), 120)
    assert kept.table.at == len(kept.log)
    assert contents(kept.loaded()) == contents(kept.table)


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
