"""What a phone or a key ring does for passkeys: makes a key pair, and signs challenges with it."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, WITH_KEY = 0x01, 0x40


def base64url(data: bytes) -> str:
    """As browsers write bytes."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey at one site."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._site = hashlib.sha256(b"127.0.0.1").digest()
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to what a browser needs to make a passkey."""
        point = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        kept = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + about}
        client = self._client("webauthn.create", options["challenge"])
        return self._credential(
            clientDataJSON=base64url(client), attestationObject=base64url(cbor2.dumps(kept))
        )

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to what a browser needs to show it."""
        client, data = self._client("webauthn.get", options["challenge"]), self._data(0)
        signed = data + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=base64url(client),
            authenticatorData=base64url(data),
            signature=base64url(signature),
        )

    def _data(self, flags: int) -> bytes:
        return self._site + bytes([USER_PRESENT | flags]) + bytes(4)  # it counts nothing

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self._origin}
        return json.dumps(said).encode()

    def _credential(self, **response: str) -> dict[str, Any]:
        id_ = base64url(self.id)
        return {"id": id_, "rawId": id_, "type": "public-key", "response": response}
