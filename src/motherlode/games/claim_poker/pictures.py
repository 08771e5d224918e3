"""The pictures in the rules: the piles, the cards, and the rulebook's example, Roger's hand.

How Roger came by his cards is not told. `roger.txt` is a first round in which he does.
"""

from pathlib import Path

from motherlode.engine.pictures import Example, Legend, Picture, Setup

ROUND = Path(__file__).with_name("roger.txt").read_text(encoding="utf-8")

CARDS = ("sieve 3", "whiskey 1", "pick 2", "shovel 3", "knife 1", "rifle 2", "nugget 3", "tooth 1")
OTHERS = ("double", "triple", "prospector +1", "prospector -1")

PICTURES: dict[str, Picture] = {
    "setup": Setup(seed=4, viewer=0),
    "legend": Legend(CARDS + OTHERS),
    "roger": Example(  # EX-CP-1
        3, ("", "0: assign sieve"), before=ROUND, viewer=0, names=("Roger", "Bo", "Cy")
    ),
}
