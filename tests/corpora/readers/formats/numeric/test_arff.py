"""ARFF files with texts or with counts."""

import pytest

from tests.corpora.readers.conftest import ARFF_SPARSE
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings


def test_texts_and_classes_are_read_from_arff(sample):
    corpus = read_corpus(sample("arff"), ReadingSettings(class_column="the class"))
    assert list(corpus.texts) == ["It's cheap, buy it", "See you at ten"]
    assert corpus.class_names == ("no spam", "spam")


@pytest.mark.parametrize(
    "rows", [ARFF_SPARSE, ARFF_SPARSE.split("@data")[0] + "@data\n2,1,animals\n0,3,plants\n"]
)
def test_counts_and_classes_are_read_from_arff(tmp_path, rows):
    path = tmp_path / "counts.arff"
    path.write_text(rows)
    corpus = read_corpus(path)
    assert corpus.counts.counts.toarray().tolist() == [[2, 1], [0, 3]]
    assert corpus.counts.terms == ["cat", "dog"]
    assert corpus.class_sizes() == {"animals": 1, "plants": 1}
