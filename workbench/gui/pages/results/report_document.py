"""Blocks of a report as a text document: headings, paragraphs, tables and vector pictures."""

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QPainter,
    QPyTextObject,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)
from PySide6.QtSvg import QSvgRenderer

from workbench.experiments.reports.blocks import (
    Block,
    Cell,
    Heading,
    Illustration,
    Listing,
    Paragraph,
    ReportTable,
    Strong,
    Warnings,
)
from workbench.experiments.reports.svg import Picture, legend_sample
from workbench.palette import LIGHT

KEEP_WITH_NEXT = QTextFormat.Property.UserProperty.value + 1
_PICTURE_NUMBER = QTextFormat.Property.UserProperty.value + 2
_PICTURE_TYPE = QTextFormat.ObjectTypes.UserObject.value + 1
_PICTURE_CHARACTER, _LINE_BREAK, _NO_BREAK = "\ufffc", "\u2028", "\u00a0"
_HEADING_POINTS = {1: 18.0, 2: 13.0, 3: 11.0}
_BODY_POINTS, _SMALL_POINTS, _CODE_POINTS = 10.0, 9.0, 8.0
_MOST_COLUMNS = 6  # of a table in the size of the text
_TALLEST = 0.85  # of a page; a picture needs space for its heading and caption
_COLOURS = {"near": LIGHT.good, "superior": LIGHT.good, "inferior": LIGHT.problem}


