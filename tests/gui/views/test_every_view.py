"""Every view with ordinary, empty and large figures, at small and large sizes, light and dark."""

import importlib
from functools import cache

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QTableWidget

from workbench.experiments import figures
from workbench.experiments.figures.comparison import ComparedScore
from workbench.experiments.scoring.pairwise import pairwise
from workbench.experiments.scoring.ranking import rank_methods
from workbench.gui.plots.plot import Plot
from workbench.gui.views import VIEWS
from workbench.gui.widgets.theme import apply_theme

SIZES = ((300, 300), (3840, 2160))
KINDS = ("ordinary", "empty", "large")
COUNT = {"ordinary": 5, "empty": 0, "large": 100}


def names(number, word="class"):
    return tuple(f"{word} {index} <b>" for index in range(number))


def random(kind):
    return np.random.default_rng(COUNT[kind])


def affinity(kind):
    from scipy.sparse import random_array

    size = {"ordinary": 50, "empty": 0, "large": 20_000}[kind]
    matrix = random_array((size, size), density=min(1.0, 20 / max(size, 1)), rng=random(kind))
    classes = np.arange(size) % max(COUNT[kind], 1)
    return figures.AffinityFigure.from_matrix(matrix, classes, names(COUNT[kind]))


def terms_of_classes(kind):
    terms = tuple(f"term{index}" for index in range(25))
    classes = [
        figures.ClassTerms(name, terms, tuple(range(25, 0, -1))) for name in names(COUNT[kind])
    ]
    return figures.CharacteristicTermsFigure("svm", "", "weights", tuple(classes))


def comparison(kind):
    number = COUNT[kind]
    scores = {name: random(kind).random(4) for name in names(number, "method")}
    compared = tuple(
        ComparedScore(name, "run", name, "", float(values.mean()), 0.1, 0.2, 0.9, 4)
        for name, values in scores.items()
    )
    pairs = pairwise(scores, test="paired_t")
    return figures.ComparisonFigure("accuracy", "Accuracy", compared, pairs, True, "paired_t")


def confusion(kind):
    number = COUNT[kind]
    size = 20_000 if kind == "large" else 20 * number
    actual, predicted = (random(kind).integers(0, max(number, 1), size) for _ in range(2))
    return figures.ConfusionFigure.from_predictions(
        "svm", names(number), actual, predicted, np.arange(size)
    ).by_similarity()


def ranks(kind):
    number = COUNT[kind]
    scores = random(kind).random((number, 3)) if number else np.zeros((0, 0))
    ranking = rank_methods(names(number, "method"), scores)
    return figures.CriticalDifferenceFigure("accuracy", "Accuracy", ranking, ("a", "b", "c"))


def curves(kind):
    x = np.array([1.0, 10, 100, 1000])
    made = [
        figures.Curve(name, x, x / 1000, x / 1100, x / 900, np.full(4, 3))
        for name in names(COUNT[kind], "method")
    ]
    return figures.CurveFigure("Labelled documents", "Accuracy", tuple(made), {}, True, 0.95)


def dendrogram(kind):
    from scipy.cluster.hierarchy import linkage

    size = {"ordinary": 30, "empty": 1, "large": 3000}[kind]
    merges = linkage(random(kind).random((size, 2)), "average") if size > 1 else np.zeros((0, 4))
    classes = np.arange(size) % max(COUNT[kind], 1)
    return figures.DendrogramFigure(
        "tree", merges, classes, names(max(COUNT[kind], 1)), np.arange(size), min(5, size)
    )


def metric_table(kind):
    cell = figures.ScoreCell(0.9, 0.1, 3, 0.01, "superior", 3.0)
    hole = figures.ScoreCell(float("nan"), float("nan"), 0)
    lines = [
        figures.TableLine(name, "5%", 50.0, "inductive", 1, (cell, hole))
        for name in names(COUNT[kind], "method")
    ]
    titles = ("Accuracy", "F1 (macro)")
    metrics = ("accuracy", "f1_macro")
    return figures.MetricTableFigure(metrics, titles, tuple(lines), "", "corrected_t", 0.05)


