"""The tree of a hierarchical clustering, with a cut line."""

from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_choice import Wanted, trial_with
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.runs.run import Run

_NEEDS = "These trials stored no tree of merges. This view needs hierarchical clustering."


@dataclass(frozen=True)
class DendrogramFigure:
    """Merges of documents: each row of `merges` holds two nodes, a height and a size.

    Nodes below the number of documents are documents; the others are earlier merges.
    """

    configuration: str
    merges: NDArray[np.float64]
    actual: NDArray[np.int64]
    class_names: tuple[str, ...]
    documents: NDArray[np.int64]
    n_clusters: int

    @classmethod
    def from_run(
        cls, run: Run, configuration: Wanted = None, training: Wanted = None, key: Wanted = None
    ) -> Self:
        """Read the tree of one trial."""
        trial, arrays = trial_with(run, "merges", _NEEDS, configuration, training, key)
        merges = np.asarray(arrays["merges"], dtype=np.float64)
        documents = np.arange(len(merges) + 1)
        assigned = arrays.get("labels", arrays.get("predicted"))
        clusters = len(np.unique(assigned)) if assigned is not None else len(run.class_names)
        return cls(
            trial.configuration,
            merges,
            run.corpus.class_index[documents],
            run.class_names,
            documents,
            clusters,
        )

    def height_for(self, n_clusters: int) -> float:
        """The height at which a cut leaves a number of clusters."""
        heights = np.sort(self.merges[:, 2])
        n = len(heights) + 1
        if not 1 <= n_clusters <= n or len(heights) == 0:
            return 0.0
        below = heights[n - n_clusters - 1] if n_clusters < n else 0.0
        above = heights[n - n_clusters] if n_clusters > 1 else heights[-1] * 1.05
        return float((below + above) / 2)

    def n_clusters_at(self, height: float) -> int:
        """How many clusters remain when the tree is cut at a height."""
        return int((self.merges[:, 2] > height).sum()) + 1

    def clusters_at(self, height: float) -> NDArray[np.int64]:
        """The cluster of each document when the tree is cut at a height."""
        from scipy.cluster.hierarchy import fcluster  # late: 0.7 s to import

        if not len(self.merges):
            return np.zeros(len(self.documents), dtype=np.int64)
        clusters = fcluster(self.merges, height, criterion="distance")
        return np.asarray(clusters, dtype=np.int64) - 1

    def leaf_order(self) -> NDArray[np.int64]:
        """The documents from left to right so that no branches cross."""
        n = len(self.merges) + 1
        order: list[int] = []
        pending = [2 * n - 2] if n > 1 else [0]
        while pending:
            node = pending.pop()
            if node < n:
                order.append(node)
            else:
                left, right = self.merges[node - n, :2].astype(int)
                pending += [right, left]
        return np.array(order[: len(self.documents)], dtype=np.int64)

    def brackets(self, most: int = 60) -> "Brackets":
        """The last merges as lines to draw; merges below them become leaves."""
        n = len(self.merges) + 1
        n_shown = min(most, n) - 1
        first_shown = 2 * n - 1 - n_shown  # nodes from here on are drawn as brackets
        leaves = _top_leaves(self.merges, n, first_shown)
        order = self.leaf_order()
        position = np.empty(n, dtype=np.int64)
        position[order[:n]] = np.arange(len(order[:n]))
        members = _spans(self.merges, position)
        leaf_documents = tuple(order[slice(*members[leaf])] for leaf in leaves)
        groups = [self.actual[documents] for documents in leaf_documents]
        return Brackets(
            _lines(self.merges, leaves, first_shown),
            np.array([len(classes) for classes in groups], dtype=np.int64),
            np.array([_majority(classes) for classes in groups], dtype=np.int64),
            tuple(self.documents[documents] for documents in leaf_documents),
        )

    def rows(self) -> TableRows:
        """One row per merge."""
        table: TableRows = [("merge", "first", "second", "height", "documents")]
        return table + [
            (number, int(first), int(second), float(height), int(size))
            for number, (first, second, height, size) in enumerate(
                self.merges, start=len(self.merges) + 1
            )
        ]


@dataclass(frozen=True)
class Brackets:
    """Lines of a tree: (left, right, bottom left, bottom right, top) each; leaves with sizes."""

    lines: NDArray[np.float64]
    leaf_sizes: NDArray[np.int64]
    leaf_classes: NDArray[np.int64]  # the most frequent class of each leaf
    leaf_documents: tuple[NDArray[np.int64], ...] = ()


def _lines(merges: NDArray[np.float64], leaves: list[int], first_shown: int) -> NDArray[np.float64]:
    n = len(merges) + 1
    x = {node: float(position) for position, node in enumerate(leaves)}
    lines = np.zeros((2 * n - 1 - first_shown, 5))
    for number in range(len(lines)):
        node = first_shown + number
        left, right = sorted(merges[node - n, :2].astype(int), key=lambda child: x[child])
        lines[number] = (
            x[left],
            x[right],
            _height(merges, n, left, first_shown),
            _height(merges, n, right, first_shown),
            merges[node - n, 2],
        )
        x[node] = (x[left] + x[right]) / 2
    return lines


def _spans(merges: NDArray[np.float64], position: NDArray[np.int64]) -> list[tuple[int, int]]:
    """For each node, the positions of the leaf order it covers."""
    spans = [(int(leaf), int(leaf) + 1) for leaf in position]
    for left, right in merges[:, :2].astype(int):
        start = min(spans[left][0], spans[right][0])
        spans.append((start, max(spans[left][1], spans[right][1])))
    return spans


def _top_leaves(merges: NDArray[np.float64], n: int, first_shown: int) -> list[int]:
    """The nodes that are drawn as leaves, from left to right."""
    leaves: list[int] = []
    pending = [2 * n - 2]
    while pending:
        node = pending.pop()
        if node < first_shown or node < n:
            leaves.append(node)
        else:
            left, right = merges[node - n, :2].astype(int)
            pending += [right, left]
    return leaves


def _height(merges: NDArray[np.float64], n: int, node: int, first_shown: int) -> float:
    return 0.0 if node < max(n, first_shown) else float(merges[node - n, 2])


def _majority(classes: NDArray[np.int64]) -> int:
    labelled = classes[classes >= 0]
    return int(np.bincount(labelled).argmax()) if len(labelled) else -1
