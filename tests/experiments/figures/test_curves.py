"""Learning and parameter curves with numbers computed by hand."""

import math

import pytest

from workbench.experiments import figures
from workbench.experiments.figures.trial_choice import MissingResultError


class TestCurves:
    def test_learning_curve_by_hand(self, fruit_run):
        figure = figures.LearningCurveFigure.from_run(fruit_run, "accuracy")
        svm, knn = figure.curves
        assert svm.x.tolist() == [3, 15]
        assert svm.mean.tolist() == pytest.approx([0.51, 0.81])
        half = 4.302652729911275 * 0.01 / math.sqrt(3)  # t quantile of 2 degrees of freedom
        assert (svm.high - svm.mean).tolist() == pytest.approx([half, half])
        assert knn.n.tolist() == [3, 2]
        assert figure.x_labels == {3.0: "10%", 15.0: "50%"}
        assert len(figure.rows()) == 5

    def test_a_band_stays_in_the_range_of_the_score_and_one_trial_has_none(self, fruit):
        run = fruit.run(
            [
                *(fruit.result("svm", "50%", r, scores={"accuracy": 1 - r / 20}) for r in range(2)),
                fruit.result("svm", "10%", 0, scores={"accuracy": 0.5}),
            ]
        )
        figure = figures.LearningCurveFigure.from_run(run)
        assert figure.curves[0].high.tolist() == [0.5, 1.0]
        assert [math.isnan(row[4]) for row in figure.rows()[1:]] == [True, False]

    def test_one_training_size_gives_no_curve(self, fruit):
        run = fruit.run([fruit.result("svm", "10%", 0, scores={"accuracy": 1.0})])
        with pytest.raises(MissingResultError, match="one training size"):
            figures.LearningCurveFigure.from_run(run)

    def test_parameter_curve_orders_numbers_and_keeps_other_sweeps_apart(self, fruit):
        run = fruit.run(
            [
                fruit.result(
                    "svm", "50%", r, swept={"cost": c, "kind": k}, scores={"accuracy": c / 200}
                )
                for c in (100, 1, 10)
                for k in ("a", "b")
                for r in range(2)
            ]
        )
        figure = figures.ParameterCurveFigure.from_run(run)
        assert [curve.name for curve in figure.curves] == ["svm kind=a", "svm kind=b"]
        assert figure.curves[0].x.tolist() == [1, 10, 100]
        assert figure.curves[0].mean.tolist() == pytest.approx([0.005, 0.05, 0.5])
        assert figure.logarithmic
        assert figure.x_labels == {1.0: "1", 10.0: "10", 100.0: "100"}
        by_kind = figures.ParameterCurveFigure.from_run(run, parameter="kind")
        assert by_kind.x_labels == {0.0: "a", 1.0: "b"}
        with pytest.raises(MissingResultError, match="'gamma' is not swept"):
            figures.ParameterCurveFigure.from_run(run, parameter="gamma")

    def test_time_grows_with_the_power_of_the_size(self, fruit_run):
        figure = figures.TimeFigure.from_run(fruit_run)
        assert figure.curves[0].mean.tolist() == pytest.approx([0.3, 1.5])
        assert figure.growth()["svm"] == pytest.approx(1.0)
