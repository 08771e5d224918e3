"""Games by name: a slug, a file, a module, an installed package; and what is wrong with a name."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import motherlode
from motherlode.engine.check.faults import Setting
from motherlode.engine.check.records import random_match
from motherlode.engine.errors import ContentError, GameError, RecordError
from motherlode.games import finding, games, load, ours, register, registered

HUNCH = Path(__file__).parents[2] / "docs" / "examples" / "hunch.py"
NUGGETS = load("gold-nuggets")


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test registers or installs is gone after it."""
    monkeypatch.setitem(sys.modules["motherlode.games"].__dict__, "_registered", {})
    monkeypatch.setattr(sys, "path", list(sys.path))
    finding.installed.cache_clear()
    yield
    finding.installed.cache_clear()


def own(folder: Path, name: str = "mine.py", **changes: str) -> Path:
    """A copy of the example under a name, with some of its text changed."""
    text = HUNCH.read_text(encoding="utf-8").replace('slug="hunch"', 'slug="mine"')
    for old, new in changes.items():
        text = text.replace(old, new)
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def slug_of(name: str) -> str:
    with pytest.raises(GameError) as caught:
        load(name)
    return caught.value.slug


def test_a_game_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = own(tmp_path)
    assert load(str(file)).slug == "mine"
    assert load(f"{file}:GAME") is load(str(file))
    monkeypatch.chdir(tmp_path)
    assert load("mine.py") is load(str(file))
    assert load("mine.py").rules.setup.__code__.co_filename == str(file)


def test_a_file_beside_is_found_and_its_functions_are_rules(tmp_path: Path) -> None:
    (tmp_path / "pans.py").write_text("def all_pans(s):\n    return 3\n", encoding="utf-8")
    file = own(
        tmp_path,
        **{
            "HIDING, HINT": "from pans import all_pans\n\nHIDING, HINT",
            "range(3):\n        weights": "range(all_pans(s)):\n        weights",
        },
    )
    from motherlode.engine.batch import playouts

    assert playouts(load(str(file)), 50, 2, seed=1).points.shape[0] == 50


def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    file = own(tmp_path)
    first = load(str(file))
    own(tmp_path, **{'name="Hunch"': 'name="Hunch, the second"'})
    assert load(str(file)).name == "Hunch, the second"
    assert load(str(file)) is not first


def test_a_game_by_its_module(tmp_path: Path) -> None:
    own(tmp_path, "my_module.py")
    sys.path.insert(0, str(tmp_path))
    assert load("my_module").slug == load("my_module:GAME").slug == "mine"


def test_a_game_of_an_installed_package(tmp_path: Path) -> None:
    own(tmp_path, "my_installed.py")
    about = tmp_path / "my_installed-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-installed\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[motherlode.games]\nmine = my_installed:GAME\n")
    sys.path.insert(0, str(tmp_path))
    finding.installed.cache_clear()
    assert "mine" in games()
    assert ours("mine") is load("mine")
    record = random_match(load("mine"), Setting(2, {}), Random(1)).record()
    assert motherlode.replay(record).result == record["result"]


def test_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    assert slug_of(str(tmp_path / "none.py")) == "game/no-file"
    (tmp_path / "empty.py").write_text("")
    assert slug_of(str(tmp_path / "empty.py")) == "game/no-game"
    (tmp_path / "no_game.py").write_text("GAME = 3\n")
    assert slug_of(str(tmp_path / "no_game.py")) == "game/no-game"
    (tmp_path / "wrong.py").write_text("a = 1\nb = = 2\n")
    with pytest.raises(GameError, match=r"wrong.py, line 2: invalid syntax") as caught:
        load(str(tmp_path / "wrong.py"))
    assert caught.value.slug == "game/syntax"
    (tmp_path / "fails.py").write_text("a = 1\n\nb = a / 0\n")
    with pytest.raises(GameError, match=r"fails.py, line 3, cannot be loaded: division by zero"):
        load(str(tmp_path / "fails.py"))
    (tmp_path / "lacks.py").write_text("import no_such_library\n")
    with pytest.raises(GameError, match=r"lacks.py, line 1.*no_such_library") as caught:
        load(str(tmp_path / "lacks.py"))
    assert caught.value.slug == "game/no-module"


