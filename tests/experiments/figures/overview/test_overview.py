"""The overview of runs whose answers are known."""

import numpy as np
import pytest

from workbench.experiments.figures import MetricTableFigure, OverviewFigure
from workbench.experiments.figures.overview.frequent_confusions import doubtful_documents


class TestScores:
    def test_the_best_leads_by_the_difference_of_the_means(self, five_splits):
        figure = OverviewFigure.from_run(five_splits)
        # svm: mean of 0.50, 0.52, 0.51, 0.52, 0.50 is 0.51; knn: 0.408.
        assert figure.best.configuration == "svm"
        assert figure.large_number() == "51.0 %"
        assert figure.lead() == ("10.2 points", "above knn")
        assert figure.headline() == "Best accuracy with 3 labelled documents"

    def test_the_interval_is_that_of_student(self, five_splits):
        best = OverviewFigure.from_run(five_splits).best
        half = 2.776445 * np.std([0.50, 0.52, 0.51, 0.52, 0.5], ddof=1) / np.sqrt(5)
        assert (best.low, best.high) == pytest.approx((0.508 - half, 0.508 + half), abs=0.003)
        assert best.half_width == pytest.approx(half)

    def test_the_comparison_with_the_best_is_that_of_the_table(self, fruit):
        scores = {"svm": (0.97, 0.98, 0.97, 0.98, 0.97), "knn": (0.2, 0.21, 0.2, 0.2, 0.22)}
        run = fruit.run(
            [
                fruit.result(label, "10%", repeat, scores={"accuracy": score})
                for label, values in scores.items()
                for repeat, score in enumerate(values)
            ]
        )
        figure = OverviewFigure.from_run(run)
        table = MetricTableFigure.from_run(run, reference="svm")
        (cell,) = next(line for line in table.lines if line.configuration == "knn").cells
        other = figure.score("knn", "10%")
        assert other.p_value == pytest.approx(cell.p_value)
        assert other.conclusion == cell.conclusion == "inferior"
        assert figure.is_more_than_chance()
        assert figure.conclusion().startswith("More than chance: p ")

    def test_methods_that_a_test_cannot_tell_apart_are_marked(self, fruit):
        scores = {"svm": (0.5, 0.6, 0.5, 0.6, 0.5), "knn": (0.6, 0.5, 0.5, 0.5, 0.55)}
        run = fruit.run(
            [
                fruit.result(label, "10%", repeat, scores={"accuracy": score})
                for label, values in scores.items()
                for repeat, score in enumerate(values)
            ]
        )
        figure = OverviewFigure.from_run(run)
        assert figure.score("knn", "10%").is_not_different
        assert figure.is_more_than_chance() is False
        assert figure.conclusion().startswith("The lead may be chance: p = ")

    def test_too_few_splits_are_not_tested(self, fruit_run):
        figure = OverviewFigure.from_run(fruit_run, training="10%")
        assert figure.is_more_than_chance() is None
        assert figure.conclusion().startswith("Not tested")
        assert "Green" not in figure.legend()
        assert any("at least 5 splits" in advice.sentence for advice in figure.advice)

    def test_the_legend_explains_what_occurs_in_the_table(self, five_splits):
        legend = OverviewFigure.from_run(five_splits).legend()
        assert legend == (
            "Bold: best. Green: not significantly worse. ±: half of the 95 % interval."
        )

    def test_every_size_has_its_best(self, fruit_run):
        figure = OverviewFigure.from_run(fruit_run)
        assert (figure.training, figure.trainings) == ("50%", ("10%", "50%"))
        assert [score.is_best for score in figure.scores] == [True, True, False, False]
        assert figure.cell_text(figure.score("svm", "10%")) == "51.0 ± 2.5"
        assert figure.configurations() == ("svm", "knn")

    def test_a_lower_entropy_is_better(self, fruit):
        run = fruit.run(
            [
                fruit.result(label, "10%", 0, scores={"entropy": score})
                for label, score in (("svm", 0.9), ("knn", 0.2))
            ]
        )
        assert OverviewFigure.from_run(run, "entropy").best.configuration == "knn"

    def test_a_single_method_is_measured_by_the_largest_class(self, fruit):
        run = fruit.run([fruit.result("svm", "10%", 0, scores={"accuracy": 0.5})])
        figure = OverviewFigure.from_run(run)
        assert figure.lead() == ("", "")
        assert "largest class would give 33.3 %" in figure.conclusion()


