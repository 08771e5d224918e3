"""Forgetting: a weaker memory is still a possible one, and changes nothing that lies open."""

from random import Random

import pytest

import motherlode
from motherlode.engine.check.faults import Setting
from motherlode.engine.check.walk import choices_of, walk
from motherlode.engine.state import copy

FORGETFUL = [slug for slug in motherlode.games() if motherlode.load(slug).forget is not None]


def test_the_games_of_memory_can_be_forgotten() -> None:
    assert FORGETFUL == ["gold-rausch", "gold"]


@pytest.mark.parametrize("share", [0, 100, 256])
@pytest.mark.parametrize("slug", FORGETFUL)
def test_what_is_forgotten_might_have_been_never_seen(slug: str, share: int) -> None:
    game = motherlode.load(slug)
    assert game.forget is not None
    random = Random(2)
    forgotten = 0
    for number, moment in enumerate(walk(game, Setting(3, {}), random)):
        if moment.mover < 0 or number > 600:
            continue
        seat = moment.mover
        known = copy(moment.s)
        game.plain.hide(known, seat)
        faded = copy(known)
        game.forget(faded, seat, share, [random.getrandbits(64)])
        forgotten += bytes(faded) != bytes(known)
        assert choices_of(game, faded, seat) == moment.choices
        assert game.view(faded, seat) == game.view(known, seat)  # what lies open is still there
        world = copy(faded)
        game.plain.imagine(world, seat, [random.getrandbits(64)])
        assert game.conserved(world) == game.conserved(moment.s)
        again = copy(faded)
        game.plain.hide(again, seat)
        assert bytes(again) == bytes(faded)
    assert (forgotten > 0) == (share > 0)
