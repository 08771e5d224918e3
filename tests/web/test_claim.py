"""The daily claim in a real browser: found at a glance, played once, compared and sent on."""

from collections.abc import Callable
from pathlib import Path
from time import time

import pytest
from live.servers import Server
from playwright.sync_api import Browser, expect
from web.browsers import Desk
from web.page_playing import BOARD, play, quick_desk, wait
from web.playing import arrived, begin, open_table, set_off
from web.sites import FileServer

from motherlode.commands.site import write_site
from motherlode.table.days import day_after, day_of

DESKS = ("phone", "desktop")


@pytest.mark.parametrize("size", DESKS)
def test_todays_claim_is_played_compared_and_sent_on(
    size: str, desk: Callable[..., Desk], server: Server
) -> None:
    ada = desk(size)
    ada.ask("/api/me", "POST", {"name": "Ada"})
    page = ada.go()
    page.get_by_role("link", name="Stake your claim").click()
    begin = page.get_by_role("button", name="Stake your claim")
    begin.wait_for()
    assert ada.violations() == []
    begin.focus()
    page.keyboard.press("Enter")
    page.locator(".board section[aria-label]").wait_for()
    set_off(ada)
    arrived(ada, 120.0)
    page.get_by_role("link", name="How it went for everyone").click()
    card = page.locator("[data-status=over]")
    card.wait_for()
    told = ada.ask("/api/claim")["today"]
    expect(card.locator(".score strong")).to_have_text(str(told["score"]))
    page.locator("li.mine").wait_for()
    page.locator("canvas").wait_for(timeout=120_000)  # when bots have played it, too
    expect(page.locator("li.bot")).to_have_count(4)
    assert ada.seen_by_all() == []
    page.get_by_role("button", name="Copy as text").click()
    page.get_by_text("Copied.").wait_for()
    text = page.evaluate("navigator.clipboard.readText()")
    assert str(told["score"]) in text
    assert text.startswith("Motherlode, claim of ")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a picture").click()
    assert download.value.suggested_filename == f"motherlode-{told['day']}.png"

    ada.go(f"/m/{told['match']}")
    page.get_by_role("button", name="Check now").click()
    page.locator("[data-verdict=later]").wait_for()  # the day is not over
    ada.go()
    page.get_by_role("link", name="See how it went").wait_for()


@pytest.mark.parametrize("language", ["de-DE", "fr-FR", "it-IT"])
def test_it_is_there_in_every_language(language: str, desk: Callable[..., Desk]) -> None:
    ada = desk("phone", language)
    page = ada.go("/claim")
    page.locator("[data-status=open] .button.primary").wait_for()
    page.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("code")).to_have_count(2)
    assert ada.seen_by_all() == []


def test_a_page_without_a_server_has_its_own(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    files = FileServer(tmp_path / "site")
    ada = quick_desk(browser, files.url)
    try:
        page = ada.go("/")
        page.get_by_role("link", name="Stake your claim").click()
        page.get_by_role("button", name="Stake your claim").click()
        wait(page, BOARD)
        play(page, 100_000)
        page.get_by_role("link", name="How it went for everyone").click()
        page.get_by_role("button", name="Save as a picture").wait_for()  # bots have played it, too
        assert ada.violations() == []
        page.locator("summary").click()
        page.get_by_text("follows from the date by a public rule").wait_for()
        page.locator("li.mine a").click()
        page.get_by_role("button", name="Check now").click()
        page.locator("[data-verdict=holds][data-against=seed]").wait_for()
        ada.go(f"/#/claim/{day_after(day_of(time()), -2)}")
        page.locator("summary").click()
        page.get_by_role("button", name="Does the seed fit?").click()
        page.locator("[data-fits=true]").wait_for()
        assert ada.errors == []
    finally:
        ada.context.close()
        files.stop()


def test_ones_page_says_what_one_could_practise(desk: Callable[..., Desk]) -> None:
    ada = desk("phone")
    table = open_table(ada, "gold-nuggets", "me", "greenhorn")
    page = ada.go(f"/t/{table}")
    begin(ada)
    set_off(ada)
    arrived(ada)
    ada.go("/me")
    page.get_by_role("heading", name="What you could practise").wait_for()
    page.locator("select", has_text="Choose a game").select_option("gold-nuggets")
    page.get_by_role("button", name="Let the coach look back").click()
    said = page.locator(".says")
    said.wait_for(timeout=120_000)
    assert said.inner_text().startswith("In 1 match of Gold Nuggets")
    assert ada.violations() == []
