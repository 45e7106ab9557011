"""A linear SVM on topics: documents as shares of NMF or LDA topics, alone or beside their terms."""

import contextlib
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray
from sklearn.decomposition import NMF, LatentDirichletAllocation
from sklearn.exceptions import ConvergenceWarning
from sklearn.preprocessing import normalize

from workbench.errors import ParameterError
from workbench.methods.algebra.document_rows import check_not_negative
from workbench.methods.algebra.linear_machine import LinearMachine
from workbench.methods.base import Prepared, TextClassifier
from workbench.methods.baselines.linear import tags_for_counts
from workbench.parameters import parameter

_NMF, _LDA = "NMF", "LDA"


@dataclass(eq=False, repr=False)
class TopicClassifier(TextClassifier):
    """Learns topics from the training documents, then classes from the shares of the topics."""

    topics: str = parameter(_NMF, "Topics by", choices=(_NMF, _LDA))
    n_components: int = parameter(50, "Topics", low=1, high=10_000)
    with_terms: bool = parameter(
        False, "Terms beside topics", help="Topics are added to the terms instead of replacing them"
    )
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    max_iter: int = parameter(200, "Maximum iterations", low=1, high=100_000)
    seed: int = parameter(0, "Seed", low=0)

    def __sklearn_tags__(self) -> Any:
        return tags_for_counts(super().__sklearn_tags__())

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:  # noqa: ARG002
        check_not_negative(X, "this method")
        if not X.sum():
            raise ParameterError("The training documents have no terms, so there are no topics.")
        self._model = self._unfitted(X)
        with _quiet():
            self._model.fit(X)
        self.n_iter_ = int(self._model.n_iter_)
        self.notes_: tuple[str, ...] = ()
        if self.topics == _NMF and self.n_iter_ >= self.max_iter:
            self.notes_ = (f"The topics had not converged after {self.n_iter_} iterations.",)
        # What only learning needs; a state of a generator cannot be stored as arrays.
        vars(self._model).pop("random_state_", None)
        n_classes = len(self.classes_)
        self._machine = LinearMachine.learn(
            self._vectors(X), class_index, n_classes, self.cost, self.seed
        )

    def _unfitted(self, X: Any) -> Any:
        if self.topics == _LDA:
            passes = min(self.max_iter, 30)
            return LatentDirichletAllocation(
                self.n_components, max_iter=passes, random_state=self.seed
            )
        exceeds_rank = self.n_components > min(X.shape)
        return NMF(
            self.n_components,
            init="random" if exceeds_rank else "nndsvda",
            max_iter=self.max_iter,
            random_state=self.seed,
        )

    def _vectors(self, X: Any) -> Any:
        shares = self.coordinates(X)
        if not self.with_terms:
            return shares
        return sp.hstack([sp.csr_array(X), sp.csr_array(shares)], format="csr")

    def coordinates(self, X: Any) -> NDArray[np.float64]:
        """The shares of the topics, as vectors of length 1."""
        with _quiet():
            return normalize(np.nan_to_num(self._model.transform(X)))

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        return self._machine.scores(self._vectors(X))


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Unfinished iterations are reported in a note; documents without terms divide by zero."""
    with np.errstate(divide="ignore", invalid="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)
        yield
