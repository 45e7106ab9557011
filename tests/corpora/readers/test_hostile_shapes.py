"""Short files that state or imply enormous work are refused or read at once."""

import io
import json
import time
import zipfile
from html.parser import HTMLParser

import pytest

from workbench.corpora.readers import cleaning
from workbench.corpora.readers.formats.tables.latex_tables import latex_rows
from workbench.corpora.readers.formats.xml_records import has_xml_records
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

pytestmark = pytest.mark.timeout(120)  # work in proportion to the stated size would take hours


def test_a_subject_of_endless_encoded_words_stays_as_it_is(tmp_path):
    file = tmp_path / "letter.eml"
    subject = b"=?utf-8?q?a?= " * 200_000
    file.write_bytes(b"From: ada@example.org\nSubject: " + subject + b"\n\nSee you at ten.\n")
    (text,) = read_corpus(file).texts
    assert text.startswith("Subject: =?utf-8?q?a?= =?utf-8?q?a?=")
    assert text.endswith("See you at ten.")


@pytest.mark.parametrize("between", [b"", b"\n "])
def test_an_endless_content_type_is_refused(tmp_path, between):
    file = tmp_path / "letter.eml"
    header = b'Content-Type: text/plain; x="' + (b";" + between) * 300_000
    file.write_bytes(b"From: ada@example.org\nSubject: x\n" + header + b"\n\nSee you.\n")
    with pytest.raises(CorpusError, match="more content than a document may have"):
        read_corpus(file)


@pytest.mark.parametrize("sizes", ["40000000 10 1", "10 9000000 1"])
def test_a_matrix_of_nothing_but_empty_documents_is_refused(tmp_path, sizes):
    file = tmp_path / "counts.mtx"
    file.write_text(f"%%MatrixMarket matrix coordinate real general\n{sizes}\n1 1 1\n", "utf-8")
    with pytest.raises(CorpusError, match="but only 1 values"):
        read_corpus(file)


def test_a_matrix_with_many_unused_terms_is_read(tmp_path):
    file = tmp_path / "hashed.mtx"
    header = "%%MatrixMarket matrix coordinate real general\n"
    file.write_text(f"{header}2 1048576 2\n1 7 1\n2 1048576 1\n", "utf-8")
    assert len(read_corpus(file)) == 2


def packed_again(content, times):
    for level in range(times):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            archive.writestr(f"a/{level}.zip" if level else "a/pets.csv", content)
        content = packed.getvalue()
    return content


def test_archives_inside_archives_are_read_to_a_depth(tmp_path):
    file = tmp_path / "outer.zip"
    file.write_bytes(packed_again(b"text,label\na cat,pet\na pine,tree\n", 3))
    assert read_corpus(file).texts == ["a cat", "a pine"]
    file.write_bytes(packed_again(b"text,label\na cat,pet\na pine,tree\n", 100))
    with pytest.raises(CorpusError, match="unpack the archives first"):
        read_corpus(file)


def test_declared_attributes_are_not_added_to_every_element(tmp_path):
    file = tmp_path / "notes.xml"
    declared = " ".join(f'a{number} CDATA "{"x" * 1000}"' for number in range(1000))
    rows = "<note>See you at ten.</note>" * 20_000
    file.write_text(f"<!DOCTYPE notes [<!ATTLIST note {declared}>]><notes>{rows}</notes>", "utf-8")
    assert read_corpus(file).texts[0].endswith("See you at ten.")


def test_signs_that_begin_no_tag_are_read_at_once(monkeypatch):
    steps = []
    monkeypatch.setattr(HTMLParser, "updatepos", lambda _, start, end: steps.append(start) or end)
    assert cleaning.html_to_text("<p>1 " + "< " * 10_000 + "2</p>").startswith("1 < < <")
    assert len(steps) < 20


def test_detection_takes_linear_time_with_many_different_elements():
    fields = "".join(f"<doc><f{n}>cats</f{n}></doc>" for n in range(5000))
    names = "".join(f"<f{n}>cats</f{n}>" for n in range(4900))
    start = time.process_time()
    assert not has_xml_records(f"<r>{names}</r>".encode())
    assert not has_xml_records(f"<r><doc>{names}</doc></r>".encode())
    has_xml_records(f"<r>{fields}</r>".encode())
    assert time.process_time() - start < 1.5


def test_rows_that_state_absurd_counts_of_a_word_are_refused(tmp_path):
    rows = [f"{row // 9},word,1000000" for row in range(9_000)]
    file = tmp_path / "counts.csv"
    file.write_text("\n".join(["document,word,count", *rows]), "utf-8")
    with pytest.raises(CorpusError, match="maximum compression ratio"):
        read_corpus(file)


def test_tables_inside_tables_are_read_in_linear_time():
    begins = r"\begin{tabular}{ll}" * 20_000
    started = time.process_time()
    assert latex_rows(begins + r"a & b \\" * 20_000 + r"\end{tabular}")
    assert time.process_time() - started < 20


def test_a_text_around_many_records_counts_for_each_of_them(tmp_path):
    # As one object in memory it is small; stored it would be 300 MB.
    comments = [
        {"text": f"some words {number}", "label": "ab"[number % 2]} for number in range(3000)
    ]
    file = tmp_path / "talk.json"
    file.write_text(json.dumps([{"title": "a long title " * 8000, "comments": comments}]))
    with pytest.raises(CorpusError, match="200 times its size"):
        read_corpus(file)
    trusting = ReadingSettings(max_ratio=100_000)
    assert len(read_corpus(file, trusting)) == 3000
