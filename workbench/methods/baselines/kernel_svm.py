"""Support vector machines with linear, polynomial and RBF kernels.

The kernel matrix is computed once from sparse products of the documents, which is many times faster
than computing single values on demand.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from sklearn.svm import LinearSVC

from workbench.methods.algebra.approximate.kernel_features import LANDMARKS, nystrom_machine
from workbench.methods.algebra.approximate.scale import is_approximate, scale_parameter
from workbench.methods.algebra.approximate.streaming import streamed_svm
from workbench.methods.algebra.document_rows import row_squares
from workbench.methods.algebra.kernel_machine import (
    ONE_VS_ONE,
    ONE_VS_REST,
    KernelMachine,
    choose_cost,
    choose_kernel_cost,
    train_machine,
)
from workbench.methods.algebra.kernels import products
from workbench.methods.algebra.vector_classifiers import one_row_per_class
from workbench.methods.base import Prepared, TextClassifier
from workbench.parameters import parameter

KERNEL_LIMIT = 20_000  # documents; the matrix takes 3 GB
LINEAR_LIMIT = 200_000  # documents; about a minute with twenty classes
LIBLINEAR, KERNEL = "primal or dual", "kernel matrix"


def train_linear(
    X: Any, class_index: NDArray[np.int64], cost: float, seed: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Train a linear SVM per class: weights (classes × terms) and intercepts."""
    machine = LinearSVC(C=cost, random_state=seed, max_iter=5000).fit(X, class_index)
    return one_row_per_class(machine.coef_), one_row_per_class(machine.intercept_[:, None])[:, 0]


