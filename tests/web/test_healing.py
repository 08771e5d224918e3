"""A lost connection says so and heals itself; nothing that was played is lost."""

from collections.abc import Callable
from pathlib import Path

from live.servers import Server
from playwright.sync_api import Browser
from web.browsers import Desk
from web.playing import begin, open_table


def test_the_server_is_killed_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    device = Desk(browser, server.url)
    device.bears = lambda text: "WebSocket" in text or "ERR_CONNECTION" in text
    table = open_table(device, "gold-nuggets", "me", "greenhorn")
    page = device.go(f"/t/{table}")
    begin(device)
    played(device)
    number = device.states()[-1]["number"]

    server.kill()
    page.get_by_text("The connection is gone.").wait_for()
    server.start()
    page.get_by_text("Back at the table.").wait_for(timeout=30_000)
    assert page.get_by_text("The connection is gone.").count() == 0
    assert device.states()[-1]["number"] >= number
    played(device)

    device.close()
    assert server.stop() == 0


def played(device: Desk) -> None:
    """One decision, and the answer to it."""
    seen = len(device.states())
    device.choose()
    device.until(lambda: len(device.states()) > seen)


def test_a_table_that_does_not_exist_is_said_so(desk: Callable[..., Desk]) -> None:
    device = desk()
    device.bears = lambda text: "404" in text or "WebSocket" in text
    page = device.go("/t/NOSUCHTABLE")
    page.get_by_text("There is no such table.").wait_for()
    page = device.go("/j/NOCODE")
    page.get_by_text("No table has the code “NOCODE”.").wait_for()
