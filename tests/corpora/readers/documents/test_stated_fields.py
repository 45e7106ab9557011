"""Fields that documents state: front matter, XML around a text, JSON beside it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from workbench.corpora.readers.documents.front_matter import (
    divided_by_front_matter,
    without_front_matter,
)
from workbench.corpora.readers.documents.xml_document import xml_document
from workbench.corpora.readers.files.yaml_values import yaml_value
from workbench.errors import CorpusError


@pytest.mark.parametrize(
    ("text", "name", "fields", "body"),
    [
        ("---\ntags: [a, b]\n---\nWords.", "x.txt", {"tags": ["a", "b"]}, "Words."),
        ("\ufeff---\r\nlabel: a\r\n---\r\nWords.", "x.md", {"label": "a"}, "Words."),
        ("---\nlabel: a\n...\nWords.", "x.md", {"label": "a"}, "Words."),
        ('+++\nlabel = "a"\n+++\nWords.', "x.md", {"label": "a"}, "Words."),
        ("---\ntitle: a: b\nlabel: c\n---\nW.", "x", {"title": "a: b", "label": "c"}, "W."),
        ("Title: A\nCategory: b\n\nWords.", "x.md", {"Title": "A", "Category": "b"}, "Words."),
        ("#+FILETAGS: :a:b:\n\nWords.", "x.org", {"FILETAGS": ["a", "b"]}, "Words."),
        ("Head\n====\n\n:category: a\n\nWords.", "x.rst", {"category": "a"}, None),
    ],
)
def test_fields_before_the_text_are_not_part_of_it(text, name, fields, body):
    left, found = without_front_matter(text, name)
    assert found == fields
    assert left == body if body else "category" not in left


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("---\nA line of prose\n---\nand more", "x.md"),
        ("---\nlabel: a, and never closed", "x.md"),
        ("+++\nno toml here\n+++\nwords", "x.md"),
        ("Title: A\nAuthor: b\n\nWords.", "x.txt"),
        ("From: A\nCategory: b\n\nWords.", "x.txt"),
        ("Note: only one line\n\nWords.", "x.md"),
        ("---\na: &b c\nd: *b\n---\n", "x.rst"),
    ],
)
def test_text_that_only_resembles_front_matter_stays(text, name):
    left, found = without_front_matter(text, name)
    assert not found or "*b" in found["d"]
    assert found or left == text


def test_several_documents_in_one_file_are_divided():
    text = "---\nlabel: a\n---\nOne.\n\n---\nlabel: b\n---\nTwo.\n---\nStill two."
    assert divided_by_front_matter(text) == [
        ({"label": "a"}, "One."),
        ({"label": "b"}, "Two.\n---\nStill two."),
    ]


def test_the_element_with_the_text_is_the_document():
    content = (
        b'<news id="7"><title>Head</title><text><p>One <b>two</b>.</p><p>Three.</p></text>'
        b'<meta><codes class="topics"><code code="GCAT"/><code code="M11"/></codes></meta></news>'
    )
    text, fields = xml_document(content)
    assert text == "Head\nOne two.\nThree."
    assert fields["meta.codes[topics].code@code"] == ["GCAT", "M11"]


def test_the_header_of_tei_is_not_part_of_the_text():
    content = (
        b"<TEI><teiHeader><title>Not this</title><term>prose</term></teiHeader>"
        b"<text><body><p>Only this, which is the text.</p></body></text></TEI>"
    )
    text, fields = xml_document(content)
    assert text == "Only this, which is the text."
    assert fields["teiHeader.term"] == "prose"


@pytest.mark.parametrize("content", [b"<a>One <b>two", b'<!DOCTYPE a [<!ENTITY e "x">]><a>One &e;'])
def test_damaged_xml_and_entities_are_read_as_pages(content):
    text, fields = xml_document(content)
    assert text.startswith("One")
    assert fields == {}


@settings(deadline=None)
@given(
    st.lists(
        st.tuples(
            st.from_regex(r"[A-Za-z][\w-]{0,5}", fullmatch=True),
            st.text("aZ09 _.,-'#:~&*!%[]{}|>\"", max_size=8),
        ),
        min_size=1,
    )
)
def test_plain_front_matter_means_what_yaml_says(pairs):
    block = "".join(f"{name}: {value}\n" for name, value in pairs)
    try:
        expected = yaml_value(block, "")
    except CorpusError:
        return
    found = without_front_matter(f"---\n{block}---\nWords.", "x.txt")
    if isinstance(expected, dict) and "---" not in block:
        assert found == ("Words.", expected)
