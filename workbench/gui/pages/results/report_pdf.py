"""The report of a run as a PDF: the same page, its pictures drawn, laid out on paper.

It runs in the spare process, because laying out a long page takes a while.
"""

import os
import re
from pathlib import Path

from PySide6.QtCore import QByteArray, QMarginsF, QSizeF, QUrl
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtSvg import QSvgRenderer

from workbench.experiments.reports.report import report_html
from workbench.experiments.reports.style import STYLE
from workbench.experiments.runs.run import Run
from workbench.gui.widgets.theme import provide_font
from workbench.progress import ProgressCallback

_PICTURE = re.compile(r"(<h2)(>[^<]*</h2><figure>)(<svg\b.*?</svg>)", re.DOTALL)
_SWATCH = re.compile(r'<i style="background:(#[0-9A-Fa-f]{3,8})"></i>')
_VARIABLE = re.compile(r"--(\w+):([^;}]+)")
_STYLE_OF_PAGE = re.compile(r"<style>.*?</style>", re.DOTALL)
_SHARPER = 3  # pixels of a picture for each pixel on paper
_WIDTH = 640  # of a picture on paper, in pixels of 96 to the inch
_TALL = 0.55  # times its width: such a picture begins a page
_RESOLUTION = 96
_PRINT_MARGIN = int(2 / 2.54 * _RESOLUTION)  # which Qt adds
_MARGIN = 0  # of the paper; laying out adds two centimetres, and a picture needs all the rest
_PAPER_STYLE = """
body { font-size: 10pt; color: #1b1f24; }
h1 { font-size: 18pt; } h2 { font-size: 13pt; margin-top: 18px; } h3 { font-size: 11pt; }
.quiet, figcaption { color: #5b6570; }
th { text-align: left; padding: 3px 8px 3px 0; } td { padding: 3px 8px 3px 0; }
td.number { text-align: right; }
td.superior { color: #00704f; font-weight: bold; } td.inferior { color: #b04300; }
pre { font-size: 8pt; background-color: #f5f7f9; white-space: pre-wrap; }
"""


def report_pdf_job(progress: ProgressCallback, folder: Path, place: str) -> Path:
    """Write the report of a run as a PDF; the answer is the file."""
    progress(0, 0)
    _begin_qt()
    Path(place).parent.mkdir(parents=True, exist_ok=True)
    return write_pdf(report_html(Run(folder)), Path(place))


def write_pdf(page: str, file: Path) -> Path:
    """Lay out a page of our own making on A4; words from outside are escaped in it already."""
    document = QTextDocument()
    document.setDefaultStyleSheet(_PAPER_STYLE)
    pictures: list[QImage] = []

    def replace(found: re.Match[str]) -> str:
        picture = draw_svg(found[3])
        pictures.append(picture)
        is_tall = picture.height() > _TALL * picture.width()
        start = ' style="page-break-before:always"' if is_tall else ""  # beside its heading
        drawn = f'<p><img src="picture:{len(pictures) - 1}" width="{_WIDTH}"></p>'
        return f"{found[1]}{start}{found[2]}{drawn}"

    page = _PICTURE.sub(replace, _STYLE_OF_PAGE.sub("", page))
    page = _SWATCH.sub(r'<span style="color:\1">&#9632;</span> ', page)
    for number, picture in enumerate(pictures):
        url = QUrl(f"picture:{number}")
        document.addResource(QTextDocument.ResourceType.ImageResource.value, url, picture)
    document.setHtml(page)
    device = QPdfWriter(str(file))
    device.setResolution(_RESOLUTION)
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageMargins(QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN))
    _keep_headings(document, device)
    document.print_(device)
    return file


def _keep_headings(document: QTextDocument, device: QPdfWriter) -> None:
    """Begin a page with a heading that would stand alone at the foot of the one before."""
    for _ in range(document.blockCount()):
        lonely = _lonely_heading(document, device)
        if lonely is None:
            return
        layout = QTextBlockFormat()
        layout.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(document.findBlockByNumber(lonely)).mergeBlockFormat(layout)


def _lonely_heading(document: QTextDocument, device: QPdfWriter) -> int | None:
    """The number of the first heading on another page than what it stands above."""
    laid_out = document.clone()
    root = laid_out.rootFrame().frameFormat()
    root.setMargin(_PRINT_MARGIN)
    laid_out.rootFrame().setFrameFormat(root)
    laid_out.documentLayout().setPaintDevice(device)
    laid_out.setPageSize(QSizeF(device.width(), device.height()))
    block, first = laid_out.begin(), None
    while block.isValid():
        is_heading = block.blockFormat().headingLevel() > 0
        if first is not None and not is_heading and block.length() > 1:
            if _page_of(laid_out, first) != _page_of(laid_out, block):
                return first.blockNumber()
            first = None
        elif is_heading and first is None and block.blockNumber():
            first = block
        block = block.next()
    return None


def _page_of(document: QTextDocument, block: QTextBlock) -> int:
    """The page on which the first line of a block ends."""
    area = document.documentLayout().blockBoundingRect(block)  # which lays it out
    lines = block.layout()
    bottom = lines.lineAt(0).rect().bottom() if lines.lineCount() else 0.0
    return int((area.top() + bottom) // document.pageSize().height())


def draw_svg(picture: str) -> QImage:
    """Draw a picture of a report, which takes its colours from the style of the page."""
    renderer = QSvgRenderer(QByteArray(_alone(picture).encode()))
    size = renderer.defaultSize()
    image = QImage(size * (_SHARPER * _WIDTH / size.width()), QImage.Format.Format_ARGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def _alone(picture: str) -> str:
    """A picture that needs no page around it: its own rules, in the light colours."""
    light = dict(_VARIABLE.findall(STYLE.split("@media", 1)[0]))
    rules = re.findall(r"svg (?:\.\w+,svg )*[.\w]+\{[^}]*\}", STYLE)
    style = "".join(rules).replace("svg ", "").replace("currentColor", light["ink"])
    style = style.replace(":.", ":0.")  # which Qt would take for nothing
    style = re.sub(r"var\(--(\w+)\)", lambda found: light[found[1]], style)
    head, rest = picture.split(">", 1)
    if "xmlns=" not in head:
        head += ' xmlns="http://www.w3.org/2000/svg"'
    body = re.sub(r"var\(--(\w+)\)", lambda found: light[found[1]], rest)
    body = body.replace("currentColor", light["ink"])
    return f'{head} font-family="sans-serif" font-size="12"><style>{style}</style>{body}'


def _begin_qt() -> None:
    """Fonts need an application, which in this process nobody sees."""
    if QGuiApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        application = QGuiApplication(["report"])
        provide_font(application)
        _kept.append(application)


_kept: list[QGuiApplication] = []
