"""Claim-Poker in the terminal: six piles, everyone's cards sorted by kind, and the bar bill."""

from itertools import combinations
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motherlode.engine.match import Match
from motherlode.engine.words import Words
from motherlode.games.claim_poker.content import KINDS
from motherlode.games.claim_poker.view import Bill, Item, Pile, PokerView
from motherlode.terminal.ink import BONE, CLAY, GOLD, MUTED, seat_name
from motherlode.terminal.offers import Offer, possible

_WIDTH = 10  # of a card, inside
_BONUS = {"prospector +1": "+", "prospector -1": "−"}


def draw(view: PokerView, words: Words, names: list[str], small: bool = False) -> RenderableType:
    """The table; at the scoring, the bill."""
    if small:
        return _small(view, words, names)
    parts: list[RenderableType] = []
    fresh = not any(player["cards"] for player in view["players"])
    if view["over"] is not None:
        parts += [_bills(view, 1, words, names), Text(), _bills(view, 2, words, names)]
    elif view["prompt"]["what"] == "assign":
        parts += [_assigning(view, words, names), Text(), _players(view, words, names)]
    else:
        if view["round"] == 2 and fresh:
            parts += [_bills(view, 1, words, names), Text()]
        parts += [Text(_say(words, "round", round=view["round"]), style=MUTED)]
        parts += [_piles(view["piles"], words), Text(), _players(view, words, names)]
        if view["gift"] is not None:
            parts += [Text(), Text(_say(words, "gift", card=view["gift"]), style=f"bold {GOLD}")]
    if fresh and view["round"] == 1 and view["reconstructed"]:
        parts += [Text(), Text(_say(words, "reconstructed"), style=MUTED)]
    return Group(*parts)


def _small(view: PokerView, words: Words, names: list[str]) -> RenderableType:
    """The same without empty lines; the last round's bill has been shown."""
    if view["over"] is not None:
        return Group(_bills(view, 1, words, names), _bills(view, 2, words, names))
    if view["prompt"]["what"] == "assign":
        return Group(_assigning(view, words, names))
    round_ = _say(words, "round", round=view["round"])
    parts: list[RenderableType] = [
        _small_piles(view["piles"], words),
        _players(view, words, names, f"{round_}   "),
    ]
    if view["gift"] is not None:
        parts.append(Text(_say(words, "gift", card=view["gift"]), style=f"bold {GOLD}"))
    return Group(*parts)


def _say(words: Words, what: str, **values: Any) -> str:
    return words.say("table", what, (), values)


# --- the piles ---------------------------------------------------------------------------------


def _piles(piles: list[Pile], words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 0))
    table.add_row(*(_pile(pile, words) for pile in piles))
    return table


def _pile(pile: Pile, words: Words) -> Text:
    card = pile["top"]
    below = _say(words, "covered", count=pile["covered"]) if card or pile["covered"] else ""
    name = Text(words.term(pile["kind"]).center(_WIDTH + 2), style=MUTED)
    if card is None:
        blank = Text(_say(words, "empty").center(_WIDTH + 2), style=MUTED)
        rows = [Text(), Text(), blank, Text(), Text()]
        if pile["covered"]:
            rows[2] = Text("░" * _WIDTH, style=MUTED)
    else:
        ink = GOLD if pile["taken"] else BONE
        left, flat, right, wall, low_left, low_right = "╔═╗║╚╝" if pile["taken"] else "╭─╮│╰╯"
        rows = [Text(left + flat * _WIDTH + right, style=ink)]
        for line in _face(card, words):
            shown = line[:_WIDTH].center(_WIDTH)
            rows.append(Text.assemble((wall, ink), (shown, f"bold {ink}"), (wall, ink)))
        rows.append(Text(low_left + flat * _WIDTH + low_right, style=ink))
    return Text("\n").join([name, *rows, Text(below.center(_WIDTH + 2), style=MUTED)])


