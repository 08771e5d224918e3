"""Bots in WebAssembly: the same thoughts as on the processor, bit for bit."""

import hashlib
import json
import sys
from pathlib import Path

import pytest

import motherlode
from motherlode.bots.coach import advise, look_back
from motherlode.bots.levels import LEVELS, make_bot, ready, warm
from motherlode.bots.modules import LOOPS, Modules, build
from motherlode.bots.same import Both, check_thinking
from motherlode.bots.search import Budget, Search
from motherlode.engine.batch_wasm import instance
from motherlode.engine.check.faults import Fault
from motherlode.engine.errors import GameError
from motherlode.engine.jobs import Done, Job, jobs_on, machine, think
from motherlode.engine.jobs_cpu import Processor
from motherlode.engine.wasm.block import Answer, Request
from motherlode.engine.wasm.elsewhere import Elsewhere

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "examples"))
HUNCH = motherlode.load("hunch:GAME")
NUGGETS = motherlode.load("gold-nuggets")


# Translating all of a game's thinking takes a while; `make check-wasm` compares more of it.
FOLDER = Path(__file__).parents[2] / "docs" / "examples"
EXAMPLES = [str(FOLDER / f"{name}.py") for name in ("hunch", "sluice", "cave_in", "lamplight")]
OFTEN = ("gold-nuggets", "gold-rausch", EXAMPLES[0])


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param(slug, marks=() if slug in OFTEN else pytest.mark.slow)
        for slug in [*motherlode.games(), *EXAMPLES]
    ],
)
def test_visits_and_sums_are_the_same_bits(slug: str) -> None:
    (said,) = check_thinking(motherlode.load(slug), moments=2, simulations=60, seed=1)
    assert said.startswith("2 positions, ")


def test_another_sum_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def elsewhere(self: Modules, job: Job) -> Done:
        done = Processor().run(job)
        done.values["totals"][0] += 1  # type: ignore[index]
        return done

    monkeypatch.setattr(Modules, "run", elsewhere)
    match = HUNCH.start(seed=1)
    with pytest.raises(Fault, match="simulations: totals differs"):
        think(Search(HUNCH, Budget(20)).analysing(match.known(0), 0), Both("here").run)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_decides_alike(level: str) -> None:
    matches = [NUGGETS.start(seats, seed=seats) for seats in (2, 4)]
    chosen = []
    for where in (Processor(), Modules()):
        with jobs_on(where):
            warm(NUGGETS, level)
            assert ready(NUGGETS, level)
            bots = [make_bot(NUGGETS, level, seed) for seed in range(len(matches))]
            pairs = zip(bots, matches, strict=True)
            chosen.append([bot.choose(match.known(0), 0) for bot, match in pairs])
    assert chosen[0] == chosen[1]


def test_the_coach_says_the_same() -> None:
    match = HUNCH.start(seed=3)
    while not match.over:
        seat = match.to_act[0]
        budget = Budget(200)
        here = advise(HUNCH, match.known(seat), seat, budget=budget)
        with jobs_on(Modules()):
            assert advise(HUNCH, match.known(seat), seat, budget=budget) == here
        match.play(seat, match.legal(seat)[0])
    here_after = look_back(match, 400)
    with jobs_on(Modules()):
        assert look_back(match, 400) == here_after
    assert isinstance(machine(), Processor)


def test_somebody_else_may_have_the_module() -> None:
    asked = []

    def call(slug: str, request: Request) -> Answer:
        asked.append((slug, request["loop"]))
        return instance(HUNCH, LOOPS).answer(request)

    match = HUNCH.start(seed=3)
    here = Search(HUNCH, Budget(100)).analyse(match.known(0), 0)
    with jobs_on(Elsewhere(call)):
        assert Search(HUNCH, Budget(100)).analyse(match.known(0), 0) == here
        assert asked == [("hunch", "simulations")]
        own = HUNCH.with_content(UNKNOWN=-1)
        with pytest.raises(GameError, match="somebody's own") as caught:
            Search(own, Budget(100)).analyse(match.known(0), 0)
    assert caught.value.slug == "target/own-content"


def test_a_module_is_written_beside_its_description(tmp_path: Path) -> None:
    described = build(NUGGETS, tmp_path)
    code = (tmp_path / "gold-nuggets.wasm").read_bytes()
    assert json.loads((tmp_path / "gold-nuggets.json").read_text()) == json.loads(
        json.dumps(described)
    )
    assert described["sha256"] == hashlib.sha256(code).hexdigest()
    assert described["lengths"]["SIZE"] == 26
    assert set(described["loops"]) == {"playouts", "simulations", "outlook", "weigh_ways"}
    where = described["loops"]["simulations"]["lengths"]  # a network's two beside the table's
    assert where == {"nodes": 16, "nets": 24, "biases": 32}
    assert len(code) < 100_000
