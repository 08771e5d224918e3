"""A deck of one's own at a table: in every match, in the log, in the records."""

from random import Random

import msgspec
import pytest
from live.tables import HOST, Kept, contents, plan

import motherlode
from motherlode.engine.errors import MotherlodeError
from motherlode.games.claim_poker.content import TEXT
from motherlode.table.plans import OwnText, SeriesPlan, check_plan, filled, game_of

SEVENS = OwnText("Sevens", TEXT.replace("sieve 3", "sieve 7"))
THREE = ("me", "open", "open")


def test_every_game_of_a_series_is_played_with_it_and_so_is_the_rematch() -> None:
    series = SeriesPlan("everyone-starts")
    kept = Kept("claim-poker", *THREE, series=series, content={"deck": SEVENS}).start()
    table = kept.table
    for game in range(4):
        kept.play_on(Random(game))
        assert table.match is not None
        assert table.match.game.texts["deck"]["name"] == "Sevens"
        text = msgspec.json.encode(table.match.record())
        assert motherlode.replay(text).game.texts == table.match.game.texts
        kept.do("start", HOST)
    assert contents(kept.loaded()) == contents(table)
    assert kept.loaded().game.texts == table.game.texts


def test_a_changed_plan_keeps_the_text_that_is_not_sent_again() -> None:
    kept = Kept("claim-poker", *THREE, content={"deck": SEVENS})
    kept.do("change", HOST, plan("claim-poker", *THREE, options={"deck": "own", "starter": 2}))
    assert kept.table.plan.content == {"deck": SEVENS}
    kept.do("change", HOST, plan("claim-poker", *THREE))
    assert kept.table.plan.content == {}
    with pytest.raises(MotherlodeError) as error:
        kept.do("change", HOST, plan("claim-poker", *THREE, options={"deck": "own"}))
    assert error.value.slug == "own/missing"
    other = OwnText("Eights", TEXT.replace("sieve 3", "sieve 8"))
    kept.do("change", HOST, plan("claim-poker", *THREE, content={"deck": other}))
    assert "sieve 8" in kept.table.game.outcomes.texts
    kept.do("change", HOST, plan("gold", *THREE))
    assert kept.table.plan.content == {}


def test_a_text_is_read_once_for_all_tables() -> None:
    wanted = filled(plan("claim-poker", *THREE, content={"deck": SEVENS}))
    check_plan(wanted)
    assert wanted.options["deck"] == "own"
    assert game_of(wanted) is game_of(filled(plan("claim-poker", *THREE, content=wanted.content)))
