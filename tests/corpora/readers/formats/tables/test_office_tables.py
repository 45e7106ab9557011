"""Word and OpenDocument texts that are a table, and those that only hold one."""

import pytest

from tests.corpora.readers.document_samples import zipped
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

ROWS = [(f"Here is text number {number} of many", "ab"[number % 2]) for number in range(12)]


def document(rows, before=""):
    """A Word document with a table; text that was deleted is in it but is not shown."""
    cells = (
        "".join(f"<w:tc><w:p><w:r><w:t>{cell}</w:t></w:r></w:p></w:tc>" for cell in row)
        for row in rows
    )
    table = "".join(f"<w:tr>{row}</w:tr>" for row in cells)
    deleted = "<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>"
    body = f"<w:p><w:r><w:t>{before}</w:t></w:r></w:p>{deleted}<w:tbl>{table}</w:tbl>"
    content = f'<w:document xmlns:w="w"><w:body>{body}</w:body></w:document>'
    return zipped({"[Content_Types].xml": "<Types/>", "word/document.xml": content})


def test_the_rows_of_a_table_are_documents(tmp_path):
    path = tmp_path / "answers.docx"
    path.write_bytes(document([("text", "label"), *ROWS], "Answers"))
    corpus = read_corpus(path)
    assert list(corpus.texts) == [text for text, _ in ROWS]
    assert corpus.class_sizes() == {"a": 6, "b": 6}
    assert corpus.notes == ("The largest table of the document was read.",)


@pytest.mark.parametrize(
    ("rows", "before"),
    [
        ([(f"Field {number}", f"Here is value {number * 7} of it") for number in range(15)], ""),
        ([("text", "label"), *ROWS], "A long story without an end. " * 40),
        (ROWS[:4], ""),
    ],
    ids=["a form", "prose", "a short table"],
)
def test_other_documents_are_one_text(tmp_path, rows, before):
    path = tmp_path / "other.docx"
    path.write_bytes(document(rows, before))
    assert detect_format(path) == "document"
    assert len(read_corpus(path)) == 1


def test_a_document_without_a_table_is_refused_as_one(tmp_path):
    path = tmp_path / "prose.docx"
    path.write_bytes(document([], "Only prose"))
    with pytest.raises(CorpusError, match="has no table; set the format to document"):
        read_corpus(path, ReadingSettings(format="page-table"))
