"""Numeric data: matrices, dense ARFF and tables, with missing and nominal values."""

import gzip

import numpy as np
import pytest

from tests.corpora.readers.document_samples import ARFF_DENSE, MATRIX_MARKET, NUMBERS
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError


def values_of(corpus):
    return corpus.counts.counts.toarray().tolist()


def test_dense_arff_fills_and_codes(sample):
    corpus = read_corpus(sample("dense.arff"))
    assert corpus.counts.terms == ["height", "colour"]
    # The mean of 1.5, 0.5 and -2 is 0; the most frequent colour is blue, the third value.
    assert values_of(corpus) == [[1.5, 1], [0, 2], [0.5, 2], [-2, 2]]
    assert corpus.class_sizes() == {"oak": 2, "rose": 2}
    assert any(note.startswith("2 of 8 values are missing") for note in corpus.notes)


def test_nominal_values_can_be_columns(sample):
    corpus = read_corpus(sample("dense.arff"), ReadingSettings(nominal="columns"))
    assert corpus.counts.terms == ["height", "colour=red", "colour=green", "colour=blue"]
    assert values_of(corpus)[0] == [1.5, 0, 1, 0]
    assert values_of(corpus)[2] == [0.5, 0, 0, 1]


def test_a_nominal_value_that_is_not_declared_is_refused(tmp_path):
    path = tmp_path / "wrong.arff"
    path.write_bytes(ARFF_DENSE.replace(b"1.5,green", b"1.5,purple"))
    with pytest.raises(CorpusError, match=r"line 6: 'purple' is not a value of 'colour'"):
        read_corpus(path)


def test_a_table_of_numbers_has_columns_as_terms_and_one_as_class(sample):
    path = sample("numbers.csv")
    corpus = read_corpus(path)
    assert corpus.counts.terms == ["width", "height", "leaves"]
    assert values_of(corpus) == [[1.5, 2, 3], [0.5, 1, 3], [1, 1, 5], [0.25, 2, 1]]
    assert corpus.class_sizes() == {"oak": 2, "rose": 2}
    assert any("'species'" in note for note in corpus.notes)
    preview = preview_corpus(path)
    assert (preview.format, preview.text_column) == ("numbers", "")
    assert preview.class_column == "species"


@pytest.mark.parametrize(
    ("content", "classes", "shape"),
    [
        ("5.1,3.5,1.4,a\n4.9,3.0,1.4,a\n6.2,3.4,5.4,b\n5.9,3.0,5.1,b\n", {"a": 2, "b": 2}, (4, 3)),
        ("x,y,label\n1.5,2,0\n0.5,3,1\n2.5,4,0\n3.5,1,1\n", {"0": 2, "1": 2}, (4, 2)),
        ("id,a,b,c,target\n7,1.5,2,9,x\n8,0.5,3,9,y\n9,2.5,4,8,x\n", {"x": 2, "y": 1}, (3, 3)),
        ("a;b;c;class\n1;2;3;x\n4;5;6;y\n7;8;9;x\n1;1;1;y\n", {"x": 2, "y": 2}, (4, 3)),
    ],
)
def test_tables_of_numbers_are_recognised_whatever_their_layout(tmp_path, content, classes, shape):
    path = tmp_path / "set.data"
    path.write_text(content)
    assert detect_format(path) == "numbers"
    corpus = read_corpus(path)
    assert corpus.class_sizes() == classes
    assert corpus.counts.counts.shape == shape


@pytest.mark.parametrize(
    "content",
    [
        "id,label,text\n1,0,good\n2,1,bad\n3,0,good\n4,1,bad\n",
        "id,stars,votes,review\n1,5,3,A fine film\n2,1,0,A bad film\n3,5,3,A fine film\n",
        "1,0,a long sentence about nothing\n2,1,another long sentence\n3,0,one more of them\n",
        "The first line, with commas, here\nThe second, too, and more\n",
    ],
)
def test_tables_with_texts_are_not_numeric_data(tmp_path, content):
    path = tmp_path / "texts.csv"
    path.write_text(content)
    assert detect_format(path) == "table"
    assert read_corpus(path).counts is None


def test_a_table_is_read_whose_first_row_is_longer_than_the_examined_beginning(tmp_path):
    names = ",".join(f"gene{number}" for number in range(9000))
    rows = [",".join(["1.25"] * 9000) + f",{'ab'[number % 2]}" for number in range(4)]
    path = tmp_path / "wide.csv.gz"
    path.write_bytes(gzip.compress("\n".join([f"{names},class", *rows]).encode()))
    assert detect_format(path) == "numbers"
    assert read_corpus(path).counts.counts.shape == (4, 9000)


