"""The report of a run as a PDF, written from its blocks on A4 paper.

It runs in the helper process, because the layout of a long report takes a while.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from workbench.experiments.reports.blocks import Block
from workbench.experiments.reports.report import report_blocks
from workbench.experiments.runs.run import Run
from workbench.gui.pages.results.report_document import KEEP_WITH_NEXT, DocumentWriter
from workbench.gui.widgets.theme import provide_font
from workbench.palette import LIGHT
from workbench.progress import ProgressCallback

_RESOLUTION = 96
_MARGIN = 2 / 2.54 * _RESOLUTION
_FOOTER_POINTS = 8
_applications: list[QGuiApplication] = []  # an application that is not referenced would end


def report_pdf_job(progress: ProgressCallback, folder: Path, file_name: str) -> Path:
    """Write the report of a run as a PDF and return the file."""
    progress(0, 0)
    _start_qt()
    run, file = Run(folder), Path(file_name)
    file.parent.mkdir(parents=True, exist_ok=True)
    return write_pdf(run.name, report_blocks(run), file)


def write_pdf(title: str, blocks: Sequence[Block], file: Path) -> Path:
    """Write blocks on numbered pages of A4."""
    device = pdf_device(file)
    device.setTitle(title)
    document = paged_document(device)
    width = document.pageSize().width() - 2 * _MARGIN
    height = document.pageSize().height() - 2 * _MARGIN
    writer = DocumentWriter(document, QSizeF(width, height))  # draws the pictures of the document
    writer.write(blocks)
    keep_together(document)
    _print(document, device, title)
    return file


def pdf_device(file: Path) -> QPdfWriter:
    """A PDF file with pages of A4; the margins are those of the document."""
    device = QPdfWriter(str(file))
    device.setResolution(_RESOLUTION)
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageMargins(QMarginsF(0, 0, 0, 0))
    return device


def paged_document(device: QPdfWriter) -> QTextDocument:
    """An empty document with the pages of a device."""
    document = QTextDocument()
    document.setUseDesignMetrics(True)  # widths of text as on paper, not as on a screen
    document.documentLayout().setPaintDevice(device)
    document.setPageSize(QSizeF(device.width(), device.height()))
    frame = document.rootFrame().frameFormat()
    frame.setMargin(_MARGIN)
    document.rootFrame().setFrameFormat(frame)
    return document


def keep_together(document: QTextDocument) -> None:
    """Start a new page before blocks that would be separated from those they belong to."""
    for _ in range(document.blockCount()):
        separated = first_separated(document)
        if separated is None:
            return
        page_break = QTextBlockFormat()
        page_break.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(separated).mergeBlockFormat(page_break)


def first_separated(document: QTextDocument) -> QTextBlock | None:
    """The first heading, picture or legend on another page than the text it belongs to."""
    block, first = document.begin(), None
    while block.isValid():
        if first is None and block.blockNumber() and _is_kept_with_next(block):
            first = block
        elif first is not None and not _is_kept_with_next(block) and block.length() > 1:
            if not _starts_page(first) and _page_of(document, first) != _page_of(document, block):
                return first
            first = None
        block = block.next()
    return None


def _is_kept_with_next(block: QTextBlock) -> bool:
    layout = block.blockFormat()
    return layout.headingLevel() > 0 or layout.boolProperty(KEEP_WITH_NEXT)


def _starts_page(block: QTextBlock) -> bool:
    policy = block.blockFormat().pageBreakPolicy()
    return bool(policy & QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)


def _page_of(document: QTextDocument, block: QTextBlock) -> int:
    """The page on which the first line of a block ends."""
    area = document.documentLayout().blockBoundingRect(block)  # computes the layout
    lines = block.layout()
    bottom = lines.lineAt(0).rect().bottom() if lines.lineCount() else 0.0
    return int((area.top() + bottom) // document.pageSize().height())


def _print(document: QTextDocument, device: QPdfWriter, title: str) -> None:
    size, painter = document.pageSize(), QPainter(device)
    for page in range(document.pageCount()):
        if page:
            device.newPage()
        painter.save()
        painter.translate(0, -page * size.height())
        area = QRectF(0, page * size.height(), size.width(), size.height())
        document.drawContents(painter, area)
        painter.restore()
        _print_footer(painter, size, title, f"{page + 1} / {document.pageCount()}")
    painter.end()


def _print_footer(painter: QPainter, size: QSizeF, title: str, number: str) -> None:
    painter.setFont(QFont(QGuiApplication.font().family(), _FOOTER_POINTS))
    painter.setPen(QColor(LIGHT.secondary))
    area = QRectF(_MARGIN, size.height() - _MARGIN, size.width() - 2 * _MARGIN, _MARGIN)
    centre = Qt.AlignmentFlag.AlignVCenter
    width = area.width() - painter.fontMetrics().horizontalAdvance(number) - _FOOTER_POINTS
    shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, int(width))
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | centre, shown)
    painter.drawText(area, Qt.AlignmentFlag.AlignRight | centre, number)


def _start_qt() -> None:
    """Fonts need an application, which in this process has no window."""
    if QGuiApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        application = QGuiApplication(["report"])
        provide_font(application)
        _applications.append(application)
