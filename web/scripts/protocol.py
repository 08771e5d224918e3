"""The reference at the end of docs/protocol.md, out of the types that the server checks.

.venv/bin/python web/scripts/protocol.py           writes it
.venv/bin/python web/scripts/protocol.py --check   says whether it is current
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args, get_type_hints

import client_types
import msgspec
import typescript

from motherlode.server.protocol import messages

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"
GAMES = """\
`G` is the game of the table, which `table.game` names, and likewise `game` in a list or a replay.
`Games[G]` is what that game brings: its `view`, its lines (`line`, with the frame's own,
`RemarkLine`), the words for its `ending`, `why` a move is refused, the `picture` of a text of one's
own. `games/<game>/view.py` and `lines.py` say what is in them, `web/src/generated/` the same in
TypeScript. A `Result<G>` is `{reason: Games[G]["ending"], scores: number[], winners: number[]}`, a
`RemarkLine` is `{what, seat}`."""
BEGIN, END = "<!-- reference: begin -->", "<!-- reference: end -->"


def table(kinds: Sequence[Any]) -> Iterator[str]:
    """One line for each kind: its name on the wire, its fields, what it is."""
    yield "| name | fields | |"
    yield "| --- | --- | --- |"
    for cls in kinds:
        hints = get_type_hints(cls, include_extras=True)
        fields = ", ".join(
            f"`{one.name}{'' if one.required else '?'}: {typescript.written(hints[one.name])}`"
            for one in msgspec.structs.fields(cls)
        ).replace("|", "\\|")
        name = cls.__struct_config__.tag or cls.__name__
        yield f"| `{name}` | {fields} | {(cls.__doc__ or '').strip().splitlines()[0]} |"


def reference() -> str:
    """The whole section."""
    asked, said = get_args(messages.Asked), get_args(messages.Said)
    others = [cls for cls in client_types.kinds() if cls not in (*asked, *said)]
    lines = [
        BEGIN,
        "",
        "Written by `web/scripts/protocol.py`. A field with `?` may be missing and is then empty,",
        "false or nothing; only `ready` is true then, and `decided` is `person`.",
        "",
        *GAMES.splitlines(),
        "",
        "### What a client says",
        "",
        *table(asked),
        "",
        "### What the table says",
        "",
        *table(said),
        "",
        "### What both are made of, and what HTTP answers",
        "",
        *table(others),
        "",
        END,
    ]
    return "\n".join(lines)


def main() -> None:
    """Writes or checks."""
    text = DOCS.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    new = before + reference() + after
    if "--check" in sys.argv:
        if new != text:
            sys.exit("docs/protocol.md is not current: run web/scripts/protocol.py")
    else:
        DOCS.write_text(new, "utf-8")


if __name__ == "__main__":
    main()
