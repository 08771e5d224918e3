"""Signs rise from the seats, words arrive in everyone's language, and one may have quiet."""

from collections.abc import Callable

from playwright.sync_api import expect
from web.browsers import Desk
from web.playing import begin, join, open_table


def test_a_reaction_rises_from_the_seat_of_who_sends_it(desk: Callable[..., Desk]) -> None:
    ada, bo, tv = desk("phone"), desk("desktop", language="de-CH"), desk("desktop", language="it")
    table = open_table(ada, "gold-nuggets", "me", "open", name="Ada")
    page = ada.go(f"/t/{table}")
    assert page.locator(".react").count() == 0  # nobody would see it
    join(bo, ada.ask(f"/api/tables/{table}")["code"], "Bo")
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    tv.go(f"/t/{table}/screen")
    tv.page.locator("li[data-seat='1']", has_text="Bo").wait_for()
    begin(ada)
    tv.page.locator("main .host").wait_for()

    page.get_by_role("button", name="React").click()
    signs = page.locator("[data-react]")
    assert signs.count() == 6
    assert ada.seen_by_all() == []
    for sign in signs.all():
        box = sign.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    page.keyboard.press("Escape")
    assert signs.count() == 0
    page.get_by_role("button", name="React").press("Enter")
    page.get_by_role("button", name="Hooray").press("Enter")
    for one in (ada, bo, tv):
        risen = one.page.locator("[data-reaction='hooray']")
        risen.wait_for()
        seat, sign_box = (
            one.page.locator("[data-seat='0']").first.bounding_box(),
            risen.bounding_box(),
        )
        assert seat is not None
        assert sign_box is not None
        middle = sign_box["x"] + sign_box["width"] / 2
        assert seat["x"] - 60 <= middle <= seat["x"] + seat["width"] + 60
    expect(bo.page.locator(".layer [role=status]")).to_have_text("Ada: Hurra")
    expect(tv.page.locator(".layer [role=status]")).to_have_text("Ada: Evviva")
    assert signs.count() == 0
    tv.page.locator("[data-reaction]").wait_for(state="detached")  # and is gone

    # A phrase is sent by its name: everyone reads it in his own language, on the screen too.
    bo.page.get_by_role("tab", name="Chat").click()
    bo.page.get_by_role("button", name="Gut gespielt").click()
    expect(tv.page.locator("[data-reaction='well-played']")).to_have_text("Ben giocato")
    ada.page.get_by_text("Bo: Well played").wait_for()


def test_somebody_is_muted_and_heard_again(desk: Callable[..., Desk]) -> None:
    ada, bo = desk("desktop"), desk("desktop")
    table = open_table(ada, "gold-nuggets", "me", "open", name="Ada")
    page = ada.go(f"/t/{table}")
    join(bo, ada.ask(f"/api/tables/{table}")["code"], "Bo")
    begin(ada)

    def says(words: str) -> None:
        bo.page.get_by_role("tab", name="Chat").click()
        bo.page.get_by_label("Say something").fill(words)
        bo.page.get_by_role("button", name="Send").click()
        bo.page.locator("[role=tabpanel]").get_by_text(words).wait_for()

    says("too loud")
    page.get_by_role("tab", name="Chat").click()
    panel = page.locator("[role=tabpanel]")
    panel.get_by_text("too loud").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Mute Bo").click()
    page.get_by_role("button", name="Hear Bo again").wait_for()
    assert ada.seen_by_all() == []
    page.keyboard.press("Escape")
    panel.get_by_text("too loud").wait_for(state="detached")
    says("still there?")
    bo.page.get_by_role("button", name="React").click()
    bo.page.get_by_role("button", name="Cheers").click()
    bo.page.locator("[data-reaction='cheers']").wait_for()
    page.reload()  # it is kept
    page.get_by_role("tab", name="Chat").click()
    panel.get_by_text("Nobody has said anything yet").wait_for()
    assert "still there" not in str(ada.heard)
    assert not [message for message in ada.heard if message["type"] == "reaction"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Hear Bo again").click()
    page.get_by_role("button", name="Mute Bo").wait_for()
    page.keyboard.press("Escape")
    panel.get_by_text("still there?").wait_for()
