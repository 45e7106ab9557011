"""Documents with several classes: one classifier per class against the rest."""

from collections.abc import Callable, Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.running.estimators import fit_estimator


class OneAgainstRest:
    """Fits a new classifier for each class and predicts 0/1 matrices."""

    def __init__(self, make: Callable[[], Any], prepare: Callable[[Any, Any], Any]) -> None:
        self._make, self._prepare = make, prepare
        self._members: list[Any] = []

    @classmethod
    def of(cls, members: Sequence[Any]) -> Self:
        """Put together what was fitted before."""
        made = cls(lambda: None, lambda *_: None)
        made._members = list(members)
        made.classes_ = np.arange(len(members))
        return made

    @property
    def members(self) -> tuple[Any, ...]:
        """For each class a fitted classifier, or the answer if it never varies."""
        return tuple(self._members)

    def fit(self, X: Any, indicators: NDArray[np.uint8]) -> "OneAgainstRest":
        """Learn each class; one that no or every training document has needs no classifier."""
        self.classes_ = np.arange(indicators.shape[1])
        for column in indicators.T.astype(np.int64):
            if column.min() == column.max():
                self._members.append(bool(column[0]))
                continue
            classifier = self._make()
            prepared = self._prepare(classifier, column)
            self._members.append(fit_estimator(classifier, X, column, prepared))
        return self

    def predict(self, X: Any) -> NDArray[np.uint8]:
        """Whether each document (row) has each class (column)."""
        columns = [
            np.full(X.shape[0], member) if isinstance(member, bool) else member.predict(X)
            for member in self._members
        ]
        return np.column_stack(columns).astype(np.uint8)

    def scores(self, X: Any) -> NDArray[np.float64] | None:
        """The score of each class for each document, where the classifiers have scores."""
        trained = [member for member in self._members if not isinstance(member, bool)]
        if not trained or not all(hasattr(member, "decision_function") for member in trained):
            return None
        columns = [
            np.full(X.shape[0], 1.0 if member else -1.0)
            if isinstance(member, bool)
            else member.decision_function(X)
            for member in self._members
        ]
        return np.column_stack(columns)
