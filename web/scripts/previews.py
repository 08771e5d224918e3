"""The pictures that links to our pages show, one a game and one for the start page.

    .venv/bin/python web/scripts/previews.py [GAME…]

draws them in the gallery, from the vignettes of the start page, into web/public/previews: 1200 by
630 points, with as many colours as fit into a small file.
"""

import io
import sys
from urllib.parse import quote

from PIL import Image
from playwright.sync_api import sync_playwright
from shots import ARGS, WEB, served

from motherlode.games import games, load

OUT = WEB / "public" / "previews"
SIZE = {"width": 1200, "height": 630}
LARGEST = 60_000  # bytes: messengers fetch it on a phone's connection
COLOURS = (256, 192, 160, 128, 112, 96)  # with fewer, light falls in steps


def small(shot: bytes) -> bytes:
    """A picture with a palette, of as many colours as it may have."""
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    body = b""
    for colours in COLOURS:
        few = picture.quantize(
            colours, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE
        )
        out = io.BytesIO()
        few.save(out, "png", optimize=True)
        body = out.getvalue()
        if len(body) <= LARGEST:
            break
    return body


def main(chosen: list[str]) -> None:
    """All of them, or the named ones."""
    OUT.mkdir(parents=True, exist_ok=True)
    names = {"motherlode": "Motherlode"} | {slug: load(slug).name for slug in games()}
    process, address = served()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGS)
            page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
            for slug in chosen or names:
                page.goto(f"{address}/gallery.html?preview={slug}&name={quote(names[slug])}")
                page.wait_for_selector("[data-ready]", timeout=120_000)
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(800)
                body = small(page.screenshot())
                (OUT / f"{slug}.png").write_bytes(body)
                print(f"{slug}.png", len(body))
            browser.close()
    finally:
        process.terminate()


if __name__ == "__main__":
    main(sys.argv[1:])
