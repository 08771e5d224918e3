"""The pictures in the rules: the inn's table, the symbols, and how dice are got rid of."""

from motherlode.engine.pictures import Example, Legend, Picture, Setup
from motherlode.games.wurf_und_weg.content import SYMBOLS

THREE = "*: coaster clover pig, coaster horseshoe hand, coaster cat penny"
TWO = "*: coaster clover pig, coaster cat hand"

PICTURES: dict[str, Picture] = {
    "setup": Setup(seed=6, viewer=0),  # EX-GW-1
    "legend": Legend((*SYMBOLS, "coaster", "tray", "yellow")),
    "three-ways": Example(
        3,
        ("0: roll; *: clover, pig, cat", "0: place clover", "0: place pig"),
        before=f"{THREE}, pig",
        viewer=0,
    ),
    "two-players": Example(
        2,
        ("0: roll; *: clover, pig, penny", "0: place clover, place pig", "0: place penny"),
        before=f"{TWO}, penny",
        viewer=0,
    ),
    "after-stopp": Example(
        2,
        (
            "1: roll; *: horseshoe, horseshoe, horseshoe;"
            "1: place horseshoe, place horseshoe, place horseshoe",
            "0: roll; *: horseshoe, cat; 0: place horseshoe",
            "0: roll; *: pig",
            "0: roll; *: horseshoe; 0: place horseshoe",
        ),
        before=f"{TWO}, horseshoe; 0: roll; *: horseshoe, cat, cat; 0: place horseshoe",
        viewer=0,
    ),
}
