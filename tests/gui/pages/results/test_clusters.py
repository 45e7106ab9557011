"""Names that a person gives to clusters."""

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import Qt
from scipy.cluster.hierarchy import linkage

from workbench.experiments import figures
from workbench.experiments.figures.documents.document_clusters import DocumentCluster
from workbench.gui.pages.results.dendrogram_panel import DendrogramPanel
from workbench.gui.state.jobs import JobRunner
from workbench.gui.views.overview import OverviewView


def clusters_of(assigned):
    assigned = np.array(assigned)
    made = tuple(
        DocumentCluster(number, np.flatnonzero(assigned == number), (), -1, 0.0)
        for number in range(assigned.max() + 1)
    )
    return figures.DocumentClustersFigure("tree", ("a",), made, assigned)


@pytest.fixture
def panel(qtbot):
    made = DendrogramPanel(JobRunner())
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show()
    merges = linkage(np.arange(4.0)[:, None], "single")
    made.show_figure(
        figures.DendrogramFigure("tree", merges, np.zeros(4, dtype=int), ("a",), np.arange(4), 4)
    )
    return made


def written(panel):
    labels = [item for item in panel.view.plot.scene().items() if isinstance(item, pg.TextItem)]
    return {label.toPlainText() for label in labels}


def test_a_new_name_is_shown_in_the_tree_and_stays_with_its_documents(panel):
    clusters = panel.clusters
    clusters.show_figure(clusters_of([0, 0, 1, 1]))
    clusters.table.item(1, 0).setText("Bikes")
    assert "Bikes" in written(panel)
    clusters.show_figure(clusters_of([2, 2, 0, 1]))  # the next cut divides the cluster
    assert [clusters.name_of(cluster) for cluster in clusters.figure.clusters] == [
        "cluster 1",
        "cluster 2",
        "cluster 3",
    ]
    clusters.show_figure(clusters_of([1, 1, 0, 0]))  # and the former one again
    assert [clusters.name_of(cluster) for cluster in clusters.figure.clusters] == [
        "Bikes",
        "cluster 2",
    ]


def test_a_cluster_is_shown_by_its_number(panel):
    clusters = panel.clusters
    clusters.show_figure(clusters_of([0, 0, 2, 1]))
    clusters.show_cluster(2)
    assert {index.row() for index in clusters.table.selectedIndexes()} == {2}


def test_a_chip_leads_to_its_cluster(qtbot):
    view = OverviewView()
    qtbot.addWidget(view)
    found = figures.FoundCluster(3, "ball, net", 12, "tennis", 0.5)
    view.show_figure(
        figures.OverviewFigure(
            *("nmi", "NMI", True, "", ("",), 0, ()),
            curve=None,
            confusions=(),
            clusters=(found,),
            doubtful=np.arange(0),
            doubtful_ids=(),
            advice=(),
            largest_class=0.3,
        )
    )
    (chip,) = view.clusters.chips
    with qtbot.waitSignal(view.cluster_chosen) as chosen:
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert chosen.args == [3]


def test_lists_and_readers_are_shown_with_the_documents(panel):
    documents = panel.clusters.documents.documents
    assert not documents.list.isVisible() and not documents.text.isVisible()
    place = documents.title.geometry().center().y()
    documents.show_documents((0,), ("a · first",), "One document")
    assert documents.list.isVisible() and documents.copy.isVisible()
    assert documents.title.geometry().center().y() == place
