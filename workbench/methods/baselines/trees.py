"""Classifiers of decision trees: a random forest, and boosted trees on the most informative terms.

The trees are grown by scikit-learn, kept as plain arrays, and applied by our own code.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.special import expit, softmax
from sklearn.ensemble import HistGradientBoostingClassifier, RandomForestClassifier
from sklearn.feature_selection import f_classif
from sklearn.tree import DecisionTreeClassifier

from workbench.methods.algebra.document_rows import dense
from workbench.methods.algebra.tree_arrays import Tree, boosted_tree_of, dense_blocks, tree_of
from workbench.methods.base import Prepared, TextClassifier
from workbench.parameters import parameter


@dataclass(eq=False, repr=False)
class RandomForest(TextClassifier):
    """Trees on drawn documents and terms give their mean answer; one tree sees everything."""

    n_trees: int = parameter(
        200, "Trees", low=1, high=10_000, logarithmic=True, help="1: a single decision tree"
    )
    max_depth: int = parameter(0, "Largest depth", low=0, high=1000, help="0: not limited")
    min_leaf: int = parameter(1, "Smallest leaf", low=1, high=10_000, help="documents in it")
    seed: int = parameter(0, "Seed", low=0)

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:  # noqa: ARG002
        settings = {
            "max_depth": self.max_depth or None,
            "min_samples_leaf": self.min_leaf,
            "random_state": self.seed,
        }
        if self.n_trees == 1:
            grown = [DecisionTreeClassifier(**settings).fit(X, class_index)]
        else:
            forest = RandomForestClassifier(self.n_trees, **settings)
            grown = forest.fit(X, class_index).estimators_
        self._trees = [tree_of(tree) for tree in grown]
        self._columns = np.arange(X.shape[1])

    def _class_probabilities(self, X: Any) -> NDArray[np.float64]:
        # scikit-learn compares values of single precision with its thresholds.
        blocks = dense_blocks(X, self._columns, np.float32)
        return np.concatenate([_mean_answer(self._trees, block) for block in blocks])


@dataclass(eq=False, repr=False)
class BoostedTrees(TextClassifier):
    """Each tree corrects the errors of those before it (gradient boosting)."""

    n_rounds: int = parameter(100, "Rounds", low=1, high=10_000, logarithmic=True)
    learning_rate: float = parameter(
        0.1, "Learning rate", low=1e-4, high=1.0, logarithmic=True, help="of each tree"
    )
    max_leaves: int = parameter(31, "Leaves of a tree", low=2, high=1000)
    min_leaf: int = parameter(5, "Smallest leaf", low=1, high=10_000, help="documents in it")
    n_terms: int = parameter(
        1000,
        "Terms",
        low=1,
        high=100_000,
        logarithmic=True,
        help="those whose values differ most between classes (F-test)",
    )
    seed: int = parameter(0, "Seed", low=0)

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:  # noqa: ARG002
        self._columns = most_informative(X, class_index, self.n_terms)
        boosting = HistGradientBoostingClassifier(
            max_iter=self.n_rounds,
            learning_rate=self.learning_rate,
            max_leaf_nodes=self.max_leaves,
            min_samples_leaf=self.min_leaf,
            early_stopping=False,
            random_state=self.seed,
        ).fit(dense(X[:, self._columns]), class_index)
        # scikit-learn offers its trees under no other names.
        self._start = np.asarray(boosting._baseline_prediction, dtype=np.float64).ravel()
        self._rounds = [
            [boosted_tree_of(tree.nodes) for tree in trees] for trees in boosting._predictors
        ]

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        blocks = dense_blocks(X, self._columns, np.float64)
        values = np.concatenate([self._sums(block) for block in blocks])
        return np.column_stack([-values, values]) / 2 if values.shape[1] == 1 else values

    def _class_probabilities(self, X: Any) -> NDArray[np.float64]:
        scores = self._class_scores(X)
        if scores.shape[1] == 2:
            second = expit(scores[:, 1] - scores[:, 0])
            return np.column_stack([1 - second, second])
        return softmax(scores, axis=1)

    def _sums(self, documents: NDArray[Any]) -> NDArray[np.float64]:
        values = np.tile(self._start, (len(documents), 1))
        for trees in self._rounds:
            for position, tree in enumerate(trees):
                values[:, position] += tree.answer(documents)[:, 0]
        return values


def most_informative(X: Any, class_index: NDArray[np.int64], count: int) -> NDArray[np.int64]:
    """The columns whose means differ most between classes, in their order."""
    if count >= X.shape[1]:
        return np.arange(X.shape[1])
    with np.errstate(divide="ignore", invalid="ignore"):  # a column that never varies
        scores = np.nan_to_num(f_classif(X, class_index)[0], nan=-1.0)
    return np.sort(np.argsort(-scores, kind="stable")[:count])


def _mean_answer(trees: list[Tree], documents: NDArray[Any]) -> NDArray[np.float64]:
    total = trees[0].answer(documents)
    for tree in trees[1:]:
        total = total + tree.answer(documents)
    return total / len(trees)
