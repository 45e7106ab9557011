"""Decision trees as plain arrays, so that they can be stored and applied without their library."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.methods.algebra.document_rows import is_sparse

_BLOCK = 128  # documents that are made dense at a time
_LEAF = -1


@dataclass(frozen=True)
class Tree:
    """Nodes with the column they ask for, the largest value that goes left, and their answers."""

    column: NDArray[np.int64]  # -1: a leaf
    threshold: NDArray[np.float64]
    left: NDArray[np.int64]
    right: NDArray[np.int64]
    answers: NDArray[np.float64]  # nodes × what is answered

    def answer(self, documents: NDArray[Any]) -> NDArray[np.float64]:
        """The answer of the leaf that each dense row reaches."""
        node = np.zeros(len(documents), dtype=np.int64)
        rows = np.arange(len(documents))
        while len(rows):
            here = node[rows]
            is_inner = self.column[here] != _LEAF
            rows, here = rows[is_inner], here[is_inner]
            goes_left = documents[rows, self.column[here]] <= self.threshold[here]
            node[rows] = np.where(goes_left, self.left[here], self.right[here])
            if (node[rows] <= here).any():  # both libraries number a node before those below it
                raise ValueError("the nodes of a tree lead in a circle")
        return self.answers[node]


def tree_of(fitted: Any) -> Tree:
    """The arrays of a tree of scikit-learn; answers are shares of the classes."""
    arrays = fitted.tree_
    is_leaf = arrays.children_left == arrays.children_right
    counts = arrays.value[:, 0, :]
    return Tree(
        np.where(is_leaf, _LEAF, arrays.feature).astype(np.int64),
        np.asarray(arrays.threshold, dtype=np.float64),
        arrays.children_left.astype(np.int64),
        arrays.children_right.astype(np.int64),
        counts / counts.sum(axis=1, keepdims=True),
    )


def boosted_tree_of(nodes: NDArray[Any]) -> Tree:
    """The arrays of a tree of scikit-learn's gradient boosting; an answer is what is added."""
    is_leaf = nodes["is_leaf"].astype(bool)
    return Tree(
        np.where(is_leaf, _LEAF, nodes["feature_idx"]).astype(np.int64),
        nodes["num_threshold"].astype(np.float64),
        nodes["left"].astype(np.int64),
        nodes["right"].astype(np.int64),
        nodes["value"].astype(np.float64)[:, None],
    )


def dense_blocks(X: Any, columns: NDArray[np.int64], kind: type) -> Any:
    """Rows of some columns in dense blocks of limited size."""
    for start in range(0, X.shape[0], _BLOCK):
        rows = X[start : start + _BLOCK][:, columns].astype(kind)
        yield rows.toarray() if is_sparse(rows) else rows
