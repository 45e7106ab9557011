"""The names of clusters below the cut of a tree."""

import itertools

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QApplication
from scipy.cluster.hierarchy import linkage

from workbench.experiments import figures
from workbench.gui.views.dendrogram import DendrogramView


def tree():
    merges = linkage(np.arange(12.0)[:, None], "single")
    return figures.DendrogramFigure(
        "tree", merges, np.zeros(12, dtype=int), ("a",), np.arange(12), 12
    )


def test_an_axis_without_names_has_no_title_and_takes_no_room(qtbot):
    view = DendrogramView()
    qtbot.addWidget(view)
    view.resize(640, 240)
    view.show()
    view.show_figure(tree())
    QApplication.processEvents()
    axis = view.plot.getAxis("bottom")
    assert not axis.label.isVisible()
    assert axis.height() < 5


def test_names_of_clusters_never_cover_each_other(shown):
    view = shown(DendrogramView(), tree())
    view.name_clusters({number: f"mainboard {number}" for number in range(12)}, np.arange(12))
    view.resize(420, 400)
    for _ in range(3):
        QApplication.processEvents()
        view.grab()
    labels = [item for item in view.plot.scene().items() if isinstance(item, pg.TextItem)]
    drawn = [label for label in labels if label.isVisible()]
    areas = [label.mapRectToScene(label.boundingRect()) for label in drawn]
    assert len(drawn) >= 4
    for first, second in itertools.combinations(areas, 2):
        overlap = first.intersected(second)
        assert overlap.width() <= 1 or overlap.height() <= 4, (first, second)
