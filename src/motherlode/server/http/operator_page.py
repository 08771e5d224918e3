"""The page of operators as HTML: plain forms without a script, so that the strict policy holds.

Knows what it shows, not where that comes from nor what becomes of it.
"""

import calendar
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from motherlode.engine.words import words

Row = Mapping[str, Any]
LASTS = {"hour": 3600.0, "day": 86400.0, "week": 7 * 86400.0, "month": 30 * 86400.0}
LISTS = ("tables", "people", "reports", "bans", "log", "tidy")


class OperatorPage:
    """One answer, in one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._words = words("motherlode.server", language)

    def say(self, what: str, **values: Any) -> str:
        """A text, escaped."""
        return escape(self._words.say("operator", what, (), values))

    def whole(self, which: str, rows: Iterable[Row], search: str, done: bool, wrong: str) -> str:
        """A list with what can be done."""
        nav = "".join(
            f'<a href="/operator?list={one}"'
            f"{' aria-current=page' if one == which else ''}>{self.say(one)}</a>"
            for one in LISTS
        )
        told = f'<p class="said" role="status">{self.say("done")}</p>' if done else ""
        if wrong:
            told = f'<p class="said wrong" role="alert">{escape(wrong)}</p>'
        body = self._tidy() if which == "tidy" else self._list(which, rows, search)
        return self._page(f"<nav>{nav}</nav>{told}{body}")

    def proof(self, has_password: bool, wrong: str) -> str:
        """Before anything is shown."""
        told = f'<p class="said wrong" role="alert">{escape(wrong)}</p>' if wrong else ""
        if not has_password:
            return self._page(f"<h2>{self.say('prove')}</h2><p>{self.say('no-password')}</p>")
        field = self._input("password", "password", "password", "current-password", True)
        return self._page(
            f"<h2>{self.say('prove')}</h2><p>{self.say('prove-about')}</p>{told}"
            f'<form method="post" action="/operator/prove">{field}'
            f"<button>{self.say('go-on')}</button></form>"
        )

    def _page(self, body: str) -> str:
        title = self.say("title")
        return (
            f'<!doctype html><html lang="{self._language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<meta name="robots" content="noindex"><title>{title} · Motherlode</title>'
            '<link rel="stylesheet" href="/operator/style.css"></head>'
            f'<body><header><a href="/me">{self.say("back")}</a><h1>{title}</h1></header>'
            f"<main>{body}</main>"
            "</body></html>"
        )

    # --- lists ---

    def _list(self, which: str, rows: Iterable[Row], search: str) -> str:
        line = {
            "tables": self._table,
            "people": self._person,
            "reports": self._report,
            "bans": self._ban,
            "log": self._deed,
        }[which]
        items = "".join(f"<li>{line(row)}</li>" for row in rows)
        return (
            '<form class="row" method="get" action="/operator">'
            f'<input type="hidden" name="list" value="{which}">'
            f'<input name="search" type="search" value="{escape(search)}" '
            f'aria-label="{self.say("search")}"><button>{self.say("search")}</button></form>'
            f'<p class="muted">{self.say("newest")}</p>'
            + (f"<ul>{items}</ul>" if items else f"<p>{self.say('none')}</p>")
        )

    def _table(self, row: Row) -> str:
        status, people = escape(row["status"]), escape(row["people"])
        host = self.say("host", who=row["host_name"] or "–")
        facts = f"{host} · {self.say('updated', when=moment(row['updated']))}"
        about = (
            f'<p><a href="/t/{escape(row["id"])}"><code>{escape(row["id"])}</code></a> '
            f"{escape(row['game'])} · {self.say(status)}</p>"
            f'<p>{people}</p><p class="muted">{facts}</p>'
        )
        if row["status"] == "closed":
            return about
        form = f'<p class="muted">{self.say("close-about")}</p>{self._reason()}'
        return about + self._folded("close", row["id"], form, last=True)

    def _report(self, row: Row) -> str:
        """What somebody has reported; what can be done about whom is in the list of people."""
        about, by = escape(row["name"] or "–"), self.say("by", who=row["by_name"] or "–")
        link = f"/operator?list=people&amp;search={escape(row['about'])}"
        where = escape(row["table_id"])
        told = (
            f'<p><a href="{link}">{about}</a> <code>{escape(row["about"])}</code></p>'
            f"<p>{escape(row['words'])}</p>"
            f'<p class="muted">{moment(row["time"])} · {by}'
            + (f' · <a href="/t/{where}"><code>{where}</code></a>' if where else "")
            + "</p>"
        )
        if row["closed"] is not None:
            return told + f'<p class="muted">{self.say("settled")}</p>'
        return told + self._form("settle", str(row["number"]), self._reason())

    def _person(self, row: Row) -> str:
        login = escape(row["login"]) if row["login"] else self.say("guest")
        seen = self.say("seen", when=moment(row["seen"] or row["created"]))
        facts = f"{seen} · {self.say('sessions', count=row['sessions'])}"
        sure = self._check("sure", "sure", needed=True)
        forms = (
            self._form("silence", row["id"], self._lasts() + self._reason()),
            self._form(
                "ban",
                row["id"],
                self._lasts() + self._check("with_address", "with-address") + self._reason(),
            ),
            self._form("rename", row["id"], self._input("name", "name", needed=True)),
            self._form(
                "erase",
                row["id"],
                f'<p class="muted">{self.say("erase-about")}</p>{sure}',
                last=True,
            ),
        )
        return (
            f"<p>{escape(row['name'])} · {login} <code>{escape(row['id'])}</code></p>"
            f'<p class="muted">{facts}</p>'
            f"<details><summary>{self.say('actions')}</summary>{''.join(forms)}</details>"
        )

    def _ban(self, row: Row) -> str:
        end = self.say("for-good")
        if row["until"] is not None:
            end = self.say("until", when=moment(row["until"]))
        whom = escape(row["name"] or row["person"] or "") or self.say("address")
        made = f"{moment(row['created'])} · {self.say('by', who=row['by'])}"
        return (
            f"<p>{whom} · {self.say('kind-' + row['kind'])} {end}</p>"
            f'<p>{escape(row["reason"])}</p><p class="muted">{made}</p>'
            + self._form("lift", str(row["number"]), "")
        )

    def _deed(self, row: Row) -> str:
        return (
            f"<p>{escape(row['what'])} <code>{escape(row['about'])}</code> "
            f"{escape(row['detail'])}</p>"
            f'<p class="muted">{moment(row["time"])} · {self.say("by", who=row["by"])}</p>'
        )

    def _tidy(self) -> str:
        fields = "".join(
            f'<label>{self.say(kind)}<input name="{kind}" type="number" min="0" step="any"></label>'
            for kind in ("open", "chat", "finished", "guests")
        )
        sure = self._check("sure", "sure", needed=True)
        about = f'<p class="muted">{self.say("purge-about")}</p>'
        again = f'<p class="muted">{self.say("reindex-about")}</p>'
        purge = self._form("purge", "", about + fields + sure, last=True)
        return purge + self._form("reindex", "", again)

    # --- parts of forms ---

    def _folded(self, deed: str, about: str, fields: str, last: bool = False) -> str:
        form = self._form(deed, about, fields, last)
        return f"<details><summary>{self.say(deed)}</summary>{form}</details>"

    def _form(self, deed: str, about: str, fields: str, last: bool = False) -> str:
        kind = ' class="last"' if last else ""
        return (
            f'<form method="post" action="/operator/do">'
            f'<input type="hidden" name="deed" value="{deed}">'
            f'<input type="hidden" name="about" value="{escape(about)}">{fields}'
            f"<button{kind}>{self.say(deed)}</button></form>"
        )

    def _lasts(self) -> str:
        options = "".join(f'<option value="{one}">{self.say(one)}</option>' for one in LASTS)
        ever = f'<option value="">{self.say("for-good")}</option>'
        return f'<label>{self.say("lasts")}<select name="lasts">{options}{ever}</select></label>'

    def _reason(self) -> str:
        return self._input("reason", "reason")

    def _input(
        self, name: str, label: str, kind: str = "text", filled: str = "off", needed: bool = False
    ) -> str:
        must = " required" if needed else ""
        return (
            f'<label>{self.say(label)}<input name="{name}" type="{kind}" maxlength="200" '
            f'autocomplete="{filled}"{must}></label>'
        )

    def _check(self, name: str, label: str, needed: bool = False) -> str:
        must = " required" if needed else ""
        return (
            f'<label class="check"><input type="checkbox" name="{name}" value="1"{must}>'
            f"{self.say(label)}</label>"
        )


def moment(seconds: float) -> str:
    """A time as everyone reads it, by the sun of Greenwich."""
    year, month, day, hour, minute = _parts(int(seconds))
    return f"{year}-{month:02}-{day:02} {hour:02}:{minute:02} UTC"


def _parts(seconds: int) -> tuple[int, int, int, int, int]:
    days, rest = divmod(seconds, 86400)
    year = 1970
    while days >= (length := 366 if calendar.isleap(year) else 365):
        days, year = days - length, year + 1
    month = 1
    while days >= (length := calendar.monthrange(year, month)[1]):
        days, month = days - length, month + 1
    return year, month, days + 1, rest // 3600, rest % 3600 // 60
