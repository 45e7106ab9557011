"""The affinity matrix as a picture: documents ordered by class, weights summed in bins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_choice import Wanted, trial_with
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.runs.run import Run

_NEEDS = (
    "These trials stored no affinity matrix. This view needs a method that builds a graph of "
    "documents, such as spectral learning."
)
_BINS = 400
_OVERRIDING = ("spectral-classification",)  # labels replace the links among labelled documents


@dataclass(frozen=True)
class AffinityFigure:
    """Sums of weights in square bins of documents, classes side by side.

    Where labels override links, as in spectral classification, this is the graph after that:
    labelled documents of one class are all linked, those of different classes are not.

    `boundaries` holds the start of each class in `class_names` as a fraction of the side, followed
    by 1.
    """

    configuration: str
    training: str
    weights: NDArray[np.float64]
    nonzeros: NDArray[np.int64]
    class_names: tuple[str, ...]
    boundaries: NDArray[np.float64]
    n_documents: int

    @classmethod
    def from_run(
        cls,
        run: Run,
        configuration: Wanted = None,
        training: Wanted = None,
        key: Wanted = None,
        bins: int = _BINS,
    ) -> Self:
        """Bin the affinities of one trial."""
        from scipy.sparse import coo_array  # late: 0.4 s to import

        trial, arrays = trial_with(run, "affinity_values", _NEEDS, configuration, training, key)
        size = int(arrays["affinity_size"])
        positions = (arrays["affinity_rows"], arrays["affinity_columns"])
        matrix = coo_array((arrays["affinity_values"], positions), shape=(size, size))
        classes = _classes(run, arrays, size)
        labelled = arrays.get("train_rows") if trial.method in _OVERRIDING else None
        return cls.from_matrix(
            matrix,
            classes,
            run.class_names,
            bins,
            labelled=None if size != len(run.corpus.class_index) else labelled,
            configuration=trial.configuration,
            training=trial.training,
        )

    @classmethod
    def from_matrix(
        cls,
        matrix: Any,
        class_index: NDArray[np.int64],
        class_names: Sequence[str],
        bins: int = _BINS,
        *,
        labelled: NDArray[Any] | None = None,
        configuration: str = "",
        training: str = "",
    ) -> Self:
        """Bin a sparse matrix of documents by documents; `labelled` ones override their links."""
        n = len(class_index)
        side = max(min(bins, n), 1)
        order = np.argsort(class_index, kind="stable")
        cell_of = np.empty(n, dtype=np.int64)
        cell_of[order] = np.arange(n) * side // max(n, 1)
        known = np.zeros(n, dtype=bool)
        known[np.empty(0, dtype=np.int64) if labelled is None else labelled] = True
        entries = matrix.tocoo()
        is_free = ~(known[entries.row] & known[entries.col]) if n else np.empty(0, dtype=bool)
        cells = cell_of[entries.row[is_free]] * side + cell_of[entries.col[is_free]]
        weights = np.bincount(cells, entries.data[is_free], side**2).astype(np.float64)
        cliques = _cliques(cell_of[known], class_index[known], side)
        present = np.unique(class_index)
        edges = np.searchsorted(class_index[order], present) / max(n, 1)
        names = ["no class" if index < 0 else class_names[index] for index in present]
        return cls(
            configuration,
            training,
            weights.reshape(side, side) + cliques,
            np.bincount(cells, minlength=side**2).reshape(side, side) + cliques,
            tuple(names),
            np.append(edges, 1.0),
            n,
        )

    def density(self) -> NDArray[np.float64]:
        """Share of the possible links in each bin that exist."""
        side = len(self.weights)
        sizes = np.bincount(
            np.arange(self.n_documents) * side // max(self.n_documents, 1), minlength=side
        )
        return self.nonzeros / np.maximum(np.outer(sizes, sizes), 1)

    def rows(self) -> TableRows:
        """One row per bin with links."""
        table: TableRows = [("row bin", "column bin", "links", "weight")]
        bins = zip(*np.nonzero(self.nonzeros), strict=True)
        return table + [
            (int(i), int(j), int(self.nonzeros[i, j]), float(self.weights[i, j])) for i, j in bins
        ]


def _cliques(
    cell_of: NDArray[np.int64], classes: NDArray[np.int64], side: int
) -> NDArray[np.int64]:
    """The links of weight 1 between all labelled documents of a class, in bins."""
    links = np.zeros((side, side), dtype=np.int64)
    for label in np.unique(classes):
        counts = np.bincount(cell_of[classes == label], minlength=side)
        links += np.outer(counts, counts) - np.diag(counts)
    return links


def _classes(run: Run, arrays: dict[str, NDArray[Any]], size: int) -> NDArray[np.int64]:
    """The classes of the documents in the graph: the whole corpus or the training documents."""
    classes = run.corpus.class_index
    if size == len(classes):
        return classes
    rows = arrays.get("train_rows", np.empty(0, dtype=np.int64))
    return classes[rows] if size == len(rows) else np.full(size, -1, dtype=np.int64)