class TestErrors:
    def test_the_most_frequent_confusion_comes_first(self, fruit):
        wrong = {15: 1, 18: 1, 16: 2}  # two apples are pears, a pear is a plum
        result = fruit.result("svm", "50%", 0, scores={"accuracy": 0.8})
        run = fruit.run([(result, fruit.predictions(wrong))])
        first, second = OverviewFigure.from_run(run).confusions
        assert (first.actual_name, first.predicted_name, first.n_documents) == (
            *("apples", "<b>pears</b>"),
            2,
        )
        assert first.share_of_errors == pytest.approx(2 / 3)
        assert first.sentence().startswith("apples → <b>pears</b> · 2 documents")
        assert second.n_documents == 1

    def test_documents_that_all_trials_give_the_same_other_class_are_doubtful(self, fruit):
        everywhere, once = {15: 1}, {15: 1, 16: 2}
        trials = [("svm", 0, everywhere), ("svm", 1, once), ("knn", 0, everywhere)]
        run = fruit.run(
            [
                (fruit.result(label, "50%", repeat, scores={"accuracy": 0.9}), fruit.predictions(w))
                for label, repeat, w in trials
            ]
        )
        assert doubtful_documents(run, run.results(), "50%").tolist() == [15]
        figure = OverviewFigure.from_run(run)
        assert figure.advice[0].sentence == "1 document looks mislabelled: review"

    def test_one_method_alone_raises_no_doubt(self, fruit):
        run = fruit.run(
            [
                (fruit.result("svm", "50%", repeat, scores={}), fruit.predictions({15: 1}))
                for repeat in range(5)
            ]
        )
        assert not len(doubtful_documents(run, run.results(), "50%"))


class TestAdvice:
    def test_more_labels_help_by_the_gain_per_doubling(self, fruit_run):
        # svm: 51 % with 3 documents, 81 % with 15: 30 points in log2(5) = 2.32 doublings.
        sentences = [advice.sentence for advice in OverviewFigure.from_run(fruit_run).advice]
        assert any("+12.9 points per doubling" in sentence for sentence in sentences)
        assert any("1 trial failed" in sentence for sentence in sentences)

    def test_a_faster_method_that_is_not_different_is_named(self, fruit):
        scores = {"svm": (0.5, 0.6, 0.5, 0.6, 0.5), "knn": (0.6, 0.5, 0.5, 0.5, 0.55)}
        run = fruit.run(
            [
                fruit.result(
                    *(label, "10%", repeat),
                    scores={"accuracy": score},
                    seconds_fit=8.0 if label == "svm" else 2.0,
                )
                for label, values in scores.items()
                for repeat, score in enumerate(values)
            ]
        )
        sentences = [advice.sentence for advice in OverviewFigure.from_run(run).advice]
        assert "knn is not significantly worse and 4 times as fast" in sentences


def test_the_rows_hold_every_cell(fruit_run):
    header, *rows = OverviewFigure.from_run(fruit_run).rows()
    assert header[:2] == ("method", "training")
    assert [row[:2] for row in rows] == [
        *(("svm", "10%"), ("svm", "50%"), ("knn", "10%"), ("knn", "50%")),
    ]


def test_methods_that_classify_find_no_clusters(five_splits):
    assert OverviewFigure.from_run(five_splits).clusters == ()
