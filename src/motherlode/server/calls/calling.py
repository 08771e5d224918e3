"""Everything about calls that a server has, put together."""

from motherlode.server.calls.links import MailLinks
from motherlode.server.calls.mail import Mailer
from motherlode.server.calls.names import Names
from motherlode.server.calls.push import Push
from motherlode.server.calls.vapid import Vapid
from motherlode.server.calls.worker import Attends, CallWorker
from motherlode.server.people.cookies import Signer
from motherlode.server.services import Services


class Calling:
    """Keys, mail and the worker of one process; what routes and the assembly need."""

    def __init__(self, services: Services, signer: Signer, attends: Attends) -> None:
        self._services = services
        self._attends = attends
        self.links = MailLinks(signer)
        self.mailer = Mailer(services.settings, services.clock)
        self.names = Names()  # of services that somebody subscribes with
        self.key = ""  # public, for browsers; known once it is open

    async def open(self) -> CallWorker:
        """Finds the keys or makes them; who calls is returned, and has to be run."""
        services, settings = self._services, self._services.settings
        contact = settings.push_contact or (f"mailto:{settings.mail_from}" if settings.mail else "")
        if not contact and settings.origin.startswith("https:"):
            contact = settings.origin
        vapid = await Vapid.open(services.database, contact, services.clock)
        self.key = vapid.public
        salt, now = services.random.token_bytes, services.clock.monotonic
        push = Push(vapid, salt, now, settings.push_anywhere)
        worker = CallWorker(
            services.database,
            services.clock,
            push,
            self.mailer,
            self._attends,
            lambda person: self.links.path("off", person),
            settings,
        )
        await worker.open(services.bus.alone)
        return worker