def _small_piles(piles: list[Pile], words: Words) -> RenderableType:
    """Four lines: the pile's name with how many cards lie below, and what its card shows."""
    table = Table.grid(padding=(0, 0))
    cells = []
    for pile in piles:
        card, ink = pile["top"], GOLD if pile["taken"] else BONE
        below = f" ·{pile['covered']}" if pile["covered"] else ""
        name = Text(f"{words.term(pile['kind'])}{below}".center(_WIDTH + 2), style=MUTED)
        lines = ["", _say(words, "empty") if not pile["covered"] else "░░░", ""]
        if card is not None:
            lines = _face(card, words)
        edge = "[]" if pile["taken"] else "││"
        if card is None:
            rows = [Text(line.center(_WIDTH + 2), style=MUTED) for line in lines]
        else:
            rows = [
                Text.assemble((edge[0], ink), (line, f"bold {ink}"), (edge[1], ink))
                for line in (line[:_WIDTH].center(_WIDTH) for line in lines)
            ]
        cells.append(Text("\n").join([name, *rows]))
    table.add_row(*cells)
    return table


def _face(card: str, words: Words) -> list[str]:
    """Three lines: a kind and its value, two or three kinds, or a prospector's number."""
    sort, _, shown = card.partition(" ")
    if card in _BONUS:
        return [words.term(sort), words.term(shown), ""]
    if sort in KINDS:
        return [words.term(sort), shown, ""]
    kinds = [words.term(kind) for kind in shown.split("+")]
    return kinds if len(kinds) == 3 else [kinds[0], "+", kinds[1]]


# --- what everyone has -------------------------------------------------------------------------


def _players(view: PokerView, words: Words, names: list[str], before: str = "") -> RenderableType:
    """Stock by kind, in brackets the value where it differs; odd kinds are slightly askew."""
    table = _by_kind(words, "±1", "Σ")
    for player in view["players"]:
        seat = player["seat"]
        mark = "›" if seat == view["turn"] else " "
        held = {item["kind"]: item for item in player["bills"][-1]["items"]}
        bonus = [_BONUS[card] for card in player["cards"] if card in _BONUS]
        table.add_row(
            Text.assemble((mark, f"bold {GOLD}"), seat_name(seat, names)),
            *(_stock(held.get(kind)) for kind in KINDS),
            "".join(bonus),
            Text(str(player["points"]), style="bold"),
        )
    marks = before + _marks(view, words)
    return Group(table, Text(marks, style=MUTED)) if marks else table


def _marks(view: PokerView, words: Words) -> str:
    """What the marks in the table mean, as far as there are any."""
    held = [item for player in view["players"] for item in player["bills"][-1]["items"]]
    told = []
    if any(item["stock"] % 2 for item in held):
        told.append(_say(words, "mark-odd"))
    if any(item["stock"] != item["value"] for item in held):
        told.append(_say(words, "mark-value"))
    if any(card in _BONUS for player in view["players"] for card in player["cards"]):
        told.append(_say(words, "mark-prospector"))
    return "   ".join(told)


def _by_kind(words: Words, *more: str) -> Table:
    """A table with a column for each kind; a long name gives way."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=MUTED)
    table.add_column(no_wrap=True, overflow="ellipsis")
    for heading in (*(words.term(kind) for kind in KINDS), *more):
        table.add_column(heading, justify="right", no_wrap=True, min_width=len(heading))
    return table


def _stock(item: Item | None) -> Text:
    if item is None:
        return Text("·", style=MUTED)
    stock, value = item["stock"], item["value"]
    shown = str(stock) if stock == value else f"{stock}({value})"
    return Text(shown, style="bold") if stock % 2 == 0 else Text(f"⁄{shown}", style=CLAY)


# --- the bill ----------------------------------------------------------------------------------


def _bills(view: PokerView, number: int, words: Words, names: list[str]) -> RenderableType:
    """Everyone's bill of a round: stock → points, kind by kind."""
    table = _by_kind(words, "Σ")
    for player in view["players"]:
        bill = player["bills"][number - 1]
        items = {item["kind"]: item for item in bill["items"]}
        shown = f"{_signed(bill['sum'])} → 0" if bill["floored"] else str(bill["points"])
        table.add_row(
            seat_name(player["seat"], names),
            *(_charge(items.get(kind)) for kind in KINDS),
            Text(shown, style="bold"),
        )
    return Group(Text(_say(words, "bill", round=number), style="bold"), table)


