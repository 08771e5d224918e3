"""Outcomes: exact, repeatable, provable."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.engine.chance import (
    WORD,
    Committed,
    Fast,
    Proof,
    Script,
    by_weight,
    draw,
    mix,
    start_stream,
)
from motherlode.engine.errors import ChanceError, RecordError

NAMES = ("a", "b", "c")


def test_the_mixer_is_splitmix64() -> None:
    # The first outputs of SplitMix64 from seed 0, as its authors' reference code prints them.
    rng, seen = 0, []
    for _ in range(3):
        rng = (rng + 0x9E3779B97F4A7C15) & WORD
        seen.append(mix(rng))
    assert seen == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(st.integers(1, 1 << 31), st.integers(0, WORD))
def test_a_draw_stays_below_its_bound(n: int, start: int) -> None:
    assert 0 <= draw([start], n) < n


def test_draws_are_even() -> None:
    rng = [0]
    start_stream(rng, 1, 0)
    counts = Counter(draw(rng, 6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 400 for count in counts.values())  # over four sigma


def test_streams_of_one_seed_are_far_apart() -> None:
    starts = set()
    for number in range(1000):
        rng = [0]
        start_stream(rng, 7, number)
        starts.add(rng[0])
    assert len(starts) == 1000


def test_a_ticket_finds_its_outcome() -> None:
    assert [by_weight(ticket, [2, 0, 1]) for ticket in range(3)] == [0, 0, 2]
    with pytest.raises(ChanceError):
        by_weight(3, [2, 0, 1])


def test_a_seed_repeats() -> None:
    draws = [[Fast(5).outcome(0, [1] * 6, NAMES) for _ in range(2)] for _ in range(2)]
    assert draws[0] == draws[1]
    assert Fast().seed != Fast().seed


def test_a_script_says_what_does_not_fit() -> None:
    script = Script(["a", "c"])
    assert script.outcome(0, [1, 1, 0], NAMES) == 0
    with pytest.raises(ChanceError, match="only these can happen: a, b"):
        script.outcome(1, [1, 1, 0], NAMES)
    assert script.outcome(1, [1, 1, 1], NAMES) == 2  # the line was not used up
    with pytest.raises(ChanceError, match="used up"):
        script.outcome(2, [1, 1, 1], NAMES)


# --- the committed seed ---


def test_outcomes_follow_from_the_seed_and_from_what_players_add() -> None:
    def outcomes(seed: bytes, *entropy: str) -> list[int]:
        source = Committed(seed, entropy)
        return [source.outcome(number, [1] * 1000, ()) for number in range(8)]

    assert outcomes(b"s") == outcomes(b"s")
    assert len({tuple(outcomes(*a)) for a in ((b"s",), (b"t",), (b"s", "x"), (b"s", "x", ""))}) == 4
    assert outcomes(b"s", "a", "b") != outcomes(b"s", "a\nb")


def test_rejection_makes_rare_weights_exact() -> None:
    source = Committed(b"seed")
    counts = Counter(source.outcome(number, [3, 1], ()) for number in range(8000))
    assert abs(counts[1] - 2000) < 160


def test_a_known_answer_so_that_other_implementations_can_be_checked() -> None:
    # The expected numbers were computed with Node's crypto module.
    source = Committed(bytes(range(32)), ["ada", "bö"])
    assert source.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [source.outcome(number, [1] * 100, ()) for number in range(5)] == [16, 88, 3, 56, 43]


def test_the_proof_holds_only_with_the_right_seed() -> None:
    proof = Committed(b"right").proof()
    assert Committed.from_proof(proof).commitment == proof["commitment"]
    with pytest.raises(RecordError, match="not the one that was committed to"):
        Committed.from_proof(Proof(**{**proof, "seed": b"wrong".hex()}))
    with pytest.raises(RecordError, match="damaged"):
        Committed.from_proof(Proof(**{**proof, "seed": "not hex"}))
    with pytest.raises(RecordError, match="Unknown fairness scheme"):
        Committed.from_proof(Proof(**{**proof, "scheme": "dice"}))