def scatter(kind):
    size = {"ordinary": 60, "empty": 0, "large": 20_000}[kind]
    number = max(COUNT[kind], 1)
    return figures.ScatterFigure(
        "spectral",
        "5%",
        random(kind).normal(size=(size, 8)),
        names(number),
        np.arange(size) % number,
        (np.arange(size) // 2) % number,
        np.arange(size) % 10 == 0,
        np.arange(size),
        tuple(f"document {index}" for index in range(size)),
        (),
    )


def separability(kind):
    points = [
        figures.SeparabilityPoint(name, size, 0.1, 0.2, 3)
        for name in names(COUNT[kind], "method")
        for size in ("5%", "10%")
    ]
    return figures.SeparabilityFigure(tuple(points))


def spectrum(kind):
    size = {"ordinary": 8, "empty": 0, "large": 20_000}[kind]
    return figures.SpectrumFigure("spectral", "", np.sort(random(kind).random(size))[::-1])


def term_clusters(kind):
    number = {"ordinary": 6, "empty": 0, "large": 2000}[kind]
    made = [
        figures.TermCluster(n, float(number - n), tuple(f"t{n}x{k}" for k in range(5)), (1.0,) * 5)
        for n in range(number)
    ]
    links = (figures.TermLink("t0x0", "t0x1", 0.5),) if number else ()
    return figures.TermClusterFigure("tcb", "", tuple(made), links)


def race(kind):
    lines = [
        figures.RaceLine(
            name, position % 4, float("nan") if position % 3 else 0.5, "0.500 in round 1"
        )
        for position, name in enumerate(names(COUNT[kind], "method"))
    ]
    return figures.RaceFigure(tuple(lines), ("Use it.", "It reaches 90 %."), None)


def overview(kind):
    number = COUNT[kind]
    scores = tuple(
        figures.MethodScore(
            *(name, size, float(labelled), "inductive"),
            *(0.5 + index / 1000, 0.4, 0.6, 5, 0.1, index == number - 1),
        )
        for index, name in enumerate(names(number, "method"))
        for labelled, size in ((10, "1%"), (100, "10%"))
    )
    confusion = figures.FrequentConfusion(0, 1, "first <b>", "second", 12, 0.4, ("word", "other"))
    advice = figures.Advice("label", "More labels help: +3.0 points per doubling")
    return figures.OverviewFigure(
        *("accuracy", "Accuracy", True, "10%", ("1%", "10%"), 100, scores),
        curve=curves(kind) if number else None,
        confusions=(confusion,) * min(number, 3),
        clusters=(figures.FoundCluster(0, "word, other", 12, "first <b>", 0.4),) * min(number, 8),
        doubtful=np.arange(number),
        doubtful_ids=names(number, "document"),
        advice=(advice,) * min(number, 4),
        largest_class=0.3,
    )


FIGURES = {
    "AffinityFigure": affinity,
    "CharacteristicTermsFigure": terms_of_classes,
    "ComparisonFigure": comparison,
    "ComparisonFigure in pairs": comparison,
    "ConfusionFigure": confusion,
    "CriticalDifferenceFigure": ranks,
    "CurveFigure": curves,
    "DendrogramFigure": dendrogram,
    "MetricTableFigure": metric_table,
    "OverviewFigure": overview,
    "OverviewFigure as a forest": overview,
    "RaceFigure": race,
    "ScatterFigure": scatter,
    "SeparabilityFigure": separability,
    "SpectrumFigure": spectrum,
    "TermClusterFigure": term_clusters,
}


@cache
def figure_of(name, kind):
    return FIGURES[name](kind)


@pytest.fixture
def make_view(qtbot):
    """Creates views and deletes them at once, so that a change of theme repaints few widgets."""

    def make(name):
        module, _, widget = VIEWS[name].partition(":")
        view = getattr(importlib.import_module(f"workbench.gui.views.{module}"), widget)()
        qtbot.addWidget(view)
        view.resize(600, 400)
        view.show()
        return view

    yield make
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def colours(image, step):
    positions = (
        (x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)
    )
    return {image.pixel(x, y) for x, y in positions}


def drawn(view):
    """The number of items in each plot and of rows in each table of a view."""
    return (
        [len(plot.plotItem.items) for plot in view.findChildren(Plot)],
        [table.rowCount() for table in view.findChildren(QTableWidget)],
    )


def test_every_view_has_a_figure():
    assert FIGURES.keys() == VIEWS.keys()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", VIEWS)
def test_a_view_draws_at_every_size(make_view, name, kind):
    view = make_view(name)
    view.show_figure(figure_of(name, kind))
    for size in SIZES:
        view.resize(*size)
        QApplication.processEvents()
        image = view.grab().toImage()
        assert (image.width(), image.height()) == size
        if kind != "empty":
            assert len(colours(image, 7)) > 3, "nothing is drawn"


@pytest.mark.parametrize("name", VIEWS)
def test_a_new_figure_replaces_the_previous_one(make_view, name):
    view, fresh = make_view(name), make_view(name)
    for kind in ("large", "empty", "ordinary"):
        view.show_figure(figure_of(name, kind))
        QApplication.processEvents()
    fresh.show_figure(figure_of(name, "ordinary"))
    assert drawn(view) == drawn(fresh)


def lightness(view):
    """The median lightness of a view."""
    QApplication.processEvents()
    image = view.grab().toImage()
    return np.median(
        [image.pixelColor(x, y).lightness() for x in range(0, 600, 9) for y in range(0, 400, 9)]
    )


@pytest.mark.parametrize("name", [name for name in VIEWS if name != "TermClusterFigure"])
def test_a_view_follows_a_change_of_theme(make_view, qapp, name):
    view = make_view(name)
    view.show_figure(figure_of(name, "ordinary"))
    try:
        for theme, is_light in (("light", True), ("dark", False), ("light", True)):
            apply_theme(qapp, theme)
            assert (lightness(view) > 128) == is_light
    finally:
        apply_theme(qapp, "light")