@dataclass(eq=False, repr=False)
class LinearSVM(TextClassifier):
    """Linear support vector machine on the terms."""

    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    tune_cost: bool = parameter(
        False, "Choose C by cross-validation", help="On the training documents; C is ignored then"
    )
    solver: str = parameter(
        LIBLINEAR,
        "Solver",
        choices=(LIBLINEAR, KERNEL),
        help="Kernel matrix: hinge loss; primal or dual: squared hinge loss",
    )
    multiclass: str = parameter(
        ONE_VS_REST,
        "Multiclass scheme",
        choices=(ONE_VS_REST, ONE_VS_ONE),
        help="One against one needs the kernel matrix",
    )
    seed: int = parameter(0, "Seed", low=0)
    scale: str = scale_parameter(LINEAR_LIMIT, "batches, for the solver 'primal or dual'")

    prepared_by: ClassVar[tuple[str, ...]] = ("solver", "multiclass")

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Compute the products of all documents if a kernel matrix is needed."""
        return {"products": products(X, X)} if self._uses_kernel() else {}

    def _uses_kernel(self) -> bool:
        return self.solver == KERNEL or self.multiclass == ONE_VS_ONE

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:
        self.notes_: tuple[str, ...] = ()
        if self._uses_kernel():
            self._learn_from_kernel(X, class_index, np.asarray(prepared["products"]))
        elif is_approximate(self.scale, X.shape[0], LINEAR_LIMIT):
            self._learn_from_batches(X, class_index)
        else:
            self._learn_from_terms(X, class_index)

    def _learn_from_kernel(
        self, X: Any, class_index: NDArray[np.int64], kernel: NDArray[np.float64]
    ) -> None:
        self.cost_ = _cost(self, kernel, class_index)
        machine = train_machine(kernel, class_index, self.cost_, self.multiclass)
        self._machine: KernelMachine | None = machine
        self._weights = (X.T @ machine.coefficients).T
        self._intercepts = machine.intercepts
        self.term_weights_ = machine.signs.T @ self._weights

    def _learn_from_batches(self, X: Any, class_index: NDArray[np.int64]) -> None:
        self.cost_ = self.cost
        self._weights, self._intercepts = streamed_svm(X, class_index, self.seed)
        self._machine = None
        self.term_weights_ = self._weights
        self.notes_ = ("Approximate: learnt from batches of documents; the cost is not used.",)

    def _learn_from_terms(self, X: Any, class_index: NDArray[np.int64]) -> None:
        def accuracy(cost: float, training: Any, test: Any) -> float:
            weights, intercepts = train_linear(X[training], class_index[training], cost, self.seed)
            predicted = (X[test] @ weights.T + intercepts).argmax(axis=1)
            return float(np.mean(predicted == class_index[test]))

        self.cost_ = self.cost
        if self.tune_cost:
            self.cost_ = choose_cost(accuracy, class_index, self.seed, self.cost)
        self._weights, self._intercepts = train_linear(X, class_index, self.cost_, self.seed)
        self._machine = None
        self.term_weights_ = self._weights

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        values = X @ self._weights.T + self._intercepts
        return values if self._machine is None else self._machine.class_scores(values)


class _KernelSVM(TextClassifier):
    """Support vector machine whose kernel depends on products and lengths of documents."""

    prepared_by: ClassVar[tuple[str, ...]] = ("scale",)

    gamma: float
    gamma_: float
    cost: float
    multiclass: str
    seed: int
    scale: str

    def prepare(self, X: Any, class_index: Any = None) -> Prepared:  # noqa: ARG002
        """Compute the products of all documents."""
        return {} if self._is_approximate(X) else {"products": products(X, X)}

    def _is_approximate(self, X: Any) -> bool:
        return is_approximate(self.scale, X.shape[0], KERNEL_LIMIT)

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:
        self.gamma_ = self.gamma or 1 / (row_squares(X).mean() or 1.0)
        self.notes_: tuple[str, ...] = ()
        if self._is_approximate(X):
            self.cost_ = self.cost
            self._support, self._machine = nystrom_machine(
                X,
                class_index,
                lambda left, right: self._kernel(left, right, products(left, right)),
                self.cost,
                self.multiclass,
                self.seed,
            )
            self.notes_ = (
                f"Approximate: the kernel of {LANDMARKS:,} landmarks replaces that of all "
                "documents (Nyström); the cost is not chosen, and the loss is the squared hinge.",
            )
            return
        kernel = self._kernel(X, X, prepared["products"])
        self._support, self._machine = _train_on(self, X, kernel, class_index)

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        kernel = self._kernel(X, self._support, products(X, self._support))
        return _machine_scores(self._machine, kernel)

    def _kernel(self, X: Any, Y: Any, inner_products: NDArray[np.float64]) -> NDArray[np.float64]:
        raise NotImplementedError


@dataclass(eq=False, repr=False)
class PolynomialSVM(_KernelSVM):
    """Support vector machine with the kernel (γ x·y + c)^degree."""

    degree: int = parameter(2, "Degree", low=1, high=10)
    offset: float = parameter(1.0, "Added constant c", low=0.0, high=1000.0)
    gamma: float = parameter(
        0.0,
        "Factor γ",
        low=0.0,
        high=1e6,
        help="0: 1 / mean squared length of the training documents",
    )
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    tune_cost: bool = parameter(
        False, "Choose C by cross-validation", help="On the training documents; C is ignored then"
    )
    multiclass: str = parameter(ONE_VS_ONE, "Multiclass scheme", choices=(ONE_VS_REST, ONE_VS_ONE))
    seed: int = parameter(0, "Seed", low=0, help="Draws the folds when C is chosen")
    scale: str = scale_parameter(KERNEL_LIMIT, f"the kernel of {LANDMARKS:,} landmarks (Nyström)")

    def _kernel(self, X: Any, Y: Any, inner_products: NDArray[np.float64]) -> NDArray[np.float64]:  # noqa: ARG002
        return (self.gamma_ * inner_products + self.offset) ** self.degree


@dataclass(eq=False, repr=False)
class RadialSVM(_KernelSVM):
    """Support vector machine with the kernel exp(−γ |x − y|²)."""

    gamma: float = parameter(
        0.0,
        "Factor γ",
        low=0.0,
        high=1e6,
        help="0: 1 / mean squared length of the training documents",
    )
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e6, logarithmic=True)
    tune_cost: bool = parameter(
        False, "Choose C by cross-validation", help="On the training documents; C is ignored then"
    )
    multiclass: str = parameter(ONE_VS_ONE, "Multiclass scheme", choices=(ONE_VS_REST, ONE_VS_ONE))
    seed: int = parameter(0, "Seed", low=0, help="Draws the folds when C is chosen")
    scale: str = scale_parameter(KERNEL_LIMIT, f"the kernel of {LANDMARKS:,} landmarks (Nyström)")

    def _kernel(self, X: Any, Y: Any, inner_products: NDArray[np.float64]) -> NDArray[np.float64]:
        distances = row_squares(X)[:, None] + row_squares(Y) - 2 * inner_products
        return np.exp(-self.gamma_ * np.maximum(distances, 0))


def _cost(method: Any, kernel: NDArray[np.float64], class_index: NDArray[np.int64]) -> float:
    if not method.tune_cost:
        return float(method.cost)
    return choose_kernel_cost(kernel, class_index, method.multiclass, method.seed, method.cost)


def _train_on(
    method: Any, X: Any, kernel: NDArray[np.float64], class_index: NDArray[np.int64]
) -> tuple[Any, KernelMachine]:
    """Train on a kernel and keep the support vectors."""
    method.cost_ = _cost(method, kernel, class_index)
    machine = train_machine(kernel, class_index, method.cost_, method.multiclass)
    support = np.flatnonzero(machine.coefficients.any(axis=1))
    kept = KernelMachine(
        machine.coefficients[support], machine.intercepts, machine.signs, machine.votes
    )
    return X[support], kept


def _machine_scores(machine: KernelMachine, kernel: NDArray[np.float64]) -> NDArray[np.float64]:
    return machine.class_scores(kernel @ machine.coefficients + machine.intercepts)
