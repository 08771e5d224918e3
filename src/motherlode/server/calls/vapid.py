"""Who we are to a push service: RFC 8292, a signed word with every call."""

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from motherlode.server.calls.encoding import to_bytes, to_text
from motherlode.server.calls.encryption import new_key, public_bytes
from motherlode.server.interfaces import Clock, Database
from motherlode.server.storage.kept_secrets import kept_secret

HOURS = 12 * 3600  # seconds for which such a word holds; a day is the most
SIZE = 32  # bytes of a number on the curve


def new_private() -> str:
    """A new private key, as it is kept."""
    return to_text(new_key().private_numbers().private_value.to_bytes(SIZE, "big"))


class Vapid:
    """The server's key pair: made at the first start, the same for all processes and for ever.

    Browsers tie a subscription to the public key, so with another one all would be lost.
    """

    def __init__(self, private: str, contact: str, clock: Clock) -> None:
        number = int.from_bytes(to_bytes(private), "big")
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact
        self._clock = clock
        self.public = to_text(public_bytes(self._key.public_key()))

    @classmethod
    async def open(cls, database: Database, contact: str, clock: Clock) -> "Vapid":
        """The pair of this server, from its database."""
        return cls(await kept_secret(database, "vapid", new_private), contact, clock)

    def authorization(self, origin: str) -> str:
        """The header for a push service."""
        claims = {"aud": origin, "exp": int(self._clock.now()) + HOURS}
        if self._contact:
            claims["sub"] = self._contact
        parts = [to_text(msgspec.json.encode(part)) for part in (HEAD, claims)]
        signed = ".".join(parts)
        raw = self._key.sign(signed.encode(), ec.ECDSA(SHA256()))
        numbers = b"".join(one.to_bytes(SIZE, "big") for one in decode_dss_signature(raw))
        return f"vapid t={signed}.{to_text(numbers)}, k={self.public}"


HEAD = {"typ": "JWT", "alg": "ES256"}
