"""What is limited, for whom: a person where one is known, and always all who share an address.

A club sits behind one address, so an address may do as much as `people_per_address` busy people.
"""

from motherlode.server.limits import Limit, Limits, Mistakes, Places, UnderWay
from motherlode.server.refusals import Refusals
from motherlode.server.services import Services

MINUTE = 60.0
QR_CODES = 30.0  # a minute
TOKENS = 3  # for programs: so many times as often as tables
LOOK_BACKS = 2  # different matches that somebody waits for at a time
RECORDS = 2  # matches from devices that somebody has played again at a time
DEAR = 20  # so many messages cost what one does that is not a move, a ping or a question


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
        requests = settings.requests_per_minute
        # Replays by the page, and one's own maps with their pictures: long answers.
        long = (requests / 240, requests / 4), (requests / 60, requests / 2)
        self.replays, self.galleries = (
            self._limit(name, *long) for name in ("replays", "galleries")
        )
        self.probes = self._per_minute("probes", requests, requests)  # whoever watches is one
        self.qr_codes = self._per_minute("qr_codes", QR_CODES)
        self.tables = self._per_minute("tables", tables, openings)
        self.matches = self._per_minute("matches", tables, openings)  # bots alone play fast
        self.public_tables = self._limit("public_tables", (1 / 60, tables), (1 / 20, openings))
        self.guests = self._per_minute("guests", openings, openings)
        self.tokens = self._per_minute("tokens", TOKENS * tables, openings)
        # Every log is looked through for these, every record of somebody's for the next.
        few = (1 / 60, 5), (self._people / 60, 5 * self._people)
        self.exports, self.farewells = self._limit("exports", *few), self._limit("farewells", *few)
        self.letters = self._limit("letters", *few)  # to addresses that nobody has confirmed
        # By whom they reach, whoever sends them: nobody has asked for a letter who has an address.
        self.letters_to_one = self._limit("letters_to_one", (1 / 1800, 2), (1 / 1800, 2))
        self.invitations = self._limit("invitations", (1 / 300, 3), (1 / 300, 3))
        self.names = self._limit("names", (1 / 6, 10), (self._people / 6, 10 * self._people))
        # Codes are short, to be read out across a room: so wrong ones are few.
        typed = self._limit("codes", (1 / 6, 20), (self._people / 6, 20 * self._people))
        self.codes = Mistakes(typed)
        self.openings = self._per_minute("openings", settings.sockets_per_minute)
        # A password is guessed from one address, or from many: so they count by account, too. One
        # address alone cannot use up what an account has.
        self.accounts = self._limit("accounts", (1 / 6, 10), (1 / 3, 60))
        # On a device where the account was opened before, only what is tried there counts.
        self.known_devices = self._limit("known_devices", (1 / 6, 10), (1 / 6, 10))
        self.new_logins = self._limit("new_logins", (1 / 60, 5), (1 / 10, openings))
        self.logins = self._limit("logins", (1 / 6, 10), (1.0, 60))
        self.looks = self._limit("looks", (4.0, 60), (4.0 * self._people, 60 * self._people))
        self.keeps = self._per_minute("keeps", 2 * tables, 2 * openings)
        # Played again one by one, and kept for good: an evening's at once, then one now and then.
        self.records = self._limit("records", (1 / 30, 100), (1 / 10, 300))
        # The coach looks back at one match after the other, and nobody fills his whole desk.
        most = LOOK_BACKS, max(LOOK_BACKS + 1, int(self._people / 2))
        self.look_backs = UnderWay("look_backs", self._refusals, most)
        most = RECORDS, max(RECORDS + 1, int(self._people / 2))
        self.records_played = UnderWay("records_played", self._refusals, most)
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
