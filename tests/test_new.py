"""`motherlode new`: what it writes is green under its own test and the kit, and can be played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.commands.new import write_game
from motherlode.engine.check import Effort, check
from motherlode.engine.errors import MotherlodeError
from motherlode.games import load


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        input=typed,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def test_from_an_empty_folder(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    done = run(tmp_path, "motherlode", "new", "Wash Out", "games")
    assert done.returncode == 0, done.stderr
    assert sorted(file.name for file in folder.glob("*.py")) == ["test_wash_out.py", "wash_out.py"]
    done = run(folder, "pytest", "-q", "-p", "no:cacheprovider", "test_wash_out.py")
    assert done.returncode == 0, done.stdout
    done = run(
        folder,
        *("motherlode", "play", "wash_out.py", "-n", "2", "--bots", "random"),
        *("--seed", "1", "--pause", "0", "-o", "goal=10"),
        typed="roll\nstop\n" * 40,
    )
    assert done.returncode == 0, done.stderr
    assert "Your turn: roll, or stop" in done.stdout
    assert "The goal is reached." in done.stdout
    game = load(str(folder / "wash_out.py"))
    assert (game.name, game.slug) == ("Wash Out", "wash-out")
    assert [amount.name for amount in game.amounts] == ["goal"]
    assert check(game, Effort.quick()).faults == []


@pytest.mark.parametrize(
    ("name", "slug"),
    [("", "new/name"), ("!!", "new/name"), ("7 dwarfs", "new/name"), ("Gold Rausch", "new/taken")],
)
def test_names_that_will_not_do(name: str, slug: str, tmp_path: Path) -> None:
    with pytest.raises(MotherlodeError) as caught:
        write_game(name, tmp_path)
    assert caught.value.slug == slug
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "stem"),
    [("Fool's Gold", "fools_gold"), ("Fool’s Gold", "fools_gold"), ("Glück auf!", "gluck_auf")],
)
def test_apostrophes_and_accents_do_not_cut_a_name_in_pieces(
    name: str, stem: str, tmp_path: Path
) -> None:
    assert write_game(name, tmp_path)[0].name == f"{stem}.py"
    assert load(str(tmp_path / f"{stem}.py")).name == name


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (file, _) = write_game("One", tmp_path)
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(MotherlodeError, match="is there already"):
        write_game("One", tmp_path)
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_name_with_quotes_is_still_python(tmp_path: Path) -> None:
    (file, _) = write_game('The "Best" \\ Game', tmp_path)
    assert load(str(file)).slug == "the-best-game"
