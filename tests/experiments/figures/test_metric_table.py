"""The table of scores with numbers computed by hand."""

import math
from dataclasses import replace

import numpy as np
import pytest

from workbench.errors import ParameterError
from workbench.experiments import figures
from workbench.experiments.figures.score_cells import ScoreCell
from workbench.experiments.reports.text_tables import latex_text, markdown_text


class TestMetricTable:
    def test_means_deviations_and_failed_trials(self, fruit_run):
        table = figures.MetricTableFigure.from_run(fruit_run)
        assert table.metrics == ("accuracy", "f1_macro")
        names = [(line.configuration, line.training) for line in table.lines]
        assert names == [("svm", "10%"), ("svm", "50%"), ("knn", "10%"), ("knn", "50%")]
        best, incomplete = table.lines[1], table.lines[3]
        assert best.cells[0].mean == pytest.approx(0.81)
        assert best.cells[0].deviation == pytest.approx(0.01)
        assert best.cells[0].conclusion is None  # the reference itself
        assert (incomplete.failures, incomplete.cells[0].n) == (1, 2)
        assert incomplete.cells[0].mean == pytest.approx(0.61)
        assert incomplete.cells[0].gain == pytest.approx(100 * (0.61 - 0.81) / 0.81)
        assert incomplete.cells[0].text(2) == "0.61 ± 0.01"

    def test_fewer_than_five_splits_are_not_tested(self, fruit_run):
        table = figures.MetricTableFigure.from_run(fruit_run, test="paired_t")
        cells = [cell for line in table.lines for cell in line.cells]
        assert all(math.isnan(cell.p_value) and cell.conclusion is None for cell in cells)
        assert table.caption() == (
            "Mean ± standard deviation; not tested: a test needs 5 splits shared by both, "
            "or accuracy on one split."
        )

    def test_the_automatic_test_corrects_for_shared_documents(self, five_splits):
        table = figures.MetricTableFigure.from_run(five_splits)
        cell = table.lines[1].cells[0]
        differences = np.array([-0.10, -0.09, -0.10, -0.12, -0.10])
        estimated = differences.var(ddof=1) / 5  # the training sets of the plan are disjoint
        means = (line.cells[0].mean for line in table.lines)
        known = sum(mean * (1 - mean) for mean in means) / 27  # the test documents
        freedom = 4 * (1 + known / estimated) ** 2
        from scipy.stats import t

        error = math.sqrt(estimated + known)
        assert cell.p_value == pytest.approx(2 * t.sf(0.102 / error, freedom))
        assert cell.low == pytest.approx(-0.102 - t.isf(0.025, freedom) * error)
        assert cell.test == "shared_t"
        assert "t-test corrected for shared documents" in table.caption()

    def test_the_corrected_test_uses_the_sizes_of_the_split(self, five_splits):
        table = figures.MetricTableFigure.from_run(five_splits, test="corrected_t")
        cell = table.lines[1].cells[0]
        differences = np.array([-0.10, -0.09, -0.10, -0.12, -0.10])
        variance = (1 / 5 + 27 / 3) * differences.var(ddof=1)
        from scipy.stats import t

        expected = 2 * t.sf(abs(differences.mean()) / math.sqrt(variance), 4)
        assert cell.p_value == pytest.approx(expected)

    def test_another_reference_reverses_the_marks(self, five_splits):
        options = {"metrics": ["accuracy"], "test": "paired_t"}
        table = figures.MetricTableFigure.from_run(five_splits, **options)
        assert [line.cells[0].mark for line in table.lines] == ["", "▼"]
        assert table.lines[1].cells[0].text(2) == "0.41 ± 0.01 ▼ -0.10 [-0.12, -0.09]"
        table = figures.MetricTableFigure.from_run(five_splits, **options, reference="knn")
        assert [line.cells[0].mark for line in table.lines] == ["▲", ""]
        assert "▼ worse than knn by the difference shown" in table.caption()
        assert "(Paired t-test over splits, p < 0.05, each pair on its own)" in table.caption()

    def test_one_split_is_tested_by_documents(self, one_split):
        table = figures.MetricTableFigure.from_run(one_split)
        accuracy, macro = table.lines[1].cells
        assert math.isnan(accuracy.deviation)
        assert accuracy.p_value == pytest.approx(2 / 2**7)  # only knn is wrong, on 7 documents
        assert accuracy.mark == "▼"
        assert math.isnan(macro.p_value)  # McNemar counts documents, not F1
        assert table.caption() == (
            "One trial each; ▲ better and ▼ worse than svm by the difference shown, with its 95 % "
            "interval (McNemar's test on the documents of one split, p < 0.05, each pair on its "
            "own)."
        )
        half = 1.96 * math.sqrt((7 / 15) * (8 / 15) / 15)
        low, high = -7 / 15 - half, -7 / 15 + half
        assert table.printed_rows()[2][1] == f"0.533 ▼ -0.467 [{low:.3f}, {high:.3f}]"

    def test_the_documents_of_one_split_can_be_drawn_again(self, one_split):
        cell = figures.MetricTableFigure.from_run(one_split, test="bootstrap").lines[1].cells[0]
        assert cell.test == "bootstrap"
        assert cell.p_value < 0.01
        assert -0.8 < cell.low < -7 / 15 < cell.high < -0.1

    def test_a_test_that_does_not_apply_is_not_replaced(self, one_split):
        table = figures.MetricTableFigure.from_run(one_split, test="corrected_t")
        assert math.isnan(table.lines[1].cells[0].p_value)
        assert "not tested" in table.caption()

    def test_a_given_split_repeated_is_still_one_split(self, one_split, fruit):
        again = fruit.run(
            [
                (
                    replace(result, repeat=repeat, key=f"{result.key}{repeat}", training="given"),
                    arrays,
                )
                for repeat in range(6)
                for result, arrays in ((r, one_split.arrays(r.key)) for r in one_split.results())
            ]
        )
        cell = figures.MetricTableFigure.from_run(again).lines[1].cells[0]
        assert (cell.n, cell.test) == (1, "mcnemar")
        assert cell.p_value == pytest.approx(2 / 2**7)

        assert cell.text(2) == "0.53 ▼ -0.47 [-0.72, -0.21]"

    def test_costs_can_be_columns_and_less_is_better(self, fruit):
        run = fruit.run(
            [
                fruit.result(label, "50%", repeat, scores={"accuracy": 1.0}, seconds_fit=cost)
                for label, cost in (("svm", 2.0), ("knn", 1.0))
                for repeat in range(5)
            ]
        )
        table = figures.MetricTableFigure.from_run(run, ["seconds_fit"], test="paired_t")
        assert table.lines[1].cells[0].conclusion == "superior"

    def test_a_small_deviation_is_not_shown_as_none(self):
        assert ScoreCell(0.5, 0.0, 5).text() == "0.500 ± 0.000"
        assert ScoreCell(0.5, 1e-17, 5).text() == "0.500 ± 0.000"
        assert ScoreCell(0.5, 0.00012, 5).text() == "0.500 ± 0.0001"
        assert ScoreCell(0.5, 0.00042, 5).text() == "0.500 ± 0.0004"
        assert ScoreCell(0.5, 0.00056, 5).text() == "0.500 ± 0.001"
        assert ScoreCell(0.5, 0.0000312, 5).text() == "0.500 ± 0.00003"

    def test_rows_are_rectangular(self, fruit_run):
        table = figures.MetricTableFigure.from_run(fruit_run)
        for rows in (table.rows(), table.printed_rows()):
            assert len(rows) == 5
            assert {len(row) for row in rows} == {len(rows[0])}
        assert table.printed_rows()[0][:2] == ("Method", "Training")

    def test_wrong_names_are_refused(self, fruit_run):
        with pytest.raises(ParameterError, match="'tea'"):
            figures.MetricTableFigure.from_run(fruit_run, test="tea")
        with pytest.raises(ParameterError, match="'acc'"):
            figures.MetricTableFigure.from_run(fruit_run, ["acc"])


