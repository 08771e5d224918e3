"""What has to be loaded: the start page, and all of it for playing without a network."""

import gzip
import re
from pathlib import Path

import pytest

from motherlode.commands.site import write_site
from motherlode.games import games

MEGABYTE, KILOBYTE = 1_000_000, 1_000
ALL = 8 * MEGABYTE  # for playing without a network, compressed
MODULE = 100 * KILOBYTE  # of one game, as it is
START = 74.8 * KILOBYTE  # scripts and styles of the start page before there was a table in it


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), mtime=0))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    folder = tmp_path_factory.mktemp("site")
    return folder, write_site(folder)[1]


def test_everything_for_playing_without_a_network(site: tuple[Path, int]) -> None:
    assert site[1] < ALL


def test_the_loops_of_a_game(site: tuple[Path, int]) -> None:
    modules = list(site[0].glob("page/loops-*/*.wasm"))
    assert sorted(path.stem for path in modules) == sorted(games())
    assert [path.name for path in modules if path.stat().st_size >= MODULE] == []


def test_the_start_page_is_not_larger_than_without_all_that(site: tuple[Path, int]) -> None:
    html = (site[0] / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="[./]*(assets/[^"]+)"', html)
    assert names
    assert sum(packed(site[0] / name) for name in names) < START
