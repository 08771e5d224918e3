"""A real SMTP server that keeps what it is given, or does not."""

import asyncio
import email
import email.policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from live.processes import free_port


class Mailbox:
    """What has arrived, and how it is received; a test may change that."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.bytes: list[bytes] = []
        self.refuses: str | None = None  # the answer to a recipient
        self.data_answer: str | None = None  # the answer to a letter
        self.seconds = 0.0
        self.port = free_port()
        self._controller: Controller | None = None
        self.open()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def open(self) -> None:
        """It answers."""
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    def close(self) -> None:
        """It does not."""
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    async def handle_RCPT(  # noqa: N802
        self, _: SMTP, __: Session, envelope: Envelope, address: str, *___: Any
    ) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, _: SMTP, __: Session, envelope: Envelope
    ) -> str:
        await asyncio.sleep(self.seconds)
        if self.data_answer:
            return self.data_answer
        content = envelope.content
        assert isinstance(content, bytes)
        self.bytes.append(content)
        self.letters.append(email.message_from_bytes(content, policy=email.policy.default))
        return "250 OK"

    def links(self, what: str) -> list[str]:
        """The addresses in letters that lead to something."""
        found = []
        for letter in self.letters:
            plain = letter.get_body(("plain",))
            assert plain is not None
            found += [word for word in plain.get_content().split() if what in word]
        return found
