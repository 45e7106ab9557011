"""Workbooks: the same values as another library reads, and no bomb that reaches the memory."""

import subprocess
import sys
import zipfile

import pytest

from tests.corpora.readers.conftest import make_workbook
from workbench.corpora.readers.formats.tables.workbook_dates import date_text, is_date_format
from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

_SHEET = "xl/worksheets/sheet1.xml"
_ROWS = [("text", "label"), ("one word", "a"), ("two words", "b")]
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def changed_workbook(path, changes, moved=None):
    """Write a small workbook with parts replaced, added or moved."""
    path.write_bytes(make_workbook({"S": _ROWS}))
    with zipfile.ZipFile(path) as archive:
        parts = {entry.filename: archive.read(entry).decode() for entry in archive.infolist()}
    for name, change in changes.items():
        parts[name] = change(parts.get(name, ""))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr((moved or {}).get(name, name), content)
    return path


def with_rows(rows):
    return lambda sheet: sheet.replace("</sheetData>", f"{rows}</sheetData>")


_BOMBS = {
    "single quotes": "<row r='1048576'><c r='XFD1048576'><v>1</v></c></row>",
    "spaces": '<row r = "1048576"><c r = "XFD1048576"><v>1</v></c></row>',
    "lower case": '<row r="1048576"><c r="xfd1048576"><v>1</v></c></row>',
    "sign in attribute": '<row r="1048576"><c x=">" r="XFD1048576"><v>1</v></c></row>',
}
_IN_LITTLE_MEMORY = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
from workbench.corpora.readers.reading import read_corpus
print(len(read_corpus(sys.argv[1])))
"""


@pytest.mark.parametrize("row", _BOMBS.values(), ids=_BOMBS)
@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory hold on Linux")
def test_a_far_cell_takes_no_memory_however_it_is_written(tmp_path, row):
    path = changed_workbook(tmp_path / "bomb.xlsx", {_SHEET: with_rows(row)})
    answer = subprocess.run(
        [sys.executable, "-c", _IN_LITTLE_MEMORY, str(path)], capture_output=True, text=True
    )
    assert answer.stdout == "3\n", answer.stderr  # the first row holds names


def test_a_sheet_in_another_folder_is_read_with_the_same_limits(tmp_path):
    elsewhere = {_SHEET: "elsewhere/sheet.xml"}
    links = {
        "xl/_rels/workbook.xml.rels": lambda text: text.replace(
            "worksheets/sheet1.xml", "/elsewhere/sheet.xml"
        ),
        _SHEET: with_rows('<row r="1048577"><c r="A1"><v>1</v></c></row>'),
    }
    path = changed_workbook(tmp_path / "moved.xlsx", links, elsewhere)
    with pytest.raises(CorpusError, match=r"moved\.xlsx.*1,048,577 rows"):
        read_corpus(path)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ('<row r="4"><c r="XFE4"><v>1</v></c></row>', "16,385 columns"),
        ('<row r="1048577"><c><v>1</v></c></row>', "1,048,577 rows"),
        ('<row><c r="AAAAAAA1"><v>1</v></c></row>', "a cell is named"),
        ('<row><c t="s"><v>0</v></c></row>', "no shared string '0'"),
        ("<row>" * 80 + "</row>" * 80, "nested too deeply"),
        ("<row><c></row>", "not a valid workbook"),
        (f'<row x="{" " * (5 << 20)}"/>', "a tag is too long|times its size"),
    ],
)
def test_what_lies_beyond_the_limits_is_refused(tmp_path, rows, message):
    path = changed_workbook(tmp_path / "x.xlsx", {_SHEET: with_rows(rows)})
    with pytest.raises(CorpusError, match=message):
        read_corpus(path, ReadingSettings(max_ratio=100_000))


def test_the_last_allowed_cell_is_read(tmp_path):
    row = '<row r="1048576"><c r="XFD1048576"><v>7</v></c></row>'
    path = changed_workbook(tmp_path / "x.xlsx", {_SHEET: with_rows(row)})
    corpus = read_corpus(path, ReadingSettings(header="document", text_column="column 3"))
    assert list(corpus.texts) == ["", "", "", "7"]


def test_too_many_cells_are_refused(tmp_path, monkeypatch):
    from workbench.corpora.readers.formats.tables import workbook_cells

    path = changed_workbook(tmp_path / "x.xlsx", {})
    monkeypatch.setattr(workbook_cells, "FILLED_CELLS", 6)
    assert len(read_corpus(path)) == 2
    monkeypatch.setattr(workbook_cells, "FILLED_CELLS", 5)
    with pytest.raises(CorpusError, match="3 rows and 2 columns"):
        read_corpus(path)


def test_entities_are_refused(tmp_path):
    bomb = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><x>&b;</x>'
    path = changed_workbook(tmp_path / "x.xlsx", {_SHEET: lambda _: bomb})
    with pytest.raises(CorpusError, match="declares a document type"):
        read_corpus(path)


def shared_strings_workbook(path, strings, rows):
    links = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    return changed_workbook(
        path,
        {
            "xl/_rels/workbook.xml.rels": lambda text: text.replace(
                "</Relationships>",
                f'<Relationship Id="t" Type="{links}/sharedStrings" Target="sharedStrings.xml"/>'
                f'<Relationship Id="u" Type="{links}/styles" Target="styles.xml"/></Relationships>',
            ),
            "xl/sharedStrings.xml": lambda _: f'<sst xmlns="{_MAIN}">{strings}</sst>',
            "xl/styles.xml": lambda _: (
                f'<styleSheet xmlns="{_MAIN}"><numFmts><numFmt numFmtId="164" '
                'formatCode="yyyy\\-mm"/></numFmts><cellXfs><xf numFmtId="0"/>'
                '<xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="2"/></cellXfs></styleSheet>'
            ),
            _SHEET: with_rows(rows),
        },
    )


def test_a_repeated_long_string_is_counted_each_time(tmp_path):
    strings = f"<si><t>{'x' * 100_000}</t></si>"
    path = shared_strings_workbook(
        tmp_path / "x.xlsx", strings, '<row><c t="s"><v>0</v></c></row>' * 200
    )
    assert len(read_corpus(path, ReadingSettings(max_megabytes=20, max_ratio=100_000))) == 202
    with pytest.raises(CorpusError, match="maximum unpacked size"):
        read_corpus(path, ReadingSettings(max_megabytes=19, max_ratio=100_000))


def test_values_are_those_that_another_library_reads(tmp_path):
    from python_calamine import CalamineWorkbook

    strings = (
        "<si><t>plain &amp; simple</t></si>"
        "<si><r><t xml:space='preserve'>two </t></r><r><t>parts</t></r></si>"
        "<si><t>東京</t><rPh sb='0' eb='2'><t>とうきょう</t></rPh></si>"
    )
    cells = [
        '<c t="s"><v>0</v></c>',
        '<c t="s"><v>1</v></c>',
        '<c t="s"><v>2</v></c>',
        "<c><v>1.5</v></c>",
        "<c><v>3</v></c>",
        "<c><v>1e3</v></c>",
        '<c s="1"><v>45000</v></c>',
        '<c s="2"><v>45000.5</v></c>',
        '<c s="3"><v>0.25</v></c>',
        '<c t="b"><v>1</v></c>',
        '<c t="str"><v>computed</v></c>',
        '<c t="inlineStr"><is><t>inline</t></is></c>',
    ]
    rows = "".join(f"<row>{cell}</row>" for cell in cells)
    path = shared_strings_workbook(tmp_path / "x.xlsx", strings, rows)
    ours = list(read_corpus(path, ReadingSettings(text_column="text")).texts)[2:]
    sheet = CalamineWorkbook.from_path(str(path)).get_sheet_by_index(0).to_python()
    theirs = [_as_written(row[0]) for row in sheet[3:]]
    assert ours == theirs
    assert ours[6:8] == ["2023-03-15", "2023-03-15T12:00:00"]


def _as_written(value):
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        return f"{value:g}"
    return value if isinstance(value, str) else value.isoformat()


def test_dates_follow_the_calendar_of_the_workbook():
    assert date_text(1, False) == "1900-01-01"
    assert date_text(61, False) == "1900-03-01"  # 60 is a day that did not exist
    assert date_text(0, True) == "00:00:00"
    assert date_text(1, True) == "1904-01-02"
    assert date_text(0.5, False) == "12:00:00"
    assert date_text(1e300, False) == "1e+300"


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("yyyy-mm-dd", True),
        ("[h]:mm", True),
        ("[Red]0.00", False),
        ('0 "days"', False),
        ("General", False),
        ("0\\d", False),
        ("[$-409]mmm", True),
    ],
)
def test_formats_of_dates_are_recognised(code, expected):
    assert is_date_format(164, code) is expected


def test_the_first_sheet_with_content_is_read(tmp_path):
    path = tmp_path / "book.xlsx"
    rows = [("text", "label"), ("one text", "a"), ("two texts", "b")]
    path.write_bytes(make_workbook({"Empty": [], "Documents": rows}))
    assert list(read_corpus(path).texts) == ["one text", "two texts"]
    assert preview_corpus(path).sheet == "Documents"
    with pytest.raises(CorpusError, match=r"no sheet 'Other'.*Empty, Documents"):
        read_corpus(path, ReadingSettings(sheet="Other"))
