"""Python types as TypeScript writes them.

What belongs to the game that is played (`engine/shapes.py`) is written as a part of `Games[G]`, and
whatever holds something of that kind is generic: `State<G>` is the board of the game G.
"""

import inspect
import re
import types
from collections.abc import Mapping, Sequence
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from motherlode.engine.shapes import OfGame, fields

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
GENERIC = "<G extends Slug = Slug>"


def written(hint: Any) -> str:
    """A type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is Any or hint is object:
        return "unknown"
    if isinstance(hint, TypeVar):
        return hint.__name__
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return of_game(hint) or written(args[0])
    if origin in (Required, NotRequired):
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
    if origin is not None:
        return f"{origin.__name__}<{', '.join(written(arg) for arg in args)}>"
    return f"{hint.__name__}<G>" if is_generic(hint) else str(hint.__name__)


def of_game(hint: Any) -> str | None:
    """A part of the game that is played; None for what belongs to no game."""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, OfGame):
            return "G" if mark.part == "slug" else f'Games[G]["{mark.part}"]'
    return None


@cache
def is_generic(hint: Any) -> bool:
    """Whether something of a game is in it."""
    if of_game(hint):
        return True
    if isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or is_typeddict(hint)):
        return any(map(is_generic, get_type_hints(hint, include_extras=True).values()))
    return any(is_generic(arg) for arg in get_args(hint) if get_origin(hint) is not Literal)


def remarks(cls: type) -> dict[str, str]:
    """The comments behind the fields: they are worth as much to a reader of TypeScript."""
    found = re.findall(r"^ {4}(\w+): [^#\n]*#\s*(.+)$", inspect.getsource(cls), re.MULTILINE)
    return dict(found)


def about(cls: Any) -> list[str]:
    """What is said about a type."""
    return [f"/** {cls.__doc__.strip().splitlines()[0]} */"] if cls.__doc__ else []


def typed_dict(cls: Any) -> str:
    """A TypedDict with the fields of its bases. No interface: any may be read as plain values."""
    said, names = remarks(cls), getattr(cls, "__parameters__", ())
    bounds = [f"{name.__name__} extends {written(name.__bound__)}" for name in names]
    defaults = [re.sub(r"<.*", "", bound.split(" extends ")[1]) for bound in bounds]
    given = ", ".join(f"{b.split('<')[0]} = {d}" for b, d in zip(bounds, defaults, strict=True))
    generic = f"<{given}>" if given else GENERIC if is_generic(cls) else ""
    rows = [
        row(name, hint, name in cls.__required_keys__, said) for name, hint in fields(cls).items()
    ]
    return "\n".join([*about(cls), f"export type {cls.__name__}{generic} = {{", *rows, "};\n"])


def line(cls: Any) -> str:
    """A line of a story: where several tell the same, each is a type of its own by its `what`."""
    has = fields(cls)
    what = has.pop("what")
    if len(get_args(what)) == 1:
        return typed_dict(cls)
    rows = [
        row(name, hint, name in cls.__required_keys__, remarks(cls)) for name, hint in has.items()
    ]
    each = f"export type {cls.__name__} = Each<{written(what)}, {{"
    return "\n".join([*about(cls), each, *rows, "}>;\n"])


def row(name: str, hint: Any, required: bool, said: Mapping[str, str]) -> str:
    """A field."""
    remark = f" // {said[name]}" if name in said else ""
    return f"  {name}{'' if required else '?'}: {written(hint)};{remark}"


def struct(cls: Any) -> str:
    """A message or a part of one; what has a default may be left out on the wire."""
    config, said = cls.__struct_config__, remarks(cls)
    tag = [f'  {config.tag_field}: "{config.tag}";'] if config.tag else []
    hints = get_type_hints(cls, include_extras=True)
    generic = GENERIC if is_generic(cls) else ""
    rows = [row(f.name, hints[f.name], f.required, said) for f in msgspec.structs.fields(cls)]
    return "\n".join(
        [*about(cls), f"export interface {cls.__name__}{generic} {{", *tag, *rows, "}\n"]
    )


def union(name: str, hint: Any) -> str:
    """A union under its name."""
    generic = GENERIC if is_generic(hint) else ""
    return f"export type {name}{generic} = {written(hint)};\n"
