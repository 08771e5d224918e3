"""The record: everybody's sheet, the round, and the special place that is being dealt with."""

from typing import Annotated

from motherlode.engine.state import Cells, Grid, Header, Int8, Int32, Int64, UInt8, record

# Phases
LANDING = 0  # the first active player chooses a harbour
ROLLING = 1  # the die for everybody's movement is due
MOVING = 2  # all who are still in walk, in any order, unseen by the others
PLACE = 3  # a player stands on a treasure, at a temple or in a harbour
SEARCHING = 4  # his die for a treasure is due
EXPLORING = 5  # his die for a temple is due
SHORT = 6  # the die was too low, but shovels would make up for it

# Reasons for the end
SIX_VALUES = 1
NO_MORE_POINTS = 2

NOWHERE = -1
NOBODY = -1
NO_STEPS = 1  # an empty route
BY_SHIP = 7  # how a harbour was entered in which one landed


@record
class State(Header):
    """Go for Gold in 176 bytes."""

    options: Annotated[Cells, Int8, 2]  # the starter, the map
    active: Int8
    roll: Int8  # how far everybody walks in this round
    # The drawn line: for each field a number of three bits, one in each row. 0: never been there;
    # 1 to 6: entered by a step in direction 0 to 5; BY_SHIP.
    line: Annotated[Grid, Int64, 4, 3]
    # This round's steps: a leading 1, then three bits for each direction.
    route: Annotated[Cells, Int32, 4]
    decided: Annotated[Cells, Int8, 4]  # how many decisions of this round's movement were made
    foot: Annotated[Cells, Int8, 4]  # how far a foot allows to walk in this round, 0 without one
    at: Annotated[Cells, Int8, 4]  # the field where one stands
    shovels: Annotated[Cells, Int8, 4]  # circled and not crossed out
    spent: Annotated[Cells, Int8, 4]  # shovels crossed out
    feet: Annotated[Cells, Int8, 4]  # circled and not crossed out
    worn: Annotated[Cells, Int8, 4]  # feet crossed out
    values: Annotated[Grid, Int8, 4, 6]  # point values, 0 where a space is empty
    explored: UInt8  # a bit for each colour whose temple was explored successfully
    out: UInt8  # a bit for each seat for which the game is over
    turn: Int8  # whose special place is being dealt with, counted from the active player
    die: Int8  # what that player has rolled, 0 before
