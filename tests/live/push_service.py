"""A push service of our own, and browsers that are called through it.

The service takes calls as RFC 8030 says, checks who sends them as RFC 8292 says, and hands them to
a browser, which decrypts them as RFC 8291 says; written against the RFCs, not against our sender.
"""

import base64
import json
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes, token_hex
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """A browser that has subscribed: its keys, and what it has been told."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: token_bytes(16))
    heard: list[dict[str, Any]] = field(default_factory=list)  # every message, as it came
    raw: list[bytes] = field(default_factory=list)  # what the service could see of them
    topics: list[str] = field(default_factory=list)

    @property
    def public(self) -> bytes:
        key = self.private.public_key()
        return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, str]:
        """As the push manager gives it to the page."""
        keys = {"p256dh": text_of(self.public), "auth": text_of(self.auth)}
        return {"endpoint": self.endpoint, **keys}

    @property
    def shown(self) -> dict[str, dict[str, Any]]:
        """The notifications on its screen: one of a tag takes the place of the one before."""
        return {one["tag"]: one for one in self.heard}

    def decrypt(self, body: bytes) -> bytes:
        """RFC 8291, section 3, on the receiving side; RFC 8188 for the record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(sealed) <= size <= 4096
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self.public + sender
        secret = HKDF(SHA256(), 32, salt=self.auth, info=info).derive(shared)
        key = HKDF(SHA256(), 16, salt=salt, info=b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt=salt, info=b"Content-Encoding: nonce\0").derive(secret)
        text, mark, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert mark
        assert not padding.strip(b"\0")
        return text


class PushService:
    """One service; a test says how it behaves."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.status = 201
        self.seconds = 0.0  # that it takes for an answer
        self.asked = 0
        self.audience: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                status = service.take(
                    self.path, dict(self.headers.items()), self.rfile.read(length)
                )
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def subscribe(self) -> Browser:
        """A new browser."""
        path = f"/push/{token_hex(8)}"
        browser = self.browsers[path] = Browser(self.origin + path)
        return browser

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """A call, from anybody who can say who he is."""
        self.asked += 1
        named = {name.lower(): value for name, value in headers.items()}
        time.sleep(self.seconds)
        browser = self.browsers.get(path)
        if browser is None:
            return 410
        if self.status >= 300:
            return self.status
        assert named["content-encoding"] == "aes128gcm"
        assert int(named["ttl"]) > 0
        assert len(named["topic"]) <= 32
        self.audience.append(checked(named["authorization"], self.origin))
        browser.raw.append(body)
        browser.topics.append(named["topic"])
        browser.heard.append(json.loads(browser.decrypt(body)))
        return self.status

    def close(self) -> None:
        """Ends it."""
        self._server.shutdown()
        self._server.server_close()


def checked(authorization: str, origin: str) -> str:
    """RFC 8292: the signature is the key's, the word is for us and still holds; the key."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = given["t"].rpartition(".")
    head, claims = (json.loads(bytes_of(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    assert time.time() < claims["exp"] + 40 * 365 * 86400  # a test's clock may stand anywhere
    numbers = bytes_of(signature)
    r, s = (int.from_bytes(numbers[at : at + 32], "big") for at in (0, 32))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(given["k"]))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    return given["k"]


def push_service() -> Iterator[PushService]:
    """For a fixture."""
    service = PushService()
    yield service
    service.close()