def test_the_best_of_each_size_is_marked_and_modes_are_named(fruit):
    run = fruit.run(
        [
            fruit.result("svm", "10%", 0, scores={"accuracy": 0.5}),
            fruit.result("knn", "10%", 0, scores={"accuracy": 0.7}, mode="transductive"),
            fruit.result("svm", "50%", 0, scores={"accuracy": 0.9}),
            fruit.result("knn", "50%", 0, scores={"accuracy": 0.8}, mode="transductive"),
        ]
    )
    table = figures.MetricTableFigure.from_run(run)
    best = {(line.configuration, line.training) for line in table.lines if line.cells[0].is_best}
    assert best == {("knn", "10%"), ("svm", "50%")}
    header, *rows = table.printed_rows()
    assert header == ("Method", "Training", "Mode", "Accuracy")
    assert latex_text([header, *rows]).count(r"\textbf") == 2
    assert markdown_text([header, *rows]).count("**") == 4


class TestNotes:
    NOTED = np.array(["Approximate.", "Within 1 %."])

    def noted(self, fruit, label, training, notes, **details):
        stored = fruit.result(label, training, 0, arrays=("notes",), **details)
        return stored, {"notes": np.array(notes)}

    def test_each_method_has_a_line_from_its_largest_training_size(self, fruit):
        run = fruit.run(
            [
                self.noted(fruit, "svm", "50%", self.NOTED, scores={"accuracy": 0.8}),
                self.noted(fruit, "svm", "10%", ["Exact."], scores={"accuracy": 0.7}),
                self.noted(fruit, "knn", "10%", [], scores={"accuracy": 0.6}),
            ]
        )
        table = figures.MetricTableFigure.from_run(run)
        assert table.notes == ("svm: Approximate. Within 1 %.",)

    def test_a_damaged_file_loses_the_notes_but_not_the_table(self, fruit):
        stored = self.noted(fruit, "svm", "50%", self.NOTED, scores={"accuracy": 0.8})
        run = fruit.run([stored])
        run.array_file(stored[0].key).write_bytes(b"PK damaged")
        table = figures.MetricTableFigure.from_run(run)
        assert (table.notes, table.lines[0].cells[0].mean) == ((), 0.8)

    def test_long_notes_are_shortened(self, fruit):
        stored = self.noted(fruit, "svm", "50%", ["a" * 5000] * 50, scores={"accuracy": 0.8})
        assert len(figures.MetricTableFigure.from_run(fruit.run([stored])).notes[0]) < 650

    def test_long_notes_end_between_words_and_keep_their_beginning(self, fruit):
        stored = self.noted(fruit, "svm", "50%", ["word " * 400], scores={"accuracy": 0.8})
        shown = figures.MetricTableFigure.from_run(fruit.run([stored])).notes[0]
        assert shown.endswith(" word …") and "…" not in shown[:-1]
