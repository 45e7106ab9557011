"""Figures against numbers known in advance; empty, damaged and large runs."""

import json
import math
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest
import scipy.sparse as sp
from scipy.cluster.hierarchy import linkage

from workbench.errors import ParameterError
from workbench.experiments import figures
from workbench.experiments.figures import FigureError
from workbench.experiments.figures.confusion import similarity_order
from workbench.experiments.figures.term_evidence import LOG_ODDS, OWN_WEIGHTS, log_odds
from workbench.experiments.runs import Run

FROM_ONE_RUN = [
    figures.AffinityFigure,
    figures.CharacteristicTermsFigure,
    figures.ConfusionFigure,
    figures.DendrogramFigure,
    figures.LearningCurveFigure,
    figures.MetricTableFigure,
    figures.ParameterCurveFigure,
    figures.ScatterFigure,
    figures.SeparabilityFigure,
    figures.SpectrumFigure,
    figures.TermClusterFigure,
    figures.TimeFigure,
]


@pytest.mark.parametrize("kind", FROM_ONE_RUN)
def test_an_empty_run_and_a_failed_run_say_why_there_is_no_picture(kind, fruit):
    with pytest.raises(FigureError, match="no finished trial yet"):
        kind.from_run(fruit.run([]))
    failed = fruit.run([fruit.result("svm", "10%", 0, error="No memory.")])
    with pytest.raises(FigureError, match=r"All 1 trials.*No memory"):
        kind.from_run(failed)


@pytest.mark.parametrize(
    "kind",
    [
        figures.AffinityFigure,
        figures.DendrogramFigure,
        figures.ParameterCurveFigure,
        figures.ScatterFigure,
        figures.SeparabilityFigure,
        figures.SpectrumFigure,
        figures.TermClusterFigure,
    ],
)
def test_a_run_without_the_numbers_says_what_would_give_them(kind, fruit_run):
    with pytest.raises(FigureError, match=r"give|Give|Choose"):
        kind.from_run(fruit_run)


