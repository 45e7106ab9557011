"""Runs that several tests of figures use."""

import numpy as np
import pytest


@pytest.fixture
def five_splits(fruit):
    """Two methods on five splits of 3 and 27 documents."""
    scores = {"svm": (0.50, 0.52, 0.51, 0.52, 0.5), "knn": (0.40, 0.43, 0.41, 0.40, 0.4)}
    return fruit.run(
        [
            fruit.result(label, "10%", repeat, scores={"accuracy": score})
            for label, values in scores.items()
            for repeat, score in enumerate(values)
        ]
    )


@pytest.fixture
def one_split(fruit):
    """Two methods on one split; only knn is wrong, on the first seven documents."""
    wrong = {row: (row + 1) % 3 for row in range(15, 22)}
    parts = (("svm", 1.0, {}), ("knn", 8 / 15, wrong))
    return fruit.run(
        [
            (
                fruit.result(label, "50%", 0, scores={"accuracy": score, "f1_macro": score}),
                fruit.predictions(errors),
            )
            for label, score, errors in parts
        ]
    )


@pytest.fixture
def placed(fruit):
    """Make a run of one trial whose documents lie on a parabola, with further arrays."""
    rows = np.arange(30)
    arrays = {
        **fruit.predictions({15: 1}),
        "coordinates": np.column_stack([rows, rows**2, -rows]).astype(np.float32),
        "coordinate_rows": rows,
        "eigenvalues": np.array([0.2, 1.0, 0.9]),
    }

    def make(**further):
        result = fruit.result("svm", "50%", 0, scores={"accuracy": 1.0})
        return fruit.run([(result, {**arrays, **further})])

    return make
