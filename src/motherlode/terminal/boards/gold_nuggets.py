"""Gold Nuggets in the terminal: a heap, a row of bone dice, what lies aside."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motherlode.engine.words import Words
from motherlode.games.gold_nuggets.view import NuggetsView
from motherlode.terminal.ink import BONE, GOLD, MUTED, seat_name

# Three rows of a die; numbers as numerals, since they are values and not pips.
_FACES = {"lasso": "◯", "nugget": "◆"}


def draw(view: NuggetsView, words: Words, names: list[str]) -> RenderableType:
    """The table."""
    return Group(_players(view, names), Text(), _heap(view, words), Text(), _dice(view, words))


def _players(view: NuggetsView, names: list[str]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for player in view["players"]:
        seat = player["seat"]
        on_turn = "›" if seat == view["turn"] and view["over"] is None else " "
        table.add_row(
            Text(on_turn, style=f"bold {GOLD}"),
            seat_name(seat, names),
            Text(f"{player['nuggets']:>2}", style="bold"),
            Text("◆" * player["nuggets"], style=GOLD),
        )
    return table


def _heap(view: NuggetsView, words: Words) -> RenderableType:
    return Text.assemble(
        (f"  {words.say('table', 'supply', (), {})} ", MUTED),
        (f"{view['supply']:>2} ", "bold"),
        ("◆" * view["supply"], GOLD),
        overflow="fold",
    )


def _dice(view: NuggetsView, words: Words) -> RenderableType:
    rows: list[RenderableType] = []
    if view["rolled"]:
        rows += [Text("  " + words.say("table", "rolled", (), {}), style=MUTED)]
        rows += [_row(view["rolled"])]
    if view["aside"]:
        note = words.say("table", "aside", (), {"value": view["value"]})
        if view["may_steal"]:
            note += " " + words.say("table", "may-steal", (), {})
        rows += [Text("  " + note, style=MUTED), _row(view["aside"])]
    return Group(*rows)


def _row(faces: list[str]) -> Text:
    top, middle, bottom = Text("  "), Text("  "), Text("  ")
    for face in faces:
        mark = _FACES.get(face, face)
        style = GOLD if face == "nugget" else BONE
        top.append("╭───╮ ", BONE)
        middle.append("│ ", BONE).append(mark, f"bold {style}").append(" │ ", BONE)
        bottom.append("╰───╯ ", BONE)
    return Text("\n").join([top, middle, bottom])
