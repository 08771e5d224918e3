"""The page of operators: on a phone too, without a script, for who is named and nobody else."""

import sqlite3
import tomllib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from live.servers import Server
from playwright.sync_api import Browser
from web.browsers import Desk
from web.playing import open_table

import motherlode

WORDS = Path(motherlode.__file__).parent / "server"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that Ada looks after: her account was there before she was named."""
    folder = tmp_path_factory.mktemp("operator")
    server = Server(folder)
    with httpx.Client(base_url=server.url, timeout=60) as ada:
        ada.post("/api/me", json={"name": "Ada"}).raise_for_status()
        ada.post("/api/account/password", json=SECRET).raise_for_status()
    server.stop()
    server = Server(folder, operators="ada.o, somebody.else")
    yield server
    assert server.stop() == 0
    assert server.complaints == []


SECRET = {"login": "ada.o", "password": "under the pine"}


@pytest.fixture
def desk(browser: Browser, server: Server) -> Iterator[Callable[..., Desk]]:
    """Devices at that server."""
    made: list[Desk] = []

    def make(size: str = "phone", language: str = "en-GB") -> Desk:
        made.append(Desk(browser, server.url, size, language))
        return made[-1]

    yield make
    for one in made:
        one.close()


def test_a_table_is_closed_and_somebody_banned_from_the_page(desk: Callable[..., Desk]) -> None:
    player, operator = desk("desktop"), desk("phone")
    table = open_table(player, "gold-nuggets", "me", "open", name="Bully")
    player.bears = lambda text: "403" in text or "410" in text or "socket" in text.lower()
    page = player.go(f"/t/{table}")
    page.get_by_text("Bully").first.wait_for()
    operator.ask("/api/me", "POST", {"name": "Guest"})
    operator.ask("/api/account/login", "POST", SECRET)
    phone = operator.go("/me")
    phone.get_by_role("link", name="Look after this server").click()
    phone.get_by_role("heading", name="Looking after the server").wait_for()
    assert operator.violations() == []
    phone.get_by_text("Close the table").first.click()
    phone.get_by_label("Reason, for the log").first.fill("<b>rude</b>")
    phone.get_by_role("button", name="Close the table").first.click()
    phone.get_by_text("Done.").wait_for()
    page.get_by_role("heading", name="Your table is closed.").wait_for()

    other = open_table(player, "gold-nuggets", "me", "open", name="Bully")
    page = player.go(f"/t/{other}")
    page.get_by_text("Bully").first.wait_for()
    phone.get_by_role("link", name="People").click()
    phone.get_by_role("searchbox").fill("bully")
    phone.get_by_role("button", name="Search").click()
    phone.get_by_text("Do something").click()
    assert operator.violations() == []
    phone.get_by_label("For how long").last.select_option("week")
    phone.get_by_role("button", name="Ban").click()
    phone.get_by_text("Done.").wait_for()
    page.get_by_text("You may not play here for now.").wait_for()

    phone.get_by_role("link", name="Bans").click()
    phone.get_by_text("Bully · banned until").wait_for()
    phone.get_by_role("button", name="Lift").click()
    phone.get_by_text("Nothing here.").wait_for()
    phone.get_by_role("link", name="Log").click()
    phone.get_by_text("<b>rude</b>").wait_for()  # as it was written
    assert phone.get_by_text("by page:ada.o").count() == 3
    assert operator.violations() == []


def test_it_fits_a_phone_in_every_language(desk: Callable[..., Desk]) -> None:
    for language, title in (
        ("de-DE", "Den Server betreuen"),
        ("fr-FR", "S’occuper du serveur"),
        ("it-IT", "Gestire il server"),
    ):
        operator = desk("phone", language)
        operator.ask("/api/me", "POST", {"name": "Guest"})
        operator.ask("/api/account/login", "POST", SECRET)
        for which in ("tables", "people", "bans", "log", "tidy"):
            page = operator.go(f"/operator?list={which}")
            page.get_by_role("heading", name=title).wait_for()
            wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
            assert not wide, (language, which)
        assert operator.violations() == []


def test_nobody_else_finds_it(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as eve:
        assert eve.get("/operator").status_code == 404
        eve.post("/api/me", json={"name": "Eve"}).raise_for_status()
        for login, status in (("somebody.else", 409), ("eve.e", 200)):
            form = {"login": login, "password": "under the oak"}
            assert eve.post("/api/account/password", json=form).status_code == status
        assert eve.get("/operator").status_code == 404
        form = {"deed": "reindex", "about": ""}
        assert eve.post("/operator/do", data=form).status_code == 404
        assert not eve.get("/api/me").json().get("operator")


def test_an_old_session_has_to_show_the_password(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60, follow_redirects=True) as ada:
        ada.post("/api/account/login", json=SECRET).raise_for_status()
        with closing(sqlite3.connect(server.folder / "motherlode.db")) as database:
            database.execute("update sessions set proved = 1")
            database.commit()
        page = ada.get("/operator")
        assert "<ul>" not in page.text
        assert 'type="password"' in page.text
        form = {"deed": "erase", "about": "ada.o", "sure": "1"}
        assert 'type="password"' in ada.post("/operator/do", data=form).text
        assert ada.get("/api/me").json()["person"]
        wrong = ada.post("/operator/prove", data={"password": "under the oak"})
        assert (wrong.status_code, 'role="alert"' in wrong.text) == (403, True)
        assert "<nav>" in ada.post("/operator/prove", data={"password": "under the pine"}).text
        headers = ada.get("/operator").headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["cache-control"] == "no-store"
        foreign = {"origin": "https://elsewhere.example"}
        assert ada.post("/operator/do", data=form, headers=foreign).status_code == 403
        unknown = ada.post("/operator/do", data={"deed": "close", "about": "NOTABLE"})
        assert "[table/unknown]" in unknown.text


def test_it_says_the_same_in_four_languages() -> None:
    texts = [
        tomllib.loads((WORDS / f"words.{language}.toml").read_text(encoding="utf-8"))["operator"]
        for language in ("en", "de", "fr", "it")
    ]
    assert all(one.keys() == texts[0].keys() for one in texts)
    assert all(all(one.values()) for one in texts)
