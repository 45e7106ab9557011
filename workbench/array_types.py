"""The types of arrays that many modules name."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Indices = NDArray[np.int64]
Rows = NDArray[np.int64]  # positions of documents in a corpus
Coordinates = NDArray[np.float64]  # points (rows) and dimensions (columns)
