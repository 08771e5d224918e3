"""TypeScript types out of the Python ones, so that the client cannot disagree with the server.

.venv/bin/python web/scripts/client_types.py           writes web/src/generated/*.ts
.venv/bin/python web/scripts/client_types.py --check   says which of them are not current
"""

import json
import re
import sys
import types
from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, is_typeddict

import msgspec
from typescript import line, struct, typed_dict, union, written

from motherlode.engine import history, pictures, surface, view
from motherlode.engine.game import Game
from motherlode.engine.shapes import fields, members, returned
from motherlode.engine.words import package_of
from motherlode.games import games, load
from motherlode.server.protocol import calls as call_parts
from motherlode.server.protocol import claims as claim_parts
from motherlode.server.protocol import evening as evening_parts
from motherlode.server.protocol import habits as habit_parts
from motherlode.server.protocol import lessons as lesson_parts
from motherlode.server.protocol import messages
from motherlode.server.protocol import pages as page_parts
from motherlode.server.protocol import parts as message_parts
from motherlode.server.protocol import puzzles as puzzle_parts
from motherlode.server.protocol import resources as answers
from motherlode.server.protocol import studio as studio_parts
from motherlode.table import plans
from motherlode.table import remarks as frame

SOURCE = Path(__file__).parents[1] / "src"
GENERATED = SOURCE / "generated"
HEADER = "// Generated from the Python types by web/scripts/client_types.py. Do not edit.\n"
OF_GAMES = "import type { Games, Slug } from './games';"
UNIONS = ("Asked", "Said")
PARTS = ("view", "lines", "story")  # the modules of a game that say what travels
DERIVED = "derived"  # stands for every game that has no board of its own


def structs(module: ModuleType) -> list[Any]:
    """The messages that a module defines; a base that only lends its fields is none."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and not value.__subclasses__()
    ]


def typed_dicts(module: ModuleType) -> list[Any]:
    """The TypedDicts that a module defines, in its order."""
    return [
        value
        for value in vars(module).values()
        if is_typeddict(value) and value.__module__ == module.__name__
    ]


def kinds() -> list[Any]:
    """Everything that travels, and what it is made of."""
    modules = (
        *(plans, evening_parts, message_parts, messages, answers, lesson_parts, puzzle_parts),
        *(studio_parts, call_parts, page_parts, claim_parts, habit_parts),
    )
    return [cls for module in modules for cls in structs(module)]


def of_messages() -> str:
    """The protocol."""
    parts = [typed_dict(history.Result), *(struct(cls) for cls in kinds())]
    unions = [union(name, getattr(messages, name)) for name in UNIONS]
    levels = f"export type Level = {written(plans.Level)};"
    phrases = f"export const PHRASES = {json.dumps(get_args(messages.Phrase))} as const;"
    reactions = f"export const REACTIONS = {json.dumps(get_args(messages.Reaction))} as const;"
    used = f"{OF_GAMES}\nimport type {{ RemarkLine }} from './view';\n"
    return "\n".join([HEADER, used, *parts, *unions, levels, phrases, reactions, ""])


def of_game(slug: str) -> str:
    """What a game's view, its story and its refusals hold."""
    package = package_of(load(slug))
    names = [f"{package}.{part}" for part in PARTS]
    modules = [import_module(name) for name in names if find_spec(name)]
    parts = [
        line(cls) if module.__name__.endswith(".lines") else typed_dict(cls)
        for module in modules
        for cls in typed_dicts(module)
    ]
    named = [union(name, value) for name, value in unions(package).items()]
    shared = ["Each", *(cls.__name__ for cls in typed_dicts(view))]
    used = [name for name in shared if any(re.search(rf"\b{name}\b", part) for part in parts)]
    imports = [f"import type {{ {', '.join(used)} }} from './view';\n"] if used else []
    return "\n".join([HEADER, *imports, *parts, *named])


def unions(package: str) -> dict[str, Any]:
    """The unions of lines and of refusals, by the names that the game gives them."""
    lines = vars(import_module(f"{package}.lines")).items()
    return {name: value for name, value in lines if isinstance(value, types.UnionType)}


def of_games() -> str:
    """Which types belong to which game."""
    imports = [f"import type * as {called(slug)} from './{slug}';" for slug in games()]
    entries = [f"  '{slug}': {{ {parts_of(load(slug))} }};" for slug in games()]
    entries.append(
        f"  '{DERIVED}': {{ view: DerivedView; line: DerivedLine | RemarkLine; ending: string; "
        "why: never; picture: never; measured: never };"
    )
    return "\n".join(
        [
            HEADER,
            *imports,
            "import type { DerivedLine, DerivedView } from './surface';",
            "import type { RemarkLine } from './view';",
            "",
            "/** What a table's messages hold, by the game that is played there. */",
            "export interface Games {",
            *entries,
            "}",
            "",
            "/** A game of ours, or “derived” for all that have no board of their own: every table",
            " * says which, and so what everything at it is. */",
            "export type Slug = keyof Games;",
            "",
        ]
    )


def called(slug: str) -> str:
    """The name of a game's types in TypeScript."""
    return "".join(word.capitalize() for word in slug.split("-"))


