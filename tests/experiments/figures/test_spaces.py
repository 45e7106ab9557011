"""Scatter, spectrum, affinity, separability and dendrogram of documents with known positions."""

from copy import deepcopy

import numpy as np
import pytest
import scipy.sparse as sp
from scipy.cluster.hierarchy import linkage

from workbench.experiments import figures
from workbench.experiments.running.runner import run_plan


class TestSpaces:
    def test_scatter_has_classes_errors_and_labelled_points(self, placed):
        figure = figures.ScatterFigure.from_run(placed())
        assert figure.plane(2, 0)[4].tolist() == [-4, 4]
        assert figure.predicted[:16].tolist() == [-1] * 15 + [1]
        assert np.flatnonzero(figure.is_error).tolist() == [15]
        assert np.flatnonzero(figure.is_labelled).tolist() == list(range(15))
        assert figure.rows()[16][:4] == ("=doc 15", "apples", "<b>pears</b>", "no")

    def test_scatter_thins_and_selects(self, placed):
        figure = figures.ScatterFigure.from_run(placed())
        assert figure.thinned(3).documents.tolist() == [0, 14, 29]
        assert figure.thinned(100) is figure
        assert figure.only([7, 2]).document_ids == ("=doc 7", "=doc 2")

    def test_a_figure_for_the_window_brings_along_what_takes_long(self, placed):
        figure = figures.ScatterFigure.from_run(placed())
        sent = deepcopy(figure.for_window())  # made as pickle does
        assert vars(sent)["clearest_plane"] == figure.clearest_plane
        assert sent.coordinates.flags.f_contiguous
        assert sent.coordinates.tolist() == figure.coordinates.tolist()
        assert sent.document_ids == figure.document_ids
        assert not isinstance(sent.document_ids, tuple)  # a million objects are read too slowly

    def test_frames_follow_the_training_size(self, fruit):
        def trial(size, repeat):
            arrays = {"coordinates": np.ones((30, 1)), "coordinate_rows": np.arange(30)}
            return fruit.result("svm", size, repeat), arrays

        run = fruit.run([trial("50%", 0), trial("10%", 1), trial("10%", 0)])
        frames = figures.ScatterFigure.frames(run)
        assert [frame.training for frame in frames] == ["10%", "50%"]
        assert frames[0].coordinates.shape == (30, 2)  # a line is drawn in a plane

    def test_spectrum_falls_and_finds_the_gap(self, placed):
        figure = figures.SpectrumFigure.from_run(placed())
        assert figure.eigenvalues.tolist() == [1.0, 0.9, 0.2]
        assert figure.largest_gap() == 2
        assert figure.rows()[1] == (1, 1.0)

    def test_affinity_is_ordered_by_class_and_binned(self, placed):
        links = sp.coo_array((np.arange(30)[:, None] % 3 == np.arange(30) % 3).astype(float))
        run = placed(
            affinity_rows=links.row,
            affinity_columns=links.col,
            affinity_values=links.data,
            affinity_size=np.array(30),
        )
        figure = figures.AffinityFigure.from_run(run, bins=3)
        assert figure.weights.tolist() == np.diag([100.0, 100, 100]).tolist()
        assert figure.density().tolist() == np.eye(3).tolist()
        assert figure.boundaries.tolist() == pytest.approx([0, 1 / 3, 2 / 3, 1])
        assert len(figure.rows()) == 4

    def test_labels_override_the_links_among_labelled_documents(self):
        links = np.array([[0, 0.5, 0, 0.2], [0.5, 0, 0.3, 0], [0, 0.3, 0, 0], [0.2, 0, 0, 0]])
        classes = np.array([0, 0, 1, 1])
        figure = figures.AffinityFigure.from_matrix(
            sp.coo_array(links), classes, ("a", "b"), labelled=np.array([0, 1, 2])
        )
        # 0 and 1 are linked by their class, 1 and 2 no longer; 0 and 3 keep their link.
        expected = np.array([[0, 1, 0, 0.2], [1, 0, 0, 0], [0, 0, 0, 0], [0.2, 0, 0, 0]])
        assert figure.weights == pytest.approx(expected)
        assert figure.nonzeros.tolist() == (expected > 0).astype(int).tolist()
        coarse = figures.AffinityFigure.from_matrix(
            sp.coo_array(links), classes, ("a", "b"), 2, labelled=np.array([0, 1, 2])
        )
        assert coarse.weights == pytest.approx(np.array([[2, 0.2], [0.2, 0]]))

    def test_the_picture_of_a_run_is_the_graph_after_labels_override_it(self, small_plan, store):
        plan = small_plan(methods=["spectral-classification"])
        run = run_plan(plan, store, executor="thread", workers=1)
        trial = next(result for result in run.results() if result.training == "50%")
        size = len(run.corpus.class_index)
        figure = figures.AffinityFigure.from_run(run, key=trial.key, bins=size)
        order = np.argsort(run.corpus.class_index, kind="stable")
        is_labelled = np.isin(order, run.arrays(trial.key)["train_rows"])
        classes = run.corpus.class_index[order][is_labelled]
        linked = figure.nonzeros[np.ix_(is_labelled, is_labelled)] > 0
        same = (classes[:, None] == classes) & ~np.eye(len(classes), dtype=bool)
        assert np.array_equal(linked, same)  # neither more links than the labels give, nor fewer
        assert figure.weights[np.ix_(is_labelled, is_labelled)][same] == pytest.approx(1.0)
        assert figure.nonzeros[~is_labelled].any()

    def test_the_affinity_of_no_document_is_an_empty_cell(self):
        figure = figures.AffinityFigure.from_matrix(
            sp.coo_array((0, 0)), np.empty(0, dtype=int), ()
        )
        assert figure.weights.shape == (1, 1)
        assert figure.density().tolist() == [[0]]

    def test_separability_averages_each_measure(self, fruit):
        scores = [{"scatter_ratio": 0.4, "squared_error": 1.0}, {"scatter_ratio": 0.6}]
        run = fruit.run(
            [fruit.result("svm", "50%", r, scores=values) for r, values in enumerate(scores)]
        )
        (point,) = figures.SeparabilityFigure.from_run(run).points
        assert (point.scatter_ratio, point.squared_error, point.n) == (0.5, 1.0, 1)


