"""A server with an own game: everything that ours can, without a line about it anywhere else."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from live.people import Person, Place, live
from live.servers import Server

from motherlode.engine.errors import GameError
from motherlode.games.added import ADDED, add, load_source, source_of
from motherlode.server.answers.games import all_games
from motherlode.table.plans import LEVELS

Serve = Callable[..., Server]
HUNCH = Path(__file__).parents[2] / "docs" / "examples" / "hunch.py"


async def finished(server: Server, level: str) -> Place:
    """Ada against a bot of this level, to the end."""
    ada = await Person.arrive(server.url, "Ada")
    table = await ada.open("hunch", "me", {"kind": "bot", "level": level})
    here = await ada.enter(table)
    await here.ask("start")
    await here.play_to_the_end(Random(1))
    return here


def test_an_own_game_is_played_watched_and_looked_back_at(serve: Serve, tmp_path: Path) -> None:
    server = serve(games=str(HUNCH))

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        offered = {game["slug"]: game for game in await ada.get("/api/games")}
        assert offered["hunch"]["name"] == "Hunch"
        assert "game in one file" in offered["hunch"]["taglines"]["de"]
        words = await ada.get("/api/games/hunch/words/fr")
        assert words["prompt"]["lift @who"] == "Lift a pan. Do you believe the hint?"
        rules = await ada.http("GET", "/api/games/hunch/rules/it")
        assert "A nugget lies under one of three pans" in rules.text

        table = await ada.open("hunch", "me", "open")
        bo, cy = [await Person.arrive(server.url, name) for name in ("Bo", "Cy")]
        here, there, watcher = [await who.enter(table) for who in (ada, bo, cy)]
        await there.ask("sit", seat=1)
        await here.ask("start")
        await asyncio.gather(here.play_to_the_end(Random(1)), there.play_to_the_end(Random(2)))
        await watcher.wait(lambda: watcher.over)
        assert watcher.table is not None
        match = watcher.table["match"]
        record = await ada.get(f"/api/matches/{match}/record")
        assert record["game"] == "hunch"
        assert len((await ada.get(f"/api/matches/{match}/replay"))["frames"]) == 3
        assert await ada.get(f"/api/matches/{match}/look-back")
        assert [row["game"] for row in await ada.get("/api/me/statistics")] == ["hunch"]
        for place in (here, there, watcher):
            await place.leave()

    live(evening())
    server.stop()
    assert server.complaints == []


def test_bots_of_every_level_play_an_own_game(serve: Serve) -> None:
    server = serve(games=str(HUNCH))

    async def evening() -> None:
        for level in LEVELS:
            await (await finished(server, level)).leave()

    live(evening())
    assert "stands in" not in server.log
    assert server.complaints == []


def test_a_table_whose_game_is_not_here_any_more_is_set_aside(serve: Serve) -> None:
    server = serve(games=str(HUNCH))
    ids = []

    async def evening() -> None:
        here = await finished(server, "greenhorn")
        ids.append(here.id)
        await here.leave()

    live(evening())
    server.stop()
    without = serve()

    async def later() -> None:
        answer = await (await Person.arrive(without.url, "Bo")).http("GET", f"/api/tables/{ids[0]}")
        assert (answer.status_code, answer.json()["slug"]) == (410, "table/unreadable")

    live(later())
    assert "There is no game “hunch”" in without.log
    without.stop()
    again = serve(games=str(HUNCH))

    async def back() -> None:
        bo = await Person.arrive(again.url, "Bo")
        assert (await bo.get(f"/api/tables/{ids[0]}"))["game"] == "hunch"

    live(back())


def test_a_file_that_cannot_be_loaded_names_its_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    for text, said in (
        ("x = 1\ny = (\n", "broken.py, line 2: '(' was never closed."),
        ("x = 1\n\ny = [][3]\n", "broken.py, line 3, cannot be loaded: list index out of range."),
        ("x = 1\n", "broken.py has no “GAME”."),
    ):
        broken.write_text(text)
        with pytest.raises(GameError) as found:
            load_source(source_of(str(broken)))
        assert found.value.message.endswith(said)


def test_what_was_read_is_played_while_the_file_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "hunch.py"
    file.write_text(HUNCH.read_text())
    first = source_of(str(file))
    file.write_text("not a game")
    assert load_source(first).slug == "hunch"
    assert source_of(str(file)).edition != first.edition


def test_a_game_may_say_little_of_its_types(tmp_path: Path) -> None:
    """Its table draws what there is, and the others are offered as before."""
    file = tmp_path / "loose.py"
    text = HUNCH.read_text().replace("-> HunchView:", "-> dict[str, int]:")
    file.write_text(text.replace('slug="hunch"', 'slug="loose"'))
    try:
        assert add(str(file)).game.slug == "loose"
        assert {info.slug for info in all_games()} > {"loose", "gold-nuggets"}
    finally:
        ADDED.pop("loose", None)


def test_a_game_that_cannot_speak_is_refused_before_anybody_asks(tmp_path: Path) -> None:
    file = tmp_path / "mute.py"
    file.write_text(HUNCH.read_text().replace('slug="hunch"', 'slug="mute"'))
    (tmp_path / "mute.words.de.toml").write_text("[prompt]\nhint = Zeig auf ein Feld")
    with pytest.raises(GameError, match=r"words\.de\.toml of Hunch .*\(at line 2, column 8\)"):
        add(str(file))
    assert "mute" not in ADDED
