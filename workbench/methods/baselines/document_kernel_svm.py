"""Support vector machine on a kernel of all documents, computed here or given as a matrix.

A kernel, similarities or distances that were computed elsewhere are a corpus whose documents have
one number for every document. The method sees this matrix of all documents, and the labels of some.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats, Indices
from workbench.errors import ParameterError
from workbench.methods.algebra.document_kernels import (
    AFFINITIES,
    COSINE,
    DocumentKernel,
    new_affinities,
    sigma_parameter,
)
from workbench.methods.algebra.kernel_machine import (
    ONE_VS_ONE,
    ONE_VS_REST,
    choose_kernel_cost,
    train_machine,
)
from workbench.methods.base import Prepared, TransductiveClassifier
from workbench.parameters import parameter

MOST_DOCUMENTS = 20_000  # the matrix takes 3 GB
_MOST_CHECKED = 1_000  # documents whose eigenvalues are computed


@dataclass(eq=False, repr=False)
class DocumentKernelSVM(TransductiveClassifier):
    """Support vector machine on a matrix of documents by documents."""

    affinity: str = parameter(
        COSINE,
        "Kernel",
        choices=AFFINITIES,
        help="gaussian: for numeric data; hamming: for nominal values; given: the corpus is a "
        "matrix of documents by documents",
    )
    sigma: float = sigma_parameter()
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    tune_cost: bool = parameter(
        False, "Choose C by cross-validation", help="On the training documents; C is ignored then"
    )
    multiclass: str = parameter(ONE_VS_ONE, "Multiclass scheme", choices=(ONE_VS_REST, ONE_VS_ONE))
    seed: int = parameter(0, "Seed", low=0, help="Draws the folds when C is chosen")

    prepared_by: ClassVar[tuple[str, ...]] = ("affinity", "sigma")

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Compute the kernel of all documents, once for all labels."""
        if X.shape[0] > MOST_DOCUMENTS:
            raise ParameterError(
                f"The kernel of all pairs is possible for at most {MOST_DOCUMENTS} documents, not "
                f"{X.shape[0]}; use the linear SVM."
            )
        computed = DocumentKernel.of(X, self.affinity, self.sigma)
        return {"kernel": computed.values, "width": np.array(computed.width)}

    def _transduce(
        self, X: Any, class_index: NDArray[np.int64], prepared: Prepared
    ) -> NDArray[np.int64]:
        kernel, labelled = np.asarray(prepared["kernel"]), np.flatnonzero(class_index >= 0)
        labels, inside = class_index[labelled], kernel[np.ix_(labelled, labelled)]
        self.cost_ = self.cost
        if self.tune_cost:
            self.cost_ = choose_kernel_cost(inside, labels, self.multiclass, self.seed, self.cost)
        self._machine = train_machine(inside, labels, self.cost_, self.multiclass)
        self._rows, self._labelled = labelled, X[labelled]
        self._width = float(prepared["width"])
        self.notes_ = _definiteness(inside)
        self.transduction_scores_ = self._scores(kernel[:, labelled])
        return self.transduction_scores_.argmax(axis=1)

    def _scores(self, kernel: Floats) -> Floats:
        machine = self._machine
        return machine.class_scores(kernel @ machine.coefficients + machine.intercepts)

    def _classify(self, X: Any) -> Indices:
        kernel = new_affinities(X, self._labelled, self._rows, self.affinity, self._width)
        return self._scores(kernel).argmax(axis=1)


def _definiteness(kernel: Floats) -> tuple[str, ...]:
    """Say if the matrix is no kernel; a large one is checked by a part of it."""
    part = kernel[:_MOST_CHECKED, :_MOST_CHECKED]
    values = np.linalg.eigvalsh(part)
    if values[0] >= -1e-9 * max(float(values[-1]), 1e-300):
        return ()
    return (
        f"The matrix is not positive semi-definite (smallest eigenvalue {values[0]:.2g}, largest "
        f"{values[-1]:.2g}): the machine may stop at a solution that is not the best.",
    )
