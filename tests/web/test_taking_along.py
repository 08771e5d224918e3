"""Matches that this browser has kept, or a file has, taken along on one's page at a server."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from live.pages import played
from playwright.sync_api import FilePayload, expect
from web.browsers import Desk

# As the page's own store keeps them; see web/src/page/store.ts.
KEEP = """(kept) => new Promise((done) => {
  localStorage.setItem('motherlode-page', '');
  const opening = indexedDB.open('motherlode', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
  opening.onsuccess = () => {
    const writing = opening.result.transaction('kept', 'readwrite');
    for (const [key, text] of Object.entries(kept)) writing.objectStore('kept').put(text, key);
    writing.oncomplete = () => { opening.result.close(); done(null); };
  };
})"""
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "greenhorn"}]


def test_matches_of_this_browser_and_of_a_file_come_along_once(desk: Callable[..., Desk]) -> None:
    with ThreadPoolExecutor(1) as beside:
        matches = beside.map(partial(played, "gold-nuggets", SEATS), (1, 2))
        here, elsewhere = matches
    kept = {"owner": json.dumps({"id": here["person"], "name": "Ada"})}
    for name in ("record", "result"):
        for id_, text in here[f"{name}s"].items():
            kept[f"{name}/{id_}"] = json.dumps(text)
    device = desk("phone")
    device.bears = lambda text: "400" in text  # the browser complains of refusals, too
    page = device.go("/me")
    page.evaluate(KEEP, kept)
    page.reload()
    page.get_by_role("button", name="Take along 1 match").click()
    status = page.locator("section[aria-labelledby=along] [role=status]")
    expect(status).to_contain_text("1 match has come along.")
    expect(page.get_by_role("button", name="Take along 1 match")).to_have_count(0)
    expect(page.locator("tbody tr")).to_have_count(1)

    file = FilePayload(
        name="motherlode.json", mimeType="application/json", buffer=json.dumps(elsewhere).encode()
    )
    chooser = page.locator("section[aria-labelledby=along] input[type=file]")
    for said in ("1 match has come along.", "1 was here already."):
        chooser.set_input_files(file)
        expect(status).to_contain_text(said)
    wrong = FilePayload(name="x.json", mimeType="application/json", buffer=b"{}")
    chooser.set_input_files(wrong)
    expect(status).to_contain_text("There are no matches of ours in this file.")
    record = next(iter(elsewhere["records"].values()))
    other = json.dumps({**record, "version": record["version"] + 1}).encode()
    chooser.set_input_files(FilePayload(name="y.json", mimeType="text/json", buffer=other))
    expect(status).to_contain_text("another version of the rules")

    page.reload()
    page.get_by_text("What has come along").click()
    assert device.violations() == []
    page.locator("section[aria-labelledby=along] li a").first.click()
    page.locator("input[type=range]").wait_for()
