"""Who of some people can be found again: those with a password or a passkey."""

from collections.abc import Collection

from sqlalchemy import bindparam, or_, select

from motherlode.server.interfaces import Clock, Database
from motherlode.server.storage import schema

FRESH = 60.0  # seconds until we ask again, though other processes tell of new accounts
MOST = 20_000  # people of whom it is remembered

_HAS_KEY = select(schema.passkeys.c.id).where(schema.passkeys.c.person == schema.people.c.id)
# Made once: it is asked before every match, and making it costs more than asking.
_ACCOUNTS = select(schema.people.c.id).where(
    schema.people.c.id.in_(bindparam("people", expanding=True)),
    schema.people.c.merged.is_(None),
    or_(schema.people.c.login.is_not(None), _HAS_KEY.exists()),
)


class KeptAccounts:
    """The accounts in the database; who plays one match after the other is not asked for anew."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._monotonic = clock.monotonic
        self._known: dict[str, tuple[float, bool]] = {}  # when we asked, and what it was

    async def among(self, people: Collection[str]) -> set[str]:
        """Those of them who have an account."""
        now, never = self._monotonic(), (-FRESH, False)
        recent, known = now - FRESH, self._known
        new = sorted(one for one in people if known.get(one, never)[0] <= recent)
        if new:
            async with self._database.connect() as connection:
                found = set(await connection.scalars(_ACCOUNTS, {"people": new}))
            if len(known) > MOST:
                known.clear()
            known.update((one, (now, one in found)) for one in new)
        return {one for one in people if known.get(one, never)[1]}

    def forget(self, person: str) -> None:
        """The database knows more than we do."""
        self._known.pop(person, None)
