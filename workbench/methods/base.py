"""What every method has in common: checked settings, checked input, class names, preparation.

`fit` is always `prepare` followed by `_learn`. What `prepare` returns depends on the documents
(and, where `prepares_with_labels`, on their classes) and on the settings in `prepared_by` alone,
so that an experiment computes it once and passes it to every `fit` that shares them.
`prepared_up_to` names a setting whose larger values also serve the smaller ones, such as the
dimensions of a factorisation. Where several classes are learnt one against the rest, `prepared`
has a dictionary "without labels" in which the first class leaves what the others need too.

Results are found by agreed names: `mode`; `decision_function` where a method has `_class_scores`
(documents × classes); `predict_proba` where it has `_class_probabilities`;
`transduction_scores_` (documents × classes) where a transductive method sets it; `notes_` and
`warnings_` (sentences on the result; warnings are shown with it); `term_weights_`
(classes × terms) where a method weighs the terms of each class.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray
from sklearn.base import BaseEstimator, ClassifierMixin, ClusterMixin
from sklearn.utils.metaestimators import available_if
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import check_is_fitted, validate_data

from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import checked_values, with_int32_indices
from workbench.methods.algebra.input_checks import keep_types, refuse_minus_one_as_text
from workbench.parameters import check_parameters

UNLABELLED = -1
Prepared = dict[str, Any]
_DOCUMENTS = {"accept_sparse": "csr", "dtype": np.float64, "ensure_all_finite": False}


def _available_with(name: str) -> Any:
    """Offer a public function only where the method has the private function `name`."""
    return available_if(lambda method: hasattr(method, name))


class TextMethod(BaseEstimator):
    """Checks settings and input, and separates preparing from learning."""

    mode: ClassVar[str] = "inductive"  # "transductive": fit sees the texts to be classified
    prepared_by: ClassVar[tuple[str, ...]] = ()
    prepared_up_to: ClassVar[str | None] = None
    prepares_with_labels: ClassVar[bool] = False

    def prepare(self, X: Any, class_index: NDArray[np.int64] | None = None) -> Prepared:  # noqa: ARG002
        """Compute what fits with other classes or settings can share."""
        return {}

    def _prepare_fit(self, X: Any, class_index: NDArray[np.int64] | None) -> Prepared:
        """Prepare for a single fit, for which a method may do less than for many."""
        return self.prepare(X, class_index)

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.input_tags.sparse = True
        return tags

    def _checked(self, X: Any, reset: bool, **details: Any) -> Any:
        if reset:
            check_parameters(self)
        return _usable(validate_data(self, X, reset=reset, **_DOCUMENTS, **details))

    def _checked_with_classes(self, X: Any, y: Any) -> tuple[Any, NDArray[Any]]:
        check_parameters(self)
        X, y = validate_data(self, X, keep_types(y), **_DOCUMENTS)
        return _usable(X), y


class TextClassifier(ClassifierMixin, TextMethod):
    """Learns from labelled documents and predicts the class of new ones."""

    def fit(self, X: Any, y: Any, prepared: Prepared | None = None) -> Self:
        """Learn the classes of documents (rows of X)."""
        X, y = self._checked_with_classes(X, y)
        _require_class_names(y)
        self.classes_, class_index = np.unique(y, return_inverse=True)
        if len(self.classes_) < 2:
            raise ParameterError(
                "The method needs documents of at least two classes; "
                f"the {X.shape[0]} documents belong to one class."
            )
        if prepared is None:
            prepared = self._prepare_fit(X, class_index)
        self._learn(X, class_index, prepared)
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """Predict the class of each document."""
        check_is_fitted(self)
        return self.classes_[self._classify(self._checked(X, reset=False))]

    @_available_with("_class_scores")
    def decision_function(self, X: Any) -> NDArray[Any]:
        """Score each class for each document; for two classes only the lead of the second."""
        check_is_fitted(self)
        scores = self._class_scores(self._checked(X, reset=False))
        return (scores[:, 1] - scores[:, 0]) / 2 if scores.shape[1] == 2 else scores

    @classmethod
    def decisions_of_all(cls, fitted: Sequence[Self], X: Any) -> list[NDArray[Any]]:
        """Decide on the same documents by several fitted classifiers of this kind."""
        return [classifier.decision_function(X) for classifier in fitted]

    @_available_with("_class_probabilities")
    def predict_proba(self, X: Any) -> NDArray[Any]:
        """Give the probability of each class for each document."""
        check_is_fitted(self)
        return self._class_probabilities(self._checked(X, reset=False))

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:
        raise NotImplementedError

    def _classify(self, X: Any) -> NDArray[np.int64]:
        has_scores = hasattr(self, "_class_scores")
        values = self._class_scores(X) if has_scores else self._class_probabilities(X)
        return values.argmax(axis=1)


class TransductiveClassifier(ClassifierMixin, TextMethod):
    """Sees the text of every document and the class of some; -1 marks an unlabelled document."""

    mode: ClassVar[str] = "transductive"

    def fit(self, X: Any, y: Any, prepared: Prepared | None = None) -> Self:
        """Predict the classes of the documents whose y is -1; the result is `transduction_`."""
        X, y = self._checked_with_classes(X, y)
        refuse_minus_one_as_text(y, "y")
        labelled = y != UNLABELLED
        _require_class_names(y[labelled])
        self.classes_ = np.unique(y[labelled])
        if len(self.classes_) < 2:
            raise ParameterError(
                "The method needs labelled documents of at least two classes; the "
                f"{np.count_nonzero(labelled)} labelled ones belong to {len(self.classes_)} class."
            )
        class_index = np.full(len(y), UNLABELLED, dtype=np.int64)
        class_index[labelled] = np.searchsorted(self.classes_, y[labelled])
        if prepared is None:
            prepared = self._prepare_fit(X, class_index)
        predicted = self._transduce(X, class_index, prepared)
        self.transduction_ = self.classes_[np.where(labelled, class_index, predicted)]
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """Predict the class of documents that were not seen in `fit`."""
        check_is_fitted(self)
        return self.classes_[self._classify(self._checked(X, reset=False))]

    def _transduce(
        self, X: Any, class_index: NDArray[np.int64], prepared: Prepared
    ) -> NDArray[np.int64]:
        raise NotImplementedError

    def _classify(self, X: Any) -> NDArray[np.int64]:
        raise NotImplementedError


class TextClusterer(ClusterMixin, TextMethod):
    """Clusters documents without their classes; the result is `labels_`."""

    mode: ClassVar[str] = "clustering"

    def fit(self, X: Any, y: Any = None, prepared: Prepared | None = None) -> Self:  # noqa: ARG002
        """Find the cluster of each document (row of X)."""
        X = self._checked(X, reset=True, ensure_min_samples=2)
        require_clusters(getattr(self, "n_clusters", 1), X.shape[0])
        self.labels_ = self._group(X, self._prepare_fit(X, None) if prepared is None else prepared)
        return self

    def _group(self, X: Any, prepared: Prepared) -> NDArray[np.int64]:
        raise NotImplementedError


def _usable(X: Any) -> Any:
    return with_int32_indices(checked_values(X))


def _require_class_names(y: NDArray[Any]) -> None:
    if not len(y):
        return
    if y.dtype == object and len({type(label) for label in y}) > 1:
        raise ParameterError("y mixes numbers and names; a class is one or the other.")
    check_classification_targets(y)


def require_clusters(n_clusters: int, n_documents: int) -> None:
    """Refuse a number of clusters that is unknown or larger than the number of documents."""
    if n_clusters == 0:
        raise ParameterError(
            "n_clusters = 0 means the number of classes, which is unknown here; "
            "give the number of clusters."
        )
    if n_clusters > n_documents:
        raise ParameterError(
            f"n_clusters = {n_clusters} must be at most {n_documents}, the number of documents."
        )
