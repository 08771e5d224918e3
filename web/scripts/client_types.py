"""TypeScript types out of the Python ones, so that the client cannot disagree with the server.

.venv/bin/python web/scripts/client_types.py           writes web/src/generated/*.ts
.venv/bin/python web/scripts/client_types.py --check   says which of them are not current
"""

import inspect
import json
import re
import sys
import types
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import (
    Annotated,
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

import msgspec

from motherlode.engine import pictures, view
from motherlode.engine.words import package_of
from motherlode.games import games, load
from motherlode.server.protocol import messages
from motherlode.server.protocol import parts as message_parts
from motherlode.server.protocol import resources as answers
from motherlode.table import plans

GENERATED = Path(__file__).parents[1] / "src" / "generated"
HEADER = "// Generated from the Python types by web/scripts/client_types.py. Do not edit.\n"
UNIONS = ("Asked", "Said")
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def written(hint: Any) -> str:
    """A type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is Any or hint is object:
        return "unknown"
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Required, NotRequired, Annotated):
        return written(args[0])
    if origin in (Union, types.UnionType):
        told = [arg for arg in args if arg is not msgspec.UnsetType]
        return " | ".join(dict.fromkeys(written(arg) for arg in told))
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


def interface(cls: Any, rows: list[str]) -> str:
    """An interface with what is said about it."""
    about = [f"/** {cls.__doc__.strip().splitlines()[0]} */"] if cls.__doc__ else []
    return "\n".join([*about, f"export interface {cls.__name__} {{", *rows, "}\n"])


def typed_dict(cls: Any) -> str:
    """A TypedDict as an interface, with the fields of its bases."""
    said = remarks(cls)
    return interface(
        cls,
        [
            row(name, hint, name in cls.__required_keys__, said)
            for name, hint in get_type_hints(cls).items()
        ],
    )


def row(name: str, hint: Any, required: bool, said: Mapping[str, str]) -> str:
    """A field."""
    remark = f" // {said[name]}" if name in said else ""
    return f"  {name}{'' if required else '?'}: {written(hint)};{remark}"


def struct(cls: Any) -> str:
    """A message or a part of one; what has a default may be left out on the wire."""
    config, said = cls.__struct_config__, remarks(cls)
    tag = [f'  {config.tag_field}: "{config.tag}";'] if config.tag else []
    hints = get_type_hints(cls, include_extras=True)
    fields = msgspec.structs.fields(cls)
    return interface(cls, tag + [row(f.name, hints[f.name], f.required, said) for f in fields])


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


def kinds() -> list[Any]:
    """Everything that travels, and what it is made of."""
    modules = (plans, message_parts, messages, answers)
    return [cls for module in modules for cls in structs(module)]


def of_messages() -> str:
    """The protocol."""
    parts = [struct(cls) for cls in kinds()]
    unions = [f"export type {name} = {written(getattr(messages, name))};" for name in UNIONS]
    levels = f"export type Level = {written(plans.Level)};"
    phrases = f"export const PHRASES = {json.dumps(get_args(messages.Phrase))} as const;"
    return "\n".join([HEADER, *parts, *unions, levels, phrases, ""])


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
    drawn = "\n".join([HEADER, *(typed_dict(cls) for cls in typed_dicts(pictures))])
    ours = {"view.ts": shared, "pictures.ts": drawn, "messages.ts": of_messages()}
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
