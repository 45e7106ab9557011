"""Documents with several classes: one classifier per class against the rest."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.running.shared_fits import fit


class OneAgainstRest:
    """Fits a fresh classifier for each class and answers with 0/1 matrices."""

    def __init__(self, make: Callable[[], Any], prepare: Callable[[Any, Any], Any]) -> None:
        self._make, self._prepare = make, prepare
        self._members: list[Any] = []

    def fit(self, X: Any, indicators: NDArray[np.uint8]) -> "OneAgainstRest":
        """Learn each class; one that no or every training document has needs no classifier."""
        self.classes_ = np.arange(indicators.shape[1])
        for column in indicators.T.astype(np.int64):
            if column.min() == column.max():
                self._members.append(bool(column[0]))
                continue
            classifier = self._make()
            prepared = self._prepare(classifier, column)
            self._members.append(fit(classifier, X, column, prepared))
        return self

    def predict(self, X: Any) -> NDArray[np.uint8]:
        """Say for each document and class whether the document has it."""
        columns = [
            np.full(X.shape[0], one) if isinstance(one, bool) else one.predict(X)
            for one in self._members
        ]
        return np.column_stack(columns).astype(np.uint8)

    def scores(self, X: Any) -> NDArray[np.float64] | None:
        """How strongly each class is preferred, where the classifiers can say."""
        trained = [one for one in self._members if not isinstance(one, bool)]
        if not trained or not all(hasattr(one, "decision_function") for one in trained):
            return None
        columns = [
            np.full(X.shape[0], 1.0 if one else -1.0)
            if isinstance(one, bool)
            else one.decision_function(X)
            for one in self._members
        ]
        return np.column_stack(columns)
