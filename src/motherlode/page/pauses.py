"""The time in which no page was open is nobody's."""

from contextlib import suppress

import msgspec

from motherlode.page.store import Batch, Full, Store

KEY = "pauses"


class Known(msgspec.Struct):
    """When a page was last open, and all pauses, from when to when."""

    alive: float
    pauses: list[tuple[float, float]] = []


class StorePauses:
    """What `interfaces.Pauses` asks for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known = Known(0.0)

    @property
    def last(self) -> int:
        """The number of the last one."""
        return len(self._known.pauses)

    async def open(self, now: float, alone: bool) -> None:
        """A page is opened: there was a pause before it."""
        text = await self._store.get(KEY)
        self._known = Known(now) if text is None else msgspec.json.decode(text, type=Known)
        await self.note(self._known.alive, now)

    async def beat(self, now: float) -> None:
        """A sign of life; a full device can still be looked at, so it is not waited for."""
        self._known.alive = now
        batch = Batch()
        batch.put(KEY, msgspec.json.encode(self._known).decode())
        with suppress(Full):
            await self._store.write(batch.changes)

    async def note(self, began: float, ended: float) -> None:
        """Adds a pause to those that are kept."""
        self._known.pauses.append((began, ended))
        await self.beat(ended)

    async def since(self, number: int, time: float) -> float:
        """How long those after one took together, for who was last heard of at a time."""
        found = self._known.pauses[number:]
        if not found:
            return 0.0
        (began, ended), *others = found
        return float(ended - max(began, time) + sum(end - begin for begin, end in others))
