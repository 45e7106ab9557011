"""The report as PDF: headings stay with their text, nothing is cut off, pictures are vectors."""

import re
import zlib

import numpy as np
import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QTextFormat

from workbench.experiments.figures import Curve, CurveFigure
from workbench.experiments.reports.blocks import (
    Cell,
    Heading,
    Illustration,
    Listing,
    Paragraph,
    ReportTable,
    Strong,
    Warnings,
    paragraph,
)
from workbench.experiments.reports.svg import Picture
from workbench.experiments.reports.svg_curves import curve_legend, draw_curves
from workbench.gui.pages.results.report_document import DocumentWriter
from workbench.gui.pages.results.report_pdf import (
    first_separated,
    keep_together,
    paged_document,
    pdf_device,
    write_pdf,
)
from workbench.palette import class_colour, rgb

PAGE = QSizeF(640, 970)  # A4 without margins


def curves():
    x = np.array([1.0, 2.0, 3.0])
    names = ("linear-svm", "a label <with> markup", "spectral-classification")
    lines = tuple(
        Curve(name, x, x / 4 + n / 9, x / 5 + n / 9, x / 3 + n / 9, np.full(3, 5))
        for n, name in enumerate(names)
    )
    return CurveFigure("Labelled documents", "Accuracy", lines, {}, False, 0.95)


def blocks():
    figure = curves()
    scores = ("Method", *(f"Metric {n}" for n in range(9)))
    row = (Cell("A method with a rather long name"), *[Cell("0.8100 ± 0.0100", True)] * 9)
    return [
        Heading("A <b>title</b>", 1),
        Paragraph(("Best: ", Strong("svm"), " with 50%"), "lead"),
        Warnings(("First & second.", "word " * 60)),
        Heading("Learning curve"),
        Illustration(draw_curves(figure), "How it grows.", curve_legend(figure)),
        Heading("A tall picture"),
        Illustration(Picture((), 1200.0, 3000.0, "tall"), "Below."),
        ReportTable(scores, (row,) * 60),
        Listing("Plan", "\n".join(f"line {n} = {'x ' * 80}" for n in range(80))),
    ]


@pytest.fixture
def written(qapp, tmp_path):
    device = pdf_device(tmp_path / "report.pdf")
    document = paged_document(device)
    writer = DocumentWriter(document, PAGE)
    writer.write(blocks())
    keep_together(document)
    yield document
    del writer, device


def blocks_of(document):
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def test_all_text_is_there_and_none_of_it_is_markup(written):
    content = written.toPlainText()
    assert content.startswith("A <b>title</b>\nBest: svm with 50%\n")
    assert "a\u00a0label\u00a0<with>\u00a0markup" in content.replace(" ", "\u00a0")
    assert "First & second." in content
    assert "How it grows." in content
    assert content.count("0.8100 ± 0.0100") == 60 * 9
    assert content.count("line ") == 80


def test_nothing_reaches_beyond_the_margins(written):
    layout, margin = written.documentLayout(), written.rootFrame().frameFormat().leftMargin()
    right, page = written.pageSize().width() - margin, written.pageSize().height()
    for block in blocks_of(written):
        area, lines = layout.blockBoundingRect(block), block.layout()
        for number in range(lines.lineCount()):
            line = lines.lineAt(number)
            assert area.left() + line.x() + line.naturalTextWidth() <= right + 1, block.text()
            top, bottom = area.top() + line.y(), area.top() + line.y() + line.height()
            assert top // page == (bottom - 1) // page, block.text()


def test_legends_name_the_curves_by_their_titles(written):
    legend = next(block.text() for block in blocks_of(written) if "Linear" in block.text())
    names = [name.strip("\ufffc\u00a0 ") for name in re.split(" {2,}", legend)]
    titles = ["Linear SVM", "a label <with> markup", "Spectral classification"]
    assert [name.replace("\u00a0", " ") for name in names] == titles


def test_pictures_are_vectors_in_the_colours_of_the_palette(qapp, tmp_path):
    content = write_pdf("Report", blocks(), tmp_path / "report.pdf").read_bytes()
    assert content.startswith(b"%PDF")
    assert b"/Subtype /Image" not in content
    colours = _fill_colours(content)
    for index in range(3):
        expected = [part / 255 for part in rgb(class_colour(index))]
        assert any(np.allclose(colour, expected, atol=0.002) for colour in colours)


def _fill_colours(content):
    """The fill colours of all pages."""
    colours = set()
    for start in re.finditer(rb"stream\r?\n", content):
        end = content.find(b"endstream", start.end())
        try:
            commands = zlib.decompress(content[start.end() : end])
        except zlib.error:
            continue  # a font
        for numbers in re.findall(rb"([\d.]+) ([\d.]+) ([\d.]+) scn", commands):
            colours.add(tuple(float(number) for number in numbers))
    return colours


def test_a_heading_is_never_separated_from_its_text(qapp, tmp_path):
    for count in range(30, 70):  # for some count the heading is on the last line of a page
        device = pdf_device(tmp_path / "page.pdf")
        document = paged_document(device)
        filling = [paragraph(f"line {number}") for number in range(count)]
        writer = DocumentWriter(document, PAGE)
        writer.write([*filling, Heading("Head"), Heading("Below", 3), paragraph("text")])
        keep_together(document)
        assert first_separated(document) is None
        breaks = _breaks(document)
        assert breaks in ([], ["Head"])
        if breaks:
            return
    pytest.fail("the heading was never at the end of a page")


def test_a_picture_stays_with_its_heading_legend_and_caption(written):
    page = written.pageSize().height()
    pages = {}
    for block in blocks_of(written):
        area = written.documentLayout().blockBoundingRect(block)
        pages.setdefault(block.text(), int((area.top() + area.height()) // page))
    assert pages["Learning curve"] == pages["How it grows."]
    assert pages["A tall picture"] == pages["Below."]


def _breaks(document):
    always = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore
    return [
        block.text()
        for block in blocks_of(document)
        if block.blockFormat().pageBreakPolicy() == always
    ]
