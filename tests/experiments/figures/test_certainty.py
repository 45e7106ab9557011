"""Accuracy of the surest documents, by hand, and the line of a teacher."""

import numpy as np
import pytest
from numpy.testing import assert_allclose

from workbench.experiments.figures import CertaintyFigure
from workbench.experiments.figures.certainty import accuracy_of_surest
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore


def test_the_surest_come_first():
    margins = np.array([5.0, 1.0, 4.0, 2.0, 3.0])
    decision = np.column_stack([margins, np.zeros(5), -np.ones(5)])
    actual = np.array([0, 1, 0, 0, 2])
    # In the order of margins 5, 4, 3, 2, 1: right, right, wrong, right, wrong.
    found = accuracy_of_surest(decision, actual, np.zeros(5, dtype=int))
    # Half a document rounds to none, and one is taken at least: 1, 1, 2, 2, 2, 3, 4, 4, 4, 5.
    assert_allclose(found, [1, 1, 1, 1, 1, 2 / 3, 3 / 4, 3 / 4, 3 / 4, 3 / 5])


def test_one_curve_per_method_at_one_size(fruit):
    arrays = fruit.predictions({15: 1, 16: 2})
    margins = np.arange(15)[:, None] + 1.0
    decision = np.zeros((15, 3), dtype=np.float32)
    np.put_along_axis(decision, arrays["predicted"][:, None].astype(int), margins, axis=1)
    result = fruit.result("svm", "50%", 0, scores={"accuracy": 13 / 15})
    figure = CertaintyFigure.from_run(fruit.run([(result, {**arrays, "decision": decision})]))
    (curve,) = figure.curves
    assert curve.name == "svm" and curve.x.tolist() == pytest.approx(np.arange(1, 11) / 10)
    # The two errors have the smallest margins, so that the first thirteen are right.
    assert curve.mean[-1] == pytest.approx(13 / 15) and (curve.mean[:8] == 1).all()
    assert figure.rows()[0][:2] == ("curve", "Share of the documents, surest first")


def test_a_teacher_has_a_line_and_a_mark_where_its_student_stops(tmp_path):
    plan = Plan(
        "Teaching",
        "tour",
        (MethodChoice("teacher-student", values={"share": 0.6}),),
        protocol=LearningCurve(sizes="5%", repeats=1),
        metrics=("accuracy",),
    )
    run = run_plan(plan, RunStore(tmp_path), "thread", 1)
    figure = CertaintyFigure.from_run(run)
    assert [curve.name for curve in figure.curves] == [
        "teacher-student share=0.6",
        "teacher-student share=0.6, its teacher",
    ]
    assert 0.6 in [round(share, 2) for share in figure.x_labels]
    assert figure.curves[0].mean[-1] == pytest.approx(run.results()[0].scores["accuracy"])
    assert figure.curves[1].mean[0] >= figure.curves[1].mean[-1]