class SvgPictures(QPyTextObject):
    """Draws the pictures of a document as vectors."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: list[tuple[QSvgRenderer, QSizeF]] = []

    def add(self, picture: Picture, size: QSizeF) -> QTextCharFormat:
        """The format of a character that is drawn as a picture."""
        renderer = QSvgRenderer(QByteArray(picture.standalone().encode()))
        character = QTextCharFormat()
        character.setObjectType(_PICTURE_TYPE)
        character.setProperty(_PICTURE_NUMBER, len(self._pictures))
        character.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignBaseline)
        self._pictures.append((renderer, size))
        return character

    def intrinsicSize(  # noqa: N802
        self, _document: QTextDocument, _position: int, character: QTextFormat
    ) -> QSizeF:
        """The size of a picture."""
        return self._pictures[character.intProperty(_PICTURE_NUMBER)][1]

    def drawObject(  # noqa: N802
        self,
        painter: QPainter,
        area: QRectF | QRect,
        _document: QTextDocument,
        _position: int,
        character: QTextFormat,
    ) -> None:
        """Draw a picture into its area."""
        self._pictures[character.intProperty(_PICTURE_NUMBER)][0].render(painter, QRectF(area))


class DocumentWriter:
    """Writes blocks at the end of a document; keep it as long as its pictures are drawn."""

    def __init__(self, document: QTextDocument, page: QSizeF) -> None:
        self._page = page
        self._cursor = QTextCursor(document)
        self._pictures = SvgPictures()
        document.documentLayout().registerHandler(_PICTURE_TYPE, self._pictures)

    def write(self, blocks: Sequence[Block]) -> None:
        """Write blocks one below the other."""
        self._cursor.beginEditBlock()  # without it every cell of a table repeats the layout
        for block in blocks:
            self._write_block(block)
        self._cursor.endEditBlock()

    def _write_block(self, block: Block) -> None:
        match block:
            case Heading(text, level):
                self._write_heading(text, level)
            case Paragraph(parts, role):
                self._write_paragraph(parts, role)
            case Warnings(sentences):
                self._write_warnings(sentences)
            case ReportTable():
                self._write_table(block)
            case Illustration():
                self._write_figure(block)
            case Listing(title, text):
                self._write_listing(title, text)

    def _write_heading(self, text: str, level: int) -> None:
        layout = _layout(above=16 if level == 2 else 10, below=4)
        layout.setHeadingLevel(level)
        self._start_block(layout)
        self._cursor.insertText(text, _text(_HEADING_POINTS[level], is_bold=True))

    def _write_paragraph(self, parts: Sequence[str | Strong], role: str) -> None:
        self._start_block(_layout(above=2, below=6))
        points = _SMALL_POINTS if role == "quiet" else _BODY_POINTS + (role == "lead")
        colour = LIGHT.secondary if role == "quiet" else LIGHT.text
        for part in parts:
            is_bold = isinstance(part, Strong)
            text = part.text if isinstance(part, Strong) else part
            self._cursor.insertText(_as_lines(text), _text(points, colour, is_bold))

    def _write_warnings(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            layout = _layout(below=0, margin=6)
            layout.setBackground(QColor(LIGHT.warning_background))
            self._start_block(layout)
            self._cursor.insertText(f"•{_NO_BREAK}{_as_lines(sentence)}", _text(_BODY_POINTS))

    def _write_listing(self, title: str, text: str) -> None:
        self._write_heading(title, 3)
        code = _text(_CODE_POINTS)
        family = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        code.setFontFamilies([family or QGuiApplication.font().family()])
        layout = _layout(margin=6)
        layout.setBackground(QColor(LIGHT.page))
        for line in text.rstrip().split(
            "\n"
        ):  # the background of one block would cover page margins
            self._start_block(layout)
            self._cursor.insertText(line or _NO_BREAK, code)

    def _write_figure(self, figure: Illustration) -> None:
        self._start_block(_layout(is_kept=True))
        picture = figure.picture
        scale = min(
            self._page.width() / picture.width, _TALLEST * self._page.height() / picture.height
        )
        self._insert_picture(picture, min(scale, 1.0))
        if figure.legend:
            self._write_legend(figure)
        self._write_paragraph((figure.caption,), "quiet")

    def _write_legend(self, figure: Illustration) -> None:
        self._start_block(_layout(above=4, below=2, is_kept=True))
        for number, entry in enumerate(figure.legend):
            if number:
                self._cursor.insertText("    ", _text(_SMALL_POINTS))
            self._insert_picture(legend_sample(entry.index, entry.is_line))
            name = entry.name.replace(" ", _NO_BREAK)
            self._cursor.insertText(f"{_NO_BREAK}{name}", _text(_SMALL_POINTS))

    def _insert_picture(self, picture: Picture, scale: float = 1.0) -> None:
        size = QSizeF(picture.width, picture.height) * scale
        self._cursor.insertText(_PICTURE_CHARACTER, self._pictures.add(picture, size))

    def _write_table(self, table: ReportTable) -> None:
        self._start_block(_layout())
        layout = QTextTableFormat()
        layout.setBorder(0)
        layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        layout.setBorderCollapse(True)
        layout.setCellPadding(3)
        layout.setCellSpacing(0)
        layout.setBottomMargin(8)
        layout.setHeaderRowCount(1)  # repeated on every page
        written = self._cursor.insertTable(len(table.rows) + 1, len(table.header), layout)
        points = _SMALL_POINTS if len(table.header) <= _MOST_COLUMNS else _CODE_POINTS
        numeric = table.numeric_columns()
        for column, name in enumerate(table.header):
            header = Cell(name, is_number=column in numeric)
            _write_cell(written, 0, column, header, _text(points, LIGHT.secondary))
        for row, cells in enumerate(table.rows, 1):
            for column, cell in enumerate(cells):
                colour = _COLOURS.get(cell.conclusion, LIGHT.text)
                text = _text(points, colour, is_bold=cell.conclusion in ("superior", "best"))
                _write_cell(written, row, column, cell, text)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)

    def _start_block(self, layout: QTextBlockFormat) -> None:
        """Begin a block; an empty one is left at the start of a document and after a table."""
        if self._cursor.block().length() > 1:
            self._cursor.insertBlock()
        self._cursor.setBlockFormat(layout)


def _write_cell(
    table: QTextTable, row: int, column: int, cell: Cell, text: QTextCharFormat
) -> None:
    table_cell = table.cellAt(row, column)
    border = QTextTableCellFormat()
    border.setPadding(3)
    border.setRightPadding(9)
    border.setBottomBorder(1.0)
    border.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    border.setBottomBorderBrush(QBrush(QColor(LIGHT.border)))
    table_cell.setFormat(border)
    cursor = table_cell.firstCursorPosition()
    layout = QTextBlockFormat()
    side = Qt.AlignmentFlag.AlignRight if cell.is_number else Qt.AlignmentFlag.AlignLeft
    layout.setAlignment(side)
    cursor.setBlockFormat(layout)
    cursor.insertText(cell.text, text)


def _layout(
    above: float = 0, below: float = 0, margin: float = 0, is_kept: bool = False
) -> QTextBlockFormat:
    layout = QTextBlockFormat()
    layout.setTopMargin(above)
    layout.setBottomMargin(below)
    layout.setLeftMargin(margin)
    if is_kept:
        layout.setProperty(KEEP_WITH_NEXT, True)
    return layout


def _text(points: float, colour: str = LIGHT.text, is_bold: bool = False) -> QTextCharFormat:
    text = QTextCharFormat()
    text.setFontPointSize(points)
    text.setForeground(QColor(colour))
    text.setFontWeight(QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal)
    return text


def _as_lines(text: str) -> str:
    """Text in one block, its lines kept."""
    return text.replace("\n", _LINE_BREAK)
