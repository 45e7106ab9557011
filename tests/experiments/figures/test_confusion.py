"""Confusion matrices with counts computed by hand, ordinary and very large."""

from dataclasses import replace

import numpy as np
import pytest

from workbench.experiments import figures
from workbench.experiments.figures.class_order import similarity_order
from workbench.experiments.figures.trial_choice import MissingResultError


class TestConfusion:
    def test_counts_sum_over_splits(self, fruit_run):
        figure = figures.ConfusionFigure.from_run(fruit_run, "svm", "50%")
        assert figure.counts.tolist() == [[9, 6, 0], [0, 12, 3], [0, 0, 15]]
        assert figure.n_trials == 3
        assert figure.shares()[0].tolist() == pytest.approx([0.6, 0.4, 0])
        assert figure.documents_of(0, 1).tolist() == [15, 18]
        assert figure.documents_of(1, 0).tolist() == []

    def test_difference_of_two_methods(self, fruit_run):
        svm = figures.ConfusionFigure.from_run(fruit_run, "svm", "10%")
        knn = figures.ConfusionFigure.from_run(fruit_run, "knn", "10%")
        assert knn.difference(svm)[0].tolist() == pytest.approx([0.4, -0.4, 0])

    def test_undecided_documents_have_a_column(self):
        figure = figures.ConfusionFigure.from_predictions(
            "x", ("a", "b"), np.array([0, 1, 1]), np.array([0, -1, 1]), np.arange(3)
        )
        assert figure.column_names == ("a", "b", "undecided")
        assert figure.counts.tolist() == [[1, 0, 0], [0, 1, 1]]
        assert figure.documents_of(1, 2).tolist() == [1]
        assert figure.by_similarity().column_order.tolist() == [0, 1, 2]

    def test_classes_that_are_confused_become_neighbours(self):
        shares = np.eye(6) * 0.6
        for i, j in ((0, 3), (3, 5), (1, 4), (4, 2)):
            shares[i, j] = shares[j, i] = 0.3
        order = similarity_order(shares).tolist()
        assert {frozenset(order[:3]), frozenset(order[3:])} == {
            frozenset({0, 3, 5}),
            frozenset({1, 2, 4}),
        }

    def test_clusters_are_matched_to_classes(self, fruit):
        arrays = {**fruit.predictions(), "labels": np.arange(30) % 3}
        arrays["predicted"] = (arrays["predicted"] + 1) % 3
        run = fruit.run([(fruit.result("svm", "", 0, mode="clustering"), arrays)])
        figure = figures.ConfusionFigure.from_run(run).by_similarity()
        assert figure.column_names == ("cluster 1", "cluster 2", "cluster 3")
        assert figure.ordered(figure.counts).tolist() == np.diag([5, 5, 5]).tolist()

    def test_equal_repeats_on_the_same_documents_are_counted_once(self, fruit):
        predictions = [fruit.predictions({15: 1}) for _ in range(3)]
        results = [replace(fruit.result("svm", "50%", i), training="given") for i in range(3)]
        run = fruit.run(list(zip(results, predictions, strict=True)))
        figure = figures.ConfusionFigure.from_run(run)
        assert (figure.n_trials, int(figure.counts.sum())) == (1, 15)
        predictions[2] = fruit.predictions({16: 2})
        run = fruit.run(list(zip(results, predictions, strict=True)))
        assert figures.ConfusionFigure.from_run(run).n_trials == 3

    def test_starts_of_a_clustering_are_counted_once(self, fruit):
        """Runs of earlier versions hold ten equal starts of a deterministic method."""
        arrays = {**fruit.predictions(), "labels": np.arange(30) % 3}
        starts = [fruit.result("hac", "", repeat, mode="clustering") for repeat in range(10)]
        figure = figures.ConfusionFigure.from_run(fruit.run([(start, arrays) for start in starts]))
        assert (figure.n_trials, int(figure.counts.sum())) == (1, 15)

    def test_several_classes_per_document_have_no_matrix(self, fruit):
        several = np.zeros((15, 3), dtype=int)
        arrays = {**fruit.predictions(), "actual": several, "predicted": several}
        run = fruit.run([(fruit.result("svm", "50%", 0), arrays)])
        with pytest.raises(MissingResultError, match="several classes"):
            figures.ConfusionFigure.from_run(run)

    def test_unknown_names_are_refused_and_known_ones_listed(self, fruit_run):
        with pytest.raises(MissingResultError, match="'tree'; there are svm, knn"):
            figures.ConfusionFigure.from_run(fruit_run, "tree")
        with pytest.raises(MissingResultError, match="'99%'; there are 10%, 50%"):
            figures.ConfusionFigure.from_run(fruit_run, "svm", "99%")

    def test_a_large_matrix_is_counted(self):
        random = np.random.default_rng(0)
        n, classes = 1_000_000, 130
        actual, predicted = random.integers(0, classes, (2, n))
        names = [str(i) for i in range(classes)]
        figure = figures.ConfusionFigure.from_predictions(
            "x", names, actual, predicted, np.arange(n)
        )
        assert figure.counts.sum() == n
        assert sorted(figure.by_similarity().row_order.tolist()) == list(range(classes))
