"""From an empty folder to a game that friends play, while it is being written."""

from collections.abc import Callable
from pathlib import Path

from live.servers import Server
from playwright.sync_api import Browser, FrameLocator, Page, expect
from web.browsers import WAIT, Desk, pick
from web.playing import join

from motherlode.commands.new import write_game

OFFERED = ".moves button[data-move]:not(:disabled)"
PATIENCE = 60_000  # milliseconds, on a busy machine


class Written:
    """A file that somebody writes: each save is the one before with one thing changed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._good = path.read_text("utf-8")

    def save(self, before: str, after: str, good: bool = True) -> None:
        """Saves a change; one that is not good can be mended."""
        assert before in self._good
        text = self._good.replace(before, after)
        self.path.write_text(text, "utf-8")
        if good:
            self._good = text

    def mend(self) -> None:
        """Saves it as it was when it was last good."""
        self.path.write_text(self._good, "utf-8")


def matches(desk: Desk) -> list[str]:
    """The matches that a device has seen, in order."""
    return list(dict.fromkeys(state["match"] for state in desk.states()))


def plays(desk: Desk, board: FrameLocator | Page) -> bool:
    """Rolls or stops, if that is to be decided now."""
    offered = board.locator(OFFERED)
    if not offered.count():
        return False
    told = len(desk.states())
    offered.first.click()
    desk.until(lambda: len(desk.states()) > told)
    return True


def test_a_game_is_written_played_broken_mended_and_measured(
    browser: Browser, tmp_path: Path
) -> None:
    file = Written(write_game("Wash Out", tmp_path / "games")[0])
    server = Server(tmp_path, studio=str(file.path))
    ada, bo = Desk(browser, server.url, "desktop"), Desk(browser, server.url, "phone")
    try:
        page = ada.go("/studio")
        status = page.locator(".status")
        expect(status).to_contain_text("keeps the contract", timeout=PATIENCE)

        # A table for two people and a bot: one of them comes with a phone.
        pick(page.locator("[name=phones][value='1']"))
        page.get_by_role("button", name="Set the table").click()
        code = page.locator("[data-code]").inner_text()
        assert page.locator(".ways img").get_attribute("src")
        board = page.frame_locator("iframe")
        board.locator(".go .primary").wait_for()
        join(bo, code, "Bo")
        board.get_by_text("Bo").first.wait_for()
        board.locator(".go .primary").click()
        turns(ada, bo, board, 2)

        # Another rule, with which the match so far could have been played as well: it goes on.
        before = matches(ada)
        file.save("GOAL = Number(30,", "GOAL = Number(40,")
        expect(page.locator(".news")).to_contain_text("goes on", timeout=PATIENCE)
        for desk in (ada, bo):
            desk.until(lambda desk=desk: desk.states()[-1]["view"]["goal"] == 40)  # type: ignore[misc]
        turns(ada, bo, board, 1)
        assert matches(ada) == before

        # A fault: where it is and when it was found, and the table plays on by the last rules.
        file.save("s.nuggets[seat] += s.pan", "s.nuggets[seat + 9] += s.pan", good=False)
        fault = page.locator(".fault")
        expect(fault).to_contain_text("wash_out.py, line", timeout=PATIENCE)
        expect(fault).to_contain_text("event")
        expect(fault).not_to_contain_text("Traceback")
        file.mend()
        expect(fault).to_have_count(0, timeout=PATIENCE)

        # A rule that no such match could have been played by: it begins anew, for all.
        file.save("begin_turn(s, options[0])", "begin_turn(s, seats - 1)")
        expect(page.locator(".news")).to_contain_text("begins anew", timeout=PATIENCE)
        ada.until(lambda: len(matches(ada)) > len(before))
        bo.until(lambda: matches(bo)[-1] == matches(ada)[-1])
        assert ada.states()[-1]["view"]["nuggets"][:2] == [0, 0]

        # What its games show, and a number of the box to try.
        expect(page.locator(".first")).not_to_be_empty(timeout=PATIENCE)
        expect(page.get_by_label("Nuggets to be put away")).to_have_value("40")
        assert ada.violations() == []
        assert ada.errors == bo.errors == []
    finally:
        ada.context.close()
        bo.context.close()
        server.stop()
    assert server.complaints == []


def turns(ada: Desk, bo: Desk, board: FrameLocator, count: int) -> None:
    """Whoever may play does, so often between them."""
    done = 0

    def one() -> bool:
        nonlocal done
        done += plays(ada, board) + plays(bo, bo.page)
        return done >= count or over(ada)

    ada.until(one)


def over(desk: Desk) -> bool:
    return bool(desk.states()) and desk.states()[-1].get("result") is not None


def test_without_a_studio_there_is_none(desk: Callable[..., Desk]) -> None:
    device = desk()
    device.bears = lambda text: "404" in text
    device.go("/studio").get_by_text("no game is being written").wait_for(timeout=WAIT)
