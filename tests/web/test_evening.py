"""An evening: one code, nobody sits down twice, three games, and somebody has won."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from web.browsers import Desk
from web.playing import arrived, open_table, set_off

NUGGETS = (5, 3, 2, 1)


def open_evening(desk: Desk, name: str, games: str) -> str:
    """From the start page; the code of the table."""
    page = desk.go("/")
    page.get_by_role("button", name="An evening together").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=games).check(force=True)
    dialog.get_by_role("textbox", name="Your name").fill(name)
    dialog.get_by_role("button", name="Open the evening").click()
    page.get_by_role("heading", name="The evening").wait_for()
    code = page.locator(".invite b")
    code.wait_for()
    return code.inner_text()


def come(desk: Desk, code: str, name: str) -> None:
    """Through the door, once for the whole evening."""
    page = desk.go(f"/j/{code}")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Come in").click()
    page.get_by_role("button", name="Leave the evening").wait_for()


def info(desk: Desk) -> Any:
    """The evening, as this device has heard of it last."""
    return next(one["table"]["evening"] for one in reversed(desk.heard) if "table" in one)


def play(desks: list[Desk]) -> None:
    """A game, to the result and on to the evening's page."""
    for one in desks:
        one.page.locator(".board section[aria-label]").wait_for()
        set_off(one)
    for one in desks:
        arrived(one)
        one.page.locator(".over .primary").click()


def test_three_games_with_four_people_from_the_code_to_the_winner(
    desk: Callable[..., Desk],
) -> None:
    host, bo, cy, di = desk("desktop"), desk("phone"), desk("phone"), desk("small")
    code = open_evening(host, "Ada", "3")
    for guest, name in ((bo, "Bo"), (cy, "Cy"), (di, "Di")):
        come(guest, code, name)
    everyone = [host, bo, cy, di]
    assert [one["name"] for one in info(di)["members"]] == ["Ada", "Bo", "Cy", "Di"]

    for number, (picker, slug) in enumerate(
        [(host, "gold-nuggets"), (bo, "gold"), (cy, "claim-poker")], start=1
    ):
        expect(picker.page.get_by_role("heading", name="You pick.")).to_be_visible()
        others = [one for one in everyone if one is not picker]
        for one in others:
            expect(one.page.get_by_role("heading", name="picks the next game")).to_be_visible()
            assert one.page.locator("[data-pick]").count() == 0
        picker.page.locator(f"[data-pick={slug}]").click()
        picker.page.locator(".next .primary").click()
        play(everyone)
        if number < 3:
            for one in everyone:
                assert one.page.locator("tbody tr").count() == 4
                assert one.page.locator("thead .picture").count() == 3
    # The winner's moment is on every screen, and says the same on all.
    evening = info(host)
    assert evening["over"]
    won = [evening["members"][one]["name"] for one in evening["winners"]]
    for one, name in zip(everyone, ("Ada", "Bo", "Cy", "Di"), strict=True):
        said = one.page.locator("[data-evening-winner] h2")
        said.wait_for()
        text = said.inner_text()
        assert ("You win" in text) if won == [name] else all(other in text for other in won)

    # What is shown are the places of the three records, added up.
    totals = [0] * 4
    for game in evening["played"]:
        record = host.ask(f"/api/matches/{game['match']}/record")
        scores, winners = record["result"]["scores"], record["result"]["winners"]
        for seat, player in enumerate(record["names"]):
            better = max(len(winners), sum(score > scores[seat] for score in scores))
            place = 1 if seat in winners else 1 + better
            totals["ABCD".index(player[0])] += NUGGETS[min(place, 4) - 1]
    assert [one["nuggets"] for one in evening["members"]] == totals
    for number, total in enumerate(totals):
        row = host.page.locator(f"[data-member='{number}'] [data-nuggets]")
        assert row.get_attribute("data-nuggets") == str(total)


