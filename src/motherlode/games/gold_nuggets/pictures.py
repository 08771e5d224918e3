"""The pictures in the rules: the table set up, the faces of a die, and the rulebook's examples.

Only the picture of player A's third roll is lost (EX-GN-1): a nugget and two lassos are ours.
"""

from motherlode.engine.pictures import Example, Legend, Picture, Setup
from motherlode.games.gold_nuggets.content import FACES

# Bo begins, so that there is something to rob when Ada has three lassos.
BO = "*: 3, 3, 3, 5, 5, 5, 4"
BO_STOPS = "1: aside 3 3, aside 5 3"
CY = "*: nugget, nugget, 2, 2, 4, 4, 5; 2: aside nugget 2, take"
ALL_SEVEN = (
    "*: nugget, 2, 2, 4, 4, 5, 5; 0: aside nugget 1",
    "0: roll; *: 3, 3, 3, 2, 4, 5; 0: aside 3 3",
    "0: roll; *: nugget, lasso, lasso; 0: aside lasso 2, aside nugget 1",
    "0: take",
)
ADA = "; ".join((BO, BO_STOPS, "1: take", CY))
STARTER = {"starter": 1}

PICTURES: dict[str, Picture] = {
    "setup": Setup("*: lasso, nugget, 2, 3, 4, 5, 5"),  # dice show when they have fallen
    "legend": Legend(FACES),
    "all-seven": Example(3, ALL_SEVEN, before=ADA, options=STARTER),  # EX-GN-1
    "three-lassos": Example(  # EX-GN-2
        3,
        (
            "*: lasso, 2, 2, 3, 3, 5, 5; 0: aside lasso 1",
            "0: roll; *: 4, 4, 4, lasso, 2, 3; 0: aside lasso 1, aside 4 3",
            "0: roll; *: lasso, 5; 0: aside lasso 1",
            "0: steal 1",
        ),
        before="; ".join((ADA, *ALL_SEVEN)),
        options=STARTER,
    ),
    "two-triples": Example(3, (BO, BO_STOPS, "1: take"), options=STARTER),  # EX-GN-3
    "six-threes": Example(  # EX-GN-4
        3, ("*: 3, 3, 3, 3, 3, 3, 4; 1: aside 3 6",), options=STARTER
    ),
}
