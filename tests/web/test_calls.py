"""Being called, in a real browser: one's settings, and what the service worker shows and opens."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page
from web.browsers import Desk

READY = "navigator.serviceWorker.ready.then(() => true)"
# A browser without windows has no screen to show a notification on, and nobody taps it: what the
# worker asks its browser for is written down instead. Everything before that is the worker's own.
CALLED = """async (calls) => {
  const shown = new Map(), opened = [], work = [];
  const settled = async (event) => {
    const { waitUntil } = ExtendableEvent.prototype;
    event.waitUntil = (promise) => (work.push(promise), waitUntil.call(event, promise));
    self.dispatchEvent(event);
    await Promise.all(work);
  };
  self.registration.showNotification = async (title, { body, tag, data }) => {
    shown.set(tag, { title, body, tag, path: data.path });
  };
  self.clients.openWindow = async (path) => void opened.push(path);
  const counts = [];
  for (const data of calls) {
    await settled(new PushEvent('push', { data }));
    counts.push(shown.size);
  }
  const tap = new ExtendableEvent('notificationclick');
  tap.notification = { close() {}, data: { path: [...shown.values()][0].path } };
  await settled(tap);
  return { shown: [...shown.values()], opened, counts };
}"""
TURN = {
    "kind": "turn",
    "title": "It is your turn",
    "body": "Gold Nuggets, with Bo",
    "path": "/t/AAAAAAAAAA",
    "tag": "turn:AAAAAAAAAA",
    "key": "turn:1",
}


def called(context: BrowserContext, page: Page, calls: list[str]) -> dict[str, Any]:
    """What the page's own service worker makes of pushes, and of a tap on the first."""
    page.wait_for_function(READY)
    for _ in range(20):
        try:
            found: dict[str, Any] = context.service_workers[-1].evaluate(CALLED, calls)
        except (Error, IndexError):  # it was started anew just now
            page.wait_for_timeout(250)
        else:
            return found
    raise AssertionError("the service worker does not stay")


def test_a_call_is_shown_once_leads_to_its_table_and_nothing_else_breaks_it(
    desk: Callable[..., Desk],
) -> None:
    phone = desk("phone")
    page = phone.go("/me")
    elsewhere = {**TURN, "tag": "turn:BBBBBBBBBB", "path": "https://evil.example/"}
    # The same call twice, because a process ended in between, takes its own place.
    calls = [json.dumps(TURN), json.dumps(TURN), json.dumps(elsewhere), "no JSON"]
    found = called(phone.context, page, calls)
    assert found["counts"] == [1, 1, 2, 3]
    first, second, third = found["shown"]
    assert first == {name: TURN[name] for name in ("title", "body", "tag", "path")}
    assert second["path"] == "/"  # nowhere but to our own pages
    assert third == {"title": "Motherlode", "body": "", "tag": "motherlode", "path": "/"}
    assert found["opened"] == [TURN["path"]]


def test_the_settings_are_there_in_four_languages_and_axe_finds_nothing(
    desk: Callable[..., Desk],
) -> None:
    titles = {
        "en-GB": "When something waits for you",
        "de-DE": "Wenn etwas auf dich wartet",
        "fr-FR": "Quand quelque chose t’attend",
        "it-IT": "Quando qualcosa ti aspetta",
    }
    for language, title in titles.items():
        one = desk("phone", language)
        one.ask("/api/me", "POST", {"name": "Ada"})
        page = one.go("/me")
        page.get_by_role("heading", name=title).wait_for()
        if language == "de-DE":
            assert one.violations() == []