def test_who_comes_late_plays_the_next_game_and_who_goes_is_not_waited_for(
    desk: Callable[..., Desk],
) -> None:
    host, bo, late = desk("desktop"), desk("phone"), desk("phone")
    code = open_evening(host, "Ada", "as many as you like")
    come(bo, code, "Bo")
    host.page.locator("[data-pick=gold]").click()
    host.page.locator(".next .primary").click()
    bo.page.locator(".board section[aria-label]").wait_for()

    page = late.go(f"/j/{code}")
    page.get_by_text("Come in with the next game").wait_for()
    page.get_by_role("button", name="Come in").click()
    page.get_by_role("dialog").get_by_role("textbox", name="Your name").fill("Cy")
    page.get_by_role("dialog").get_by_role("button", name="Come in").click()
    page.get_by_text("You are in from the next game on.").wait_for()
    for one in (host, bo):
        set_off(one)
    for one in (host, bo):
        arrived(one)
        one.page.locator(".over .primary").click()
    expect(bo.page.get_by_role("heading", name="You pick.")).to_be_visible()

    # Who picks and goes leaves the turn to the next one.
    bo.page.get_by_role("button", name="Leave the evening").click()
    bo.page.get_by_role("dialog").get_by_role("button", name="Leave the evening").click()
    bo.page.get_by_role("button", name="I am back").wait_for()
    late.until(lambda: info(late)["turn"] == 2)
    result = late.page.locator(".over .primary")
    late.until(lambda: result.count() > 0, meanwhile="Escape")
    result.click()
    late.page.locator("[data-pick=claim-poker]").click()
    late.page.get_by_text("1 bot plays along.").wait_for()
    host.page.get_by_text("1 bot plays along.").wait_for()
    assert [one["nuggets"] for one in info(host)["members"]].count(0) == 1  # who came later
    host.page.get_by_role("button", name="End the evening").click()
    host.page.get_by_role("dialog").get_by_role("button", name="End the evening").click()
    host.page.locator("[data-evening-winner]").wait_for()
    late.page.locator("[data-evening-winner]").wait_for()


def test_every_page_of_an_evening_is_for_everybody(desk: Callable[..., Desk]) -> None:
    host, guest = desk("phone"), desk("phone")
    at = host.page.evaluate("Date.now() / 1000 + 3 * 86400")
    table = open_table(host, "gold-nuggets", "me", evening={"games": 5, "at": at})
    page = host.go(f"/t/{table}")
    page.get_by_role("link", name="Put it in the calendar").wait_for()
    assert host.seen_by_all() == []
    code = host.ask(f"/api/tables/{table}")["code"]
    page = guest.go(f"/j/{code}")
    page.get_by_role("button", name="Come in").wait_for()
    assert guest.seen_by_all() == []
    come(guest, code, "Bo")
    with host.page.expect_download() as download:
        host.page.get_by_role("link", name="Put it in the calendar").click()
    assert download.value.suggested_filename == "motherlode.ics"
    # By the keyboard alone: a game is picked and begun.
    host.page.locator("[data-pick=gold-nuggets]").focus()
    host.page.keyboard.press("Enter")
    host.page.get_by_role("button", name="Play Gold Nuggets").focus()
    host.page.keyboard.press("Enter")
    play([host, guest])
    assert host.seen_by_all() == []
    host.page.get_by_role("button", name="End the evening").click()
    host.page.get_by_role("dialog").get_by_role("button", name="End the evening").click()
    host.page.locator("[data-evening-winner]").wait_for()
    assert host.seen_by_all() == []


def test_a_game_that_begins_at_once_is_drawn_by_its_own_board(desk: Callable[..., Desk]) -> None:
    """Picked and begun by others in one breath: the last game's board sees nothing of it."""
    host = desk("desktop")
    table = open_table(host, "gold-nuggets", "me", evening={})
    page = host.go(f"/t/{table}")
    page.get_by_role("button", name="Leave the evening").wait_for()
    page.evaluate(
        """(url) => new Promise((done) => {
          const socket = new WebSocket(url);
          const asks = [
            { type: 'join', name: 'Bo', here: true },
            { type: 'pick', game: 'gold' },
            { type: 'start' },
          ];
          const send = (ask, id) => socket.send(JSON.stringify({ id, ...ask }));
          socket.onopen = () => asks.forEach(send);
          socket.onmessage = ({ data }) => JSON.parse(data).answers === 2 && done(socket.close());
        })""",
        f"{host.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
    )
    page.locator(".board section[aria-label]").wait_for()
    assert "GOLD" in str(
        page.locator(".board section[aria-label]").first.get_attribute("aria-label")
    )
    assert page.locator(".board .failed").count() == 0
