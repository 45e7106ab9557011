"""Class labels as sprinkled terms: augment the documents, factorise, remove the sprinkled terms.

s equal columns with a class indicator have the same Gram matrix as one column times √s, so the
matrix grows by one column per class and not by one per sprinkled term.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.errors import ParameterError
from workbench.methods.algebra.approximate.sketching import sketched_factors
from workbench.methods.algebra.document_rows import as_numbers, dense, finite_documents, row_squares
from workbench.methods.algebra.factorisation import leading_factors
from workbench.methods.algebra.input_checks import whole_numbers


@dataclass(frozen=True)
class SprinkledFactors:
    """Rank-d approximation of the training documents: scores · word_directions'."""

    scores: NDArray[np.float64]  # U Σ, documents × d
    word_directions: NDArray[np.float64]  # V without the sprinkled terms, terms × d
    singular_values: NDArray[np.float64]  # of the augmented matrix
    error: float = 0.0  # of a singular value, relative to the largest


def sprinkled_factors(
    X: Any,
    class_index: Any,
    sprinkles: Any,
    n_components: int,
    term_weight: float = 1.0,
    *,
    sketched: bool = False,
) -> SprinkledFactors:
    """Factorise [X, Y diag(√T)], T the terms per class, and drop the class columns.

    `sketched` factors are approximate and state their error.
    """
    per_class = _terms_per_class(sprinkles)
    X = sp.csr_array(X, dtype=np.float64)
    labels = _indicators(class_index, len(per_class), X.shape[0])
    labels = (labels * (term_weight * np.sqrt(per_class)))[:, per_class > 0]
    augmented, error = sp.hstack([X, sp.csr_array(labels)], format="csr"), 0.0
    if sketched:
        sketch = sketched_factors(augmented, n_components)
        factors, error = sketch.factors, sketch.error
    else:
        factors = leading_factors(augmented, n_components)
    return SprinkledFactors(
        factors.left * factors.values, factors.right[: X.shape[1]], factors.values, error
    )


def sprinkled_approximation(
    X: Any, class_index: Any, sprinkles: Any, n_components: int
) -> NDArray[np.float64]:
    """Approximate the training documents by rank d of the sprinkled matrix, in term space.

    `sprinkles` is the classes × classes matrix of `sprinkle_counts` or the number of terms per
    class. A class index of −1 sprinkles nothing; for documents of several classes, `class_index`
    is a documents × classes matrix of zeros and ones. The result is dense, documents × terms.
    """
    factors = sprinkled_factors(finite_documents(X), class_index, sprinkles, n_components)
    return factors.scores @ factors.word_directions.T


def reconstruction_error(X: Any, factors: SprinkledFactors) -> float:
    """Mean squared difference between the documents and their approximation."""
    scores, directions = factors.scores, factors.word_directions
    squares = float(row_squares(X).sum())
    cross = float(((X @ directions) * scores).sum())
    approximated = float(((scores.T @ scores) * (directions.T @ directions)).sum())
    return max(squares - 2 * cross + approximated, 0.0) / (X.shape[0] * X.shape[1])


def _terms_per_class(sprinkles: Any) -> NDArray[np.float64]:
    counts = dense(as_numbers(sprinkles, "sprinkles"))
    is_square = counts.ndim == 2 and counts.shape[0] == counts.shape[1]
    if not (is_square or counts.ndim == 1) or not (np.isfinite(counts) & (counts >= 0)).all():
        raise ParameterError(
            "sprinkles must hold numbers of terms per class or per pair of classes."
        )
    return counts if counts.ndim == 1 else (counts - np.diag(np.diag(counts))).sum(axis=1)


def _indicators(class_index: Any, n_classes: int, n_documents: int) -> NDArray[np.float64]:
    index = dense(as_numbers(class_index, "class_index (numbers from 0 on, not names)"))
    if index.ndim and len(index) != n_documents:
        raise ParameterError(f"There are {n_documents} documents but {len(index)} classes.")
    if index.shape[1:] == (n_classes,):
        if not np.isin(index, (0.0, 1.0)).all():
            raise ParameterError(
                "class_index as a matrix of documents × classes must hold zeros and ones."
            )
        return index
    numbers = whole_numbers(index, "class_index")
    if numbers.max(initial=-1) >= n_classes:
        raise ParameterError(
            f"sprinkles has {n_classes} classes, but class_index holds {numbers.max()}; "
            f"classes are numbered from 0 to {n_classes - 1}."
        )
    return (numbers[:, None] == np.arange(n_classes)).astype(np.float64)
