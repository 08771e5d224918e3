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
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_text("You are a guest on this device.").wait_for()


def test_devices_are_listed_and_signed_out(desk: Callable[..., Desk]) -> None:
    home, phone = desk("desktop"), desk("phone", "de-DE")
    secret = {"login": "belle.s", "password": "under the pine"}
    home.ask("/api/me", "POST", {"name": "Belle"})
    home.ask("/api/account/password", "POST", secret)
    phone.ask("/api/me", "POST", {"name": "Gast"})
    phone.ask("/api/account/login", "POST", secret)
    page = phone.go("/me")
    page.get_by_text("Wo du angemeldet bist").wait_for()
    page.get_by_text("dieses Gerät").wait_for()
    assert phone.violations() == []
    page.get_by_role("button", name="abmelden", exact=False).first.wait_for()
    page.get_by_role("button", name="Überall sonst abmelden").click()
    page.get_by_text("Dort abgemeldet.").wait_for()
    page.get_by_role("button", name="Überall sonst abmelden").wait_for(state="detached")
    assert home.ask("/api/me")["person"] is None


def test_who_is_signed_out_elsewhere_is_told_at_the_table(desk: Callable[..., Desk]) -> None:
    home, phone = desk("desktop"), desk("phone")
    secret = {"login": "etta.p", "password": "under the pine"}
    home.ask("/api/me", "POST", {"name": "Etta"})
    home.ask("/api/account/password", "POST", secret)
    phone.ask("/api/me", "POST", {"name": "Guest"})
    phone.ask("/api/account/login", "POST", secret)
    table = open_table(phone, "gold-nuggets", "me", "open", name="Etta")
    phone.bears = lambda text: "401" in text or "socket" in text.lower()
    page = phone.go(f"/t/{table}")
    page.get_by_text("Etta").first.wait_for()
    home.ask("/api/account/sessions", "DELETE")
    page.get_by_text("You were signed out on this device.").wait_for()


def test_a_password_is_changed_and_a_forgotten_one_replaced(desk: Callable[..., Desk]) -> None:
    device, other = desk("phone"), desk("phone", "de-DE")
    page = device.go("/me")
    page.get_by_label("Login name").fill("pearl.h")
    page.get_by_label("Password").fill("under the pine")
    page.get_by_role("button", name="Keep with a password").click()
    page.get_by_text("nobody can show them again").wait_for()
    codes = page.get_by_role("listitem").locator("code").all_inner_texts()
    assert len(codes) == 8
    assert device.violations() == []
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    assert all(code in saved.value.path().read_text(encoding="utf-8") for code in codes)
    page.get_by_role("button", name="I have noted them").click()
    page.get_by_text(codes[0]).wait_for(state="detached")

    device.bears = lambda text: "403" in text
    page.get_by_text("Change the password").click()
    page.get_by_label("Password so far").fill("under the elm")
    page.get_by_label("New password").fill("under the oak")
    page.get_by_role("button", name="Save").last.click()
    page.get_by_text("This is not your password.").wait_for()
    assert device.violations() == []
    page.get_by_label("Password so far").fill("under the pine")
    page.get_by_label("New password").fill("under the oak")
    page.get_by_role("button", name="Save").last.click()
    page.get_by_text("Saved.").wait_for()

    page = other.go("/me")
    page.get_by_label("Ich habe").check()
    page.get_by_role("button", name="Passwort vergessen?").click()
    page.get_by_label("Anmeldename").fill("pearl.h")
    page.get_by_label("Notfallcode").fill(codes[3].lower())
    page.get_by_label("Neues Passwort").fill("under the ash")
    assert other.violations() == []
    page.get_by_role("button", name="Neues Passwort setzen").click()
    page.get_by_text("Wo du angemeldet bist").wait_for()
    assert device.ask("/api/me")["person"] is None
    page.get_by_text("Notfallcodes").click()
    page.get_by_text("Noch 7 Codes.").wait_for()


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
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_text("1 passkey").wait_for()
    assert page.get_by_label("Name", exact=True).input_value() == "Deadwood"
    keys = page.locator("section", has=page.get_by_role("heading", name="Your passkeys"))
    keys.get_by_text("last used").wait_for()
    keys.get_by_role("button", name="Remove").click()
    keys.get_by_text("will not open your account any more").wait_for()
    assert device.violations() == []
    secret = {"login": "dead.wood", "password": "under the pine"}
    device.ask("/api/account/password", "POST", secret)
    page = device.go("/me")
    keys.get_by_role("button", name="Remove").click()
    keys.get_by_label("Password").fill("under the pine")
    keys.get_by_role("button", name="Remove", exact=True).click()
    keys.wait_for(state="detached")
    assert device.ask("/api/account/passkey") == []


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
