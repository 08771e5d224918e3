"""As small as it is installed: no compiler, and on some systems no fast library either."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from live.people import Person, Place, Refusal, live
from live.processes import answers
from live.servers import Server
from prometheus_client import CollectorRegistry

from motherlode.bots.levels import make_bot
from motherlode.engine.errors import GameError
from motherlode.engine.jobs import jobs_on
from motherlode.engine.wasm.shipped import FOLDER, Shipped
from motherlode.games import games, ours
from motherlode.server.clock import SystemClock
from motherlode.server.workers import bot_process
from motherlode.server.workers.bot_pool import BotPool

HUNCH = Path(__file__).parents[2] / "docs" / "examples" / "hunch.py"
COMPILER = ("numpy", "numba", "llvmlite")
# What has no wheel on some system, and would have to be built there.
FAST = ("wasmtime", "picows", "uvloop", "httptools")
HIDDEN = "import sys\nsys.modules.update(dict.fromkeys({names!r}))\n"

pytestmark = [
    pytest.mark.heavy,
    pytest.mark.skipif(not list(FOLDER.glob("loops-*")), reason="make web builds modules"),
]


def path_without(folder: Path, *names: str) -> dict[str, str]:
    """An environment in which Python does not find some packages."""
    folder.mkdir(exist_ok=True)
    (folder / "sitecustomize.py").write_text(HIDDEN.format(names=names))
    before = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(folder), before]))}


class Bare(Server):
    """A server that was never forked from a process which has these packages."""

    def __init__(self, folder: Path, *names: str, **settings: str) -> None:
        self._path = path_without(folder / "hidden", *names)
        super().__init__(folder, **settings)

    def start(self) -> None:
        """As operators do."""
        command = [sys.executable, "-m", "motherlode", "serve", *self._options]
        ready = lambda: answers(self.port)
        self.launch(command, ready, {**self._environment, **self._path})


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """What `pip install motherlode` gives, with an own game."""
    server = Bare(tmp_path_factory.mktemp("small"), *COMPILER, games=str(HUNCH))
    yield server
    assert server.stop() == 0
    assert server.complaints == []


def moves_of_bots(place: Place) -> int:
    return sum(bool(message.get("bot")) for message in place.messages)


async def see_bots_move(place: Place, enough: int = 2) -> None:
    await place.ask("start")
    await place.play_to_the_end(Random(1), until=lambda: moves_of_bots(place) >= enough)
    assert moves_of_bots(place) >= enough


async def stand_ins(person: Person) -> float:
    lines = (await person.http("GET", "/metrics")).text.splitlines()
    (value,) = [line for line in lines if line.startswith("motherlode_bot_stand_ins_total ")]
    return float(value.split()[1])


@pytest.mark.parametrize("slug", [slug for slug in games() if not ours(slug).real_time])
def test_bots_look_ahead_in_the_modules_that_come_along(small: Server, slug: str) -> None:
    async def evening() -> None:
        ada = await Person.arrive(small.url, "Ada")
        legend = {"kind": "bot", "level": "legend"}
        bots = [legend] * (ours(slug).seats[-1] - 1)
        async with ada.at(await ada.open(slug, "me", *bots)) as place:
            await see_bots_move(place)
            await place.wait(lambda: place.over or bool(place.state and place.state["legal"]))
            if not place.over:
                assert (await place.ask("hint", seat=0))["type"] == "advice"
        assert await stand_ins(ada) == 0

    live(evening())


def test_it_is_said_where_bots_do_not_look_ahead(small: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(small.url, "Ada")
        told = {info["slug"]: info for info in await ada.get("/api/games")}
        assert {told[slug]["look_ahead"] for slug in games() if slug in told} >= {"box"}
        assert told["hunch"]["look_ahead"] == "never"
        assert told["gold"]["look_ahead"] == "box"
        measured = [option.get("measured") for option in told["go-for-gold"]["options"]]
        assert not any(measured)

    live(evening())
    assert "no compiler" in small.log


@pytest.mark.parametrize(
    ("slug", "plan"), [("gold-nuggets", {"options": {"nuggets": 40}}), ("hunch", {})]
)
def test_with_what_is_not_in_the_box_they_play_by_rules_of_thumb(
    small: Server, slug: str, plan: dict[str, object]
) -> None:
    async def evening() -> None:
        ada = await Person.arrive(small.url, "Ada")
        async with ada.at(await ada.open(slug, "me", "bot", **plan)) as place:
            await place.ask("start")
            await place.wait(lambda: bool(place.state and place.state["legal"]))
            with pytest.raises(Refusal) as refusal:
                await place.ask("hint", seat=0)
            assert refusal.value.slug == "coach/not-here"
            await place.play_to_the_end(Random(1))
            assert place.over
            assert moves_of_bots(place)
        assert await stand_ins(ada) == 0

    live(evening())


def test_a_table_without_any_fast_library(tmp_path: Path) -> None:
    """No wheel of them for somebody's system: the plain way serves him."""
    server = Bare(tmp_path, *COMPILER, *FAST)

    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        table = await ada.open("gold-nuggets", "me", "open", "bot")
        async with ada.at(table) as here, bo.at(table) as there:
            await there.ask("sit", seat=1)
            await here.ask("start")
            await asyncio.gather(
                *(
                    place.play_to_the_end(Random(1), until=lambda: moves_of_bots(there) > 2)
                    for place in (here, there)
                )
            )
            assert moves_of_bots(there) > 2
        assert await stand_ins(ada) == 0

    try:
        live(evening())
    finally:
        assert server.stop() == 0
    assert server.complaints == []
    assert "no picows" in server.log


