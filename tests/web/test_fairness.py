"""Fair among strangers, as a browser sees it: dice that bind the server, and matches that count."""

import hashlib
import json
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Route
from web.browsers import Desk
from web.playing import arrived, begin, join, open_table, set_off

from motherlode.engine.chance import Committed

Message = dict[str, Any]


def played(device: Desk, game: str = "gold-nuggets") -> str:
    """A match against a bot, from the lobby to its end, in the browser; its id."""
    device.go(f"/t/{open_table(device, game, 'me', 'greenhorn')}")
    begin(device)
    set_off(device)
    arrived(device)
    result = [said for said in device.heard if said["type"] == "event"][-1]
    return str(result["state"]["match"])


def forge(device: Desk, match: str, source: Committed) -> None:
    """The server says something else about the dice: every one of them follows from this seed."""
    record = device.ask(f"/api/matches/{match}/record")
    chances = device.ask(f"/api/matches/{match}/chances")
    for chance in chances:
        names = [str(at) for at in range(len(chance["weights"]))]
        chance["outcome"] = source.outcome(chance["number"], chance["weights"], names)
    record["proof"] = source.proof()

    def answers(body: Any) -> Callable[[Route], None]:
        return lambda route: route.fulfill(body=json.dumps(body), content_type="application/json")

    device.page.route(f"**/api/matches/{match}/record", answers(record))
    device.page.route(f"**/api/matches/{match}/chances", answers(chances))


def checked(device: Desk, match: str) -> tuple[str, str | None, str]:
    """What the page about a match says of its dice: the verdict, against what, and in words."""
    page = device.go(f"/m/{match}")
    page.get_by_role("button", name="Check now").click()
    verdict = page.locator("[data-verdict]:not([data-verdict=checking])")
    verdict.wait_for()
    found, against = (verdict.get_attribute(f"data-{what}") for what in ("verdict", "against"))
    return str(found), against, verdict.inner_text()


def test_the_dice_hold_with_one_s_own_randomness_in_them(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    match = played(device)
    verdict, against, words = checked(device, match)
    assert (verdict, against) == ("holds", "own")
    assert "own randomness" in words
    assert device.violations() == []


def test_who_was_not_there_is_told_that_he_cannot_know(desk: Callable[..., Desk]) -> None:
    device, stranger = desk("phone"), desk("phone")
    match = played(device)
    verdict, against, words = checked(stranger, match)
    assert (verdict, against) == ("holds", "record")
    assert "was not there" in words


def test_a_proof_from_another_seed_does_not_hold(desk: Callable[..., Desk]) -> None:
    """A server that looks for a seed it likes, after it has promised another one."""
    device = desk("phone")
    match = played(device)
    proof = device.ask(f"/api/matches/{match}/record")["proof"]
    forge(device, match, Committed(hashlib.sha256(b"five sixes").digest(), proof["entropy"]))
    verdict, _, words = checked(device, match)
    assert verdict == "other-promise"
    assert "does not hold" in words


def test_a_proof_without_one_s_own_randomness_does_not_hold(desk: Callable[..., Desk]) -> None:
    """A server that keeps its seed, but looks for something to put in one's place."""
    device = desk("phone")
    match = played(device)
    proof = device.ask(f"/api/matches/{match}/record")["proof"]
    assert len(proof["entropy"]) == 1
    weights, names = [1] * 6, list("123456")
    for try_ in count():  # two sixes to begin with
        found = Committed(bytes.fromhex(proof["seed"]), [f"{try_:032x}"])
        if all(found.outcome(number, weights, names) == 5 for number in (0, 1)):
            break
    forge(device, match, found)
    verdict, _, words = checked(device, match)
    assert verdict == "without-yours"
    assert "missing" in words


def test_a_rematch_is_bound_too(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    page = device.page
    first = played(device)
    page.get_by_role("button", name="Once more").click()
    device.until(lambda: device.heard[-1].get("state", {}).get("match", first) != first)
    page.locator(".over").wait_for(state="detached")
    set_off(device)
    arrived(device)
    second = [said for said in device.heard if said["type"] == "event"][-1]["state"]["match"]
    assert first != second
    for match in (first, second):
        assert checked(device, match)[:2] == ("holds", "own")


@pytest.mark.parametrize(
    ("language", "rules", "silent"),
    [
        ("en-GB", "What counts for the rating", "everyone decides alone"),
        pytest.param(
            *("de-CH", "Was für die Wertung zählt", "entscheidet jeder allein"),
            marks=pytest.mark.slow,  # the same once more, in German
        ),
    ],
)
def test_a_rated_match_says_so_and_the_coach_is_silent(
    language: str, rules: str, silent: str, desk: Callable[..., Desk]
) -> None:
    host, guest = desk("desktop", language), desk("desktop", language)
    table = open_table(host, "gold-nuggets", "me", "open")
    for device, name in ((host, "Ada"), (guest, "Bo")):
        if device is guest:
            device.ask("/api/me", "POST", {"name": name})
        form = {"login": f"{name}.{language}.{table}", "password": "under the pine"}
        device.ask("/api/account/password", "POST", form)
    host.go(f"/t/{table}")
    join(guest, host.ask(f"/api/tables/{table}")["code"], "Bo")
    host.until(lambda: "Bo" in host.page.inner_text("main"))
    begin(host)
    guest.page.locator(".board section[aria-label]").wait_for()
    for device in (host, guest):
        hint = device.page.locator("[aria-keyshortcuts=h]")
        assert hint.is_disabled()
        assert silent in str(hint.get_attribute("title"))
        set_off(device)
    for device in (host, guest):
        arrived(device)
    page = host.go("/me")
    page.get_by_text(rules).click()
    page.locator("details[open] p").wait_for()
    assert host.seen_by_all() == []


def test_a_friendly_match_is_chosen_before_and_said_at_the_door(desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = open_table(host, "gold-nuggets", "me", "open")
    code = host.ask(f"/api/tables/{table}")["code"]
    guest.go(f"/j/{code}").get_by_text("if everyone has an account").wait_for()
    host.go(f"/t/{table}").get_by_label("Friendly").check()
    guest.page.get_by_text("none: a friendly match").wait_for()
    assert host.ask(f"/api/tables/{table}")["friendly"]
    host.page.get_by_label("Friendly").uncheck()
    guest.page.get_by_text("if everyone has an account").wait_for()
