"""A table is the sum of its log: whoever reads it again holds the same table."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from live.anything import play_anything
from live.tables import Kept, contents, loaded, seen

from motherlode.games import games, ours
from motherlode.table import entries
from motherlode.table.errors import TableError
from motherlode.table.plans import ClockPlan, EveningPlan, Level, SeriesPlan


@pytest.mark.heavy
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


@settings(max_examples=40, deadline=None)
@given(
    game=st.sampled_from(games()),
    seed=st.integers(0, 2**32),
    count=st.sampled_from([0, 1, 3]),
    bots=st.sampled_from([None, "greenhorn"]),
)
def test_any_evening_live_is_its_log(game: str, seed: int, count: int, bots: Level | None) -> None:
    """People come and go, pick and play, sensibly or not: its log makes the same evening."""
    random = Random(seed)
    kept = Kept(game, "me", seed=seed, evening=EveningPlan(count, bots=bots))
    for person in ("guest-1", "guest-2"):
        kept.do("join", person, person.title())
    for _ in range(4):
        play_anything(kept, random, 30)
        together(kept, random)
        again = loaded(kept.log)
        assert contents(again) == contents(kept.table)
        assert seen(again) == seen(kept.table)


def together(kept: Kept, random: Random) -> None:
    """As far as they can, they go on with the evening: a game is picked, begun and played."""
    evening, names = kept.table.evening, games()
    assert evening is not None
    if kept.table.closed or evening.finished or evening.turn is None:
        return
    if kept.table.status != "playing" and len(evening.present) > 1:
        picker = evening.members[evening.turn].chair.person
        kept.do("pick", picker, random.choice(names), bots="greenhorn")
        kept.do("start", picker)
    if kept.table.status == "playing" and random.random() < 0.7:
        kept.play_on(random)


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
