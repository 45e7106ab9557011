"""Comparisons of several runs, with numbers computed by hand."""

import json
import math
from dataclasses import replace

import pytest

from workbench.experiments import figures
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.runs.run import Run


class TestComparison:
    def test_runs_on_the_same_splits_are_paired(self, five_splits):
        figure = figures.ComparisonFigure.from_runs([five_splits], "accuracy")
        assert figure.is_paired
        assert [score.name for score in figure.scores] == ["svm", "knn"]
        assert figure.test == "shared_t"
        assert len(figure.rows()[0]) == len(figure.rows()[1]) == 17
        assert 0.5 <= figure.scores[0].low < figure.scores[0].mean < figure.scores[0].high <= 0.52

    def test_few_splits_have_no_interval_and_no_test(self, fruit_run):
        figure = figures.ComparisonFigure.from_runs([fruit_run], "accuracy")
        assert math.isnan(figure.scores[0].low)
        assert figure.test == ""
        assert figure.pairs.conclusions[0][1] == "untested"
        assert "a test needs 5 splits" in figure.caption()

    def test_an_unknown_training_size_is_refused(self, fruit_run):
        with pytest.raises(MissingResultError, match=r"size '7'; the runs have '10%', '50%'"):
            figures.ComparisonFigure.from_runs([fruit_run], training="7")

    def test_clustering_is_tested_without_correction(self, fruit):
        run = fruit.run(
            [
                fruit.result(label, "", r, mode="clustering", scores={"purity": base + r**2 / 99})
                for label, base in (("svm", 0.5), ("knn", 0.6))
                for r in range(5)
            ]
        )
        assert figures.ComparisonFigure.from_runs([run]).test == "paired_t"

    def test_two_runs_of_one_split_are_compared_by_documents(self, one_split, fruit):
        same = fruit.result("forest", "50%", 0, scores={"accuracy": 1.0})
        other = fruit.run([(same, fruit.predictions())], name="other", methods=("forest",))
        figure = figures.ComparisonFigure.from_runs([one_split, other], "accuracy")
        assert figure.test == "mcnemar"
        assert math.isnan(figure.scores[0].deviation)
        # three pairs: svm and forest agree, knn differs from both on seven documents
        assert figure.pairs.p_values[0].tolist() == pytest.approx([1.0, 3 * 2 / 2**7, 1.0])
        assert figure.pairs.conclusions[1] == ("inferior", "equivalent", "inferior")
        assert "McNemar's test on the documents of one split" in figure.caption()

    def test_runs_on_other_corpora_are_not_tested(self, five_splits, fruit):
        other = fruit.run(
            [fruit.result("svm", "50%", r, scores={"accuracy": 0.9 + r / 100}) for r in range(5)],
            facts=replace(fruit.facts(), fingerprint="vegetables"),
        )
        alone = figures.ComparisonFigure.from_runs([five_splits])
        figure = figures.ComparisonFigure.from_runs([five_splits, other])
        assert not figure.is_paired
        assert figure.test == "shared_t"
        assert len(figure.scores) == 3
        assert figure.pairs.conclusions[2] == ("untested", "untested", "equivalent")
        assert figure.pairs.p_values[0, 1] == alone.pairs.p_values[0, 1]
        assert "Different corpora are not tested" in figure.caption()
        for test in ("welch_t", "wilcoxon", "bayesian_t"):
            figure = figures.ComparisonFigure.from_runs([five_splits, other], test=test)
            assert figure.pairs.conclusions[2][:2] == ("untested", "untested")

    def test_a_clustering_that_never_varies_is_one_result(self, fruit):
        values = {"svm": [0.5] * 5, "knn": [0.6] * 5, "forest": [0.4, 0.42, 0.41, 0.43, 0.4]}
        run = fruit.run(
            [
                fruit.result(label, "", r, mode="clustering", scores={"purity": value})
                for label, scores in values.items()
                for r, value in enumerate(scores)
            ],
            methods=tuple(values),
        )
        figure = figures.ComparisonFigure.from_runs([run])
        assert figure.pairs.conclusions[0] == ("equivalent", "untested", "superior")
        assert [score.n for score in figure.scores] == [1, 1, 5]
        assert math.isnan(figure.scores[0].deviation)
        table = figures.MetricTableFigure.from_run(run)
        assert [line.cells[0].n for line in table.lines] == [1, 1, 5]
        assert table.lines[1].cells[0].text(2) == "0.60"
        assert math.isnan(table.lines[1].cells[0].p_value)
        assert table.lines[2].cells[0].mark == "▼"
        assert "(Paired t-test over starts, p < 0.05" in table.caption()
        assert "Paired t-test over starts" in figure.caption()

    def test_a_disagreement_lists_documents_that_only_one_configuration_gets_right(self, fruit_run):
        figure = figures.DisagreementFigure.from_runs((fruit_run, "svm"), (fruit_run, "knn"), "50%")
        assert figure.only_first.tolist() == [17]
        assert figure.only_second.tolist() == [15, 16, 18]
        assert (figure.n_both_right, figure.n_both_wrong) == (11, 0)
        assert figure.comparison.p_value == pytest.approx(2 * 5 / 16)
        assert figure.rows()[1] == ("=doc 17", "svm")

    def test_critical_difference_needs_different_corpora(self, fruit):
        runs = [
            fruit.run(
                [
                    fruit.result("svm", "50%", 0, scores={"accuracy": 0.9}),
                    fruit.result("knn", "50%", 0, scores={"accuracy": 0.5}),
                ]
            )
            for _ in range(4)
        ]
        with pytest.raises(MissingResultError, match="all use"):
            figures.CriticalDifferenceFigure.from_runs(runs)  # four runs of one corpus count as one
        runs = [_of_corpus(run, f"corpus {position}") for position, run in enumerate(runs)]
        again = _of_corpus(fruit.run(runs[0].results()), "corpus 0")
        figure = figures.CriticalDifferenceFigure.from_runs([*runs, again])
        assert (figure.ranking.n_corpora, figure.n_runs) == (4, 5)
        assert figure.ranking.average_ranks.tolist() == [1, 2]
        assert figure.ranking.critical_difference == pytest.approx(0.98, abs=1e-3)
        assert figure.ranking.groups() == []
        assert figure.rows()[1][0] == "svm"
        with pytest.raises(MissingResultError, match="several corpora"):
            figures.CriticalDifferenceFigure.from_runs(runs[:1])


