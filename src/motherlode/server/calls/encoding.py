"""Bytes as Web Push writes them: base64 for addresses, without padding."""

import base64
import binascii


def to_text(data: bytes) -> str:
    """Bytes as text."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    """The bytes of a text; ValueError if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("this is not base64url") from error
