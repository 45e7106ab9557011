"""The tree of a clustering, and the clusters that its cut leaves."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from workbench.background.figures import RunFacts
from workbench.background.selections import cut_clusters_job
from workbench.experiments.figures import DendrogramFigure, DocumentClustersFigure
from workbench.gui.pages.results.clusters_panel import ClustersPanel
from workbench.gui.state.jobs import JobRunner
from workbench.gui.state.latest_result import LatestResult
from workbench.gui.state.workspace import Workspace
from workbench.gui.views.dendrogram import DendrogramView


class DendrogramPanel(QWidget):
    """Cutting the tree names its clusters; leaves and clusters select their documents."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder: Path | None = None
        self._options: Mapping[str, Any] = {}
        self._figure: DendrogramFigure | None = None
        self._workspace: Workspace | None = None
        self.view = DendrogramView()
        self.clusters = ClustersPanel(jobs)
        self._cuts = LatestResult(jobs, cut_clusters_job, self)
        self._cuts.answered.connect(self._show_clusters)
        self.view.cut.connect(self._cut)
        self.view.leaf_chosen.connect(self._select_leaf)
        self.clusters.renamed.connect(self._name_clusters)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self.view)
        splitter.addWidget(self.clusters)
        splitter.setSizes([460, 200])
        splitter.setStretchFactor(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(splitter)

    def use_workspace(self, workspace: Workspace) -> None:
        """Share the selection of the window."""
        self._workspace = workspace
        self.clusters.use_workspace(workspace)
        workspace.selection.changed.connect(
            lambda: self.view.show_selection(workspace.selection.documents)
        )

    def use_run(self, folder: Path, options: Mapping[str, Any], facts: RunFacts) -> None:
        """Set the run whose documents are clustered."""
        self._folder, self._options = folder, options
        self.clusters.use_run(folder, options, facts)

    def show_figure(self, figure: DendrogramFigure) -> None:
        """Draw a tree in place of the one shown."""
        self._figure = figure
        self.view.show_figure(figure)

    def _cut(self, height: float) -> None:
        if self._figure is not None and self._folder is not None:
            chosen = (self._options.get("configuration"), self._options.get("training"))
            self._cuts.ask(self._folder, *chosen, round(height, 9))

    def _show_clusters(self, figure: DocumentClustersFigure) -> None:
        self.clusters.show_figure(figure)
        self._name_clusters()

    def _name_clusters(self) -> None:
        figure = self.clusters.figure
        if figure is None:
            return
        names = {cluster.number: self.clusters.name_of(cluster) for cluster in figure.clusters}
        self.view.name_clusters(names, figure.assigned)

    def _select_leaf(self, documents: NDArray[np.int64], adds: bool) -> None:
        if self._workspace is not None:
            selection = self._workspace.selection
            if adds:
                selection.toggle(documents.tolist())
            else:
                selection.select(documents.tolist(), self.tr("a leaf of the tree"))
