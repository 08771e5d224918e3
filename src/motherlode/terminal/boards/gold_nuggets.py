"""Gold Nuggets in the terminal: a heap, a row of bone dice, what lies aside."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motherlode.engine.match import Match
from motherlode.engine.words import Words
from motherlode.games.gold_nuggets.content import FACES
from motherlode.games.gold_nuggets.view import NuggetsView
from motherlode.terminal.ink import BONE, GOLD, MUTED, seat_name
from motherlode.terminal.offers import Offer, possible

# Three rows of a die; numbers as numerals, since they are values and not pips.
_FACES = {"lasso": "◯", "nugget": "◆"}


_ROW = 40  # nuggets in a row


def draw(view: NuggetsView, words: Words, names: list[str], small: bool = False) -> RenderableType:
    """The table; small, a die is one line high."""
    parts = [_players(view, names), _heap(view, words), _dice(view, words, small)]
    if small:
        return Group(*parts)
    return Group(parts[0], Text(), parts[1], Text(), parts[2])


def _players(view: NuggetsView, names: list[str]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for player in view["players"]:
        seat = player["seat"]
        on_turn = "›" if seat == view["turn"] and view["over"] is None else " "
        table.add_row(
            Text(on_turn, style=f"bold {GOLD}"),
            seat_name(seat, names),
            Text(f"{player['nuggets']:>2}", style="bold"),
            _nuggets(player["nuggets"]),
        )
    return table


def _heap(view: NuggetsView, words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_row(
        Text(f"  {words.say('table', 'supply', (), {})}", style=MUTED),
        Text(f"{view['supply']:>2}", style="bold"),
        _nuggets(view["supply"]),
    )
    return table


def _nuggets(count: int) -> Text:
    """A heap that can be counted, in rows that fit."""
    rows = ["◆" * min(_ROW, count - start) for start in range(0, count, _ROW)]
    return Text("\n".join(rows), style=GOLD)


def _dice(view: NuggetsView, words: Words, small: bool) -> RenderableType:
    if small:
        return _dice_in_lines(view, words)
    rows: list[RenderableType] = []
    if view["rolled"]:
        rows += [Text("  " + words.say("table", "rolled", (), {}), style=MUTED)]
        rows += [_row(view["rolled"])]
    if view["aside"]:
        rows += [Text("  " + _aside(view, words), style=MUTED), _row(view["aside"])]
    return Group(*rows)


def _aside(view: NuggetsView, words: Words) -> str:
    note = words.say("table", "aside", (), {"value": view["value"]})
    return f"{note} {words.say('table', 'may-steal', (), {})}" if view["may_steal"] else note


def _dice_in_lines(view: NuggetsView, words: Words) -> RenderableType:
    rows: list[RenderableType] = []
    for faces, said in (
        (view["rolled"], words.say("table", "rolled", (), {})),
        (view["aside"], _aside(view, words)),
    ):
        if faces:
            dice = Text(" ").join(
                Text.assemble("[", (_FACES.get(face, face), f"bold {_ink(face)}"), "]")
                for face in faces
            )
            rows += [Text(f"  {said}", style=MUTED), Text("  ") + dice]
    return Group(*rows)


def _ink(face: str) -> str:
    return GOLD if face == "nugget" else BONE


def _row(faces: list[str]) -> Text:
    top, middle, bottom = Text("  "), Text("  "), Text("  ")
    for face in faces:
        mark = _FACES.get(face, face)
        style = _ink(face)
        top.append("╭───╮ ", BONE)
        middle.append("│ ", BONE).append(mark, f"bold {style}").append(" │ ", BONE)
        bottom.append("╰───╯ ", BONE)
    return Text("\n").join([top, middle, bottom])


# --- what can be done --------------------------------------------------------------------------


def offers(match: Match, seat: int, words: Words, names: list[str]) -> list[Offer]:
    """Dice go aside in any order, and more of a face can follow: all mixtures are free, GN-13."""
    view = match.view(seat)
    moves = [move for move in match.legal(seat) if not move.startswith("aside")]
    listed = [Offer(words.move(move, names, view["prompt"]), (move,)) for move in moves]
    gone = _gone(match, seat)
    lying = Counter(view["rolled"])
    for face in FACES:
        for count in range(1, lying[face] + 1):
            all_gone = Counter(dict(gone)) + Counter({face: count})
            together = [f"aside {one} {all_gone[one]}" for one in FACES if all_gone[one]]
            if possible(match, seat, len(gone), together):
                move = f"aside {face} {count}"
                said = words.move(move, names, view["prompt"])
                listed.append(Offer(said, tuple(together), len(gone), typed=(move,)))
    return listed


def _gone(match: Match, seat: int) -> list[tuple[str, int]]:
    """What was set aside of this roll: nothing else has happened since the dice fell."""
    gone: list[tuple[str, int]] = []
    for mover, move in reversed(match.events()):
        if mover != seat:
            break
        _, face, count = move.split()
        gone.append((face, int(count)))
    return gone


def keys(offers: Sequence[Offer]) -> list[str]:
    """Letters, because the numbers on the table are those of the dice; q leaves."""
    return list("abcdefghijklmnoprstuvwxyz"[: len(offers)])


def asked(prompt: Mapping[str, Any], offers: Sequence[Offer]) -> Mapping[str, Any]:
    """More dice can go aside than the rules' order of faces has left."""
    if any(offer.moves[-1].startswith("aside") for offer in offers):
        return {**prompt, "what": prompt["what"].replace("roll-or-", "more-or-")}
    return prompt
