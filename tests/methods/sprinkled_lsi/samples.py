"""Documents and confusions made for the tests."""

import numpy as np


def documents(n=36, m=25, n_classes=3, seed=0):
    random = np.random.default_rng(seed)
    class_index = np.arange(n) % n_classes
    means = np.full((n_classes, m), 0.3)
    for label in range(n_classes):
        means[label, 5 * label : 5 * label + 5] = 1.2
    return (random.poisson(means[class_index]) > 0).astype(float), class_index


def literal_approximation(X, class_index, S, size):
    """Sprinkle every single term, decompose, truncate, remove the sprinkled terms."""
    columns = [X]
    n_classes = len(S)
    for i in range(n_classes):
        for j in range(i + 1, n_classes):
            for label in (i, j):
                columns += [np.eye(n_classes)[class_index][:, [label]]] * int(S[i, j])
    augmented = np.hstack(columns)
    U, s, Vt = np.linalg.svd(augmented, full_matrices=False)
    return (U[:, :size] * s[:size] @ Vt[:size])[:, : X.shape[1]]
