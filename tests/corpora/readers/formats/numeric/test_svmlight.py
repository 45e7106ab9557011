"""svmlight files: a class, then pairs of column and value."""

import numpy as np

from workbench.corpora.readers.reading import read_corpus


def test_classes_and_values_are_read_from_svmlight(sample):
    corpus = read_corpus(sample("svm"))
    assert corpus.class_names == ("-1", "1")
    assert corpus.counts.counts.toarray().tolist() == [[2, 0, 1], [0, 4, 0], [1, 0.5, 0]]
    assert corpus.class_index.tolist() == [1, 0, 1]


def test_svmlight_agrees_with_scikit_learn(tmp_path):
    from scipy.sparse import random as random_matrix
    from sklearn.datasets import dump_svmlight_file, load_svmlight_file

    matrix = random_matrix(30, 40, 0.2, random_state=0, format="csr")
    path = tmp_path / "random.svmlight"
    labels = np.arange(30) % 3
    dump_svmlight_file(matrix, labels, str(path), zero_based=False)
    expected, classes = load_svmlight_file(str(path))
    corpus = read_corpus(path)
    assert np.array_equal(corpus.counts.counts.toarray(), expected.toarray())
    assert corpus.class_index.tolist() == classes.astype(int).tolist()


def test_a_row_of_svmlight_may_have_several_classes(tmp_path):
    path = tmp_path / "several.svm"
    path.write_text("1,3 1:1\n2 1:1\n")
    assert read_corpus(path).label_sets == ((0, 2), (1,))


def test_a_row_of_svmlight_may_have_a_class_alone(tmp_path):
    path = tmp_path / "empty.svm"
    path.write_text("1 1:1\n-1\n1 2:3\n")
    corpus = read_corpus(path)
    assert corpus.counts.counts.toarray().tolist() == [[1, 0], [0, 0], [0, 3]]
    assert corpus.class_sizes() == {"-1": 1, "1": 2}
