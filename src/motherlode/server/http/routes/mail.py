"""Where links in mail lead: small pages without a script, with one button.

A page changes nothing by being looked at, since many mail programs look at every link; the button
does, and so does a mail program that ends a list with one tap (RFC 8058).
"""

from html import escape
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import PathParameter
from sqlalchemy import Connection

from motherlode.engine.words import words
from motherlode.server.calls.links import Purpose
from motherlode.server.http.languages import language_of
from motherlode.server.http.routes.common import AnyRequest, admission_of
from motherlode.server.storage.call_settings import change_settings, settings_of

Token = Annotated[str, PathParameter(max_length=200)]
NO_MAIL = {"mail": None, "mail_confirmed": False}


class MailPages(Controller):
    """Confirming an address, and ending mail to it."""

    path = "/mail"
    include_in_schema = False

    @get("/confirm/{token:str}", sync_to_thread=False)
    def ask_to_confirm(self, request: AnyRequest, token: Token) -> Response[str]:
        """A page with a button: a link that is merely opened confirms nothing."""
        return _question(request, "confirm", token)

    @get("/off/{token:str}", sync_to_thread=False)
    def ask_to_end(self, request: AnyRequest, token: Token) -> Response[str]:
        """A page with a button: a link that is merely opened ends nothing."""
        return _question(request, "off", token)

    @post("/confirm/{token:str}", status_code=200)
    async def confirm(self, request: AnyRequest, token: Token) -> Response[str]:
        """Confirms the address that the token was sent to."""
        admission = admission_of(request)
        links = admission.calling.links
        found = links.read("confirm", token)

        def write(connection: Connection) -> bool:
            person, digest = found or ("", "")
            mail = settings_of(connection, person)["mail"] if person else None
            if not mail or not links.is_for(digest, mail):  # another one was given since
                return False
            change_settings(connection, person, mail_confirmed=True)
            return True

        done = found is not None and await admission.database.transact(write)
        return _said(request, "confirmed" if done else "void", 200 if done else 404)

    @post("/off/{token:str}", status_code=200)
    async def end(self, request: AnyRequest, token: Token) -> Response[str]:
        """No more mail; also where nobody is signed in."""
        admission = admission_of(request)
        found = admission.calling.links.read("off", token)
        if found is None:
            return _said(request, "void", 404)
        person = found[0]
        await admission.database.transact(lambda c: _end(c, person))
        return _said(request, "is-off")


def _end(connection: Connection, person: str) -> None:
    if settings_of(connection, person)["mail"] is not None:
        change_settings(connection, person, **NO_MAIL)


def _question(request: AnyRequest, purpose: Purpose, token: str) -> Response[str]:
    if admission_of(request).calling.links.read(purpose, token) is None:
        return _said(request, "void", 404)
    spoken = words("motherlode.server", _language(request))
    what = ("confirm-subject", "confirm-button") if purpose == "confirm" else ("off-about", "off")
    text, button = (escape(spoken.say("mail", one, (), {})) for one in what)
    form = f'<form method="post"><button>{button}</button></form>'
    return _page(request, f"<p>{text}</p>{form}")


def _said(request: AnyRequest, what: str, status: int = 200) -> Response[str]:
    spoken = words("motherlode.server", _language(request))
    text, home = (escape(spoken.say("mail", one, (), {})) for one in (what, "home"))
    return _page(request, f'<p role="status">{text}</p><p><a href="/">{home}</a></p>', status)


def _page(request: AnyRequest, body: str, status: int = 200) -> Response[str]:
    page = (
        f'<!doctype html><html lang="{_language(request)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        '<title>Motherlode</title><link rel="stylesheet" href="/operator/style.css"></head>'
        f"<body><main><h1>Motherlode</h1>{body}</main></body></html>"
    )
    headers = {"cache-control": "no-store"}
    return Response(page, media_type="text/html", status_code=status, headers=headers)


def _language(request: AnyRequest) -> str:
    return language_of(request.headers.get("accept-language", ""))