def test_figures_are_imported_without_the_scientific_libraries():
    code = (
        "import sys, workbench.experiments.figures, workbench.experiments.metrics, "
        "workbench.experiments.report, workbench.experiments.export\n"
        "print([m for m in ('scipy', 'sklearn', 'nltk') if m in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.fixture
def five_splits(fruit):
    """Two methods on five splits of 3 and 27 documents."""
    scores = {"svm": (0.50, 0.52, 0.51, 0.52, 0.5), "knn": (0.40, 0.43, 0.41, 0.40, 0.4)}
    return fruit.run(
        [
            fruit.result(label, "10%", repeat, scores={"accuracy": score})
            for label, several in scores.items()
            for repeat, score in enumerate(several)
        ]
    )


@pytest.fixture
def one_split(fruit):
    """Two methods judged once; knn alone is wrong on the first seven documents."""
    wrong = {row: (row + 1) % 3 for row in range(15, 22)}
    parts = (("svm", 1.0, {}), ("knn", 8 / 15, wrong))
    return fruit.run(
        [
            (
                fruit.result(label, "50%", 0, scores={"accuracy": score, "f1_macro": score}),
                fruit.predictions(errors),
            )
            for label, score, errors in parts
        ]
    )


class TestMetricTable:
    def test_means_deviations_marks_and_holes(self, fruit_run):
        table = figures.MetricTableFigure.from_run(fruit_run)
        assert table.metrics == ("accuracy", "f1_macro")
        names = [(one.configuration, one.training) for one in table.lines]
        assert names == [("svm", "10%"), ("svm", "50%"), ("knn", "10%"), ("knn", "50%")]
        best, hole = table.lines[1], table.lines[3]
        assert best.cells[0].mean == pytest.approx(0.81)
        assert best.cells[0].deviation == pytest.approx(0.01)
        assert best.cells[0].verdict is None  # the reference itself
        assert (hole.failures, hole.cells[0].n) == (1, 2)
        assert hole.cells[0].mean == pytest.approx(0.61)
        assert hole.cells[0].gain == pytest.approx(100 * (0.61 - 0.81) / 0.81)
        assert hole.cells[0].words(2) == "0.61 ± 0.01"

    def test_fewer_than_five_splits_are_not_tested(self, fruit_run):
        table = figures.MetricTableFigure.from_run(fruit_run, test="paired_t")
        cells = [one for line in table.lines for one in line.cells]
        assert all(math.isnan(one.p_value) and one.verdict is None for one in cells)
        assert table.caption() == (
            "Mean ± standard deviation; nothing is tested: a test needs 5 splits that both have, "
            "or accuracy on one split."
        )

    def test_the_corrected_test_uses_the_sizes_of_the_split(self, five_splits):
        cell = figures.MetricTableFigure.from_run(five_splits).lines[1].cells[0]
        differences = np.array([-0.10, -0.09, -0.10, -0.12, -0.10])
        variance = (1 / 5 + 27 / 3) * differences.var(ddof=1)
        from scipy.stats import t

        expected = 2 * t.sf(abs(differences.mean()) / math.sqrt(variance), 4)
        assert cell.p_value == pytest.approx(expected)

    def test_another_reference_turns_the_marks(self, five_splits):
        options = {"metrics": ["accuracy"], "test": "paired_t"}
        table = figures.MetricTableFigure.from_run(five_splits, **options)
        assert [one.cells[0].mark for one in table.lines] == ["", "▼"]
        assert table.lines[1].cells[0].words(2) == "0.41 ± 0.01 ▼"
        table = figures.MetricTableFigure.from_run(five_splits, **options, reference="knn")
        assert [one.cells[0].mark for one in table.lines] == ["▲", ""]
        assert "▼ worse than knn (Paired t-test, p < 0.05, each taken alone)" in table.caption()

    def test_documents_decide_where_there_is_one_split(self, one_split):
        table = figures.MetricTableFigure.from_run(one_split)
        accuracy, macro = table.lines[1].cells
        assert math.isnan(accuracy.deviation)
        assert accuracy.p_value == pytest.approx(2 / 2**7)  # knn alone is wrong on 7 documents
        assert accuracy.mark == "▼"
        assert math.isnan(macro.p_value)  # McNemar counts documents, not F1
        assert table.caption() == (
            "One trial each; ▲ better and ▼ worse than svm (McNemar's test on the documents of "
            "the one split, for accuracy, p < 0.05, each taken alone)."
        )
        assert table.printed_rows()[2][1] == "0.5333 ▼"

    def test_a_given_split_repeated_is_still_one_split(self, one_split, fruit):
        again = fruit.run(
            [
                (replace(one, repeat=repeat, key=f"{one.key}{repeat}", training="given"), arrays)
                for repeat in range(6)
                for one, arrays in ((r, one_split.arrays(r.key)) for r in one_split.results())
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
        assert table.lines[1].cells[0].verdict == "superior"

    def test_rows_are_rectangular_and_words_match(self, fruit_run):
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


class TestCurves:
    def test_learning_curve_by_hand(self, fruit_run):
        figure = figures.LearningCurveFigure.from_run(fruit_run, "accuracy")
        svm, knn = figure.curves
        assert svm.x.tolist() == [3, 15]
        assert svm.mean.tolist() == pytest.approx([0.51, 0.81])
        half = 4.302652729911275 * 0.01 / math.sqrt(3)  # t quantile of 2 degrees of freedom
        assert (svm.high - svm.mean).tolist() == pytest.approx([half, half])
        assert knn.n.tolist() == [3, 2]
        assert figure.x_words == {3.0: "10%", 15.0: "50%"}
        assert len(figure.rows()) == 5

    def test_a_band_stays_where_a_score_can_be_and_one_trial_has_none(self, fruit):
        run = fruit.run(
            [
                *(fruit.result("svm", "50%", r, scores={"accuracy": 1 - r / 20}) for r in range(2)),
                fruit.result("svm", "10%", 0, scores={"accuracy": 0.5}),
            ]
        )
        figure = figures.LearningCurveFigure.from_run(run)
        assert figure.curves[0].high.tolist() == [0.5, 1.0]
        assert [math.isnan(row[4]) for row in figure.rows()[1:]] == [True, False]

    def test_one_training_size_is_no_curve(self, fruit):
        run = fruit.run([fruit.result("svm", "10%", 0, scores={"accuracy": 1.0})])
        with pytest.raises(FigureError, match="one training size"):
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
        assert [one.name for one in figure.curves] == ["svm kind=a", "svm kind=b"]
        assert figure.curves[0].x.tolist() == [1, 10, 100]
        assert figure.curves[0].mean.tolist() == pytest.approx([0.005, 0.05, 0.5])
        assert figure.logarithmic
        assert figure.x_words == {1.0: "1", 10.0: "10", 100.0: "100"}
        words = figures.ParameterCurveFigure.from_run(run, parameter="kind")
        assert words.x_words == {0.0: "a", 1.0: "b"}
        with pytest.raises(FigureError, match="'gamma' is not swept"):
            figures.ParameterCurveFigure.from_run(run, parameter="gamma")

    def test_time_grows_with_the_power_of_the_size(self, fruit_run):
        figure = figures.TimeFigure.from_run(fruit_run)
        assert figure.curves[0].mean.tolist() == pytest.approx([0.3, 1.5])
        assert figure.growth()["svm"] == pytest.approx(1.0)


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
        figure = figures.ConfusionFigure.from_answers(
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

    def test_several_classes_per_document_have_no_matrix(self, fruit):
        arrays = {**fruit.predictions(), "predicted": np.zeros((15, 3), dtype=int)}
        run = fruit.run([(fruit.result("svm", "50%", 0), arrays)])
        with pytest.raises(FigureError, match="several classes"):
            figures.ConfusionFigure.from_run(run)

    def test_unknown_names_are_refused_with_the_known_ones(self, fruit_run):
        with pytest.raises(FigureError, match="'tree'; there are svm, knn"):
            figures.ConfusionFigure.from_run(fruit_run, "tree")
        with pytest.raises(FigureError, match="'99%'; there are 10%, 50%"):
            figures.ConfusionFigure.from_run(fruit_run, "svm", "99%")

    def test_a_large_matrix_is_counted_at_once(self):
        random = np.random.default_rng(0)
        n, classes = 1_000_000, 130
        actual, predicted = random.integers(0, classes, (2, n))
        names = [str(i) for i in range(classes)]
        figure = figures.ConfusionFigure.from_answers("x", names, actual, predicted, np.arange(n))
        assert figure.counts.sum() == n
        assert sorted(figure.by_similarity().row_order.tolist()) == list(range(classes))


def placed(fruit, run_of=None, **more):
    rows = np.arange(30)
    arrays = {
        **fruit.predictions({15: 1}),
        "coordinates": np.column_stack([rows, rows**2, -rows]).astype(np.float32),
        "coordinate_rows": rows,
        "eigenvalues": np.array([0.2, 1.0, 0.9]),
        **more,
    }
    return fruit.run([(fruit.result("svm", "50%", 0, scores={"accuracy": 1.0}), arrays)])


class TestSpaces:
    def test_scatter_knows_classes_errors_and_labelled_points(self, fruit):
        figure = figures.ScatterFigure.from_run(placed(fruit))
        assert figure.plane(2, 0)[4].tolist() == [-4, 4]
        assert figure.predicted[:16].tolist() == [-1] * 15 + [1]
        assert np.flatnonzero(figure.is_error).tolist() == [15]
        assert np.flatnonzero(figure.is_labelled).tolist() == list(range(15))
        assert figure.rows()[16][:4] == ("=doc 15", "apples", "<b>pears</b>", "no")

    def test_scatter_thins_and_selects(self, fruit):
        figure = figures.ScatterFigure.from_run(placed(fruit))
        assert figure.thinned(3).documents.tolist() == [0, 14, 29]
        assert figure.thinned(100) is figure
        assert figure.only([7, 2]).document_ids == ("=doc 7", "=doc 2")

    def test_frames_follow_the_training_size(self, fruit):
        def trial(size, repeat):
            arrays = {"coordinates": np.ones((30, 1)), "coordinate_rows": np.arange(30)}
            return fruit.result("svm", size, repeat), arrays

        run = fruit.run([trial("50%", 0), trial("10%", 1), trial("10%", 0)])
        frames = figures.ScatterFigure.frames(run)
        assert [one.training for one in frames] == ["10%", "50%"]
        assert frames[0].coordinates.shape == (30, 2)  # a line is drawn in a plane

    def test_spectrum_falls_and_finds_the_gap(self, fruit):
        figure = figures.SpectrumFigure.from_run(placed(fruit))
        assert figure.eigenvalues.tolist() == [1.0, 0.9, 0.2]
        assert figure.largest_gap() == 2
        assert figure.rows()[1] == (1, 1.0)

    def test_affinity_is_ordered_by_class_and_binned(self, fruit):
        links = sp.coo_array((np.arange(30)[:, None] % 3 == np.arange(30) % 3).astype(float))
        run = placed(
            fruit,
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

    def test_affinity_of_no_document(self):
        figure = figures.AffinityFigure.from_matrix(
            sp.coo_array((0, 0)), np.empty(0, dtype=int), ()
        )
        assert figure.weights.shape == (1, 1)
        assert figure.density().tolist() == [[0]]

    def test_separability_takes_means(self, fruit):
        scores = [{"scatter_ratio": 0.4, "squared_error": 1.0}, {"scatter_ratio": 0.6}]
        run = fruit.run([fruit.result("svm", "50%", r, scores=one) for r, one in enumerate(scores)])
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

    def test_a_large_tree_is_gathered(self):
        points = np.random.default_rng(0).normal(size=(3000, 1))
        figure = self.figure(linkage(points, "single"), 3000)
        brackets = figure.brackets(40)
        assert len(brackets.leaf_sizes) == 40
        assert brackets.leaf_sizes.sum() == 3000
        assert len(brackets.lines) == 39
        assert (brackets.lines[:, 4] >= brackets.lines[:, 2:4].max(axis=1)).all()

    def test_a_deep_chain_is_no_problem(self):
        n = 5000
        chain = np.array([[0 if i == 0 else n + i - 1, i + 1, i + 1, i + 2] for i in range(n - 1)])
        figure = self.figure(chain.astype(float), n)
        assert sorted(figure.leaf_order().tolist()) == list(range(n))
        assert figure.height_for(n) == pytest.approx(0.5)
        assert figure.height_for(1) == pytest.approx((n - 1) * 1.025)

    def test_it_comes_from_a_run(self, fruit):
        merges = linkage(np.arange(30.0)[:, None], "average")
        run = placed(fruit, merges=merges, labels=np.arange(30) % 4)
        figure = figures.DendrogramFigure.from_run(run)
        assert figure.n_clusters == 4
        assert len(figure.rows()) == 30


class TestTerms:
    def test_log_odds_by_hand(self):
        counts = sp.csr_array(np.array([[2, 0], [1, 0], [0, 1], [1, 1]]))
        odds = log_odds(counts, np.array([0, 0, 1, 1]), 2)
        # term 0: in 2 of 2 of class 0 and 1 of 2 of class 1
        assert odds[0, 0] == pytest.approx(math.log(2.5 / 0.5) - math.log(1.5 / 1.5))
        assert odds[1, 0] == pytest.approx(-odds[0, 0])

    def test_characteristic_terms_without_weights(self, fruit_run, fruit_counts):
        figure = figures.CharacteristicTermsFigure.from_run(fruit_run, counts=fruit_counts)
        assert figure.source == LOG_ODDS
        assert [one.terms[0] for one in figure.classes] == ["red", "green", "blue"]
        assert figure.classes[2].terms == ("blue", "stone")

    def test_characteristic_terms_of_the_method(self, fruit, fruit_counts):
        run = placed(
            fruit,
            term_weight_terms=np.array([[0, 4], [1, 4], [2, 3]]),
            term_weights=np.array([[2.0, 1], [3, -1], [5, 4]]),
        )
        figure = figures.CharacteristicTermsFigure.from_run(run)
        assert figure.source == OWN_WEIGHTS
        assert [one.terms for one in figure.classes] == [
            ("red", "core"),
            ("green",),
            ("blue", "stone"),
        ]
        assert figure.rows()[1] == ("apples", 1, "red", 2.0)

    def test_error_terms_by_hand(self, fruit, fruit_counts):
        rows = np.arange(30)
        predicted = rows % 3
        predicted[0] = 1  # the apple that is called green
        weights = np.zeros((3, 6))
        weights[0, 0], weights[1, 1] = 2.0, 2.0
        run = fruit.run(
            [
                (
                    fruit.result("svm", "50%", 0),
                    {
                        "test_rows": rows,
                        "predicted": predicted,
                        "all_term_weights": weights,
                        "columns": np.arange(6),
                    },
                )
            ]
        )
        figure = figures.ErrorTermsFigure.from_run(run, 0, 1, counts=fruit_counts)
        assert figure.documents.tolist() == [0]
        reasons = {one.term: one for one in figure.reasons}
        assert set(reasons) == {"red", "green", "core"}
        assert reasons["green"].horizontal == pytest.approx(1.0)  # in no recognised apple
        assert reasons["green"].vertical == pytest.approx(0.0)  # in every recognised pear
        assert reasons["red"].vertical == pytest.approx(1.0)
        rarity = {
            "red": math.log(31 / 11) + 1,
            "green": math.log(31 / 12) + 1,
            "core": math.log(31 / 21) + 1,
        }
        values = {"red": rarity["red"], "green": 3 * rarity["green"], "core": rarity["core"]}
        length = math.sqrt(sum(one**2 for one in values.values()))
        assert reasons["green"].influence == pytest.approx(2 * values["green"] / length)
        assert [one.term for one in figure.for_predicted()] == ["green"]
        assert [one.term for one in figure.for_actual()] == ["red"]
        assert figure.contributions(0) == pytest.approx(
            {"green": 2 * values["green"] / length, "red": -2 * values["red"] / length}
        )
        with pytest.raises(FigureError, match="not in this cell"):
            figure.contributions(3)

    def test_error_terms_of_an_empty_cell(self, fruit_run, fruit_counts):
        figure = figures.ErrorTermsFigure.from_run(fruit_run, 2, 0, counts=fruit_counts)
        assert figure.reasons == ()
        assert figure.rows() == figure.rows()[:1]
        with pytest.raises(FigureError, match="two classes"):
            figures.ErrorTermsFigure.from_run(fruit_run, 0, 3, counts=fruit_counts)

    def test_term_clusters_with_links(self, fruit, fruit_counts):
        run = placed(fruit, term_clusters=np.array([7, 7, 2, 2, 7]), columns=np.arange(5))
        figure = figures.TermClusterFigure.from_run(run, counts=fruit_counts)
        assert [one.number for one in figure.clusters] == [7, 2]
        assert figure.clusters[0].terms == ("core", "green", "red")
        assert figure.clusters[0].weight == 20 + 11 + 10
        assert (figure.links[0].first, figure.links[0].second) == ("blue", "stone")
        assert figure.neighbours("stone")[0].second == "blue"
        assert figure.cluster_of("blue").number == 2
        with pytest.raises(FigureError, match="'skin'"):
            figure.cluster_of("skin")
        before = figures.neighbours_before(fruit_counts, run.corpus.terms, "stone")
        assert [one.second for one in before] == ["blue"]
        assert before[0].strength == pytest.approx(figure.links[0].strength)


class TestComparison:
    def test_runs_on_the_same_splits_are_paired(self, five_splits):
        figure = figures.ComparisonFigure.from_runs([five_splits], "accuracy")
        assert figure.is_paired
        assert [one.name for one in figure.scores] == ["svm", "knn"]
        assert figure.test == "corrected_t"
        assert len(figure.rows()[0]) == len(figure.rows()[1]) == 11
        assert 0.5 <= figure.scores[0].low < figure.scores[0].mean < figure.scores[0].high <= 0.52

    def test_few_splits_have_no_interval_and_no_test(self, fruit_run):
        figure = figures.ComparisonFigure.from_runs([fruit_run], "accuracy")
        assert math.isnan(figure.scores[0].low)
        assert figure.test == ""
        assert figure.pairs.verdicts[0][1] == "untested"
        assert "a test needs 5 splits" in figure.caption()

    def test_a_size_that_no_trial_has_is_a_sentence(self, fruit_run):
        with pytest.raises(FigureError, match=r"the training '7'; there are '10%', '50%'"):
            figures.ComparisonFigure.from_runs([fruit_run], training="7")

    def test_starts_of_clustering_have_nothing_to_correct_for(self, fruit):
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
        assert figure.pairs.verdicts[1] == ("inferior", "equivalent", "inferior")
        assert "McNemar's test on the documents" in figure.caption()

    def test_runs_on_other_corpora_are_not(self, five_splits, fruit):
        other = fruit.run(
            [fruit.result("svm", "50%", r, scores={"accuracy": 0.9 + r / 100}) for r in range(5)],
            facts=replace(fruit.facts(), fingerprint="vegetables"),
        )
        alone = figures.ComparisonFigure.from_runs([five_splits])
        figure = figures.ComparisonFigure.from_runs([five_splits, other])
        assert not figure.is_paired
        assert figure.test == "corrected_t welch_t"
        assert len(figure.scores) == 3
        # what shares its splits is tested as in its own run, but for the correction over all pairs
        own, beside = alone.pairs.p_values[0, 1], figure.pairs.p_values[0, 1]
        assert own <= beside <= 3 * own

    def test_documents_that_one_gets_right_and_the_other_wrong(self, fruit_run):
        figure = figures.DisagreementFigure.from_runs((fruit_run, "svm"), (fruit_run, "knn"), "50%")
        assert figure.only_first.tolist() == [17]
        assert figure.only_second.tolist() == [15, 16, 18]
        assert (figure.n_both_right, figure.n_both_wrong) == (11, 0)
        assert figure.outcome.p_value == pytest.approx(2 * 5 / 16)
        assert figure.rows()[1] == ("=doc 17", "svm")

    def test_critical_difference_over_corpora(self, fruit):
        runs = [
            fruit.run(
                [
                    fruit.result("svm", "50%", 0, scores={"accuracy": 0.9}),
                    fruit.result("knn", "50%", 0, scores={"accuracy": 0.5}),
                ]
            )
            for _ in range(4)
        ]
        with pytest.raises(FigureError, match="all of"):
            figures.CriticalDifferenceFigure.from_runs(runs)  # four runs of one corpus are one
        runs = [_of_corpus(one, f"corpus {place}") for place, one in enumerate(runs)]
        again = _of_corpus(fruit.run(runs[0].results()), "corpus 0")
        figure = figures.CriticalDifferenceFigure.from_runs([*runs, again])
        assert (figure.ranking.n_sets, figure.n_runs) == (4, 5)
        assert figure.ranking.average_ranks.tolist() == [1, 2]
        assert figure.ranking.critical_difference == pytest.approx(0.98, abs=1e-3)
        assert figure.ranking.groups() == []
        assert figure.rows()[1][0] == "svm"
        with pytest.raises(FigureError, match="several corpora"):
            figures.CriticalDifferenceFigure.from_runs(runs[:1])


def _of_corpus(run, name):
    """The same run, of another corpus."""
    values = json.loads((run.folder / "plan.json").read_text())
    (run.folder / "plan.json").write_text(json.dumps({**values, "corpus": name}))
    return Run(run.folder)


class TestTurnedAxes:
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

    def test_an_axis_points_as_in_the_figure_before(self):
        before = self.figure([[1, 5], [2, 6], [4, 1]], [0, 1, 2])
        after = self.figure([[-4.2, 1.1], [-2.1, 6.2], [-9, 0]], [2, 1, 7])
        turned = after.turned_like(before)
        assert turned.coordinates.tolist() == [[4.2, 1.1], [2.1, 6.2], [9, 0]]
        assert before.turned_like(turned).coordinates.tolist() == before.coordinates.tolist()

    def test_without_a_shared_document_nothing_turns(self):
        before, after = self.figure([[1, 5]], [0]), self.figure([[-1, -5]], [1])
        assert after.turned_like(before).coordinates.tolist() == [[-1, -5]]


class TestRelativeTable:
    def runs(self, fruit):
        """Five corpora; lsi with three dimensions each, vsm alone; entropy falls with quality."""
        values = {
            "vsm": [[0.4], [0.5], [0.6], [0.5], [0.5]],
            "lsi": [[0.1, 0.7, 0.9], [0.8, 1.0, 0], [0.8] * 3, [0.8] * 3, [0.9] * 3],
        }
        made = []
        for corpus in range(5):
            results = []
            for label, by_corpus in values.items():
                for d, score in enumerate(by_corpus[corpus]):
                    swept = {} if label == "vsm" else {"d": d}
                    scores = {"f_measure": score, "entropy": 1 - score / 2}
                    results.append(fruit.result(label, "", 0, swept=swept, scores=scores))
            made.append(fruit.run(results, methods=tuple(values), corpus=f"set {corpus}"))
        return made

    def test_best_values_are_averaged_and_related(self, fruit):
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
        assert figure.pairs.verdicts[1][0] == "superior"
        assert figure.rows()[2][-2:] == (">", "")
        assert figure.sets[:3] == ("set 0", "set 1", "set 2")
        few = figures.RelativeTableFigure.from_runs(self.runs(fruit)[:4], "f_measure")
        assert few.pairs.verdicts[1][0] == "untested"
        assert few.rows()[2][-2:] == ("", "")

    def test_where_less_is_better_the_best_is_divided(self, fruit):
        figure = figures.RelativeTableFigure.from_runs(self.runs(fruit), "entropy", best_of=2)
        assert figure.values[1].tolist()[:3] == pytest.approx([0.6, 0.55, 0.6])
        relative = figure.relative[0].tolist()[:3]
        assert relative == pytest.approx([0.6 / 0.8, 0.55 / 0.75, 0.6 / 0.7])
        assert figure.pairs.verdicts[1][0] == "superior"

    def test_one_corpus_is_not_enough(self, fruit):
        with pytest.raises(FigureError, match="two or more corpora"):
            figures.RelativeTableFigure.from_runs(self.runs(fruit)[:1])


def test_a_very_long_run_is_tabulated(fruit):
    from workbench.experiments.figures.evidence import score_lists

    results = [
        fruit.result("svm", "50%", r, swept={"cost": c}, scores={"accuracy": c / 100})
        for c in range(50)
        for r in range(200)
    ]
    run = fruit.run([])
    lists = score_lists(run, results, "accuracy")
    assert len(lists) == 50
    assert lists[9].configuration == "svm cost=9"
    assert lists[9].array().mean() == pytest.approx(0.09)
