"""What is in a call, for one browser alone: RFC 8291, message encryption for Web Push.

The push service in between sees how long it is, and when it comes, and nothing else; short and
long texts are padded to the same length.
"""

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096  # bytes: services take no more
PADDED = 512  # bytes of every text, or a multiple of it
LAST = b"\x02"  # ends the text of the last record


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A point as browsers write it: 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def point(data: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's key; ValueError if it lies on no curve of ours."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def encrypted(
    text: bytes,
    browser: bytes,
    auth: bytes,
    salt: bytes,
    own: ec.EllipticCurvePrivateKey,
    length: int = PADDED,
) -> bytes:
    """The body of a push, `aes128gcm`; `own` is a key for this one message, `salt` 16 bytes."""
    public = public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), point(browser))
    info = b"WebPush: info\x00" + browser + public
    secret = HKDF(SHA256(), 32, salt=auth, info=info).derive(shared)
    key = HKDF(SHA256(), 16, salt=salt, info=b"Content-Encoding: aes128gcm\x00").derive(secret)
    nonce = HKDF(SHA256(), 12, salt=salt, info=b"Content-Encoding: nonce\x00").derive(secret)
    padded = text + LAST + bytes(-(len(text) + 1) % length)
    sealed = AESGCM(key).encrypt(nonce, padded, None)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + sealed


def new_key() -> ec.EllipticCurvePrivateKey:
    """A key pair; its randomness is the library's."""
    return ec.generate_private_key(ec.SECP256R1())
