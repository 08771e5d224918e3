"""Puzzles and tables that begin in the middle, asked and played as the client does."""

from random import Random
from typing import Any

import msgspec
import pytest
from live.pages import Device, Refused, in_a_page

from motherlode.bots.puzzles import shipped
from motherlode.engine.errors import RecordError
from motherlode.engine.record import replay
from motherlode.games import games, ours

WITH_PUZZLES = [slug for slug in games() if not ours(slug).real_time]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_is_answered_and_played_on_from(game: str) -> None:
    async def evening() -> None:
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        lines = await device.get(f"/api/games/{game}/puzzles")
        assert [line["rating"] for line in lines] == sorted(line["rating"] for line in lines)
        wanted = lines[len(lines) // 2]["id"]
        puzzle = await device.get(f"/api/games/{game}/puzzles/{wanted}")
        assert puzzle["view"]["seat"] == puzzle["seat"]
        assert not {"right", "choices", "obvious", "known"} & set(puzzle)

        answer = await device.get(f"/api/games/{game}/puzzles/{wanted}/answer")
        assert {choice["move"] for choice in answer["choices"]} == set(puzzle["legal"])
        assert set(answer["right"]) < set(puzzle["legal"])
        assert set(answer["why"]) == {"en", "de", "fr", "it"}

        table = await device.post(f"/api/games/{game}/puzzles/{wanted}/table", {})
        seat = await device.at(table["id"]).welcomed()
        assert (await seat.ask("start"))["type"] == "welcome"
        assert seat.state is not None
        assert seat.state["view"] == puzzle["view"]
        assert sorted(seat.state["legal"]) == sorted(puzzle["legal"])
        await seat.play(Random(game))
        assert seat.state["result"] is not None

        match = seat.state["match"]
        record = await device.get(f"/api/matches/{match}/record")
        again = replay(msgspec.json.encode(record).decode(), ours)
        assert again.result == seat.state["result"]
        _check_tampered(record)

    in_a_page(evening())


def _check_tampered(record: dict[str, Any]) -> None:
    """A position that cannot be one is refused, whatever its bytes are."""
    for position in ("AAAA", "no base64!", record["position"][:-4] + "////"):
        with pytest.raises(RecordError):
            replay({**record, "position": position}, ours)


def test_a_decision_of_a_finished_match_can_be_tried_again() -> None:
    async def evening() -> None:
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "bot", "level": "prospector"}]
        opened = await device.post("/api/tables", {"game": "gold-nuggets", "seats": seats})
        seat = await device.at(opened["id"]).welcomed()
        await seat.ask("start")
        await seat.play(Random(4))
        assert seat.state is not None
        match = seat.state["match"]
        record = await device.get(f"/api/matches/{match}/record")
        number = next(at for at, (mover, _) in enumerate(record["events"]) if mover == 0)
        kept = ("format", "game", "version", "seats", "options", "names")
        begun = {name: record[name] for name in kept}
        before = replay({**begun, "events": record["events"][:number], "result": None}, ours)

        again = await device.post(f"/api/matches/{match}/table", {"number": number})
        other = await device.at(again["id"]).welcomed()
        await other.ask("start")
        assert other.state is not None
        assert other.state["view"] == before.view(0)

        chance = next(at for at, (mover, _) in enumerate(record["events"]) if mover == "*")
        for wrong in (chance, -1, 10**6):
            with pytest.raises(Refused, match="match/no-decision"):
                await device.post(f"/api/matches/{match}/table", {"number": wrong})

    in_a_page(evening())


def test_a_position_is_no_clients_to_send() -> None:
    async def evening() -> None:
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "bot", "level": "prospector"}]
        plan = {"game": "gold-nuggets", "seats": seats, "position": {"known": "AAAA", "seat": 0}}
        with pytest.raises(Refused, match="position/not-taken"):
            await device.post("/api/tables", plan)
        with pytest.raises(Refused, match="puzzle/unknown"):
            await device.get("/api/games/gold-nuggets/puzzles/nothing")
        assert await device.get("/api/games/wurf-und-weg/puzzles") == []
        assert shipped(ours("wurf-und-weg")) == {}

    in_a_page(evening())
