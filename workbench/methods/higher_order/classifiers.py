"""Higher-order semantic kernel (HOSK; Altınel, Ganiz, Diri 2013).

Two documents are similar not only if they share terms (F = D Dᵀ) but also if both share terms with
the same third documents (S = F F). A support vector machine uses the weighted sum of the two. The
paper computes the matrices from all documents, including those to be classified: that is the
transductive method here. In the inductive method paths lead through training documents only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from workbench.methods.algebra.approximate.kernel_features import train_on_features
from workbench.methods.algebra.approximate.scale import (
    APPROXIMATE,
    AUTOMATIC,
    EXACT,
    scale_parameter,
)
from workbench.methods.algebra.document_rows import is_sparse
from workbench.methods.algebra.kernel_machine import (
    ONE_VS_ONE,
    ONE_VS_REST,
    KernelMachine,
    choose_kernel_cost,
    train_machine,
)
from workbench.methods.algebra.kernels import (
    DENSE_DOCUMENTS,
    combined_orders,
    order_diagonals,
    order_parts,
)
from workbench.methods.base import Prepared, TextClassifier, TextMethod, TransductiveClassifier
from workbench.methods.higher_order.document_weights import (
    DOCUMENT_WEIGHTS,
    ROW_MAXIMUM,
    learn_weights,
    weighted_rows,
)
from workbench.methods.higher_order.kernel import (
    COSINE,
    MAXIMUM,
    MEAN_DIAGONAL,
    order_shares,
    scale_factors,
)
from workbench.methods.higher_order.labelled_paths import (
    Directions,
    LabelledPaths,
    add_products,
    class_directions,
)
from workbench.methods.higher_order.low_rank import RANK, PathDirections
from workbench.methods.higher_order.sampled_paths import (
    EXACT_LABELLED,
    SAMPLE,
    SAMPLED_NOTE,
    column_kernel,
    fits_columns,
    is_costly,
    path_sample,
    sampled_diagonals,
)
from workbench.parameters import parameter
from workbench.plain_text import per_cent

# Two parts of this many documents take 2.3 GB on disk; larger corpora share only the diagonals.
LARGEST_PREPARED = 12_000
PACKED_NOTE = (
    "The kernel has seven digits, to save memory; a document between two classes may get the "
    "other one than with scale = exact."
)


@dataclass(eq=False, repr=False)
class HigherOrderMethod(TextMethod):
    """The settings and computations that the inductive and the transductive method share."""

    weighting: str = parameter(
        ROW_MAXIMUM,
        "Term weighting",
        choices=DOCUMENT_WEIGHTS,
        help="All but the last expect counts; row maximum is the paper's, log damps repeated terms",
    )
    idf_power: float = parameter(
        1.0, "Power of the idf", low=0.0, high=4.0, help="Larger: rare terms count more"
    )
    scaling: str = parameter(
        MEAN_DIAGONAL,
        "Kernel scaling",
        choices=(MEAN_DIAGONAL, COSINE, MAXIMUM),
        help="Maximum is the paper's; it makes the kernel tiny and needs a cost far above 1",
    )
    order: int = parameter(2, "Highest order of paths", low=1, high=4)
    second_order_weight: float = parameter(
        0.95,
        "Weight λ of the higher order",
        low=0.0,
        high=1.0,
        help="0: documents are similar by shared terms alone",
    )
    cost: float = parameter(10.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    tune_cost: bool = parameter(
        False, "Choose C by cross-validation", help="On the labelled documents; C is ignored then"
    )
    multiclass: str = parameter(ONE_VS_REST, "Multiclass scheme", choices=(ONE_VS_REST, ONE_VS_ONE))
    single_precision: bool = parameter(
        False, "Single precision", help="Half the memory; about seven digits"
    )
    seed: int = parameter(0, "Seed", low=0, help="Draws the folds when C is chosen")
    scale: str = scale_parameter(
        EXACT_LABELLED,
        f"{SAMPLE:,} documents for paths (few labels) or {RANK} directions of terms",
        of="labelled documents (fewer if many others are seen)",
    )

    prepared_by: ClassVar[tuple[str, ...]] = (
        "weighting",
        "idf_power",
        "single_precision",
        "scale",
    )
    prepared_up_to: ClassVar[str | None] = "order"

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Compute the part Pᵣ of each order among all documents of X."""
        if self._is_approximate(X.shape[0], 0):  # whatever the number of labels
            return {}
        documents = self._weighted(X, self._term_weighting(X))
        prepared: Prepared = {}
        if documents.shape[0] > LARGEST_PREPARED:
            diagonals = order_diagonals(documents, documents, self.order)
        else:
            parts = order_parts(documents, slice(None), self.order)
            diagonals = np.array([np.diagonal(part) for part in parts], dtype=np.float64)
            prepared = {f"part_{r}": part for r, part in enumerate(parts, start=1)}
        return prepared | {f"diagonal_{r}": row for r, row in enumerate(diagonals, start=1)}

    def _prepare_fit(self, X: Any, class_index: Any) -> Prepared:  # noqa: ARG002
        return {}  # a single fit only needs the kernel of the labelled documents

    def _term_weighting(self, X: Any) -> NDArray[np.float64] | None:
        return learn_weights(X, self.weighting, self.idf_power)

    def _weighted(self, X: Any, term_weighting: NDArray[np.float64] | None) -> Any:
        documents = weighted_rows(X, self.weighting, term_weighting)
        return documents.astype(np.float32) if self.single_precision else documents

    def _train(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:
        """Train on the labelled rows; paths may lead through every row of X."""
        self._idf = self._term_weighting(X)
        documents = self._weighted(X, self._idf)
        labelled = np.flatnonzero(class_index >= 0)
        self.notes_: tuple[str, ...] = ()
        self._directions: Directions
        self._paths: PathDirections | None = None
        is_approximate = self._is_approximate(X.shape[0], len(labelled))
        if is_approximate and not fits_columns(documents, len(labelled)):
            self._train_on_directions(documents, labelled, class_index[labelled])
            return
        self._sample = path_sample(documents) if is_approximate else None
        self._diagonals = self._diagonals_of(documents, prepared)
        factors = self._factors(self._diagonals)
        shares = order_shares(self.order, self.second_order_weight)
        paths = LabelledPaths(documents, labelled, shares, factors)
        if self._is_packed(documents, len(labelled)):
            self.cost_, self.notes_ = self.cost, (PACKED_NOTE,)
            machine = paths.packed_machine(class_index[labelled], self.cost, self.multiclass)
            self._directions = paths.packed_directions(machine.coefficients)
        else:
            labelled_factors = [factor[labelled] for factor in factors]
            kernel = self._kernel(documents, labelled, labelled_factors, prepared)
            machine = self._train_machine(kernel, class_index[labelled])
            self._directions = paths.directions(machine.coefficients)
        self.machine_ = machine
        if is_approximate:
            self.notes_ = (SAMPLED_NOTE,)
        self._learn_term_weights(factors)
        self._seen = documents if self.scaling == COSINE else None

    def _is_approximate(self, n_documents: int, n_labelled: int) -> bool:
        costly = self.scale == AUTOMATIC and is_costly(n_documents, n_labelled)
        return self.scale == APPROXIMATE or costly

    def _is_packed(self, documents: Any, n_labelled: int) -> bool:
        is_large = self.scale != EXACT and n_labelled > DENSE_DOCUMENTS
        return is_large and is_sparse(documents) and not self.tune_cost

    def _train_on_directions(
        self, documents: Any, labelled: NDArray[np.int64], class_index: NDArray[np.int64]
    ) -> None:
        """Train a linear machine on low-rank paths; memory grows with the labelled documents."""
        self._paths = PathDirections.of(documents, self.order)
        self._diagonals = self._paths.diagonals(documents)
        factors = self._factors(self._diagonals)
        shares = order_shares(self.order, self.second_order_weight)
        labelled_factors = [factor[labelled] for factor in factors]
        features = self._paths.features(documents[labelled], shares, labelled_factors)
        self.cost_ = self.cost
        self.machine_, weights = train_on_features(
            features, class_index, self.cost, self.multiclass, self.seed
        )
        self._directions = self._paths.directions(weights, documents.shape[1], shares)
        self._learn_term_weights(factors)
        self._seen = None
        self.notes_ = (
            f"Approximate: {RANK} directions of terms miss {per_cent(self._paths.missed, 1)} of "
            "the second-order kernel; the machine has the squared hinge loss.",
        )

    def _diagonals_of(self, documents: Any, prepared: Mapping[str, Any]) -> NDArray[np.float64]:
        if self._sample is not None:
            return sampled_diagonals(documents, self._sample, self.order)
        names = [f"diagonal_{r + 1}" for r in range(self.order)]
        if all(name in prepared for name in names):
            return np.array([prepared[name] for name in names])
        return order_diagonals(documents, documents, self.order)

    def _factors(self, diagonals: NDArray[np.float64]) -> list[NDArray[np.float64]]:
        return [
            scale_factors(diagonal, learnt, self.scaling)
            for diagonal, learnt in zip(diagonals, self._diagonals, strict=True)
        ]

    def _kernel(
        self,
        documents: Any,
        rows: NDArray[np.int64],
        factors: list[NDArray[np.float64]],
        prepared: Mapping[str, Any],
    ) -> NDArray[np.float64]:
        shares = order_shares(self.order, self.second_order_weight)
        if self._sample is not None:
            return column_kernel(documents, rows, shares, factors)
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

    def _learn_term_weights(self, factors: list[NDArray[np.float64]]) -> None:
        self.term_weights_ = class_directions(factors, self._directions, self.machine_.signs).T

    def _scores(self, documents: Any, factors: list[NDArray[np.float64]]) -> NDArray[np.float64]:
        values = np.tile(self.machine_.intercepts, (documents.shape[0], 1))
        add_products(values, documents, factors, self._directions)
        return self.machine_.class_scores(values)

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        documents = self._weighted(X, self._idf)
        if self._paths is not None:
            diagonals = self._paths.diagonals(documents)
        elif self._seen is None:  # all documents have the same learnt scale
            diagonals = np.zeros((self.order, documents.shape[0]))
        elif self._sample is not None:
            diagonals = sampled_diagonals(documents, self._sample, self.order)
        else:
            diagonals = order_diagonals(documents, self._seen, self.order)
        return self._scores(documents, self._factors(diagonals))


@dataclass(eq=False, repr=False)
class HigherOrderKernelSVM(TextClassifier, HigherOrderMethod):
    """Support vector machine on the kernel with paths through training documents."""

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:
        self._train(X, class_index, prepared)


@dataclass(eq=False, repr=False)
class TransductiveHigherOrderKernelSVM(TransductiveClassifier, HigherOrderMethod):
    """The same with paths through all documents, labelled or not, as in the paper."""

    def _transduce(
        self, X: Any, class_index: NDArray[np.int64], prepared: Prepared
    ) -> NDArray[np.int64]:
        self._train(X, class_index, prepared)
        documents, factors = self._weighted(X, self._idf), self._factors(self._diagonals)
        self.transduction_scores_ = self._scores(documents, factors)
        return self.transduction_scores_.argmax(axis=1)

    def _classify(self, X: Any) -> NDArray[np.int64]:
        return self._class_scores(X).argmax(axis=1)
