"""Numbered words or terms of documents."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Sequences:
    """The numbered words or terms of all documents, and the length of each document."""

    names: Sequence[str]
    numbers: NDArray[np.int32]
    lengths: NDArray[np.int64]
