"""The pictures in the rules: the sheets at the start, what lies on them, examples on map A."""

from motherlode.engine.pictures import Example, Legend, Picture, Setup

SAME_TEMPLE = (  # all three walk to the violet one; only Bo passes shovels
    "0: step W, step SW, step SW, step SW, step W;"
    "1: step NW, step NW, step NW, step W, step W;"
    "2: step E, step NE, step NE, step NE, step E"
)

PICTURES: dict[str, Picture] = {
    "setup": Setup("0: harbour 0", viewer=0),
    "legend": Legend(("harbour", "treasure", "temple", "shovel", "foot")),
    "walk": Example(  # EX-GFG-1
        1,
        (
            "*: 5; 0: step W, step NW, step W, step SW, step SW",
            "0: pass; *: 4; 0: step E, step SE, step E, step NW",
            "0: pass; *: 3; 0: step E, step SE, step SW",
        ),
        before="0: harbour 0",
        viewer=0,
    ),
    "treasure": Example(
        1,
        ("*: 4; 0: step W, step W, step SW, step W", "0: search; *: 4", "0: spend"),
        before="0: harbour 0",
        viewer=0,
    ),
    "same-temple": Example(  # GFG-33, GFG-34
        3,
        (f"*: 5; {SAME_TEMPLE}", "0: explore; *: 4", "1: explore; *: 3"),
        before="0: harbour 0",
    ),
    "sheet-a": Example(1, ("",), viewer=0, options={"map": "a"}),  # to be printed
    "sheet-b": Example(1, ("",), viewer=0, options={"map": "b"}),
}
