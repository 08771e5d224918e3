"""`motherlode new`: an own game to begin with, green and playable at once."""

import re
from pathlib import Path
from string import Template
from unicodedata import normalize

from motherlode.engine.errors import MotherlodeError
from motherlode.games import games

SKELETON = Path(__file__).parent / "skeleton"
LONGEST = 40  # letters of a slug


def write_game(name: str, folder: Path) -> list[Path]:
    """Writes the file of rules and its test; what is there already is not written over."""
    called = " ".join(name.split())
    plain = re.sub("[\u0300-\u036f'’]", "", normalize("NFKD", called.lower()))  # no accents
    slug = "-".join(re.findall(r"[a-z0-9]+", plain))[:LONGEST].strip("-")
    if not slug or not slug[0].isalpha():
        raise MotherlodeError(
            "new/name", f"“{name}” is no name for a game: it begins with a letter from a to z."
        )
    if slug in games():
        raise MotherlodeError(
            "new/taken", f"There is a game “{slug}” already. Choose another name."
        )
    stem = slug.replace("-", "_")
    files = {folder / f"{stem}.py": "game.py.txt", folder / f"test_{stem}.py": "test.py.txt"}
    for file in files:
        if file.exists():
            raise MotherlodeError("new/exists", f"{file} is there already.")
    if folder.exists() and not folder.is_dir():
        raise MotherlodeError("new/no-folder", f"{folder} is no folder.")
    printable = called.replace('"', "”").replace("\\", "/")
    values = {"NAME": printable, "SLUG": slug, "FILE": f"{stem}.py"}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, skeleton in files.items():
            text = (SKELETON / skeleton).read_text(encoding="utf-8")
            file.write_text(Template(text).safe_substitute(values), encoding="utf-8")
    except OSError as error:
        raise MotherlodeError("new/not-written", f"{folder}: {error.strerror}.") from error
    return list(files)
