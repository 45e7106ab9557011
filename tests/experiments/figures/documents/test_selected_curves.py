"""How right methods are about some documents alone, counted by hand."""

import numpy as np
import pytest

from workbench.experiments.figures.documents.selected_curves import selected_curves


def test_a_point_is_the_share_of_right_answers_about_the_documents(fruit):
    wrong = {row: (row + 1) % 3 for row in (15, 16, 17)}
    run = fruit.run(
        [
            (fruit.result("svm", "50%", 0, scores={"accuracy": 1.0}), fruit.predictions({})),
            (fruit.result("svm", "50%", 1, scores={"accuracy": 0.8}), fruit.predictions(wrong)),
            (fruit.result("knn", "50%", 0, scores={"accuracy": 0.8}), fruit.predictions(wrong)),
        ]
    )
    first, second = selected_curves(run, [15, 16, 20, 21])
    # The SVM answers all four twice and is wrong about two of them once: 6 of 8.
    assert (first.name, second.name) == ("svm", "knn")
    assert first.mean.tolist() == [pytest.approx(6 / 8)]
    assert first.n.tolist() == [8]
    assert second.mean.tolist() == [pytest.approx(2 / 4)]
    assert first.x.tolist() == [15.0]
    assert np.array_equal(first.low, first.mean)


def test_documents_that_no_trial_tested_give_no_line(one_split):
    assert selected_curves(one_split, [0, 1]) == ()
    assert selected_curves(one_split, []) == ()
