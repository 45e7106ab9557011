"""Wide tables take time in proportion to their size, not to rows times columns."""

import json
import time
import tracemalloc
import zipfile

import pytest

from workbench.corpora.readers.cleaning import html_to_text
from workbench.corpora.readers.documents.mail import mail_text
from workbench.corpora.readers.documents.unreadable import UnreadableDocument
from workbench.corpora.readers.documents.xml_document import xml_document
from workbench.corpora.readers.formats.lines.divided_lines import divider_of
from workbench.corpora.readers.limits import TABLE_COLUMNS
from workbench.corpora.readers.preview import preview_of_file
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError


def wide_json_lines(keys, rows):
    first = {f"field {number}": 1 for number in range(keys)}
    return "\n".join(
        [json.dumps({**first, "text": "first words", "label": "a"})]
        + ['{"text": "more words", "label": "b"}'] * (rows - 1)
    )


def wide_arff(attributes, rows):
    names = "\n".join(f"@attribute a{number} numeric" for number in range(attributes))
    header = f"@relation x\n@attribute text string\n@attribute class {{a,b}}\n{names}\n@data\n"
    return header + "{0 'some words', 1 b}\n" * rows


@pytest.mark.parametrize(
    ("name", "make"), [("wide.jsonl", wide_json_lines), ("wide.arff", wide_arff)]
)
def test_time_does_not_grow_with_rows_times_columns(tmp_path, name, make):
    # Work on each of 30,000 × 6,000 cells takes over 10 s of processor time.
    path = tmp_path / name
    path.write_text(make(30_000, 6_000))
    start = time.process_time()
    corpus = read_corpus(path, ReadingSettings(text_column="text"))
    assert time.process_time() - start < 8
    assert len(corpus) == 6_000
    assert set(corpus.class_names) == {"a", "b"} or corpus.class_names == ("b",)


def test_the_frequent_fields_of_json_are_offered(tmp_path):
    path = tmp_path / "x.jsonl"
    path.write_text(wide_json_lines(TABLE_COLUMNS + 100, 50))
    corpus = read_corpus(path)
    assert list(corpus.texts)[:2] == ["first words", "more words"]
    assert corpus.class_sizes() == {"a": 1, "b": 49}


def test_a_table_with_too_many_columns_is_refused_at_once(tmp_path):
    path = tmp_path / "wide.csv"
    path.write_text(",".join(f"c{number}" for number in range(1_000_000)) + "\n")
    start = time.process_time()
    with pytest.raises(CorpusError, match="1,000,000 columns; at most 16,384"):
        read_corpus(path)
    assert time.process_time() - start < 5


@pytest.mark.parametrize("sign", "-=#")
def test_a_long_line_of_signs_takes_little_memory(sign):
    # Comparing each sign with the first one took 80 bytes for each of them.
    lines = [sign * 1_000_000, "Some words.", "More words."]
    tracemalloc.start()
    try:
        assert divider_of(lines) == ""
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


def test_a_message_of_very_many_parts_is_refused_before_they_are_read():
    start = b"Subject: x\nContent-Type: multipart/mixed; boundary=b\n\n"
    assert mail_text(start + b"--b\n\nwords\n" * 999 + b"--b--\n").count("words") == 999
    tracemalloc.start()
    try:
        with pytest.raises(UnreadableDocument):
            mail_text(start + b"--b\n\nwords\n" * 20_000)
        assert tracemalloc.get_traced_memory()[1] < 6_000_000  # all parts take 20 MB and more
    finally:
        tracemalloc.stop()


def test_a_page_of_very_many_tags_is_read_within_seconds():
    text = "<div>" * 500_000 + "Tom &amp; <b>Eva</b>" + "<i>" * 500_000
    start = time.process_time()
    assert html_to_text(text) == "Tom & Eva"
    assert time.process_time() - start < 3


def test_a_raised_digit_repeats_no_row(tmp_path):
    space = "urn:oasis:names:tc:opendocument:xmlns:"
    row = "<t:table-row{}><t:table-cell><x:p>{}</x:p></t:table-cell></t:table-row>"
    rows = row.format("", "text") + row.format(' t:number-rows-repeated="²"', "Some words.")
    content = (
        f'<o:document-content xmlns:o="{space}office:1.0" xmlns:t="{space}table:1.0" '
        f'xmlns:x="{space}text:1.0"><o:body><o:spreadsheet><t:table t:name="a">{rows}</t:table>'
        "</o:spreadsheet></o:body></o:document-content>"
    )
    path = tmp_path / "x.ods"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", content)
    assert list(read_corpus(path).texts) == ["Some words."]


def test_a_preview_reads_no_more_records_than_it_counts(tmp_path, monkeypatch):
    monkeypatch.setattr("workbench.corpora.readers.preview.COUNTED_ROWS", 500)
    monkeypatch.setattr("workbench.corpora.readers.columns.result.COUNTED_ROWS", 500)
    records = [f"<d><c>k{number % 2}</c><t>some words {number}</t></d>" for number in range(3000)]
    blocks = [f"---\nlabel: k{number % 2}\n---\nwords {number}\n" for number in range(3000)]
    contents = {"a.xml": f"<docs>{''.join(records)}</docs>", "b.md": "".join(blocks)}
    for name, content in contents.items():
        (tmp_path / name).write_text(content)
        result = preview_of_file(tmp_path / name, ReadingSettings()).result
        assert (result.documents, result.is_complete) == (500, False), name
        assert len(read_corpus(tmp_path / name)) == 3000, name


def test_more_records_than_allowed_are_not_collected(tmp_path):
    path = tmp_path / "many.xml"
    path.write_text("<docs>" + "<d><c>k</c><t>some words</t></d>" * 200_000 + "</damaged>")
    # The damage at the end is not reached.
    with pytest.raises(CorpusError, match="more than 1,000 documents"):
        read_corpus(path, ReadingSettings(format="xml", max_files=1_000))


def test_records_do_not_multiply_the_attributes_around_them(tmp_path):
    path = tmp_path / "wide.xml"
    around = " ".join(f'a{number}="v"' for number in range(5_000))
    path.write_text(f"<docs {around}>" + "<d><t>words</t><c>k</c></d>" * 3_000 + "</docs>")
    tracemalloc.start()
    try:
        corpus = read_corpus(path, ReadingSettings(format="xml", text_column="t"))
        assert tracemalloc.get_traced_memory()[1] < 100_000_000
    finally:
        tracemalloc.stop()
    assert len(corpus) == 3_000


def test_xml_of_very_many_elements_is_read_in_one_pass():
    text, fields = xml_document(b"<r>" + b"<d>word</d>" * 500_001 + b"</r>")
    assert (text.count("word"), fields) == (500_001, {})
