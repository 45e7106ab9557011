"""Tables as files that are safe to open, and the export of a run."""

import csv
import io
import json
import math

import numpy as np
import pytest

from workbench.errors import ParameterError
from workbench.experiments.reports.report import report_html, write_report
from workbench.experiments.reports.tables import (
    export_run,
    prediction_rows,
    trial_rows,
    write_table,
)
from workbench.experiments.reports.text_tables import (
    csv_text,
    json_table_text,
    latex_text,
    markdown_text,
    plain_text,
)
from workbench.experiments.runs.durable import CHOOSE_ANOTHER_FOLDER, StoreError


class TestTables:
    @pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "|", "%"])
    def test_no_cell_is_a_formula(self, start):
        text = csv_text([("a",), (f"{start}cmd|' /C calc'!A0",)])
        (_, (cell,)) = csv.reader(io.StringIO(text, newline=""))
        assert cell == f"'{start}cmd|' /C calc'!A0"

    def test_numbers_stay_numbers(self):
        text = csv_text([("a", "b", "c", "d"), (-0.5, np.float64(-2), "-7", np.int32(3))])
        assert text == "a,b,c,d\r\n-0.5,-2.0,-7,3\r\n"

    def test_missing_and_infinite_numbers_are_empty(self):
        rows = [("a", "b", "c"), (math.nan, math.inf, None)]
        assert csv_text(rows) == "a,b,c\r\n,,\r\n"
        assert json.loads(json_table_text(rows)) == [{"a": None, "b": None, "c": None}]

    def test_quotes_commas_and_line_ends_are_kept(self):
        rows = [("a",), ('one, "two"\nthree',)]
        assert list(csv.reader(io.StringIO(csv_text(rows), newline="")))[1] == ['one, "two"\nthree']

    def test_a_lone_surrogate_does_not_stop_the_export(self, tmp_path):
        path = write_table([("a",), ("x\ud800y",)], tmp_path / "t.csv")
        assert path.read_bytes() == b"a\r\nx?y\r\n"

    def test_latex_is_escaped_and_has_rules(self):
        text = latex_text([("a_b", "score"), (r"50% \x{}$&#~^<", 0.5)], "c_d")
        assert r"a\_b & score \\" in text
        assert r"50\% \textbackslash{}x\{\}\$\&\#\textasciitilde{}\textasciicircum{}" in text
        assert r"\begin{tabular}{lr}" in text
        assert text.count(r"\toprule") == text.count(r"\bottomrule") == 1
        assert r"\caption{c\_d}" in text

    def test_markdown_is_escaped(self):
        text = markdown_text([("a|b", "n"), ("<script>*x*", 1)])
        assert text == "| a\\|b | n |\n| --- | ---: |\n| \\<script\\>\\*x\\* | 1 |\n"

    def test_text_for_the_terminal_is_aligned(self):
        text = plain_text([("name", "n"), ("a\nb", 1), ("c", 10)])
        assert text == "name   n\n────  ──\na b    1\nc     10\n"

    def test_an_unknown_extension_is_refused(self, tmp_path):
        with pytest.raises(ParameterError, match=r"'\.xls'"):
            write_table([("a",)], tmp_path / "t.xls")


class TestExport:
    def test_a_run_is_exported_with_all_its_files(self, fruit_run, tmp_path):
        written = export_run(fruit_run, tmp_path / "out")
        names = {file.name for file in written}
        assert {"scores.csv", "scores.tex", "scores.md", "scores.json", "trials.csv"} <= names
        assert {"predictions.csv", "confusion.csv", "learning-curve.csv", "plan.json"} <= names
        assert "scatter.csv" not in names
        assert all(file.is_file() for file in written)
        assert not list((tmp_path / "out").glob("*.part"))
        assert "\\textbf{0.810 $\\pm$ 0.010}" in (tmp_path / "out" / "scores.tex").read_text()

    def test_predictions_name_documents_and_classes(self, fruit_run):
        header, first, *_ = list(prediction_rows(fruit_run))
        row = dict(zip(header, first, strict=True))
        assert (row["document"], row["actual"], row["predicted"]) == (
            "=doc 15",
            "apples",
            "<b>pears</b>",
        )
        assert row["right"] == "no"
        assert len(list(prediction_rows(fruit_run))) == 1 + 11 * 15

    def test_tables_do_not_need_the_stored_predictions(self, fruit_run, tmp_path):
        for file in (fruit_run.folder / "arrays").iterdir():
            file.unlink()
        names = {file.name for file in export_run(fruit_run, tmp_path)}
        assert "scores.csv" in names
        assert "confusion.csv" not in names
        assert len((tmp_path / "predictions.csv").read_text("utf-8").splitlines()) == 1
        assert "<table" in report_html(fruit_run)

    def test_one_split_gets_no_p_value_and_no_conclusion(self, fruit, tmp_path):
        scores = {"svm": 0.5, "knn": 0.9}
        trials = [
            fruit.result(name, "50%", 0, scores={"accuracy": accuracy})
            for name, accuracy in scores.items()
        ]
        export_run(fruit.run(trials), tmp_path)
        with (tmp_path / "scores.csv").open(encoding="utf-8") as file:
            knn = next(row for row in csv.DictReader(file) if row["configuration"] == "knn")
        assert (knn["accuracy p"], knn["accuracy conclusion"]) == ("", "")
        assert float(knn["accuracy gain %"]) == pytest.approx(80)

    def test_names_in_the_file_are_never_formulas(self, fruit_run, tmp_path):
        export_run(fruit_run, tmp_path)
        text = (tmp_path / "predictions.csv").read_text("utf-8")
        rows = list(csv.reader(io.StringIO(text)))
        assert rows[1][4] == "'=doc 15"
        assert not any(cell.startswith("=") for row in rows for cell in row)

    def test_failed_trials_keep_their_error_and_have_no_score(self, fruit_run):
        header, *rows = trial_rows(fruit_run)
        failed = [dict(zip(header, row, strict=True)) for row in rows if row[header.index("error")]]
        assert [row["error"] for row in failed] == ["knn needs <neighbours>."]
        assert math.isnan(failed[0]["accuracy"])

    def test_an_empty_run_can_be_exported(self, fruit, tmp_path):
        written = export_run(fruit.run([]), tmp_path)
        assert {file.name for file in written} == {
            "trials.csv",
            "predictions.csv",
            "plan.json",
            "run.json",
        }


@pytest.mark.parametrize("name", ["scores.csv", "scores.tex", "plan.json", "report.html"])
def test_a_file_that_cannot_be_written_is_no_reason_to_resume_the_run(fruit_run, tmp_path, name):
    (tmp_path / name).mkdir()
    write = write_report if name == "report.html" else export_run
    with pytest.raises(StoreError) as caught:
        write(fruit_run, tmp_path)
    assert str(caught.value).startswith(f"{tmp_path / name} cannot be written: ")
    assert str(caught.value).endswith(CHOOSE_ANOTHER_FOLDER)
