"""Mail against a real SMTP server: confirmed first, one letter for many things, off with a tap."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from live.calling import BEGIN, Office, office
from live.mailbox import Mailbox

from motherlode.engine.errors import MotherlodeError
from motherlode.server.calls.mail import check_mail
from motherlode.server.storage.call_settings import settings_of

HOUR, SOON = 3600.0, 30.0
BY_MAIL = {"mail": "bo@example.org", "mail_confirmed": True, "mail_kinds": "turn over"}


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'motherlode.db'}"


async def waits_for_bo(here: Office, tables: int = 1) -> None:
    for _ in range(tables):
        live = await here.table("ada", "bo")
        while await here.turn_of(live) != 1:
            await here.pass_turn(live)


def test_one_letter_for_all_that_waits_and_then_none_for_hours(url: str, mailbox: Mailbox) -> None:
    async def day() -> None:
        async with office(url, mail=mailbox.url) as here:
            await here.person("ada")
            await here.person("bo", None, **BY_MAIL, mail_hours=6, language="de")
            await waits_for_bo(here, 3)
            await here.later(SOON)
            assert len(mailbox.letters) == 1
            await waits_for_bo(here, 2)
            for _ in range(5):
                await here.later(HOUR)
            assert len(mailbox.letters) == 1
            await here.later(2 * HOUR)
            assert len(mailbox.letters) == 2
            first, second = mailbox.letters
            assert first["To"] == "bo@example.org"
            assert str(first["Subject"]) == "3 Sachen warten auf dich"
            assert str(second["Subject"]) == "2 Sachen warten auf dich"
            plain, pretty = (first.get_body((kind,)) for kind in ("plain", "html"))
            assert plain is not None
            assert pretty is not None
            assert plain.get_content().count("https://play.example.org/t/") == 3
            assert pretty.get_content().count("Zum Tisch") == 3
            assert first["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert str(first["List-Unsubscribe"]).startswith("<https://play.example.org/mail/off/")
            assert first["Message-ID"] != second["Message-ID"]

    asyncio.run(day())


def test_what_was_decided_before_the_letter_is_not_in_it(url: str, mailbox: Mailbox) -> None:
    async def day() -> None:
        async with office(url, mail=mailbox.url) as here:
            await here.person("ada")
            await here.person("bo", None, **BY_MAIL, mail_sent=BEGIN)
            await waits_for_bo(here, 2)
            await here.later(SOON)
            live = next(iter(here.registry.tables.values()))
            await here.pass_turn(live)
            await here.later(HOUR)
            assert len(mailbox.letters) == 1
            assert str(mailbox.letters[0]["Subject"]) == "It is your turn"

    asyncio.run(day())


@pytest.mark.parametrize("trouble", ["away", "refuses for now", "slow"])
def test_a_mail_server_in_trouble_is_tried_again_and_nothing_comes_twice(
    url: str, mailbox: Mailbox, trouble: str
) -> None:
    async def day() -> None:
        async with office(url, mail=mailbox.url) as here:
            await here.person("ada")
            await here.person("bo", None, **BY_MAIL)
            await waits_for_bo(here)
            if trouble == "away":
                mailbox.close()
            elif trouble == "slow":
                mailbox.seconds = 0.5
            else:
                mailbox.data_answer = "451 later"
            await here.later(SOON)
            if trouble != "slow":
                assert mailbox.letters == []
                assert len(await here.deliveries()) == 1
            if trouble == "away":
                mailbox.open()
            mailbox.data_answer, mailbox.seconds = None, 0.0
            for _ in range(4):
                await here.later(HOUR)
            assert len(mailbox.letters) == 1
            assert await here.deliveries() == []

    asyncio.run(day())


def test_an_address_that_does_not_exist_is_written_to_no_more(url: str, mailbox: Mailbox) -> None:
    async def day() -> None:
        async with office(url, mail=mailbox.url) as here:
            await here.person("ada")
            await here.person("bo", None, **BY_MAIL)
            mailbox.refuses = "550 no such user"
            await waits_for_bo(here)
            await here.later(SOON)
            async with here.services.database.connect() as connection:
                chosen = await connection.run_sync(lambda c: settings_of(c, "bo"))
            assert chosen["mail"] is None
            assert not chosen["mail_confirmed"]
            assert await here.deliveries() == []

    asyncio.run(day())


def test_killed_before_the_letter_it_comes_and_after_it_it_is_the_same_letter(
    url: str, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What no sender can rule out: handed over, and ended before that was noted."""

    class Killed(BaseException):
        pass

    async def day() -> None:
        async with office(url, mail=mailbox.url) as here:
            await here.person("ada")
            await here.person("bo", None, **BY_MAIL)
            await waits_for_bo(here)

            async def before(_: object) -> None:
                raise Killed

            with monkeypatch.context() as patched:
                patched.setattr(here.calling.mailer, "send", before)
                with pytest.raises(Killed):
                    await here.later(SOON)
        assert mailbox.letters == []
        async with office(url, time=BEGIN + HOUR, mail=mailbox.url) as here:
            send = here.calling.mailer.send

            async def after(letter: object) -> None:
                await send(letter)  # type: ignore[arg-type]
                raise Killed

            with monkeypatch.context() as patched:
                patched.setattr(here.calling.mailer, "send", after)
                with pytest.raises(Killed):
                    await here.later(SOON)
        assert len(mailbox.letters) == 1
        async with office(url, time=BEGIN + 2 * HOUR, mail=mailbox.url) as here:
            await here.later(SOON)
            await here.later(HOUR)
        assert len(mailbox.letters) == 2
        assert len({str(letter["Message-ID"]) for letter in mailbox.letters}) == 1

    asyncio.run(day())


@pytest.mark.parametrize(
    "address",
    [
        "bo@example.org\nBcc: all@example.org",
        "bo@example.org\r\n",
        "bo",
        "@example.org",
        "bo@localhost",
        "bo@exa mple.org",
        "bo@example..org",
        '"bo"@example.org',
        "bo@example.org, eve@example.org",
        "b" * 65 + "@example.org",
        "bö@example.org",
        "",
    ],
)
def test_an_address_with_line_breaks_or_other_tricks_is_refused(address: str) -> None:
    with pytest.raises(MotherlodeError) as refused:
        check_mail(address)
    assert refused.value.slug == "mail/address"


def test_links_hold_for_one_person_one_address_and_their_time(url: str, mailbox: Mailbox) -> None:
    async def day() -> None:
        async with office(url, mail=mailbox.url) as here:
            links = here.calling.links
            token = links.path("confirm", "bo", "bo@example.org").rpartition("/")[2]
            found = links.read("confirm", token)
            assert found is not None
            assert found[0] == "bo"
            assert links.is_for(found[1], "bo@example.org")
            assert not links.is_for(found[1], "eve@example.org")
            assert links.read("off", token) is None
            assert links.read("confirm", token[:-1] + "x") is None
            here.clock.time += 4 * 86400
            assert links.read("confirm", token) is None
            question = here.calling.mailer.question(
                "bo@example.org", "fr", f"/mail/confirm/{token}"
            )
            await here.calling.mailer.send(question)
            (link,) = mailbox.links("/mail/confirm/")
            assert urlsplit(link).netloc == "play.example.org"
            assert "Bcc" not in question

    asyncio.run(day())
