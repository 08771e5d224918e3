"""The examples of docs/examples: dice, hidden hands, a board of places; each small and sound."""

from pathlib import Path
from random import Random

import pytest

from motherlode.bots.levels import make_bot
from motherlode.engine.check import Effort, check
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.words import words_of
from motherlode.games import load

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
GAMES = ("hunch", "sluice", "cave_in", "lamplight")
LONGEST = 250  # lines


@pytest.mark.parametrize("name", GAMES)
def test_an_example_is_small_and_keeps_the_contract(name: str) -> None:
    file = EXAMPLES / f"{name}.py"
    assert len(file.read_text(encoding="utf-8").splitlines()) < LONGEST
    assert check(load(str(file)), Effort.quick(), targets=()).faults == []


@pytest.mark.parametrize("name", GAMES)
def test_an_example_speaks_in_sentences(name: str) -> None:
    """Every prompt, line, move and ending of a game between sensible players has words."""
    game = load(str(EXAMPLES / f"{name}.py"))
    words, names = words_of(game), ["Ada", "Bo"]
    match = game.start(2, seed=3, names=names)
    bots = [make_bot(game, "random", seat) for seat in range(2)]
    random, told = Random(1), 0
    while not match.over:
        seat = random.choice(match.to_act)
        prompt = match.view(seat)["prompt"]
        assert words.to(seat).prompt(prompt, names).endswith((".", "?"))
        for move in match.legal(seat):
            assert words.move(move, names, prompt) != move
        match.play(seat, game.moves.text(bots[seat].choose(match.known(seat), seat)))
        lines = match.story(SPECTATOR, told)
        told = match.number
        for line in lines:
            said = words.line(line, names)
            assert said != line["what"]
            assert "{" not in said
    assert match.result is not None
    ending = words.ending(match.result["reason"], names, match.view(SPECTATOR)["prompt"])
    assert ending != match.result["reason"]
