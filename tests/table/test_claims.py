"""The daily claim: what a day says, what may not be changed of it, and when its proof is told."""

import hashlib
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import motherlode
from motherlode.engine.errors import RecordError
from motherlode.engine.match import Match
from motherlode.games import PACKAGES, load
from motherlode.table import claims, commands, days, entries
from motherlode.table.by_itself import bots_to_act
from motherlode.table.decide import decide
from motherlode.table.errors import TableError
from motherlode.table.plans import SeatPlan, TablePlan, filled
from motherlode.table.table import Table

DAY = "2026-11-18"
SEED = "5e" * 32


def opened(day: str = DAY) -> Table:
    plan = filled(claims.plan_on(day))
    codes = [f"C{seat}" for seat in range(len(plan.seats))]
    return Table(entries.Opened(0.0, "ada", "Ada", plan, codes, SEED))


def begun(day: str = DAY) -> Table:
    table = opened(day)
    table.apply(decide(table, commands.Start("ada", "M", "00" * 32), 1.0))
    return table


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def test_every_game_but_the_race_has_its_day() -> None:
    some = [days.day_after(DAY, count) for count in range(2 * len(claims.claim_games()))]
    played = [claims.game_on(day) for day in some]
    assert set(played) == {slug for slug in PACKAGES if not load(slug).real_time}
    assert all(one != other for one, other in pairwise(played))


@given(st.floats(0, 2e9))
def test_a_time_lies_in_its_day(time: float) -> None:
    day = days.day_of(time)
    assert days.begins(day) <= time < days.begins(day) + days.DAY
    assert days.checked_day(day) == day


@pytest.mark.parametrize("text", ["", "today", "2026-2-3", "20261118", "2026-11-31", "9999-12-31"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(TableError) as refused:
        days.checked_day(text)
    assert refused.value.slug == "claim/no-day"


def test_a_pages_seed_is_what_the_docs_say() -> None:
    said = hashlib.sha256(b"motherlode claim 2026-11-18").hexdigest()
    assert claims.public_seed(DAY) == said
    assert claims.commitment_to(said) == hashlib.sha256(bytes.fromhex(said)).hexdigest()


OTHER = TablePlan("gold", [SeatPlan("me"), SeatPlan("bot", "greenhorn")])


@pytest.mark.parametrize(
    "command",
    [
        commands.AddEntropy("ada", "mine"),
        commands.Assign("ada", 0, SeatPlan("bot", "legend")),
        commands.Assign("ada", 1, SeatPlan("bot", "greenhorn")),
        commands.Stand("ada", 0),
        commands.Change("ada", OTHER, ["A", "B"]),
    ],
)
def test_it_stays_as_it_is_before_it_is_played(command: commands.Any) -> None:
    with pytest.raises(TableError) as refused:
        decide(opened(), command, 1.0)
    assert refused.value.slug == "claim/as-it-is"


def test_it_is_played_once_also_by_who_gives_it_up() -> None:
    table = begun()
    assert table.commitment == claims.commitment_to(SEED)
    table.apply(decide(table, commands.Resign("ada", 0), 2.0))
    assert table.status == "lobby"
    with pytest.raises(TableError) as refused:
        decide(table, commands.Start("ada", "N", "11" * 32), 3.0)
    assert refused.value.slug == "claim/once"
    table.apply(decide(table, commands.Change("ada", OTHER, ["A", "B"]), 4.0))
    table.apply(decide(table, commands.Start("ada", "N", "11" * 32), 5.0))
    assert table.status == "playing"  # something else is another matter


def test_no_client_plans_one() -> None:
    table = Table(entries.Opened(0.0, "ada", "Ada", OTHER, ["A", "B"], SEED))
    with pytest.raises(TableError) as refused:
        decide(table, commands.Change("ada", claims.plan_on(DAY), ["A", "B", "C"]), 1.0)
    assert refused.value.slug == "claim/not-taken"


@pytest.mark.parametrize("at", range(5))
def test_the_person_decides_first_and_the_bots_in_their_order(at: int) -> None:
    table = begun(days.day_after(DAY, at))
    match = match_of(table)
    for _ in range(200):
        if match.over:
            break
        seat = claims.next_to_act(match)
        due = bots_to_act(table)
        assert due == ([] if seat == claims.ME else [(seat, table.chairs[seat].level)])
        move = match.legal(seat)[0]
        by = commands.Play("ada", 0, move, table.seen[0])
        bot = commands.PlayFor(seat, move, "bot")
        table.apply(decide(table, by if seat == claims.ME else bot, 2.0))


def played_out() -> Match:
    table = begun()
    match = match_of(table)
    while not match.over:
        seat = claims.next_to_act(match)
        move = commands.PlayFor(seat, match.legal(seat)[-1], "bot")
        table.apply(decide(table, move, 2.0))
    return match


def test_the_proof_is_told_when_nobody_can_use_the_seed() -> None:
    match = played_out()
    last = claims.revealed_at(DAY)
    kept = claims.sealed(match.record(), DAY, last - 1)
    assert SEED not in str(kept)
    assert kept["claim"] == {"day": DAY, "commitment": claims.commitment_to(SEED)}
    assert motherlode.replay(kept).result == match.result
    assert claims.day_to_open(dict(kept), last - 1) is None
    assert claims.day_to_open(dict(kept), last) == DAY
    told = claims.opened(dict(kept), SEED)
    assert told["proof"]["seed"] == SEED
    assert motherlode.replay(told).result == match.result
    assert claims.opened(dict(kept), "aa" * 32) == kept  # of another seed
    assert "proof" in claims.sealed(match.record(), DAY, last)


def test_a_record_with_another_days_seed_is_refused() -> None:
    record = claims.sealed(played_out().record(), DAY, claims.revealed_at(DAY))
    record["claim"]["commitment"] = "00" * 32
    with pytest.raises(RecordError) as refused:
        motherlode.replay(record)
    assert refused.value.slug == "record/proof-broken"


@pytest.mark.parametrize("claim", [None, "2026", {"day": DAY}, {"day": 1, "commitment": "x"}])
def test_a_claim_that_is_none_is_damaged(claim: object) -> None:
    with pytest.raises(RecordError) as refused:
        motherlode.replay({**played_out().record(), "claim": claim})
    assert refused.value.slug == "record/damaged"