def parts_of(game: Game) -> str:
    """What a game brings to a message, by name."""
    seen = returned(game.view)
    whys = [returned(game.why_not)] if game.why_not else []
    looks = [get_args(returned(option.look))[0] for option in game.own.values()]
    measures = [returned(option.measure) for option in game.own.values() if option.measure]
    written_out = {
        "view": any_of(game, [seen]),
        "line": f"{any_of(game, [*get_args(returned(game.story))])} | RemarkLine",
        "ending": " | ".join(written(hint) for hint in members(fields(seen)["over"])),
        "why": any_of(game, whys),
        "picture": any_of(game, looks),
        "measured": any_of(game, measures),
    }
    return "; ".join(f"{part}: {what}" for part, what in written_out.items())


def any_of(game: Game, hints: list[Any]) -> str:
    """One of several types of a game, each by its name."""
    names = {value: name for name, value in unions(package_of(game)).items()}
    found = [names.get(kind) or kind.__name__ for hint in hints for kind in [without_none(hint)]]
    return " | ".join(f"{called(game.slug)}.{name}" for name in found) or "never"


def without_none(hint: Any) -> Any:
    """What a function returns if it returns something."""
    return reduce(or_, members(hint))


def of_modules() -> str:
    """What the client brings for each game, fetched when it is needed, and held to its types."""
    boards, printed, own = [], [], []
    for slug in (*games(), DERIVED):
        folder = SOURCE / "games" / slug
        boards.append(f"  '{slug}': () => import('../games/{slug}/Board.svelte'),")
        if (folder / "Printed.svelte").exists():
            printed.append(f"  '{slug}': () => import('../games/{slug}/Printed.svelte'),")
        options = [
            f"{option}: () => import('../games/{slug}/own/{option}.ts')"
            for option in (load(slug).own if slug != DERIVED else ())
            if (folder / "own" / f"{option}.ts").exists()
        ]
        if options:
            own.append(f"  '{slug}': {{ {', '.join(options)} }},")
    return "\n".join(
        [
            HEADER,
            "import type { BoardModule, PrintedModule } from '../lib/board';",
            "import type { OwnModule } from '../own/own';",
            "import type { Slug } from './games';",
            "",
            "export const BOARDS: { [G in Slug]: () => Promise<BoardModule<G>> } = {",
            *boards,
            "};",
            "",
            "export const PRINTED: { [G in Slug]?: () => Promise<PrintedModule<G>> } = {",
            *printed,
            "};",
            "",
            "type Options<G extends Slug> = Record<string, () => Promise<OwnModule<G>>>;",
            "export const OWN: { [G in Slug]?: Options<G> } = {",
            *own,
            "};",
            "",
        ]
    )


def of_pictures() -> str:
    """The pictures in the rules."""
    drawn = [typed_dict(cls) for cls in typed_dicts(pictures)]
    return "\n".join([HEADER, f"{OF_GAMES}\n", *drawn])


EACH = """/** Several that tell the same, each by its own `what`. */
export type Each<What extends string, Fields> = { [W in What]: { what: W } & Fields }[What];
"""


def of_views() -> str:
    """What all views share, and the frame's own lines."""
    shared = [typed_dict(cls) for cls in typed_dicts(view)]
    return "\n".join([HEADER, *shared, EACH, line(frame.RemarkLine)])


SEEN = """/** A view with what lies on the table in it. */
export type DerivedView = View & { surface: Surface };

/** A line of any game. */
export type DerivedLine = { what: string; seat?: number; from?: string; to?: string };
"""


def of_surfaces() -> str:
    """What a board is derived from."""
    made = [typed_dict(cls) for cls in typed_dicts(surface)]
    return "\n".join([HEADER, "import type { View } from './view';\n", *made, SEEN])


def of_frames() -> str:
    """What each game tells the frame of itself."""
    all_ = (*games(), DERIVED)
    imports = [f"import * as {called(slug)} from '../games/{slug}/frame';" for slug in all_]
    entries = [f"  '{slug}': {called(slug)}," for slug in all_]
    return "\n".join(
        [
            HEADER,
            *imports,
            "import type { FrameModule } from '../lib/frame';",
            "import type { Slug } from './games';",
            "",
            "export const FRAMES: { [G in Slug]: FrameModule<G> } = {",
            *entries,
            "};",
            "",
        ]
    )


def all_files() -> dict[str, str]:
    """Every generated file by its name."""
    ours = {
        "view.ts": of_views(),
        "surface.ts": of_surfaces(),
        "pictures.ts": of_pictures(),
        "messages.ts": of_messages(),
        "games.ts": of_games(),
        "modules.ts": of_modules(),
        "frames.ts": of_frames(),
    }
    return ours | {f"{slug}.ts": of_game(slug) for slug in games()}


def stale() -> list[str]:
    """The files that do not say what the Python types say."""
    return [
        name
        for name, text in all_files().items()
        if not (path := GENERATED / name).exists() or path.read_text("utf-8") != text
    ]


if __name__ == "__main__":
    if "--check" in sys.argv:
        old = stale()
        sys.exit(f"not current: {', '.join(old)}; run web/scripts/client_types.py" if old else 0)
    GENERATED.mkdir(parents=True, exist_ok=True)
    for name, text in all_files().items():
        (GENERATED / name).write_text(text, "utf-8")
