"""The way into a loop from outside: a function that is given a block of memory and nothing else.

A door reads the job's lengths and numbers from the block, works out where the arrays lie, and calls
the loop as Numba wants to be called: an array is two pointers that are null, the number of its
entries, their width, where they lie, the lengths and the strides.
"""

from motherlode.engine.game import Game
from motherlode.engine.jobs import Array, Loop, arrays_of, width_of
from motherlode.engine.wasm.block import ERROR, Block


def door(game: Game, loop: Loop, function: str) -> str:
    """LLVM's text of the door to a loop whose function Numba gave a name."""
    writer = _Door(game, loop)
    return writer.written(function)


class _Door:
    """Writes one door."""

    def __init__(self, game: Game, loop: Loop) -> None:
        self.game = game
        self.loop = loop
        self.block = Block(loop, game, dict.fromkeys(loop.lengths, 0))
        self.lines: list[str] = []
        self.lengths = {name: str(length) for name, length in self.block.lengths.items()}
        self.data: dict[str, str] = {}  # by array: where it lies

    def written(self, function: str) -> str:
        """LLVM's text of the whole door."""
        self._at("error", ERROR)
        for name in self.loop.lengths:
            self.lengths[name] = self._number(name, "i64")
        arrays = self._arrays()
        given = ["ptr %block", "ptr %error"]
        for name, argument in self.loop.arguments.items():
            if isinstance(argument, Array):
                given += arrays[name]
            else:
                kind = "double" if argument.kind == "f8" else "i64"
                given.append(f"{kind} {self._number(name, kind)}")
        self.lines.append(f"%status = call i32 @{function}({', '.join(given)})")
        body = "".join(f"  {line}\n" for line in self.lines)
        return f"\ndefine i32 @{self.loop.name}(ptr %block) {{\n{body}  ret i32 %status\n}}\n"

    def _at(self, name: str, at: int) -> str:
        self.lines.append(f"%{name} = getelementptr i8, ptr %block, i32 {at}")
        return f"%{name}"

    def _number(self, name: str, kind: str) -> str:
        place = self._at(f"at.{name}", self.block.places[name].at)
        self.lines.append(f"%{name} = load {kind}, ptr {place}")
        return f"%{name}"

    def _product(self, name: str, one: str, other: str) -> str:
        self.lines.append(f"%{name} = mul i64 {one}, {other}")
        return f"%{name}"

    def _arrays(self) -> dict[str, list[str]]:
        """Each array as the loop takes it; they lie one after the other."""
        found: dict[str, list[str]] = {}
        end = ""
        for name, array in arrays_of(self.loop):
            shape = [self.lengths[n] if isinstance(n, str) else str(n) for n in array.shape]
            width = str(width_of(self.game, array.kind))
            strides = [width]
            for at in range(len(shape) - 1, 0, -1):
                strides.insert(0, self._product(f"stride.{name}.{at}", strides[0], shape[at]))
            size = self._product(f"bytes.{name}", strides[0], shape[0])
            self.lines.append(f"%items.{name} = udiv i64 {size}, {width}")
            if array.over:
                self.data[name] = self.data[array.over]
            else:
                self.data[name] = end or self._at("arrays", self.block.places[name].at)
                self.lines += [
                    f"%more.{name} = add i64 {size}, 7",
                    f"%room.{name} = and i64 %more.{name}, -8",
                    f"%end.{name} = getelementptr i8, ptr {self.data[name]}, i64 %room.{name}",
                ]
                end = f"%end.{name}"
            numbers = [f"%items.{name}", width, *shape, *strides]
            typed = [f"i64 {number}" for number in numbers]
            found[name] = ["ptr null", "ptr null", *typed[:2], f"ptr {self.data[name]}", *typed[2:]]
        return found