def _charge(item: Item | None) -> Text:
    if item is None:
        return Text("·", style=MUTED)
    style = {"even": "bold", "minus": CLAY, "odd": CLAY}.get(item["why"], MUTED)
    return Text(f"{item['stock']}→{_signed(item['points'])}", style=style)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _assigning(view: PokerView, words: Words, names: list[str]) -> RenderableType:
    """The bill of the one who decides, written out, and what each choice would bring."""
    seat = view["seat"] if view["seat"] in view["to_act"] else view["to_act"][0]
    bill = view["players"][seat]["bills"][-1]
    title = words.say("table", "bill-of", names, {"seat": seat, "round": bill["round"]})
    rows: list[RenderableType] = [Text(title, style="bold"), _written_out(bill, words)]
    if view["players"][seat]["cancelled"]:
        rows.append(Text(_say(words, "cancelled"), style=MUTED))
    rows.append(Text())
    for choice in bill["choices"]:
        values = {**choice, "prospectors": f"{bill['prospectors']:+d}"}
        line = Text(f"  {_say(words, 'with', **values)}")
        if choice["best"]:
            line.append(f"  ★ {_say(words, 'best')}", f"bold {GOLD}")
        rows.append(line)
    return Group(*rows)


def _written_out(bill: Bill, words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for item in bill["items"]:
        table.add_row(
            Text(f"  {item['stock']:>2} × {words.term(item['kind'])}"),
            Text(words.say("why", item["why"], (), {}), style=MUTED),
            Text(_signed(item["points"]).rjust(3), style="bold"),
        )
    table.add_row(Text(f"  {_say(words, 'sum')}"), Text(), Text(_signed(bill["sum"]).rjust(3)))
    return table


def moment(
    view: PokerView, lines: list[Any], words: Words, names: list[str], small: bool = False
) -> RenderableType | None:
    """After a round, everyone's bill, and whose prospectors cancelled each other."""
    scored = [line["round"] for line in lines if "bill" in line]
    if not scored:
        return None
    gone = [words.line(line, names) for line in lines if line["what"] == "cancelled"]
    return Group(_bills(view, scored[0], words, names), *(Text(line, style=MUTED) for line in gone))


# --- what can be done --------------------------------------------------------------------------


def offers(match: Match, seat: int, words: Words, names: list[str]) -> list[Offer]:
    """Any two open cards, CP-12: as pairs, or one after the other in any order."""
    view = match.view(seat)
    prompt = view["prompt"]
    if prompt["what"] not in ("take", "take-second"):
        return [Offer(words.move(move, names, prompt), (move,)) for move in match.legal(seat)]
    taken = [pile["kind"] for pile in view["piles"] if pile["taken"]]
    kinds = [pile["kind"] for pile in view["piles"] if pile["top"] is not None]
    listed = []
    for pair in combinations(kinds, 2):
        moves = tuple(f"take {kind}" for kind in pair)
        if not set(taken) <= set(pair) or not possible(match, seat, len(taken), moves):
            continue
        if taken:
            [move] = (f"take {kind}" for kind in pair if kind not in taken)
            said, typed = words.move(move, names, prompt), [move]
        else:
            said, typed = _pair(words, *pair), [_pair(words, *pair[::-1]), " ".join(pair)]
        listed.append(Offer(said, moves, len(taken), tuple(typed)))
    return listed


def _pair(words: Words, one: str, other: str) -> str:
    return f"{words.term(one)} + {words.term(other)}"
