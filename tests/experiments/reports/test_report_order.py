"""A report shows what the window shows: every picture, by the same names, in the same order."""

import re
from dataclasses import replace

import numpy as np

from workbench.experiments.figures import (
    Curve,
    CurveFigure,
    DendrogramFigure,
    ScatterFigure,
    SeparabilityFigure,
)
from workbench.experiments.figures.separability import SeparabilityPoint
from workbench.experiments.reports.report import report_html
from workbench.experiments.reports.svg_curves import draw_curves
from workbench.experiments.reports.svg_separability import draw_separability, separability_legend
from workbench.experiments.reports.svg_tree import draw_tree, tree_legend
from workbench.gui.pages.results.tabs import TABS


def everything(fruit):
    """A run whose trials stored what every picture needs."""
    rows, links = np.arange(30), np.arange(29)
    arrays = {
        **fruit.predictions({15: 1}),
        "decision": np.random.default_rng(0).normal(size=(15, 3)),
        "coordinates": np.column_stack([np.cos(rows), np.sin(rows)]),
        "coordinate_rows": rows,
        "eigenvalues": np.array([1.0, 0.5]),
        "affinity_size": np.array(30),
        "affinity_rows": links,
        "affinity_columns": links + 1,
        "affinity_values": np.ones(29),
        "merges": np.array([[n, n + 29 if n else 1, n + 1, n + 2] for n in range(29)], float),
        "term_weight_terms": np.array([[0], [1], [2]]),
        "term_weights": np.ones((3, 1)),
    }
    arrays["merges"][0, :2] = (0, 1)
    arrays["merges"][1:, 0] = np.arange(2, 30)
    scores = {"accuracy": 0.9, "scatter_ratio": 0.2, "squared_error": 0.1}
    return fruit.run(
        [
            (fruit.result(label, size, r, scores=scores), arrays)
            for label in ("svm", "knn")
            for size in ("10%", "50%")
            for r in range(2)
        ]
    )


def test_pictures_have_the_names_and_the_order_of_the_tabs(fruit):
    headings = re.findall(r"<h2>([^<]*)", report_html(everything(fruit)))
    titles = [tab.title for tab in TABS if tab.title not in ("Overview", "Table")]
    shown = [heading for heading in headings if heading in titles]
    assert shown == [title for title in titles if title in shown]
    expected = {"Learning curve", "Certainty", "Confusion", "Map", "Spectrum", "Affinity", "Tree"}
    assert expected | {"Separability", "Words of classes", "Time and memory"} <= set(shown)


def tree():
    merges = np.array([[0, 1, 1.0, 2], [2, 3, 2.0, 2], [4, 5, 4.0, 4]])
    return DendrogramFigure(
        "linear-svm", merges, np.array([0, 0, 1, -1]), ("apples", "birds"), np.arange(4), 2
    )


def test_a_tree_has_a_stroke_for_each_merge_a_leaf_for_each_document_and_the_cut():
    picture = draw_tree(tree()).inline()
    branches = re.search(r'class="branch" d="([^"]*)"|d="([^"]*)" class="branch"', picture)
    assert "".join(filter(None, branches.groups())).count("M") == 3
    assert picture.count(" document</title>") == 4
    cut = re.search(r'<line [^>]*y1="([\d.]+)"[^>]*class="cut"', picture)
    heights = [float(y) for y in re.findall(r"V([\d.]+)H", picture)]
    assert heights[2] < float(cut.group(1)) < heights[1]  # between the merges at 4 and at 2
    assert [entry.name for entry in tree_legend(tree())] == ["apples", "birds", "unknown"]


def test_separability_joins_the_sizes_of_a_method():
    points = (
        SeparabilityPoint("lsi", "5%", 0.5, 0.1, 3),
        SeparabilityPoint("lsi", "50%", 0.4, 0.2, 3),
        SeparabilityPoint("linear-svm", "5%", 0.3, 0.3, 3),
    )
    figure = SeparabilityFigure(points)
    picture = draw_separability(figure).inline()
    assert picture.count("<polyline") == 2
    assert picture.count(": W/B ") == 3
    assert [entry.name for entry in separability_legend(figure)] == ["LSI", "Linear SVM"]
    assert draw_separability(SeparabilityFigure(())) is None


def ticks(picture):
    return re.findall(r'text-anchor="end" class="tick">([^<]*)<', picture.inline())


def test_scores_are_in_per_cent_and_costs_of_all_magnitudes_are_legible():
    x, mean = np.array([1.0, 2.0, 3.0]), np.array([0.5, 0.7, 0.9])
    curve = Curve("lsi", x, mean, mean, mean, np.array([3, 3, 3]))
    share = draw_curves(CurveFigure("x", "Accuracy", (curve,), {}, False, 0.95, is_share=True))
    assert ">Accuracy, %<" in share.inline()
    assert "60" in ticks(share)
    costs = np.array([0.01, 1.0, 100.0])
    slow = Curve("lsi", x, costs, costs, costs, np.array([3, 3, 3]))
    cost = draw_curves(CurveFigure("x", "Seconds", (slow,), {}, False, 0.95, logarithmic_y=True))
    assert ">Seconds, logarithmic scale<" in cost.inline()
    assert {"0.01", "0.1", "1", "10", "100"} <= set(ticks(cost))


def test_clusters_are_not_drawn_as_errors(fruit):
    rows = np.arange(30)
    arrays = {
        **fruit.predictions({15: 1}),
        "coordinates": np.column_stack([np.cos(rows), np.sin(rows)]),
        "coordinate_rows": rows,
    }
    found = {}
    for mode in ("inductive", "clustering"):
        result = fruit.result("svm", "50%", 0, scores={"accuracy": 0.9})
        run = fruit.run([(replace(result, mode=mode), arrays)])
        found[mode] = ScatterFigure.from_run(run).is_error.sum()
        page = report_html(run)
        assert ("a cross is an error" in page) == (mode == "inductive")
        assert ("errors are orange" in page) == (mode == "inductive")
    assert found == {"inductive": 1, "clustering": 0}