@pytest.mark.parametrize("command", [("bench", "gold"), ("solve", "gold-nuggets")])
def test_what_needs_the_compiler_says_how_to_get_it(tmp_path: Path, command: tuple[str]) -> None:
    done = subprocess.run(
        (sys.executable, "-m", "motherlode", *command),
        env={**os.environ, **path_without(tmp_path, *COMPILER)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert "pip install 'motherlode[cpu]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_modules_serve_the_box_and_nothing_else() -> None:
    shipped, nuggets = Shipped(), ours("gold-nuggets")
    assert shipped.has(nuggets)
    other = nuggets.with_content(NUGGETS=40)
    assert not shipped.has(other)
    match = other.start(3, seed=1)
    seat = match.to_act[0]
    with jobs_on(shipped), pytest.raises(GameError) as refused:
        make_bot(other, "veteran", 1).choose(match.known(seat), seat)
    assert refused.value.slug == "target/no-module"


@pytest.mark.parametrize("slug", games())
def test_a_bot_decides_alike_in_the_module_that_comes_along(slug: str) -> None:
    """The shipped modules are of these rules, and not of yesterday's."""
    game = ours(slug)
    match = game.start(game.seats[-1], seed=5)
    for _ in range(3):
        seat = match.to_act[0]
        moves = []
        for machine in (None, Shipped()):
            bot = make_bot(game, "prospector", 7)
            if machine is None:
                moves.append(bot.choose(match.known(seat), seat))
            else:
                with jobs_on(machine):
                    moves.append(bot.choose(match.known(seat), seat))
        assert moves[0] == moves[1]
        match.play(seat, game.moves.text(moves[0]))


def test_bots_answer_on_their_standard_output_where_they_can_have_no_other_pipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As on Windows."""
    monkeypatch.setattr(bot_process, "HAS_OWN_PIPE", False)
    match = ours("gold-nuggets").start(3, seed=1)
    seat = match.to_act[0]

    async def work() -> None:
        pool = BotPool(SystemClock(), CollectorRegistry())
        try:
            move, _ = await pool.choose(match.game, "greenhorn", "m", seat, match.known(seat))
            assert move in match.legal(seat)
            assert pool.restarts == 0
        finally:
            await pool.close()

    live(work())
