"""Friends and finished matches on one's page, in a real browser."""

from collections.abc import Callable

from web.browsers import Desk


def test_a_link_makes_two_people_friends(desk: Callable[..., Desk]) -> None:
    ada, bo = desk("phone", "de-DE"), desk("desktop")
    ada.ask("/api/me", "POST", {"name": "Ada"})
    bo.ask("/api/me", "POST", {"name": "Bo"})
    code = ada.ask("/api/friends")["invitation"]
    page = bo.go(f"/me?friend={code}")
    page.get_by_role("heading", name="Friends").wait_for()
    page.get_by_text("Ada", exact=True).wait_for()
    page = ada.go("/me")
    page.get_by_role("heading", name="Freunde").wait_for()
    page.get_by_text("Bo", exact=True).wait_for()
    page.get_by_text("Jemanden dazuholen").click()
    page.get_by_role("img", name="QR-Code deines Links").wait_for()
    assert ada.violations() == []
