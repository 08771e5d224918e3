"""Libraries that only parts of the lab need, and what to say where one is missing."""

from importlib import import_module
from typing import Any

from motherlode.engine.errors import MotherlodeError

# The command that brings each library; PyTorch and JAX have builds for many devices.
COMMANDS = {
    "gymnasium": "pip install 'motherlode[lab]'",
    "matplotlib": "pip install 'motherlode[lab]'",
    "pettingzoo": "pip install 'motherlode[lab]'",
    "pyarrow": "pip install 'motherlode[lab]'",
    "ray": "pip install 'motherlode[ray]'",
    "pyspiel": "pip install 'motherlode[openspiel]'",
    "torch": "pip install torch",
    "jax": "pip install jax",
}


def extra(name: str) -> Any:
    """A library or a part of it, or an error that says how to get it."""
    library = name.partition(".")[0]
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != library:
            raise  # the library is there, but something that it needs is not
        raise MotherlodeError(
            "lab/extra-missing",
            f"This part of the lab needs {library}, which is not installed: {COMMANDS[library]}",
        ) from error
