"""Models of version 0.1.0: the counted training documents, from which they learn again."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.models.model import TrainingDocuments
from workbench.experiments.runs.array_trees import check_sparse

FIRST_FORMAT = 1
_LABEL_SETS = "label_sets.npy"


def read_training_documents(
    description: dict[str, Any], members: Sequence[str], array: Callable[[str], NDArray[Any]]
) -> TrainingDocuments:
    """Read what a model of the first format learns from; raises ValueError where parts differ."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    rows, columns = (int(length) for length in description["shape"])
    parts = tuple(array(f"{name}.npy") for name in ("data", "indices", "indptr"))
    counts = csr_array(parts, shape=(rows, columns))
    check_sparse(counts)
    class_index = array("class_index.npy").astype(np.int64)
    sizes_match = len(class_index) == rows and len(description["terms"]) == columns
    beyond = (class_index >= len(description["class_names"])) | (class_index < -1)
    if not sizes_match or beyond.any():
        raise ValueError("its parts do not match")
    label_sets = array(_LABEL_SETS) if _LABEL_SETS in members else None
    return TrainingDocuments(counts, class_index, label_sets)
