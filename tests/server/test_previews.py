"""What a shared link says of itself, to somebody who runs no scripts; and heads of everything."""

import asyncio
from html.parser import HTMLParser
from random import Random

import httpx
import pytest
from live.people import Person, live
from live.servers import Server

import motherlode
from motherlode.engine.words import LANGUAGES, words
from motherlode.games import games
from motherlode.server.http.languages import language_of
from motherlode.server.http.middleware import HEADERS
from motherlode.server.http.static import STATIC

NASTY = 'Ada"><script>'


class Head(HTMLParser):
    """The title and the tags of a page, and its scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.titles: list[str] = []
        self.scripts: list[str | None] = []
        self.language: str | None = None
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes what a tag says."""
        found = dict(attrs)
        self._in_title = tag == "title"
        if tag == "html":
            self.language = found.get("lang")
        if tag == "script":
            self.scripts.append(found.get("src"))
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            assert name not in self.tags, name
            self.tags[name] = found.get("content") or ""

    def handle_data(self, data: str) -> None:
        """The title's text."""
        if self._in_title:
            self.titles.append(data)
            self._in_title = False


def head(server: Server, path: str, language: str = "en") -> Head:
    """What a messenger reads there."""
    assert (STATIC / "index.html").exists(), "the client is not built: make web"
    answer = httpx.get(server.url + path, headers={"accept-language": language}, timeout=30)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    found = Head(answer.text)
    assert found.titles == [found.tags["og:title"]]
    assert found.tags["description"] == found.tags["og:description"]
    assert all(src and src.startswith("/assets/") for src in found.scripts)
    return found


def test_the_start_page_speaks_of_itself(server: Server) -> None:
    tags = head(server, "/").tags
    assert tags["og:title"] == "Motherlode"
    assert tags["og:type"] == "website"
    assert tags["og:url"] == f"{server.url}/"
    assert tags["og:image"] == f"{server.url}/previews/motherlode.png"
    assert tags["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_picture(server: Server, game: str) -> None:
    tags = head(server, f"/rules/{game}").tags
    assert tags["og:title"] == f"{motherlode.load(game).name}: the rules"
    picture = httpx.get(tags["og:image"])
    assert picture.status_code == 200
    assert picture.headers["content-type"] == "image/png"
    assert picture.content[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
    assert len(picture.content) < 100_000
    assert tags["og:image:alt"] == motherlode.load(game).name


def test_an_invitation_names_its_host_the_game_and_what_is_free(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold", "me", "open", "open", "bot")
        info = await ada.get(f"/api/tables/{table}")
        invitation = info["seats"][1]["invitation"]
        code = info["code"]
        paths = [
            f"/t/{table}",
            f"/j/{code}",
            f"/j/{invitation}",
            f"/j/{code[:3].lower()}-{code[3:]}",
        ]
        for path in paths:
            tags = head(server, path).tags
            assert tags["og:title"] == "Ada invites you to GOLD"
            assert tags["og:description"].startswith("2 seats are free. ")
            assert tags["og:url"] == server.url + path
            assert tags["og:image"] == f"{server.url}/previews/gold.png"
        german = head(server, f"/t/{table}", "de-CH,de;q=0.9,en;q=0.5")
        assert german.tags["og:title"] == "Ada lädt dich zu GOLD ein"
        assert german.tags["og:locale"] == "de_DE"
        assert german.language == "de"
        # A code leads to the lobby: nothing of it is in the page that leads to the table.
        page = httpx.get(f"{server.url}/t/{table}").text
        assert code not in page
        assert invitation not in page

    live(evening())


def test_a_running_match_tells_nothing_of_itself_and_a_finished_one_who_has_won(
    server: Server,
) -> None:
    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in (NASTY, "Bo")]
        table = await ada.open("gold-nuggets", "me", "open")
        here, there = await ada.enter(table), await bo.enter(table)
        await there.ask("sit", seat=1)
        assert head(server, f"/t/{table}").tags["og:description"].startswith("Everybody is here")
        await here.ask("start")
        assert here.state is not None
        match = here.state["match"]
        playing = head(server, f"/t/{table}").tags
        assert playing["og:title"] == f"Gold Nuggets at {NASTY}’s table"
        assert playing["og:description"].startswith("The match is running")
        assert head(server, f"/m/{match}").tags["og:title"] == "Motherlode"
        await asyncio.gather(here.play_to_the_end(Random(1)), there.play_to_the_end(Random(2)))
        result = here.state["result"]
        names = (NASTY, "Bo")
        over = head(server, f"/m/{match}").tags
        assert over["og:title"] == f"{names[result['winners'][0]]} has won Gold Nuggets"
        for name, score in zip(names, result["scores"], strict=True):
            assert f"{name} {score}" in over["og:description"]
        assert head(server, f"/t/{table}").tags["og:description"].startswith("A match has been")
        assert "<script>" not in httpx.get(f"{server.url}/m/{match}").text
        await here.ask("close")
        assert head(server, f"/t/{table}").tags["og:title"] == "Motherlode"
        await here.leave()
        await there.leave()

    live(evening())


UNKNOWN = [
    *("/t/NOSUCHTABLE", "/j/222222", "/m/222222222222", "/rules/chess", "/me"),
    *("/t/%01", "/t/%ED%A0%80", "/j/%22%3E%3Cscript%3E", "/t/" + 300 * "2", "/t/2/3"),
]


@pytest.mark.parametrize("path", UNKNOWN)
def test_what_we_do_not_know_has_the_plain_tags(server: Server, path: str) -> None:
    found = head(server, path)
    assert found.tags["og:title"] == "Motherlode"
    assert found.tags["og:image"].endswith("/previews/motherlode.png")


def test_no_table_is_loaded_for_a_preview(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold", "me", "open")
        metric = "motherlode_load_seconds_count"
        before = counted(server, metric)
        for _ in range(5):
            head(server, f"/t/{table}")
        assert counted(server, metric) == before

    live(evening())


def counted(server: Server, metric: str) -> float:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(metric)))


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("fr-CA,fr;q=0.8,en;q=0.4", "fr"),
        ("pt,it;q=0.7,en;q=0.8", "en"),
        ("en;q=0.1, it-CH;q=0.9", "it"),
        ("de;q=0,fr;q=0.1", "fr"),
        ("*", "en"),
        ("de;q=lots", "en"),
        (",;,;q=,,", "en"),
    ],
)
def test_the_language_is_the_first_of_ours_that_is_asked_for(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_every_language_has_every_text() -> None:
    texts = [words("motherlode.server", language)._texts["preview"] for language in LANGUAGES]
    assert all(text.keys() == texts[0].keys() for text in texts)
    assert all(text.values() for text in texts)


def test_the_head_of_everything_is_what_one_would_get(server: Server) -> None:
    files = [path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()]
    assert len(files) > 10
    paths = ["/", "/me", "/t/NOSUCHTABLE", "/rules/gold", "/api/games", "/health", "/none.png"]
    for path in paths + [f"/{name}" for name in files[:20]]:
        whole = httpx.get(server.url + path, headers={"accept-encoding": "identity"})
        only = httpx.head(server.url + path, headers={"accept-encoding": "identity"})
        assert only.status_code == whole.status_code, path
        assert only.content == b""
        for name in ("content-type", "content-length", "cache-control", "vary", *HEADERS):
            assert only.headers.get(name) == whole.headers.get(name), (path, name)
    asked = httpx.options(f"{server.url}/")
    assert {"GET", "HEAD"} <= set(asked.headers["allow"].split(", "))
    assert httpx.head(f"{server.url}/api/account/login").status_code == 405
