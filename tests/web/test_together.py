"""Several people at one table: two who play, one who watches, and what they say."""

from collections.abc import Callable

from web.browsers import Desk
from web.playing import begin, open_table, sit_down


def test_two_play_one_watches_all_talk(desk: Callable[..., Desk]) -> None:
    host, guest, watcher = desk("desktop"), desk("phone"), desk("desktop")
    table = open_table(host, "gold-rausch", "me", "open", name="Ada")
    code = host.ask(f"/api/tables/{table}")["code"]
    host.go(f"/t/{table}")
    host.page.get_by_text(code).wait_for()
    assert host.page.locator(".go .primary").is_disabled()

    guest.go("/")
    guest.page.get_by_label("Code").fill(code)
    guest.page.get_by_role("button", name="Join").click()
    sit_down(guest, "Bo")
    host.page.get_by_text("Bo").first.wait_for()
    begin(host)

    watcher.ask("/api/me", "POST", {"name": "Cy"})
    watcher.go(f"/t/{table}")
    watcher.page.get_by_text("You are watching.").wait_for()
    assert watcher.page.get_by_role("button", name="Choices").is_disabled()

    # One decision is seen on all three.
    before = watcher.states()[-1]["number"]
    host.choose()
    for one in (host, guest, watcher):
        one.until(lambda seen=one: seen.states()[-1]["number"] > before)  # type: ignore[misc]

    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("button", name="Good luck").click()
    watcher.page.get_by_role("tab", name="Chat").click()
    watcher.page.locator("[role=tabpanel]").get_by_text("Good luck", exact=False).first.wait_for()
    host.page.get_by_label("Say something").fill("<b>here we go</b>")
    host.page.get_by_role("button", name="Send").click()
    watcher.page.get_by_text("<b>here we go</b>").wait_for()

    # Whoever watches was told of no card that only one may know.
    secrets = ("look", "peek")
    told = [line["what"] for message in watcher.heard for line in message.get("story", [])]
    assert not set(told) & set(secrets)
    assert {state["seat"] for state in watcher.states()} == {-1}


def test_the_host_fills_a_seat_and_a_series_is_chosen(desk: Callable[..., Desk]) -> None:
    host = desk("phone")
    table = open_table(host, "gold", "me", "open")
    page = host.go(f"/t/{table}")
    page.get_by_label("Who sits at seat 2").select_option("veteran")
    page.get_by_text("Veteran", exact=True).wait_for()
    # The host is quick: both choices and the start come before the server has answered any.
    page.evaluate(
        """() => {
          const choose = (label, value) => {
            const named = [...document.querySelectorAll('label')];
            const select = named.find((one) => one.textContent === label).control;
            select.value = value;
            select.dispatchEvent(new Event('change', { bubbles: true }));
          };
          choose('How the cards lie', 'grid');
          choose('How many games', '3');
          document.querySelector('.go .primary').click();
        }"""
    )
    page.locator(".board section[aria-label]").wait_for()
    page.get_by_text("Game 1 of 3").wait_for()
    assert host.ask(f"/api/tables/{table}")["options"]["layout"] == "grid"
    assert host.states()[-1]["view"]["layout"] == "grid"


def test_players_choose_their_colours(desk: Callable[..., Desk]) -> None:
    host = desk("phone")
    table = open_table(host, "gold", "me", "greenhorn")
    page = host.go(f"/t/{table}")
    page.get_by_label("Who digs with which colour: Ada, 1").select_option("violet")
    page.get_by_label("Who digs with which colour: Ada, 2").select_option("blue")
    begin(host)
    assert host.ask(f"/api/tables/{table}")["options"]["colours"] == "violet-blue-orange-red-green"
    view = host.states()[-1]["view"]
    assert [player["colours"] for player in view["players"]] == [
        ["blue", "violet"],
        ["orange", "red"],
    ]
    assert view["neutral"] == ["green"]
