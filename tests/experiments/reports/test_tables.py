"""Tables that are safe to open, archives that are safe to import."""

import csv
import dataclasses
import io
import json
import math
import shutil
import zipfile

import numpy as np
import pytest

from workbench.errors import ParameterError
from workbench.experiments.figures import MetricTableFigure
from workbench.experiments.reports.report import report_html
from workbench.experiments.reports.tables import (
    export_run,
    prediction_rows,
    trial_rows,
    write_table,
)
from workbench.experiments.reports.text_tables import (
    csv_text,
    json_text,
    latex_text,
    markdown_text,
    plain_text,
)
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.archive import export_zip, import_zip
from workbench.experiments.runs.archive_checks import ArchiveError
from workbench.experiments.runs.preparations import Preparations
from workbench.experiments.runs.store import RunStore


class TestTables:
    @pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "|", "%"])
    def test_no_cell_is_a_formula(self, start):
        text = csv_text([("a",), (f"{start}cmd|' /C calc'!A0",)])
        (_, (cell,)) = csv.reader(io.StringIO(text, newline=""))
        assert cell == f"'{start}cmd|' /C calc'!A0"

    def test_numbers_stay_numbers(self):
        text = csv_text([("a", "b", "c", "d"), (-0.5, np.float64(-2), "-7", np.int32(3))])
        assert text == "a,b,c,d\r\n-0.5,-2.0,-7,3\r\n"

    def test_holes_are_empty_and_infinities_are_holes(self):
        rows = [("a", "b", "c"), (math.nan, math.inf, None)]
        assert csv_text(rows) == "a,b,c\r\n,,\r\n"
        assert json.loads(json_text(rows)) == [{"a": None, "b": None, "c": None}]

    def test_quotes_commas_and_line_ends_survive(self):
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

    def test_text_for_the_terminal_lines_up(self):
        text = plain_text([("name", "n"), ("a\nb", 1), ("c", 10)])
        assert text == "name   n\n────  ──\na b    1\nc     10\n"

    def test_an_unknown_ending_is_refused(self, tmp_path):
        with pytest.raises(ParameterError, match=r"'\.xls'"):
            write_table([("a",)], tmp_path / "t.xls")


class TestExport:
    def test_a_folder_with_everything(self, fruit_run, tmp_path):
        written = export_run(fruit_run, tmp_path / "out")
        names = {one.name for one in written}
        assert {"scores.csv", "scores.tex", "scores.md", "scores.json", "trials.csv"} <= names
        assert {"predictions.csv", "confusion.csv", "learning-curve.csv", "plan.json"} <= names
        assert "scatter.csv" not in names
        assert all(one.is_file() for one in written)
        assert not list((tmp_path / "out").glob("*.part"))
        assert "0.8100 $\\pm$ 0.0100" in (tmp_path / "out" / "scores.tex").read_text()

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

    def test_removed_predictions_leave_the_tables(self, fruit_run, tmp_path):
        for one in (fruit_run.folder / "arrays").iterdir():
            one.unlink()
        names = {one.name for one in export_run(fruit_run, tmp_path)}
        assert "scores.csv" in names
        assert "confusion.csv" not in names
        assert len((tmp_path / "predictions.csv").read_text("utf-8").splitlines()) == 1
        assert "<table" in report_html(fruit_run)

    def test_one_split_gets_no_p_value_and_no_verdict(self, fruit, tmp_path):
        found = {"svm": 0.5, "knn": 0.9}
        trials = [fruit.result(one, "50%", 0, scores={"accuracy": a}) for one, a in found.items()]
        export_run(fruit.run(trials), tmp_path)
        with (tmp_path / "scores.csv").open(encoding="utf-8") as file:
            knn = next(one for one in csv.DictReader(file) if one["configuration"] == "knn")
        assert (knn["accuracy p"], knn["accuracy verdict"]) == ("", "")
        assert float(knn["accuracy gain %"]) == pytest.approx(80)

    def test_dangerous_names_are_harmless_in_the_file(self, fruit_run, tmp_path):
        export_run(fruit_run, tmp_path)
        text = (tmp_path / "predictions.csv").read_text("utf-8")
        rows = list(csv.reader(io.StringIO(text)))
        assert rows[1][4] == "'=doc 15"
        assert not any(cell.startswith("=") for row in rows for cell in row)

    def test_trials_with_failures(self, fruit_run):
        header, *rows = trial_rows(fruit_run)
        failed = [dict(zip(header, row, strict=True)) for row in rows if row[header.index("error")]]
        assert [one["error"] for one in failed] == ["knn needs <neighbours>."]
        assert math.isnan(failed[0]["accuracy"])

    def test_an_empty_run_is_exported_too(self, fruit, tmp_path):
        written = export_run(fruit.run([]), tmp_path)
        assert {one.name for one in written} == {
            "trials.csv",
            "predictions.csv",
            "plan.json",
            "run.json",
        }


