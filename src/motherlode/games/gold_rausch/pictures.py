"""The pictures in the rules: the river and the prospectors, the cards, and examples.

The rulebook has no worked examples; these follow from its text, and the tests hold them to it.
"""

from motherlode.engine.pictures import Example, Legend, Picture, Setup
from motherlode.games.gold_rausch.content import TOOLS, WHISKEY

# Ada has the pick, Bo the sieve, Cy the shovel; a whiskey lies on everybody's right.
DEAL = "*: pick, left, sieve, left, shovel, left, knife, left"

PICTURES: dict[str, Picture] = {
    "setup": Setup(DEAL),
    "legend": Legend(("prospector", *TOOLS, WHISKEY, "nuggets", "teeth", "river")),
    "found": Example(  # EX-GR-B
        3,
        ("0: flip 1; *: nuggets sieve+pick", "0: uncover 1 left", "0: uncover 0 left"),
        before=DEAL,
    ),
    "wrong-tool": Example(  # EX-GR-C
        3,
        (
            "0: flip 1; *: nuggets sieve+pick; 0: uncover 1 left",
            "0: uncover 2 left",
            "2: swap 2 left 3 right",
            "1: swap 1 left 0 right",
        ),
        before=DEAL,
    ),
    "whiskey": Example(  # EX-GR-D
        3, ("0: flip 1; *: nuggets sieve", "0: uncover 2 right"), before=DEAL
    ),
    "teeth": Example(  # EX-GR-E
        3,
        (
            "1: flip 1; *: teeth 2; 1: uncover 2 right",
            "1: uncover 0 left",
            "0: swap 0 left 1 right",
        ),
        before=f"{DEAL}; 0: flip 9; *: river",
    ),
    "wrong-doubt": Example(  # EX-GR-G
        3,
        (
            "2: flip 0; *: river",
            "0: doubt; *: teeth 2, river, nuggets pick, river, river, river, river, river, teeth 1",
            "",
        ),
        before=DEAL,
        options={"starter": 2},
    ),
}
