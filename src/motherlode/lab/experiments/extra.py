"""Libraries that come with the extras `lab` and `ray`; a clear word where they are missing."""

from importlib import import_module
from typing import Any

from motherlode.engine.errors import MotherlodeError


def need(module: str, extra: str) -> Any:
    """A library, or how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MotherlodeError(
            "lab/not-installed",
            f"This needs {module.partition('.')[0]}: pip install 'motherlode[{extra}]'.",
        ) from error


def arrow(module: str = "") -> Any:
    """PyArrow, or one of its modules."""
    return need(f"pyarrow.{module}" if module else "pyarrow", "lab")
