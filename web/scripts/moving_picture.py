"""The pictures of the README and of the documentation's front page.

.venv/bin/python web/scripts/moving_picture.py

A table as a moving picture: a server of its own, bots that play, a browser that looks on; nothing
in it is made up. And a small picture of each game, cut out of the previews that links show.
"""

import argparse
import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from live.servers import Server  # noqa: E402
from web.browsers import Desk, launched  # noqa: E402
from web.playing import arrived, begin, open_table, set_off  # noqa: E402

from motherlode.games import games  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
PREVIEWS = ROOT / "web" / "public" / "previews"
SHOWN = (1280, 720)  # of the browser, in pixels
WIDTH = 960  # of the picture
FRAMES = 48
BETWEEN_MS = 220
LARGEST = 1_500_000  # bytes
VIGNETTE = (92, 94, 806, 538)  # the drawing within a preview, without its tilted edge
SMALL = (360, 224)


def frames(game: str, decisions: int, night: bool) -> list[Image.Image]:
    """What somebody sees who plays a while, one picture after the other."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = launched(playwright)
            desk = Desk(browser, server.url, "desktop", moves=True)
            desk.page.set_viewport_size({"width": SHOWN[0], "height": SHOWN[1]})
            if night:
                desk.night()
            table = open_table(desk, game, "me", "veteran", "prospector", name="Sam")
            desk.go(f"/t/{table}")
            begin(desk)
            set_off(desk, decisions)
            arrived(desk)
            found = list(watched(desk))
            browser.close()
        finally:
            server.stop()
    return found


def watched(desk: Desk) -> Iterator[Image.Image]:
    """One picture after the other, while the pilot decides whenever it is asked."""
    for _ in range(FRAMES):
        if desk.page.locator("[aria-keyshortcuts=c]:not(:disabled)").count():
            set_off(desk, 1)
        shot = Image.open(io.BytesIO(desk.page.screenshot())).convert("RGB")
        height = WIDTH * SHOWN[1] // SHOWN[0]
        yield shot.resize((WIDTH, height), Image.Resampling.LANCZOS)
        desk.page.wait_for_timeout(BETWEEN_MS // 2)


def save_moving(pictures: list[Image.Image], path: Path) -> None:
    """As small as it must be; a picture that stands still is shown longer instead of again."""
    kept, times = [pictures[0]], [BETWEEN_MS]
    for picture in pictures[1:]:
        if picture.tobytes() == kept[-1].tobytes():
            times[-1] = min(times[-1] + BETWEEN_MS, 1500)
        else:
            kept.append(picture)
            times.append(BETWEEN_MS)
    times[-1] = 2500
    for quality in (80, 70, 60, 50, 40):
        kept[0].save(
            path, save_all=True, append_images=kept[1:], duration=times, loop=0,
            quality=quality, method=6, minimize_size=True,
        )  # fmt: skip
        if path.stat().st_size <= LARGEST:
            break
    print(f"{path.relative_to(ROOT)}: {len(kept)} frames, {path.stat().st_size / 1e6:.2f} MB")


def small_pictures() -> None:
    """One of each game, without its frame."""
    for slug in games():
        drawing = Image.open(PREVIEWS / f"{slug}.png").convert("RGB").crop(VIGNETTE)
        path = PICTURES / f"{slug}.jpg"
        drawing.resize(SMALL, Image.Resampling.LANCZOS).save(path, quality=86, optimize=True)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e3:.0f} kB")


def main() -> None:
    """Both, or the small ones alone."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=games()[0])
    parser.add_argument("--decisions", type=int, default=6, help="made before the first frame")
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--small", action="store_true", help="the small pictures alone")
    given = parser.parse_args()
    small_pictures()
    if not given.small:
        pictures = frames(given.game, given.decisions, given.night)
        save_moving(pictures, PICTURES / "table.webp")


if __name__ == "__main__":
    main()
