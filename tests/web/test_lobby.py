"""Before the start: names, figures, marks and words; and the end of a table."""

from collections.abc import Callable

from web.browsers import Desk, pick
from web.playing import begin, join, open_table


def test_everyone_is_ready_and_has_spoken_before_it_begins(desk: Callable[..., Desk]) -> None:
    host, guest = desk("phone"), desk("desktop")
    table = open_table(host, "gold", "me", "open", "greenhorn")
    page = host.go(f"/t/{table}")
    code = host.ask(f"/api/tables/{table}")["code"]
    join(guest, code, "Bo")
    page.get_by_text("Bo is not ready yet.").wait_for()
    # Guests read what they cannot change.
    assert guest.page.get_by_text("How the cards lie").is_visible()
    assert guest.page.locator("select").count() == 0
    guest.page.get_by_role("button", name="I am ready").click()
    page.get_by_text("Bo is ready.").wait_for()
    page.locator("li", has_text="Bo").get_by_text("ready", exact=True).wait_for()

    # On a phone the chat lies further down: a mark says that there is something new.
    guest.page.get_by_role("button", name="Good luck").click()
    mark = page.get_by_role("button", name="Chat, 1 new line")
    mark.wait_for()
    assert host.violations() == []
    mark.click()
    mark.wait_for(state="detached")
    assert page.get_by_role("list", name="Chat").get_by_text("Good luck").is_visible()
    assert host.seen_by_all() == []

    # One's own name and figure by a tap on one's own row.
    guest.page.get_by_role("button", name="Bo").click()
    sheet = guest.page.get_by_role("dialog", name="Name and figure")
    sheet.get_by_label("Your name").fill("Bonnie")
    pick(sheet.get_by_role("radio", name="brass"))
    assert guest.violations() == []
    sheet.get_by_role("button", name="Save").click()
    sheet.wait_for(state="detached")
    row = page.locator("li", has_text="Bonnie")
    row.locator("path[fill='var(--brass)']").first.wait_for()
    assert guest.ask("/api/me")["name"] == "Bonnie"
    assert guest.seen_by_all() == []

    begin(host)
    # In GOLD the colour of a badge is that of one's diggers; the name and the shape are one's own.
    guest.page.locator(".seats li", has_text="Bonnie").wait_for()


def test_nothing_jumps_when_it_begins(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    table = open_table(device, "gold-nuggets", "me", "greenhorn")
    page = device.go(f"/t/{table}")
    page.locator(".go .primary").wait_for()
    page.evaluate(
        """() => {
          window.jumped = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if (entry.value > 0.01)
                jumped.push(...entry.sources.map(({ node }) => node?.className || node?.nodeName));
          }).observe({ type: 'layout-shift' });
        }"""
    )
    begin(device)
    device.until(page.get_by_role("button", name="Choices").is_enabled)
    assert page.evaluate("jumped") == []


def test_the_host_closes_the_table_after_a_question(desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = open_table(host, "gold-nuggets", "me", "open")
    page = host.go(f"/t/{table}")
    join(guest, host.ask(f"/api/tables/{table}")["code"], "Bo")
    page.get_by_role("button", name="Close the table").click()
    question = page.get_by_role("dialog", name="Close this table?")
    question.get_by_text("Everybody has to leave").wait_for()
    assert host.violations() == []
    question.get_by_role("button", name="No, go on").click()
    question.wait_for(state="detached")
    guest.page.get_by_role("button", name="I am ready").wait_for()

    page.get_by_role("button", name="Close the table").click()
    question.get_by_role("button", name="Close the table").click()
    page.get_by_role("heading", name="Your table is closed.").wait_for()
    guest.page.get_by_role("heading", name="Ada’s table is closed.").wait_for()
    guest.page.get_by_text("you can open a new table").wait_for()
    assert guest.page.get_by_text("ends without a result").count() == 0  # there was no match
    assert guest.seen_by_all() == []
    guest.bears = lambda text: "410" in text or "WebSocket" in text
    guest.page.reload()
    guest.page.get_by_text("This table is closed.").wait_for()
    guest.page.get_by_role("link", name="All games").click()
    guest.page.locator("[data-game]").first.wait_for()


def test_who_closes_a_table_is_told_what_became_of_the_match(desk: Callable[..., Desk]) -> None:
    host = desk("phone")
    page = host.go(f"/t/{open_table(host, 'gold-nuggets', 'me', 'greenhorn')}")
    begin(host)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Close the table").click()
    question = page.get_by_role("dialog", name="Close this table?")
    question.get_by_role("button", name="Close the table").click()
    page.get_by_text("ends without a result, and counts for nobody").wait_for()
    assert page.get_by_role("link", name="Look back").count() == 0
    assert host.seen_by_all() == []
