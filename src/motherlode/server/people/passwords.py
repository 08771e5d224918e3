"""Passwords: hashed slowly, compared off the event loop, and as slowly where there is none."""

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

hasher = PasswordHasher()


async def hashed(password: str) -> str:
    """The hash that is stored in place of a password."""
    return await asyncio.to_thread(hasher.hash, password)


async def fits(kept: str | None, password: str) -> bool:
    """Whether it is the one that is kept; where none is, this takes as long and is false."""
    right = await asyncio.to_thread(_verify, kept or _nobody_s(), password)
    return right and kept is not None


@cache
def _nobody_s() -> str:
    return hasher.hash("")


def _verify(kept: str, password: str) -> bool:
    try:
        return hasher.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False
