"""Links in mail that do one thing for one address: confirm it, or end all mail to it."""

from typing import Literal

from motherlode.server.people.cookies import AGE, Signer

Purpose = Literal["confirm", "off"]
HOLDS = {"confirm": 3 * 86400.0, "off": float(AGE)}  # seconds


class MailLinks:
    """Signed with the server's own key, so nothing has to be kept for them."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    def path(self, purpose: Purpose, person: str, mail: str = "") -> str:
        """Where a link leads; one that confirms holds for that address alone."""
        value = f"{person}-{self._signer.digest(mail)}" if mail else person
        return f"/mail/{purpose}/{self._signer.signed(value, f'mail-{purpose}')}"

    def read(self, purpose: Purpose, token: str) -> tuple[str, str] | None:
        """Whose link it is, and the digest of the address; None if it does not hold."""
        found = self._signer.read(token, f"mail-{purpose}", HOLDS[purpose])
        if found is None:
            return None
        person, _, digest = found[0].partition("-")
        return person, digest

    def is_for(self, digest: str, mail: str) -> bool:
        """Whether a link was made for an address."""
        return digest == self._signer.digest(mail)