def test_a_file_that_is_mended_is_loaded(tmp_path: Path) -> None:
    file = own(tmp_path, **{"def setup(": "def setup(("})
    assert slug_of(str(file)) == "game/syntax"
    own(tmp_path)
    assert load(str(file)).slug == "mine"


def test_two_games_of_one_slug(tmp_path: Path) -> None:
    taken = own(tmp_path, "taken.py", **{'slug="mine"': 'slug="gold-rausch"'})
    assert slug_of(str(taken)) == "game/duplicate-slug"
    register(str(own(tmp_path)))
    with pytest.raises(GameError, match=r"mine.py.*another slug") as caught:
        register(str(own(tmp_path, "other.py")))
    assert caught.value.slug == "game/duplicate-slug"


def test_a_registered_game_is_known_by_its_slug(tmp_path: Path) -> None:
    with pytest.raises(GameError):
        ours("mine")
    file = own(tmp_path)
    game = register(str(file))
    assert register(str(file)) is game
    assert ours("mine") is load("mine") is game
    assert games()[-1] == "mine"
    assert registered() == {"mine": f"{file}:GAME"}


def test_errors_come_back_from_other_processes() -> None:
    error = ContentError("map/size", "Too small.", 3, 4, {"count": 1})
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.slug, again.line, again.values, str(again)) == (
        ContentError,
        "map/size",
        3,
        {"count": 1},
        str(error),
    )


# --- other content is another game -------------------------------------------------------------


def test_a_name_that_no_rule_reads_is_no_content() -> None:
    with pytest.raises(ContentError, match="Did you mean “NUGGETS”") as caught:
        NUGGETS.with_content(NUGETS=60)
    assert caught.value.slug == "content/unknown"


def test_other_content_is_another_identity_and_its_records_are_told_apart() -> None:
    small = NUGGETS.with_content(NUGGETS=20)
    assert small.identity != NUGGETS.identity == "gold-nuggets"
    assert small.identity == NUGGETS.with_content(NUGGETS=20).identity
    record = random_match(small, Setting(2, {}), Random(1)).record()
    assert motherlode.replay(record, small).result == record["result"]
    with pytest.raises(RecordError, match="other content") as caught:
        motherlode.replay(record)
    assert caught.value.slug == "record/variant"
    plain = random_match(NUGGETS, Setting(2, {}), Random(1)).record()
    with pytest.raises(RecordError):
        motherlode.replay(plain, small)


def test_the_solution_of_the_box_is_not_told_of_other_content(tmp_path: Path) -> None:
    (tmp_path / "sixty.py").write_text(
        "import motherlode\nGAME = motherlode.load('gold-nuggets').with_content(NUGGETS=60)\n"
    )
    done = _cli(tmp_path, "solve", "sixty.py")
    assert done.returncode == 2
    assert "solve/other-content" in done.stderr


@pytest.mark.heavy
def test_commands_take_a_file(tmp_path: Path) -> None:
    own(tmp_path)
    done = _cli(tmp_path, "play", "mine.py", "-p", "0", "--seed", "1", "--record", "one.json")
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "one.json").read_text())["game"] == "mine"
    assert _cli(tmp_path, "replay", "one.json").returncode == 2
    assert _cli(tmp_path, "replay", "one.json", "--game", "mine.py").returncode == 0
    done = _cli(tmp_path, "arena", "mine.py", "random", "random", "--games", "8", "--json")
    assert done.returncode == 0, done.stderr


def _cli(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "motherlode", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        env=os.environ,
    )
