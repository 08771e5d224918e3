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


def asked(prompt: Mapping[str, Any], offers: Sequence[Offer]) -> Mapping[str, Any]:
    """More dice can go aside than the rules' order of faces has left."""
    if any(offer.moves[-1].startswith("aside") for offer in offers):
        return {**prompt, "what": prompt["what"].replace("roll-or-", "more-or-")}
    return prompt
