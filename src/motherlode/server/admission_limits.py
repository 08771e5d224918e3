"""What is limited, for whom: a person where one is known, and always all who share an address.

A club sits behind one address, so an address may do as much as `people_per_address` busy people.
"""

from motherlode.server.limits import Limit, Limits, Places
from motherlode.server.refusals import Refusals
from motherlode.server.services import Services

MINUTE = 60.0
QR_CODES = 30.0  # a minute
TOKENS = 3  # for programs: so many times as often as tables
DEAR = 20  # so many messages cost what one does that is long to answer, or kept for ever


class AdmissionLimits:
    """The limits of one server; what is dear to answer has one of its own."""

    def __init__(self, services: Services) -> None:
        self._now = services.clock.monotonic
        self._refusals = Refusals(services.metrics.refusals.count, self._now)
        settings = services.settings
        self._people = settings.people_per_address
        tables, openings = settings.tables_per_minute, settings.openings_per_minute
        self.pages = self._per_minute("pages", settings.requests_per_minute)
        self.requests = self._per_minute("requests", settings.requests_per_minute)
        self.qr_codes = self._per_minute("qr_codes", QR_CODES)
        self.tables = self._per_minute("tables", tables, openings)
        self.public_tables = self._limit("public_tables", (1 / 60, tables), (1 / 20, openings))
        self.guests = self._per_minute("guests", openings, openings)
        self.tokens = self._per_minute("tokens", TOKENS * tables, openings)
        self.openings = self._per_minute("openings", settings.sockets_per_minute)
        # A password is guessed from one address, or from many: so they count by account, too. One
        # address alone cannot use up what an account has.
        self.accounts = self._limit("accounts", (1 / 6, 10), (1 / 3, 60))
        self.logins = self._limit("logins", (1 / 6, 10), (1.0, 60))
        self.looks = self._limit("looks", (4.0, 60), (4.0 * self._people, 60 * self._people))
        self.measures = self._limit("measures", (1 / 15, 4), (1 / 5, 12))
        self.sockets = Places(
            self._refusals,
            sockets_of_person=settings.sockets_per_person,
            sockets_of_address=settings.sockets_per_person * self._people,
            sockets_of_table=settings.sockets_per_table,
        )
        rate = settings.moves_per_second
        self.messages = Limits(rate, 3 * rate, self._now)  # of a person, on all his sockets
        self.dear_messages = Limits(rate / DEAR, rate / 2, self._now)
        for name in ("messages", "dear_messages"):
            self._refusals.expect(name)

    def refused(self, name: str, who: str) -> None:
        """A session has found that somebody says too much."""
        self._refusals.note(name, who)

    def _per_minute(self, name: str, person: float, address: float | None = None) -> Limit:
        """As many at once as in a minute."""
        most = person * self._people if address is None else address
        return self._limit(name, (person / MINUTE, person), (most / MINUTE, most))

    def _limit(self, name: str, person: tuple[float, float], address: tuple[float, float]) -> Limit:
        """By rate and burst."""
        by_person, by_address = (Limits(*each, self._now) for each in (person, address))
        return Limit(name, self._refusals, by_person, by_address)
