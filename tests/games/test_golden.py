"""The golden records are what their makers make, and no bot has a hand in them."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from clauses import packages
from games.golden import GOLDEN, stored

from motherlode.engine.game import Game

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("package", packages())
def test_each_record_is_made_by_its_maker_and_there_are_no_others(package: str) -> None:
    game: Game = import_module(f"motherlode.games.{package}").GAME
    makers = import_module(f"games.{package}.make_golden").MAKERS
    made = {f"{name}.json": stored(make()) for name, make in makers.items()}
    files = (GOLDEN / game.slug).glob("*")
    assert {path.name: path.read_text(encoding="utf-8") for path in files} == made


@pytest.mark.parametrize("package", packages())
def test_no_maker_asks_a_bot(package: str) -> None:
    """What plays in a record must not change when a bot becomes better."""
    for name in ("make_golden", "matches", "table"):
        path = FOLDER / package / f"{name}.py"
        if path.exists():
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"\bpolicy\b|strategy|\.pace\b|motherlode\.bots", text), path
