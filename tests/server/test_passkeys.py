"""An account that a passkey opens; the key is a real one, only the device is ours."""

from typing import Any

import httpx
from live.authenticator import Authenticator
from live.people import live
from live.servers import Server

from motherlode.server.http.routes import passkeys

PATH = "/api/account/passkey"


class Device:
    """A browser: keeps cookies, and asks an authenticator."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._cookies = httpx.Cookies()

    async def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        """One request."""
        async with httpx.AsyncClient(base_url=self._url, timeout=60, cookies=self._cookies) as http:
            answer = await http.post(path, json=body)
            self._cookies = http.cookies
        return answer

    async def make(self, key: Authenticator) -> httpx.Response:
        """Makes a passkey."""
        options = (await self.post(f"{PATH}/options", {})).json()
        return await self.post(PATH, key.made(options))

    async def sign_in(self, key: Authenticator) -> tuple[httpx.Response, dict[str, Any]]:
        """Shows it; the answer, and what was sent."""
        options = (await self.post(f"{PATH}/login/options", {})).json()
        shown = key.shown(options)
        return await self.post(f"{PATH}/login", shown), shown


def slug(answer: httpx.Response) -> tuple[int, str]:
    """How it was refused."""
    return answer.status_code, answer.json()["slug"]


def test_a_passkey_opens_the_account_and_what_was_signed_once_opens_nothing_again(
    server: Server,
) -> None:
    async def evening() -> None:
        phone, key = Device(server.url), Authenticator(server.url)
        me = (await phone.post("/api/me", {"name": "Ada"})).json()["person"]
        made = (await phone.make(key)).json()
        assert (made["person"], made["passkeys"], len(made["codes"])) == (me, 1, 8)
        thief = Device(server.url)
        answer, shown = await thief.sign_in(key)
        assert answer.json()["person"] == me
        # The same bytes once more, with the cookie of the same challenge.
        assert slug(await thief.post(f"{PATH}/login", shown)) == (403, "account/passkey")
        again, _ = await thief.sign_in(key)
        assert again.status_code == 200
        other, _ = await Device(server.url).sign_in(Authenticator(server.url))
        assert slug(other) == (403, "account/passkey")

    live(evening())


def test_nobody_keeps_passkeys_without_end(server: Server) -> None:
    async def evening() -> None:
        phone = Device(server.url)
        await phone.post("/api/me", {"name": "Bo"})
        answers = [await phone.make(Authenticator(server.url)) for _ in range(passkeys.MOST + 1)]
        assert [answer.status_code for answer in answers[:-1]] == [200] * passkeys.MOST
        assert slug(answers[-1]) == (409, "passkey/too-many")

    live(evening())
