"""Documents with several classes: one classifier per class against the rest."""

from collections.abc import Callable, Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.running.estimators import fit_estimator
from workbench.methods.base import TextClassifier, TextMethod


class OneAgainstRest:
    """Fits a new classifier for each class and predicts 0/1 matrices."""

    def __init__(self, make: Callable[[], Any], prepare: Callable[[Any, Any], Any]) -> None:
        self._make, self._prepare = make, prepare
        self._members: list[Any] = []

    @classmethod
    def of(cls, members: Sequence[Any]) -> Self:
        """Assemble what was fitted before."""
        assembled = cls(lambda: None, lambda *_: None)
        assembled._members = list(members)
        assembled.classes_ = np.arange(len(members))
        return assembled

    @property
    def members(self) -> tuple[Any, ...]:
        """For each class a fitted classifier, or the answer if it never varies."""
        return tuple(self._members)

    def fit(self, X: Any, indicators: NDArray[np.uint8]) -> "OneAgainstRest":
        """Learn each class; one that no or every training document has needs no classifier."""
        self.classes_ = np.arange(indicators.shape[1])
        without_labels: dict[str, Any] = {}
        for column in indicators.T.astype(np.int64):
            if column.min() == column.max():
                self._members.append(bool(column[0]))
                continue
            classifier = self._make()
            prepared = self._prepare(classifier, column)
            if not classifier.prepares_with_labels:
                prepared = _shared(classifier, X, prepared, without_labels)
            self._members.append(fit_estimator(classifier, X, column, prepared))
        return self

    def predict(self, X: Any) -> NDArray[np.uint8]:
        """Whether each document (row) has each class (column)."""
        columns = [
            np.full(X.shape[0], member) if isinstance(member, bool) else member.predict(X)
            for member in self._members
        ]
        return np.column_stack(columns).astype(np.uint8)

    def predict_with_scores(self, X: Any) -> tuple[NDArray[np.uint8], NDArray[np.float64] | None]:
        """Both at once: where the class is that of the higher score, documents are read once."""
        scores = self.scores(X)
        kinds = {type(member) for member in self._members if not isinstance(member, bool)}
        by_score = all(kind._classify is TextClassifier._classify for kind in kinds)
        if scores is None or not by_score:
            return self.predict(X), scores
        return (scores > 0).astype(np.uint8), scores

    def scores(self, X: Any) -> NDArray[np.float64] | None:
        """The score of each class for each document, where the classifiers have scores."""
        trained = [member for member in self._members if not isinstance(member, bool)]
        if not trained or not all(hasattr(member, "decision_function") for member in trained):
            return None
        found = iter(type(trained[0]).decisions_of_all(trained, X))
        columns = [
            np.full(X.shape[0], 1.0 if member else -1.0)
            if isinstance(member, bool)
            else next(found)
            for member in self._members
        ]
        return np.column_stack(columns)


def _shared(classifier: Any, X: Any, prepared: Any, without_labels: dict[str, Any]) -> Any:
    """What every class can use: the preparation, and what the first class learns without labels."""
    if prepared is None:
        if type(classifier)._prepare_fit is not TextMethod._prepare_fit:
            return None  # a single fit of this method prepares less than many would share
        if "prepared" not in without_labels:
            without_labels["prepared"] = classifier.prepare(X)
        prepared = without_labels["prepared"]
    return {**prepared, "without labels": without_labels}
