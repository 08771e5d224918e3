"""Matches of an older version of a game: the record is there, and a replay says why it is not."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from live.people import Person, live
from live.servers import Server

import motherlode


def test_a_match_of_an_older_version_says_so(serve: Callable[..., Server], tmp_path: Path) -> None:
    server = serve()
    game = motherlode.load("gold-rausch")

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        place = await ada.enter(await ada.open("gold-nuggets", "me", "bot"))
        await place.ask("start")
        await place.play_to_the_end(Random(1))
        assert place.table is not None
        match = place.table["match"]
        record = await ada.get(f"/api/matches/{match}/record")
        older = {**record, "game": game.slug, "version": game.version - 1}
        with closing(sqlite3.connect(next(tmp_path.glob("*.db")))) as database:
            database.execute("update matches set record = ?", [json.dumps(older)])
            database.commit()
        assert (await ada.get(f"/api/matches/{match}/record"))["version"] == older["version"]
        for path in ("replay", "chances", "look-back"):
            answer = await ada.http("GET", f"/api/matches/{match}/{path}")
            assert (answer.status_code, answer.json()["slug"]) == (400, "record/version")
            assert f"version {game.version - 1} of Gold Rausch" in answer.json()["message"]
        await place.leave()

    live(evening())
