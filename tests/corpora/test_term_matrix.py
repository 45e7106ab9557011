"""The term matrix: frequencies, rows, saving and loading."""

import json

import numpy as np
import pytest
from scipy.sparse import csr_array

from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import CorpusError

DENSE = np.array([[2, 0, 1], [0, 0, 3], [0, 0, 0]])


@pytest.fixture
def matrix() -> TermMatrix:
    return TermMatrix(csr_array(DENSE), ["ağ", "b c", "ç\n"], ["1/a", "2", "\udcff"])


def test_document_frequencies_count_documents_not_occurrences(matrix):
    assert matrix.document_frequencies().tolist() == [1, 0, 2]


def test_rows_are_chosen_in_the_given_order(matrix):
    chosen = matrix.rows(np.array([2, 0]))
    assert chosen.counts.toarray().tolist() == [[0, 0, 0], [2, 0, 1]]
    assert chosen.document_ids == ["\udcff", "1/a"]


def test_a_saved_matrix_is_loaded_unchanged(matrix, tmp_path):
    matrix.save(tmp_path)
    loaded = TermMatrix.load(tmp_path)
    assert loaded.counts.toarray().tolist() == DENSE.tolist()
    assert (loaded.terms, loaded.document_ids) == (matrix.terms, matrix.document_ids)
    assert loaded.fingerprint() == matrix.fingerprint()
    assert not loaded.counts.data.flags.writeable


def test_a_loaded_matrix_supports_the_usual_operations(matrix, tmp_path):
    matrix.save(tmp_path)
    counts = TermMatrix.load(tmp_path).counts
    assert (counts @ counts.T).toarray().tolist() == (DENSE @ DENSE.T).tolist()
    assert counts[:, [2, 0]].toarray().tolist() == DENSE[:, [2, 0]].tolist()
    assert counts.astype(float).sum() == 6


def test_unsorted_counts_are_saved_sorted(tmp_path):
    parts = (np.array([1.0, 2.0, 4.0]), np.array([2, 0, 2]), np.array([0, 3]))
    TermMatrix(csr_array(parts, shape=(1, 3)), ["a", "b", "c"], ["d"]).save(tmp_path)
    loaded = TermMatrix.load(tmp_path).counts
    assert loaded.indices.tolist() == [0, 2]
    assert loaded.data.tolist() == [2, 5]


def test_an_empty_matrix_can_be_saved(tmp_path):
    TermMatrix(csr_array((2, 0)), [], ["a", "b"]).save(tmp_path)
    assert TermMatrix.load(tmp_path).counts.shape == (2, 0)


def test_a_newer_format_is_rejected(matrix, tmp_path):
    matrix.save(tmp_path)
    contents = json.loads((tmp_path / "contents.json").read_text())
    (tmp_path / "contents.json").write_text(json.dumps({**contents, "format": 99}))
    with pytest.raises(CorpusError, match="its format is 99"):
        TermMatrix.load(tmp_path)


def test_a_missing_folder_is_named(tmp_path):
    with pytest.raises(CorpusError, match="nowhere"):
        TermMatrix.load(tmp_path / "nowhere")
