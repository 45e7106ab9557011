"""The public functions refuse wrong arguments in one sentence."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.errors import ParameterError
from workbench.methods.covariance_spaces import document_space
from workbench.methods.covariance_spaces.spaces import MODELS
from workbench.methods.higher_order import higher_order_kernel
from workbench.methods.spectral import neighbour_affinity, spectral_coordinates
from workbench.methods.sprinkled_lsi import sprinkle_counts, sprinkled_approximation
from workbench.methods.term_clusters import diffuse, normalized_cut, term_affinity

X = np.random.default_rng(0).poisson(0.6, (12, 9)).astype(float)
CLASSES = np.arange(12) % 3
AFFINITY = neighbour_affinity(X, 4)
TERMS = term_affinity(X)
CLUSTERS = np.arange(9) % 2

OF_DOCUMENTS = {
    "higher_order_kernel": higher_order_kernel,
    "neighbour_affinity": lambda X: neighbour_affinity(X, 4),
    "sprinkled_approximation": lambda X: sprinkled_approximation(X, CLASSES, [1, 2, 3], 4),
    "term_affinity": term_affinity,
    "diffuse": lambda X: diffuse(X, TERMS, CLUSTERS, 0.5),
} | {
    f"document_space {model}": lambda X, model=model: document_space(X, model, 3)
    for model in MODELS
}
NO_DOCUMENTS = {
    "NaN": np.where(np.arange(9) == 3, np.nan, X),
    "infinite": np.where(np.arange(9) == 3, np.inf, X),
    "NaN in a sparse matrix": sp.csr_matrix(np.where(np.arange(9) == 3, np.nan, X)),
    "no terms": X[:, :0],
    "one list": X[0],
    "a number": 3,
    "nothing": None,
    "text": np.full((12, 9), "a"),
    "rows of unequal length": [[1, 2], [3]],
    "complex numbers": X + 1j,
    "three dimensions": np.zeros((2, 2, 2)),
}


def error_message(work):
    with pytest.raises(ParameterError) as caught:
        work()
    sentence = str(caught.value)
    assert sentence.endswith(".") and "\n" not in sentence and len(sentence) > 20
    return sentence


@pytest.mark.parametrize("name", OF_DOCUMENTS)
@pytest.mark.parametrize("problem", NO_DOCUMENTS)
def test_anything_but_a_matrix_of_documents_is_refused(name, problem):
    error_message(lambda: OF_DOCUMENTS[name](NO_DOCUMENTS[problem]))


@pytest.mark.parametrize("name", OF_DOCUMENTS)
@pytest.mark.parametrize(
    "as_matrix",
    [sp.csr_array, sp.csr_matrix, sp.csc_array, sp.coo_array, np.float32, np.uint8, list],
    ids=["csr array", "csr matrix", "csc", "coo", "single precision", "small integers", "list"],
)
def test_every_matrix_type_gives_the_same_result(name, as_matrix):
    expected, found = OF_DOCUMENTS[name](X), OF_DOCUMENTS[name](as_matrix(X))
    expected, found = (
        result.toarray() if sp.issparse(result) else result for result in (expected, found)
    )
    np.testing.assert_allclose(found, expected, atol=1e-12)


@pytest.mark.parametrize("count", [0, -1, 2.5, None, "a", True])
def test_neighbours_are_counted_by_whole_numbers(count):
    assert "n_neighbors" in error_message(lambda: neighbour_affinity(X, count))


@pytest.mark.parametrize("weight", [-0.1, 1.1, np.nan, "a", None])
def test_the_weight_of_the_second_order_is_a_share(weight):
    assert "second_order_weight" in error_message(lambda: higher_order_kernel(X, weight))


@pytest.mark.parametrize(
    "labels",
    [
        CLASSES[:3],
        np.where(CLASSES == 0, np.nan, CLASSES),
        [None] * 6 + [1] * 6,
        np.array(["a"] * 6 + [-1] * 6),  # numpy converts -1 to text
        ["a"] * 6 + [1] * 6,
    ],
)
def test_invalid_labels_are_refused(labels):
    assert "label" in error_message(lambda: spectral_coordinates(AFFINITY, 3, labels=labels))


def test_a_list_of_class_names_and_minus_one_equals_class_numbers():
    numbers = np.where(np.arange(12) < 6, CLASSES, -1)
    names = ["abc"[number] if number >= 0 else -1 for number in numbers]
    np.testing.assert_array_equal(
        spectral_coordinates(AFFINITY, 3, labels=names),
        spectral_coordinates(AFFINITY, 3, labels=numbers),
    )


@pytest.mark.parametrize("pairs", [[(0, 1), (2,)], (0, 1), [(0.5, 1)], [(0, 12)], [(-1, 2)], 5])
def test_links_are_pairs_of_documents(pairs):
    assert "must_link" in error_message(lambda: spectral_coordinates(AFFINITY, 3, must_link=pairs))


@pytest.mark.parametrize(
    "confusion", [[["a"]], [[1, 2], [3]], np.ones((2, 3)), -np.eye(2), [[np.nan]], 4]
)
def test_anything_but_a_confusion_matrix_is_refused(confusion):
    assert "confusion" in error_message(lambda: sprinkle_counts(confusion))


def test_a_confusion_matrix_may_be_sparse():
    confusion = np.array([[5, 2, 0], [1, 7, 0], [3, 0, 9]])
    expected = sprinkle_counts(confusion).tolist()
    assert sprinkle_counts(sp.csr_array(confusion)).tolist() == expected


@pytest.mark.parametrize("length", [-1, 2.5, "a", None])
def test_the_maximum_sprinkling_length_is_a_whole_number(length):
    assert "max_length" in error_message(lambda: sprinkle_counts(np.ones((2, 2)), length))


@pytest.mark.parametrize(
    ("class_index", "sprinkles"),
    [
        (3, [1, 2, 3]),
        (CLASSES + 0.5, [1, 2, 3]),
        (np.full(12, np.nan), [1, 2, 3]),
        (np.full((12, 3), np.nan), [1, 2, 3]),
        (np.full((12, 3), 0.5), [1, 2, 3]),
        ([[1], [1, 2]] * 6, [1, 2, 3]),
        (list("abc" * 4), [1, 2, 3]),
        (CLASSES, ["a", "b", "c"]),
        (CLASSES, [1, -2, 3]),
        (CLASSES, [1, 2]),
        (CLASSES, 8),
    ],
)
def test_classes_and_sprinkles_that_do_not_fit_are_refused(class_index, sprinkles):
    error_message(lambda: sprinkled_approximation(X, class_index, sprinkles, 4))


@pytest.mark.parametrize("n_clusters", [0, 10, 1.5])
def test_impossible_numbers_of_clusters_are_refused(n_clusters):
    assert "n_clusters" in error_message(lambda: normalized_cut(TERMS, n_clusters))
