"""TypeScript types out of the Python ones, so that the client cannot disagree with the server.

.venv/bin/python web/scripts/types.py           writes web/src/generated/*.ts
.venv/bin/python web/scripts/types.py --check   says which of them are not current
"""

import inspect
import re
import sys
import types
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from motherlode.engine import view
from motherlode.engine.words import package_of
from motherlode.games import games, load

GENERATED = Path(__file__).parents[1] / "src" / "generated"
HEADER = "// Generated from the Python types by web/scripts/types.py. Do not edit.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def written(hint: Any) -> str:
    """A type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is Any or hint is object:
        return "unknown"
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Required, NotRequired):
        return written(args[0])
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(arg) for arg in args))
    if origin is Literal:
        return " | ".join(f'"{arg}"' if isinstance(arg, str) else str(arg) for arg in args)
    if origin in (list, Sequence) or (origin is tuple and args[-1:] == (...,)):
        inner = written(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(arg) for arg in args)}]"
    if origin in (dict, Mapping):
        return f"Record<{written(args[0])}, {written(args[1])}>"
    if hint in (list, dict):
        return "unknown[]" if hint is list else "Record<string, unknown>"
    return str(hint.__name__)


def remarks(cls: type) -> dict[str, str]:
    """The comments behind the fields: they are worth as much to a reader of TypeScript."""
    found = re.findall(r"^ {4}(\w+): [^#\n]*#\s*(.+)$", inspect.getsource(cls), re.MULTILINE)
    return dict(found)


def typed_dict(cls: Any) -> str:
    """A TypedDict as an interface, with the fields of its bases."""
    said = remarks(cls)
    rows = [f"/** {(cls.__doc__ or '').strip().splitlines()[0]} */"] if cls.__doc__ else []
    rows.append(f"export interface {cls.__name__} {{")
    for name, hint in get_type_hints(cls).items():
        mark = "" if name in cls.__required_keys__ else "?"
        remark = f" // {said[name]}" if name in said else ""
        rows.append(f"  {name}{mark}: {written(hint)};{remark}")
    return "\n".join([*rows, "}\n"])


def typed_dicts(module: ModuleType) -> list[Any]:
    """The TypedDicts that a module defines, in its order."""
    return [
        value
        for value in vars(module).values()
        if is_typeddict(value) and value.__module__ == module.__name__
    ]


def of_game(slug: str) -> str:
    """What a game's view and its story hold."""
    package = package_of(load(slug))
    modules = [import_module(f"{package}.view")]
    if find_spec(f"{package}.story"):
        modules.append(import_module(f"{package}.story"))
    parts = [typed_dict(cls) for module in modules for cls in typed_dicts(module)]
    shared = [cls.__name__ for cls in typed_dicts(view)]
    used = [name for name in shared if any(re.search(rf"\b{name}\b", part) for part in parts)]
    return "\n".join([HEADER, f"import type {{ {', '.join(used)} }} from './view';\n", *parts])


def all_files() -> dict[str, str]:
    """Every generated file by its name."""
    shared = "\n".join([HEADER, *(typed_dict(cls) for cls in typed_dicts(view))])
    return {"view.ts": shared} | {f"{slug}.ts": of_game(slug) for slug in games()}


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
        sys.exit(f"not current: {', '.join(old)}; run web/scripts/types.py" if old else 0)
    GENERATED.mkdir(parents=True, exist_ok=True)
    for name, text in all_files().items():
        (GENERATED / name).write_text(text, "utf-8")
