"""Kernel machines without a kernel matrix: documents as rows of features, and linear machines.

With landmarks Z the kernel K(x, y) is close to K(x, Z) K(Z, Z)⁻¹ K(Z, y) (Nyström), which is the
inner product of the features K(x, Z) K(Z, Z)^(−1/2).
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.svm import LinearSVC

from workbench.array_types import Indices
from workbench.methods.algebra.kernel_machine import ONE_VS_ONE, KernelMachine, class_signs

LANDMARKS = 1_500
_TOLERANCE = 1e-2
_NEGLIGIBLE = 1e-10  # an eigenvalue relative to the largest
_BLOCK = 5_000
Kernel = Callable[[Any, Any], NDArray[np.float64]]


def nystrom_machine(
    X: Any, class_index: Indices, kernel: Kernel, cost: float, multiclass: str, seed: int
) -> tuple[Any, KernelMachine]:
    """Train by landmarks: the landmarks, and a machine for the kernel between them and others."""
    random = np.random.default_rng(seed)
    count = min(LANDMARKS, X.shape[0])
    landmarks = X[np.sort(random.choice(X.shape[0], count, replace=False))]
    values, vectors = np.linalg.eigh(kernel(landmarks, landmarks))
    kept = values > _NEGLIGIBLE * values[-1]
    root = vectors[:, kept] / np.sqrt(values[kept])
    features = np.empty((X.shape[0], root.shape[1]))
    for start in range(0, X.shape[0], _BLOCK):
        features[start : start + _BLOCK] = kernel(X[start : start + _BLOCK], landmarks) @ root
    machine, weights = train_on_features(features, class_index, cost, multiclass, seed)
    coefficients = root @ weights
    return landmarks, KernelMachine(coefficients, machine.intercepts, machine.signs, machine.votes)


def train_on_features(
    features: Any, class_index: Indices, cost: float, multiclass: str, seed: int
) -> tuple[KernelMachine, NDArray[np.float64]]:
    """Train a linear machine per class or pair; the weights are features × machines."""
    n_classes = int(class_index.max()) + 1
    votes = multiclass == ONE_VS_ONE and n_classes > 2
    signs = class_signs(n_classes, votes)
    against = signs if votes or n_classes == 2 else 2 * signs - 1
    weights = np.zeros((features.shape[1], len(signs)))
    intercepts = np.zeros(len(signs))
    for number, sides in enumerate(against[:, class_index]):
        rows = np.flatnonzero(sides)
        machine = LinearSVC(C=cost, tol=_TOLERANCE, random_state=seed, max_iter=2000)
        machine.fit(features[rows], sides[rows] > 0)
        weights[:, number], intercepts[number] = machine.coef_[0], machine.intercept_[0]
    return KernelMachine(np.zeros((0, len(signs))), intercepts, signs, votes), weights