def _of_corpus(run, name):
    """The same run with another corpus."""
    values = json.loads((run.folder / "plan.json").read_text())
    (run.folder / "plan.json").write_text(json.dumps({**values, "corpus": name}))
    return Run(run.folder)


class TestRelativeTable:
    def runs(self, fruit):
        """Five corpora: lsi with three dimensions each, vsm without; entropy falls with quality."""
        values = {
            "vsm": [[0.4], [0.5], [0.6], [0.5], [0.5]],
            "lsi": [[0.1, 0.7, 0.9], [0.8, 1.0, 0], [0.8] * 3, [0.8] * 3, [0.9] * 3],
        }
        runs = []
        for corpus in range(5):
            results = []
            for label, by_corpus in values.items():
                for d, score in enumerate(by_corpus[corpus]):
                    swept = {} if label == "vsm" else {"d": d}
                    scores = {"f_measure": score, "entropy": 1 - score / 2}
                    results.append(fruit.result(label, "", 0, swept=swept, scores=scores))
            runs.append(fruit.run(results, methods=tuple(values), corpus=f"set {corpus}"))
        return runs

    def test_best_values_are_averaged_and_divided_by_the_best(self, fruit):
        figure = figures.RelativeTableFigure.from_runs(
            self.runs(fruit), "f_measure", best_of=2, alpha=0.05
        )
        assert figure.models == ("vsm", "lsi")
        assert figure.values.tolist() == [
            pytest.approx([0.4, 0.5, 0.6, 0.5, 0.5]),
            pytest.approx([0.8, 0.9, 0.8, 0.8, 0.9]),
        ]
        relative = [1 / 2, 5 / 9, 3 / 4, 5 / 8, 5 / 9]
        assert figure.relative[0].tolist() == pytest.approx(relative)
        assert figure.means().tolist() == pytest.approx([sum(relative) / 5, 1.0])
        assert figure.pairs.conclusions[1][0] == "superior"
        assert figure.rows()[2][-2:] == (">", "")
        assert figure.corpora[:3] == ("set 0", "set 1", "set 2")
        few = figures.RelativeTableFigure.from_runs(self.runs(fruit)[:4], "f_measure")
        assert few.pairs.conclusions[1][0] == "untested"
        assert few.rows()[2][-2:] == ("", "")

    def test_where_less_is_better_the_best_is_divided(self, fruit):
        figure = figures.RelativeTableFigure.from_runs(self.runs(fruit), "entropy", best_of=2)
        assert figure.values[1].tolist()[:3] == pytest.approx([0.6, 0.55, 0.6])
        relative = figure.relative[0].tolist()[:3]
        assert relative == pytest.approx([0.6 / 0.8, 0.55 / 0.75, 0.6 / 0.7])
        assert figure.pairs.conclusions[1][0] == "superior"

    def test_one_corpus_is_not_enough(self, fruit):
        with pytest.raises(MissingResultError, match="two or more corpora"):
            figures.RelativeTableFigure.from_runs(self.runs(fruit)[:1])
