"""The tree of a hierarchical clustering, with a cut line."""

from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_scores import Rows
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import trial_with

_NEEDS = "These trials stored no tree of merges. Hierarchical clustering gives this picture."


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
        cls,
        run: Run,
        configuration: str | None = None,
        training: str | None = None,
        key: str | None = None,
    ) -> Self:
        """Read the tree of one trial."""
        trial, arrays = trial_with(run, "merges", _NEEDS, configuration, training, key)
        merges = np.asarray(arrays["merges"], dtype=np.float64)
        documents = np.arange(len(merges) + 1)
        found = arrays.get("labels", arrays.get("predicted"))
        clusters = len(np.unique(found)) if found is not None else len(run.class_names)
        return cls(
            trial.configuration,
            merges,
            run.corpus.class_index[documents],
            run.class_names,
            documents,
            clusters,
        )

    def height_for(self, n_clusters: int) -> float:
        """Where to cut so that so many clusters remain."""
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
        found = fcluster(self.merges, height, criterion="distance")
        return np.asarray(found, dtype=np.int64) - 1

    def leaf_order(self) -> NDArray[np.int64]:
        """The documents from left to right so that no branches cross."""
        n = len(self.merges) + 1
        order: list[int] = []
        waiting = [2 * n - 2] if n > 1 else [0]
        while waiting:
            node = waiting.pop()
            if node < n:
                order.append(node)
            else:
                left, right = self.merges[node - n, :2].astype(int)
                waiting += [right, left]
        return np.array(order[: len(self.documents)], dtype=np.int64)

    def brackets(self, most: int = 60) -> "Brackets":
        """The last merges as lines to draw; what lies below is gathered into leaves."""
        return _brackets(self, most)

    def rows(self) -> Rows:
        """One row per merge."""
        table: Rows = [("merge", "first", "second", "height", "documents")]
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
    leaf_shares: NDArray[np.float64]  # and its share


def _brackets(figure: DendrogramFigure, most: int) -> Brackets:
    n = len(figure.merges) + 1
    shown = min(most, n) - 1  # how many merges are drawn
    first_shown = 2 * n - 1 - shown  # nodes from here on are drawn as brackets
    order = figure.leaf_order()
    position = np.empty(n, dtype=np.int64)
    position[order[:n]] = np.arange(len(order[:n]))
    members = _spans(figure.merges, position)
    leaves = _top_leaves(figure.merges, n, first_shown)
    x = {node: float(place) for place, node in enumerate(leaves)}
    lines = np.zeros((shown, 5))
    for number in range(shown):
        node = first_shown + number
        left, right = figure.merges[node - n, :2].astype(int)
        if x[left] > x[right]:
            left, right = right, left
        lines[number] = (
            x[left],
            x[right],
            _height(figure.merges, n, left, first_shown),
            _height(figure.merges, n, right, first_shown),
            figure.merges[node - n, 2],
        )
        x[node] = (x[left] + x[right]) / 2
    groups = [figure.actual[order[slice(*members[leaf])]] for leaf in leaves]
    majorities = [_majority(one) for one in groups]
    return Brackets(
        lines,
        np.array([len(one) for one in groups], dtype=np.int64),
        np.array([one for one, _ in majorities], dtype=np.int64),
        np.array([share for _, share in majorities]),
    )


def _spans(merges: NDArray[np.float64], position: NDArray[np.int64]) -> list[tuple[int, int]]:
    """For each node, which places of the leaf order it covers."""
    spans = [(int(one), int(one) + 1) for one in position]
    for left, right in merges[:, :2].astype(int):
        start = min(spans[left][0], spans[right][0])
        spans.append((start, max(spans[left][1], spans[right][1])))
    return spans


def _top_leaves(merges: NDArray[np.float64], n: int, first_shown: int) -> list[int]:
    """The nodes that are drawn as leaves, from left to right."""
    leaves: list[int] = []
    waiting = [2 * n - 2]
    while waiting:
        node = waiting.pop()
        if node < first_shown or node < n:
            leaves.append(node)
        else:
            left, right = merges[node - n, :2].astype(int)
            waiting += [right, left]
    return leaves


def _height(merges: NDArray[np.float64], n: int, node: int, first_shown: int) -> float:
    return 0.0 if node < max(n, first_shown) else float(merges[node - n, 2])


def _majority(classes: NDArray[np.int64]) -> tuple[int, float]:
    known = classes[classes >= 0]
    if not len(known):
        return -1, 0.0
    counts = np.bincount(known)
    return int(counts.argmax()), float(counts.max() / len(classes))
