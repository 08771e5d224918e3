"""The studio over HTTP: a save is checked, a fault has its place, nothing is there without one."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from live.servers import Server

from motherlode.commands.new import write_game
from motherlode.commands.studio import announce
from motherlode.server.settings import settings_from

Serve = Callable[..., Server]


def until(server: Server, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """What the studio says as soon as it is so."""
    info: dict[str, Any] = {"number": 0}
    end = time.monotonic() + 120
    while not right(info):
        assert time.monotonic() < end, info
        answer = httpx.get(f"{server.url}/api/studio?since={info['number']}", timeout=60)
        info = answer.json()
    return info


@pytest.mark.parametrize("brief", [True, False])
def test_where_its_page_is_is_always_said(brief: bool, capsys: pytest.CaptureFixture[str]) -> None:
    announce(settings_from(None, host="127.0.0.1", port=8123), brief)
    assert "http://localhost:8123/studio\n" in capsys.readouterr().out


def test_a_file_that_is_no_game_yet_becomes_one(serve: Serve, tmp_path: Path) -> None:
    file = write_game("Wash Out", tmp_path / "games")[0]
    good = file.read_text("utf-8")
    file.write_text("def setup(:\n", "utf-8")
    server = serve(studio=str(file))
    fault = until(server, lambda info: info.get("status") == "faulty")["fault"]
    assert (fault["file"], fault["line"]) == ("wash_out.py", 1)
    assert httpx.get(f"{server.url}/api/games/wash-out/rules/en").status_code == 404

    file.write_text(good, "utf-8")
    info = until(server, lambda info: info.get("status") == "fine")
    assert (info["game"], info["name"], info["seats"]) == ("wash-out", "Wash Out", [2, 3, 4, 5, 6])
    assert "fault" not in info
    assert [option["name"] for option in info["options"]] == ["starter", "goal"]
    framed = httpx.get(f"{server.url}/studio").headers["content-security-policy"]
    assert "frame-ancestors 'self'" in framed


def test_what_is_studied_can_be_chosen_and_what_cannot_be_is_refused(
    serve: Serve, tmp_path: Path
) -> None:
    file = write_game("Wash Out", tmp_path / "games")[0]
    server = serve(studio=str(file))
    until(server, lambda info: info.get("status") == "fine")

    def ask(**study: object) -> httpx.Response:
        return httpx.post(f"{server.url}/api/studio/study", json=study, timeout=60)

    assert ask(seats=9).json()["slug"] == "seat/count"
    room = {"X-Forwarded-For": "192.0.2.7"}  # phones in the room play, and do not keep it busy
    path, nine = f"{server.url}/api/studio/study", {"seats": 9}
    codes = [httpx.post(path, json=nine, headers=room).status_code for _ in range(14)]
    assert (codes[0], codes[-1]) == (400, 429)
    assert ask(seats=2, options={"goal": 5000}).json()["slug"] == "option/bad-value"
    assert ask(seats=2, options={"goal": 20}).json()["study"] == {
        "seats": 2,
        "options": {"goal": 20},
    }
    page = until(server, lambda info: bool(info.get("pages")))["pages"][0]
    assert page["players"] == "random"
    assert page["sentences"][0]["text"]


def test_words_and_what_is_imported_from_beside_are_watched_too(
    serve: Serve, tmp_path: Path
) -> None:
    file = write_game("Wash Out", tmp_path / "games")[0]
    text = file.read_text("utf-8").replace("Number(30,", "Number(amounts.GOAL,")
    file.write_text(text.replace("from typing", "import amounts\nfrom typing", 1), "utf-8")
    beside = file.with_name("amounts.py")
    beside.write_text("GOAL = 30\n", "utf-8")
    server = serve(studio=str(file))
    known = until(server, lambda info: info.get("status") == "fine")

    def saved(path: Path, body: str) -> dict[str, Any]:
        before = known["edition"]
        path.write_text(body, "utf-8")
        return until(
            server, lambda info: info.get("status") == "fine" and info["edition"] != before
        )

    known = saved(beside, "GOAL = 40\n")
    assert {option["name"]: option["default"] for option in known["options"]}["goal"] == 40
    known = saved(
        file.with_name("wash_out.words.de.toml"), '[move]\nroll = "Würfle"\nstop = "Halt"\n'
    )
    words = httpx.get(f"{server.url}/api/games/wash-out/words/de").json()
    assert words["move"]["roll"] == "Würfle"


def test_elsewhere_there_is_no_studio(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/studio").status_code == 404
    framed = httpx.get(f"{server.url}/").headers["content-security-policy"]
    assert "frame-ancestors 'none'" in framed
