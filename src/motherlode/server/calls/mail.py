"""Mail over SMTP: what waits for somebody, in a plain and a pretty form; and who may get it."""

import hashlib
import re
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from html import escape
from typing import Any
from urllib.parse import unquote, urlsplit

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.words import LANGUAGES, Words, words
from motherlode.server.calls.texts import said
from motherlode.server.interfaces import Clock
from motherlode.server.settings import Settings

LONGEST = 254  # letters, by RFC 5321
WITHIN = 30.0  # seconds for one mail
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
STYLE = (
    "font:16px/1.5 system-ui,sans-serif;color:#2b2622;background:#f6efe2;padding:24px;"
    "max-width:520px;margin:0 auto"
)
BUTTON = (
    "display:inline-block;padding:10px 18px;border-radius:10px;background:#8a5a12;color:#fff;"
    "text-decoration:none"
)


def check_mail(text: str) -> str:
    """An address as people have them; line breaks and other tricks of headers are refused."""
    if len(text) > LONGEST or not ADDRESS.fullmatch(text) or ".." in text:
        raise MotherlodeError("mail/address", "This is no mail address that we can write to.")
    return text


class Mailer:
    """Writes letters and hands them to the operator's mail server; knows no database."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._origin = settings.origin.rstrip("/")

    @property
    def is_there(self) -> bool:
        """Whether the operator has named a mail server."""
        return bool(self._settings.mail)

    async def send(self, message: EmailMessage) -> None:
        """Hands a letter over; OSError, TimeoutError or aiosmtplib's errors if that fails."""
        import aiosmtplib

        parts = urlsplit(self._settings.mail)
        secure = parts.scheme == "smtps"
        await aiosmtplib.send(
            message,
            hostname=parts.hostname or "localhost",
            port=parts.port or (465 if secure else 587),
            username=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            use_tls=secure,
            start_tls=None if not secure else False,
            timeout=WITHIN,
        )

    def digest(
        self, to: str, name: str, language: str, hours: int, calls: Sequence[Any], off: str
    ) -> EmailMessage:
        """All that waits for somebody, in one letter; `off` is the path that ends them."""
        spoken = _words(language)
        lines = [said(call, language) for call in calls]
        facts = {"count": len(lines), "name": name}
        links = [self._origin + line["path"] for line in lines]
        end = self._origin + off
        why = spoken.say("mail", "why", (), {"count": hours})
        plain = [spoken.say("mail", "hello", (), facts), "", spoken.say("mail", "waiting", (), {})]
        for line, link in zip(lines, links, strict=True):
            plain += ["", f"{line['title']}: {line['body']}", link]
        plain += ["", "-- ", why, f"{spoken.say('mail', 'off', (), {})}: {end}"]
        pretty = [_p(spoken.say("mail", "hello", (), facts))]
        pretty.append(_p(spoken.say("mail", "waiting", (), {})))
        for line, link in zip(lines, links, strict=True):
            pretty.append(f"<h2>{escape(line['title'])}</h2>{_p(line['body'])}")
            pretty.append(_button(link, spoken.say("mail", "play", (), {})))
        last = f'{escape(why)} <a href="{escape(end)}">'
        pretty.append(
            f"<p><small>{last}{escape(spoken.say('mail', 'off', (), {}))}</a></small></p>"
        )
        subject = lines[0]["title"] if len(lines) == 1 else spoken.say("mail", "subject", (), facts)
        keys = " ".join(sorted(call.key for call in calls))
        message = self._letter(to, subject, plain, pretty, language, keys)
        message["List-Unsubscribe"] = f"<{end}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    def question(self, to: str, language: str, link: str) -> EmailMessage:
        """Whether an address is his who gave it: nothing else goes there before."""
        spoken = _words(language)
        text = spoken.say("mail", "confirm", (), {"site": urlsplit(self._origin).netloc})
        link = self._origin + link
        button = spoken.say("mail", "confirm-button", (), {})
        subject = spoken.say("mail", "confirm-subject", (), {})
        pretty = [_p(text), _button(link, button)]
        return self._letter(to, subject, [text, "", link], pretty, language, link)

    def _letter(
        self,
        to: str,
        subject: str,
        plain: Sequence[str],
        pretty: Sequence[str],
        language: str,
        keys: str,
    ) -> EmailMessage:
        message = EmailMessage()
        sender = self._settings.mail_from
        message["From"] = Address("Motherlode", addr_spec=sender)
        message["To"] = Address(addr_spec=check_mail(to))
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate(self._clock.now())
        # Handed over twice, because we ended in between, it is the same letter.
        number = hashlib.sha256(f"{to} {keys}".encode()).hexdigest()[:32]
        message["Message-ID"] = f"<{number}@{sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = language
        message.set_content("\n".join(plain) + "\n")
        body = "".join(pretty)
        page = f'<!doctype html><html lang="{language}"><body style="{STYLE}">{body}</body></html>'
        message.add_alternative(page, subtype="html")
        return message


def _words(language: str) -> Words:
    return words("motherlode.server", language if language in LANGUAGES else "en")


def _p(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _button(link: str, text: str) -> str:
    return f'<p><a href="{escape(link)}" style="{BUTTON}">{escape(text)}</a></p>'
