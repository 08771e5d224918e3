"""Loads `numba.cuda`, the one place where it is imported."""

import os
from typing import Any

import numpy as np

# numba-cuda up to 0.30 asks for `numpy.row_stack`, which NumPy 2.5 removed.
if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined, unused-ignore]

# A small batch is a small batch: no warning about an idle device. The variable is for a Numba that
# has yet to read its settings, the setting for one that has.
os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")

from numba import cuda as _cuda
from numba.core import config as _config

settings: Any = _config
settings.CUDA_LOW_OCCUPANCY_WARNINGS = 0
cuda: Any = _cuda


def available() -> bool:
    """Whether there is a device to run on, real or simulated."""
    try:
        return bool(cuda.is_available())
    except Exception:  # a driver that is present but broken says so in many ways
        return False
