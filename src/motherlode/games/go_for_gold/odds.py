"""How many faces of the die succeed: for the prompt and for the coach."""

from motherlode.games.go_for_gold.content import FACES


def finding(number: int) -> int:
    """Faces that find a treasure without shovels (GFG-28)."""
    return sum(die >= number for die in range(1, FACES + 1))


def digging(number: int, shovels: int) -> int:
    """Faces that find it if as many shovels are spent as are short (GFG-29)."""
    return sum(die + shovels >= number for die in range(1, FACES + 1))


def exploring(shovels: int) -> int:
    """Faces with which a temple is explored (GFG-36)."""
    return sum(shovels >= die for die in range(1, FACES + 1))
