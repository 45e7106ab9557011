"""What every method has in common: checked settings, checked input, named classes, preparation.

`fit` is always `prepare` followed by `_learn`. What `prepare` returns depends on the documents
(and, where `prepares_with_labels`, on their classes) and on the settings in `prepared_by` alone,
so that an experiment computes it once and hands it to every `fit` that shares them. Where a larger
value of one setting serves all smaller ones (dimensions of a factorisation), `prepared_up_to`
names it.
"""

from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassifierMixin, ClusterMixin
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.errors import ParameterError
from workbench.parameters import check_parameters

UNLABELLED = -1
Prepared = dict[str, Any]


class TextMethod(BaseEstimator):
    """Checks settings and input, and separates preparing from learning."""

    prepared_by: ClassVar[tuple[str, ...]] = ()
    prepared_up_to: ClassVar[str | None] = None
    prepares_with_labels: ClassVar[bool] = False

    def prepare(self, X: Any, class_index: NDArray[np.int64] | None = None) -> Prepared:  # noqa: ARG002
        """Compute what fits with other classes or other settings can share."""
        return {}

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.sparse = True
        return tags

    def _checked(self, X: Any, reset: bool, **details: Any) -> Any:
        if reset:
            check_parameters(self)
        return validate_data(self, X, accept_sparse="csr", dtype=np.float64, reset=reset, **details)


class TextClassifier(ClassifierMixin, TextMethod):
    """Learns from labelled documents and names the class of new ones."""

    def fit(self, X: Any, y: Any, prepared: Prepared | None = None) -> Self:
        """Learn the classes of documents (rows of X)."""
        check_parameters(self)
        X, y = validate_data(self, X, y, accept_sparse="csr", dtype=np.float64)
        check_classification_targets(y)
        self.classes_, class_index = np.unique(y, return_inverse=True)
        if len(self.classes_) < 2:
            raise ParameterError(
                f"{type(self).__name__} needs documents of at least two classes; "
                f"all {X.shape[0]} have the same class, so only one class is known."
            )
        self._learn(X, class_index, self.prepare(X, class_index) if prepared is None else prepared)
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """Name the most likely class of each document."""
        check_is_fitted(self)
        return self.classes_[self._classify(self._checked(X, reset=False))]

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:
        raise NotImplementedError

    def _classify(self, X: Any) -> NDArray[np.int64]:
        raise NotImplementedError


class TransductiveClassifier(ClassifierMixin, TextMethod):
    """Sees the text of every document and the class of some; -1 marks an unknown class."""

    def fit(self, X: Any, y: Any, prepared: Prepared | None = None) -> Self:
        """Name the classes of the documents whose y is -1; the result is `transduction_`."""
        check_parameters(self)
        X, y = validate_data(self, X, y, accept_sparse="csr", dtype=np.float64)
        check_classification_targets(y)
        known = y != UNLABELLED
        self.classes_ = np.unique(y[known])
        if len(self.classes_) == 0:
            raise ParameterError(f"{type(self).__name__} needs at least one labelled document.")
        class_index = np.full(len(y), UNLABELLED, dtype=np.int64)
        class_index[known] = np.searchsorted(self.classes_, y[known])
        found = self._transduce(
            X, class_index, self.prepare(X, class_index) if prepared is None else prepared
        )
        self.transduction_ = self.classes_[found]
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """Name the class of documents that were not seen in `fit`."""
        check_is_fitted(self)
        return self.classes_[self._classify(self._checked(X, reset=False))]

    def _transduce(
        self, X: Any, class_index: NDArray[np.int64], prepared: Prepared
    ) -> NDArray[np.int64]:
        raise NotImplementedError

    def _classify(self, X: Any) -> NDArray[np.int64]:
        raise NotImplementedError


class TextClusterer(ClusterMixin, TextMethod):
    """Groups documents without knowing their classes; the result is `labels_`."""

    def fit(self, X: Any, y: Any = None, prepared: Prepared | None = None) -> Self:  # noqa: ARG002
        """Find the cluster of each document (row of X)."""
        X = self._checked(X, reset=True, ensure_min_samples=2)
        self.labels_ = self._group(X, self.prepare(X) if prepared is None else prepared)
        return self

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:
        raise NotImplementedError
