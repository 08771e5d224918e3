"""Wurf & Weg in the terminal: the tray with the yellow die, coasters around it, your dice below."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motherlode.engine.words import Words
from motherlode.games.wurf_und_weg.content import GOAL, SYMBOLS
from motherlode.games.wurf_und_weg.view import Player, WurfView
from motherlode.terminal.boards.wurf_und_weg.race import run
from motherlode.terminal.ink import BONE, CLAY, GOLD, MUTED, SEAT_COLOURS, seat_name
from motherlode.terminal.offers import Offer, from_board

# A die is three columns wide inside; every drawing has its name below or in the legend.
_SIGNS = {
    "clover": " ♣ ",
    "pig": "(∞)",
    "cat": "^ᴥ^",
    "penny": " ¢ ",
    "horseshoe": " Ω ",
    "hand": " Ψ ",
}


_EDGES = (0, 2)  # rows of a die that show nothing


def draw(view: WurfView, words: Words, names: list[str], small: bool = False) -> RenderableType:
    """The table; whoever sits at it sees his own dice large."""
    if small:
        own = [_own(view, words, names, small)] if view["seat"] >= 0 else []
        return Group(_middle(view, words), _seats(view, words, names), *own)
    parts: list[RenderableType] = [_middle(view, words), Text(), _seats(view, words, names)]
    if view["seat"] >= 0:
        parts += [Text(), _own(view, words, names)]
    return Group(*parts, Text(), _legend(words))


def _label(words: Words, what: str, **values: object) -> str:
    return words.say("table", what, (), values)


# --- the middle --------------------------------------------------------------------------------


def _middle(view: WurfView, words: Words) -> RenderableType:
    """The tray with the yellow die, the dice on it, the pile."""
    lucky = view["lucky"]
    sign = _SIGNS[lucky] if lucky else "   "
    edge = f"bold {GOLD}"
    die = Text("\n").join(
        [Text("╔═══╗", edge), Text.assemble(("║", edge), (sign, edge), ("║", edge)),
         Text("╚═══╝", edge)]
    )  # fmt: skip
    facts = Text.assemble(
        (f"{_label(words, 'round', round=view['round'])}   ", "bold"),
        (f"{_label(words, 'pile')} {view['pile']}\n", MUTED),
        (f"{_label(words, 'lucky')} ", MUTED),
        (f"{words.term(lucky) if lucky else ''}\n", edge),
        (f"{_label(words, 'tray')} ", MUTED),
        ("▪ " * view["tray"], BONE),
    )
    table = Table.grid(padding=(0, 2))
    table.add_row(die, facts)
    return table


# --- everyone ----------------------------------------------------------------------------------


def _seats(view: WurfView, words: Words, names: list[str]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for _ in range(5):
        table.add_column(no_wrap=True, overflow="ellipsis")
    for player in view["players"]:
        prizes = player["prizes"]
        seat = player["seat"]
        table.add_row(
            Text("›" if seat == view["seat"] else " ", style=f"bold {GOLD}"),
            seat_name(seat, names),
            Text.assemble(("◉" * prizes, GOLD), ("○" * max(0, GOAL - prizes), MUTED)),
            _coaster(player),
            _dice(view, player, words),
        )
    return table


def _coaster(player: Player) -> Text:
    coaster = player["coaster"]
    if coaster is None:
        return Text("         ")
    style = SEAT_COLOURS[player["seat"]]
    return Text.assemble(
        ("‹", style), _SIGNS[coaster["left"]], ("│", style), _SIGNS[coaster["right"]], ("›", style)
    )


def _dice(view: WurfView, player: Player, words: Words) -> Text:
    """A player's dice in one line: rolled, not rolled, and put on the coaster by others."""
    if view["stopper"] == player["seat"]:
        return Text(_label(words, "stopp"), style=f"bold {GOLD}")
    if player["empty"]:
        return Text(_label(words, "empty"), style=GOLD)
    line = Text()
    for symbol in player["shown"]:
        line.append(f"{_SIGNS[symbol]} ", BONE)
    line.append("▢ " * player["unrolled"], BONE)
    if player["passed"]:
        line.append(f"+{player['passed']} ", f"bold {CLAY}")
    if player["rolls"] is not None:
        line.append(_label(words, "rolls", count=player["rolls"]), MUTED)
    return line


# --- your own dice -----------------------------------------------------------------------------


def _own(view: WurfView, words: Words, names: list[str], small: bool = False) -> RenderableType:
    """Your coaster between your neighbours, and your dice by symbol, each with its key."""
    player = view["players"][view["seat"]]
    coaster = player["coaster"]
    head = Text()
    if coaster is not None:
        head = Text.assemble(
            "◂ ",
            seat_name(player["left"], names),
            f"   ‹ {words.term(coaster['left'])} │ {words.term(coaster['right'])} ›   ",
            seat_name(player["right"], names),
            " ▸",
        )
    piles = [_pile(view, words, names, symbol) for symbol in SYMBOLS if symbol in player["shown"]]
    if player["unrolled"]:
        blank = _box("   ", player["unrolled"], BONE)
        piles.append([*blank, Text(_label(words, "unrolled"), style=MUTED), Text()])
    if player["passed"]:
        arrived = _box(" + ", player["passed"], CLAY)
        piles.append([*arrived, Text(_label(words, "arrived"), style=CLAY), Text()])
    piles = piles or [[Text() for _ in range(5)]]
    table = Table.grid(padding=(0, 2))
    for _ in piles:
        table.add_column(max_width=18, no_wrap=True)
    for at, row in enumerate(zip(*piles, strict=True)):
        if not (small and at in _EDGES):
            table.add_row(*row)
    return Group(head, table)


def _pile(view: WurfView, words: Words, names: list[str], symbol: str) -> list[Text]:
    """The dice that show one symbol: gold where they can go, and where to."""
    count = view["players"][view["seat"]]["shown"].count(symbol)
    to = view["ways"].get(symbol)
    style = BONE if to is None else f"bold {GOLD}"
    target = Text()
    if to is not None:
        target = Text("→ " + (names[to] if to >= 0 else _label(words, "tray")), style=GOLD)
    key = Text(f"{SYMBOLS.index(symbol) + 1} {words.term(symbol)}", style=style)
    return [*_box(_SIGNS[symbol], count, style), key, target]


def _box(sign: str, count: int, style: str) -> list[Text]:
    times = f" ×{count}" if count > 1 else ""
    return [
        Text("╭───╮", style=style),
        Text.assemble((f"│{sign}│", style), (times, "bold")),
        Text("╰───╯", style=style),
    ]


def _legend(words: Words) -> RenderableType:
    """The six symbols with their keys: two lines in every language."""
    signs = [
        Text(f"{key} {_SIGNS[symbol]} {words.term(symbol)}", style=MUTED)
        for key, symbol in enumerate(SYMBOLS, 1)
    ]
    table = Table.grid(padding=(0, 3))
    table.add_row(*signs[:3])
    table.add_row(*signs[3:])
    return table


# --- what can be done --------------------------------------------------------------------------


def keys(offers: Sequence[Offer]) -> list[str]:
    """The keys of the race: a symbol by its number; to roll is the next one."""
    placed = (offer.moves[0].partition("place ")[2] for offer in offers)
    numbers = [SYMBOLS.index(symbol) + 1 if symbol else None for symbol in placed]
    return from_board(numbers, len(SYMBOLS))


__all__ = ["draw", "keys", "run"]
