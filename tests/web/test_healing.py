"""A lost connection says so and heals itself; nothing that was played is lost."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from live.servers import Server
from playwright.sync_api import Browser, WebSocketRoute
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


@pytest.mark.parametrize("code", [4408, 4500, 4503])
def test_who_is_asked_to_come_back_comes_back(code: int, desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    device.bears = lambda text: "WebSocket" in text
    sockets = overheard(device)
    page = device.page
    if code == 4503:  # with a word about when
        goodbye = {"type": "goodbye", "reason": "server/stops", "retry": 0.2}
        sockets[-1].send(json.dumps(goodbye))
    sockets[-1].close(code=code)
    page.get_by_text("Back at the table.").wait_for()
    assert len(sockets) == 2
    device.choose()
    assert page.get_by_text("The server has closed").count() == 0


def test_who_is_sent_away_for_good_is_told_so(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    sockets = overheard(device)
    page = device.page
    sockets[-1].send(json.dumps({"type": "goodbye", "reason": "socket/too-much"}))
    sockets[-1].close(code=4429)
    page.get_by_text("The server has closed this table’s connection.").wait_for()
    page.wait_for_timeout(1500)  # it does not try again
    assert len(sockets) == 1


def overheard(device: Desk) -> list[WebSocketRoute]:
    """A match has begun; every socket of its table, in the order in which they were opened."""
    sockets: list[WebSocketRoute] = []

    def listen(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    device.page.route_web_socket("**/socket", listen)
    device.go(f"/t/{open_table(device, 'gold-nuggets', 'me', 'greenhorn')}")
    begin(device)
    return sockets
