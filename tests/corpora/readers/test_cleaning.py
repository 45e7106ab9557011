"""Headers, quotes, signatures and HTML are removed, and nothing else."""

import time

import pytest

from workbench.corpora.readers.cleaning import (
    html_to_text,
    without_footer,
    without_headers,
    without_quotes,
)
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings

from .conftest import write_folder

MESSAGE = """From: someone@example.org
Subject: Re: a question

In article <1@example.org>, other@example.org writes:
> I think so.
> Do you?
No: I do not.
It is 5 > 4.

--
Some One, Somewhere
"""


def test_headers_end_at_the_first_empty_line():
    body = without_headers(MESSAGE)
    assert body.startswith("In article")
    assert without_headers("No headers here\n\nat all") == "No headers here\n\nat all"
    assert without_headers("From: a\r\nSubject: b\r\n\r\nbody") == "body"


def test_quotes_and_their_introduction_are_removed():
    text = without_quotes(MESSAGE)
    assert "I think so" not in text
    assert "In article" not in text
    assert "It is 5 > 4." in text
    assert "No: I do not." in text


def test_a_footer_is_removed_only_near_the_end():
    assert without_footer(MESSAGE).endswith("It is 5 > 4.\n")
    long = "--\n" + "line\n" * 50
    assert without_footer(long) == long


def test_steps_can_be_combined(tmp_path):
    folder = write_folder(tmp_path, {"a/1": MESSAGE, "b/2": MESSAGE})
    settings = ReadingSettings(strip_headers=True, strip_quotes=True, strip_footers=True)
    assert read_corpus(folder, settings).texts[0].strip() == "No: I do not.\nIt is 5 > 4."


def test_html_becomes_the_text_that_a_reader_sees():
    page = (
        "<html><head><title>Page</title><script>alert('x < y')</script><style>p{}</style></head>"
        "<body><p>One&nbsp;&amp; two<br>three</p><!-- hidden --><div>4 < 5</div></body></html>"
    )
    assert html_to_text(page) == "Page\nOne & two\nthree\n4 < 5"
    assert html_to_text("no tags") == "no tags"


@pytest.mark.parametrize(
    "piece",
    [
        "<a",
        "<!--",
        "<![CDATA[",
        "<a b='",
        "</",
        "<script>",
        "&#",
        "<?",
        "<!",
        "<",
        "x<!--a ",
        "<![x[",
        "<svg><",
        "<a =",
        "&amp",
        "<textarea>",
        "</script",
        "<title>x<",
    ],
)
@pytest.mark.processes
@pytest.mark.parametrize("end", ["", ">"])
def test_hostile_html_takes_linear_time(piece, end):
    assert takes_linear_time(html_to_text, piece, end)


@pytest.mark.processes
def test_quadratic_work_is_noticed():
    def search_from_everywhere(text):
        return [text.find(">", position) for position in range(0, len(text), 50)]

    assert not takes_linear_time(search_from_everywhere, "<a", "")


def takes_linear_time(function, piece, end):
    """Whether four times the text takes about four times the CPU; quadratic work takes 16 times.

    A busy machine can only make it longer, so one good attempt of three is enough.
    """
    short, long = (piece * (size // len(piece)) + end for size in (250_000, 1_000_000))
    for _ in range(3):
        least = cpu_seconds(function, short)
        if least > 20:  # a hundred times what it should be: do not wait for the long text
            return False
        if cpu_seconds(function, long) < 8 * least + 0.005:
            return True
    return False


def cpu_seconds(function, text):
    started = time.process_time()
    function(text)
    return time.process_time() - started


def test_a_first_header_line_without_its_name_is_removed_too():
    post = " somewhere!elsewhere!me\nSubject: cats\nFrom: me\n\nThe body.\n"
    assert without_headers(post) == "The body.\n"
    assert without_headers(" An indented verse\nand more\n\nend") == (
        " An indented verse\nand more\n\nend"
    )


def test_a_page_of_very_many_tags_loses_its_scripts_too(monkeypatch):
    page = (
        "<script>if (a < b) { secret('</p>') }</script>One<!-- <p>hidden</p> --><p>two</p>"
        "<SVG><svg>x</svg>y</SVG>three <style>b { }</style>&amp; four<script>not closed"
    )
    shown = html_to_text(page)
    monkeypatch.setattr("workbench.corpora.readers.cleaning.PAGE_TAGS", 1)
    assert html_to_text(page).split() == shown.split() == ["One", "two", "three", "&", "four"]


@pytest.mark.parametrize("piece", ["<script>", "</script>", "<!--", "<svg><p>", "-->", "<p", "< "])
def test_tags_without_the_parser_take_linear_time(monkeypatch, piece):
    monkeypatch.setattr("workbench.corpora.readers.cleaning.PAGE_TAGS", 0)
    assert takes_linear_time(html_to_text, piece, "</b>")


def test_signs_are_no_escapes_where_the_parser_gives_up():
    assert html_to_text("<p>a < b &amp; c</p><![x[y]]>d") == "a < b & c\nd"
