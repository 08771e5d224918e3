"""Forgetting: a weaker memory is still a possible one, fades with what is seen, and stays so."""

from itertools import pairwise
from random import Random

import pytest

import motherlode
from motherlode.bots.levels import LEVELS
from motherlode.bots.memory import Memory
from motherlode.engine.check.faults import Setting
from motherlode.engine.check.walk import choices_of, walk
from motherlode.engine.state import copy

FORGETFUL = [slug for slug in motherlode.games() if motherlode.load(slug).forget is not None]
GOLD = motherlode.load("gold")
SIGHTS = 60


def test_the_games_of_memory_can_be_forgotten() -> None:
    assert FORGETFUL == ["gold-rausch", "gold"]


@pytest.mark.parametrize("forgets", [0, 100, 256])
@pytest.mark.parametrize("slug", FORGETFUL)
def test_what_is_forgotten_might_have_been_never_seen(slug: str, forgets: int) -> None:
    game = motherlode.load(slug)
    random = Random(2)
    memories = [Memory(game, forgets, seat) for seat in range(3)]
    forgotten = 0
    for number, moment in enumerate(walk(game, Setting(3, {}), random)):
        if moment.mover < 0 or number > 600:
            continue
        seat = moment.mover
        known = copy(moment.s)
        game.plain.hide(known, seat)
        before = bytes(known)
        faded = memories[seat].fade(known, seat)
        assert bytes(known) == before
        forgotten += bytes(faded) != before
        assert choices_of(game, faded, seat) == moment.choices
        assert game.view(faded, seat) == game.view(known, seat)  # what lies open is still there
        world = copy(faded)
        game.plain.imagine(world, seat, [random.getrandbits(64)])
        assert game.conserved(world) == game.conserved(moment.s)
        again = copy(faded)
        game.plain.hide(again, seat)
        assert bytes(again) == bytes(faded)
    assert (forgotten > 0) == (forgets > 0)


def forgotten_after(memory: Memory, sights: range) -> list[set[int]]:
    """Which cards are forgotten, as one after the other is seen."""
    s = GOLD.first_state(2)
    found = []
    for place in sights:
        s.cards[place] = 0
        faded = memory.fade(s, 0)
        found.append({at for at in sights if s.cards[at] >= 0 and faded.cards[at] < 0})
    return found


@pytest.mark.parametrize("level", ["greenhorn", "prospector", "veteran"])
def test_what_is_forgotten_stays_forgotten(level: str) -> None:
    found = forgotten_after(Memory(GOLD, LEVELS[level].forgets, seed=3), range(SIGHTS))
    assert found[-1]
    for earlier, later in pairwise(found):
        assert earlier <= later


def test_memory_fades_with_time_and_with_how_much_was_seen_since() -> None:
    memories = [Memory(GOLD, 150, seed) for seed in range(300)]
    found = [forgotten_after(memory, range(40)) for memory in memories]
    first = [sum(0 in after[number] for after in found) for number in (0, 3, 10, 39)]
    assert first == sorted(first)
    assert first[0] < first[1] < first[2] < first[3] < 300 * 150 / 256 + 40
    by_age = [sum(place in after[-1] for after in found) for place in (1, 30, 37)]
    assert by_age[0] > by_age[1] > by_age[2]


def test_what_is_seen_again_is_fresh() -> None:
    s = GOLD.first_state(2)
    for place in range(SIGHTS):
        s.cards[place] = 0
    kept = [0, 0]
    for seed in range(60):
        memory = Memory(GOLD, 256, seed)
        s.open = -1
        kept[0] += memory.fade(s, 0).cards[5] >= 0
        s.open = 5
        assert memory.fade(s, 0).cards[5] >= 0  # it lies open
        s.open = -1
        kept[1] += memory.fade(s, 0).cards[5] >= 0
    assert kept[0] < 15
    assert kept[1] > 45


def test_a_legend_forgets_nothing() -> None:
    s = GOLD.first_state(2)
    for place in range(SIGHTS):
        s.cards[place] = 0
    memory = Memory(GOLD, LEVELS["legend"].forgets, seed=1)
    assert bytes(memory.fade(s, 0)) == bytes(s)
