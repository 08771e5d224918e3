"""Somebody stays somebody: with a password or a passkey, on another device too."""

import json
from collections.abc import Callable

from live.servers import Server
from web.browsers import Desk
from web.playing import open_table


def test_a_guest_keeps_the_name_with_a_password(desk: Callable[..., Desk]) -> None:
    first, second = desk("phone"), desk("desktop")
    page = first.go("/me")
    page.get_by_label("Name", exact=True).fill("Calamity")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    page.get_by_label("Login name").fill("calamity.j")
    page.get_by_label("Password").fill("under the pine")
    page.get_by_role("button", name="Keep with a password").click()
    page.get_by_text("Your name and your results are kept.").wait_for()

    second.bears = lambda text: "403" in text
    page = second.go("/me")
    page.get_by_label("I have an account").check()
    page.get_by_label("Login name").fill("calamity.j")
    page.get_by_label("Password").fill("under the oak")
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.get_by_text("The name or the password is wrong.").wait_for()
    page.get_by_label("Password").fill("under the pine")
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.get_by_text("Your name and your results are kept.").wait_for()
    assert page.get_by_label("Name", exact=True).input_value() == "Calamity"
    page.get_by_role("button", name="Sign out").click()
    page.get_by_text("You are a guest on this device.").wait_for()


def test_what_a_guest_had_comes_along_when_he_signs_in(desk: Callable[..., Desk]) -> None:
    home, phone = desk("desktop"), desk("phone", "de-DE")
    home.ask("/api/me", "POST", {"name": "Annie"})
    home.ask("/api/account/password", "POST", {"login": "annie.o", "password": "under the pine"})
    table = open_table(phone, "gold-nuggets", "me", "open", name="Gast")
    page = phone.go("/me")
    page.get_by_label("Ich habe").check()
    page.get_by_label("Anmeldename").fill("annie.o")
    page.get_by_label("Passwort").fill("under the pine")
    page.get_by_role("button", name="Anmelden", exact=True).click()
    page.get_by_text("Was du hier als Gast hattest, ist mitgekommen: 1 Tisch.").wait_for()
    assert phone.violations() == []
    assert [line["id"] for line in home.ask("/api/tables/mine")] == [table]


def test_a_passkey_opens_the_account_again(desk: Callable[..., Desk], server: Server) -> None:
    # Browsers give passkeys to names, not to numbers.
    device = desk("phone", url=server.url.replace("127.0.0.1", "localhost"))
    wired = device.context.new_cdp_session(device.page)
    wired.send("WebAuthn.enable")
    key = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    wired.send("WebAuthn.addVirtualAuthenticator", {"options": key})
    page = device.go("/me")
    page.get_by_label("Name", exact=True).fill("Deadwood")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Keep with a passkey").click()
    page.get_by_text("1 passkey").wait_for()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_text("1 passkey").wait_for()
    assert page.get_by_label("Name", exact=True).input_value() == "Deadwood"


def test_one_takes_everything_along_and_is_forgotten(desk: Callable[..., Desk]) -> None:
    device = desk("phone", "de-DE")
    open_table(device, "gold-nuggets", "me", "open", name="Calamity")
    page = device.go("/me")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Alles herunterladen").click()
    kept = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert [one["name"] for one in kept["account"]] == ["Calamity"]
    assert device.violations() == []
    page.get_by_role("button", name="Vergiss mich").click()
    page.get_by_text("Das lässt sich nicht zurückholen.").wait_for()
    assert device.violations() == []
    page.get_by_role("dialog").get_by_role("button", name="Vergiss mich").click()
    page.get_by_role("button", name="Vergiss mich").wait_for(state="detached")
    assert device.ask("/api/me")["person"] is None
    assert device.ask("/api/tables/mine") == []