class TestDendrogram:
    def figure(self, merges, n):
        return figures.DendrogramFigure(
            "x", merges, np.arange(n) % 3, ("a", "b", "c"), np.arange(n), 3
        )

    def test_cut_and_order_by_hand(self):
        merges = linkage(np.array([[0.0], [10], [1], [12], [30]]), "single")
        figure = self.figure(merges, 5)
        assert figure.height_for(3) == pytest.approx((2 + 9) / 2)
        clusters = figure.clusters_at(figure.height_for(3))
        assert clusters[0] == clusters[2] != clusters[1] == clusters[3] != clusters[4]
        order = figure.leaf_order().tolist()
        assert abs(order.index(0) - order.index(2)) == abs(order.index(1) - order.index(3)) == 1

    def test_brackets_of_the_whole_tree(self):
        merges = linkage(np.array([[0.0], [1], [5]]), "single")
        brackets = self.figure(merges, 3).brackets()
        assert brackets.leaf_sizes.tolist() == [1, 1, 1]
        assert brackets.lines[:, 4].tolist() == [1, 4]
        assert brackets.lines[1, [2, 3]].tolist() in ([0, 1], [1, 0])

    def test_a_large_tree_is_cut_to_its_last_merges(self):
        points = np.random.default_rng(0).normal(size=(3000, 1))
        figure = self.figure(linkage(points, "single"), 3000)
        brackets = figure.brackets(40)
        assert len(brackets.leaf_sizes) == 40
        assert brackets.leaf_sizes.sum() == 3000
        assert len(brackets.lines) == 39
        assert (brackets.lines[:, 4] >= brackets.lines[:, 2:4].max(axis=1)).all()

    def test_a_deep_chain_needs_no_recursion(self):
        n = 5000
        chain = np.array([[0 if i == 0 else n + i - 1, i + 1, i + 1, i + 2] for i in range(n - 1)])
        figure = self.figure(chain.astype(float), n)
        assert sorted(figure.leaf_order().tolist()) == list(range(n))
        assert figure.height_for(n) == pytest.approx(0.5)
        assert figure.height_for(1) == pytest.approx((n - 1) * 1.025)

    def test_a_dendrogram_is_read_from_a_run(self, placed):
        merges = linkage(np.arange(30.0)[:, None], "average")
        run = placed(merges=merges, labels=np.arange(30) % 4)
        figure = figures.DendrogramFigure.from_run(run)
        assert figure.n_clusters == 4
        assert len(figure.rows()) == 30


class TestAlignedAxes:
    def figure(self, coordinates, documents):
        n = len(documents)
        return figures.ScatterFigure(
            "lsi",
            "5%",
            np.array(coordinates, dtype=float),
            ("a",),
            np.zeros(n, dtype=int),
            np.zeros(n, dtype=int),
            np.zeros(n, dtype=bool),
            np.array(documents),
            tuple(map(str, documents)),
            (),
        )

    def test_an_axis_points_as_in_the_previous_figure(self):
        before = self.figure([[1, 5], [2, 6], [4, 1]], [0, 1, 2])
        after = self.figure([[-4.2, 1.1], [-2.1, 6.2], [-9, 0]], [2, 1, 7])
        aligned = after.aligned_with(before)
        assert aligned.coordinates.tolist() == [[4.2, 1.1], [2.1, 6.2], [9, 0]]
        assert before.aligned_with(aligned).coordinates.tolist() == before.coordinates.tolist()

    def test_without_a_shared_document_nothing_changes(self):
        before, after = self.figure([[1, 5]], [0]), self.figure([[-1, -5]], [1])
        assert after.aligned_with(before).coordinates.tolist() == [[-1, -5]]
