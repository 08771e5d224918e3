"""WebAssembly as a target: the same bytes as everywhere, and a word where a tool is missing."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import motherlode
from motherlode.engine.batch import LIMIT, playouts, runner
from motherlode.engine.batch_wasm import PLAYOUTS, instance
from motherlode.engine.check.faults import Setting, settings
from motherlode.engine.check.targets import check_target
from motherlode.engine.errors import GameError
from motherlode.engine.jobs import INT, REAL, Job, Loop, cells, records
from motherlode.engine.jobs_cpu import Processor
from motherlode.engine.wasm import emit, tools
from motherlode.engine.wasm.block import Block, request
from motherlode.games import games

pytestmark = pytest.mark.heavy

FOLDER = Path(__file__).parents[2] / "docs" / "examples"
EXAMPLES = [str(FOLDER / f"{name}.py") for name in ("hunch", "sluice", "cave_in", "lamplight")]
sys.path.insert(0, str(FOLDER))
HUNCH = motherlode.load("hunch:GAME")


def weave(
    marks: Any, grid: Any, wide: Any, s: Any, seen: Any, count: int, share: float, sums: Any
) -> int:
    """Reads and writes arguments of every kind and shape."""
    for row in range(len(grid)):
        for column in range(len(marks)):
            sums[column] += share * grid[row, column] * marks[column]
    wide[0] = wide[0] >> 1
    s[1].hint = s[0].hint + 1
    return count + int(seen[1, 5]) + len(marks)


WEAVE = Loop(
    weave,
    {
        "marks": cells("u1", "columns"),
        "grid": cells("i4", "rows", "columns"),
        "wide": cells("u8", 1),
        "s": records(2),
        "seen": cells("u1", 2, "SIZE", over="s"),
        "count": INT,
        "share": REAL,
        "sums": cells("f8", "columns"),
    },
    lengths=("rows", "columns"),
)
WOVEN = Job(
    WEAVE,
    HUNCH,
    {
        "marks": [2, 0, 5],
        "grid": b"".join(n.to_bytes(4, "little", signed=True) for n in (1, 2, -3, 4, 5, 6)),
        "wide": [0xF000_0000_0000_0001],
        "s": bytes(HUNCH.start(seed=1).state),
        "share": 0.1,
    },
    {"rows": 2, "columns": 3},
    ("sums", "wide", "s"),
    count=70,
    slice=32,
    seconds=60.0,
)


def test_a_door_passes_every_kind_of_argument_and_slices_add_up() -> None:
    here = Processor().run(WOVEN)
    there = instance(HUNCH, (WEAVE,)).run(WOVEN)
    assert (here.result, here.times) == (there.result, there.times)
    assert there.times == 70
    for name in WOVEN.wanted:
        assert bytes(here.values[name]) == bytes(there.values[name]), name
    assert list(there.values["wide"]) == [0xF000_0000_0000_0001 >> 4]  # once for each of four calls
    assert there.values["sums"][1] == 0.0
    assert there.values["sums"][2] == pytest.approx(4 * 0.1 * 5 * (-3 + 6))


def test_a_block_begins_anew_with_every_job() -> None:
    module = instance(HUNCH, (WEAVE,))
    one, two = module.run(WOVEN), module.run(replace(WOVEN, lengths={"rows": 1, "columns": 3}))
    again = module.run(WOVEN)
    assert list(one.values["sums"]) == list(again.values["sums"]) != list(two.values["sums"])


def test_what_lies_where_in_a_block() -> None:
    block = Block(WEAVE, HUNCH, {"rows": 2, "columns": 3})
    assert block.places["rows"] == (16, 8)
    assert block.places["marks"] == (48, 3)
    assert block.places["grid"] == (56, 24)  # at the next multiple of eight
    assert block.places["seen"] == block.places["s"]
    asked = request(WOVEN)
    assert asked["size"] == block.size
    assert (asked["count_at"], asked["slice"]) == (block.places["count"].at, 32)
    assert (block.places["marks"].at, bytes([2, 0, 5])) in asked["write"]


@pytest.mark.parametrize("slug", [*games(), *EXAMPLES])
def test_random_games_are_the_same_bytes_as_in_python(slug: str) -> None:
    game = motherlode.load(slug)
    every = settings(game)
    chosen = [every[0], every[-1], Setting(game.seats[-1], every[0].options)]
    assert sum(check_target(game, setting, "wasm", 2, 5, rows=300) for setting in chosen) > 10


def test_whole_games_come_to_the_same_as_on_the_processor() -> None:
    game = motherlode.load("gold-nuggets")
    here, there = (playouts(game, 300, seats=3, seed=2**63 + 5, target=t) for t in ("cpu", "wasm"))
    assert here.points.tolist() == there.points.tolist()
    assert here.winners.tolist() == there.winners.tolist()
    assert here.decisions.tolist() == there.decisions.tolist()


def test_games_are_not_stepped_there() -> None:
    with pytest.raises(GameError, match="use cpu"):
        runner(HUNCH, 2, None, "wasm").step([0])


def test_a_module_is_kept_and_stands_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    code = emit.module(HUNCH, (PLAYOUTS,))
    assert code[:4] == b"\0asm"
    assert len(code) < 10_000

    def never(*_: Any) -> bytes:
        raise AssertionError("written a second time")

    monkeypatch.setattr(emit, "_written", never)
    assert emit.module(HUNCH, (PLAYOUTS,)) == code
    instance(HUNCH, (PLAYOUTS,)).run(
        Job(PLAYOUTS, HUNCH, {"limit": LIMIT}, {"games": 0, "seats": 2})
    )


def test_a_missing_linker_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTHERLODE_WASM_LD", "/nowhere/wasm-ld")
    with pytest.raises(GameError) as caught:
        tools.link(b"", ["loop"])
    assert caught.value.slug == "target/no-wasm-ld"
    monkeypatch.delenv("MOTHERLODE_WASM_LD")
    monkeypatch.setattr(tools, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(GameError, match=r"motherlode\[wasm\]") as caught:
        tools.linker()
    assert caught.value.slug == "target/no-wasm-ld"


def test_what_the_linker_refuses_is_said() -> None:
    with pytest.raises(GameError) as caught:
        tools.link(b"no object", ["loop"])
    assert caught.value.slug == "target/wasm-ld"
