"""What a page loads: live tables and the protocol, and nothing that only a server has."""

import json
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, get_args

from motherlode.server.protocol import messages as say

ROOT = Path(__file__).parents[2]
NOT_THERE = (
    *("sqlalchemy", "litestar", "uvicorn", "picows", "prometheus_client", "alembic"),
    *("numpy", "numba", "llvmlite", "wasmtime", "segno", "typer", "rich"),
)
# A whole evening's imports: every game is opened, bots and the coach are at hand.
CODE = f"""
import sys, json
for name in {NOT_THERE!r}:
    sys.modules[name] = None
import motherlode.page.browser
from motherlode.bots.levels import make_bot
from motherlode.games import games, ours
from motherlode.server.answers.games import all_games, picture_of
all_games()
for slug in games():
    game = ours(slug)
    make_bot(game, "legend", 1)
    for name in game.pictures:
        picture_of(slug, name)
    match = game.start(game.seats[-1], seed=1)
    while not match.over and match.number < 200:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
files = [module.__file__ for name, module in sys.modules.items() if name.startswith("motherlode")]
print(json.dumps(files))
"""


def page_files() -> Any:
    """The script that packs what a page needs."""
    spec = spec_from_file_location("page_files", ROOT / "web" / "scripts" / "page_files.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_page_needs_nothing_that_only_a_server_has_and_all_that_it_needs_is_packed() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], check=True, capture_output=True, text=True)
    loaded = {Path(file).resolve() for file in json.loads(done.stdout)}
    packed = {path.resolve() for path in page_files()._sources()}
    assert loaded - packed == set()
    assert len(loaded) > 100


def test_every_message_of_the_protocol_is_read_once_and_handled_in_one_place() -> None:
    """A server's sockets and a page's read the same messages, and hand them to the same table."""
    tags: set[str] = set()
    for union in (say.Asked, say.Said):
        named = {kind.__struct_config__.tag for kind in get_args(union)}
        assert len(named) == len(get_args(union))
        tags |= named
    client = ROOT / "web" / "src" / "page"
    texts = {path.name: path.read_text(encoding="utf-8") for path in client.iterdir()}
    named = {
        (file, tag) for file, text in texts.items() for tag in tags if f"type: '{tag}'" in text
    }
    assert named == set()
    assert [file for file, text in texts.items() if "generated/messages" in text] == []
