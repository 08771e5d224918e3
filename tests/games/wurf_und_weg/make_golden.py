"""Writes the golden records: `PYTHONPATH=tests python -m games.wurf_und_weg.make_golden`.

One for each ending and each special case.
"""

from collections.abc import Sequence
from random import Random

from games.golden import Maker, write

from motherlode.engine.match import Match
from motherlode.games.wurf_und_weg import GAME
from motherlode.games.wurf_und_weg.content import SYMBOLS


class Obliging:
    """Dice that do as they are told, and the first coaster of the pile."""

    def __init__(self) -> None:
        self.dice: list[str] = []
        self.lucky = "penny"

    def outcome(self, number: int, weights: Sequence[int], names: Sequence[str]) -> int:
        if not weights[0]:
            return next(event for event, weight in enumerate(weights) if weight)
        return SYMBOLS.index(self.dice.pop(0) if self.dice else self.lucky)


class Story:
    """A match in which everyone rolls what the story needs."""

    def __init__(self, seats: int, names: list[str], goal: str = "three") -> None:
        self.chance = Obliging()
        self.match = GAME.start(seats, options={"goal": goal}, names=names, chance=self.chance)

    def roll(self, seat: int, dice: str) -> None:
        """Rolls and places nothing."""
        self.chance.dice = dice.split()
        self.match.play(seat, "roll")
        assert not self.chance.dice

    def place(self, seat: int, *symbols: str) -> None:
        for symbol in symbols:
            self.match.play(seat, f"place {symbol}")

    def round(self, empty: list[int]) -> None:
        """A round that the first of these ends; the others of them empty themselves as well."""
        start = self.match.view()["round"]
        for seat in [*empty, *(i for i in range(self.match.seats) if i not in empty)]:
            lucky = self.match.view()["lucky"]
            dull = next(s for s in SYMBOLS if s not in self.match.view(seat)["ways"])
            while self.match.view()["round"] == start and self.match.legal(seat):
                if self.match.legal(seat) == ["roll"]:
                    player = self.match.view()["players"][seat]
                    count = player["unrolled"] + len(player["shown"]) + player["passed"]
                    self.roll(seat, " ".join([lucky if seat in empty else dull] * count))
                else:
                    self.place(seat, lucky)


def raced(names: list[str], seconds: Sequence[float], seed: int, goal: str = "three") -> Match:
    """A race in which everyone's hand takes so many seconds, more or less; with times."""
    random = Random(seed)
    match = GAME.start(len(names), seed=seed, options={"goal": goal}, names=names)
    match.times += [0.0] * match.number
    due = [random.uniform(0.5, 1.5) * pause for pause in seconds]
    while not match.over:
        seat = min(match.to_act, key=lambda seat: due[seat])
        now = max(due[seat], match.times[-1])
        match.play(seat, random.choice(match.legal(seat)))
        match.times += [round(now, 3)] * (match.number - len(match.times))
        due[seat] = now + random.uniform(0.5, 1.5) * seconds[seat]
    return match


def three_coasters() -> Match:
    """The short game between players of different speed."""
    return raced(["Mia", "Ada", "Bo"], [2.0, 1.2, 0.7], 11)


def joint_win() -> Match:
    """Three players get their third coaster in the same round."""
    story = Story(4, ["Ada", "Bo", "Cy", "Dot"])
    for _ in range(3):
        story.round([2, 0, 1])
    return story.match


def crossing_die() -> Match:
    """A die arrives before the last one leaves: no Stopp, and the other one gets there first."""
    story = Story(2, ["Ada", "Bo"])  # clover pig, clover cat
    story.roll(0, "penny penny hand")
    story.roll(1, "clover hand penny")
    story.place(0, "penny", "penny")
    story.roll(0, "penny")
    story.place(1, "clover")  # onto Ada's coaster, a blink before
    story.place(0, "penny")  # her last one: she is not empty
    assert story.match.view()["stopper"] is None
    story.place(1, "penny")
    story.roll(1, "cat")
    story.place(1, "cat")  # another one onto Ada's coaster, and Stopp
    assert story.match.view()["stopper"] == 1
    for dice in ("hand hand", "hand hand", "hand hand"):
        story.roll(0, dice)
    for _ in range(2):
        story.round([1])
    return story.match


def pile_used_up() -> Match:
    """The long game until the pile is empty and the next winner cannot draw."""
    return raced(["Ada", "Bo", "Cy", "Dot", "Eli"], [1.2] * 5, 0, goal="pile")


def pile_too_small() -> Match:
    """The long game: two have to draw and one coaster is left; the one with more prizes wins."""
    story = Story(2, ["Ada", "Bo"], goal="pile")
    for number in range(15):
        story.round([number % 2])
    story.round([0, 1])
    return story.match


MAKERS: dict[str, Maker] = {
    "three-coasters": three_coasters,
    "joint-win": joint_win,
    "crossing-die": crossing_die,
    "pile-used-up": pile_used_up,
    "pile-too-small": pile_too_small,
}


if __name__ == "__main__":
    write(GAME.slug, MAKERS)
