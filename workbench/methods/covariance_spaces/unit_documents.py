"""Documents of length 1, dense or sparse: their products with directions and sums of clusters."""

from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.methods.algebra.document_rows import dense, is_sparse, row_squares

Columns = slice | NDArray[np.integer[Any]]


class UnitDocuments:
    """Rows of a matrix, each of length 1 or empty."""

    def __init__(self, unit: Any) -> None:
        self.unit = unit
        self.squares = row_squares(unit)
        self._is_sparse = is_sparse(unit)
        if self._is_sparse:
            self._row_of_entry = np.repeat(np.arange(unit.shape[0]), np.diff(unit.indptr))

    def __len__(self) -> int:
        return len(self.squares)

    def products(self, directions: Floats) -> Floats:
        """The inner products of all documents (rows) with some directions (columns)."""
        return dense(self.unit @ directions.T)

    def rows(self, documents: Any) -> Floats:
        """Some documents as dense rows."""
        return dense(self.unit[documents])

    def entries(self, document: int) -> tuple[Columns, Floats]:
        """The columns in which a document has entries, and the entries."""
        if not self._is_sparse:
            return slice(None), self.unit[document]
        start, end = self.unit.indptr[document : document + 2]
        return self.unit.indices[start:end], self.unit.data[start:end]

    def sums(self, labels: NDArray[np.int64], clusters: NDArray[np.int64]) -> Floats:
        """The sums of the documents of some clusters, each in the order of the documents."""
        position = np.full(max(labels.max(), clusters.max()) + 1, -1)
        position[clusters] = np.arange(len(clusters))
        rows = position[labels]
        shape = (len(clusters), self.unit.shape[1])
        if self._is_sparse:
            of_entries = rows[self._row_of_entry]
            inside = slice(None) if (rows >= 0).all() else of_entries >= 0
            cells = of_entries[inside] * shape[1] + self.unit.indices[inside]
            added = np.bincount(cells, self.unit.data[inside], minlength=shape[0] * shape[1])
            return np.asarray(added.reshape(shape), dtype=np.float64)
        inside = rows >= 0
        ends = np.concatenate([[0], np.cumsum(inside)])
        parts = (np.ones(ends[-1]), rows[inside], ends)
        members = sp.csc_array(parts, shape=(len(clusters), len(rows)))
        return np.asarray(members @ self.unit, dtype=np.float64)
