"""An SVM on a kernel of documents, against scikit-learn's SVC on the same matrix."""

import numpy as np
import pytest
import scipy.sparse as sp
from sklearn.svm import SVC

from workbench.errors import ParameterError
from workbench.experiments.plans.plan import Plan
from workbench.experiments.running.runner import run_plan
from workbench.methods.registry import METHODS

METHOD = METHODS["document-kernel-svm"]


def points(n=60, seed=0, apart=1.5):
    random = np.random.default_rng(seed)
    y = np.repeat([0, 1, 2], n // 3)
    return random.normal(size=(n, 4)) + apart * np.eye(3, 4)[y], y


def distances_of(X, Y):
    return np.sqrt(((X[:, None] - Y) ** 2).sum(axis=2))


def hidden(y):
    labels = y.copy()
    labels[::2] = -1
    return labels


def expected_classes(kernel, labels, cost=1.0):
    known = np.flatnonzero(labels >= 0)
    machine = SVC(C=cost, kernel="precomputed").fit(kernel[np.ix_(known, known)], labels[known])
    return machine.predict(kernel[:, known])


@pytest.mark.parametrize("as_matrix", [np.asarray, sp.csr_array], ids=["dense", "sparse"])
def test_a_given_kernel_is_used_as_it_is(as_matrix):
    X, y = points()
    y = np.minimum(y, 1)  # with two classes no votes are equal
    kernel = (X @ X.T + 1.0) ** 2
    found = METHOD.build(affinity="given similarities").fit(as_matrix(kernel), hidden(y))
    expected = expected_classes(kernel, hidden(y))
    unknown = hidden(y) < 0
    np.testing.assert_array_equal(found.transduction_[unknown], expected[unknown])
    assert found.notes_ == ()


def test_given_distances_make_a_gaussian():
    X, y = points()
    y = np.minimum(y, 1)
    distances = distances_of(X, X)
    width = 0.5 * np.median(distances[np.triu_indices(len(y), 1)])
    kernel = np.exp(-(distances**2) / (2 * width**2))
    found = METHOD.build(affinity="gaussian of given distances", sigma=0.5)
    found.fit(distances, hidden(y))
    expected, unknown = expected_classes(kernel, hidden(y)), hidden(y) < 0
    np.testing.assert_array_equal(found.transduction_[unknown], expected[unknown])
    own = METHOD.build(affinity="gaussian", sigma=0.5).fit(X, hidden(y))
    np.testing.assert_array_equal(own.transduction_, found.transduction_)


@pytest.mark.parametrize("kernel", ["cosine", "gaussian", "gaussian of hamming"])
def test_new_documents_are_classified_as_if_they_had_been_seen(kernel):
    X, y = points()
    X = np.round(X) if kernel.endswith("hamming") else X
    seen = METHOD.build(affinity=kernel).fit(X, hidden(y))
    unknown = hidden(y) < 0
    np.testing.assert_array_equal(seen.predict(X[unknown]), seen.transduction_[unknown])
    np.testing.assert_array_equal(
        seen.predict(sp.csr_array(X[unknown])), seen.transduction_[unknown]
    )


@pytest.mark.parametrize("kernel", ["given similarities", "gaussian of given distances"])
def test_a_new_document_of_a_given_matrix_is_a_row_of_it(kernel):
    X, y = points()
    matrix = X @ X.T if kernel == "given similarities" else distances_of(X, X)
    found = METHOD.build(affinity=kernel).fit(matrix, hidden(y))
    unknown = hidden(y) < 0
    np.testing.assert_array_equal(found.predict(matrix[unknown]), found.transduction_[unknown])


def test_cosine_is_the_linear_svm_with_a_kernel_matrix():
    X, y = points()
    X = np.abs(X)
    unit = X / np.linalg.norm(X, axis=1, keepdims=True)
    known = hidden(y) >= 0
    linear = METHODS["linear-svm"].build(solver="kernel matrix", multiclass="one-vs-one")
    expected = linear.fit(unit[known], y[known]).predict(unit[~known])
    found = METHOD.build().fit(X, hidden(y)).transduction_[~known]
    np.testing.assert_array_equal(found, expected)


def test_what_is_no_kernel_is_said_and_what_is_no_matrix_is_refused():
    X, y = points()
    noted = METHOD.build(affinity="given similarities").fit(-distances_of(X, X), hidden(y))
    assert "not positive semi-definite" in noted.notes_[0]
    with pytest.raises(ParameterError, match="documents by documents"):
        METHOD.build(affinity="given similarities").fit(X, hidden(y))
    with pytest.raises(ParameterError, match="symmetric"):
        METHOD.build(affinity="given similarities").fit(X @ X.T + np.arange(60), hidden(y))


@pytest.mark.parametrize(("weighting", "length"), [("tf-idf", "none"), ("counts", "L2")])
def test_a_matrix_that_weights_have_changed_is_refused(weighting, length, tmp_path, store):
    """Idf turns a dense matrix into zeros, and unit length makes it asymmetric."""
    plan = plan_of_own_kernel(tmp_path, weighting=weighting, length=length)
    errors = [str(result.error) for result in run_plan(plan, store, "thread", 1).results()]
    assert all("the weighting 'counts'" in error for error in errors)
    assert errors


def test_a_matrix_in_a_file_is_classified_by_a_plan(tmp_path, store):
    for result in run_plan(plan_of_own_kernel(tmp_path), store, "thread", 1).results():
        assert result.error is None
        assert result.scores["accuracy"] > 0.9


def plan_of_own_kernel(tmp_path, **features):
    """A plan on a file of similarities with the automatic features, or with others."""
    X, y = points(apart=4.0)
    kernel = (X @ X.T + 1.0) ** 2
    lines = ["label," + ",".join(f"d{column}" for column in range(len(y)))]
    lines += [f"class{y[row]}," + ",".join(map(str, kernel[row])) for row in range(len(y))]
    file = tmp_path / "kernel.csv"
    file.write_text("\n".join(lines), "utf-8")
    values = {
        "name": "own kernel",
        "corpus": str(file),
        "methods": [{"method": METHOD.name, "values": {"affinity": "given similarities"}}],
        "protocol": {"kind": "random splits", "share": 0.5, "repeats": 2, "transductive": True},
        "metrics": ["accuracy"],
        "features": {"minimum_documents": 1, **features},  # every column is kept
    }
    return Plan.from_dict(values)
