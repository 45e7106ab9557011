"""Plain text with one document per line."""

from workbench.corpora.readers.reading import read_corpus


def test_each_line_that_is_not_empty_is_a_document(sample):
    corpus = read_corpus(sample("txt"))
    assert list(corpus.texts) == ["The first document.", "The second, longer document."]
    assert list(corpus.document_ids) == ["1", "3"]
    assert any("line" in note for note in corpus.notes)
