"""CLUTO matrices with the names of classes and terms beside them."""

import gzip

from tests.corpora.readers.conftest import (
    CLUTO,
)
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings


def test_a_cluto_matrix_has_the_names_beside_it(sample, tmp_path):
    path = sample("mat")
    path.with_name("sample.mat.rclass").write_text("a\nb\na\n")
    path.with_name("sample.mat.clabel").write_text("cat\ndog\nman\noak\n")
    corpus = read_corpus(path)
    expected = [[2, 0, 1, 0], [0, 1, 0, 0], [1, 0, 0, 5]]
    assert corpus.counts.counts.toarray().tolist() == expected
    assert corpus.counts.terms == ["cat", "dog", "man", "oak"]
    assert corpus.class_index.tolist() == [0, 1, 0]
    packed = tmp_path / "sample.mat.gz"
    packed.write_bytes(gzip.compress(CLUTO))
    assert read_corpus(packed).fingerprint() == corpus.fingerprint()
    kept = read_corpus(path, ReadingSettings(classes="a"))
    assert kept.counts.counts.toarray().tolist() == [expected[0], expected[2]]
