"""Faults in somebody's own game: each is found, with the place, in at most five lines.

The game is the example with hidden hands; each case changes a few letters of its file.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.bots.levels import make_bot
from motherlode.engine.check import Effort, check
from motherlode.engine.errors import GameError
from motherlode.games import load

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "cave_in.py"
SHORT = Effort(games=4, traces=6, samples=300, compared=6, watched=1.0, longest=400)

# By name: what is written instead of what, the law that it breaks, what the message says besides,
# and in which function it stands.
FAULTS: dict[str, tuple[str, str, str, str, str]] = {
    "overflow": (
        "s.nuggets[taker] += WORTH[s.round]",
        "s.nuggets[taker] += 100 * WORTH[s.round]",
        "overflow",
        "does not fit: the field holds -128 to 127",
        "s.nuggets[taker]",
    ),
    "a field with a typing mistake": (
        "s.dealt += 1\n",
        "s.deatl = s.dealt + 1\n",
        "field",
        "Did you mean “dealt”",
        "s.deatl",
    ),
    "a negative index into a table": (
        "WORTH[s.round]\n    s.round += 1",
        "WORTH[s.round - 1]\n    s.round += 1",
        "index",
        "a table[-1]: a negative index",
        "WORTH[s.round - 1]\n    s.round",
    ),
    "a negative index into the record": (
        "s.table[seat] = move + 1",
        "s.table[seat - 1] = move + 1",
        "index",
        "table[-1]: a negative index",
        "s.table[seat - 1]",
    ),
    "an index beyond a row": (
        "for other in range(s.seats):\n        if other != seat:\n            s.hand",
        "for other in range(MOST + 1):\n        if other != seat:\n            s.hand",
        "error",
        "IndexError",
        "s.hand[other] = 0",
    ),
    "winners who are nobody": (
        "def rank(s: State, seat: int) -> int:\n    return s.nuggets[seat]\n",
        "def rank(s: State, seat: int) -> int:\n    return s.nuggets[seat]\n\n\n"
        "def winners(s: State) -> int:\n    return 0\n",
        "ending",
        "winners() names nobody",
        "def winners",
    ),
    "winners who do not play": (
        "def rank(s: State, seat: int) -> int:\n    return s.nuggets[seat]\n",
        "def rank(s: State, seat: int) -> int:\n    return s.nuggets[seat]\n\n\n"
        "def winners(s: State) -> int:\n    return 1 << s.seats\n",
        "ending",
        "the winners are no seats of this game: 100",
        "def winners",
    ),
    "a policy that plays what it has not": (
        "    return lowest\n",
        "    return lowest + 1\n",
        "policy",
        "is not legal now",
        "def policy",
    ),
    "somebody to act while chance is due": (
        "    s.seats = seats\n",
        "    s.seats = seats\n    s.to_act = 1\n",
        "to_act",
        "chance is due, but to_act still names seat 0",
        "def odds",
    ),
    "nobody to act": (
        "        s.to_act = 1 << taker\n",
        "        s.to_act = 0\n",
        "dead end",
        "nobody may act",
        "def apply",
    ),
    "nothing to do": (
        "if s.hand[seat] >> (card - 1) & 1:",
        "if s.hand[seat] >> (card - 1) & 1 and s.round < 2:",
        "dead end",
        "must act, but has no legal move",
        "def legal",
    ),
    "several to act, and nobody has said so": (
        "        s.to_act = 1 << s.turn\n\n\ndef legal",
        "        s.to_act = (1 << s.seats) - 1\n\n\ndef legal",
        "at once",
        "say at_once=True",
        "",
    ),
    "a miscounted choice": (
        "            mask[card - 1] = 1\n            count += 1",
        "            mask[card - 1] = 1\n            count += 2",
        "legal",
        "legal() returns 6, but marks 3 moves",
        "def legal",
    ),
    "a weight that is forgotten": (
        "            weights[card - 1] = 1\n            count += 1",
        "            weights[card - 1] = 2\n            count += 1",
        "weights",
        "odds() returns 12, but the weights sum to 24",
        "def odds",
    ),
    "a choice that changes something": (
        "    count = 0\n    for card in range(1, CARDS + 1):\n        if s.hand[seat]",
        "    count = 0\n    s.played = 0\n    for card in range(1, CARDS + 1):\n        if "
        "s.hand[seat]",
        "legal",
        "legal() changed the record",
        "def legal",
    ),
    "a leak": (
        "        if other != seat:\n            s.hand[other] = 0",
        "        if other > seat:\n            s.hand[other] = 0",
        "leak through the view",
        "by field hand",
        "def hide",
    ),
    "a story that tells too much": (
        "return mover != CHANCE or seat == s.dealt % s.seats",
        "return True",
        "leak through the story",
        "its record does not hold that knowledge",
        "def sees",
    ),
    "imagination with wrong odds": (
        "any_bit(rng, unseen)",
        "any_bit(rng, unseen & -unseen if unseen & 1 else unseen)",
        "imagination",
        "wrong odds",
        "def imagine",
    ),
    "imagination of what cannot be": (
        "                unseen &= ~(1 << card)\n",
        "",
        "imagination",
        "",
        "def imagine",
    ),
    "an end without a name": (
        "        s.over = DUG_OUT\n",
        "        s.over = 7\n",
        "ending",
        "ended for reason 7, which has no name",
        "",
    ),
    "something that is lost": (
        '{"players": s.seats}',
        '{"cards": CARDS - s.played}',
        "conservation",
        "cards went from 12 to 11 by seat",
        "def apply",
    ),
    "points that are no whole numbers": (
        "def rank(s: State, seat: int) -> int:\n    return s.nuggets[seat]\n",
        "def rank(s: State, seat: int) -> float:\n    return s.nuggets[seat] / 2\n",
        "number",
        "is no whole number: divide with //",
        "",
    ),
    "something kept outside of the record": (
        '    """The cards of the last round go."""\n',
        '    """The cards of the last round go."""\n    KEPT[0] += 1\n'
        "    s.nuggets[0] += KEPT[0] % 3\n",
        "record",
        "Is something kept outside of the record?",
        "",
    ),
    "a view that is no JSON": (
        "        seam=WORTH",
        "        seam={1},  # type: ignore\n        more=WORTH",
        "view",
        "is not plain JSON",
        "def view",
    ),
    "a division by nothing": (
        "    s.hand[seat] &= ~(1 << move)",
        "    s.hand[seat] &= ~(1 << move) // s.round",
        "error",
        "ZeroDivisionError",
        "~(1 << move) // s.round",
    ),
    "a rule that calls itself": (
        '    """The cards of the last round go."""\n',
        '    """The cards of the last round go."""\n    clear(s)\n',
        "rules/recursion",
        "clear → clear",
        "",
    ),
}


def written(folder: Path, old: str, new: str) -> Path:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{text.count(old)} times: {old}"
    file = folder / "seeded.py"
    kept = "\nKEPT = [0]  # what no rule should have\n"
    text = text.replace(old, new).replace('"cave-in"', '"seeded"')
    file.write_text(text.replace("\nDEALING", f"{kept}DEALING"), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_and_its_place_is_named(name: str, tmp_path: Path) -> None:
    old, new, kind, says, stands = FAULTS[name]
    file = written(tmp_path, old, new)
    report = check(load(str(file)), SHORT, targets=(), called="seeded.py")
    (found,) = report.found
    (told,) = report.faults
    assert found.kind == kind, told
    assert says in told
    assert len(told.splitlines()) <= 5
    if kind != "rules/recursion":
        assert "players, seed 1" in told
        assert found.place.event >= 0 or kind == "record"  # which is a whole game
    if stands:
        lines = file.read_text(encoding="utf-8").splitlines()
        assert stands.partition("\n")[0] in "\n".join(lines[found.line - 1 : found.line + 1]), told
        assert f"seeded.py:{found.line}" in told


NOT_COMPILED = {
    "a variable of two types": (
        "    high = 0\n",
        "    high = 0 if s.round else (0, 1)\n",
    ),
    "a list": ("    low = 0\n", "    low = sum([s.table[0] for _ in range(0)])\n"),
    "a list that is thrown away": ("    low = 0\n", "    low = len([0][1:])\n"),
}


@pytest.mark.parametrize("name", NOT_COMPILED)
def test_what_does_not_compile_is_one_line_with_its_place(name: str, tmp_path: Path) -> None:
    file = written(tmp_path, *NOT_COMPILED[name])
    game = load(str(file))
    if name == "a variable of two types":
        game = replace(game, conserved=lambda s: {})
    told = check(game, SHORT, targets=("cpu",), called="seeded.py").faults[-1]
    assert len(told.splitlines()) <= 5
    assert "seeded.py:" in told
    assert "Traceback" not in told
    assert "NRT" not in told


@pytest.mark.heavy
def test_a_bot_says_in_one_line_what_cannot_be_compiled(tmp_path: Path) -> None:
    game = load(str(written(tmp_path, *NOT_COMPILED["a variable of two types"])))
    match = game.start(2, seed=1)
    with pytest.raises(GameError, match=r"seeded.py, line \d+: the compiler says") as caught:
        make_bot(game, "greenhorn", 1).choose(match.known(0), 0)
    assert caught.value.slug == "rules/not-compiled"
    assert "\n" not in str(caught.value)


def test_an_error_of_its_file_has_a_line(tmp_path: Path) -> None:
    file = written(tmp_path, '[f"play {card}" for card', '["play" for card')
    with pytest.raises(GameError, match=r"seeded.py, line \d+, cannot be loaded: two moves share"):
        load(str(file))
