"""Own games in a page: what is taken along of them, what is refused, and that they are played."""

import io
import json
import sys
import zipfile
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import pytest
from live.pages import Device, in_a_page

from motherlode.commands.own_in_page import LIST, own_files
from motherlode.commands.own_sources import sources_of
from motherlode.engine.errors import GameError
from motherlode.games import PACKAGES
from motherlode.games.added import ADDED
from motherlode.page.browser import bring_own

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
THREE = [str(EXAMPLES / f"{name}.py") for name in ("sluice", "cave_in", "lamplight")]
HUNCH = str(EXAMPLES / "hunch.py")


@pytest.fixture(autouse=True)
def as_before() -> Any:
    """Other tests know nothing of these games."""
    known, path = dict(ADDED), list(sys.path)
    yield
    ADDED.clear()
    ADDED.update(known)
    sys.path[:] = path


@pytest.mark.heavy
def test_what_a_page_needs_of_own_games_is_in_one_folder_named_by_its_contents() -> None:
    own = own_files([HUNCH])
    assert own.folder == own_files([HUNCH]).folder != own_files([THREE[0]]).folder
    assert own.slugs == ["hunch"]
    shelf = json.loads(own.files["games.json"])
    assert [game["slug"] for game in shelf] == [*PACKAGES, "hunch"]
    for language in ("en", "de", "fr", "it"):
        assert {f"hunch/words.{language}.json", f"hunch/rules.{language}.md"} < set(own.files)
    assert own.files["hunch.wasm"][:4] == b"\0asm"
    with zipfile.ZipFile(io.BytesIO(own.files["sources.zip"])) as archive:
        assert sorted(archive.namelist()) == ["hunch.py", LIST]
        assert json.loads(archive.read(LIST)) == ["/own/hunch.py:GAME"]


def test_words_layout_and_what_is_imported_from_beside_come_along(tmp_path: Path) -> None:
    files = {
        "dig.py": "from helpers import a\nimport parts.b\nimport math\n",
        "dig.words.en.toml": "",
        "dig.layout.toml": "",
        "helpers.py": "import deeper\na = 1\n",
        "deeper.py": "",
        "parts/__init__.py": "",
        "parts/b.py": "",
        "parts/rules.en.md": "",
        "digger.py": "import numpy\n",
        "notes.txt": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = sources_of(str(tmp_path / "dig.py"), "/own")
    assert set(found.files) == set(files) - {"digger.py", "notes.txt"}
    assert found.name == "/own/dig.py:GAME"


@pytest.mark.parametrize(
    ("text", "slug", "said"),
    [
        ("import os\nimport numpy as np\n", "site/import", "line 2: a page has no “numpy”"),
        ("def f(:\n", "game/syntax", "line 1"),
    ],
)
def test_what_a_page_cannot_run_is_refused_with_its_line(
    text: str, slug: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "dig.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(GameError, match=said) as caught:
        own_files([str(file)])
    assert caught.value.slug == slug


def test_two_games_of_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_bytes(Path(HUNCH).read_bytes())
    with pytest.raises(GameError, match="are called “hunch”"):
        own_files([HUNCH, str(tmp_path / "other.py")])


def test_a_package_is_taken_whole_and_a_missing_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "panning"
    package.mkdir()
    text = dedent(Path(HUNCH).read_text(encoding="utf-8"))
    (package / "__init__.py").write_text("from panning.rules import GAME\n", encoding="utf-8")
    (package / "rules.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name, called in ((str(package), "/own/panning:GAME"), ("panning:GAME", "panning:GAME")):
        found = sources_of(name, "/own")
        assert set(found.files) == {"panning/__init__.py", "panning/rules.py"}
        assert found.name == called
    with pytest.raises(GameError) as caught:
        sources_of(str(tmp_path / "none.py"), "/own")
    assert caught.value.slug == "game/no-file"


def test_the_three_examples_are_played_in_a_page(tmp_path: Path) -> None:
    listed = tmp_path / LIST
    listed.write_text(json.dumps(THREE), encoding="utf-8")
    bring_own(str(listed))

    async def evening() -> None:
        device = await Device().open()
        await device.post("/api/me", {"name": "Ada"})
        for slug in ("sluice", "cave-in", "lamplight"):
            seats = [{"kind": "me"}, {"kind": "bot", "level": "legend"}]
            table = await device.post("/api/tables", {"game": slug, "seats": seats})
            seat = await device.at(table["id"]).welcomed()
            await seat.ask("start")
            await seat.play(Random(slug), 3)
            await device.reload()
            seat = await device.at(table["id"]).welcomed()
            await seat.play(Random(slug))
            assert seat.state is not None
            assert seat.state["view"]["surface"]["seats"]  # what a board is drawn from
            path = f"/api/matches/{seat.state['match']}"
            frames = (await device.get(f"{path}/replay?from=0"))["frames"]
            assert frames
            assert (await device.get(f"{path}/summary"))["own"]["played"] == 1

    in_a_page(evening())
