"""What belongs to an own game's file: found without running it, and read anew with it."""

import sys
from pathlib import Path

import pytest

from motherlode.games.added import load_source, source_of
from motherlode.games.beside import files_of

HUNCH = Path(__file__).parents[2] / "docs" / "examples" / "hunch.py"


def written(folder: Path, **files: str) -> None:
    for name, text in files.items():
        path = folder / name.replace("__", ".").replace("_in_", "/")
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_words_layout_and_imports_belong_to_it_and_nothing_else(tmp_path: Path) -> None:
    written(
        tmp_path,
        dig__py="import helper\nimport math\nfrom parts.b import x\n",
        dig__words__de__toml="",
        dig__layout__toml="",
        dig__pyc="",
        helper__py="import deeper\n",
        deeper__py="import dig\n",
        parts_in_b__py="",
        digger__py="",
        notes__txt="",
    )
    (tmp_path / "parts" / "__init__.py").write_text("", encoding="utf-8")
    found = files_of(tmp_path / "dig.py")
    assert found[0].name == "dig.py"
    names = {file.relative_to(tmp_path).as_posix() for file in found}
    assert names == {
        *("dig.py", "dig.words.de.toml", "dig.layout.toml", "helper.py", "deeper.py"),
        *("parts/__init__.py", "parts/b.py"),
    }


def test_a_file_that_is_half_written_has_what_lies_beside_it(tmp_path: Path) -> None:
    written(tmp_path, dig__py="import helper\ndef (", dig__words__en__toml="", helper__py="")
    assert [file.name for file in files_of(tmp_path / "dig.py")] == ["dig.py", "dig.words.en.toml"]
    assert files_of(tmp_path / "none.py") == [tmp_path / "none.py"]


def test_a_change_beside_it_is_another_edition_and_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    text = "from called import NAME\n" + HUNCH.read_text(encoding="utf-8")
    file = tmp_path / "dig.py"
    file.write_text(text.replace('name="Hunch"', "name=NAME"), encoding="utf-8")
    editions = set()
    for name in ("One", "Another"):
        (tmp_path / "called.py").write_text(f'NAME = "{name}"\n', encoding="utf-8")
        source = source_of(str(file))
        assert load_source(source).name == name
        editions.add(source.edition)
    (tmp_path / "dig.words.de.toml").write_text("", encoding="utf-8")
    editions.add(source_of(str(file)).edition)
    assert len(editions) == 3
    assert source_of(str(file)).edition in editions
