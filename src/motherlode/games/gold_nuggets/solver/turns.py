"""What a turn of Gold Nuggets brings on average, when only nuggets count.

`python -m motherlode.games.gold_nuggets.solver.turns > turns.txt` makes the table beside
`rules.py` by which the sensible player plays. A nugget that is stolen counts twice: one has it, and
somebody else has it no more. With all seven dice aside, another turn follows.
"""

from motherlode.games.gold_nuggets.content import DICE
from motherlode.games.gold_nuggets.rules import dice_aside
from motherlode.games.gold_nuggets.scoring import may_steal, value
from motherlode.games.gold_nuggets.solver.explore import explore
from motherlode.games.gold_nuggets.strategy import HUNDREDTHS, STOLEN

EXACT = 1e-6


def worth_of_turns() -> dict[int, tuple[int, float]]:
    """For each situation of the dice aside: their value, and what rolling on brings."""
    samples, throws = explore()
    order = sorted(samples)  # fewer dice left come first
    turn = 0.0
    while True:
        stopping = {
            node: value(s) * (STOLEN if may_steal(s) else 1)
            + (turn if dice_aside(s) == DICE else 0.0)
            for node, s in samples.items()
        }
        rolling: dict[int, float] = {}
        for node in order:
            offers = throws.get(node)
            if offers is None:
                rolling[node] = 0.0
                continue
            rolling[node] = sum(
                weight * max((max(stopping[to], rolling[to]) for to in options), default=0.0)
                for options, weight in offers.items()
            ) / sum(offers.values())
        if abs(rolling[order[-1]] - turn) < EXACT:
            return {node: (value(samples[node]), rolling[node]) for node in order}
        turn = rolling[order[-1]]


if __name__ == "__main__":
    for node, (points, rolling) in worth_of_turns().items():
        print(node, points, round(HUNDREDTHS * rolling))