def test_matrix_market_takes_names_from_the_files_beside_it(sample):
    path = sample("mtx")
    corpus = read_corpus(path)
    assert values_of(corpus) == [[2, 0, 1, 0], [0, 1, 0, 0], [1, 0, 0, 5]]
    path.with_suffix(".terms").write_text("cat\ndog\nman\noak\n")
    path.with_suffix(".docs").write_text("b.001\nb.002\nc.001\n")
    path.with_suffix(".classes").write_text("% 2 classes\nb.001 0\nb.002 0\nc.001 1\n")
    named = read_corpus(path)
    assert named.counts.terms == ["cat", "dog", "man", "oak"]
    assert named.document_ids == ["b.001", "b.002", "c.001"]
    assert named.class_sizes() == {"0": 2, "1": 1}


def test_a_matrix_with_terms_in_rows_is_transposed(sample):
    path = sample("mtx")
    path.with_name("sample.mtx.clabel").write_text("x\ny\nz\n")
    path.with_name("sample.mtx.rclass").write_text("a\nb\na\nb\n")
    corpus = read_corpus(path)
    assert values_of(corpus) == [[2, 0, 1], [0, 1, 0], [1, 0, 0], [0, 0, 5]]
    assert corpus.class_index.tolist() == [0, 1, 0, 1]


@pytest.mark.parametrize("field", ["real", "integer", "pattern"])
def test_matrix_market_agrees_with_scipy(tmp_path, field):
    from scipy.io import mmread, mmwrite
    from scipy.sparse import random_array

    matrix = random_array((20, 30), density=0.2, rng=np.random.default_rng(0))
    matrix.data = np.ceil(9 * matrix.data) if field == "integer" else matrix.data
    path = tmp_path / "random.mtx"
    mmwrite(path, matrix, field=field, symmetry="general")
    expected = mmread(path, spmatrix=False).toarray()
    assert np.array_equal(read_corpus(path).counts.counts.toarray(), expected)
    mmwrite(tmp_path / "dense.mtx", expected.astype(float))
    dense = read_corpus(tmp_path / "dense.mtx").counts.counts.toarray()
    assert np.allclose(dense, expected, rtol=1e-12)


@pytest.mark.parametrize(
    ("changed", "match"),
    [
        ((b"3 4 5", b"99999999999 99999999999 5"), "at most"),
        ((b"3 4 5", b"3 4 900000000"), "another number of them"),
        ((b"3 4 5\n", b"3 3 5\n"), "number is not from 1 to 3"),
        ((b"2 2 1", b"2 1e30 1"), "number is not from 1 to 4"),  # fits into no whole number
        ((b"general", b"symmetric"), "symmetry"),
        ((b"integer", b"complex"), "first line"),
    ],
)
def test_wrong_matrices_are_refused_before_memory_is_used(tmp_path, changed, match):
    path = tmp_path / "wrong.mtx"
    path.write_bytes(MATRIX_MARKET.replace(*changed, 1))
    with pytest.raises(CorpusError, match=match):
        read_corpus(path)


def test_a_table_can_be_read_as_numbers_or_as_texts_on_request(tmp_path):
    path = tmp_path / "numbers.csv"
    path.write_bytes(NUMBERS)
    assert read_corpus(path, ReadingSettings(format="table")).counts is None
    settings = ReadingSettings(format="numbers", class_column="leaves", id_column="species")
    corpus = read_corpus(path, settings)
    assert corpus.counts.terms == ["width", "height"]
    with pytest.raises(CorpusError, match="no column 'colour'"):
        read_corpus(path, ReadingSettings(format="numbers", class_column="colour"))


@pytest.mark.data
@pytest.mark.parametrize(
    ("name", "shape", "classes"), [("soybean", (683, 35), 19), ("lymphoma", (96, 4026), 9)]
)
def test_the_corpora_of_the_spectral_paper_have_their_published_sizes(
    real_data, name, shape, classes
):
    corpus = read_corpus(real_data / f"{name}.arff.gz")
    assert corpus.counts.counts.shape == shape
    assert len(corpus.class_names) == classes
    assert np.isfinite(corpus.counts.counts.data).all()
    assert any("values are missing" in note for note in corpus.notes)


def test_rows_with_missing_values_can_be_left_out(sample):
    corpus = read_corpus(sample("dense.arff"), ReadingSettings(incomplete_rows="leave out"))
    assert values_of(corpus) == [[1.5, 1], [-2, 2]]
    assert len(corpus) == 2
    assert any(note.startswith("2 of 4 rows lack a value") for note in corpus.notes)


def test_a_declared_value_that_reads_like_nothing_is_a_value(tmp_path):
    path = tmp_path / "none.arff"
    path.write_bytes(ARFF_DENSE.replace(b"green", b"none"))
    corpus = read_corpus(path, ReadingSettings(incomplete_rows="leave out"))
    assert values_of(corpus) == [[1.5, 1], [-2, 2]]


def test_other_classes_can_become_one(sample):
    settings = ReadingSettings(classes="oak", other_classes="rest")
    corpus = read_corpus(sample("numbers.csv"), settings)
    assert corpus.class_sizes() == {"oak": 2, "rest": 2}
