"""Descriptions of corpora: sizes, lengths and warnings."""

import hashlib
import json
import tracemalloc

import numpy as np
import pytest
from scipy.sparse import csr_array

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.description import content_digests, describe_corpus
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.term_matrix import TermMatrix


def corpus_of(texts, labels, names, **details):
    identifiers = [str(row) for row in range(len(texts))]
    return Corpus("small", texts, identifiers, np.array(labels), tuple(names), **details)


def has_warning(description, part):
    return any(part in warning for warning in description.warnings)


def test_a_description_has_sizes_and_lengths_in_characters():
    found = describe_corpus(
        corpus_of(["abcd", "ab", "abcdef"] * 4, [0, 1, 1] * 4, "xy"), None, "english"
    )
    assert found.documents == 12
    assert found.classes == {"x": 4, "y": 8}
    assert (found.lengths.minimum, found.lengths.median, found.lengths.maximum) == (2, 4, 6)
    assert found.lengths.unit == "characters"
    assert found.lengths.mean == pytest.approx(4)
    assert found.terms == 0
    assert found.language == "english"
    assert found.split == "none given"
    assert str(found.lengths) == "2 to 6 characters, median 4, mean 4.0"


def test_with_counts_lengths_and_empty_documents_are_in_terms():
    counts = csr_array(np.array([[2, 1], [0, 0], [0, 5]]))
    matrix = TermMatrix(counts, ["a", "b"], ["0", "1", "2"])
    found = describe_corpus(corpus_of(["a a b", "the", "b"], [0, 1, 0], "xy"), matrix)
    assert found.terms == 2
    assert (found.lengths.minimum, found.lengths.maximum) == (0, 5)
    assert found.lengths.unit == "terms"
    assert (found.empty, found.without_terms) == (0, 1)
    assert has_warning(found, "without terms after preprocessing")


def test_empty_and_repeated_documents_are_counted():
    found = describe_corpus(corpus_of(["a  b", "", " ", "a b", "c"], [0, 1, 0, 1, 0], "xy"))
    assert found.empty == 2
    assert found.duplicates == 1
    assert has_warning(found, "2 documents are empty; without words")
    assert has_warning(found, "1 document is the same as an earlier one")


def test_repetitions_are_found_without_texts():
    counts = csr_array(np.array([[1, 0], [1, 0], [0, 2], [0, 0], [0, 0]]))
    matrix = TermMatrix(counts, ["a", "b"], list("01234"))
    corpus = Corpus("c", [], list("01234"), np.zeros(5, int), ("x",), counts=matrix)
    found = describe_corpus(corpus)
    assert found.duplicates == 1
    assert found.without_terms == 2
    assert has_warning(found, "There is only one class, x")


def test_small_and_missing_classes_are_named():
    labels = [0] * 6 + [1] * 3 + [2] + [UNUSED]
    found = describe_corpus(corpus_of([str(row) for row in range(11)], labels, "abcd"))
    assert found.too_small == ("b", "c", "d")
    assert has_warning(found, "1 class has only one document")
    assert has_warning(found, "1 class has fewer than 5 documents")
    assert has_warning(found, "1 class has no documents: d")
    assert found.unlabelled == 1
    assert has_warning(found, "1 document is without a class, of 11")


def test_a_corpus_without_classes_is_noted():
    found = describe_corpus(corpus_of(["a", "b"], [UNUSED, UNUSED], ()))
    assert found.classes == {}
    assert has_warning(found, "There are no classes")


def test_a_given_split_is_counted_and_its_missing_classes_named():
    split = np.array([TRAINING, TRAINING, TEST, UNUSED], dtype=np.int8)
    found = describe_corpus(corpus_of(list("abcd"), [0, 1, 0, 1], "xy", given_split=split))
    assert found.split == "2 training, 1 test, 1 unused"
    assert has_warning(found, "1 class has no test documents in the given split: y")
    with_label_sets = corpus_of(
        list("abcd"), [0, 1, 0, 1], "xy", given_split=split, label_sets=((0,), (1,), (0, 1), (1,))
    )
    assert not has_warning(describe_corpus(with_label_sets), "in the given split")


def test_notes_of_the_reader_are_shown_first():
    found = describe_corpus(corpus_of(["a", "b"], [0, 1], "xy", notes=("Skipped 1 file.",)))
    assert found.warnings[0] == "Skipped 1 file."


def test_description_is_plain_json():
    split = np.array([0, 1], dtype=np.int8)
    found = describe_corpus(corpus_of(["a", "b"], [0, 1], "xy", given_split=split))
    plain = json.loads(json.dumps(found.to_dict()))
    assert plain["documents"] == 2
    assert plain["classes"] == {"x": 1, "y": 1}
    assert plain["lengths"]["maximum"] == 1
    assert plain["warnings"] == list(found.warnings)
    assert plain["split_sizes"] == {"training": 1, "test": 1, "unused": 0}
    assert {"terms", "duplicates", "empty", "too_small", "encoding", "language"} <= set(plain)


@pytest.mark.parametrize("shift", range(-3, 4))
def test_white_space_does_not_count_at_the_border_of_two_portions(shift):
    before = "x" * ((1 << 20) + shift)  # portions have 2**20 characters
    texts = [f"{before} ab c", f"\n{before}\n \t ab  c ", f"{before}ab c", f"{before} a b c"]
    digests = list(content_digests(corpus_of([*texts, "\n" * 9], [0] * 5, ("x",))))
    assert digests[0] == hashlib.blake2b(texts[0].encode(), digest_size=16).digest()
    assert digests[1] == digests[0]
    assert len(set(digests)) == 4
    assert digests[4] == b""


def test_a_long_document_is_compared_without_a_list_of_its_words():
    corpus = corpus_of(["word " * 1_000_000], [0], ("x",))
    tracemalloc.start()
    try:
        assert len(list(content_digests(corpus))) == 1
        assert tracemalloc.get_traced_memory()[1] < 30_000_000  # a list of words takes 60 MB
    finally:
        tracemalloc.stop()


def test_numeric_data_have_sums_and_no_lengths(tmp_path):
    table = tmp_path / "measures.csv"
    table.write_text("a,b,class\n" + "1.5,-7.25,x\n2.5,-3.5,y\n" * 5, "utf-8")
    lengths = describe_corpus(read_corpus(table)).lengths
    assert lengths.unit == "as sums of the values"
    assert lengths.minimum == -5.75
