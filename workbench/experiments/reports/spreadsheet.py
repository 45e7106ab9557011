"""A table as an Excel workbook: one sheet, the header in bold, numbers as numbers."""

import io
import zipfile
from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

from workbench.experiments.figures.trial_scores import BestText
from workbench.experiments.reports.text_tables import plain_value
from workbench.plain_text import terminal_text

_PLAIN, _BOLD = 0, 1
_DATE = (2000, 1, 1, 0, 0, 0)  # the same table gives the same file
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_PARTS = {
    "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types">'
    '<Default Extension="rels" '
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPE}.sheet.main+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{_TYPE}.worksheet+xml"/>'
    f'<Override PartName="/xl/styles.xml" ContentType="{_TYPE}.styles+xml"/></Types>',
    "_rels/.rels": f'<Relationships xmlns="{_PACKAGE}/relationships"><Relationship Id="r1" '
    f'Type="{_OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}"><sheets>'
    '<sheet name="Table" sheetId="1" r:id="r1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="r1" Type="{_OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>'
    f'<Relationship Id="r2" Type="{_OFFICE}/styles" Target="styles.xml"/></Relationships>',
    "xl/styles.xml": f'<styleSheet xmlns="{_MAIN}"><fonts count="2">'
    '<font><sz val="11"/><name val="Calibri"/></font>'
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>'
    '<fills count="1"><fill><patternFill patternType="none"/></fill></fills>'
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>'
    '<cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>',
}


def xlsx_bytes(rows: Sequence[Sequence[Any]]) -> bytes:
    """A workbook; texts are stored as texts, so none becomes a formula."""
    lines = "".join(_row(number, row) for number, row in enumerate(rows, start=1))
    sheet = f'<worksheet xmlns="{_MAIN}"><sheetData>{lines}</sheetData></worksheet>'
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as file:
        for name, part in {**_PARTS, "xl/worksheets/sheet1.xml": sheet}.items():
            file.writestr(zipfile.ZipInfo(name, _DATE), _HEAD + part, zipfile.ZIP_DEFLATED)
    return content.getvalue()


def _row(number: int, row: Sequence[Any]) -> str:
    cells = "".join(
        _cell(f"{_column(position)}{number}", value, number == 1)
        for position, value in enumerate(row)
    )
    return f'<row r="{number}">{cells}</row>'


def _cell(position: str, value: Any, is_header: bool) -> str:
    plain = plain_value(value)
    style = _BOLD if is_header or isinstance(value, BestText) else _PLAIN
    if isinstance(plain, int | float):
        return f'<c r="{position}" s="{style}"><v>{plain!r}</v></c>'
    if not plain:
        return ""
    text = escape(terminal_text(plain))
    content = f'<is><t xml:space="preserve">{text}</t></is>'
    return f'<c r="{position}" s="{style}" t="inlineStr">{content}</c>'


def _column(position: int) -> str:
    """The letters of a column: A to Z, AA and so on."""
    letters = ""
    position += 1
    while position:
        position, letter = divmod(position - 1, 26)
        letters = chr(65 + letter) + letters
    return letters
