"""Support vector machines on a given kernel matrix: one against one or one against the rest."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.model_selection import StratifiedKFold
from sklearn.svm import SVC

from workbench.array_types import Indices

COSTS = (0.01, 0.1, 1.0, 10.0, 100.0, 1000.0)
ONE_VS_REST, ONE_VS_ONE = "one-vs-rest", "one-vs-one"


@dataclass(frozen=True)
class KernelMachine:
    """The two-class machines of a problem with several classes.

    `coefficients` (training documents × machines) and `intercepts` give the values of the machines,
    K(x, training) @ coefficients + intercepts; `signs` (machines × classes) names the class that a
    positive (+1) or negative (−1) value supports.
    """

    coefficients: NDArray[np.float64]
    intercepts: NDArray[np.float64]
    signs: NDArray[np.float64]
    votes: bool

    def class_scores(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """Turn the machines' values into one score per class."""
        confidences = values @ self.signs
        if not self.votes:
            return confidences
        wins = (values > 0) @ np.maximum(self.signs, 0) + (values <= 0) @ np.maximum(-self.signs, 0)
        # The confidences only decide between classes with equally many wins.
        return wins + confidences / (3 * (np.abs(confidences) + 1))


def train_machine(
    kernel: NDArray[np.float64], class_index: Indices, cost: float, multiclass: str
) -> KernelMachine:
    """Train the two-class machines on a kernel of the training documents."""
    machine, against = untrained_machine(class_index, multiclass)
    for number, sides in enumerate(against):
        rows = np.flatnonzero(sides)
        inside = kernel if len(rows) == len(sides) else kernel[np.ix_(rows, rows)]
        train_two_class(machine, number, inside, rows, sides[rows], cost)
    return machine


def untrained_machine(
    class_index: Indices, multiclass: str
) -> tuple[KernelMachine, NDArray[np.float64]]:
    """Machines without coefficients, and the side of each document in each: 1, −1 or 0."""
    n_classes = int(class_index.max()) + 1
    votes = multiclass == ONE_VS_ONE and n_classes > 2
    signs = class_signs(n_classes, votes)
    machine = KernelMachine(
        np.zeros((len(class_index), len(signs))), np.zeros(len(signs)), signs, votes
    )
    against = signs if votes or n_classes == 2 else 2 * signs - 1
    return machine, against[:, class_index]


def class_signs(n_classes: int, votes: bool) -> NDArray[np.float64]:
    """The classes that a positive (+1) or negative (-1) value of each machine supports."""
    if n_classes == 2:
        return np.array([[-1.0, 1.0]])
    if not votes:
        return np.eye(n_classes)
    pairs = list(combinations(range(n_classes), 2))
    signs = np.zeros((len(pairs), n_classes))
    for number, (first, second) in enumerate(pairs):
        signs[number, first], signs[number, second] = 1.0, -1.0
    return signs


def choose_cost(
    accuracy: Callable[[float, Indices, Indices], float],
    class_index: Indices,
    seed: int,
    default: float,
) -> float:
    """Choose the cost with the best accuracy under five-fold cross-validation.

    `accuracy(cost, training, test)` evaluates one fold. The default is kept if a class has a
    single document, because it cannot be in training and test.
    """
    n_folds = min(5, int(np.bincount(class_index).min()))
    if n_folds < 2:
        return default
    folds = list(
        StratifiedKFold(n_folds, shuffle=True, random_state=seed).split(class_index, class_index)
    )
    means = [np.mean([accuracy(cost, *fold) for fold in folds]) for cost in COSTS]
    return COSTS[int(np.argmax(means))]


def choose_kernel_cost(
    kernel: NDArray[np.float64], class_index: Indices, multiclass: str, seed: int, default: float
) -> float:
    """Choose the cost of a machine by its training documents alone."""

    def accuracy(cost: float, training: Indices, test: Indices) -> float:
        inside = kernel[np.ix_(training, training)]
        machine = train_machine(inside, class_index[training], cost, multiclass)
        values = kernel[np.ix_(test, training)] @ machine.coefficients + machine.intercepts
        predicted = machine.class_scores(values).argmax(axis=1)
        return float(np.mean(predicted == class_index[test]))

    return choose_cost(accuracy, class_index, seed, default)


def train_two_class(
    machine: KernelMachine,
    number: int,
    kernel: NDArray[np.floating[Any]],
    rows: Indices,
    sides: NDArray[np.float64],
    cost: float,
) -> None:
    """Train a machine on the kernel and the sides of the documents at `rows`."""
    trained = SVC(C=cost, kernel="precomputed").fit(kernel, sides > 0)
    machine.coefficients[rows[trained.support_], number] = trained.dual_coef_[0]
    machine.intercepts[number] = trained.intercept_[0]
