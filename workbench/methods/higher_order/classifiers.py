"""Higher-order semantic kernel (Altınel, Ganiz, Diri 2013).

Two documents are alike not only if they share terms (F = D Dᵀ) but also if both share terms with
the same third documents (S = F F). A support vector machine works on the weighted sum of the two.
The paper builds the matrices on all documents, those to be classified among them: that is the
transductive method here; the inductive one lets paths lead over training documents only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from sklearn.preprocessing import normalize

from workbench.methods.algebra.kernel_machine import (
    ONE_VS_ONE,
    ONE_VS_REST,
    KernelMachine,
    choose_kernel_cost,
    train_machine,
)
from workbench.methods.algebra.kernels import (
    combined_orders,
    damped,
    inverse_document_frequencies,
    order_diagonals,
    order_directions,
    order_parts,
    weigh_terms,
)
from workbench.methods.base import Prepared, TextClassifier, TextMethod, TransductiveClassifier
from workbench.methods.higher_order.kernel import (
    COSINE,
    MAXIMUM,
    MEAN_DIAGONAL,
    order_shares,
    scale_factors,
)
from workbench.parameters import parameter

ROW_MAXIMUM, TFIDF, LOG_TFIDF, AS_GIVEN = "row maximum", "tf-idf", "log tf-idf", "as given"
# Two parts of this many documents take 2.3 GB on disk; larger corpora share the diagonals alone.
LARGEST_PREPARED = 12_000


@dataclass(eq=False, repr=False)
class HigherOrderMethod(TextMethod):
    """The settings and the algebra that the inductive and the transductive use share."""

    weighting: str = parameter(
        ROW_MAXIMUM,
        "Term weighting",
        choices=(ROW_MAXIMUM, TFIDF, LOG_TFIDF, AS_GIVEN),
        help="All but the last expect counts; row maximum is the paper's, log damps repetition",
    )
    idf_power: float = parameter(
        1.0, "Power of the idf", low=0.0, high=4.0, help="Larger: rare terms join documents more"
    )
    scaling: str = parameter(
        MEAN_DIAGONAL,
        "Kernel scaling",
        choices=(MEAN_DIAGONAL, COSINE, MAXIMUM),
        help="Maximum is the paper's; it makes the kernel tiny and asks for a cost far above 1",
    )
    order: int = parameter(2, "Highest order of paths", low=1, high=4)
    second_order_weight: float = parameter(
        0.95,
        "Weight λ of the higher order",
        low=0.0,
        high=1.0,
        help="0: documents are alike by shared terms alone",
    )
    cost: float = parameter(10.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    tune_cost: bool = parameter(
        False, "Choose C by cross-validation", help="On the labelled documents; C is ignored then"
    )
    multiclass: str = parameter(ONE_VS_REST, "Several classes", choices=(ONE_VS_REST, ONE_VS_ONE))
    single_precision: bool = parameter(
        False, "Single precision", help="Half the memory; about seven digits"
    )
    seed: int = parameter(0, "Seed", low=0, help="Draws the folds when C is chosen")

    prepared_by: ClassVar[tuple[str, ...]] = ("weighting", "idf_power", "single_precision")
    prepared_up_to: ClassVar[str | None] = "order"

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Compute the paths of each order among all documents of X."""
        documents = self._weighted(X, self._term_weighting(X))
        prepared: Prepared = {}
        if documents.shape[0] > LARGEST_PREPARED:
            diagonals = order_diagonals(documents, documents, self.order)
        else:
            parts = order_parts(documents, slice(None), self.order)
            diagonals = np.array([np.diagonal(one) for one in parts], dtype=np.float64)
            prepared = {f"part_{r}": one for r, one in enumerate(parts, start=1)}
        return prepared | {f"diagonal_{r}": one for r, one in enumerate(diagonals, start=1)}

    def _prepare_fit(self, X: Any, class_index: Any) -> Prepared:  # noqa: ARG002
        return {}  # a single fit needs the labelled documents' part of the kernel only

    def _term_weighting(self, X: Any) -> NDArray[np.float64] | None:
        learnt = self.weighting in (TFIDF, LOG_TFIDF)
        return inverse_document_frequencies(X) ** self.idf_power if learnt else None

    def _weighted(self, X: Any, term_weighting: NDArray[np.float64] | None) -> Any:
        if self.weighting == ROW_MAXIMUM:
            X = normalize(X, norm="max")  # (1)
        elif term_weighting is not None:
            X = damped(X) if self.weighting == LOG_TFIDF else X
            X = weigh_terms(X, term_weighting)
        return X.astype(np.float32) if self.single_precision else X

    def _train(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:
        """Train on the rows with a class; every row of X is a document that paths may use."""
        self._idf = self._term_weighting(X)
        documents = self._weighted(X, self._idf)
        labelled = np.flatnonzero(class_index >= 0)
        self._diagonals = self._diagonals_of(documents, prepared)
        factors = self._factors(self._diagonals)
        kernel = self._kernel(documents, labelled, [one[labelled] for one in factors], prepared)
        machine = self._train_machine(kernel, class_index[labelled])
        self._take_directions(documents, labelled, factors, machine)
        self._seen = documents if self.scaling == COSINE else None
        self.machine_ = machine

    def _diagonals_of(self, documents: Any, prepared: Mapping[str, Any]) -> NDArray[np.float64]:
        names = [f"diagonal_{r + 1}" for r in range(self.order)]
        if all(name in prepared for name in names):
            return np.array([prepared[name] for name in names])
        return order_diagonals(documents, documents, self.order)

    def _factors(self, diagonals: NDArray[np.float64]) -> list[NDArray[np.float64]]:
        known = self._diagonals
        return [scale_factors(d, k, self.scaling) for d, k in zip(diagonals, known, strict=True)]

    def _kernel(
        self,
        documents: Any,
        rows: NDArray[np.int64],
        factors: list[NDArray[np.float64]],
        prepared: Mapping[str, Any],
    ) -> NDArray[np.float64]:
        shares = order_shares(self.order, self.second_order_weight)
        if "part_1" not in prepared:
            kernel = combined_orders(documents, rows, shares, factors)
            return kernel.astype(np.float64, copy=False)
        total = np.zeros((len(rows), len(rows)))
        for r, (share, factor) in enumerate(zip(shares, factors, strict=True)):
            part = prepared[f"part_{r + 1}"]
            total += part[np.ix_(rows, rows)] * (share * factor[:, None]) * factor
        return total

    def _train_machine(
        self, kernel: NDArray[np.float64], class_index: NDArray[np.int64]
    ) -> KernelMachine:
        self.cost_ = self.cost
        if self.tune_cost:
            self.cost_ = choose_kernel_cost(
                kernel, class_index, self.multiclass, self.seed, self.cost
            )
        return train_machine(kernel, class_index, self.cost_, self.multiclass)

    def _take_directions(
        self,
        documents: Any,
        labelled: NDArray[np.int64],
        factors: list[NDArray[np.float64]],
        machine: KernelMachine,
    ) -> None:
        """Fold the kernel of new against labelled documents into one direction per order.

        K(x, labelled) a = Σ shareᵣ gᵣ(x) · x (DᵀD)ʳ⁻¹ Dᵀ (gᵣ a): that block is never formed.
        """
        shares = order_shares(self.order, self.second_order_weight)
        weighed = []
        for share, factor in zip(shares, factors, strict=True):
            coefficients = np.zeros((documents.shape[0], machine.coefficients.shape[1]))
            coefficients[labelled] = share * factor[labelled, None] * machine.coefficients
            weighed.append(coefficients)
        self._directions = order_directions(documents.astype(np.float64), weighed)
        spoken = sum(
            factor.mean() * direction
            for factor, direction in zip(factors, self._directions, strict=True)
        )
        self.term_weights_ = (spoken @ machine.signs).T

    def _scores(self, documents: Any, factors: list[NDArray[np.float64]]) -> NDArray[np.float64]:
        values = np.tile(self.machine_.intercepts, (documents.shape[0], 1))
        for factor, direction in zip(factors, self._directions, strict=True):
            values += factor[:, None] * (documents @ direction)
        return self.machine_.class_scores(values)

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        documents = self._weighted(X, self._idf)
        if self._seen is None:  # the scale is one learnt number, whatever the document
            diagonals = np.zeros((self.order, documents.shape[0]))
        else:
            diagonals = order_diagonals(documents, self._seen, self.order)
        return self._scores(documents, self._factors(diagonals))


@dataclass(eq=False, repr=False)
class HigherOrderKernelSVM(TextClassifier, HigherOrderMethod):
    """Support vector machine on the kernel of training documents and their common neighbours."""

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:
        self._train(X, class_index, prepared)


@dataclass(eq=False, repr=False)
class TransductiveHigherOrderKernelSVM(TransductiveClassifier, HigherOrderMethod):
    """The same with paths over all documents, labelled or not, as in the paper."""

    def _transduce(
        self, X: Any, class_index: NDArray[np.int64], prepared: Prepared
    ) -> NDArray[np.int64]:
        self._train(X, class_index, prepared)
        documents, factors = self._weighted(X, self._idf), self._factors(self._diagonals)
        self.transduction_scores_ = self._scores(documents, factors)
        return self.transduction_scores_.argmax(axis=1)

    def _classify(self, X: Any) -> NDArray[np.int64]:
        return self._class_scores(X).argmax(axis=1)
