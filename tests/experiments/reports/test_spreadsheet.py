"""Excel workbooks read back by another program."""

import io
import zipfile

import numpy as np
from python_calamine import CalamineWorkbook

from workbench.experiments.figures.trial_scores import BestText
from workbench.experiments.reports.spreadsheet import xlsx_bytes
from workbench.experiments.reports.tables import write_table


def read_back(content: bytes):
    return CalamineWorkbook.from_filelike(io.BytesIO(content)).get_sheet_by_index(0).to_python()


def test_texts_stay_texts_and_numbers_stay_numbers():
    rows = [
        ("method", "score", "trials"),
        ("=1+1", 0.25, 3),
        ("<b>&", np.float64(0.5), np.int64(4)),
        ("none", float("nan"), None),
    ]
    header, *body = read_back(xlsx_bytes(rows))
    assert header == ["method", "score", "trials"]
    assert body[0] == ["=1+1", 0.25, 3.0]
    assert body[1] == ["<b>&", 0.5, 4.0]
    assert body[2] == ["none", "", ""]


def test_wide_tables_have_letters_for_every_column():
    row = list(range(60))
    assert read_back(xlsx_bytes([[f"c{n}" for n in row], row]))[1] == [float(n) for n in row]


def test_the_best_and_the_header_are_bold_and_the_file_repeats(tmp_path):
    rows = [("method", "score"), ("svm", BestText("0.9")), ("knn", "0.8")]
    first = write_table(rows, tmp_path / "a.xlsx").read_bytes()
    assert first == write_table(rows, tmp_path / "b.xlsx").read_bytes()
    sheet = zipfile.ZipFile(io.BytesIO(first)).read("xl/worksheets/sheet1.xml").decode()
    assert sheet.count('s="1"') == 3
