"""Workbooks of OpenDocument, XML records, tables of pages, tokens, blocks and parallel files."""

import contextlib
import time

import pytest

from tests.corpora.readers.conftest import DOCUMENTS, ROWS, write_folder
from tests.corpora.readers.record_samples import ods_bytes, token_bytes, xml_bytes
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

NAMES = ("id", "text", "class")
TEXTS = list(DOCUMENTS.values())


def read_bytes(tmp_path, name, content, **settings):
    path = tmp_path / name
    path.write_bytes(content)
    return read_corpus(path, ReadingSettings(**settings))


def test_repeated_empty_cells_and_rows_of_a_sheet_take_no_memory(tmp_path):
    empty = (
        '<table:table-row table:number-rows-repeated="1000000"><table:table-cell '
        'table:number-columns-repeated="16000"/></table:table-row>'
    )
    corpus = read_bytes(tmp_path, "x.ods", ods_bytes([NAMES, *ROWS], empty))
    assert list(corpus.texts) == TEXTS
    assert corpus.class_sizes() == {"animals": 2, "plants": 2}


def test_a_sheet_with_too_many_filled_cells_is_refused(tmp_path):
    full = (
        '<table:table-row table:number-rows-repeated="1000000"><table:table-cell '
        'table:number-columns-repeated="1000"><text:p>x</text:p></table:table-cell>'
        "</table:table-row>"
    )
    with pytest.raises(CorpusError, match="split it into smaller sheets"):
        read_bytes(tmp_path, "x.ods", ods_bytes([NAMES, *ROWS], full))


def test_cells_give_values_and_line_ends_but_no_remarks(tmp_path):
    row = (
        "<table:table-row>"
        '<table:table-cell office:value-type="float" office:value="3"><text:p>3,00</text:p>'
        "</table:table-cell>"
        "<table:table-cell><office:annotation><text:p>a remark</text:p></office:annotation>"
        "<text:p>Two<text:s text:c='2'/>words</text:p><text:p>and a line</text:p>"
        "</table:table-cell><table:table-cell><text:p>plants</text:p></table:table-cell>"
        "</table:table-row>"
    )
    corpus = read_bytes(tmp_path, "x.ods", ods_bytes(ROWS, row), header="document")
    assert corpus.document_ids[0] == "3"
    assert corpus.texts[0] == "Two  words\nand a line"


def test_a_protected_workbook_is_refused(tmp_path):
    content = ods_bytes([NAMES, *ROWS], manifest="<manifest><encryption-data/></manifest>")
    with pytest.raises(CorpusError, match="protected by a password"):
        read_bytes(tmp_path, "x.ods", content)


def test_entities_of_xml_are_refused(tmp_path):
    bomb = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    content = xml_bytes(DOCUMENTS).replace(b'<?xml version="1.0" encoding="UTF-8"?>', bomb)
    with pytest.raises(CorpusError, match="declares entities"):
        read_bytes(tmp_path, "x.xml", content, format="xml")


def test_xml_without_records_is_one_document(tmp_path):
    page = b"<?xml version='1.0'?><book><p>A sentence.</p><p>Another sentence.</p></book>"
    corpus = read_bytes(tmp_path, "x.xml", page)
    assert len(corpus) == 1
    assert "Another sentence." in corpus.texts[0]


def test_a_page_with_more_text_than_table_stays_a_document(tmp_path):
    rows = "".join(f"<tr><td>{number}</td><td>x</td></tr>" for number in range(6))
    page = f"<html><body><p>{'Many words here. ' * 50}</p><table>{rows}</table></body></html>"
    assert len(read_bytes(tmp_path, "x.html", page.encode())) == 1


def test_marked_documents_of_tokens_are_kept_together(tmp_path):
    content = token_bytes(TEXTS).decode().replace("The oak", "-DOCSTART- O\n\nThe oak")
    marked = content.replace("The O\noak", "-DOCSTART- O\n\nThe O\noak")
    corpus = read_bytes(tmp_path, "x.conll", marked.encode())
    assert len(corpus) == 2
    assert corpus.texts[1] == "\n".join(TEXTS[2:])


def test_classes_of_sentences_are_read_from_comments(tmp_path):
    sentences = "\n".join(
        f"# label = {label}\n" + "".join(f"{word}\tO\n" for word in text.split())
        for _, text, label in ROWS
    )
    corpus = read_bytes(tmp_path, "x.txt", sentences.encode())
    assert corpus.class_sizes() == {"animals": 2, "plants": 2}


@pytest.mark.parametrize(
    ("texts", "labels"),
    [("train.txt", "labels.txt"), ("data.txt", "target.csv"), ("X.txt", "y.txt")],
)
def test_texts_and_classes_in_two_files_are_joined_line_by_line(tmp_path, texts, labels):
    lines = TEXTS * 2
    classes = [label for *_, label in ROWS] * 2
    files = {texts: "\n".join(lines), labels: "\n".join(classes), "README.md": "About the data."}
    corpus = read_corpus(write_folder(tmp_path / "pets", files))
    assert list(corpus.texts) == lines
    assert corpus.class_sizes() == {"animals": 4, "plants": 4}


def test_files_of_different_length_are_not_a_pair(tmp_path):
    files = {"train.txt": "\n".join(TEXTS), "labels.txt": "a\nb\n"}
    folder = write_folder(tmp_path / "pets", files)
    with pytest.raises(CorpusError, match="different numbers of lines"):
        read_corpus(folder, ReadingSettings(format="parallel-files"))


@pytest.mark.parametrize(
    ("name", "start", "piece", "end"),
    [
        ("x.xml", "<r>", "<d><t>words</t><l>a</l></d>", "</r>"),
        ("x.xml", "<r><d>", "<t>a</t>", "</d><d><t>b</t></d></r>"),
        ("x.html", "<table>", "<tr><td>words</td><td>a</td></tr>", "</table>"),
        ("x.html", "<table>", "<table><td>", ""),
        ("x.txt", "", "text: words\nlabel: a\n\n", ""),
        ("x.txt", "text: a\nlabel: b\n\n" * 4, "more words\n", ""),
        ("x.conll", "", "word O\nword O\n\n", ""),
    ],
)
def test_time_grows_in_proportion_to_size(tmp_path, name, start, piece, end):
    def seconds(count):
        path = tmp_path / name
        path.write_text(start + piece * count + end)
        begin = time.process_time()
        with contextlib.suppress(CorpusError):
            read_corpus(path)
        return time.process_time() - begin

    seconds(100)  # what is imported at first use
    assert seconds(40_000) < 8 * (seconds(10_000) + 0.05)


@pytest.mark.parametrize("entity", ['SYSTEM "file:///etc/hostname"', '"a whole sentence of words"'])
def test_records_with_entities_are_refused_with_a_sentence(tmp_path, entity):
    records = "".join(
        f"<doc><text>&e; number {i}</text><label>{i % 2}</label></doc>" for i in range(9)
    )
    path = tmp_path / "records.xml"
    path.write_text(f'<?xml version="1.0"?><!DOCTYPE r [<!ENTITY e {entity}>]><r>{records}</r>')
    with pytest.raises(CorpusError, match="declares entities, which are not read"):
        read_corpus(path)
