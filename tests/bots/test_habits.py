"""Across matches: what somebody tends to do wrong is said when it shows, and never out of noise."""

from random import Random

import pytest

import motherlode
from motherlode.bots.habits import FEWEST, Looked, habits_in
from motherlode.bots.mistakes import Mistake
from motherlode.bots.puzzles import topic_of
from motherlode.engine.match import Match
from motherlode.engine.words import LANGUAGES

NUGGETS = motherlode.load("gold-nuggets")


def played(seed: int) -> Match:
    match = NUGGETS.start(2, seed=seed, names=["Ada", "Bo"])
    random = Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, random.choice(match.legal(seat)))
    return match


MATCHES = [played(seed) for seed in range(12)]


def erred(match: Match, topics: dict[str, float]) -> Looked:
    """As if the first seat had erred once in each of these kinds, with what that cost."""
    found: list[Mistake] = []
    left = dict(topics)
    for number, (mover, event) in enumerate(match.history()):
        if mover != 0:
            continue
        state = match.state_at(number)
        mask = [0] * len(NUGGETS.moves)
        NUGGETS.plain.legal(state, 0, mask)
        for move, legal in enumerate(mask):
            topic = topic_of(NUGGETS, state, 0, move)
            if legal and move != event and topic in left:
                loss = left.pop(topic)
                text = NUGGETS.moves.text
                found.append(
                    Mistake(
                        number=number, seat=0, move=text(event), best=text(move), loss=loss, why={}
                    )
                )
                break
    assert not left
    return Looked(match, 0, found)


def some(count: int, **topics: float) -> list[Looked]:
    return [erred(match, topics) for match in MATCHES[:count]]


def test_one_kind_that_costs_surely_most_is_named_with_its_puzzles() -> None:
    looked = [erred(match, {"take": 0.1, "aside": 0.01}) for match in MATCHES]
    habits = habits_in(NUGGETS, looked)
    assert habits["costliest"] == ["take"]
    assert [kind["topic"] for kind in habits["kinds"]] == ["take", "aside"]
    assert habits["kinds"][0]["puzzles"] > 0
    assert habits["mistakes"] == 24
    for language in LANGUAGES:
        assert len(habits["says"][language]) == 3
        assert not any("{" in sentence for sentence in habits["says"][language])
    assert "Stopping in time" in habits["says"]["en"][1]
    assert "roll" in habits["says"]["en"][2].lower()


def test_kinds_that_cannot_be_told_apart_are_said_to_be_equal() -> None:
    looked = []
    for at, match in enumerate(MATCHES):
        costs = {"take": 0.1, "aside": 0.06} if at % 2 else {"take": 0.05, "aside": 0.08}
        looked.append(erred(match, costs))
    habits = habits_in(NUGGETS, looked)
    assert set(habits["costliest"]) == {"take", "aside"}
    assert "as far as can be told" in habits["says"]["en"][1]


@pytest.mark.parametrize("count", range(1, FEWEST))
def test_nothing_is_named_after_a_few_matches(count: int) -> None:
    habits = habits_in(NUGGETS, some(count, take=0.2))
    assert habits["kinds"] == []
    assert habits["costliest"] == []
    assert len(habits["says"]["en"]) == 2
    assert str(FEWEST) in habits["says"]["en"][1]


def test_one_bad_evening_is_no_habit() -> None:
    looked = [Looked(match, 0, []) for match in MATCHES[1:]] + some(1, take=0.4)
    habits = habits_in(NUGGETS, looked)
    assert habits["kinds"] == []
    assert habits["says"]["en"][1].startswith("They are of different kinds")


def test_who_errs_in_nothing_is_told_so() -> None:
    assert len(habits_in(NUGGETS, [Looked(match, 0, []) for match in MATCHES])["says"]["de"]) == 1
    assert habits_in(NUGGETS, [])["matches"] == 0


def test_noise_alone_is_hardly_ever_called_a_habit() -> None:
    """Kinds drawn by lot, none above the other: at two errors one is ranked first now and then."""
    random, ranked = Random(4), 0
    for _ in range(40):
        looked = [
            erred(match, {random.choice(["take", "aside"]): random.uniform(0.02, 0.2)})
            for match in MATCHES
        ]
        habits = habits_in(NUGGETS, looked)
        ranked += len(habits["costliest"]) == 1 and len(habits["kinds"]) == 2
    assert ranked <= 6