@pytest.fixture
def counted_run(fruit_run, fruit_counts):
    Preparations(fruit_run.folder).put(
        "corpus",
        {
            "counts": fruit_counts,
            "class_index": np.arange(30) % 3,
            "given_split": None,
            "indicators": None,
            "fingerprint": "fruit",
        },
    )
    return fruit_run


@pytest.fixture
def elsewhere(tmp_path):
    return RunStore(tmp_path / "elsewhere")


def repacked(source, target, change=None, **members):
    """The same archive with some members replaced or added."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            if info.filename not in members:
                new.writestr(info.filename, old.read(info))
        for name, content in members.items():
            if content is not None:
                new.writestr(change or name, content)
    return target


class TestArchive:
    def test_a_run_arrives_whole(self, counted_run, elsewhere, tmp_path, fruit_counts):
        file = export_zip(counted_run, tmp_path / "run.zip")
        shutil.rmtree(counted_run.folder)
        run = import_zip(file, elsewhere)
        assert run.id == counted_run.id
        assert run.plan.seed == 7
        assert len(run.results()) == 12
        table = MetricTableFigure.from_run(run)
        assert table.lines[1].cells[0].mean == pytest.approx(0.81)
        from workbench.experiments.figures.term_weights import counts_of

        assert (counts_of(run).toarray() == fruit_counts.toarray()).all()
        assert not [one for one in elsewhere.root.iterdir() if one.name.startswith(".")]

    def test_a_taken_id_gets_a_number(self, counted_run, elsewhere, tmp_path):
        file = export_zip(counted_run, tmp_path / "run.zip")
        first, second = import_zip(file, elsewhere), import_zip(file, elsewhere)
        assert second.id == f"{first.id}-1"

    def test_only_parts_of_the_run_are_packed(self, counted_run, tmp_path):
        (counted_run.folder / "private.txt").write_text("no")
        with zipfile.ZipFile(export_zip(counted_run, tmp_path / "run.zip")) as archive:
            names = set(archive.namelist())
        assert "private.txt" not in names
        assert "writer.lock" not in names
        assert {"plan.json", "trials.jsonl", "preparations/corpus/tree.json"} <= names

    @pytest.mark.parametrize(
        "name",
        [
            "../evil.json",
            "/evil",
            "arrays/../../evil.npz",
            "arrays/a/b.npz",
            "C:evil",
            "arrays\\evil.npz",
            "extra.py",
            "preparations/corpus/../x.npy",
        ],
    )
    def test_names_outside_the_list_are_refused(self, name, fruit_run, elsewhere, tmp_path):
        file = export_zip(fruit_run, tmp_path / "run.zip")
        evil = repacked(file, tmp_path / "evil.zip", change=name, extra=b"x")
        with pytest.raises(ArchiveError, match="refused"):
            import_zip(evil, elsewhere)
        assert list(elsewhere.root.iterdir()) == []
        assert not (tmp_path / "evil.json").exists()

    def test_links_are_refused(self, fruit_run, elsewhere, tmp_path):
        file = export_zip(fruit_run, tmp_path / "run.zip")
        link = zipfile.ZipInfo("arrays/link.npz")
        link.external_attr = 0o120777 << 16
        with zipfile.ZipFile(file, "a") as archive:
            archive.writestr(link, "/etc/passwd")
        with pytest.raises(ArchiveError, match="link"):
            import_zip(file, elsewhere)

    def test_a_bomb_is_refused_before_it_is_unpacked(self, fruit_run, elsewhere, tmp_path):
        file = export_zip(fruit_run, tmp_path / "run.zip")
        bomb = repacked(file, tmp_path / "bomb.zip", **{"arrays/x.npz": bytes(20_000_000)})
        with pytest.raises(ArchiveError, match="too much"):
            import_zip(bomb, elsewhere)

    def test_the_sum_is_limited(self, fruit_run, elsewhere, tmp_path):
        file = export_zip(fruit_run, tmp_path / "run.zip")
        with pytest.raises(ArchiveError, match="too much"):
            import_zip(file, elsewhere, most_bytes=3000)

    def test_pickled_arrays_are_refused(self, fruit_run, elsewhere, tmp_path):
        content = io.BytesIO()
        np.savez(content, x=np.array([{"a": 1}], dtype=object))
        file = export_zip(fruit_run, tmp_path / "run.zip")
        evil = repacked(file, tmp_path / "evil.zip", **{"arrays/x.npz": content.getvalue()})
        with pytest.raises(ArchiveError, match="objects"):
            import_zip(evil, elsewhere)

    def test_an_array_that_promises_too_much_is_refused(self, fruit_run, elsewhere, tmp_path):
        head = io.BytesIO()
        kind = {"descr": "<f8", "fortran_order": False, "shape": (10**12,)}
        np.lib.format.write_array_header_1_0(head, kind)
        content = io.BytesIO()
        with zipfile.ZipFile(content, "w") as arrays:
            arrays.writestr("x.npy", head.getvalue())
        file = export_zip(fruit_run, tmp_path / "run.zip")
        evil = repacked(file, tmp_path / "evil.zip", **{"arrays/x.npz": content.getvalue()})
        with pytest.raises(ArchiveError, match="does not fit"):
            import_zip(evil, elsewhere)

    def test_counts_with_places_outside_are_refused(self, counted_run, elsewhere, tmp_path):
        file = export_zip(counted_run, tmp_path / "run.zip")
        content = io.BytesIO()
        np.save(content, np.full(61, 10**6, dtype=np.int32))
        name = "preparations/corpus/1.npy"  # the column indices
        evil = repacked(file, tmp_path / "evil.zip", **{name: content.getvalue()})
        with pytest.raises(ArchiveError, match="opened"):
            import_zip(evil, elsewhere)

    @pytest.mark.parametrize(
        ("name", "array", "words"),
        [
            ("test_rows", np.full(15, 10**6, dtype=np.int32), "names documents from 1000000"),
            ("test_rows", np.full(15, -1, dtype=np.int32), "names documents from -1"),
            ("train_rows", np.linspace(0, 1, 15), "no whole numbers"),
            ("predicted", np.full(15, 3, dtype=np.int16), "names classes from 3 to 3; there are 3"),
            ("predicted", np.zeros(14, dtype=np.int16), "one entry for each of test_rows"),
            ("predicted", np.zeros((15, 2), dtype=np.int16), "one column for each of 3 classes"),
            ("decision", np.zeros((15, 9)), "decision has not one column for each of 3 classes"),
            ("labels", np.zeros(31, dtype=np.int32), "one entry for each of 30 documents"),
            ("columns", np.array([99]), "names terms from 99"),
            ("coordinates", np.zeros((4, 2)), "one entry for each of coordinate_rows"),
            ("merges", np.zeros((40, 4)), "no tree of 30 documents"),
            ("merges", np.full((5, 4), 11.0), "joins what is not there yet"),
            ("constraints", np.zeros((3, 2), dtype=np.int32), "no pairs"),
            ("term_weights", np.zeros((3, 2)), "one term for each weight"),
        ],
    )
    def test_arrays_that_do_not_fit_the_corpus_are_refused(
        self, fruit, elsewhere, tmp_path, name, array, words
    ):
        done = fruit.result("svm", "50%", 0, scores={"accuracy": 0.5})
        run = fruit.run([(done, {**fruit.predictions(), name: array})])
        with pytest.raises(ArchiveError, match=words):
            import_zip(export_zip(run, tmp_path / "run.zip"), elsewhere)
        assert list(elsewhere.root.iterdir()) == []

    def test_a_corpus_whose_parts_do_not_fit_is_refused(self, fruit, elsewhere, tmp_path):
        facts = fruit.facts()
        for wrong, words in (
            ({"class_index": np.arange(29) % 3}, "class_index is about 29 documents instead of 30"),
            ({"class_index": np.full(30, 3)}, "class_index names classes from 3 to 3"),
            ({"titles": ["one"]}, "1 titles of 30 documents"),
            ({"label_sets": ((7,),) * 30}, "label_sets names classes from 7"),
        ):
            run = fruit.run([], facts=dataclasses.replace(facts, **wrong))
            with pytest.raises(ArchiveError, match=words):
                import_zip(export_zip(run, tmp_path / "run.zip"), elsewhere)

    def test_real_runs_of_every_task_pass_the_checks(self, small_plan, store, elsewhere, tmp_path):
        clustering = {"kind": "constrained clustering", "constraints": "0, 5", "repeats": 1}
        plans = (
            small_plan(methods=["linear-svm", "label-spreading", "sprinkled-lsi"]),
            small_plan(
                methods=["hierarchical-clustering", "constrained-spectral-clustering"],
                protocol=clustering,
                metrics=["purity"],
            ),
        )
        for plan in plans:
            run = run_plan(plan, store, "thread", 1)
            assert not [one.error for one in run.results() if one.error]
            there = import_zip(export_zip(run, tmp_path / "run.zip"), elsewhere)
            assert report_html(there)

    def test_a_tree_that_names_functions_is_refused(self, counted_run, elsewhere, tmp_path):
        file = export_zip(counted_run, tmp_path / "run.zip")
        tree = json.dumps({"kind": "load_npz", "parts": ["x"], "shape": []})
        name = "preparations/corpus/tree.json"
        evil = repacked(file, tmp_path / "evil.zip", **{name: tree})
        with pytest.raises(ArchiveError, match="load_npz"):
            import_zip(evil, elsewhere)

    def test_a_key_that_leaves_the_folder_is_refused(self, fruit_run, elsewhere, tmp_path):
        file = export_zip(fruit_run, tmp_path / "run.zip")
        line = json.dumps({**fruit_run.results()[0].to_dict(), "key": "../../x"})
        evil = repacked(file, tmp_path / "evil.zip", **{"trials.jsonl": line + "\n"})
        with pytest.raises(ArchiveError, match="no key"):
            import_zip(evil, elsewhere)

    @pytest.mark.parametrize(
        "wrong", [{"scores": None}, {"scores": {"accuracy": "high"}}, {"swept": [1]}, {"fold": "x"}]
    )
    def test_a_result_of_another_kind_is_refused(self, fruit_run, elsewhere, tmp_path, wrong):
        file = export_zip(fruit_run, tmp_path / "run.zip")
        line = json.dumps({**fruit_run.results()[0].to_dict(), **wrong})
        evil = repacked(file, tmp_path / "evil.zip", **{"trials.jsonl": line + "\n"})
        with pytest.raises(ArchiveError, match="no run that can be opened"):
            import_zip(evil, elsewhere)

    @pytest.mark.parametrize(
        "wrong", [{"total": "many"}, {"methods": 5}, {"tags": 7}, {"environment": "x"}]
    )
    def test_a_record_of_another_kind_is_refused(self, fruit_run, elsewhere, tmp_path, wrong):
        file = export_zip(fruit_run, tmp_path / "run.zip")
        record = json.dumps({**fruit_run.record, **wrong})
        evil = repacked(file, tmp_path / "evil.zip", **{"run.json": record})
        with pytest.raises(ArchiveError, match="no run that can be opened"):
            import_zip(evil, elsewhere)

    def test_other_files_and_newer_formats_are_refused(self, fruit_run, elsewhere, tmp_path):
        other = tmp_path / "other.zip"
        other.write_bytes(b"PK\x03\x04 nothing")
        with pytest.raises(ArchiveError, match="damaged"):
            import_zip(other, elsewhere)
        with pytest.raises(ArchiveError, match="no file"):
            import_zip(tmp_path / "missing.zip", elsewhere)
        file = export_zip(fruit_run, tmp_path / "run.zip")
        newer = repacked(file, tmp_path / "n.zip", **{"workbench-run.json": '{"format": 99}'})
        with pytest.raises(ArchiveError, match="newer"):
            import_zip(newer, elsewhere)
        endless = repacked(file, tmp_path / "e.zip", **{"workbench-run.json": '{"format": 1e999}'})
        with pytest.raises(ArchiveError, match="no run"):
            import_zip(endless, elsewhere)
        foreign = repacked(file, tmp_path / "f.zip", **{"workbench-run.json": None})
        with pytest.raises(ArchiveError, match="no run"):
            import_zip(foreign, elsewhere)

    def test_a_damaged_archive_leaves_nothing_behind(self, fruit_run, elsewhere, tmp_path):
        file = export_zip(fruit_run, tmp_path / "run.zip")
        content = bytearray(file.read_bytes())
        content[len(content) // 3] ^= 0xFF
        file.write_bytes(content)
        with pytest.raises(ArchiveError):
            import_zip(file, elsewhere)
        assert list(elsewhere.root.iterdir()) == []
