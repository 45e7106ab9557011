"""The table of scores with numbers computed by hand."""

import math
from dataclasses import replace

import numpy as np
import pytest

from workbench.errors import ParameterError
from workbench.experiments import figures


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

    def test_the_corrected_test_uses_the_sizes_of_the_split(self, five_splits):
        cell = figures.MetricTableFigure.from_run(five_splits).lines[1].cells[0]
        differences = np.array([-0.10, -0.09, -0.10, -0.12, -0.10])
        variance = (1 / 5 + 27 / 3) * differences.var(ddof=1)
        from scipy.stats import t

        expected = 2 * t.sf(abs(differences.mean()) / math.sqrt(variance), 4)
        assert cell.p_value == pytest.approx(expected)

    def test_another_reference_reverses_the_marks(self, five_splits):
        options = {"metrics": ["accuracy"], "test": "paired_t"}
        table = figures.MetricTableFigure.from_run(five_splits, **options)
        assert [line.cells[0].mark for line in table.lines] == ["", "▼"]
        assert table.lines[1].cells[0].text(2) == "0.41 ± 0.01 ▼"
        table = figures.MetricTableFigure.from_run(five_splits, **options, reference="knn")
        assert [line.cells[0].mark for line in table.lines] == ["▲", ""]
        assert "▼ worse than knn (Paired t-test, p < 0.05, each pair on its own)" in table.caption()

    def test_one_split_is_tested_by_documents(self, one_split):
        table = figures.MetricTableFigure.from_run(one_split)
        accuracy, macro = table.lines[1].cells
        assert math.isnan(accuracy.deviation)
        assert accuracy.p_value == pytest.approx(2 / 2**7)  # only knn is wrong, on 7 documents
        assert accuracy.mark == "▼"
        assert math.isnan(macro.p_value)  # McNemar counts documents, not F1
        assert table.caption() == (
            "One trial each; ▲ better and ▼ worse than svm (McNemar's test on the documents of "
            "the one split, for accuracy, p < 0.05, each pair on its own)."
        )
        assert table.printed_rows()[2][1] == "0.5333 ▼"

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
        assert (cell.n, cell.test) == (6, "mcnemar")
        assert cell.p_value == pytest.approx(2 / 2**7)

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
