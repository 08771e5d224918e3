"""Gold Rausch in the terminal: ten river cards, four prospectors, and nothing to remember by."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motherlode.engine.words import Words
from motherlode.games.gold_rausch.content import PLACES, SIDES
from motherlode.games.gold_rausch.lines import RauschLine
from motherlode.games.gold_rausch.story import FORGETS
from motherlode.games.gold_rausch.view import Place, RauschView
from motherlode.terminal.entries import own_words
from motherlode.terminal.ink import BONE, GOLD, MUTED, SEAT_COLOURS, seat_name
from motherlode.terminal.offers import Offer, from_board
from motherlode.terminal.screen import Asking, draw_screen

if TYPE_CHECKING:
    from motherlode.terminal.play import Session

WATER = SEAT_COLOURS[0]
_INSIDE = 12  # columns within a river card: four tools fit on three lines in every language
_CARD = 10  # columns of an equipment card

# Cards that are shown though they lie face down: by place of the river, by (prospector, side).
Shown = dict[int | tuple[int, str], str]


def draw(view: RauschView, words: Words, names: list[str], small: bool = False) -> RenderableType:
    """The table as it lies."""
    return _table(view, words, names, {}, small)


def moment(
    view: RauschView,
    lines: list[RauschLine],
    words: Words,
    names: list[str],
    small: bool = False,
) -> RenderableType | None:
    """The table with the cards that were just turned over, and what will not be said again."""
    told = [line for line in lines if line["what"] in FORGETS]
    if not told:
        return None
    shown: Shown = {}
    for line in told:
        if line["what"] == "empty":
            shown[line["place"]] = words.say("table", "no-gold", (), {})
        elif line["what"] == "doubt-empty":
            shown.update(dict.fromkeys(line["places"], words.say("table", "no-gold", (), {})))
        elif line["what"] == "uncover":
            shown[line["prospector"], line["side"]] = words.term(line["card"])
        elif line["what"] == "swap":
            shown[line["partner"], line["partner_side"]] = words.term(line["card"])
        elif line["what"] == "peek":
            shown[line["seat"], line["side"]] = words.term(line["card"])
    return Group(
        _table(view, words, names, shown, small),
        *([] if small else [Text()]),
        *(Text(words.line(line, names), style=f"bold {BONE}") for line in told),
    )


def run(session: "Session") -> None:
    """Before the first turn everyone looks at his two cards, once."""
    if session.resumed:
        return
    words, names = session.words, session.names
    for seat, player in enumerate(session.seats):
        looks = [line for line in session.match.story(seat) if line["what"] == "look"]
        if not player.is_person or not looks:
            continue
        if session.people > 1 and session.console.is_terminal:
            session.console.clear()
            session.ask(session.say("hand-over", name=names[seat]))
        view: RauschView = session.match.view(seat)
        both: Shown = {(seat, side): words.term(looks[0][side]) for side in SIDES}
        draw_screen(
            session.console,
            own_words(session.language),
            session.match.game.name,
            partial(_table, view, words, names, both),
            Asking(words.line(looks[0], names)),
        )
        if session.console.is_terminal:
            session.ask(names[seat])


def _table(
    view: RauschView, words: Words, names: list[str], shown: Shown, small: bool
) -> RenderableType:
    stack = words.say("table", "stack", (), {"count": view["stack"]})
    if small:
        return Group(
            _row(view, words, 0, shown, small),
            _row(view, words, 5, shown, small),
            _prospectors(view, words, names, shown, stack),
        )
    return Group(
        _row(view, words, 0, shown),
        _row(view, words, 5, shown),
        Text(f" {'▒' * min(view['stack'], 36)} {stack}", style=MUTED),
        Text(),
        _prospectors(view, words, names, shown),
    )


# --- the river ---------------------------------------------------------------------------------


def _row(view: RauschView, words: Words, first: int, shown: Shown, small: bool = False) -> Text:
    """Five cards side by side; small, they have no lower edge."""
    rows = [Text() for _ in range(5)]
    for place in range(first, first + 5):
        card = view["river"][place]
        frame = GOLD if view["target"] == place else BONE
        if card["what"] == "gap":
            frame = MUTED
        pieces = ("◆" if card["what"] == "nuggets" else "▾") * card["pieces"]
        number = str(place + 1)
        dashes = "─" * (_INSIDE - 2 - len(number) - len(pieces) - bool(pieces))
        rows[0].append(f"╭{number} {dashes}─", frame)
        rows[0].append(f"{pieces}{' ' * bool(pieces)}", f"bold {GOLD}").append("╮ ", frame)
        for row, (text, style) in zip(
            rows[1:4], _picture(card, words, shown.get(place)), strict=True
        ):
            row.append("│", frame).append(f"{text:^{_INSIDE}}", style).append("│ ", frame)
        rows[4].append(f"╰{'─' * _INSIDE}╯ ", frame)
    return Text("\n").join(rows[:4] if small else rows)


def _picture(card: Place, words: Words, shown: str | None) -> list[tuple[str, str]]:
    """Three lines: water, or what the gold on a card needs."""
    if card["what"] == "river":
        lines = [("~ ~ ≈ ~ ~ ≈", WATER), ("≈ ~ ~ ≈ ~ ~", WATER), ("~ ≈ ~ ~ ≈ ~", WATER)]
        return lines if shown is None else [lines[0], (shown, f"bold {BONE}"), lines[2]]
    if card["what"] == "gap":
        return [("", MUTED), (words.say("table", "gap", (), {}), MUTED), ("", MUTED)]
    if card["what"] == "teeth":
        needs = words.say("table", "needs-whiskey", (), {"count": card["pieces"]})
        return [("", BONE), (needs, f"bold {BONE}"), ("", BONE)]
    lines = [(text, f"bold {BONE}") for text in _wrapped([words.term(t) for t in card["tools"]])]
    return [*lines, *[("", BONE)] * (3 - len(lines))]


def _wrapped(tools: list[str]) -> list[str]:
    """The tools on as few lines as will do."""
    lines: list[str] = []
    for tool in tools:
        if lines and len(lines[-1]) + 1 + len(tool) <= _INSIDE:
            lines[-1] += " " + tool
        else:
            lines.append(tool)
    return lines


# --- the prospectors ---------------------------------------------------------------------------


def _prospectors(
    view: RauschView, words: Words, names: list[str], shown: Shown, beside: str = ""
) -> RenderableType:
    """A row for each prospector; a card that lies face down has the number to type for it."""
    table = Table.grid(padding=(0, 1))
    headings = [f"{words.say('table', side, (), {}):^{_CARD}}" for side in SIDES]
    table.add_row(
        "",
        "",
        *(Text(heading, style=MUTED) for heading in headings),
        Text(beside, style=MUTED),
    )
    for number, prospector in enumerate(view["prospectors"]):
        seat = prospector["seat"]
        mark = "›" if seat == view["turn"] and view["over"] is None else " "
        if number == view["swapper"]:
            mark = "⇄"
        faces = {"left": prospector["left"], "right": prospector["right"]}
        table.add_row(
            Text(mark, style=f"bold {GOLD}"),
            Text(words.term(f"@{number}"), style=MUTED) if seat is None else seat_name(seat, names),
            *(
                _card(words, faces[side], shown.get((number, side)), 2 * number + at + 1)
                for at, side in enumerate(SIDES)
            ),
            _pile(view, words, seat),
        )
    return table


def _card(words: Words, face: str | None, shown: str | None, number: int) -> Text:
    if face is None and shown is None:
        return Text(f" {number} ".center(_CARD, "░"), style=MUTED)
    text = shown or words.term(face)
    return Text(f"{text:^{_CARD}}", style="bold reverse")


def _pile(view: RauschView, words: Words, seat: int | None) -> Text:
    if seat is None:
        return Text(words.say("table", "unassigned", (), {}), style=MUTED)
    player = view["players"][seat]
    if player["gold"] is not None:
        return Text(words.say("table", "score", (), dict(player)), style=GOLD)
    return Text(words.say("table", "won", (), {"count": player["cards"]}))


# --- what can be done --------------------------------------------------------------------------


def keys(offers: Sequence[Offer]) -> list[str]:
    """River cards and face-down cards by their numbers on the table; the rest is counted on."""
    return from_board([_number(offer.moves[0]) for offer in offers], PLACES)


def _number(move: str) -> int | None:
    """The number on the table of the card that a move is about."""
    verb, *rest = move.split()
    if verb in ("flip", "aim"):
        return int(rest[0]) + 1
    if verb in ("uncover", "swap"):
        prospector, side = rest[-2:]
        return 2 * int(prospector) + SIDES.index(side) + 1
    return None
