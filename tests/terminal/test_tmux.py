"""All six games in a real terminal of 80 by 24, from the first question to the result.

tmux is the terminal: what a test reads is what a person sees. `MOTHERLODE_SCREENS=DIR` keeps every
twentieth screen, to look at.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import motherlode
from motherlode.engine.words import words_of
from motherlode.terminal.entries import own_words

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="needs tmux"),
]

PATIENCE = 60.0  # seconds until something has to change on a busy machine
ENDED = "ended: "  # and the exit code; a key that came too late may be echoed before it
KEEP = 20  # of so many screens one is kept
LISTED = re.compile(r"(?:^|\s{2})\s*(\d{1,2}|[a-z]) (?=\S)")  # what a list of moves says to type
LYING = re.compile(r"\(\s?(\d{1,2})\)")  # cards with numbers on them


class Terminal:
    """A tmux of its own with one window."""

    def __init__(self, folder: Path, command: str, size: tuple[int, int] = (80, 24)) -> None:
        self.socket = str(folder / "tmux")
        width, height = (str(number) for number in size)
        self.folder = folder
        self._tmux("new-session", "-d", "-x", width, "-y", height, command)

    def _tmux(self, *arguments: str) -> str:
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "TMUX": ""}
        return subprocess.run(
            ["tmux", "-u", "-f", "/dev/null", "-S", self.socket, *arguments],
            capture_output=True, text=True, check=True, env=environment, cwd=self.folder,
        ).stdout  # fmt: skip

    def lines(self) -> list[str]:
        """What stands on the screen."""
        return self._tmux("capture-pane", "-p").split("\n")[:-1]

    def type(self, text: str) -> None:
        """Types, without Enter."""
        self._tmux("send-keys", "-l", text)

    def enter(self) -> None:
        """Presses Enter."""
        self._tmux("send-keys", "Enter")

    def until(self, what: str) -> list[str]:
        """Waits until the last line that is not empty looks so."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            lines = self.lines()
            last = next((line for line in reversed(lines) if line.strip()), "")
            if re.search(what, last):
                return lines
            time.sleep(0.01)
        raise AssertionError(f"never saw {what!r}:\n" + "\n".join(lines))

    def close(self) -> None:
        """Ends it."""
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], capture_output=True)


def command(*arguments: str) -> str:
    """The program, and a line when it has ended."""
    program = shlex.join([sys.executable, "-m", "motherlode.cli", "play", *arguments])
    return f"sh -c {shlex.quote(f'{program}; echo {ENDED}$?; cat')}"


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[list[Terminal]]:
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def keep(name: str, number: int, lines: list[str]) -> None:
    """For whoever wants to look."""
    folder = os.environ.get("MOTHERLODE_SCREENS")
    if folder and number % KEEP == 1:
        Path(folder).mkdir(parents=True, exist_ok=True)
        file = Path(folder) / f"{name}-{number:03}.txt"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


IN_TURNS = [slug for slug in motherlode.games() if not motherlode.load(slug).real_time]
RACES = [slug for slug in motherlode.games() if motherlode.load(slug).real_time]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("slug", IN_TURNS)
def test_a_whole_game_in_a_terminal_of_80_by_24(
    slug: str, language: str, tmp_path: Path, opened: list[Terminal]
) -> None:
    game = motherlode.load(slug)
    record = tmp_path / "match.json"
    seats = game.seats[-1]
    terminal = Terminal(
        tmp_path,
        command(
            slug, "--lang", language, "--players", str(seats), "--pause", "0", "--seed", "4",
            "--bots", "sensible", "--record", str(record),
        ),
    )  # fmt: skip
    opened.append(terminal)
    random = Random(4)
    asked = 0
    while True:
        lines = terminal.until(rf"^Sam ›\s*$|{ENDED}\d+$")
        if any(ENDED in line for line in lines):
            break
        asked += 1
        keep(f"{slug}-{language}", asked, lines)
        assert game.name in lines[0], "\n".join(lines)  # nothing has scrolled away
        shown = "\n".join(lines)
        keys = LYING.findall(shown) or LISTED.findall(shown)
        terminal.type(random.choice(keys or ["1"]))
        terminal.until(r"^Sam › \S+")
        terminal.enter()
        assert asked < 4000
    keep(f"{slug}-{language}-end", 1, lines)
    text = "\n".join(lines)
    assert "ended: 0" in text
    assert own_words(language).term("winner") in text
    assert motherlode.replay(record.read_bytes()).over


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("slug", RACES)
def test_a_whole_race_in_a_terminal_of_80_by_24(
    slug: str, language: str, tmp_path: Path, opened: list[Terminal]
) -> None:
    """Any keys, as fast as they come; the others are champions, so it does not take long."""
    game = motherlode.load(slug)
    record = tmp_path / "match.json"
    terminal = Terminal(
        tmp_path,
        command(
            slug, "--lang", language, "--players", str(game.seats[-1]), "--seed", "4",
            "--bots", "legend", "--record", str(record),
        ),
    )  # fmt: skip
    opened.append(terminal)
    keys = words_of(game, language).say("table", "race-keys", (), {})
    terminal.until(re.escape(keys))
    presses = 0
    while True:
        lines = terminal.lines()
        if any(ENDED in line for line in lines):
            break
        if keys in (text := "\n".join(lines)):
            keep(f"{slug}-{language}", presses, lines)
            assert game.name in lines[0], text
        time.sleep(0.02)
        terminal.type(" 123456"[presses % 7])
        presses += 1
        assert presses < 20_000
    keep(f"{slug}-{language}-end", 1, lines)
    assert "ended: 0" in "\n".join(lines)
    assert own_words(language).term("winner") in "\n".join(lines)
    assert motherlode.replay(record.read_bytes()).over


@pytest.mark.parametrize("slug", motherlode.games())
def test_a_terminal_that_is_too_small_says_so_and_can_be_made_larger(
    slug: str, tmp_path: Path, opened: list[Terminal]
) -> None:
    game = motherlode.load(slug)
    terminal = Terminal(
        tmp_path, command(slug, "--seed", "1", "--players", str(game.seats[-1])), (40, 9)
    )
    opened.append(terminal)
    end = time.monotonic() + PATIENCE
    while "This terminal is 40×9" not in " ".join(lines := terminal.lines()):
        assert time.monotonic() < end, "\n".join(lines)
    terminal._tmux("resize-window", "-x", "100", "-y", "50")
    while game.name not in "\n".join(lines := terminal.lines()):
        assert time.monotonic() < end, "\n".join(lines)
        terminal.enter()
        time.sleep(0.1)
